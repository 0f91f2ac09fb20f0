"""What moves on the table of Shadows over Camelot with an event, for any reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from roundtable.kernel.scene import Move, Piece

from ..cards import ARMOR, DRAGON, LANCELOT, quest_of
from . import pieces

Told = dict[str, Any]  # the figures of an event
View = dict[str, Any]
WHITE, BLACK, ENGINES, BOARD, PILES, ROUND_TABLE = (
    "whitepile",
    "blackpile",
    "engines",
    "zone:board",
    "zone:piles",  # where cards are discarded, and where what is used up goes
    "zone:roundtable",
)


def moves(key: str, told: Told, view: View) -> list[Move]:
    """What an event of the viewer's own story moves."""
    moved = MOVED.get(key)
    return [] if moved is None else moved(told, view)


# -- places ----------------------------------------------------------------------------------------------


def _before(seat: int) -> str:
    return f"seat:{seat}"


def _hand(told: Told, view: View) -> str:
    """Where the cards of the event's player are: the viewer sees their own."""
    return "zone:hand" if told["seat"] == view["viewer"] else _before(told["seat"])


def _at(named: str) -> str:
    """A place by the name that events have for it."""
    return f"place/{named.removeprefix('place-')}"


def _quest(card: str, view: View) -> str:
    """Where a black card goes that is read out: to its quest, if that is not over."""
    finished, quest = view["table"]["finished"], quest_of(card)
    if quest == LANCELOT and LANCELOT in finished:
        quest = DRAGON
    return BOARD if quest in finished or f"place/{quest}" not in _places(view) else f"place/{quest}"


def _places(view: View) -> set[str]:
    return {f"place/{quest}" for quest in view["table"]["laid"]}


# -- cards -----------------------------------------------------------------------------------------------


def _down(count: int, source: str, target: str) -> list[Move]:
    """Cards that lie face down for the viewer."""
    return [Move(pieces.card("", count=count), source, target, count)] if count else []


def _cards(cards: Any, source: str, target: str) -> list[Move]:
    return [
        Move(pieces.card(card, count=count), source, target, count) for card, count in Counter(cards).items()
    ]


def _drawn(told: Told, view: View) -> list[Move]:
    return _down(told["count"], WHITE, _hand(told, view))


def _drawn_own(told: Told, view: View) -> list[Move]:
    return _cards(told["cards"], WHITE, "zone:hand")


def _discarded(told: Told, view: View) -> list[Move]:
    return _down(told["count"], _hand(told, view), PILES)


def _discarded_own(told: Told, view: View) -> list[Move]:
    return _cards(told["cards"], "zone:hand", PILES)


def _healed(told: Told, view: View) -> list[Move]:
    return (
        _cards([told["card"]] * 3, "zone:hand", PILES)
        if "card" in told
        else _down(3, _hand(told, view), PILES)
    )


def _on_quest(told: Told, view: View) -> list[Move]:
    return _cards([told["card"]], _hand(told, view), _at(told["quest"]))


def _for_sword(told: Told, view: View) -> list[Move]:
    return _down(1, _hand(told, view), "place/excalibur")


def _spent(told: Told, view: View) -> list[Move]:
    return _cards([told["card"]], _hand(told, view), PILES)


def _merlins(told: Told, view: View) -> list[Move]:
    return _cards(["merlin"] * told["count"], _hand(told, view), PILES)


def _attack(told: Told, view: View) -> list[Move]:
    return _cards(told["cards"], _hand(told, view), ENGINES)


def _black_shown(told: Told, view: View) -> list[Move]:
    return _cards([told["card"]], BLACK, _quest(told["card"], view))


def _black_down(told: Told, view: View) -> list[Move]:
    return _down(1, BLACK, _at(told["quest"]))


def _heroism(told: Told, view: View) -> list[Move]:
    return _cards(["heroism"], _hand(told, view), _at(told["quest"]))


def _laid(told: Told, view: View) -> list[Move]:
    return _cards([told["card"]], _hand(told, view), ROUND_TABLE)


