"""Loyal levels against styles of traitors in Shadows over Camelot: who wins, whom accusations hit, and how
good the belief is at the sixth sword: `python -m tools.crossplay --loyal knight --style hides --games 20`.
Tables of docs/shadows.md come from here and from `roundtable sim`."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import Any

import roundtable as rt
from roundtable.bots import BOTS, Bot, Seat
from roundtable.bots.search import SearchBot
from roundtable.games import guide
from roundtable.games.shadows.hints import judge
from roundtable.games.shadows.hints.belief import believed
from roundtable.games.shadows.hints.remembering import recalling
from roundtable.games.shadows.hints.weights import WEIGHTS, Weights
from roundtable.kernel import Guide, Match
from roundtable.lab.runs.statistics import wilson

GAME = "shadows"
STYLES: dict[str, Weights] = {
    "usual": WEIGHTS,
    "harm": replace(WEIGHTS, guilt_to_hide=9.0, caution=0.0),  # never minds what it gives away
    "hides": replace(WEIGHTS, guilt_to_hide=9.0, hiding=1.0, caution=4.0),  # always minds it, until late
}


def guided(weights: Weights) -> Guide:
    """The game's guide, by other weights."""
    usual = guide(GAME)
    assert usual is not None
    return usual._replace(judge=judge(weights), recall=recalling(judge, weights))


def bot(level: str, seed: str, iterations: int | None) -> Bot:
    kind = BOTS[level]
    if iterations is not None and issubclass(kind, SearchBot):
        hints = guide(GAME)
        assert hints is not None
        return SearchBot(seed, replace(kind.level.fitted(hints.search), iterations=iterations, seconds=inf))
    return kind(seed)


def played(number: int, args: argparse.Namespace, look: Callable[[Match], None]) -> Match:
    """One match: the traitor's seat is given to a bot of its own level and style."""
    match = rt.new(GAME, args.seats, seed=f"{args.seed}/{number}", traitor=args.option)
    sides: Any = match.table
    hints = {"loyal": guided(WEIGHTS), "traitor": guided(STYLES[args.style])}
    levels = {"loyal": args.loyal, "traitor": args.traitor}
    bots = [bot(levels[side], f"{number}/{seat}", args.iterations) for seat, side in enumerate(sides.loyalty)]
    while match.to_move:
        look(match)
        seat = match.to_move[0]
        options = match.legal(seat)
        side = sides.loyalty[seat]
        answer = options[0] if len(options) == 1 else bots[seat].choose(Seat(match, seat, hints[side]))
        match.play(seat, answer)
    return match


class Watch:
    """The belief of every loyal knight when the sixth sword has been laid, if the traitor is still hidden."""

    def __init__(self) -> None:
        self.briers: list[float] = []
        self.done = False

    def __call__(self, match: Match) -> None:
        t: Any = match.table
        if self.done or t.number_of_swords() < 6:
            return
        self.done = True
        if "traitor" not in t.loyalty or t.shown[t.loyalty.index("traitor")]:
            return
        for seat in t.living():
            if t.loyalty[seat] == "loyal":
                belief = believed(match.view(seat), match.log(seat))
                missed = [(share - (t.loyalty[s] == "traitor")) ** 2 for s, share in belief.shares.items()]
                self.briers.append(sum(missed) + belief.nobody**2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loyal", default="squire", choices=BOTS)
    parser.add_argument("--traitor", default="squire", choices=BOTS)
    parser.add_argument("--style", default="usual", choices=STYLES)
    parser.add_argument("--option", default="certain", choices=("none", "possible", "certain"))
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--iterations", type=int, help="instead of the level's own")
    parser.add_argument("--seed", default="cross")
    parser.add_argument("--log", help="a file for the public story of every match, a line of JSON each")
    args = parser.parse_args()
    endings, accused, briers = Counter[str](), Counter[bool](), list[float]()
    for number in range(args.first, args.first + args.games):
        watch = Watch()
        match = played(number, args, watch)
        briers += watch.briers
        result, t = match.result, match.table
        assert result is not None
        endings[result.reason] += 1
        told = match.log(None)
        loyalty: list[str] = t.loyalty  # type: ignore[attr-defined]
        for event in told:
            if event.key.startswith("accuse.") and loyalty[event.args["seat"]] == "loyal":
                accused[event.key == "accuse.right"] += 1
        if args.log:
            line = {
                "seats": args.seats,
                "style": f"{args.traitor} {args.style}",
                "level": args.loyal,
                "loyalty": loyalty,
                "reason": result.reason,
                "option": args.option,
                "log": [[event.key, event.args] for event in told],
            }
            with open(args.log, "a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        low, high = wilson(endings["victory"], sum(endings.values()))
        print(
            f"{number}: loyal side {endings['victory']} of {sum(endings.values())} [{low:.3f}, {high:.3f}]; "
            f"accusations right {accused[True]} of {sum(accused.values())}; Brier at the sixth sword "
            f"{sum(briers) / max(1, len(briers)):.3f} of {len(briers)} views; {dict(endings)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
