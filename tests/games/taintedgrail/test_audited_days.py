"""Found by going through the rulebook sentence by sentence: who drops out, who goes along, who pays for
whom."""

from __future__ import annotations

from typing import Any

import pytest

import roundtable as rt
from tests.games.taintedgrail.helpers import (
    EAST,
    EXPLORE,
    PASS,
    alone,
    asked,
    by,
    choices,
    choose,
    done,
    go,
    goods,
    night,
    play,
    scene,
)
from tests.games.taintedgrail.helpers.packs import enlarged

MORE = """
[event.prize]
chapter = 1
part = 9
quest = true
title = "Prize"
text = "Prize"
goal = "status omens"
success = "each exp +3; event discard self"
[timer.alms]
title = "Alms"
ends = "each food +1"
[item.charm]
title = "Charm"
rules = ["action energy 0 /once: exp +5"]
"""
JOURNAL = """
:: book.60
A tower.
* [pay each energy 2] Climb. {status omens} -> end
* [pay each energy 2] Whistle. {guardian wolf here} -> end
* [pay each energy 2, pay item rope] Rope up. {one exp +1} -> end
* [pay each energy 2, pay wealth 2] Bribe. {one exp +1} -> end
* [pay each energy 2, pay share food 3] Feast. {one exp +1} -> end
! [pay each energy 3] Leap. {one exp +1} -> end
* Leave. -> end
"""


