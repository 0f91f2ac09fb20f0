"""Chosen luck: by number, by name, or whatever the seed has."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel import Chance, RuleError, SetupError
from roundtable.kernel.chance import wishes
from roundtable.kernel.tape import unwind

CARDS = ["a", "b", "b", "c", "d", "e"]


def lucky(*luck: Any) -> Chance:
    chance = Chance("seed")
    chance.force(wishes(luck))
    return chance


def test_what_is_drawn_is_named() -> None:
    chance, pile = lucky("d", "b", 0), list(CARDS)
    assert [chance.draw(pile) for _ in range(3)] == ["d", "b", "a"]
    assert pile == ["b", "c", "e"]
    assert unwind(chance.record) == [4, 1, 0]  # a record has places, and no names


def test_a_face_of_a_die_is_named_too() -> None:
    assert lucky("grail").pick(("skull", "grail")) == "grail"


def test_the_top_of_a_shuffled_pile_is_its_end() -> None:
    chance, pile = lucky({"top": ["b", "e", "b"]}), list(CARDS)
    chance.shuffle(pile)
    assert pile[:2:-1] == ["b", "e", "b"]
    assert sorted(pile) == CARDS


def test_the_beginning_of_a_shuffled_pile() -> None:
    chance, numbers = lucky({"first": [3, 1]}), [1, 2, 3, 4]
    chance.shuffle(numbers)
    assert numbers[:2] == [3, 1]


def test_the_record_of_chosen_luck_leads_to_the_same_pile() -> None:
    chance, pile, again = lucky({"top": ["c"]}, "a"), list(CARDS), list(CARDS)
    chance.shuffle(pile)
    drawn = chance.draw(pile)
    replay = Chance("another seed", unwind(chance.record))
    replay.shuffle(again)
    assert (replay.draw(again), again) == (drawn, pile)


def test_what_is_not_chosen_falls_as_the_seed_has_it() -> None:
    free, chance, left, right = Chance("seed"), lucky(None, None, "a"), list(CARDS), list(CARDS)
    free.shuffle(left)
    chance.shuffle(right)
    assert (left, free.below(6)) == (right, chance.below(6))
    assert chance.draw(right) == "a"
    free.draw(left)
    assert free.below(100) == chance.below(100)  # the stream has gone on as far


@pytest.mark.parametrize("luck", ["a", 3, [1.5], [{"top": "a"}], [{"under": ["a"]}], [True], [["a"]]])
def test_what_is_no_luck_is_refused(luck: Any) -> None:
    with pytest.raises(SetupError):
        wishes(luck)


def test_a_name_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(SetupError, match="names 'z', which is not there; there are: 'a', 'b', 'c', 'd', 'e'"):
        lucky("z").draw(list(CARDS))
    with pytest.raises(SetupError, match="names 'a', which is not there"):
        lucky({"top": ["a", "a"]}).shuffle(list(CARDS))
    with pytest.raises(SetupError, match="says 'a' where a number below 6"):
        lucky("a").below(6)
    with pytest.raises(SetupError, match="says 'a' where 6 cards are shuffled"):
        lucky("a").shuffle(list(CARDS))


def test_a_number_that_cannot_fall_is_refused_as_luck_and_not_as_a_record() -> None:
    with pytest.raises(SetupError, match="The luck says 6 where a number below 6 must fall"):
        lucky(6).below(6)
    with pytest.raises(SetupError, match="The luck says 3 where 6 cards are shuffled"):
        lucky(3).shuffle(list(CARDS))
    with pytest.raises(SetupError, match=r"The luck says \(9, 0\) where 3 cards are shuffled"):
        lucky([9, 0]).shuffle(["a", "b", "c"])
    pile = ["a", "b", "c"]
    lucky([0, 1]).shuffle(pile)
    assert pile == ["c", "b", "a"]


def test_cards_that_are_numbers_are_named_by_their_faces() -> None:
    chance, pile = lucky({"top": ["b", "b"]}, {"first": ["c"]}), [0, 1, 2, 3]
    chance.shuffle(pile, "abbc")
    assert sorted(pile[2:]) == [1, 2]
    chance.shuffle(pile, "abbc")
    assert pile[0] == 3
    with pytest.raises(SetupError, match="names 'z', which is not there; there are: 'a', 'b', 'c'"):
        lucky({"top": ["z"]}).shuffle(pile, "abbc")


@pytest.mark.parametrize("outcome", [None, "a", ("top", ("a",)), {"top": ["a"]}])
def test_a_record_holds_numbers_alone(outcome: Any) -> None:
    for fall in (lambda chance: chance.draw(list(CARDS)), lambda chance: chance.shuffle(list(CARDS))):
        with pytest.raises(RuleError, match="The record says"):
            fall(Chance("seed", [outcome]))
