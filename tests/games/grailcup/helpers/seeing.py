"""What a player may receive; a round that is drafted as wanted, a curse that strikes, a game at random."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from roundtable.games.grailcup.cards import NUMBER
from tests.games.grailcup.helpers import asked, lay, movers, new, play

DRAFT = ("draft.ally", "draft.direction")


def drafting(match: Any) -> bool:
    return asked(match) in DRAFT


def turns(match: Any, way: str = "left", pick: int = 0) -> list[tuple[int, set[str], str]]:
    """Choose the allies of a round: who chose, what they were offered, what they took."""
    out = []
    for seat in movers(match, drafting):
        if asked(match) == "draft.direction":
            play(match, way)
            continue
        offered = match.legal(seat)
        out.append((seat, set(offered), offered[pick]))
        play(match, offered[pick])
    return out


def received(match: Any, seat: int | None) -> str:
    """Every byte that a seat, or a spectator, may receive, as text."""
    log = [(event.key, sorted(event.args.items())) for event in match.log(seat)]
    question = None if seat is None else (match.question(seat), match.legal(seat))
    return json.dumps([match.view(seat), repr(log), repr(question)], sort_keys=True)


def draft(match: Any, wanted: dict[int, str], way: str = "left") -> bool:
    """Choose the allies of a round: each seat the one that is wanted for it, else the highest that nobody
    wants. Has everybody got what was wanted?"""
    for seat in movers(match, drafting):
        if asked(match) == "draft.direction":
            play(match, way)
            continue
        offered = match.legal(seat)
        others = [ally for ally in offered if ally not in wanted.values()]
        play(match, wanted[seat] if wanted.get(seat) in offered else (others or offered)[-1])
    return all(ally in match.table.allies[seat] for seat, ally in wanted.items())


def strike(at: list[int], ally: str = "fairy", **wanted: Any) -> Any:
    """Seat 0 is the sorceress, she has cursed the ally of seat 1, and that is called now."""
    usual: dict[str, Any] = {"dragon": 46, "allies": [["sorceress"], [ally]]}
    return lay(len(at), call=NUMBER[ally], curse=ally, at=at, **usual | wanted)


def random_game(seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, int, Any, Any]]:
    """A match played at random: it, who answers next, what they were offered, and their answer, before each
    one is given; at the end once more, with nobody."""
    match, dice = new(seats, seed, **options), Random(seed)
    for seat in movers(match):
        offered = match.legal(seat)
        answer = dice.choice(offered)
        yield match, seat, offered, answer
        match.play(seat, answer)
    yield match, -1, (), None


def all_cards(table: Any) -> list[str]:
    """The allies of a table, wherever they lie."""
    chosen = [ally for allies in table.allies for ally in allies]
    return sorted([*chosen, *table.face_up, *table.aside, *table.pack])
