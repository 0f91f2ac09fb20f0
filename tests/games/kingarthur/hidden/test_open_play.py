"""What is done openly is told to everybody, players and spectators alike."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingarthur.helpers import all_but, finish_turn, lay, new, play

SEALED: dict[str, Any] = {"seals": True, "action": 2, "hands": [["red"] * 5], "deck": ["enemy-1"]}
PAIR = ("dark-1", "dark-1")
ACTS: dict[str, Any] = {
    "an adventure": (
        {"action": 3, "defeated": [list(PAIR)]},
        ("robbers", PAIR),
        [("adventure.taken", {"seat": 0, "adventure": "robbers", "cards": PAIR})],
    ),
    "a seal": (
        SEALED | {"columns": {"dark": ["dark-1", "dark-3"]}},
        (("usual", "dark-1"), ("red",)),
        [("challenge.usual", {"seat": 0, "card": "dark-1", "knights": ("red",)})],
    ),
    "a repeated challenge": (
        SEALED | {"columns": {"dark": [["dark-1", 0], "dark-3"]}},
        (("repeated", "dark-1"), ("red",)),
        [("challenge.repeated", {"seat": 0, "card": "dark-1", "knights": ("red",)})],
    ),
    "a double challenge": (
        SEALED | {"columns": {"dark": ["dark-1", "dark-3"]}},
        (("double", "dark-1"), ("red", "red")),
        [("challenge.double", {"seat": 0, "card": "dark-1", "knights": ("red", "red")})],
    ),
    "a release": (
        SEALED | {"columns": {"dark": [["dark-3", 1], "dark-1"]}},
        (("usual", "dark-1"), ("red",)),
        [
            ("challenge.usual", {"seat": 0, "card": "dark-1", "knights": ("red",)}),
            ("seals.released", {"seat": 1, "card": "dark-3", "last": False}),
            ("seals.released", {"seat": 0, "card": "dark-1", "last": True}),
        ],
    ),
    "a release by the last deck card": (
        SEALED | {"columns": {"dark": [["dark-3", 1]]}, "action": 1},
        (True,),
        [
            ("adversaries.turned", {"seat": 0, "cards": ("enemy-1",)}),
            ("seals.released", {"seat": 1, "card": "dark-3", "last": False}),
        ],
    ),
    "the end by adventures": (
        {"action": 3, "defeated": [list(PAIR)], "taken": [[], all_but("robbers", "saxons")]},
        ("robbers", PAIR),
        [
            ("adventure.taken", {"seat": 0, "adventure": "robbers", "cards": PAIR}),
            ("end.adventures", {"seat": 0}),
        ],
    ),
    "the end by adversaries": (
        {"action": 2, "hands": [["red"]], "columns": {"dark": ["dark-1"]}, "deck": []},
        ("dark-1", ("red",)),
        [
            ("challenge.won", {"seat": 0, "card": "dark-1", "knights": ("red",)}),
            ("adversaries.gone", {"seat": 0}),
        ],
    ),
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_is_told_of(act, seat):
    wanted, answers, told = ACTS[act]
    match = play(lay(**wanted), *answers)
    assert [(event.key, event.args) for event in match.log(seat)] == told


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_is_told_that_the_supply_is_new(seat):
    match = play(lay(action=4, acted=True, supply=["merlin"], discard=["red", "beige"]), 1)
    assert ("supply.renewed", {"count": 2}) in [(event.key, event.args) for event in match.log(seat)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_is_told_of_the_standstill_and_of_the_starting_player(seat):
    assert finish_turn(lay(idle=5)).log(seat)[-1].key == "end.standstill"
    match = new()
    assert match.log(seat)[-1].args == {"seat": match.table.turn}
