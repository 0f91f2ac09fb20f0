"""How the table is shown to people: its scene, a label for every option, and the pieces that it points at."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.scene import HAND, LIST, PLAYERS, Chapter, Fact, Group, Piece, Words, Zone

from .table import strength

# The pictures of the pieces, by their names in the icon set of game-icons.net.
ICONS = {"card": "card-play", "points": "laurel-crown"}


def label(key: str, option: Any) -> Words:
    """The message for an option of a question."""
    return Words("option.card", {"card": option})


def touches(key: str, option: Any) -> tuple[str, ...]:
    """The pieces that an option points at, by their refs."""
    return (f"hand/{option}",)


def lesson(key: str, options: dict[str, Any]) -> list[Words]:
    """The messages that explain the rules of a question."""
    return [Words("help.card")]


def chapters() -> list[Chapter]:
    """The rules as people read them, with pictures of the pieces."""
    cards = Zone("cards", Words("board-hand"), LIST, [Group(pieces=[_card("card-3")])])
    return [Chapter(Words("chapter-game"), [Words("help.card")], [cards])]


def scene(view: dict[str, Any]) -> list[Zone]:
    """The players with their points, and the viewer's hand."""
    table, viewer = view["table"], view["viewer"]
    players = [
        Group(seat=seat, facts=[Fact(Words("board-points"), points, ICONS["points"])])
        for seat, points in enumerate(table["points"])
    ]
    zones = [Zone("players", Words("board-players"), PLAYERS, players)]
    if viewer is not None:
        cards = [_card(card) for card in table["hands"][viewer]]
        zones.append(Zone("hand", Words("board-hand"), HAND, [Group(pieces=cards)]))
    return zones


def _card(card: str) -> Piece:
    return Piece(card, f"hand/{card}", value=strength(card), icon=ICONS["card"], text=Words("about-card"))
