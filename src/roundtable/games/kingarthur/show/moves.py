"""What moves on the table of King Arthur with an event, for any reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from roundtable.kernel.scene import Move

from . import pieces

Told = dict[str, Any]  # the figures of an event
DECK, SUPPLY, DISCARD = "supplies/deck", "supplies/supply", "supplies/discard"


def moves(key: str, told: Told, view: dict[str, Any]) -> list[Move]:
    """What an event of the viewer's own story moves."""
    if key == "challenge.usual":
        return _sealed_now(told, view)
    moved = MOVED.get(key)
    return [] if moved is None else moved(told, view["viewer"])


def _sealed_now(told: Told, view: dict[str, Any]) -> list[Move]:
    """A seal is placed; if that releases the column, the card is gone with it."""
    seat, card, viewer = told["seat"], told["card"], view["viewer"]
    lies = any([card, seat] == lying for column in view["table"]["columns"] for lying in column)
    target = pieces.layout_ref(card, seat if lies else None, viewer)
    return [*_played(told, viewer), Move(pieces.seal_of(seat), _before(seat), target)]


def _before(seat: int) -> str:
    return f"seat:{seat}"


def _drawn(told: Told, viewer: int | None) -> list[Move]:
    count = told["count"]
    return [Move(pieces.face_down(count), SUPPLY, _before(told["seat"]), count)]


def _drawn_own(told: Told, viewer: int | None) -> list[Move]:
    drawn = Counter[str](told["cards"])
    return [Move(pieces.knight(card, count), SUPPLY, "zone:hand", count) for card, count in drawn.items()]


def _turned(told: Told, viewer: int | None) -> list[Move]:
    return [Move(pieces.face_up(card, None, viewer), DECK, f"layout/{card}") for card in told["cards"]]


def _renewed(told: Told, viewer: int | None) -> list[Move]:
    return [Move(pieces.face_down(told["count"]), DISCARD, SUPPLY, told["count"])]


def _played(told: Told, viewer: int | None) -> list[Move]:
    """The knights of a challenge, from the hand that the viewer sees or from behind it."""
    own = told["seat"] == viewer
    return [
        Move(pieces.knight(card, count), f"hand/{card}" if own else _before(told["seat"]), DISCARD, count)
        for card, count in Counter[str](told["knights"]).items()
    ]


def _taken(told: Told, viewer: int | None, seal: int | None) -> Move:
    card = told["card"]
    source = pieces.layout_ref(card, seal, viewer)
    return Move(pieces.face_up(card, None, viewer), source, _before(told["seat"]))


def _won(told: Told, viewer: int | None) -> list[Move]:
    return [*_played(told, viewer), _taken(told, viewer, None)]


def _again(told: Told, viewer: int | None) -> list[Move]:
    return [*_played(told, viewer), _taken(told, viewer, told["seat"])]


def _released(told: Told, viewer: int | None) -> list[Move]:
    return [_taken(told, viewer, None if told["last"] else told["seat"])]


def _adventure(told: Told, viewer: int | None) -> list[Move]:
    """The adversaries go out of the game, the adventure to the player."""
    seat, own = told["seat"], told["seat"] == viewer
    paid: Iterable[tuple[str, int]] = Counter(told["cards"]).items()
    return [
        *[
            Move(
                pieces.defeated(card, count, own),
                f"defeated/{card}" if own else _before(seat),
                "zone:adventures",
                count,
            )
            for card, count in paid
        ],
        Move(pieces.taken_adventure(told["adventure"]), f"adventures/{told['adventure']}", _before(seat)),
    ]


MOVED: dict[str, Callable[[Told, int | None], list[Move]]] = {
    "knights.drawn": _drawn,
    "knights.drawn.own": _drawn_own,
    "supply.renewed": _renewed,
    "adversaries.laid": _turned,
    "adversaries.turned": _turned,
    "challenge.won": _won,
    "challenge.double": _won,
    "challenge.repeated": _again,
    "seals.released": _released,
    "adventure.taken": _adventure,
}
