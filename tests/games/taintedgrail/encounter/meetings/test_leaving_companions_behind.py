"""[Retreat], [Robber], [Panic], [Avoiding a talk] What follows when one hero goes, or cannot."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import answer, asked, dusk, legal, play
from tests.games.taintedgrail.helpers.encounter import ESCAPE, FILL, NODS, PANIC, begin, face, meet

THREE = "mark mark mark" + FILL


def test_an_escape_leaves_the_robber_with_the_weak_one():
    """TG-49, TG-82, TG-22: the hero who ran keeps everything; the other is robbed at once."""
    purse = {"goods": {"wealth": [3, 4]}, "items": [["club"], ["buckler"]], "health": [5, 1]}
    match = play(meet("robber", THREE, THREE, **purse), 0, ESCAPE)
    t = match.table
    assert (t.enc, t.outcome, t.goods["wealth"], t.items) == ("", "else", [3, 0], [("club",), ()])


def test_panic_with_an_empty_deck_is_a_retreat():
    """TG-5, TG-7, TG-39: energy and the opportunity, but no attack; the companion goes on."""
    match = play(meet("dummy", "blank blank blank", "mark" + FILL, health=[2, 8], terror=[4, 0]), 0)
    energy = match.table.energy[0]
    play(match, PANIC)
    t = match.table
    assert (t.inside, t.energy[0], t.terror, t.health) == ((1,), energy - 1, [5, 0], [2, 8])


def test_a_hero_without_energy_may_still_run_but_not_by_the_coin():
    """To lose works with nothing; to spend does not (TG-80)."""
    match = play(face("dummy", "mark" + FILL, energy=[0]), ESCAPE)
    assert (match.table.outcome, match.table.energy, match.table.terror) == ("else", [0], [1])
    assert ESCAPE not in legal(face("dummy", "mark" + FILL, energy=[0], options={"escape": "coin"}))


def test_a_talk_is_avoided_only_if_each_meets_and_pays_it():
    """[Avoiding] Reputation is not added up; wealth is not lent, magic is (TG-24)."""
    talk = ("nod" + NODS, "nod" + NODS)
    assert asked(begin("toll", *talk, goods={"rep": [2, 1], "wealth": [3, 3]})) != "talk.avoid"
    assert asked(begin("toll", *talk, goods={"rep": [2, 2], "wealth": [3, 0]})) != "talk.avoid"
    assert asked(begin("spirit_toll", *talk, goods={"magic": [2, 0]})) == "talk.avoid"


def test_a_dying_hero_eats_at_dusk_and_is_not_dying_any_more():
    """[Rest], [At the door of death], TG-3: exhausted, and limited by the one health regained."""
    match = dusk(
        2, health=[0, 8], dying=[2, 0], energy=[0, 6], terror=[2, 0], goods={"food": [1, 0], "exp": [0, 0]}
    )
    answer(match, rest_eat=True, rest_share=False, grow_what=None, deck_change=None)
    t = match.table
    assert (t.health, t.dying, t.terror, t.energy) == ([1, 8], [0, 0], [1, 0], [1, 6])
