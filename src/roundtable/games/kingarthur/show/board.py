"""The table of King Arthur as a scene: its zones as sketches, each with no more than what it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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
    Sketch,
    Words,
    Zone,
)

from ..cards import ADVENTURES, COLOURS, DOUBLE_OF, KINDS, MERLIN, worth
from ..seals import USUAL
from ..table import FULL
from .pieces import (
    ICONS,
    TINTS,
    challenged,
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

HAND_ORDER = [card for colour in COLOURS for card in (colour, DOUBLE_OF[colour])] + [MERLIN]
NICHES = sorted(ADVENTURES, key=lambda name: -ADVENTURES[name].value)


def sketches(view: dict[str, Any]) -> list[Sketch]:
    """The zones of the table; a viewer is named only where it makes a difference to what they see."""
    table, viewer, prompt = view["table"], view["viewer"], view["prompt"]
    key, about = prompt["key"], prompt["about"]
    own = [] if viewer is None else table["defeated"][viewer]
    zones = [
        Sketch(_layout, groups=[_column(kind, viewer, table) for kind in range(len(KINDS))]),
        Sketch(_adventures, (table["adventures"], table["taken"], own)),
        Sketch(_players, groups=_each_player(view, paying=key == "adventure.pay")),
        Sketch(_supplies, (table["deck"], table["supply"], len(table["discard"]))),
        Sketch(_turn, (_action(key),)),
    ]
    if key == "challenge.pay":
        way = about.get("way", "")
        zones.append(
            Sketch(_challenge, (about["card"], about["power"], way, viewer if way == USUAL else None))
        )
    if key == "adventure.pay":
        zones.append(Sketch(_adventure, (own, about["adventure"])))
    if viewer is not None:
        zones.append(Sketch(_hand, (table["hands"][viewer],)))
    return zones


def _column(kind: int, viewer: int | None, table: dict[str, Any]) -> Sketch:
    """The viewer sees their own seals otherwise than those of others."""
    column = table["columns"][kind]
    sealed = any([seal is not None for _, seal in column])
    return Sketch(_of_kind, (KINDS[kind], column, viewer if sealed else None))


def _layout(columns: Sequence[Group]) -> Zone:
    return Zone("layout", Words("board-layout"), COLUMNS, columns)


def _of_kind(kind: str, column: Sequence[tuple[str, int | None]], viewer: int | None) -> Group:
    pieces = [face_up(card, seal, viewer) for card, seal in column]
    return Group(Words(f"board-kind-{kind}"), pieces=pieces, tint=TINTS[kind], limit=FULL)


def _adventures(left: Sequence[str], taken: Sequence[Sequence[str]], own: Sequence[str]) -> Zone:
    """All thirteen in a fixed order, so that each is found where it was; who took one is named there."""
    takers, cards = {name: seat for seat, names in enumerate(taken) for name in names}, tuple(own)
    pieces = [
        open_adventure(name, cards) if name in left else empty_niche(name, takers.get(name))
        for name in NICHES
    ]
    return Zone("adventures", Words("board-adventures"), LIST, [Group(pieces=pieces)])


def _action(key: str) -> str:
    """The action that is on, as everybody may know it."""
    action, _, rest = key.partition(".")
    return rest if action == "waiting" else action


def _turn(now: str) -> Zone:
    """The four actions; the one that is on is marked."""
    steps = [Group(pieces=[step(name, n)], marked=name == now) for n, name in enumerate(ACTIONS, 1)]
    return Zone("turn", Words("board-turn"), STEPS, steps)


def _challenge(card: str, power: int, way: str, seal: int | None) -> Zone:
    """The adversary that the viewer challenges; a usual challenge of the game with seals leaves one on it."""
    piece = challenged(card, power, seal)
    title = Words(f"board-{way}" if way else "board-challenge")
    return Zone("matter", title, MATTER, [Group(pieces=[piece])], now=True)


def _adventure(own: Sequence[str], adventure: str) -> Zone:
    """The adventure that the viewer takes, and the adversaries that they can give for it."""
    pays = [defeated(card, count, own=True) for card, count in Counter(own).items()]
    groups = [Group(pieces=[open_adventure(adventure, tuple(own), ref=False)]), Group(pieces=pays)]
    return Zone("matter", Words("board-adventure"), MATTER, groups, now=True)


def _players(players: Sequence[Group]) -> Zone:
    return Zone("players", Words("board-players"), PLAYERS, players)


def _each_player(view: dict[str, Any], paying: bool) -> list[Sketch]:
    """What lies before each. While the viewer gives adversaries for an adventure, they point at them where
    they pay."""
    table, viewer = view["table"], None if paying else view["viewer"]
    seals = table["seals"] if view["options"]["seals"] else [None] * view["seats"]
    return [
        Sketch(
            _player,
            (
                *(seat, hand if isinstance(hand, int) else len(hand), seals[seat], table["defeated"][seat]),
                *(table["taken"][seat], seat == viewer, seat == table["turn"]),
            ),
        )
        for seat, hand in enumerate(table["hands"])
    ]


def _player(
    seat: int,
    knights: int,
    seals: int | None,
    won: int | Sequence[str],
    taken: Sequence[str],
    own: bool,
    marked: bool,
) -> Group:
    """How many knights and seals they have, what they would score now, and what they have won."""
    score = None if isinstance(won, int) else worth(won) + sum([ADVENTURES[name].value for name in taken])
    facts = [_fact("knights", knights), _fact("score", score)]
    if seals is not None:
        facts.insert(1, _fact("seals", seals))
    pieces = [*_won(won, own), *map(taken_adventure, taken)]
    return Group(seat=seat, pieces=pieces, facts=facts, marked=marked)


def _fact(name: str, value: int | None) -> Fact:
    return Fact(Words(f"board-{name}"), value, ICONS[name])


def _won(cards: int | Sequence[str], own: bool) -> list[Piece]:
    if isinstance(cards, int):
        return [hidden(cards)] if cards else []
    return [defeated(card, count, own) for card, count in Counter(cards).items()]


def _supplies(deck: int, supply: int, discard: int) -> Zone:
    piles = [
        pile("deck", deck, "supplies/deck"),
        pile("supply", supply, "supplies/supply"),
        pile("discard", discard, "supplies/discard"),
    ]
    return Zone("supplies", Words("board-supply"), ROW, [Group(pieces=piles)])


def _hand(cards: Sequence[str]) -> Zone:
    held = Counter(cards)
    pieces = [knight(card, held[card]) for card in HAND_ORDER if card in held]
    return Zone("hand", Words("board-hand"), HAND, [Group(pieces=pieces)])
