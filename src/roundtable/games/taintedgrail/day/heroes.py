"""[Preparing characters] A hero's board, decks and sets."""

from __future__ import annotations

from functools import cache

from ..content.language import KINDS, RESOURCES
from ..content.load import pack
from ..table import ABSENT, ALIVE, Table, empty_decks, empty_goods, empty_piles


def prepare_hero(t: Table, seat: int, name: str) -> None:
    """[Preparing characters] Tracks at their start, attributes and resources of the character, 15 starting
    cards a deck, the rest in the advanced sets."""
    t.heroes[seat], t.status[seat] = name, ALIVE
    take_board(t, seat, name)
    character = t.content.characters[name]
    t.attr[seat] = dict(character.attr)
    for what in RESOURCES:
        t.goods[what][seat] = character.start.get(what, 0)
    t.skills[seat], t.items[seat], t.stowed[seat] = (), (), ()
    t.did[seat] = []
    for kind in KINDS:
        take_deck(t, seat, kind, name)


def take_board(t: Table, seat: int, owner: str) -> None:
    """[Preparing characters] Tracks at their start."""
    t.boards[seat] = owner
    board = t.board(seat)
    t.energy[seat], t.health[seat], t.terror[seat], t.dying[seat] = board.energy, board.health, 0, 0
    t.keep_limits(seat)


def take_deck(t: Table, seat: int, kind: str, owner: str) -> None:
    """[Preparing characters] The cards of one kind: those to begin with, and those that may be learnt."""
    of = t.options["pack"]
    t.decks[kind][seat] = list(_cards(of, owner, kind, starter=True))
    t.advanced[kind][seat] = list(_cards(of, owner, kind, starter=False))
    t.spare[kind][seat] = []


@cache
def _cards(of: str, owner: str, kind: str, starter: bool) -> tuple[str, ...]:
    known = pack(of).cards.values()
    his = [card for card in known if (card.owner, card.kind, card.starter) == (owner, kind, starter)]
    return tuple(sorted([card.id for card in his for _ in range(card.copies)]))


def free_characters(t: Table) -> tuple[str, ...]:
    """[Death] Those whom nobody plays and who have not died: who has left the campaign is back in the box."""
    played = [hero for hero, status in zip(t.heroes, t.status, strict=True) if status != ABSENT]
    return tuple([name for name in t.content.characters if name not in (*played, *t.fallen)])


def empty_seats(t: Table) -> None:
    """Boards for all seats, with nothing on them."""
    seats = t.seats
    t.heroes, t.boards, t.status, t.place = [""] * seats, [""] * seats, [ABSENT] * seats, [0] * seats
    t.energy, t.health, t.terror, t.dying = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    t.bookmarks = [0] * seats
    t.attr = [{} for _ in range(seats)]
    t.goods = empty_goods(seats)
    t.decks, t.spare, t.advanced = empty_decks(seats), empty_decks(seats), empty_decks(seats)
    for field in "did hands draw thrown stacked".split():
        setattr(t, field, empty_piles(seats))
    for field in "skills items secrets stowed gear".split():
        setattr(t, field, [()] * seats)
    t.passed, t.acted = [False] * seats, [False] * seats
