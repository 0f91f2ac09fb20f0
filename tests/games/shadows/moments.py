"""Moments of Shadows over Camelot for the tests of its board: by name a match, at which seat 0 looks."""

from __future__ import annotations

from typing import Any

from .helpers import lay, play

KNIGHTS = ["percival", "galahad", "kay", "tristan", "gawain", "palamedes", "arthur"]
PLACES = ["blackknight", "picts", "lancelot", "camelot", "camelot", "grail", "saxons"]
HANDS = [
    ["fight-1", "fight-3", "fight-3", "fight-5", "grail", "grail", "merlin"],
    ["fight-2"] * 8,
    ["grail"] * 10,
]
MANY = [
    *("fight-1", "fight-2", "fight-3", "fight-4", "fight-5", "grail", "merlin", "heroism"),
    *("reinforcements", "clairvoyance", "lady", "piety"),
]
BUSY: dict[str, Any] = {
    "laid": {
        "picts": ["fight-1", "fight-2", "fight-3"],
        "blackknight": ["fight-4", "fight-4"],
        "lancelot": ["fight-5", "fight-5", "fight-1"],
    },
    "dark": {
        "blackknight": ["blackknight-7", ["blackknight-3", 1]],
        "lancelot": [["lancelot-3", 0], ["lancelot-5", 1], "lancelot-1"],
        "grail": ["despair"] * 4,
    },
    "warriors": {"picts": 2, "saxons": 3},
    "sword": -4,
    "engines": 4,
    "white_swords": 2,
    "black_swords": 1,
}


def busy(seats: int = 5, **more: Any) -> Any:
    """A table on which much has happened; seat 0 is to act."""
    wanted = {"phase": "heroic", "knights": KNIGHTS[:seats], "place": PLACES[:seats], "hands": HANDS[:seats]}
    return lay(seats, **{**BUSY, **wanted, "talk": True, **more})


def at_camelot(seats: int = 5, **more: Any) -> Any:
    return busy(seats, **{"place": ["camelot"] * seats, "laid": {}, **more})


def evil(card: str, seats: int = 5, **more: Any) -> Any:
    """Evil advances, and this is the next black card."""
    knights = [knight for knight in KNIGHTS if knight != "percival"]
    hand = ["fight-1", "fight-3", "fight-3", "merlin", "merlin", "grail"]
    wanted = {"knights": knights[:seats], "hands": [hand], "black_deck": [card]}
    return lay(seats, **{**BUSY, **wanted, **more})


def after(match: Any, *answers: Any) -> Any:
    for answer in answers:
        play(match, answer)
    return match


def sharing(seats: int = 4) -> Any:
    hands = [["fight-1", "merlin"], ["grail"], ["fight-5"], ["piety"], ["heroism"], ["fight-2"], ["fate"]]
    match = lay(seats, phase="exchange", hands=hands[:seats])
    for seat in range(seats):
        match.play(seat, match.legal(seat)[0])
    return match


def nearly_won(**more: Any) -> Any:
    """The next card against the Picts brings the twelfth sword."""
    laid = {"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]}
    return busy(**{"white_swords": 9, "black_swords": 2, "laid": laid, "place": ["picts"] * 5, **more})


def nearly_lost() -> Any:
    """The next siege engine is the twelfth; seat 1 is the traitor."""
    loyalty = ["loyal", "traitor", *["loyal"] * 3]
    return lay(5, engines=11, white_swords=3, black_swords=4, loyalty=loyalty, hands=[["fight-1"]], box=[])


def moments() -> dict[str, Any]:
    over = ["lancelot", "excalibur", "dragon", "grail"]
    return {
        "deed": busy(),
        "camelot": at_camelot(engines=7, white_swords=3, black_swords=2),
        "evil": evil("vivien"),
        "merlins": after(evil("vivien"), "draw"),
        "mordred": after(evil("mordred", in_force=["vivien"]), "draw"),
        "sharing": sharing(),
        "siege": after(at_camelot(), ("quest", "engine")),
        "finished": lay(
            4,
            phase="heroic",
            finished=over,
            relics={"armor": 2, "grail": 1},
            in_force=["vivien", "mist"],
            hands=[["fight-1", "merlin"]],
            loyalty=["traitor", *["loyal"] * 3],
        ),
        "talk": after(busy(7), ("say",), ("help", "grail")),
        "many cards": at_camelot(hands=[MANY, *HANDS[1:]]),
        "stands": after(nearly_won(), ("quest", "fight-5")),
        "fallen": after(nearly_lost(), "engine"),
        "three": busy(3),
        "seven": busy(7, place=["camelot"] * 7, laid={}),
        "sharing of seven": sharing(7),
    }
