"""Rulebook: More or fewer players."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    HEROES,
    LEAVE,
    answer,
    asked,
    box,
    by,
    day,
    everything,
    goods,
    legal,
    new,
    night,
    play,
    scene,
)


def test_who_leaves_gives_his_secrets_to_those_who_stay():
    match = by(day(3, secrets=[["tally", "rite"]], leaving=True), 0, LEAVE)
    assert (asked(match), match.to_move, legal(match)) == ("dying.heir", (0,), {1, 2})
    play(match, 1, 2)
    assert (match.table.secrets, match.table.status) == (
        [(), ("tally",), ("rite",)],
        ["absent", "alive", "alive"],
    )
    assert everything(match) == box()


def test_the_day_goes_on_without_him():
    match = by(day(2, leaving=True), 0, LEAVE)
    assert match.to_move == (1,)
    night(match)
    assert (match.table.day, match.to_move) == (2, (1,))


def test_tg_57_dials_and_costs_of_menhirs_count_those_who_stay():
    """At the Ford the stone costs everybody a magic; for one player its dial is 6, for two 5."""
    wanted = {
        "place": [107, 103],
        "wards": {101: 5, 107: 1},
        "secrets": [["rite"]],
        "goods": {"magic": [1, 1]},
    }
    match = by(day(2, leaving=True, **wanted), 1, LEAVE)
    play(match, ("inspect",), True)
    assert (match.table.wards, goods(match, "magic")) == ({101: 5, 107: 6}, [0, 1])


def test_a_newcomer_stands_where_an_old_hero_stands_with_what_he_begins_with():
    match = new(2, late_seats=1)
    play(match, "herb")
    assert match.table.status == ["alive", "absent"]
    match.table.event_deck.clear()
    play(match, ("travel", 103), ("pass",))
    answer(match, rest_eat=False, grow_what=None, deck_change=None)
    assert (match.to_move, legal(match)) == ((0,), {None, 1})
    play(match, 1)
    assert (asked(match), match.to_move, legal(match)) == ("hero.choose", (1,), set(HEROES) - {"herb"})
    play(match, "druid")
    assert (match.table.place, goods(match, "magic")) == ([103, 103], [0, 3])
    assert "letter.druid" in match.table.read


def test_the_dead_are_not_among_those_who_may_come():
    """The smith has died and the hireling has come instead; the fourth seat joins later."""
    match = new(3, late_seats=1)
    play(match, "smith", "herb")
    table = match.table
    table.event_deck.clear()
    table.place[:] = [103, 103, 0]
    table.health[0], table.energy[0], table.dying[0] = 0, 0, 1
    by(match, 0, ("pass",))
    by(match, 1, ("pass",))
    answer(match, rest_eat=False, rest_share=False)
    assert asked(match) == "dying.successor"
    play(match, "hireling", 2)
    assert match.table.heroes == ["hireling", "herb", "druid"]


def test_who_stays_alone_plays_by_the_rules_for_one():
    """The hero's dial at the door of death is the longer one."""
    match = by(day(2, place=[103, 101], health=[1, 8], energy=[1, 6], leaving=True), 1, LEAVE)
    play(match, ("place",))
    assert match.table.dying == [3, 0]


def test_nobody_can_leave_unless_the_table_allows_it():
    assert LEAVE not in scene(2).legal(0)


def test_tg_109_a_personal_secret_stays_when_its_owner_leaves():
    """[Fewer players] The hero's secrets stay with the others; a dead hero's personal ones would be gone."""
    match = by(day(2, place=[103, 103], secrets=[["brand"], []], leaving=True), 0, LEAVE)
    assert (match.table.secrets, match.table.gone) == ([(), ("brand",)], [])
