"""Every walk, way back and flight on a plain track, against a few lines from the rulebook; whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.grailcup.helpers import asked, movers, new, play, turn

# Clovers on 2, 3, 4; castles on 9, 15; churches on 12, 18; the finish on 24; nothing happens on 5 and beyond.
SPACES = ["start 7 8 9", "start 1 2 3 4 5 6", *["clover"] * 3, "dragon", *["path"] * 18, "castle"]
SPACES[9] = SPACES[15] = "castle"
SPACES[12] = SPACES[18] = "church"
FINISH = 24
ROAD = {"spaces": SPACES}


def forward(start, target, dragon, spends, counted=True, skips=False):
    """Where a walk ends that the dragon may meet."""
    if not start < dragon <= target:
        return min(target, FINISH)
    if not spends:
        return dragon - 1
    if target == dragon or (skips and counted):
        target += 1
    return min(target, FINISH)


def walked(ally, start, dragon, spends, *answers, **wanted):
    """Where the knight ended; `spends` is None if it has no spear."""
    spears = [0 if spends is None else 1, 0, 0]
    match = turn(ally, [start, 1, 1], dragon=dragon, spears=spears, track=ROAD, **wanted)
    play(match, *answers)
    if asked(match) == "spear.spend":
        play(match, spends)
    return match.table.at[0]


PLACES = [(start, dragon) for start in range(5, 24) for dragon in (0, *range(4, 24)) if dragon != start]


@pytest.mark.parametrize("spends", [None, False, True])
@pytest.mark.parametrize("steps", [2, 4, 6])
def test_every_walk_of_the_fairy(steps, spends):
    for start, dragon in PLACES:
        expected = forward(start, start + steps, dragon, spends)
        assert walked("fairy", start, dragon, spends, steps) == expected, (start, dragon)


@pytest.mark.parametrize("steps", [2, 4, 6])
def test_every_walk_of_the_fairy_if_a_spear_skips_the_dragon(steps):
    for start, dragon in PLACES:
        expected = forward(start, start + steps, dragon, True, skips=True)
        assert walked("fairy", start, dragon, True, steps, spear_skips=True) == expected, (start, dragon)


@pytest.mark.parametrize("skips", [False, True])
@pytest.mark.parametrize("spends", [None, False, True])
@pytest.mark.parametrize(("ally", "spaces"), [("princess", (9, 15, FINISH)), ("priest", (12, 18))])
def test_every_way_to_a_castle_or_church(ally, spaces, spends, skips):
    for start, dragon in PLACES:
        target = next((space for space in spaces if space > start), start)
        expected = forward(start, target, dragon, spends, counted=False)
        assert walked(ally, start, dragon, spends, spear_skips=skips) == expected, (start, dragon)


def test_every_way_back():
    """The sorceress steps on the fake Grail on 4 and points at seat 1."""
    for start in range(24):
        for dragon in {*range(24)} - {start, 3, 4}:
            match = turn("sorceress", [3, start, start], dragon=dragon, track=ROAD, clovers={4: "grail"})
            play(match, "unicorn", 1)
            landing = [space for space in range(max(0, start - 2), -1, -1) if space != dragon]
            expected = landing[0] if landing else min(dragon + 1, start)
            assert match.table.at == [4, expected, start], (start, dragon)


def test_every_flight_of_the_unicorn():
    dice = Random(36)
    for _ in range(1500):
        low = dice.choice([5, 12, 16])
        at = [dice.randrange(low, low + 8) for _ in range(dice.randrange(3, 9))]
        dragon = dice.choice([space for space in range(low, low + 8) if space not in at] or [0])
        match = turn("unicorn", at, dragon=dragon, track=ROAD)
        ahead = [space for space in at if space > at[0]]
        expected = min(ahead, default=at[0])
        while ahead and expected in (*at, dragon):
            expected += 1
        assert match.table.at == [expected, *at[1:]], (at, dragon)
        assert (match.result is not None) == (expected == FINISH)


def test_every_walk_joins_the_rear_of_its_space():
    """A knight that has moved is the last on its space; the others keep their order."""
    dice = Random(1)
    for _ in range(500):
        at = [dice.randrange(5, 14) for _ in range(4)]
        race = sorted(range(4), key=lambda seat: (-at[seat], dice.random()))
        dragon = dice.choice([space for space in range(5, 20) if space not in at])
        match = turn("fairy", at, race=race, dragon=dragon, track=ROAD)
        play(match, dice.choice([2, 4, 6]))
        end = match.table.at[0]
        if end == at[0]:
            assert match.table.race == race
            continue
        rest = [seat for seat in race if seat]
        place = sum(at[seat] >= end for seat in rest)
        assert match.table.race == [*rest[:place], 0, *rest[place:]]


@pytest.mark.parametrize("seed", range(24))
def test_every_table_of_a_whole_game_is_a_possible_one(seed):
    """The dragon alone on its space, twelve spears at most, no token lost, the race as on the track."""
    match = new(3 + seed % 6, seed=seed, spear_skips=bool(seed & 1), arrival_only=bool(seed & 2))
    dice, t = Random(seed), match.table
    for seat in movers(match):
        t = match.table
        assert t.dragon not in (*t.at, 47)
        assert sum(t.spears) <= 12
        assert sorted(t.race) == list(range(t.seats))
        assert [t.at[seat] for seat in t.race] == sorted(t.at, reverse=True)
        assert Counter(t.tokens) + Counter(t.supply) == Counter(boots=4, goblin=4, bait=4, grail=3, magnet=3)
        match.play(seat, dice.choice(match.legal(seat)))
    (winner,) = match.result.winners
    assert [seat for seat in range(t.seats) if match.table.at[seat] == 47] == [winner]
