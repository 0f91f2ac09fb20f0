"""Grail Cup in numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping

from roundtable.kernel.numbers import Bag, ByName, Each, Features, Number, OneOf, Player, numbers

from .cards import ALLIES, TOKENS
from .track import track

QUESTIONS = (
    "draft.direction",
    "draft.ally",
    "curse.ally",
    "squire.whom",
    "fairy.walk",
    "merlin.walk",
    "merlin.look",
    "merlin.lay",
    "dragon.where",
    "grail.whom",
    "magnet.whom",
    "spear.spend",
)


def features(seats: int, options: Mapping[str, object]) -> Features:
    """The race, the draft, who is known to be whose ally, and what has been turned up where."""
    road = track(str(options["track"]))
    last, tokens = road.finish, tuple(TOKENS)
    return Features(
        words=(None, False, True, *numbers(0, last), "left", "right", *ALLIES, *tokens),
        questions=QUESTIONS,
        layout={
            "table.round": Number(10),
            "table.start": Each(Number(9)),
            "table.at": Each(Number(last)),
            "table.race": Each(Player()),
            "table.dragon": Number(last),
            "table.spears": Each(Number(3)),
            "table.seal": Player(),
            "table.rolled": Player(),
            "table.first": Player(),
            "table.direction": Number(),
            "table.holder": Player(),
            "table.face_up": Bag(ALLIES),
            "table.aside": Bag(ALLIES),
            "table.pack": Bag(ALLIES),
            "table.allies": Each(Bag(ALLIES, size=2)),
            "table.passed": Each(Bag(ALLIES, most=2)),
            "table.called": OneOf(numbers(0, len(ALLIES))),
            "table.shown": Bag(ALLIES),
            "table.curse": OneOf(ALLIES),
            "table.favourite": Player(),
            "table.supply": Number(18),
            "table.turned": Bag(tokens),
            "table.deeds": Bag(tokens, most=5, size=20),
            "learnt": Bag(tokens, most=3, size=3),
            "prompt.about": ByName(("ally",), OneOf(ALLIES)),
        },
    )
