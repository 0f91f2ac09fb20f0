"""Rulebook: Challenge mode, each of its rules by itself."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    GRAIL,
    HEROES,
    INSPECT,
    SKULL,
    asked,
    by,
    day,
    done,
    goods,
    legal,
    lucky,
    new,
    play,
    scene,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import END, keep, win

# -- the turned limiter ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("terror", "panic"), [(3, False), (4, True), (5, True)])
def test_tg_53_panic_when_terror_reaches_health(terror, panic):
    assert scene(health=[4], terror=[terror], limiter="turned").table.panics(0) == panic


def test_tg_53_energy_is_limited_to_one_less_than_health():
    assert tracks(done("one energy +9", health=[5], limiter="turned")) == (4, 5, 0)
    assert tracks(done("one health -4", limiter="turned")) == (4, 5, 0)


def test_tg_53_also_when_it_comes_back_at_dusk():
    match = scene(
        phase="dusk",
        health=[5],
        energy=[2],
        goods={"food": [0]},
        limiter="turned",
        event_deck=[],
        place=[103],
    )
    assert match.table.energy == [4]


# -- talks -------------------------------------------------------------------------------------------------


def talk(**wanted):
    """A talk in which nothing is achieved: the reaction takes the marker down by one."""
    match = scene(encounter="steward", draw=[["smith_hush"] * 3], goods={"wealth": [1]}, **wanted)
    return play(keep(match), END)


def test_tg_53_every_reaction_takes_the_marker_one_further_down():
    assert talk().table.affinity == -1
    match = talk(hard_talk=True)
    assert (match.table.enc, goods(match, "wealth")) == ("", [0])  # at the bottom: failed


# -- escape ------------------------------------------------------------------------------------------------


def fight(**wanted):
    match = scene(encounter="knight", **wanted)
    return keep(match)


def test_who_wants_to_escape_pays_an_energy_and_flips_a_dial():
    match = play(lucky(fight(escape="coin"), GRAIL), ("escape",))
    assert (match.table.enc, match.table.energy) == ("", [5])
    match = play(lucky(fight(escape="coin"), SKULL), ("escape",))
    assert (match.table.enc, match.table.energy) == ("knight", [5])


def test_once_in_an_activation():
    match = play(lucky(fight(escape="coin"), SKULL), ("escape",))
    assert ("escape",) not in legal(match)


def test_usually_there_is_no_dial():
    match = play(fight(), ("escape",))
    assert (match.table.enc, match.table.energy) == ("", [5])


def test_tg_53_who_is_forced_to_escape_needs_no_dial():
    """A deck that is too short."""
    match = scene(encounter="knight", decks={"combat": [["smith_blow"] * 2]}, escape="coin")
    assert (match.table.enc, match.table.energy) == ("", [5])


# -- menhirs and events ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "dial"), [(1, 7), (2, 6), (3, 5), (4, 4)])
def test_the_first_menhir_burns_a_day_less(seats, dial):
    match = new(seats, short_wards=1)
    play(match, *HEROES[: min(seats, 3)])
    assert match.table.wards == {101: dial}


def test_and_so_does_every_other():
    match = play(
        day(place=[107], wards={107: 1}, secrets=[["rite"]], goods={"magic": [1]}, short_wards=1),
        INSPECT,
        True,
    )
    assert match.table.wards == {107: 5}


def test_also_one_that_the_story_lights():
    assert done("ward 107 4", wards={101: 5}, shown=[101, 104, 107], short_wards=1).table.wards[107] == 3
    assert done("ward 107 4", wards={101: 5}, shown=[101, 104, 107]).table.wards[107] == 4
    assert done("ward 107 1", wards={101: 5}, shown=[101, 104, 107], short_wards=1).table.wards[107] == 1


@pytest.mark.parametrize(
    ("effects", "laid"), [("event random 2", 1), ("event random 1", 0), ("event random 3", 2)]
)
def test_one_random_event_fewer_is_laid(effects, laid):
    match = done(effects, event_deck=[], random_deck=["calm", "dew", "frost"], fewer_random=1)
    assert len(match.table.event_deck) == laid


def test_also_when_a_card_goes_back_under_some():
    match = scene(
        phase="dawn", event_deck=["slow_wheel"], random_deck=["calm", "dew"], fewer_random=1, place=[103]
    )
    assert match.table.event_deck == ["slow_wheel", "calm"]


# -- rest --------------------------------------------------------------------------------------------------


def hungry(**wanted):
    usual = {"goods": {"food": [0]}, "place": [103]}
    return scene(phase="dusk", event_deck=[], hunger=True, **{**usual, **wanted})


def test_tg_43_who_does_not_eat_has_no_energy_left_and_is_exhausted():
    assert hungry(energy=[5]).table.energy == [4]


def test_tg_43_who_has_none_loses_a_health():
    assert tracks(hungry(energy=[0])) == (4, 8, 0)


def test_tg_43_also_who_could_eat_and_does_not():
    match = play(hungry(energy=[5], goods={"food": [1]}), False)
    assert (match.table.energy, goods(match, "food")) == ([4], [1])


def test_who_eats_is_well():
    match = play(hungry(energy=[5], health=[7], goods={"food": [1]}), True)
    assert tracks(match) == (6, 8, 0)


def test_hunger_may_be_the_end():
    match = hungry(energy=[0], health=[1], place=[107], wards={107: 5})
    assert (match.table.health, match.table.dying) == ([0], [2])  # it has turned once at dawn


# -- growth ------------------------------------------------------------------------------------------------

NONE = {"agg": 0, "emp": 0, "cou": 0, "cau": 0, "pra": 0, "spi": 0}


@pytest.mark.parametrize(
    ("agg", "emp", "cost"), [(0, 0, 5), (1, 0, 10), (1, 1, 15), (2, 1, 20), (2, 2, 25), (3, 2, 30)]
)
def test_points_cost_five_more_each_time(agg, emp, cost):
    for exp, able in ((cost, True), (cost - 1, False)):
        match = scene(
            phase="dusk", place=[103], attr=[{**NONE, "agg": agg, "emp": emp}], dear_growth=True,
            goods={"exp": [exp], "food": [0]}, event_deck=[],
        )  # fmt: skip
        assert (("point", "emp") in legal(match)) == able


def test_a_card_costs_five_and_two_are_looked_at():
    match = scene(phase="dusk", place=[103], dear_growth=True, goods={"exp": [5], "food": [0]}, event_deck=[])
    play(match, ("card", "combat"))
    assert (legal(match), len(match.table.looked)) == (set(match.table.looked), 2)
    play(match, match.legal(0)[0])
    assert goods(match, "exp") == [0]
    match = scene(phase="dusk", place=[103], dear_growth=True, goods={"exp": [4], "food": [0]}, event_deck=[])
    assert asked(match) == "day.what"


# -- items -------------------------------------------------------------------------------------------------

FIVE = ["rope"] * 5


def test_no_more_than_five_items():
    match = done("item jack", items=[FIVE], most_items=5)
    assert (asked(match), legal(match)) == ("item.drop", {"rope", "jack"})
    play(match, "rope")
    assert sorted(match.table.items[0]) == ["jack", "rope", "rope", "rope", "rope"]
    assert asked(match) == "day.what"  # five may stay


def test_a_fifth_item_is_not_one_too_many():
    match = done("item jack", items=[FIVE[1:]], most_items=5)
    assert (asked(match), len(match.table.items[0])) == ("day.what", 5)


def test_secrets_do_not_count():
    match = done("secret tally", items=[FIVE], most_items=5)
    assert match.table.secrets == [("tally",)]


def test_gifts_and_what_the_dead_left_do():
    match = by(day(2, items=[["jack"], FIVE], most_items=5), 0, ("trade", 1), ("item", "jack", 1))
    assert (asked(match), match.to_move) == ("item.drop", (1,))
    match = play(day(items=[FIVE], dropped={101: ["jack"]}, most_items=5), ("take",))
    assert asked(match) == "item.drop"


def test_usually_there_is_no_limit():
    assert len(done("item jack", items=[FIVE]).table.items[0]) == 6


def test_won_fights_are_worth_the_same():
    match = win(scene(encounter="thug", limiter="turned", escape="coin"))
    assert goods(match, "exp") == [1]
