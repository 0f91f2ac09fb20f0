"""[Menhirs and wyrdness] Dials that turn, light that goes out, and the dark."""

from roundtable.games.taintedgrail.world.menhirs import turn_ward_dials
from tests.games.taintedgrail.helpers import (
    INSPECT,
    asked,
    box,
    dawn,
    day,
    done,
    everything,
    legal,
    night,
    play,
    shipped,
    tracks,
)


def test_a_burning_menhir_whose_place_loses_its_seal_burns_on_but_cannot_be_lit_anew():
    """[Original location number] Its dial and reach stay; [Location seals] no seal, no inspection."""
    wanted = {"place": [107], "goods": {"magic": [3], "food": [0]}, "secrets": [["rite"]], "event_deck": []}
    match = done("replace 107 113", wards={107: 3}, shown=[104, 107, 110], **wanted)
    assert (match.table.wards, INSPECT in legal(match)) == ({113: 3}, False)
    night(match)
    assert (match.table.wards, sorted(match.table.shown)) == ({113: 2}, [104, 110, 113])


def test_a_fourth_menhir_puts_out_one_whose_far_place_goes_at_dawn_before_its_guardian_moves():
    """[Menhirs and wyrdness] Nothing goes by day; at dawn the place takes guardian and items with it."""
    match = day(
        wards={106: 4, 107: 4, 110: 4}, shown=[101, 102, 104, 106, 107, 109, 110], dropped={109: ["rope"]},
        secrets=[["rite"]], goods={"magic": [1], "food": [0]}, guardians={"wolf": 109},
    )  # fmt: skip
    play(match, INSPECT, True, 106)
    t = match.table
    assert (109 in t.shown, t.guardians) == (True, {"wolf": 109})
    night(match)
    assert (109 in t.shown, 106 in t.shown, t.guardians, t.dropped) == (False, True, {}, {})
    assert (t.under["grey"], everything(match)) == (["wolf"], box())


def test_the_last_menhir_leaves_with_its_place_he_is_swept_away_and_the_next_dawn_is_dark():
    """[Removing from the game] Nearest and lowest: the ash. [Menhirs and wyrdness] No card goes then."""
    wanted = {"place": [107], "event_deck": [], "goods": {"food": [0]}}
    match = done("remove 107", wards={107: 4}, shown=[104, 107, 110], **wanted)
    assert (match.table.place, match.table.wards, tracks(match)) == ([104], {}, (6, 7, 3))
    night(match)
    assert (match.table.shown, tracks(match)) == ([104, 110], (5, 5, 5))


def test_the_last_menhir_goes_out_this_dawn_is_free_the_next_one_strikes_and_the_weak_fall():
    match = dawn(2, wards={101: 0}, health=[9, 2], goods={"food": [0, 0]})
    t = match.table
    assert (t.wards, t.health, t.terror, 103 in t.shown) == ({}, [9, 2], [0, 0], True)
    night(match)
    assert (t.health, t.terror, t.energy) == ([7, 0], [2, 2], [6, 0])
    assert t.dying == [0, 1]  # 2, set in step 3, turned in step 5 of the same dawn


def test_for_a_menhir_that_has_left_the_game_none_goes_out():
    match = shipped(effects="remove 113; ward 113 4", wards={101: 5, 107: 4, 108: 3})
    assert (asked(match), match.table.wards) == ("day.what", {101: 5, 107: 4, 108: 3})


def test_a_dial_that_is_gone_before_it_is_turned_stays_gone():
    """[Dawn, 2 to 4] What was put out between two steps goes out on the next dawn, as any other."""
    match = shipped(wards={101: 5, 107: 0}, shown=[101, 107], place=[101])
    turn_ward_dials.now(match.table)
    assert match.table.wards == {101: 4, 107: 0}
    assert night(match).table.wards == {101: 3}
