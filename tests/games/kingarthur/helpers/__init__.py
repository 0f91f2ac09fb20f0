"""Short ways to lay a table of King Arthur, to play on it and to look at it."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from tests.games.playing import answer as answer
from tests.games.playing import asked as asked
from tests.games.playing import first as first
from tests.games.playing import last as last
from tests.games.playing import legal as legal
from tests.games.playing import movers as movers
from tests.games.playing import play as play
from tests.games.playing import seen as seen
from tests.games.playing import told as told
from tests.games.playing import until as until

KINDS = ("dark", "enemy", "monster", "dragon")
VARIANTS = ("seals", "hide_defeated", "must_draw", "strict_knights", "strict_offers", "double_releases")
WORTH = {
    "grail": 20,
    "beast": 16,
    "mountain": 15,
    "seamonster": 14,
    "greenknight": 13,
    "fisher": 12,
    "vikings": 12,
    "treasure": 11,
    "tournament": 10,
    "mark": 9,
    "excalibur": 8,
    "saxons": 7,
    "robbers": 6,
}
DECLINE = {"adversaries.draw": False, "challenge.which": None, "adventure.which": None, "knights.draw": 0}


def new(seats: Any = 3, seed: int = 1, **options: Any) -> Any:
    """A new match: Any, because tests look at the fields of this game's table."""
    return rt.new("kingarthur", seats=seats, seed=seed, **options)


def lay(seats: Any = 2, seed: Any = 1, **wanted: Any) -> Any:
    """A table as described; variants by keyword; lists for each seat may leave out the last, empty ones."""
    options = {name: wanted.pop(name) for name in VARIANTS if name in wanted}
    for name in ("hands", "defeated", "taken"):
        if name in wanted:
            wanted[name] = [*wanted[name], *[[]] * (seats - len(wanted[name]))]
    return rt.scenario("kingarthur", {"seats": seats, "options": options, **wanted}, seed=seed)


def over(match: rt.Match) -> rt.Result:
    """The result of a game that has ended."""
    assert match.result is not None
    return match.result


def finish_turn(match: Any) -> Any:
    """Leave out all that the player could still do this turn."""
    turn = match.table.turn
    return until(
        match,
        lambda match: not match.to_move or match.table.turn != turn,
        lambda match: DECLINE[asked(match) or ""],
    )


def column(match: rt.Match, kind: str) -> list:
    """A column of the layout: a card alone, or with the seat whose seal lies on it."""
    entries = seen(match)["columns"][KINDS.index(kind)]
    return [card if owner is None else (card, owner) for card, owner in entries]


def hand(match: rt.Match, seat: int) -> list[str]:
    return sorted(seen(match, seat)["hands"][seat])


def defeated(match: rt.Match, seat: int) -> list[str]:
    return sorted(seen(match, seat)["defeated"][seat])


def payments(target: str, knights: list[str], **variants: bool) -> set:
    """The knights that may be played to challenge this one adversary; empty if none."""
    kind = target.split("-")[0]
    match = lay(action=2, hands=[knights], columns={kind: [target]}, **variants)
    if target not in legal(match):
        return set()
    return legal(play(match, target))


def offers(adventure: str, adversaries: list[str], **variants: bool) -> set:
    """The adversaries that may be played for this adventure; empty if none."""
    match = lay(action=3, defeated=[adversaries], **variants)
    if asked(match) != "adventure.which" or adventure not in legal(match):
        return set()
    return legal(play(match, adventure))


def all_but(*adventures: str) -> list[str]:
    return [name for name in WORTH if name not in adventures]
