"""Rulebook: Locations: laying cards, original numbers, what is nearest, dissolving."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    asked,
    box,
    day,
    done,
    everything,
    go,
    goods,
    legal,
    night,
    play,
    scene,
    told,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import win


def dawn(seats=1, **wanted):
    return scene(seats, **{"phase": "dawn", "event_deck": [], **wanted})


# -- laying cards ------------------------------------------------------------------------------------------


def test_keys_name_the_cards_that_touch():
    match = play(day(), go(105))
    assert sorted(match.table.shown) == [101, 102, 103, 104, 105, 108]


def test_a_wall_hides_what_is_behind_it():
    """The Ash touches the Pit and the Hill, which are in reach, but no key leads there."""
    match = play(day(), go(104))
    assert sorted(match.table.shown) == [101, 102, 103, 104, 105]


def test_only_one_card_away_from_an_active_menhir_also_diagonally():
    assert 106 in play(day(), go(102)).table.shown
    assert 107 not in play(day(), go(104)).table.shown
    assert 107 in play(day(wards={106: 3}, place=[101], shown=[101, 104]), go(104)).table.shown


def test_a_menhir_on_its_last_day_still_counts():
    assert 106 in play(day(wards={101: 0}, shown=[101, 102]), go(102)).table.shown


def test_without_an_active_menhir_nothing_new_is_laid():
    assert 106 not in play(day(wards={}, place=[101], shown=[101, 102]), go(102)).table.shown


def test_the_story_may_lay_a_card_anywhere():
    match = done("reveal 120")
    assert 120 in match.table.shown
    night(match)
    assert 120 not in match.table.shown


def test_a_card_that_has_left_the_game_is_not_laid_again():
    match = done("remove 105; reveal 105", place=[103])
    assert (105 in match.table.shown, match.table.removed) == (False, [105])
    play(match, go(101))
    assert 105 not in match.table.shown


# -- original numbers --------------------------------------------------------------------------------------


def test_tg_32_a_changed_place_lies_in_the_old_cell_and_is_reached_by_the_old_keys():
    match = done("replace 102 112")
    assert (112 in match.table.shown, 102 in match.table.shown) == (True, False)
    play(match, go(112))
    assert (match.table.place, 106 in match.table.shown) == ([112], True)
    assert {go(101), go(106)} <= legal(match)


def test_rulebook_example_the_key_finds_the_card_by_its_original_number():
    """The Grove was burnt before anybody had seen it."""
    match = done("replace 102 112", shown=[101, 103], place=[103])
    assert 112 not in match.table.shown
    play(match, go(101))
    assert (112 in match.table.shown, 102 in match.table.shown) == (True, False)


def test_tg_32_heroes_tokens_menhir_guardians_and_what_the_dead_left_stay():
    match = scene(
        2, effects="replace 107 113", place=[107, 104], wards={107: 4}, tokens={107: 2}, times={107: 1},
        guardians={"giant": 107}, shown=[104, 107], event_deck=[],
    )  # fmt: skip
    table = match.table
    assert (table.place, table.wards, table.tokens, table.times) == ([113, 104], {113: 4}, {113: 2}, {113: 1})
    assert (table.guardians, table.shown) == ({"giant": 113}, [104, 113])


def test_tg_32_items_of_the_dead_stay_with_the_place():
    match = done("replace 107 113", place=[107], wards={107: 3}, dropped={107: ["rope"]})
    assert (match.table.dropped, ("take",) in legal(match)) == ({113: ["rope"]}, True)


def test_tg_55_to_stand_where_a_place_changes_is_no_arrival():
    match = done("replace 102 112", place=[102])
    assert (match.table.place, match.table.terror) == ([112], [0])
    play(match, go(101), go(112))
    assert match.table.terror == [2]


def test_a_story_that_names_the_old_number_finds_the_changed_place():
    match = done("replace 102 112; token 102 +2; move 102")
    assert (match.table.tokens, match.table.place) == ({112: 2}, [112])
    assert done("replace 102 112; if shown 102: one exp +1").table.goods["exp"] == [1]


# -- dissolving --------------------------------------------------------------------------------------------


def test_tg_27_who_stands_on_what_dissolves_loses_2_health_gains_2_terror_and_is_moved():
    match = dawn(place=[109], wards={101: 4}, shown=[101, 106, 109])
    assert (match.table.place, tracks(match)) == ([106], (6, 7, 2))


def test_tg_27_neighbours_are_laid_then_the_guardian_met_then_what_happens_on_entry():
    match = dawn(place=[107], wards={101: 4}, shown=[101, 104, 107], guardians={"wolf": 104})
    assert (asked(match), match.table.terror, match.table.place) == ("enc.redraw", [2], [104])
    win(match)
    assert (match.table.terror, match.table.guardians) == ([3], {})


def test_it_is_no_journey():
    match = dawn(place=[107], wards={101: 4}, shown=[101, 104, 107], items=[["whistle"]])
    assert (match.table.did, goods(match, "rep"), match.table.energy) == ([[]], [1], [6])


@pytest.mark.parametrize(
    ("place", "shown", "after"),
    [
        (107, [101, 104, 107], 104),  # one step
        (109, [101, 104, 109], 104),  # two steps either way: 104 is nearer than 101
        (110, [101, 102, 105, 110], 101),  # three steps, the others four
        (109, [102, 104, 109, 101], 102),  # a tie of two steps: the lowest number
    ],
)
def test_tg_51_the_nearest_card_by_steps_on_the_grid_walls_ignored_ties_to_the_lowest(place, shown, after):
    match = dawn(place=[place], wards={101: 4}, shown=shown)
    assert match.table.place == [after]


def test_tg_51_several_thrown_onto_one_card_meet_what_is_there_once_as_a_party():
    match = dawn(2, place=[107, 110], wards={101: 4}, shown=[101, 104, 107, 110])
    assert (match.table.place, match.table.terror) == ([104, 104], [3, 3])
    assert told(match).count("map.enter") == 1


def test_everything_on_it_goes_with_it():
    match = day(
        wards={101: 4, 107: 0}, tokens={107: 1, 101: 1}, times={107: 3},
        guardians={"wolf": 107, "giant": 110}, shown=[101, 103, 104, 107, 110], place=[103],
        dropped={107: ["rope"]},
    )  # fmt: skip
    night(match)
    table = match.table
    assert (table.tokens, table.times, table.guardians, table.dropped) == ({101: 1}, {}, {}, {})
    assert (table.under["grey"], everything(match)) == (["wolf"], box())


def test_it_can_be_found_again():
    match = dawn(wards={101: 4, 106: 0}, shown=[101, 106, 109], place=[101])
    assert 109 not in match.table.shown
    match = play(day(wards={101: 4, 106: 3}, shown=[101, 102, 106], place=[102]), go(106))
    assert 109 in match.table.shown


def test_a_removed_place_leaves_the_game_and_those_who_stand_there_are_swept_away():
    match = done("remove 105", place=[105], goods={"wealth": [2]})
    assert (match.table.place, tracks(match), match.table.removed) == ([101], (6, 7, 2), [105])


def test_tg_61_swept_away_while_dying_onto_a_guardian_and_what_happens_on_entry():
    """With 2 health the hero falls; dying they still meet the guardian and what happens on entry."""
    match = dawn(
        2, place=[107, 101], wards={101: 4}, shown=[101, 104, 107], guardians={"wolf": 104}, health=[2, 8],
        items=[["rope", "jack"]],
    )  # fmt: skip
    assert (asked(match), match.table.place) == ("dying.keep", [104, 101])
    play(match, ("jack",))
    assert (match.table.dying, asked(match), match.table.party) == ([2, 0], "enc.redraw", (0,))
    win(match)
    assert (match.table.guardians, match.table.terror, match.table.dying) == ({}, [3, 0], [1, 0])
    assert match.table.items == [("jack",), ()]
