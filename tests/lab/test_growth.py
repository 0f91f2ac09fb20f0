"""What an answer costs does not grow with the length of a match; with -s this prints the figures."""

from __future__ import annotations

from random import Random
from statistics import fmean
from time import process_time

import roundtable as rt
from roundtable.kernel import Match

EARLY, LATE = 100, 2000  # answers
CAMPAIGNS, ROUNDS, RUNS, STEPS = 6, 5, 12, 40
BOUND = 1.3  # wanted are 1.1 and seen was 0.8; a busy machine must not make this fail


def played(match: Match, until: int, dice: Random) -> Match:
    while match.moves < until and (seats := match.to_move):
        seat = dice.choice(seats)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def long_campaigns() -> list[tuple[Match, Match]]:
    """Random campaigns of four that last: as they were early, and late."""
    found: list[tuple[Match, Match]] = []
    for seed in range(400):
        dice = Random(seed)
        early = played(rt.new("taintedgrail", 4, seed), EARLY, dice)
        late = played(early.clone(), LATE + RUNS * STEPS, dice)
        if late.moves == LATE + RUNS * STEPS and len(found) < CAMPAIGNS:
            found.append((early, late.at(LATE)))
        if len(found) == CAMPAIGNS:
            break
    return found


def microseconds(match: Match) -> float:
    """Of an answer from here on: the same dice play some stretches of the way that may follow."""
    taken, answers = 0.0, 0
    for run in range(RUNS):
        ahead = match.clone()
        begun = process_time()
        played(ahead, match.moves + STEPS, Random(run))
        taken += process_time() - begun
        answers += ahead.moves - match.moves
    return 1e6 * taken / answers


def test_a_late_answer_costs_no_more_than_an_early_one() -> None:
    campaigns = long_campaigns()
    assert len(campaigns) == CAMPAIGNS
    early, late = [float("inf")] * CAMPAIGNS, [float("inf")] * CAMPAIGNS
    for _ in range(ROUNDS):  # in turns, and of each the best: what disturbs the machine disturbs both
        for number, (first, second) in enumerate(campaigns):
            early[number] = min(early[number], microseconds(first))
            late[number] = min(late[number], microseconds(second))
    ratio = fmean(late) / fmean(early)
    print(
        f"µs an answer: {fmean(early):.1f} after {EARLY} answers, {fmean(late):.1f} after {LATE}: {ratio:.2f}"
    )
    assert ratio < BOUND
