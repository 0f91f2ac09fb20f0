"""How fast a game is on this machine: one core, processor time, everything through the public face.

A run is a number of rounds, and each round does a little of every task, so that a disturbance spoils a
round and not a figure. The calibration is a loop that never changes: dividing by it makes runs on
different machines comparable.
"""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, NamedTuple

import roundtable
from roundtable.bots import Seat
from roundtable.games import guide
from roundtable.kernel import Game, Match, SetupError
from roundtable.kernel.tape import newest

from .bench_search import Searching

ROUNDS = 5
SAMPLE = 8  # matches in mid-game on which the operations are tried
CLONES = 500  # for the memory of one
LONGEST = 3600  # seconds
SEARCH = "search"
PLAYING = 4  # how many times as long as any other task random play is measured

Work = Callable[[int], Any]  # does its task this many times
Progress = Callable[[float], None]  # is told how much of the measuring is done, from 0 to 1


@dataclass
class Counts:
    """What happened in random play."""

    matches: int = 0
    answers: int = 0
    decisions: int = 0  # answers with at least two options
    options: int = 0


class Middle(NamedTuple):
    """A match half-way through, with what the operations need."""

    match: Match
    asked: Match  # the same, but it was asked before what can be undone, and remembers
    seat: int  # the one to move
    option: Any  # what it will play
    last: int  # the one that answered last
    saved: dict[str, Any]


@dataclass(frozen=True)
class Figure:
    """One figure over the rounds."""

    best: float
    median: float


@dataclass(frozen=True)
class Report:
    """What was measured of one game."""

    game: str
    seats: int
    options: dict[str, Any]
    rounds: int
    calibration: Figure  # million turns of the loop a second
    matches_per_second: Figure
    answers_per_second: Figure
    decisions_per_second: Figure  # answers with at least two options
    decisions_per_million_turns: Figure
    answers_per_match: float
    options_per_answer: float
    options_per_decision: float
    microseconds: dict[str, Figure]
    iterations_per_second: Figure | None  # of a search; None where no bot looks ahead
    bytes_per_saved_match: int  # compact JSON of finished matches
    bytes_per_clone: int  # memory that one more clone in mid-game takes, by tracemalloc

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def loop(turns: int) -> int:
    """The calibration. It must never change, or old figures can no longer be compared."""
    state, cells = 1, [0] * 64
    for turn in range(turns):
        state = (state * 69069 + turn) & 1073741823
        if state & 1024:
            cells[state & 63] += 1
        else:
            cells[turn & 63] = state
    return state


def play_out(match: Match, dice: Callable[[], float], counts: Counts, stop: int | None = None) -> None:
    """Play at random to the end, or until this many answers are given."""
    decisions = options = 0
    legal, play = match.legal, match.play
    while match.moves != stop and (seats := match.to_move):
        seat = seats[0] if len(seats) == 1 else seats[int(dice() * len(seats))]
        choices = legal(seat)
        offered = len(choices)
        if offered > 1:
            decisions += 1
        options += offered
        play(seat, choices[int(dice() * offered)])
    counts.matches += 1
    counts.answers += match.moves
    counts.decisions += decisions
    counts.options += options


DICE = Random("think through")
OPERATIONS: dict[str, Callable[[Middle], Any]] = {
    "question": lambda m: m.match.question(m.seat),
    "clone": lambda m: m.match.clone(),
    "clone and play": lambda m: m.match.clone().play(m.seat, m.option),
    "view": lambda m: m.match.view(m.seat),
    "as_seen_by": lambda m: m.match.as_seen_by(m.seat, 1),
    "think_through": lambda m: Seat(m.match, m.seat).think_through(DICE),
    "fingerprint": lambda m: m.match.fingerprint(),
    "save": lambda m: m.match.save(),
    "load": lambda m: roundtable.load(m.saved),
    "undoable, first": lambda m: m.match.clone().undoable(m.last),  # the clone forgets it was asked
    "undoable, again": lambda m: m.asked.undoable(m.last),
}


