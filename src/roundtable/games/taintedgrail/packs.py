"""Which packs can be played: a match must not stumble over a name that stands for nothing."""

from __future__ import annotations

from functools import cache

from .content.folders import home, packs_here
from .content.language import PackError
from .content.load import known_pack, pack

SHIPPED = "avalon"  # it is checked before it is shipped, and starts faster without


def playable(name: object) -> str:
    """The name of a pack that is here, can be read and has all that it names, or a sentence that says what is
    wrong with it."""
    if isinstance(name, str) and name != SHIPPED and name in packs_here():
        _look_at(name)
    return known_pack(name)


@cache
def _look_at(name: str) -> None:
    """Once, if nothing is missing; else again the next time, since its author may have mended it."""
    from .check import missing  # a large module, needed only for packs that players bring

    try:
        fault = missing(home(name))
    except (OSError, ValueError):
        return  # it cannot be read, and the reader says so
    if fault:
        raise PackError(f"The content pack {name!r} cannot be played: {fault}; see roundtable pack check.")
    pack.cache_clear()  # what was read before it was mended