def _shared(told: Told, view: View) -> list[Move]:
    return _cards([told["card"]], ROUND_TABLE, _hand(told, view))


def _dealt(told: Told, view: View) -> list[Move]:
    return _shared(told, view) if "card" in told else _down(1, ROUND_TABLE, _hand(told, view))


def _sent(told: Told, view: View) -> list[Move]:
    (other,) = told["seats"]
    return _down(told["count"], _hand(told, view), _hand({"seat": other}, view))


def _exchanged(told: Told, view: View) -> list[Move]:
    (other,) = told["seats"]
    one, two = _hand(told, view), _hand({"seat": other}, view)
    return [*_down(1, one, two), *_down(1, two, one)]


def _stolen(told: Told, view: View) -> list[Move]:
    (victim,) = told["seats"]
    source = _hand({"seat": victim}, view)
    return _cards([told["card"]], source, PILES) if "card" in told else _down(1, source, PILES)


# -- knights, engines, swords, relics ----------------------------------------------------------------------


def _knight(told: Told, view: View) -> list[Move]:
    seat = told["seat"]
    piece = pieces.knight(view["table"]["knights"][seat], seat)
    return [Move(piece, f"place/{told['came']}", _at(told["place"]))]


def _things(name: str, count: int, source: str, target: str) -> list[Move]:
    return [Move(pieces.pieces(name, count), source, target, count)] if count else []


def _swords(told: Told, view: View) -> list[Move]:
    both = (("whitesword", told["white"]), ("blacksword", told["black"]))
    return [move for name, count in both for move in _things(name, count, BOARD, name)]


def _flipped(told: Told, view: View) -> list[Move]:
    return _things("blacksword", told["count"], "whitesword", "blacksword")


def _relic(told: Told, view: View) -> list[Move]:
    relic = told["relic"].removeprefix("relic-")
    quest = LANCELOT if relic == ARMOR else relic
    return [Move(_treasure(relic), f"place/{quest}", _before(told["seat"]))]


def _excalibur_given(told: Told, view: View) -> list[Move]:
    return [Move(_treasure("excalibur"), _before(told["seat"]), BOARD)]


def _treasure(relic: str) -> Piece:
    return pieces.mark(f"relic-{relic}")


MOVED: dict[str, Callable[[Told, View], list[Move]]] = {
    "cards.drawn": _drawn,
    "cards.drawn.own": _drawn_own,
    "cards.discarded": _discarded,
    "cards.discarded.own": _discarded_own,
    "heal": _healed,
    "heal.own": _healed,
    "quest.played": _on_quest,
    "quest.excalibur": _for_sword,
    "wonder.played": _spent,
    "kay.added": _spent,
    "merlin.spent": _merlins,
    "engine.attacked": _attack,
    "black.shown": _black_shown,
    "black.down": _black_down,
    "heroism.laid": _heroism,
    "exchange.laid": _laid,
    "share.taken": _shared,
    "share.dealt": _dealt,
    "share.dealt.own": _dealt,
    "messenger.given": _sent,
    "arthur.exchanged": _exchanged,
    "steal.taken": _stolen,
    "steal.taken.own": _stolen,
    "move.to": _knight,
    "engines.added": lambda told, view: _things("engine", told["count"], BOARD, ENGINES),
    "engine.gone": lambda told, view: _things("engine", 1, ENGINES, BOARD),
    "merlin.engine": lambda told, view: _things("engine", 1, ENGINES, BOARD),
    "war.warrior": lambda told, view: _things("warrior", 1, BOARD, _at(told["quest"])),
    "merlin.warrior": lambda told, view: _things("warrior", 1, _at(told["quest"]), BOARD),
    "merlin.card": lambda told, view: _down(1, _at(told["quest"]), PILES),
    "swords.laid": _swords,
    "swords.flipped": _flipped,
    "traitor.flips": _flipped,
    "relic.taken": _relic,
    "excalibur.given": _excalibur_given,
}
