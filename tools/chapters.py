"""How chapters of Tainted Grail end for companions of a level who want one of its ends:
`python -m tools.chapters --goal north --level knight --seats 2 --games 40`. Tables of docs/taintedgrail.md
come from here and from `roundtable sim`."""

from __future__ import annotations

import argparse
from collections import Counter
from time import process_time
from typing import Any

import roundtable as rt
from roundtable.bots import BOTS, Bot, GreedyBot, Seat
from roundtable.bots.search import SearchBot
from roundtable.games import guide
from roundtable.games.taintedgrail.hints.plan import wanting
from roundtable.games.taintedgrail.study import UNDECIDED, encounters
from roundtable.kernel import Guide, Match
from roundtable.lab.runs.statistics import spread, wilson

GAME = "taintedgrail"
GOALS = {
    "north": 1,
    "west": 2,
    "wick": 3,
    "night": 4,
}  # the parts of the status that says what became of them
ANY = "any"  # whatever comes first
LONGEST = 60  # days after which nobody waits for the end any more
LAST = 95  # the percentile of the time for a choice


def guided(goal: str) -> Guide:
    """The game's guide, for a companion who wants this end."""
    usual = guide(GAME)
    assert usual is not None
    if goal == ANY:
        return usual
    return usual._replace(judge=wanting(usual.judge, f"status ending/{GOALS[goal]}"))


def played(seed: str, args: argparse.Namespace, hints: Guide, times: list[float]) -> Match:
    match = rt.new(GAME, args.seats, seed=seed, **dict(args.option))
    bots = [_bot(args.level, f"{seed}/{seat}") for seat in range(args.seats)]
    table: Any = match.table
    while match.to_move and table.day <= LONGEST:
        seat = match.to_move[0]
        begun = process_time()
        answer = bots[seat].choose(Seat(match, seat, hints))
        if len(match.legal(seat)) > 1:
            times.append(process_time() - begun)
        match.play(seat, answer)
        table = match.table
    return match


def _bot(level: str, seed: str) -> Bot:
    bot = BOTS[level](seed)
    if isinstance(bot, SearchBot):
        bot.clock = False
    return bot if level != "squire" else GreedyBot(seed)


def ended(match: Match) -> str:
    """By which end, or that it was lost, or that there was none in time."""
    t: Any = match.table
    if match.result is None:
        return "no end"
    if match.result.reason != "completed":
        return "lost"
    parts = t.statuses.get("ending", ())
    return next((goal for goal, part in GOALS.items() if part in parts), "another")


def setting(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    known: dict[str, Any] = {"True": True, "False": False}
    return name, known.get(value, int(value) if value.isdecimal() else value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--goal", default=ANY, choices=(ANY, *GOALS))
    parser.add_argument("--level", default="squire", choices=BOTS)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="ends")
    parser.add_argument("-o", "--option", type=setting, action="append", default=[])
    args = parser.parse_args()
    hints, times = guided(args.goal), list[float]()
    ends, days, health, met = Counter[str](), list[int](), list[int](), Counter[bool]()
    for number in range(args.games):
        match = played(f"{args.seed}/{number}", args, hints, times)
        t: Any = match.table
        ends[ended(match)] += 1
        days.append(t.day)
        health += t.health
        met.update([one.end == "win" for one in encounters(match) if one.end not in UNDECIDED])
    wished = ends[args.goal] if args.goal != ANY else args.games - ends["lost"] - ends["no end"]
    low, high = wilson(wished, args.games)
    late = sorted(times)[min(len(times) - 1, len(times) * LAST // 100)]
    print(
        f"{args.goal}, {args.level}, {args.seats} seats: {wished} of {args.games} "
        f"[{100 * low:.0f}, {100 * high:.0f}] %; {dict(ends)}; days {_mean(days)}; health left to a hero "
        f"{_mean(health)}; encounters won {met[True]} of {met.total()}; "
        f"a choice {1000 * late:.0f} ms at the 95th percentile, {1000 * max(times):.0f} at the most"
    )


def _mean(figures: list[int]) -> str:
    found = spread(Counter(figures))
    low, high = found.interval or (found.mean, found.mean)
    return f"{found.mean:.2f} [{low:.2f}, {high:.2f}]"


if __name__ == "__main__":
    main()
