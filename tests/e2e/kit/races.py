"""Moments of Grail Cup, each a saved match in which seat 0 is asked."""

from __future__ import annotations

from typing import Any

import roundtable as rt

Save = dict[str, Any]

ALLIES = [
    ["fairy"],
    ["merlin"],
    ["tamer"],
    ["sorceress"],
    ["princess"],
    ["blacksmith"],
    ["unicorn"],
    ["priest"],
]
AT = [17, 19, 26, 19, 25, 19, 31, 8]
SPEARS = [1, 1, 0, 1, 0, 2, 0, 0]


def _race(seats: int, ally: str, call: int, **more: Any) -> rt.Match:
    """Seat 0 is called with this ally in the middle of a race."""
    others = [own for own in ALLIES[:seats] if own != [ally]]
    allies = [[ally], *others][:seats]
    wanted = {
        "seats": seats,
        "call": call,
        "round": 4,
        "at": AT[:seats],
        "spears": SPEARS[:seats],
        "dragon": 20,
        "allies": allies,
        "clovers": {17: "boots", 24: "goblin", 29: "magnet"},
        **more,
    }
    return rt.scenario("grailcup", wanted, seed=20)


def fairy(seats: int = 5) -> rt.Match:
    """How far: to the rear of a queue that faces the dragon, or past it with a spear."""
    return _race(seats, "fairy", 8)


def spear(seats: int = 5) -> rt.Match:
    """The dragon bars the way, and a spear opens it."""
    match = fairy(seats)
    match.play(0, 6)
    return match


def looking(seats: int = 5) -> rt.Match:
    """Which three clovers."""
    return _race(seats, "merlin", 3)


def laying(seats: int = 5) -> rt.Match:
    """In which order three tokens go back."""
    match = looking(seats)
    match.play(0, (17, 24, 29))
    return match


def dragon(seats: int = 5) -> rt.Match:
    """Where the dragon goes: nearly every space can be chosen."""
    return _race(seats, "tamer", 5)


def cursing(seats: int = 5) -> rt.Match:
    """Which ally is cursed."""
    return _race(seats, "sorceress", 1)


def naming(seats: int = 5) -> rt.Match:
    """Which knight will lead: several of them share a space."""
    return _race(seats, "squire", 2)


def drafting(seats: int = 5) -> rt.Match:
    """Which ally to keep, as the first player of a round."""
    return rt.scenario(
        "grailcup",
        {"seats": seats, "round": 5, "at": AT[:seats], "dragon": 20, "spears": SPEARS[:seats], "rolled": 0},
        seed=20,
    )


def passing(seats: int = 5) -> rt.Match:
    """In which direction the cards go."""
    match = drafting(seats)
    match.play(0, match.legal(0)[0])
    return match


def clover(seats: int = 5) -> rt.Match:
    """The fairy may bring seat 0 to a clover that hides a goblin."""
    return _race(seats, "fairy", 8, at=[13, *AT[1:seats]], clovers={15: "goblin"})


def last_step(seats: int = 5) -> rt.Match:
    """The fairy brings seat 0 to the finish."""
    return _race(seats, "fairy", 8, at=[44, *AT[1:seats]], dragon=12)


def over(seats: int = 5) -> rt.Match:
    """The fairy has brought seat 0 to the finish."""
    match = last_step(seats)
    match.play(0, match.legal(0)[-1])
    while match.result is None:
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[0])
    return match


MOMENTS = {
    "fairy": fairy,
    "spear": spear,
    "looking": looking,
    "laying": laying,
    "dragon": dragon,
    "cursing": cursing,
    "naming": naming,
    "drafting": drafting,
    "passing": passing,
    "last": last_step,
}
