"""A described table: what is wrong with a description is said in one sentence, whatever stands in it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import roundtable as rt
from roundtable.games.grailcup.scenario import KEYS
from tests.games.grailcup.helpers import asked, lay

HUGE = 10**5000
WRONG = [
    ({"clovers": {"7": "boots", "07": "goblin"}}, "'07' has no clover"),
    ({"clovers": {"9" * 5000: "boots"}}, "has no clover"),
    ({"clovers": {"٧": "boots"}}, "has no clover"),
    ({"clovers": [7]}, "must map spaces"),
    ({"call": 1, "direction": []}, "left or right"),
    ({"at": [HUGE, 1, 2]}, "a int"),
    ({"round": HUGE}, "a int"),
    ({"first": 2}, "finds its own first player"),
    ({"seal": 2}, "finds its own first player"),
    ({"call": 1, "face_up": ["merlin"]}, "at most 0 allies lie face up"),
    ({"call": 3, "favourite": 1}, "the squire named"),
    ({"call": 3, "allies": [["squire"], [], []], "favourite": 0}, "the squire named"),
    ({"call": 2, "curse": "fairy"}, "somebody must have chosen her"),
    ({"dragon": 4, "at": [4, 3, 2]}, "a knight stands there"),
    ({"spears": [5, 5, 5]}, "12 spears, not 15"),
    ({"start": [1, 2, 2]}, "names one twice"),
    ({"start": [1, 2, 10]}, "A start number must be a number from 1 to 9"),
    ({"start": 3}, "an entry for each of the 3 seats"),
    ({"race": [0, 1, 1]}, "every knight once"),
    ({"allies": [["merlin"], ["merlin"], []], "call": 1}, "no more 'merlin'"),
]


@pytest.mark.parametrize(("description", "sentence"), WRONG)
def test_a_wrong_description_is_refused_in_one_sentence(description, sentence):
    with pytest.raises(rt.SetupError) as refused:
        rt.scenario("grailcup", {"seats": 3, **description}, seed=1)
    assert sentence in str(refused.value)
    assert len(str(refused.value)) < 300


def test_junk_is_refused_and_never_breaks_anything():
    dice = Random(5)
    junk: list[object] = [
        None,
        True,
        -1,
        3,
        47,
        48,
        "boots",
        "merlin",
        "left",
        [],
        [[]],
        {},
        {"7": "boots"},
        [1, 2, 3],
        1.5,
        HUGE,
    ]
    taken = 0
    for _ in range(3000):
        wanted = {key: dice.choice(junk) for key in dice.sample(KEYS, dice.randrange(1, 4))}
        try:
            match = rt.scenario("grailcup", {"seats": dice.choice([3, 5, 8]), **wanted}, seed=1)
        except rt.SetupError:
            continue
        taken += 1
        assert match.result is not None or match.to_move
    assert taken > 20


def test_deep_nesting_is_refused():
    deep: list = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(rt.SetupError):
        rt.scenario("grailcup", {"seats": 3, "at": deep}, seed=1)


def test_what_is_not_described_is_as_at_the_beginning():
    match = lay(4)
    assert asked(match) == "draft.ally"
    assert match.table.dragon == 12
    assert match.table.round == 1


def test_gc_2_start_numbers_say_where_knights_start_and_who_is_in_front():
    match = lay(4, start=[9, 3, 1, 2])
    t = match.table
    assert (t.start, t.at) == ([9, 3, 1, 2], [t.track.starts[number] for number in (9, 3, 1, 2)])
    assert t.race == sorted(range(4), key=lambda seat: (-t.at[seat], t.start[seat]))
    shared = lay(4, start=[9, 3, 1, 2], at=[5] * 4)
    assert shared.table.race == [2, 3, 1, 0]


def test_luck_is_chosen_by_name():
    """[Preparation] Tokens on the track, start numbers, and the ally that lies aside."""
    luck = [{"first": ["grail", "bait"]}, {"first": [4, 9, 1]}, "merlin"]
    match: Any = rt.new("grailcup", seats=3, seed=1, luck=luck)
    t = match.table
    assert (t.tokens[:2], t.start, t.aside) == (["grail", "bait"], [4, 9, 1], ("merlin",))
    with pytest.raises(rt.SetupError, match="names 'arthur', which is not there"):
        rt.new("grailcup", seats=3, seed=1, luck=[None, None, "arthur"])
