"""Greedy bots meet every encounter of Tainted Grail, each time fresh, and play the chapter with every hero:
`python -m tools.duels`. The tables of docs/taintedgrail.md come from here and from `roundtable sim`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import roundtable as rt
from roundtable.bots import GreedyBot, Seat
from roundtable.games import guide
from roundtable.games.taintedgrail.content.load import pack
from roundtable.games.taintedgrail.hints.company import card_worth
from roundtable.games.taintedgrail.seen import Outlook
from roundtable.games.taintedgrail.study import UNDECIDED, Met, encounters, menhir_share
from roundtable.games.taintedgrail.table import Table
from roundtable.kernel import Match, Option
from roundtable.lab.play import play_match
from roundtable.lab.runs.statistics import wilson

GAME, PACK = "taintedgrail", "avalon"
HEROES = ("beor", "ailei", "arev", "maggot")
GROWN: dict[int, dict[str, int]] = {
    4: {"cou": 2},
    8: {"agg": 3, "cou": 2, "pra": 2},
}  # cards learnt -> points


class Fought(NamedTuple):
    won: bool
    rounds: int
    damage: int
    undecided: bool


class Player(GreedyBot):
    """A greedy bot that plays one character."""

    def __init__(self, hero: str) -> None:
        super().__init__()
        self.hero = hero

    def choose(self, seat: Seat) -> Option:
        if seat.question.key == "hero.choose" and self.hero in seat.question.options:
            return self.hero
        return super().choose(seat)


def duel(hero: str, name: str, seed: str, learnt: int = 0) -> Fought:
    """One hero, fresh, against one enemy; with this many of their best advanced cards instead of their
    worst."""
    wanted: dict[str, Any] = {"seats": 1, "heroes": [hero], "encounter": name, "options": {"pack": PACK}}
    if learnt:
        wanted |= {"decks": {"combat": [improved(hero, learnt)]}, "attr": [GROWN[learnt]]}
    match, bot = rt.scenario(GAME, wanted, seed=seed), Player(hero)
    while table_of(match).enc:
        match.play(0, bot.choose(Seat(match, 0, guide(GAME))))
    met = encounters(match)[0]
    return Fought(met.end == "win", met.rounds, met.damage, met.end == "fled")


def table_of(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


def improved(hero: str, learnt: int) -> list[str]:
    """A deck of fifteen: the best advanced cards for the weakest of the start."""
    match: Match = rt.scenario(GAME, {"seats": 1, "heroes": [hero], "options": {"pack": PACK}}, seed=0)
    look = Outlook(match.view(0))
    worst = sorted(look.t.decks["combat"][0], key=lambda card: card_worth(look, 0, card))
    cards = [card for card in pack(PACK).cards.values() if card.owner == hero and card.kind == "combat"]
    new = sorted([card.id for card in cards if not card.starter], key=lambda card: -card_worth(look, 0, card))
    return worst[learnt:] + new[:learnt]


# -- tables ----------------------------------------------------------------------------------------------


def groups() -> Iterator[tuple[str, list[str]]]:
    """Fights by their value, the guardians apart; talks by level."""
    found: dict[str, list[str]] = {}
    for name, enc in pack(PACK).encounters.items():
        if not enc.right:
            continue
        kind = "guardian" if enc.guardian else f"fights, level {enc.level}, value {enc.value}"
        found.setdefault(kind if enc.kind == "combat" else f"talks, level {enc.level}", []).append(name)
    yield from sorted(found.items())


def cell(fought: list[Fought]) -> str:
    decided = [one for one in fought if not one.undecided]
    if not decided:
        return "–"
    won = sum(one.won for one in decided)
    low, high = wilson(won, len(decided))
    rounds = sum(one.rounds for one in decided) / len(decided)
    damage = sum(one.damage for one in decided) / len(decided)
    return f"{won / len(decided):.1%} ({low:.1%}–{high:.1%}), {rounds:.1f}, {damage:.1f}"


def print_duels(fights: int, seed: str) -> None:
    print(f"| {fights} of each: won, rounds, damage | {' | '.join(HEROES)} |\n|---|{'---|' * len(HEROES)}")
    for group, names in groups():
        row = []
        for hero in HEROES:
            row.append(cell([duel(hero, name, f"{seed}/{i}") for name in names for i in range(fights)]))
        print(f"| {group} ({len(names)}) | {' | '.join(row)} |", flush=True)


def print_grown(fights: int, seed: str) -> None:
    print("| beor | start | 4 cards, cou 2 | 8 cards, agg 3 cou 2 pra 2 |\n|---|---|---|---|")
    for group, names in groups():
        if not group.startswith("talks"):
            row = [
                cell([duel("beor", name, f"{seed}/{i}", cards) for name in names for i in range(fights)])
                for cards in (0, *GROWN)
            ]
            print(f"| {group} ({len(names)}) | {' | '.join(row)} |", flush=True)


def print_chapters(games: int, seed: str) -> None:
    headings = ("alone", "completed", "days", "menhirs", "fights, level 1", "guardians", "talks, level 2")
    print(f"| {' | '.join(headings)} |\n|{'---|' * len(headings)}")
    for hero in HEROES:
        matches = [chapter(hero, f"{seed}/{number}") for number in range(1, games + 1)]
        tables = [table_of(match) for match in matches]
        met = [one for match in matches for one in encounters(match)]
        row = [f"{sum([t.ending == 'completed' for t in tables])} of {games}"]
        row += [f"{sum([t.day for t in tables]) / games:.1f}"]
        row += [f"{sum([menhir_share(t) for t in tables]) / games:.1f} %"]
        row += [won_of(met, group) for group in ("fights-1", "fights-guardian", "talks-2")]
        print(f"| {hero} | {' | '.join(row)} |", flush=True)


def won_of(met: list[Met], group: str) -> str:
    decided = [one for one in met if one.group == group and one.end not in UNDECIDED]
    return f"{sum([one.end == 'win' for one in decided])} of {len(decided)}"


def chapter(hero: str, seed: str) -> Match:
    return play_match(GAME, [Player(hero)], seed, {})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fights", type=int, default=50, help="of every hero with every encounter")
    parser.add_argument("--games", type=int, default=100, help="chapters of every hero alone")
    parser.add_argument("--seed", default="docs")
    wanted = parser.parse_args()
    print_duels(wanted.fights, wanted.seed)
    print_grown(wanted.fights, wanted.seed)
    print_chapters(wanted.games, wanted.seed)


if __name__ == "__main__":
    main()
