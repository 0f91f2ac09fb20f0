"""The rules of King Arthur as people read them: every card with what it is for, and worked examples."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from roundtable.kernel.scene import CHAIN, LIST, MATTER, ROW, Chapter, Group, Piece, Words, Zone

from ..cards import ADVENTURES, COLOURS, DOUBLE_OF, FIGURES, KINDS, MERLIN, POWER, adversary_pack
from ..table import FULL
from .pieces import TINTS, challenged, defeated, face_up, joined, knight, open_adventure, step
from .reasons import ACTIONS

# What is challenged or taken, and ways to pay for it: which of them are right, the rules must agree.
MONSTER = "monster-3"
HAND = ("orange", "orange", "red-2", "red-2", MERLIN)
PAYMENTS = {
    "colour": ("orange", "orange", MERLIN),
    "double": ("red-2", MERLIN),
    "over": ("red-2", "red-2"),
    "mixed": ("orange", "red-2"),
}
MOUNTAIN = "mountain"
WON = ("dragon-5", "monster-4", "enemy-3", "dark-2")
OFFERS = {
    "exact": ("dragon-5", "monster-4"),
    "more": ("dragon-5", "enemy-3", "dark-2"),
    "superfluous": ("dragon-5", "monster-4", "dark-2"),
}
WRONG = ("mixed", "superfluous")


def chapters() -> list[Chapter]:
    """The goal, a turn, the cards of each kind, and the game with seals."""
    return [
        Chapter(Words("chapter-aim"), [Words("guide-aim"), Words("guide-end")], [_goal()]),
        Chapter(Words("chapter-turn"), [Words("guide-turn")], [_turn()]),
        Chapter(Words("chapter-knights"), zones=[_knights(), _paying()]),
        Chapter(Words("chapter-adversaries"), [Words("guide-adversaries", {"full": FULL})], [_adversaries()]),
        Chapter(Words("chapter-adventures"), [Words("guide-adventures")], [_adventures(), _taking()]),
        Chapter(Words("chapter-seals"), [Words("help.seals")], [_sealing()]),
    ]


def _goal() -> Zone:
    """Knights lead to adversaries, and those to adventures."""
    given = PAYMENTS["colour"]
    groups = [
        Group(Words("chapter-knights"), pieces=[knight(card, 1) for card in given]),
        Group(Words("board-layout"), pieces=[defeated(MONSTER, 1, own=False)]),
        Group(Words("board-adventures"), pieces=[open_adventure("fisher", (MONSTER,), ref=False)]),
    ]
    return Zone(CHAIN, Words("chapter-aim"), ROW, groups)


def _turn() -> Zone:
    steps = [step(action, number) for number, action in enumerate(ACTIONS, 1)]
    return Zone("turn", Words("board-turn"), LIST, [Group(pieces=steps)])


def _knights() -> Zone:
    singles, doubles = FIGURES["knights"]["singles"], FIGURES["knights"]["doubles"]
    cards = [
        knight(COLOURS[0], singles),
        knight(DOUBLE_OF[COLOURS[1]], doubles),
        knight(MERLIN, FIGURES["knights"]["merlins"]),
    ]
    return Zone("knights", Words("chapter-knights"), LIST, [Group(pieces=cards)])


def _adversaries() -> Zone:
    """Every kind with its cards, as often as each is there."""
    pack = Counter(adversary_pack())
    kinds = [
        Group(
            Words(f"board-kind-{kind}"),
            pieces=[defeated(card, count, own=False) for card, count in pack.items() if _is_of(kind, card)],
            tint=TINTS[kind],
        )
        for kind in KINDS
    ]
    return Zone("adversaries", Words("board-layout"), ROW, kinds)


def _is_of(kind: str, card: str) -> bool:
    return card.rpartition("-")[0] == kind


def _adventures() -> Zone:
    by_value = sorted(ADVENTURES, key=lambda name: -ADVENTURES[name].value)
    pieces = [replace(open_adventure(name, (), ref=False), text=requirement(name)) for name in by_value]
    return Zone("adventures", Words("chapter-adventures"), LIST, [Group(pieces=pieces)])


def requirement(name: str) -> Words:
    """What an adventure asks for, in a sentence made from the figures."""
    figures = FIGURES["adventures"][name]
    if "total" not in figures:
        return joined("guide-or", [_set(slots) for slots in figures["slots"]])
    if "kinds" not in figures:
        return Words("guide-total", {"total": figures["total"]})
    return Words(
        "guide-total-kind", {"total": figures["total"], "kind": Words(f"kinds-{figures['kinds'][0]}")}
    )


def _set(slots: list[dict[str, Any]]) -> Words:
    if not any(slots):
        return Words("guide-cards", {"count": len(slots)})
    cards = [_slot(**slot) for slot in slots]
    if len(cards) == 1:
        return cards[0]
    if all(slot == slots[0] for slot in slots):
        return Words("guide-equal", {"count": len(slots), **slots[0]})
    return Words("guide-set", {"cards": cards})


def _slot(kind: str = "", least: int = 0) -> Words:
    if not least:
        return Words(f"kind-{kind}")
    if not kind:
        return Words("guide-slot-least", {"least": least})
    return Words("guide-slot-kind-least", {"least": least, "kind": Words(f"kind-{kind}")})


# -- worked examples -------------------------------------------------------------------------------------


def _example(name: str, about: list[Piece], ways: list[Group]) -> Zone:
    return Zone(f"example-{name}", Words(f"example-{name}"), MATTER, [Group(pieces=about), *ways])


def _way(name: str, pieces: list[Piece]) -> Group:
    return Group(Words(f"example-{name}"), pieces=pieces, marked=name not in WRONG)


def _paying() -> Zone:
    ways = [
        _way(name, [knight(card, count) for card, count in Counter(cards).items()])
        for name, cards in PAYMENTS.items()
    ]
    return _example("pay", [challenged(MONSTER, POWER[MONSTER], None)], ways)


def _taking() -> Zone:
    ways = [_way(name, [defeated(card, 1, own=False) for card in cards]) for name, cards in OFFERS.items()]
    return _example("take", [open_adventure(MOUNTAIN, (), ref=False)], ways)


def _sealing() -> Zone:
    """The last open card of a column gets its seal, and each card goes to the owner of its seal."""
    column = [face_up("monster-1", 0, None), face_up("monster-3", 1, None), face_up("monster-2", None, None)]
    sealed = [*column[:2], face_up("monster-2", 0, None)]
    return _example("seal", column, [_way("released", sealed)])
