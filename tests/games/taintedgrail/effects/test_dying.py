"""Rulebook: Death and madness: at the door of death."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    OWN,
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
    together,
    tracks,
    until,
)
from tests.games.taintedgrail.helpers.encounter import idle


@pytest.mark.parametrize(("seats", "dial"), [(1, 3), (2, 2), (4, 2)])
def test_at_0_health_he_gets_the_card_of_the_dying_which_is_milder_for_one_player(seats, dial):
    match = done("doer health -9", seats, doer=0)
    assert match.table.dying == [dial] + [0] * (seats - 1)


def test_alone_he_keeps_two_items():
    match = done("one health -9", items=[["rope", "jack", "bell"]])
    assert (asked(match), legal(match)) == (
        "dying.keep", {("bell", "jack"), ("bell", "rope"), ("jack", "rope")},
    )  # fmt: skip
    play(match, ("bell", "jack"))
    assert (sorted(match.table.items[0]), everything(match)) == (["bell", "jack"], box())


def test_in_company_one():
    match = done("doer health -9", 2, doer=1, items=[["rope"], ["jack", "bell"]])
    assert (match.to_move, legal(match)) == ((1,), {("jack",), ("bell",)})
    play(match, ("bell",))
    assert match.table.items == [("rope",), ("bell",)]


def test_who_has_no_more_than_that_is_not_asked():
    match = done("one health -9", items=[["rope", "jack"]])
    assert (asked(match), match.table.items) != ("dying.keep", [("rope", "jack")])
    assert match.table.items == [("rope", "jack")]


def test_he_keeps_what_lies_face_down_as_it_lies():
    match = done("one health -9", items=[["spear", "rusty_sword", "rope"]], stowed=[["rusty_sword"]])
    play(match, ("rusty_sword", "spear"))
    assert (match.table.in_use(0), match.table.stowed) == (("spear",), [("rusty_sword",)])


def test_he_leaves_the_encounter_and_the_others_go_on():
    match = scene(2, encounter="giant", health=[1, 8])
    until(match, lambda match: match.table.inside != (0, 1), idle)
    assert (match.table.inside, match.table.dying) == ((1,), [2, 0])
    assert match.table.enc == "giant"


def test_his_dial_turns_at_every_dawn():
    match = day(health=[0], dying=[3], goods={"food": [0]}, place=[107], wards={107: 8})
    night(match)
    assert (match.table.dying, match.table.status) == ([2], ["alive"])
    night(match)
    assert match.table.dying == [1]
    night(match)
    assert (match.table.status, asked(match)) == (["dead"], "mercy.ask")


def test_with_a_health_again_the_card_goes():
    match = day(health=[0], dying=[1], place=[103])
    assert asked(match) == "rest.eat"  # there is nothing else that the hero could do today
    play(match, True)
    assert (match.table.dying, match.table.health, match.table.status) == ([0], [1], ["alive"])


def test_falling_again_begins_anew():
    match = done("one health +1; one health -1", health=[0], dying=[1])
    assert match.table.dying == [3]


def test_without_health_he_has_no_energy():
    assert tracks(done("one energy +5", health=[0], dying=[3])) == (0, 0, 0)


def test_but_companions_may_take_him_along():
    match = together(day(2, health=[0, 8], energy=[0, 6], dying=[2, 0]), 1, go(103))
    assert (match.table.place, match.table.energy) == ([103, 103], [0, 4])


def test_he_cannot_use_his_characters_action():
    match = day(2, heroes=["druid", "smith"], health=[0, 9], dying=[2, 0])
    assert OWN not in match.legal(0)


def test_he_dreams_and_may_be_healed_in_a_dream():
    match = scene(phase="dusk", place=[101], health=[0], dying=[3], goods={"food": [0]}, event_deck=[])
    assert goods(match, "exp") == [1]


def test_the_dark_the_wyrdness_and_his_dial_on_one_dawn():
    """Already dying, swept away and in the dark the hero is not felled a second time."""
    match = scene(
        2, phase="dawn", place=[107, 101], wards={101: 3}, shown=[101, 104, 107], health=[0, 8], dying=[2, 0],
        event_deck=[],
    )  # fmt: skip
    assert (match.table.dying, match.table.place, match.table.terror) == ([1, 0], [104, 101], [3, 0])
