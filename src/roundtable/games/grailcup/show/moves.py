"""What moves on the table of Grail Cup with an event, for any reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel.scene import Move

from .. import cards
from . import pieces

Told = dict[str, Any]  # the figures of an event
SPEARS = "beside/spear"


def moves(key: str, told: Told, view: dict[str, Any]) -> list[Move]:
    """What an event of the viewer's own story moves."""
    moved = MOVED.get(key)
    return [] if moved is None else moved(told)


def _before(seat: int) -> str:
    return f"seat:{seat}"


def _space(number: int) -> str:
    return f"track/{number}"


def _knight(told: Told) -> list[Move]:
    return [Move(pieces.knight(told["seat"]), _space(told["came"]), _space(told["space"]))]


def _swapped(told: Told) -> list[Move]:
    """Two knights change places."""
    (cursed,) = told["seats"]
    return [
        *_knight(told),
        Move(pieces.knight(cursed), _space(told["space"]), _space(told["came"])),
    ]


def _dragon(told: Told) -> list[Move]:
    return [Move(pieces.mark("dragon"), _space(told["came"]), _space(told["space"]))]


def _spear(source: str, target: str) -> list[Move]:
    return [Move(pieces.pile("spear", 1, cards.SPEARS), source, target)]


def _armed(told: Told) -> list[Move]:
    return _spear(SPEARS, _before(told["seat"]))


def _disarmed(told: Told) -> list[Move]:
    return _spear(_before(told["seat"]), SPEARS)


def _stolen(told: Told) -> list[Move]:
    (victim,) = told["seats"]
    return _spear(_before(victim), _before(told["seat"]))


def _seal(told: Told) -> list[Move]:
    return [Move(pieces.mark("seal"), _before(told["had"]), _before(told["seat"]))]


def _token(told: Told) -> list[Move]:
    """It is turned over where it lies."""
    return [Move(pieces.mark(told["token"]), _space(told["space"]), _space(told["space"]))]


def _shown(told: Told) -> list[Move]:
    """An ally is turned over before its player."""
    return [Move(pieces.ally(told["ally"]), _before(told["seat"]), _before(told["seat"]))]


def _passed_on(told: Told) -> list[Move]:
    """The cards that are left go on to the next player."""
    left, to = told["left"], _before(told["after"])
    return [Move(pieces.hidden(left), _before(told["seat"]), to, left)] if left else []


def _chosen(told: Told) -> list[Move]:
    ally = told["ally"]
    return [Move(pieces.ally(ally), f"draft/{ally}", "zone:hand"), *_passed_on(told)]


def _set_aside(told: Told) -> list[Move]:
    return [Move(pieces.ally(ally), "beside/hidden", "zone:beside") for ally in told["allies"]]


MOVED: dict[str, Callable[[Told], list[Move]]] = {
    "move.to": _knight,
    "move.back": _knight,
    "curse.strikes": _swapped,
    "dragon.moved": _dragon,
    "spear.spent": _disarmed,
    "blacksmith.spear": _armed,
    "die.spear": _armed,
    "die.thief": _disarmed,
    "die.seal": _seal,
    "magnet.stolen": _stolen,
    "start.spears": lambda told: [move for seat in told["seats"] for move in _armed({"seat": seat})],
    "clover.turned": _token,
    "call.answered": _shown,
    "draft.chosen": _passed_on,
    "draft.chosen.own": _chosen,
    "draft.face-up": _set_aside,
}
