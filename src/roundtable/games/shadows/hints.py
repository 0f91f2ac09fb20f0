"""What a sensible player thinks an option is worth, from what his seat sees. For bots, never for rules."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Question


def value(view: dict[str, Any], question: Question, option: Any) -> float:
    """How good this answer looks; only the order of the answers to one question means anything."""
    return 0.0
