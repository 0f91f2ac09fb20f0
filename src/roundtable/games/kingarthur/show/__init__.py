"""How the table of King Arthur is shown to people: its scene, a label for every option, and the pieces that
an option points at."""

from __future__ import annotations

from collections import Counter
from typing import Any

from roundtable.kernel.scene import (
    COLUMNS,
    HAND,
    LIST,
    MATTER,
    PLAYERS,
    ROW,
    STEPS,
    Fact,
    Group,
    Piece,
    Words,
    Zone,
)

from ..cards import ADVENTURES, COLOURS, DOUBLE_OF, KINDS, KNIGHTS, MERLIN, POWER, Adversaries, worth
from ..seals import DOUBLE, REPEATED, USUAL
from ..table import FULL
from .book import chapters as chapters
from .moves import moves as moves
from .pieces import (
    ICONS,
    TINTS,
    challenged,
    condition,
    defeated,
    empty_niche,
    face_up,
    hidden,
    knight,
    open_adventure,
    pile,
    step,
    taken_adventure,
)
from .reasons import ACTIONS
from .reasons import why_not as why_not

ASIDES = ("seals.released",)  # lines of the story that belong to another player's turn
HAND_ORDER = [card for colour in COLOURS for card in (colour, DOUBLE_OF[colour])] + [MERLIN]
NICHES = sorted(ADVENTURES, key=lambda name: -ADVENTURES[name].value)


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


def detail(view: dict[str, Any], key: str, option: Any) -> Words | None:
    """What an option costs, or what of it would be lost."""
    if option is None:
        return None
    if key == "challenge.which":
        way, card = option if isinstance(option, tuple) else ("", option)
        return Words("detail.challenge", {"count": POWER[card] * (2 if way == DOUBLE else 1)})
    if key == "challenge.pay":
        lost = sum([KNIGHTS[knight].strength for knight in option]) - view["prompt"]["about"]["power"]
        return Words("detail.lost", {"count": lost}) if lost else None
    if key == "adventure.which":
        return condition(option)
    return Words("detail.worth", {"count": worth(option)}) if key == "adventure.pay" else None


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


def scene(view: dict[str, Any]) -> list[Zone]:
    """The layout, the adventures, the players, the supplies, the actions of the turn, what the viewer is
    paying for, and their hand."""
    table, viewer = view["table"], view["viewer"]
    key, about = view["prompt"]["key"], view["prompt"]["about"]
    own: Adversaries = () if viewer is None else tuple(table["defeated"][viewer])
    zones = [_layout(table, viewer), _adventures(table, own)]
    zones += [_players(view, paying=key == "adventure.pay"), _supplies(table), _turn(key)]
    if key == "challenge.pay":
        zones.append(_challenge(viewer, **about))
    if key == "adventure.pay":
        zones.append(_adventure(own, **about))
    if viewer is not None:
        zones.append(_hand(table["hands"][viewer]))
    return zones


def _layout(table: dict[str, Any], viewer: int | None) -> Zone:
    columns = [
        Group(
            Words(f"board-kind-{kind}"),
            pieces=[face_up(card, seal, viewer) for card, seal in column],
            tint=TINTS[kind],
            limit=FULL,
        )
        for kind, column in zip(KINDS, table["columns"], strict=True)
    ]
    return Zone("layout", Words("board-layout"), COLUMNS, columns)


def _adventures(table: dict[str, Any], own: Adversaries) -> Zone:
    """All thirteen in a fixed order, so that each is found where it was; who took one is named there."""
    takers = {name: seat for seat, names in enumerate(table["taken"]) for name in names}
    pieces = [
        open_adventure(name, own) if name in table["adventures"] else empty_niche(name, takers.get(name))
        for name in NICHES
    ]
    return Zone("adventures", Words("board-adventures"), LIST, [Group(pieces=pieces)])


def _turn(key: str) -> Zone:
    """The four actions; the one that is on, as everybody may know it, is marked."""
    action, _, rest = key.partition(".")
    now = rest if action == "waiting" else action
    steps = [Group(pieces=[step(name, n)], marked=name == now) for n, name in enumerate(ACTIONS, 1)]
    return Zone("turn", Words("board-turn"), STEPS, steps)


def _challenge(viewer: int, card: str, power: int, way: str = "") -> Zone:
    """The adversary that the viewer challenges; a usual challenge of the game with seals leaves one on it."""
    piece = challenged(card, power, viewer if way == USUAL else None)
    title = Words(f"board-{way}" if way else "board-challenge")
    return Zone("matter", title, MATTER, [Group(pieces=[piece])], now=True)


def _adventure(own: Adversaries, adventure: str) -> Zone:
    """The adventure that the viewer takes, and the adversaries that they can give for it."""
    pays = [defeated(card, count, own=True) for card, count in Counter(own).items()]
    groups = [Group(pieces=[open_adventure(adventure, own, ref=False)]), Group(pieces=pays)]
    return Zone("matter", Words("board-adventure"), MATTER, groups, now=True)


def _players(view: dict[str, Any], paying: bool) -> Zone:
    players = [_player(view, seat, paying) for seat in range(view["seats"])]
    return Zone("players", Words("board-players"), PLAYERS, players)


def _player(view: dict[str, Any], seat: int, paying: bool) -> Group:
    """How many knights and seals they have, what they would score now, and what they have won. While the
    viewer gives adversaries for an adventure, they point at them where they pay."""
    table = view["table"]
    hand, won = table["hands"][seat], table["defeated"][seat]
    score = None if isinstance(won, int) else points(table, seat)
    facts = [_fact("knights", hand if isinstance(hand, int) else len(hand)), _fact("score", score)]
    if view["options"]["seals"]:
        facts.insert(1, _fact("seals", table["seals"][seat]))
    own = seat == view["viewer"] and not paying
    pieces = [*_won(won, own), *map(taken_adventure, table["taken"][seat])]
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
        pile("supply", table["supply"], "supplies/supply"),
        pile("discard", len(table["discard"]), "supplies/discard"),
    ]
    return Zone("supplies", Words("board-supply"), ROW, [Group(pieces=piles)])


def _hand(cards: list[str]) -> Zone:
    held = Counter(cards)
    pieces = [knight(card, held[card]) for card in HAND_ORDER if card in held]
    return Zone("hand", Words("board-hand"), HAND, [Group(pieces=pieces)])
