"""[Free mode] Any tile on any board, with decks of any colour."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from ..content.language import KINDS
from ..table import Table
from .heroes import take_board, take_deck

book = Rulebook()


@book.rule
def combine(t: Table, seat: int) -> Follow:
    """[Free mode] A player who brings a character into play chooses a board and both decks for it (TG-94)."""
    return choose_board(seat), *[choose_deck(seat, kind) for kind in KINDS]


@book.rule
def choose_board(t: Table, seat: int) -> Flow:
    """[Free mode] One of the boards that nobody uses."""
    free = left_over(t, seat, [t.boards[other] for other in t.living() if other != seat])
    owner = free[0] if len(free) == 1 else (yield Ask(seat, "hero.board", free))
    take_board(t, seat, owner)
    t.tell("hero.on-board", seat=seat, hero=owner)
    return None


@book.rule
def choose_deck(t: Table, seat: int, kind: str) -> Flow:
    """[Free mode] One of the decks of this kind that nobody uses, with all that may be learnt with it."""
    lying = [t.decks[kind][other] for other in t.living() if other != seat]
    free = left_over(t, seat, [t.content.cards[card].owner for deck in lying for card in deck[:1]])
    owner = free[0] if len(free) == 1 else (yield Ask(seat, "hero.deck", free, kind=kind))
    take_deck(t, seat, kind, owner)
    t.tell("hero.with-deck", seat=seat, hero=owner, kind=kind)
    return None


def left_over(t: Table, seat: int, taken: list[str]) -> tuple[str, ...]:
    """The characters whose parts are still in the box, the hero's own first."""
    names = dict.fromkeys([t.heroes[seat], *t.content.characters])
    return tuple([name for name in names if name not in taken])
