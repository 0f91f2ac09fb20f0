"""What depends on nothing except who takes part: their names, attributes, tracks and number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeVar

from ...content.language import ATTRIBUTES, Act, Cond
from ...content.records import Character, Pack
from .facts import Move, Roll, Static, Way

T = TypeVar("T", Move, Way)


def open_to(pack: Pack, party: tuple[str, ...], ways: Iterable[T]) -> list[T]:
    """Those for which the right people take part."""
    people = [pack.characters[name] for name in party]
    return [
        way for way in ways if not way.statics or all(_true(pack, people, static) for static in way.statics)
    ]


def _true(pack: Pack, people: list[Character], static: Static) -> bool:
    if isinstance(static, Cond):
        return _meet(people, static) != static.no
    if isinstance(static, Roll):
        return _can_fall(pack, people, static)
    return _can_pay(people, static)


def _meet(people: list[Character], cond: Cond) -> bool:
    """Whether one of them, or their number, meets a condition."""
    if cond.test == "is":
        return any(person.id == cond.about for person in people)
    counted = cond.test in ("party", "players")
    best = len(people) if counted else max(person.attr[cond.test] for person in people)
    return best >= cond.number if cond.sign == ">=" else best <= cond.number


def _can_fall(pack: Pack, people: list[Character], roll: Roll) -> bool:
    """Whether a total can fall for which this row is."""
    least, most = 1, 6
    for sign, term in re.findall(r"([+-]) (\S+)", roll.terms):
        low = high = int(term) if term.isdecimal() else 0
        if term in ATTRIBUTES:
            low = high = max(person.attr[term] for person in people)
        elif term.startswith("parts("):
            high = pack.statuses[term[6:-1]].parts
        least, most = (least + low, most + high) if sign == "+" else (least - high, most - low)
    return least <= roll.high and roll.low <= most


def _can_pay(people: list[Character], act: Act) -> bool:
    """Whether somebody, everybody or all together could ever pay this much at once, and live."""
    *how, what, number = act.args
    due = int(number)
    have = {
        "energy": [person.energy for person in people],
        "health": [person.health - 1 for person in people],
        "terror": [person.terror for person in people],
    }[what]
    if how == ["each"]:
        return min(have) >= due
    return (sum(have) if how == ["share"] or what == "energy" else max(have)) >= due
