"""Typical moments of the games, most of them from seeded matches that bots have played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import roundtable as rt
from roundtable import bots
from roundtable.games import guide
from tests.games.shadows import moments as shadows
from tests.games.taintedgrail import states as taintedgrail

from . import races

Save = dict[str, Any]
MOST = 2000  # answers of any of these matches


def _played(match: rt.Match, key: str, which: int = 0, options: int = 3) -> Save:
    """Seat 0 is asked this for the nth time, with so much to choose from; without a key, to the end."""
    bot, hints, found = bots.make("greedy", "1"), guide(match.game.name), count()
    for _ in range(MOST):
        if match.result is not None:
            break
        question = match.question(0)
        if question and question.key == key and len(question.options) >= options and next(found) == which:
            break
        seat = match.to_move[0]
        match.play(seat, bot.choose(bots.Seat(match, seat, hints)))
    return match.save()


def _court(key: str, which: int = 0) -> Save:
    return _played(rt.new("kingarthur", seats=4, seed=32, seals=True), key, which)


def _race(key: str, which: int = 0) -> Save:
    return _played(rt.new("grailcup", seats=5, seed=20), key, which, options=2)


def _camelot(key: str, which: int = 0) -> Save:
    return _played(rt.new("shadows", seats=5, seed=7), key, which, options=6)


SCENES: dict[str, Callable[[], Save]] = {
    "kingarthur": lambda: _court("challenge.which", 2),
    "kingarthur-payment": lambda: _court("challenge.pay", 2),
    "kingarthur-end": lambda: _court(""),
    "grailcup": lambda: races.fairy().save(),
    "grailcup-draft": lambda: _race("draft.ally", 3),
    "grailcup-dragon": lambda: races.dragon().save(),
    "grailcup-merlin": lambda: races.laying().save(),
    "grailcup-end": lambda: _race(""),
    "shadows": lambda: _camelot("deed.what", 9),
    "shadows-evil": lambda: shadows.moments()["merlins"].save(),
    "shadows-end": lambda: shadows.moments()["stands"].save(),
    "taintedgrail": lambda: taintedgrail.moments()["day"].save(),
    "taintedgrail-book": lambda: taintedgrail.moments()["choice"].save(),
    "taintedgrail-fight": lambda: taintedgrail.moments()["row"].save(),
    "taintedgrail-talk": lambda: taintedgrail.moments()["talk"].save(),
    "taintedgrail-heroes": lambda: taintedgrail.moments()["heroes"].save(),
}
