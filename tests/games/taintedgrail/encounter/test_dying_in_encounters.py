"""[At the door of death] A hero who falls to 0 health leaves the encounter at once."""

from tests.games.playing import asked, play
from tests.games.taintedgrail.helpers.encounter import FILL, events, laid, lay, meet, over, turn


def test_alone_it_ends_the_encounter():
    match = turn(meet("dummy", "mark" + FILL, health=[1]), "mark")
    t = match.table
    assert (over(match), t.health, t.dying) == ("else", [0], [3])
    assert (t.under["grey"], t.energy, t.terror) == (["dummy"], [0], [0])


def test_tg_39_no_energy_and_no_opportunity():
    match = meet("dummy", "mark" + FILL, "mark" + FILL, health=[1, 8])
    play(match, 0)
    turn(match, "mark")
    assert (match.table.terror, events(match, "fight.escapes"), match.table.active) == ([0, 0], [], 1)


def test_his_cards_stay():
    match = meet("dummy", "stance" + FILL, "mark" + FILL, health=[1, 8])
    play(match, 0)
    lay(match, "stance")
    play(match, ("end",), ("done",))
    assert (match.table.inside, laid(match), match.table.sequence[0][3]) == ((1,), ["stance"], 2)


def test_the_items_that_he_keeps_are_asked_for():
    match = meet("dummy", "mark" + FILL, "mark" + FILL, items=[["satchel", "drum"], []], health=[1, 8])
    play(match, 0)
    turn(match, "mark")
    assert (asked(match), match.to_move) == ("dying.keep", (0,))
    play(match, ("drum",))
    assert (match.table.items, match.table.inside, match.table.active) == ([("drum",), ()], (1,), 1)


def test_tg_30_a_price_in_health_that_kills_is_paid_after_the_effect():
    match = meet("dummy", "bleed" + FILL, "mark" + FILL, health=[1, 8])
    play(match, 0)
    lay(match, "bleed")
    play(match, next(option for option in match.legal(0) if option[2] == 0))
    t = match.table
    assert (t.pool, t.inside, t.active, laid(match)) == (2, (1,), 1, ["bleed"])


def test_a_companion_may_die_in_anothers_activation():
    match = meet("dummy", "sweep" + FILL, "mark" + FILL, "mark" + FILL, health=[9, 2, 8])
    play(match, 0)
    lay(match, "sweep")
    t = match.table
    assert (t.inside, t.active, t.health, asked(match)) == ((0, 2), 0, [6, 0, 5], "fight.what")
    turn(match)
    assert t.active == 2


def test_all_at_once():
    match = meet("dummy", "sweep" + FILL, "mark" + FILL, health=[3, 2])
    play(match, 0)
    lay(match, "sweep")
    assert (over(match), match.table.health) == ("else", [0, 0])


def test_tg_79_who_comes_dying_leaves_with_the_first_damage():
    match = turn(meet("dummy", "mark" + FILL, health=[0], dying=[2]), "mark")
    assert (over(match), match.table.dying) == ("else", [2])


def test_damaged_abilities_are_for_those_who_stay():
    match = turn(meet("dummy", "mark" + FILL, health=[1], skills=[["pt_agg/back"]]), "mark")
    assert (over(match), events(match, "ability.used")) == ("else", [])


def test_robber_when_one_member_is_dying():
    """The dying hero has left and keeps their wealth."""
    match = meet("robber", "mark" + FILL, "mark" + FILL, health=[9, 2], goods={"wealth": [1, 1]})
    play(match, 1)
    turn(match, "mark")
    assert (match.table.goods["wealth"], match.table.inside, match.table.active) == ([1, 1], (0,), 0)
