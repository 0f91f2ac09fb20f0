"""Short ways to draw black cards and to finish quests, with knights whose powers do not disturb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.games.shadows.helpers import answer, lay, legal, movers, play

QUIET = ("gawain", "arthur", "galahad", "tristan", "percival", "kay", "palamedes")
WHITE = Counter(
    {"fight-1": 14, "fight-2": 12, "fight-3": 10, "fight-4": 8, "fight-5": 7, "grail": 18, "merlin": 7}
    | dict.fromkeys("convocation fate heroism lady messenger piety reinforcements clairvoyance".split(), 1)
)
NUMBERS = {1: 5, 3: 3, 5: 2, 7: 1}, {1: 4, 3: 3, 5: 3, 7: 1}
MORGANS = tuple(f"morgan-{number}" for number in range(1, 6))
SPECIAL = (*MORGANS, "desolation", "darkforest", "guinevere", "mist", "mordred", "vivien")
STANDARD = Counter(
    {f"blackknight-{value}": count for value, count in NUMBERS[0].items()}
    | {f"lancelot-{value}": count for value, count in NUMBERS[1].items()}
    | {"excalibur": 15, "despair": 15, "mercenaries": 4, "picts": 4, "saxons": 4}
)
BLACK = STANDARD + Counter(dict.fromkeys(SPECIAL, 1) | {"desolation": 2})


def quiet(seats: Any = 3, **wanted: Any) -> Any:
    """A table of knights that do nothing by themselves: Gawain, Arthur, Galahad, …; `place` may leave out the
    last, who are at Camelot."""
    wanted.setdefault("knights", list(QUIET[:seats]))
    if "place" in wanted:
        wanted["place"] = [*wanted["place"], *["camelot"] * (seats - len(wanted["place"]))]
    return lay(seats, **wanted)


def no_merlins(match: Any) -> Any:
    """Nobody offers a Merlin."""
    return answer(match, merlin_stop=0)


def draw(*cards: str, seats: Any = 3, **wanted: Any) -> Any:
    """The seat whose turn it is draws the first of these black cards, and nobody offers a Merlin."""
    return no_merlins(play(quiet(seats, black_deck=list(cards), **wanted), "draw"))


def lay_up(match: Any) -> Any:
    """The numbers drawn are laid face up, as long as somebody draws some."""
    return answer(match, evil_lay="up")


def rest(cards: Counter[str], *used: str) -> list[str]:
    """All cards of a pack except these."""
    return sorted((cards - Counter(used)).elements())


def events(match: Any, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event.args for event in match.log(seat) if event.key == key]


def faces(match: Any, cards: Iterable[int]) -> Counter[str]:
    return Counter(match.table.faces[card] for card in cards)


def white_cards(match: Any) -> Counter[str]:
    """Every white card, wherever it is."""
    t = match.table
    piles = [t.white_deck, t.white_discard, *t.hands, *t.laid.values(), t.offered]
    found = sum((faces(match, pile) for pile in piles), Counter())
    return found + Counter(face for face in faces(match, t.in_force.values()) if face in WHITE)


def black_cards(match: Any) -> Counter[str]:
    """Every black card, wherever it is."""
    t = match.table
    piles = [t.black_deck, t.black_discard, *t.dark.values(), t.drawn]
    found = sum((faces(match, pile) for pile in piles), Counter())
    return found + Counter(face for face in faces(match, t.in_force.values()) if face in BLACK)


def all_there(match: Any) -> bool:
    """No card has been lost and none has been made."""
    return white_cards(match) == WHITE and black_cards(match) == BLACK


def volunteers(match, key):
    """Who is asked whether they will pay, in that order, when all refuse."""
    order = []
    for seat in movers(match, key):
        if True in legal(match):
            order.append(seat)
        play(match, False)
    return order
