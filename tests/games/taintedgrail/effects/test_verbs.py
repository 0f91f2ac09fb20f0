"""The effect language of the packs: verbs outside of encounters, and rules that they make."""

from __future__ import annotations

import pytest

from roundtable.kernel import melt
from tests.games.taintedgrail.helpers import asked, day, done, goods, play, scene, tracks
from tests.games.taintedgrail.helpers.encounter import win


@pytest.mark.parametrize(
    ("effects", "found"),
    [
        ("one energy -2", {"energy": [4]}),
        ("one health -2", {"health": [7]}),
        ("one terror +2", {"terror": [2]}),
        ("one dmg 2", {"health": [7]}),
        ("item rope", {"items": [["rope"]]}),
        ("secret tally", {"secrets": [["tally"]]}),
        ("secret pact", {"common": ["pact"]}),
        ("status omens", {"statuses": {"omens": [1]}}),
        ("status omens; unstatus omens/1", {"statuses": {"omens": []}}),
        ("task well", {"tasks": {"well": False}}),
        ("task well; done well", {"tasks": {"well": True}}),
        ("dial hunger 3", {"dials": {"hunger": 3}}),
        ("timer thaw 3", {"timers": {"thaw": 3}}),
        ("timer thaw 3; undial thaw", {"timers": {}}),
        ("token 101 +1", {"tokens": {101: 1}}),
        ("time 101 +1", {"times": {101: 1}}),
        ("guardian giant 103", {"guardians": {"giant": 103}}),
        ("guardian giant 103; guardian giant away", {"guardians": {}}),
        ("reveal 120", {"shown": [101, 102, 103, 104, 105, 120]}),
        ("replace 102 112", {"shown": [101, 112, 103, 104, 105]}),
        ("remove 105", {"removed": [105]}),
        ("ward 106 4", {"wards": {101: 8, 106: 4}}),
        ("ward 101 -3", {"wards": {101: 5}}),
        ("ward 101 out", {"wards": {}}),
        ("move 103", {"place": [103]}),
        ("goto book.50", {"read": ["book.50"]}),
        ("end", {"closed": True}),
        ("dream", {"read": ["101.dream"]}),
        ("chapter 2", {"chapter": 2}),
        ("mercy", {"wards": {101: 8}}),
        ("rule travel_cost 1", {"edicts": {"travel_cost": 1}}),
        ("nothing", {"terror": [0]}),
        ("event discard burden", {"quests": []}),
    ],
)
def test_verbs(effects, found):
    quests = {"quests": ["burden"]} if "burden" in effects else {}
    table = done(effects, **quests).table
    for field, value in found.items():
        shown = getattr(table, field)
        assert melt(shown) == melt(value)


@pytest.mark.parametrize("what", ["food", "wealth", "rep", "magic", "exp"])
def test_resources_are_gained_and_lost(what):
    assert goods(done(f"one {what} 2", goods={what: [3]}), what) == [5]
    assert goods(done(f"one {what} -2", goods={what: [3]}), what) == [1]


@pytest.mark.parametrize("what", ["green", "grey", "purple", "blue", "thug"])
def test_an_encounter_by_colour_or_name(what):
    match = done(f"encounter {what}; one exp +1")
    enc = match.table.encounter()
    assert what in (enc.deck, enc.id)
    win(match)
    assert goods(match, "exp")[0] >= 1  # and then it goes on


def test_an_encounter_of_an_empty_deck_is_none():
    match = done("encounter green; one exp +1", encounters={"green": []})
    assert (goods(match, "exp"), asked(match)) == ([1], "day.what")


@pytest.mark.parametrize(
    ("key", "option"),
    [
        ("no_travel", "travel"),
        ("no_explore", "explore"),
        ("no_character_action", "own"),
        ("no_trade", "trade"),
    ],
)
def test_rules_that_forbid(key, option):
    assert option not in {deed[0] for deed in done(f"rule {key} 1", 2).legal(0)}
    assert option in {deed[0] for deed in day(2).legal(0)}


@pytest.mark.parametrize(
    ("key", "deed", "energy"),
    [
        ("travel_cost 1", ("travel", 103), 4), ("explore_cost 1", ("explore",), 4),
        ("location_action_cost 1", ("place",), 4),
        ("character_action_cost -1", ("own",), 4), ("first_travel_cost -1", ("travel", 103), 6),
        ("first_explore_cost -1", ("explore",), 6),
    ],
)  # fmt: skip
def test_rules_that_change_a_cost(key, deed, energy):
    assert play(done(f"rule {key}"), deed).table.energy == [energy]


@pytest.mark.parametrize(
    ("key", "marks"),
    [("terror_gain 1", (6, 9, 2)), ("terror_gain -1", (6, 9, 0)), ("terror_gain -5", (6, 9, 0))],
)
def test_a_rule_that_changes_what_terror_comes(key, marks):
    assert tracks(done(f"rule {key}; one terror +1")) == marks


@pytest.mark.parametrize(
    ("key", "health"), [("health_loss 1", 6), ("health_loss -1", 8), ("health_loss -9", 9)]
)
def test_a_rule_that_changes_what_health_goes(key, health):
    assert done(f"rule {key}; one health -2").table.health == [health]


def test_a_rule_of_an_event_is_for_today():
    match = scene(effects="rule travel_cost 1", event_deck=[], place=[103])
    play(match, ("pass",), False)
    play(match, ("travel", 101))
    assert match.table.energy == [5]
