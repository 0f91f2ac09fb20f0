"""The words of conditions: what each is about; and how the words after a verb are written."""

from __future__ import annotations

from collections.abc import Iterable

from ..content.language import ATTRIBUTES, COLOURS, KINDS, RESOURCES, TRACKS

ROWS = "ACPEUSMF"

# What a test is about, and whether it is compared with a number.
_ALONE = (
    "exhausted insane dying panic settlement alone fought talked travelled ate random skull grail".split()
)
_FIGURES = "party players day aff pool party_food party_wealth".split()
CONDS: dict[str, tuple[tuple[str, ...], bool]] = {
    **dict.fromkeys((*ATTRIBUTES, *RESOURCES, *TRACKS, *_FIGURES), ((), True)),
    **dict.fromkeys((*COLOURS, *KINDS, *_ALONE), ((), False)),
    **dict.fromkeys(("chapter", "stage", "level"), (("number",), False)),
    "status": (("?part",), False),
    "parts": (("?part",), True),
    "secret": (("?secret",), False),
    "item": (("keyword", "?item"), False),
    "is": (("character",), False),
    "lit": (("menhir",), False),
    "at": (("place",), False),
    "shown": (("place",), False),
    "quest": (("quest",), False),
    "dial": (("?dial",), True),
    "token": (("?token",), True),
    "time": (("?time",), True),
    "guardian": (("?guardian",), False),
    "read": (("verse",), False),
    "first": (("card",), False),
    "trait": (("trait",), False),
}


def written(word: str, shapes: Iterable[str]) -> str:
    """How a verb or a condition is written, in all its ways: words as they stand, names in capitals."""
    return " or ".join(" ".join((word, *map(_written, shape.split()))) for shape in shapes)


def _written(word: str) -> str:
    return word[1:] if word[0] == "=" else word.lstrip("+?").upper()
