"""Found by playing what the rulebook says in scenes of three rules, on the shipped pack."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from roundtable.games.taintedgrail.world.menhirs import turn_ward_dials
from tests.games.taintedgrail.helpers import PASS, alone, asked, by, legal, night, play
from tests.games.taintedgrail.helpers.encounter import flee


def lay(seats: Any = 1, **wanted: Any) -> Any:
    return rt.scenario("taintedgrail", {"seats": seats, "event_deck": [], **wanted}, seed=1)


# -- [Dusk, 2] Rest ----------------------------------------------------------------------------------------

ALMS = {"skills": [["emp_1/back"]], "place": [101]}


def test_tg_122_who_does_not_eat_has_rested_all_the_same():
    match = lay(phase="dusk", goods={"food": [2]}, **ALMS)
    play(match, False)
    assert match.table.goods["food"] == [3]


def test_tg_122_who_has_nothing_to_eat_rests_too():
    match = lay(phase="dusk", goods={"food": [0]}, **ALMS)
    assert (asked(match), match.table.goods["food"]) == ("deck.change", [1]) or match.table.goods["food"] == [
        1
    ]


def test_tg_122_what_a_rest_brings_comes_after_the_meal():
    match = play(lay(phase="dusk", goods={"food": [1]}, health=[5], **ALMS), True)
    assert (match.table.goods["food"], match.table.health) == ([1], [6])


# -- [Parties] One place -----------------------------------------------------------------------------------


def scattered(choice: int) -> Any:
    """The fourth event finds heroes at two places, and what they choose leads to a fight."""
    shown = {"place": [101, 105, 105], "shown": [101, 102, 103, 104, 105], "guardians": {"long_line": 102}}
    heroes = ["beor", "arev", "maggot"]
    timid = {"heroes": heroes, "attr": [{"spi": 0, "emp": 0}] * 3}
    match = lay(3, phase="morning", event_deck=["c1_4"], read=["106.7"], **timid, **shown)
    match.table.chance.force([0])
    return play(play(match, ("book.4", 3)), choice)


def test_tg_123_scattered_heroes_meet_an_encounter_at_one_place():
    assert (scattered(2).table.party, scattered(1).table.party) == ((1, 2), (1, 2))
    assert scattered(0).table.party == (0,)


# -- [Abilities] One hero here -----------------------------------------------------------------------------


def test_tg_124_a_rest_may_heal_a_companion():
    hurt = {"health": [7, 0], "dying": [0, 1], "goods": {"food": [1, 0], "wealth": [1, 0]}}
    match = lay(
        2, phase="dusk", heroes=["maggot", "arev"], items=[["midwife_bag"], []], place=[103, 103], **hurt
    )
    by(match, 0, True)
    by(match, 1, False)
    by(match, 0, True)
    assert (asked(match), match.to_move, legal(match)) == ("choose.who", (0,), {0, 1})
    play(match, 1)
    assert (match.table.health[1], match.table.dying[1], match.table.goods["wealth"][0]) == (2, 0, 0)


def test_tg_124_an_action_heals_who_has_passed_and_its_owner_says_whom():
    match = lay(2, heroes=["beor", "arev"], items=[[], ["splints"]], place=[103, 103], health=[3, 8])
    by(match, 0, PASS)
    alone(match, 1, ("ability", "item/splints", 0))
    assert (asked(match), match.to_move, legal(match)) == ("choose.who", (1,), {0, 1})
    assert play(match, 0).table.health[0] == 5


def test_tg_124_not_who_is_elsewhere():
    match = lay(2, heroes=["beor", "arev"], items=[[], ["splints"]], place=[101, 103], health=[3, 6])
    assert alone(match, 1, ("ability", "item/splints", 0)).table.health == [3, 8]


# -- [Guardians] -------------------------------------------------------------------------------------------


def test_a_guardian_that_is_held_fights_those_who_are_there():
    held = {"phase": "dawn", "today": ["hedge_moves"], "guardians": {"long_line": 105}}
    assert lay(place=[105], **held).table.enc == "long_line"
    match = lay(place=[101], **held)
    assert (match.table.enc, match.table.guardians) == ("", {"long_line": 105})


# -- [Death] -----------------------------------------------------------------------------------------------


def test_a_successor_has_done_nothing_today():
    dark = {
        "wards": {101: 5, 113: 0},
        "shown": [101, 102, 103, 104, 105, 113],
        "guardians": {"long_line": 102},
    }
    dies = {"health": [0, 8], "dying": [1, 0], "place": [113, 101]}
    match = lay(2, phase="dawn", heroes=["ailei", "arev"], **dies, **dark)
    while asked(match) != "dying.successor":
        play(match, False) if asked(match) == "mercy.ask" or False in legal(match) else flee(match)
    assert "fought" in match.table.did[0]
    assert play(match, "beor").table.did[0] == []


def test_the_mercy_is_marked():
    match = play(lay(phase="dawn", health=[0], dying=[1]), True)
    assert match.table.statuses == {"saved": [1]}


# -- [Menhirs] ---------------------------------------------------------------------------------------------


def test_a_menhir_lit_by_the_story_wakes_the_abilities_of_those_who_are_there():
    wanted = {"place": [113], "wards": {101: 3}, "shown": [101, 102, 113], "terror": [3]}
    plain, gifted = [
        lay(heroes=["maggot"], verse="113.9", skills=[skills], **wanted).table
        for skills in ([], ["spi_1/back"])
    ]
    assert 113 in gifted.wards
    assert gifted.goods["magic"][0] == plain.goods["magic"][0] + 1
    assert gifted.terror[0] == plain.terror[0] - 1


def test_for_a_menhir_that_has_left_the_game_none_goes_out():
    match = lay(effects="remove 113; ward 113 4", wards={101: 5, 107: 4, 108: 3})
    assert (asked(match), match.table.wards) == ("day.what", {101: 5, 107: 4, 108: 3})


def test_a_dial_that_is_gone_before_it_is_turned_stays_gone():
    """[Dawn, 2 to 4] What was put out between two steps goes out on the next dawn, as any other."""
    match = lay(wards={101: 5, 107: 0}, shown=[101, 107], place=[101])
    turn_ward_dials.now(match.table)
    assert match.table.wards == {101: 4, 107: 0}
    assert night(match).table.wards == {101: 3}


# -- [Discarding] ------------------------------------------------------------------------------------------


def test_random_events_come_back_in_the_order_in_which_they_were_put_under_their_deck():
    """c1_2 asks for two of them when it comes."""
    drawn = ["fine_weather", "iron_and_milk", "hedge_moves"]
    match = lay(phase="morning", event_deck=[*drawn, "c1_2"], random_deck=[], goods={"food": [0]})
    while match.table.day < 4:
        seat = match.to_move[0]
        play(match, PASS if asked(match) == "day.what" else match.legal(seat)[-1])
    deck = [name for name in match.table.event_deck if name in drawn]
    assert deck == ["fine_weather", "iron_and_milk"]  # the second lies on the first
