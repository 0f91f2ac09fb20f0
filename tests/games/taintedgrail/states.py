"""Moments of a campaign for tests of the board: described tables, as a group would lay them out."""

from typing import Any

import roundtable as rt

PARTY: dict[str, Any] = {
    "seats": 2,
    "heroes": ["beor", "ailei"],
    "day": 7,
    "place": [107, 107],
    "wards": {101: 1, 107: 7},
    "shown": [101, 102, 103, 104, 105, 106, 107, 110],
    "guardians": {"long_line": 105},
    "goods": {"food": [11, 4], "wealth": [1, 3], "rep": [2, 1], "magic": [4, 8], "exp": [0, 2]},
    "items": [["tallow_lantern"], []],
    "secrets": [["the_tally"], ["menhir_rites"]],
    "tasks": {"wat": False, "stoll": True},
    "quests": ["c1_5"],
    "today": ["fine_weather"],
}


def _match(**more: Any) -> rt.Match:
    return rt.scenario("taintedgrail", {**PARTY, **more}, seed=1)


def _until(match: rt.Match, *keys: str) -> rt.Match:
    """Answered with the last option until seat 0 is asked one of these."""
    for _ in range(200):
        question = match.question(0)
        if question is not None and question.key in keys:
            return match
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[-1])
    raise AssertionError(f"nobody is asked {keys}")


def fought(match: rt.Match, cards: int) -> rt.Match:
    """An encounter in which this many cards have been laid, and seat 0 may lay another."""
    for _ in range(200):
        question = match.question(0)
        table: Any = match.table
        laid = len(table.sequence)
        if question is not None and question.key.endswith(".what") and laid >= cards:
            return match
        seat = match.to_move[0]
        options = match.legal(seat)
        lays = [option for option in options if isinstance(option, tuple) and option and option[0] == "lay"]
        match.play(seat, lays[0] if lays and laid < cards + 1 else options[-1])
    raise AssertionError("no card can be laid")


def chosen(match: rt.Match) -> rt.Match:
    """The journal is open, and something can be chosen."""
    for _ in range(60):
        question = match.question(0)
        if question is not None and question.key == "verse.choice":
            return match
        seat = match.to_move[0]
        options = match.legal(seat)
        match.play(seat, ("explore",) if ("explore",) in options else options[-1])
    raise AssertionError("nothing can be chosen")


def three(*words: str) -> rt.Match:
    """Three heroes at one place, who have given these words for the day; seat 0 is to act."""
    match = _until(
        _match(
            seats=3,
            heroes=["beor", "ailei", "arev"],
            place=[107] * 3,
            goods={},
            items=[[]] * 3,
            secrets=[[]] * 3,
            energy=[5, 6, 4],
            guardians={},
            today=[],
        ),
        "day.what",
    )
    for seat in range(3):
        for word in words:
            match.play(seat, ("word", word))
    return match


def dividing() -> rt.Match:
    """The price of a journey of three is to be divided by seat 0."""
    match = three("along")
    match.play(0, ("travel", 102))
    return match


def moments() -> dict[str, rt.Match]:
    """By name; seat 0 is asked in all of them."""
    return {
        "day": _until(_match(), "day.what"),
        "alone": _until(
            _match(
                seats=1,
                heroes=["ailei"],
                place=[101],
                wards={101: 5},
                shown=[101, 102, 103, 104],
                goods={},
                items=[[]],
                secrets=[["menhir_rites"]],
                guardians={},
            ),
            "day.what",
        ),
        "dusk": _until(_match(energy=[1, 0], terror=[5, 6]), "day.what"),
        "choice": chosen(_match(place=[101, 101])),
        "fight": fought(_match(encounter="long_line"), 0),
        "row": fought(_match(encounter="long_line"), 2),
        "talk": fought(_match(encounter="the_council"), 1),
        "heroes": rt.new("taintedgrail", seats=2, seed=1),
        "dividing": dividing(),
    }
