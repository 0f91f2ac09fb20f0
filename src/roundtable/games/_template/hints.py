"""What an option looks worth, from what the seat sees. For bots, never for rules."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Question

from .table import strength


def value(view: dict[str, Any], question: Question, option: Any) -> float:
    """High cards win rounds; low ones do where the lowest wins."""
    return strength(option) * (-1.0 if view["options"]["lowest"] else 1.0)
