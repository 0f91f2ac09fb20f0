"""How the table of King Arthur is shown to people: its scene, a label for every option, and the pieces that
an option points at."""

from __future__ import annotations

from collections import Counter
from typing import Any

from roundtable.kernel.scene import COLUMNS, HAND, LIST, PLAYERS, ROW, Fact, Group, Piece, Words, Zone

from ..cards import ADVENTURES, COLOURS, DOUBLE_OF, KINDS, MERLIN, worth
from ..seals import REPEATED
from .pieces import ICONS, TINTS, defeated, face_up, hidden, knight, open_adventure, pile, taken_adventure

HAND_ORDER = [card for colour in COLOURS for card in (colour, DOUBLE_OF[colour])] + [MERLIN]


def label(key: str, option: Any) -> Words:
    """The message for an option of a question."""
    if option is None or option is False:
        return Words(f"option.pass-{key.partition('.')[0]}")
    if key == "adversaries.draw":
        return Words("option.draw-adversaries")
    if key == "challenge.which":
        way, card = option if isinstance(option, tuple) else ("challenge", option)
        return Words(f"option.{way}", {"card": card})
    if key == "adventure.which":
        return Words("option.adventure", {"adventure": option, "value": ADVENTURES[option].value})
    if key == "knights.draw":
        return Words("option.draw-knights", {"count": option})
    return Words("option.cards", {"cards": option})


def touches(key: str, option: Any) -> tuple[str, ...]:
    """The pieces that an option of a question points at, by their refs, as often as it needs each. How many
    knights to draw is a number, not a piece."""
    if option is None or option is False or key == "knights.draw":
        return ()
    if key == "adversaries.draw":
        return ("supplies/deck",)
    if key == "challenge.which":
        way, card = option if isinstance(option, tuple) else ("challenge", option)
        return (f"sealed/{card}" if way == REPEATED else f"layout/{card}",)
    if key == "adventure.which":
        return (f"adventures/{option}",)
    zone = "hand" if key == "challenge.pay" else "defeated"
    return tuple([f"{zone}/{card}" for card in option])


def lesson(key: str, options: dict[str, Any]) -> list[Words]:
    """The messages that explain the rules of a question."""
    action = key.partition(".")[0]
    more = {"challenge": ("strict_knights", "seals"), "adventure": ("strict_offers",)}.get(action, ())
    known = [name for name in more if options.get(name)]
    known += ["double_releases"] if "seals" in known and options.get("double_releases") else []
    return [Words(f"help.{name}") for name in (action, *known)]


def lessons() -> list[Words]:
    """All of them, in the order of a turn."""
    return [Words(f"help.{part}") for part in ("adversaries", "challenge", "seals", "adventure", "knights")]


def scene(view: dict[str, Any]) -> list[Zone]:
    """The layout, the adventures, the players, the supplies and the viewer's hand."""
    table, viewer = view["table"], view["viewer"]
    zones = [_layout(table, viewer), _adventures(table), _players(view), _supplies(table)]
    if viewer is not None:
        zones.append(_hand(table["hands"][viewer]))
    return zones


def _layout(table: dict[str, Any], viewer: int | None) -> Zone:
    columns = [
        Group(
            Words(f"board-kind-{kind}"),
            pieces=[face_up(card, seal, viewer) for card, seal in column],
            tint=TINTS[kind],
        )
        for kind, column in zip(KINDS, table["columns"], strict=True)
    ]
    return Zone("layout", Words("board-layout"), COLUMNS, columns)


def _adventures(table: dict[str, Any]) -> Zone:
    pieces = [open_adventure(name) for name in table["adventures"]]
    return Zone("adventures", Words("board-adventures"), LIST, [Group(pieces=pieces)])


def _players(view: dict[str, Any]) -> Zone:
    players = [_player(view, seat) for seat in range(view["seats"])]
    return Zone("players", Words("board-players"), PLAYERS, players)


def _player(view: dict[str, Any], seat: int) -> Group:
    """How many knights and seals he has, what he would score now, and what he has won."""
    table = view["table"]
    hand, won = table["hands"][seat], table["defeated"][seat]
    score = None if isinstance(won, int) else points(table, seat)
    facts = [_fact("knights", hand if isinstance(hand, int) else len(hand)), _fact("score", score)]
    if view["options"]["seals"]:
        facts.insert(1, _fact("seals", table["seals"][seat]))
    pieces = [*_won(won, seat == view["viewer"]), *map(taken_adventure, table["taken"][seat])]
    return Group(seat=seat, pieces=pieces, facts=facts, marked=seat == table["turn"])


def _fact(name: str, value: int | None) -> Fact:
    return Fact(Words(f"board-{name}"), value, ICONS[name])


def _won(cards: int | list[str], own: bool) -> list[Piece]:
    if isinstance(cards, int):
        return [hidden(cards)] if cards else []
    return [defeated(card, count, own) for card, count in Counter(cards).items()]


def points(table: dict[str, Any], seat: int) -> int:
    """What a seat would score now, from what the viewer sees."""
    return worth(table["defeated"][seat]) + sum([ADVENTURES[name].value for name in table["taken"][seat]])


def _supplies(table: dict[str, Any]) -> Zone:
    piles = [
        pile("deck", table["deck"], "supplies/deck"),
        pile("supply", table["supply"]),
        pile("discard", len(table["discard"])),
    ]
    return Zone("supplies", Words("board-supply"), ROW, [Group(pieces=piles)])


def _hand(cards: list[str]) -> Zone:
    held = Counter(cards)
    pieces = [knight(card, held[card]) for card in HAND_ORDER if card in held]
    return Zone("hand", Words("board-hand"), HAND, [Group(pieces=pieces)])
