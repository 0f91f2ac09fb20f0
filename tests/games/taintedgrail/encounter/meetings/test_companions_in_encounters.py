"""[Party], [Deferred abilities], [You are dying] What a companion leaves behind, lends or takes over."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import asked, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    FILL,
    NODS,
    begin,
    endure,
    face,
    keep,
    laid,
    lay,
    meet,
    over,
    through,
    turn,
)


def test_one_refuses_their_magic_and_another_gives_it():
    """TG-36, TG-71: the key joins, and the refused magic is still there."""
    piles = ["mage mage mage" + FILL, *["mark mark mark" + FILL] * 2]
    match = play(meet("dummy", *piles, goods={"magic": [0, 1, 1]}), 0, ("lay", "mage", True))
    play(match, 1, False, ("lay", "mage", True))
    assert (asked(match), match.to_move) == ("enc.spend", (2,))
    play(match, True)
    assert (match.table.pool, match.table.goods["magic"]) == (2, [0, 1, 0])


def test_a_stage_is_won_by_a_card_with_a_delay_and_the_next_hero_draws_for_it():
    """TG-26, TG-11, TG-52, TG-70: no reaction, the branch is chosen, the token stays until then."""
    match = meet("crossroads", "attention nod nod" + NODS, "nod nod nod" + NODS, heroes=["soldier", "healer"])
    play(match, 0)
    turn(match, "attention")
    assert (asked(match), match.to_move) == ("talk.branch", (0,))
    t = match.table
    play(match, match.legal(0)[1])
    assert (t.affinity, t.terror) == (0, [0, 0])
    assert (t.active, len(t.hands[1]), laid(match)) == (1, 4, ["attention"])


def test_an_escape_leaves_a_delay_behind_for_the_companion():
    """[Retreat], TG-11, TG-39: energy and opportunity for the one, no attack, a marker for the other."""
    match = play(meet("dummy", "later mark mark" + FILL, "mark mark mark" + FILL), 0)
    energy = match.table.energy[0]
    play(lay(match, "later"), ESCAPE)
    t = match.table
    assert (t.energy[0], t.terror, t.health, t.inside) == (energy - 1, [1, 0], [9, 8], (1,))
    assert (t.active, t.pool, laid(match)) == (1, 1, ["later"])


def test_fury_fells_the_first_and_its_second_blow_finds_nobody():
    """TG-16, TG-39: the companion is unhurt and is next."""
    match = endure(face("fury", "blank" + FILL, "blank" + FILL, health=[1, 8]), "blank")
    t = match.table
    assert (t.health, t.dying[0] > 0, t.inside, t.active) == ([0, 8], True, (1,), 1)


def test_a_weapon_traded_today_neither_helps_nor_is_crushed():
    """TG-31, TG-87: it lies face down until dawn, so nobody used it."""
    match = begin("crusher", "mark" + FILL, items=[["club"]], stowed=[["club"]])
    match = keep(match)
    assert match.table.pool == 0
    play(lay(match, "mark"), END)
    through(match)
    assert (over(match), match.table.items) == ("win", [("club",)])
