"""Set-up and day once more, sentence by sentence: scenes in which three rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.taintedgrail.helpers import (
    BANISH,
    EXPLORE,
    INSPECT,
    PASS,
    SOUTH,
    answer,
    asked,
    by,
    go,
    goods,
    legal,
    night,
    play,
    scene,
    together,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import win
from tests.games.taintedgrail.helpers.packs import enlarged

MORE = """
[timer.storm]
title = "Storm"
ends = "event play hard_road"
[timer.finds]
title = "Finds"
ends = "status finds/1; status finds/2"
[item.diary]
title = "Diary"
rules = ["dusk: status finds/1; status finds/2", "rest: if exp>=1: food +5"]
[timer.ban]
title = "Ban"
ends = "rule no_explore 1; rule travel_cost +2"
"""


@pytest.fixture(autouse=True, scope="module")
def _walking_pack_with_more(tmp_path_factory):
    with enlarged(tmp_path_factory.mktemp("packs"), "scenes", MORE, "", "walking"):
        yield


def table(seats: int = 1, **wanted: Any) -> Any:
    return scene(seats, **{"pack": "scenes", "event_deck": [], "wards": {101: 5}, **wanted})


def storm(**wanted: Any) -> Any:
    return table(phase="dawn", event_deck=["calm"], goods={"food": [0]}, **wanted)


def test_tg_132_an_event_that_a_time_dial_plays_at_dawn_lasts_the_day_that_begins():
    """Journeys cost 1 more; the event of the day is in force beside it, that of yesterday no longer."""
    match = storm(timers={"storm": 1}, today=["dew"])
    assert match.table.today == ("hard_road", "calm")
    assert play(match, go(103)).table.energy == [4]


def test_tg_132_and_no_longer():
    match = night(storm(timers={"storm": 1}))
    assert (match.table.day, match.table.today) == (3, ())
    assert play(match, go(103)).table.energy == [5]


def test_tg_132_a_rule_that_is_changed_at_dawn_is_changed_for_the_day_that_begins():
    match = storm(timers={"ban": 1})
    assert (EXPLORE in legal(match), match.table.edicts) == (False, {"no_explore": 1, "travel_cost": 2})
    assert night(match).table.edicts == {}


def test_a_place_that_the_story_laid_out_of_reach_lasts_one_day_and_its_visitor_comes_to_the_nearest():
    match = night(table(effects="reveal 106; reveal 120; move 120", goods={"food": [0]}))
    assert (match.table.place, 120 in match.table.shown, tracks(match)) == ([106], False, (6, 7, 2))


def test_who_paid_for_both_is_exhausted_like_the_other_and_each_regains_four():
    match = together(table(2, energy=[3, 0], goods={"food": [0, 0]}), 0, go(103))
    by(match, 0, PASS)  # the other has nothing to do, and passes by himself once nobody can take him along
    if asked(match) == "day.what":
        play(match, PASS)
    assert answer(match, grow_what=None, deck_change=None).table.energy == [5, 4]


def test_tg_35_a_quest_is_reached_by_what_a_companion_hands_over():
    match = by(table(2, quests=["burden"], goods={"wealth": [3, 4]}), 0, ("trade", 1), ("goods", "wealth", 3))
    assert answer(match, trade_what=None).table.statuses == {"omens": [1]}


def test_market_of_scattered_heroes_feeds_one_up_to_twenty_and_frightens_the_other():
    match = table(2, phase="morning", event_deck=["market"], place=[101, 104], goods={"food": [19, 0]})
    assert (goods(match, "food"), match.table.terror) == ([20, 0], [0, 1])


def test_in_the_dark_who_falls_at_dawn_still_counts_at_the_menhir_and_is_paid_for():
    """Without light he loses his last 2 health; his dial of 2 turns in step 5 of the same dawn."""
    shore: Any = {"wards": {}, "shown": [107, 110], "place": [110, 110], "health": [2, 8], "energy": [2, 6]}
    match = by(table(2, phase="dawn", **shore), 1, INSPECT, True)
    assert (match.table.dying, match.table.energy) == ([1, 0], [0, 6])
    assert (by(match, 0, True).table.wards, match.table.energy) == ({110: 4}, [0, 4])


def test_tg_96_a_menhir_lit_in_the_dark_makes_its_place_one_that_can_be_explored():
    match = table(lasting_map=True, shown=[101, 104, 107, 110], place=[110])
    assert EXPLORE not in legal(match)
    assert EXPLORE in legal(by(match, 0, INSPECT, True))


def test_dawn_6_one_guardian_is_banished_where_he_stands_and_the_next_one_comes_there():
    match = table(phase="dawn", guardians={"wolf": 101, "giant": 102}, luck=(BANISH, SOUTH))
    assert (match.table.enc, match.table.guardians) == ("giant", {"giant": 101})


def test_a_fight_of_dawn_is_a_fight_of_the_day_that_begins():
    wanted: Any = {"skills": [["agg_1/front"]], "goods": {"exp": [0], "food": [0]}, "read": ["101.dream"]}
    match = win(table(phase="dawn", guardians={"wolf": 102}, luck=(SOUTH,), **wanted))
    assert goods(answer(play(match, PASS), grow_what=None, deck_change=None), "exp") == [2]


def test_tg_69_what_a_time_dial_completes_is_read_before_the_guardians_move():
    wanted: Any = {"timers": {"finds": 1}, "guardians": {"wolf": 102}, "luck": (SOUTH,)}
    match = table(phase="dawn", goods={"exp": [0]}, **wanted)
    assert (match.table.enc, goods(match, "exp")) == ("wolf", [1])


def test_tg_69_what_an_effect_of_dusk_completes_is_read_before_the_rest():
    match = table(phase="dusk", items=[["diary"]], place=[103], goods={"exp": [0], "food": [0]})
    assert (goods(match, "exp"), goods(match, "food")) == ([1], [5])
