"""What a seat works out from a view, once for all options of a question: for hints and for scenes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ClassVar, Self, TypeVar, cast

from .sight import View

Found = TypeVar("Found", bound=Callable[..., Any])


def once(work: Found) -> Found:
    """What a reading tells, or what somebody makes of it, worked out only once for each thing asked about."""
    place = f"_known_{work.__name__}"

    @wraps(work)
    def known(self: Any, *about: Any) -> Any:
        found = self.__dict__.get(place)
        if found is None:
            found = self.__dict__[place] = {}
        if about not in found:
            found[about] = work(self, *about)
        return found[about]

    return cast("Found", known)


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