@pytest.fixture(autouse=True, scope="module")
def _walking_pack_with_more(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packs")
    with enlarged(folder, "audited", MORE, JOURNAL, "walking"):
        places = folder / "audited" / "locations.toml"
        toll = places.read_text("utf-8").replace("each terror +1", "pay each wealth 1; each rep +1")
        places.write_text(toll, "utf-8")
        yield


def tower(seats=2, **wanted):
    return scene(seats, pack="audited", verse="book.60", event_deck=[], place=[103] * seats, **wanted)


def looking(**wanted):
    """Two look at 101; only the first can pay for exploring it, and he helps nobody."""
    match = scene(2, energy=[1, 0], free_look=True, event_deck=[], **wanted)
    by(match, 0, EXPLORE, True)
    return by(match, 1, True)


# -- who drops out ---------------------------------------------------------------------------------------


def test_tg_110_the_rope_of_who_drops_out_is_not_there():
    match = choose(looking(items=[[], ["rope"]]), "Lower a rope")
    assert (asked(match), match.table.items, match.table.energy) == ("verse.choice", [(), ("rope",)], [0, 0])
    assert "Lower a rope" not in choices(match)


def test_tg_110_nor_his_food_nor_his_empathy():
    assert asked(choose(looking(goods={"food": [0, 2]}), "Feed the dogs")) == "verse.choice"
    match = choose(looking(goods={"rep": [0, 0]}), "Listen")
    assert (asked(match), goods(match, "rep")) == ("verse.choice", [0, 0])


def test_tg_110_what_exploring_took_cannot_be_paid_again():
    match = choose(play(scene(1, energy=[6], free_look=True, event_deck=[]), EXPLORE), "Dig")
    assert (asked(match), match.table.energy) == ("verse.choice", [5])
    assert "Dig." not in choices(match)


def test_tg_110_a_weapon_that_has_left_is_planted_by_nobody():
    wanted = {"heroes": ["beor", "ailei"], "place": [105, 105], "wards": {101: 5}, "energy": [1, 0]}
    options = {"pack": "avalon", "free_look": True}
    wanted |= {"seats": 2, "options": options, "items": [[], ["rusty_sword"]], "event_deck": []}
    match = rt.scenario("taintedgrail", wanted)
    by(match, 0, EXPLORE, True)
    choose(by(match, 1, True), "Plant your own")
    assert asked(match) == "verse.choice"


@pytest.mark.parametrize(
    ("choice", "held"),
    [("Rope up", {"items": [[], ["rope"]]}), ("Feast", {"goods": {"food": [0, 3], "exp": [0, 0]}})],
)
def test_tg_110_the_rest_of_the_price_is_owed_by_those_who_are_left(choice, held):
    match = choose(tower(energy=[2, 0], **held), choice)
    if asked(match) == "verse.doer":
        play(match, 0)
    assert (asked(match), goods(match, "exp")) == ("verse.choice", [0, 0])
    assert choice + "." not in choices(match)


def test_tg_110_who_has_left_pays_nothing_more():
    match = tower(energy=[2, 0], goods={"wealth": [2, 2], "exp": [0, 0]})
    choose(match, "Bribe")
    if asked(match) == "verse.doer":
        play(match, 1)
    assert goods(match, "wealth")[1] == 2


def test_tg_110_a_choice_that_nobody_paid_was_not_taken():
    match = choose(tower(energy=[2, 1]), "Leap")
    while asked(match) == "pay.help":
        play(match, False)
    assert (match.table.once, match.table.chosen, match.table.energy) == ([], [], [2, 1])


def test_tg_114_who_drops_out_of_an_exploration_is_not_out_of_the_quest():
    match = choose(tower(3, quests=["prize"], energy=[6, 6, 1]), "Climb")
    by(match, 0, False)
    by(match, 1, False)
    assert goods(match, "exp") == [3, 3, 3]


def test_tg_114_nor_does_a_guardian_overlook_him():
    match = choose(tower(energy=[3, 0]), "Whistle")
    while asked(match) == "pay.help":
        play(match, False)
    assert match.table.party == (0, 1)


def test_tg_114_after_an_entry_all_are_together_again():
    """Both are swept to 104; one cannot pay what it asks. Then a dial runs out, and the wolf comes."""
    swept: Any = {"wards": {101: 5, 107: 0}, "shown": [101, 104, 107], "place": [107, 107]}
    poor: Any = {"goods": {"wealth": [0, 3], "food": [0, 0]}, "timers": {"alms": 1}}
    match = scene(
        2, pack="audited", phase="dawn", event_deck=[], guardians={"wolf": 101}, luck=(EAST,), **swept, **poor
    )
    assert (goods(match, "food"), sorted(match.table.party)) == ([1, 1], [0, 1])


# -- who goes along --------------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", [go(103), EXPLORE])
def test_tg_111_nobody_is_left_behind_by_his_own_journey(deed):
    assert deed not in scene(2, energy=[0, 1], event_deck=[]).legal(0)
    assert deed in scene(2, energy=[0, 2], event_deck=[]).legal(0)


def test_tg_111_nor_if_the_one_who_could_help_stays():
    match = by(scene(3, energy=[0, 1, 2], event_deck=[]), 0, go(103), True)
    by(match, 1, True)
    by(match, 2, False)
    assert (asked(match), match.table.place, match.table.acted[0]) == ("day.what", [101] * 3, False)


# -- costs borne together --------------------------------------------------------------------------------


def test_relief_goes_to_the_frightened():
    match = done("share terror -2", 2, terror=[6, 0], event_deck=[])
    assert (asked(match), match.table.terror) == ("day.what", [4, 0])


def test_terror_is_paid_together_by_gaining_it():
    match = play(done("pay share terror 2", 2, terror=[3, 3], event_deck=[]), (2, 0))
    assert match.table.terror == [5, 3]


def test_tg_30_who_pays_health_together_begins_to_die_after_the_effect():
    match = done(
        "pay share health 2 and each health +1", 2, health=[1, 1], items=[["rope", "jack"]], event_deck=[]
    )
    assert (match.table.dying, asked(match)) == ([0, 0], "day.what")


# -- what was used ---------------------------------------------------------------------------------------


def test_tg_106_what_was_used_once_in_the_campaign_stays_used_after_death():
    wanted: Any = {
        "items": [["charm"]],
        "place": [103, 103],
        "health": [0, 8],
        "dying": [1, 0],
        "event_deck": [],
    }
    match = alone(scene(2, pack="audited", **wanted), 0, ("ability", "item/charm", 0))
    play(night(match), match.legal(0)[0])
    by(match, 1, ("take",))
    by(match, 0, PASS)
    assert not [deed for deed in match.legal(1) if deed[0] == "ability"]
