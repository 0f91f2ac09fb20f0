"""King Arthur in numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping

from roundtable.kernel.numbers import Bag, ByName, Each, Features, Number, OneOf, Player, numbers

from .cards import ADVENTURES, ADVERSARIES, KNIGHTS

QUESTIONS = (
    "adversaries.draw",
    "challenge.which",
    "challenge.pay",
    "adventure.which",
    "adventure.pay",
    "knights.draw",
)
WAYS = ("usual", "double", "repeated")


def features(seats: int, options: Mapping[str, object]) -> Features:
    """The layout, the supplies, every player's adversaries and adventures, the viewer's knights."""
    adversaries, knights, adventures = tuple(ADVERSARIES), tuple(KNIGHTS), tuple(ADVENTURES)
    endings = ("adventures", "adversaries", "standstill")
    return Features(
        words=(None, False, True, *numbers(0, 2), *knights, *adversaries, *adventures, *WAYS),
        questions=QUESTIONS,
        layout={
            "standing.scores": Each(Number(100)),
            "table.turn": Player(),
            "table.acted": Number(),
            "table.idle": Number(10),
            "table.ending": OneOf(endings),
            "table.adventures": Bag(adventures, size=13),
            "table.columns": Bag(adversaries, most=4, size=16),
            "table.deck": Number(44),
            "table.out": Bag(adversaries, most=4, size=44),
            "table.supply": Number(53),
            "table.discard": Bag(knights, most=14, size=53),
            "table.hands": Each(Bag(knights, most=5, size=10)),
            "table.spent": Each(Bag(knights, most=14, size=53)),
            "table.defeated": Each(Bag(adversaries, most=4, size=10)),
            "table.taken": Each(Bag(adventures, size=13)),
            "table.seals": Each(Number(3)),
            "prompt.about": ByName(("card", "adventure", "way"), OneOf((*adversaries, *adventures, *WAYS))),
        },
    )
