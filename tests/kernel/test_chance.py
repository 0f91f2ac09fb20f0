"""Chance: the same for the same seed on every machine, fair, recorded and replayable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundtable.kernel import Chance, RuleError
from roundtable.kernel.chance import SPAN, WORDS, fits_shuffle
from roundtable.kernel.tape import unwind

PINNED_DICE = [1, 2, 1, 1, 4, 0, 4, 3, 0, 2, 5, 0]
PINNED_WORDS = [1921087531, 1203385760, 3130765]
PINNED_PILE = "gadbehfc"


class Loaded(Chance):
    """A die whose words are given."""

    __slots__ = ("given",)

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__("loaded")
        self.given = tuple(words)

    def _block(self, number: int) -> tuple[int, ...]:
        return self.given


def rolls(chance: Chance, sides: int, times: int) -> list[int]:
    return [chance.below(sides) for _ in range(times)]


def test_the_stream_is_pinned() -> None:
    """These values must never change: every saved match depends on them."""
    assert rolls(Chance("arthur"), 6, 12) == PINNED_DICE
    assert rolls(Chance("arthur"), SPAN, 3) == PINNED_WORDS
    pile = list("abcdefgh")
    Chance("мерлин").shuffle(pile)
    assert "".join(pile) == PINNED_PILE


def test_the_words_are_shake_of_the_seed_as_the_module_says() -> None:
    from hashlib import sha256, shake_256

    key = sha256(b"roundtable chance arthur").digest()
    words = b"".join(shake_256(key + block.to_bytes(8, "little")).digest(4 * WORDS) for block in range(3))
    expected = [int.from_bytes(words[at : at + 4], "little") for at in range(0, len(words), 4)]
    assert rolls(Chance("arthur"), SPAN, 3 * WORDS) == expected


def test_different_seeds_differ() -> None:
    assert len({tuple(rolls(Chance(f"{seed}"), 6, 20)) for seed in range(200)}) == 200


@pytest.mark.parametrize("sides", [2, 3, 6, 10])
def test_a_die_is_roughly_fair(sides: int) -> None:
    times = 3000 * sides
    found = Counter(rolls(Chance("fair"), sides, times))
    assert sorted(found) == list(range(sides))
    assert sum((seen - 3000) ** 2 / 3000 for seen in found.values()) < 30  # chi squared, nine degrees at most


def test_a_shuffle_is_roughly_fair() -> None:
    chance, found = Chance("fair"), Counter[tuple[str, ...]]()
    for _ in range(24 * 300):
        pile = list("abcd")
        chance.shuffle(pile)
        found[tuple(pile)] += 1
    assert set(found) == set(permutations("abcd"))
    assert sum((seen - 300) ** 2 / 300 for seen in found.values()) < 60  # 23 degrees


@pytest.mark.parametrize(
    ("sides", "words", "outcome"),
    [
        (SPAN, [SPAN - 1], SPAN - 1),
        (SPAN - 1, [SPAN - 1, 5], 5),
        (SPAN - 1, [SPAN - 2], SPAN - 2),
        (SPAN // 2 + 1, [SPAN // 2 + 1, SPAN - 1, 9], 9),
        (SPAN // 2 + 1, [SPAN // 2], SPAN // 2),
        (SPAN // 2, [SPAN - 1], SPAN // 2 - 1),
        (6, [SPAN - 1, SPAN - 4, SPAN - 5], 5),
        (1, [SPAN - 1], 0),
    ],
)
def test_words_that_would_favour_low_outcomes_are_thrown_away(
    sides: int, words: list[int], outcome: int
) -> None:
    chance = Loaded(words)
    assert chance.below(sides) == outcome
    assert chance.position == len(words)


@pytest.mark.parametrize("sides", [0, -1, SPAN + 1])
def test_a_die_without_sides_is_a_fault(sides: int) -> None:
    with pytest.raises(RuleError, match="A die needs"):
        Chance("x").below(sides)
    with pytest.raises(RuleError):
        Chance("x").pick([])


def test_every_outcome_is_recorded() -> None:
    chance = Chance("record")
    pile = list("abcd")
    die, picked = chance.below(6), chance.pick("xyz")
    chance.shuffle(pile)
    record = unwind(chance.record)
    assert record[:2] == [die, "xyz".index(picked)]
    assert len(record) == 3
    assert fits_shuffle(record[2], 4)


@pytest.mark.parametrize("size", [0, 1])
def test_a_pile_of_one_or_none_is_shuffled_into_an_empty_record(size: int) -> None:
    chance, pile = Chance("small"), ["a"] * size
    chance.shuffle(pile)
    assert (unwind(chance.record), chance.position, pile) == ([()], 0, ["a"] * size)


def play_some(chance: Chance) -> list[Any]:
    pile = list(range(9))
    chance.shuffle(pile)
    return [pile, chance.below(20), chance.pick("abcdef"), chance.below(6)]


@given(st.text(), st.text())
def test_a_replay_of_the_record_gives_the_same_whatever_the_seed(seed: str, other: str) -> None:
    first = Chance(seed)
    outcome = play_some(first)
    second = Chance(other, unwind(first.record))
    assert play_some(second) == outcome
    assert unwind(second.record) == unwind(first.record)


def test_forced_outcomes_come_first_and_leave_the_stream_where_it_would_be() -> None:
    plain, forced = Chance("s"), Chance("s", [5, 0, 5])
    usual = rolls(plain, 6, 10)
    assert rolls(forced, 6, 10) == [5, 0, 5, *usual[3:]]
    assert forced.position == plain.position


@pytest.mark.parametrize("outcome", [6, -1, "1", None, 1.0, (0,), True])
def test_a_record_that_no_die_can_show_is_refused(outcome: Any) -> None:
    with pytest.raises(RuleError, match="The record says"):
        Chance("s", [outcome]).below(6)


@pytest.mark.parametrize(
    "outcome", [0, (), (0, 0), (4, 0, 0), (3, 3, 0), (3, 2, 1, 0), "210", None, (3, 2, True)]
)
def test_a_record_that_no_shuffle_can_be_is_refused(outcome: Any) -> None:
    with pytest.raises(RuleError, match="The record says"):
        Chance("s", [outcome]).shuffle(list("abcd"))


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance("copy", [1, 2])
    chance.below(6)
    twin = chance.copy()
    assert rolls(chance, 6, 150) == rolls(twin, 6, 150)
    chance.below(6)
    assert len(unwind(chance.record)) == len(unwind(twin.record)) + 1


@pytest.mark.parametrize("used", [0, 1, WORDS - 1, WORDS, WORDS + 1, 3 * WORDS])
def test_a_stream_resumes_where_it_stopped(used: int) -> None:
    whole, before = Chance("resume"), Chance("resume")
    rolls(before, SPAN, used)
    after = Chance("resume")
    after.resume(before.position, before.record)
    assert rolls(before, SPAN, 100) == rolls(after, SPAN, 100) == rolls(whole, SPAN, used + 100)[used:]


@pytest.mark.parametrize("position", [-1, 1.0, "1", None, True])
def test_a_stream_has_no_such_position(position: Any) -> None:
    with pytest.raises(RuleError, match="no position"):
        Chance("resume").resume(position, None)
