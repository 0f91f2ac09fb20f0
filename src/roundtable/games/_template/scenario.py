"""A table laid from a description. Keys: `hands`, one list of cards a seat; the rest stays in the box."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Frame
from roundtable.kernel.scenario import Box, check_names, per_seat

from .rules import one_round
from .table import FIGURES, Table


def scenario(t: Table, wanted: dict[str, Any]) -> Frame:
    check_names(wanted, ["hands"], "_template")
    box = Box([f"card-{value}" for value in FIGURES["cards"]["values"]], "cards")
    hands = per_seat(wanted.get("hands", [["card-1"]] * t.seats), t.seats, "hands")
    t.hands = [tuple(sorted(box.take(hand))) for hand in hands]
    t.box, t.points = box.rest(), [0] * t.seats
    return one_round()
