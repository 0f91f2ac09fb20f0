"""What a seat works out from a view, once for all options of a question: for hints and for scenes."""

from __future__ import annotations

from typing import ClassVar, Self, cast

from .sight import View


class Reading:
    """A view, thought through. A game derives its own from this and fills it in `__init__`."""

    _last: ClassVar[tuple[View, Reading] | None] = None

    def __init__(self, view: View) -> None:
        self.view = view

    @classmethod
    def of(cls, view: View) -> Self:
        """The reading of a view; the last one is remembered."""
        last = cls._last  # read once: bots of several tables think at the same time
        if last is None or last[0] is not view or type(last[1]) is not cls:
            cls._last = last = (view, cls(view))
        return cast("Self", last[1])
