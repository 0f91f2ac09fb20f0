"""Matches to go on with, so that a test need not click its way to the moment that it is about."""

from __future__ import annotations

from typing import Any

import roundtable as rt

Save = dict[str, Any]


def mid_game(seats: int = 3, deeds: int = 60, seed: int = 7, game: str = "kingarthur") -> Save:
    """A match in which everybody has done what they could so far; seat 0 is asked."""
    match = rt.new(game, seats=seats, seed=seed)
    while deeds > 0 or match.to_move[0] != 0 or len(match.legal(0)) < 3:
        seat = match.to_move[0]
        match.play(seat, eager(match.legal(seat)))
        deeds -= 1
    return match.save()


def eager(options: tuple[Any, ...]) -> Any:
    """As many knights as can be had, and never nothing where there is something."""
    if all(isinstance(option, int) for option in options):
        return max(options)
    return next((option for option in options if option is not None), None)


def challenge(seats: int = 2, **more: Any) -> Save:
    """Seat 0 may challenge a dragon, or a monster and then take an adventure."""
    wanted = {
        "seats": seats,
        "action": 2,
        "hands": [["red", "red", "red", "orange", "merlin"], *[["beige"] * 3] * (seats - 1)],
        "columns": {"dragon": ["dragon-3"], "monster": ["monster-1", "monster-4"]},
        **more,
    }
    return rt.scenario("kingarthur", wanted, seed=1).save()


def last_turn(seats: int = 2) -> Save:
    """Seat 0 can end the match by taking the second-to-last adventure."""
    return challenge(
        seats, adventures=["robbers", "grail"], defeated=[["dark-2", "monster-3"], *[[]] * (seats - 1)]
    )


def race(seats: int = 4) -> Save:
    """A race of Grail Cup: seat 0 has looked at three clovers and must move the dragon."""
    match = _race(seats)
    match.play(0, (17, 20, 24))
    match.play(0, match.legal(0)[0])  # as they lay
    match.play(0, 2)
    return match.save()


def clovers(**more: Any) -> Save:
    """Seat 0 is to point at three clovers."""
    return _race(4, **more).save()


def leaders() -> Save:
    """Seat 0 is to name one of the other knights; two of them stand on the same space."""
    return _race(4, call=2, at=[15, 21, 21, 9], allies=[["squire"], ["fairy"], ["tamer"], ["unicorn"]]).save()


def _race(seats: int, **more: Any) -> rt.Match:
    wanted = {
        "seats": seats,
        "call": 3,
        "at": [15, 21, 15, 9][:seats],
        "spears": [1, 0, 2, 0][:seats],
        "dragon": 27,
        "allies": [["merlin"], ["fairy"], ["tamer"], ["unicorn"]][:seats],
        "clovers": {17: "bait"},
        **more,
    }
    return rt.scenario("grailcup", wanted, seed=1)


def avalon(**more: Any) -> Save:
    """Three heroes are met by an enemy at a dark menhir, and know how to light it; the only one that burns
    goes out tonight. The third is too tired to walk away today. Who goes on to the town has to talk."""
    wanted = {
        "seats": 3,
        "heroes": ["beor", "ailei", "arev"],
        "place": [108] * 3,
        "wards": {101: 0},
        "energy": [6, 6, 0],
        "goods": {"food": [6] * 3, "wealth": [6] * 3},
        "secrets": [["menhir_rites"], [], []],
        "encounter": "ditch_poacher",
        "event_deck": ["fine_weather", "iron_and_milk", "pedlar", "pedlar"],  # a pedlar asks seat 0 alone
        "encounters": {"blue": ["short_measure", "burial_game", "sexton_no_room"]},
        **more,
    }
    return _avalon(wanted).save()


def avalon_at(key: str, **more: Any) -> Save:
    """One hero with something of everything, when they are asked this."""
    wanted = {
        "seats": 1,
        "heroes": ["ailei"],
        "day": 3,
        "wards": {101: 5, 107: 3},
        "guardians": {"long_line": 105},
        "goods": {what: [3] for what in ("food", "wealth", "rep", "magic", "exp")},
        "items": [["mule"]],
        "secrets": [["menhir_rites"]],
        "tasks": {"wat": False, "stoll": True},
        "statuses": {"wick": [1]},
        "today": ["fine_weather"],
        "quests": ["c1_5"],
        **more,
    }
    match = _avalon(wanted)
    while (question := match.question(0)) is None or question.key != key:
        match.play(0, match.legal(0)[-1])
    return match.save()


def _avalon(wanted: Save) -> rt.Match:
    return rt.scenario("taintedgrail", wanted, seed=1)
