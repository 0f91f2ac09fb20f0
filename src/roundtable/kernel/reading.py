"""What a seat works out from a view, once for all options of a question: for hints and for scenes."""

from __future__ import annotations

from typing import ClassVar, Self, cast

from .sight import View


class Reading:
    """A view, thought through. A game derives its own from this and fills it in `__init__`; it may be told
    more than the view, such as the weights of a bot."""

    _last: ClassVar[tuple[View, tuple[object, ...], Reading] | None] = None

    def __init__(self, view: View, *settings: object) -> None:
        self.view = view

    @classmethod
    def of(cls, view: View, *settings: object) -> Self:
        """The reading of a view by these settings; the last one is remembered."""
        last = cls._last  # read once: bots of several tables think at the same time
        if last is None or last[0] is not view or last[1] != settings or type(last[2]) is not cls:
            cls._last = last = (view, settings, cls(view, *settings))
        return cast("Self", last[2])