class Bench:
    """The tasks of one game."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.sample = [self.middle(seed) for seed in range(SAMPLE)]
        self.counts = Counts()
        self.tasks: dict[str, Work] = {"calibration": loop, "play": self.play, "new": self.new}
        self.tasks |= {name: self.repeated(operation) for name, operation in OPERATIONS.items()}
        hints = guide(game.name)
        if hints is not None and hints.chances is not None:
            searching = Searching([m.match for m in self.sample], hints)
            self.tasks |= {} if searching.idle else {SEARCH: searching}

    def begin(self, seed: int) -> Match:
        return roundtable.new(self.game.name, self.seats, f"bench {seed}", **self.options)

    def finished(self, seed: int) -> Match:
        match = self.begin(seed)
        play_out(match, Random(seed).random, Counts())
        return match

    def middle(self, seed: int) -> Middle:
        match = self.begin(seed)
        play_out(match, Random(seed).random, Counts(), self.finished(seed).moves // 2)
        seat, asked = match.to_move[0], match.clone()
        last = newest(match.answers)[0] if match.moves else seat
        asked.undoable(last)
        return Middle(match, asked, seat, match.legal(seat)[-1], last, match.save())

    def play(self, matches: int) -> None:
        self.counts, dice = Counts(), Random(1).random
        for seed in range(matches):
            play_out(self.begin(seed), dice, self.counts)

    def new(self, times: int) -> None:
        for seed in range(times):
            self.begin(seed)

    def repeated(self, operation: Callable[[Middle], Any]) -> Work:
        def work(times: int) -> None:
            for turn in range(times):
                operation(sample[turn % SAMPLE])

        sample = self.sample
        return work

    def saved_bytes(self) -> float:
        documents = (self.finished(seed).save() for seed in range(SAMPLE))
        return fmean(len(json.dumps(document, separators=(",", ":")).encode()) for document in documents)

    def clone_bytes(self) -> float:
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = [m.match.clone() for m in self.sample for _ in range(CLONES)]
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return (after - before) / len(kept)


def clocked(work: Work, times: int) -> float:
    begun = process_time()
    work(times)
    return max(process_time() - begun, 1e-9)


def fitting(work: Work, seconds: float) -> int:
    """How many times the task can be done in about this many seconds. Some do it many times in one go."""
    times: int = getattr(work, "least", 1)
    while (taken := clocked(work, times)) < seconds / 4:
        times *= 2
    return max(1, int(times * seconds / taken))


def usual_seats(game: Game) -> int:
    return max(game.seats[0], min(4, game.seats[-1]))


def measure(
    game: Game, seats: int, seconds: float, options: Mapping[str, Any], progress: Progress | None = None
) -> Report:
    """Measure a game for about this many seconds."""
    if not 0 < seconds <= LONGEST:
        raise SetupError(f"Measure for more than 0 and at most {LONGEST} seconds, not {seconds:g}.")
    bench = Bench(game, game.check_seats(seats, options), game.choose(options))
    piece = seconds / (ROUNDS + 1) / (len(bench.tasks) + PLAYING - 1)
    times: dict[str, int] = {}
    rates: dict[str, list[float]] = {name: [] for name in bench.tasks}
    steps = (ROUNDS + 1) * len(bench.tasks)
    for step in range(steps):
        name = list(bench.tasks)[step % len(bench.tasks)]
        work = bench.tasks[name]
        if name not in times:  # the first time round is for warming up and for finding out how much fits
            times[name] = fitting(work, piece * (PLAYING if name == "play" else 1))
        else:
            rates[name].append(times[name] / clocked(work, times[name]))
        if progress is not None:
            progress((step + 1) / steps)
    return _report(bench, rates)


def _report(bench: Bench, rates: dict[str, list[float]]) -> Report:
    counts, played = bench.counts, rates["play"]
    turns = [rate / 1e6 for rate in rates["calibration"]]
    decisions = [rate * counts.decisions / counts.matches for rate in played]
    ratios = [decided / million for decided, million in zip(decisions, turns, strict=True)]
    free = counts.options - (counts.answers - counts.decisions)
    return Report(
        game=bench.game.name,
        seats=bench.seats,
        options=dict(bench.options),
        rounds=ROUNDS,
        calibration=_figure(max, turns),
        matches_per_second=_figure(max, played),
        answers_per_second=_figure(max, [rate * counts.answers / counts.matches for rate in played]),
        decisions_per_second=_figure(max, decisions),
        decisions_per_million_turns=Figure(_short(max(decisions) / max(turns)), _short(median(ratios))),
        answers_per_match=_short(counts.answers / counts.matches),
        options_per_answer=_short(counts.options / counts.answers),
        options_per_decision=_short(free / max(1, counts.decisions)),
        microseconds={
            name: _figure(min, [1e6 / rate for rate in rates[name]]) for name in ("new", *OPERATIONS)
        },
        iterations_per_second=_figure(max, rates[SEARCH]) if SEARCH in rates else None,
        bytes_per_saved_match=round(bench.saved_bytes()),
        bytes_per_clone=round(bench.clone_bytes()),
    )


def _figure(best: Callable[[list[float]], float], figures: list[float]) -> Figure:
    return Figure(_short(best(figures)), _short(median(figures)))


def _short(number: float) -> float:
    """Four digits: more would pretend that the clock is that good."""
    return float(f"{number:.4g}")
