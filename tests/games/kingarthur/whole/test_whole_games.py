"""Whole random games: what must hold at every moment."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.kingarthur.helpers import KINDS, WORTH, movers, new

VARIANTS: dict[str, dict[str, bool]] = {
    "basic": {},
    "seals": {"seals": True},
    "strict": {"strict_knights": True, "strict_offers": True, "must_draw": True, "hide_defeated": True},
    "seals that release": {"seals": True, "double_releases": True},
}


def rolls(seed):
    """A little chance of our own, the same on every machine."""
    state = seed * 2 + 1
    while True:
        state = state * 6364136223846793005 % 2**64
        yield state >> 33


def value(card):
    return int(card.rsplit("-", 1)[1])


def everything(table):
    laid = [card for entries in table.columns for card, _ in entries]
    piles = [table.supply, table.discard, table.deck, table.out, laid, table.adventures]
    return Counter(card for pile in [*piles, *table.hands, *table.defeated, *table.taken] for card in pile)


def check(match, box, seals):
    table = match.table
    assert everything(table) == box
    assert all(len(entries) <= 4 for entries in table.columns)
    assert all(
        card.startswith(kind)
        for kind, entries in zip(KINDS, table.columns, strict=True)
        for card, _ in entries
    )
    out = Counter(owner for entries in table.columns for _, owner in entries if owner is not None)
    if seals:
        assert [table.seals[seat] + out[seat] for seat in range(table.seats)] == [5] * table.seats
        if not table.deck:
            assert all(any(owner is None for _, owner in entries) for entries in table.columns if entries)
    else:
        assert not out


def check_result(match):
    table, result = match.table, match.result
    scores = [
        sum(map(value, table.defeated[seat])) + sum(WORTH[name] for name in table.taken[seat])
        for seat in range(table.seats)
    ]
    assert list(result.scores) == scores
    ranks = [(score, len(knights)) for score, knights in zip(scores, table.hands, strict=True)]
    assert list(result.winners) == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    if result.reason == "adventures":
        assert len(table.adventures) == 1
    elif result.reason == "adversaries":
        assert not table.deck
        assert not any(table.columns)
    else:
        assert result.reason == "standstill"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(16))
def test_random_games_keep_every_card_and_end_by_a_rule(variant, seed):
    options = VARIANTS[variant]
    match = new(seats=2 + seed % 4, seed=seed, **options)
    box, chance = everything(match.table), rolls(seed)
    assert sum(box.values()) == 110
    for seat in movers(match):
        assert match.to_move == (seat,)
        choices = match.legal(seat)
        assert len(set(choices)) == len(choices) > 0
        match.play(seat, choices[next(chance) % len(choices)])
        check(match, box, options.get("seals", False))
    check_result(match)
