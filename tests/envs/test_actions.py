"""Options as numbers: each option by exactly one way, the same numbers for the same words."""

import random

import pytest

import roundtable as rt
from roundtable.envs.actions import OTHERS, Numbering
from roundtable.envs.features import encoder
from roundtable.games import find, names
from roundtable.kernel import Match, RoundtableError
from roundtable.lab.contract.inspection import random_setup


def ways(asked):
    """Every answer that can be reached, with its numbers."""
    if asked.answer is not None:
        return [(asked.answer[0], asked.given)]
    return [way for number in asked.branches for way in ways(asked.take(number))]


@pytest.mark.parametrize(
    "options",
    [
        (True, False),
        (1, True, None, "1"),
        ((), ("red",), ("red", "red"), ("red", "blue")),
        ("red", ("red",), ("red", "red"), None),
        (("a", (1, 2)), ("a", (1, 2, 3)), ("a", (1,), 2), ("a", 1, 2)),
        tuple(f"line {number}" for number in range(40)),
        tuple(("line", number, word) for number in range(40) for word in ("red", "x", "y")),
    ],
)
def test_the_masks_lead_to_every_option_once_and_to_nothing_else(options):
    asked = Numbering((None, False, True, 0, 1, 2, "red", "blue", "line")).ask(options)
    reached = ways(asked)
    assert sorted(map(repr, (option for option, _ in reached))) == sorted(map(repr, options))
    assert all(asked.path(option) == list(numbers) for option, numbers in reached)


def test_one_is_not_true_and_a_word_has_one_number():
    numbering = Numbering((True, 1, "x"))
    asked = numbering.ask((1, True))
    assert {number: left[0][1] for number, left in asked.branches.items()} == {1: True, 2: 1}
    assert numbering.size == 4 + OTHERS == len(numbering.names())
    with pytest.raises(RoundtableError, match="listed twice"):
        Numbering(("x", "y", "x"))


def test_cards_are_asked_one_by_one_and_what_is_common_to_all_is_passed_over():
    numbering = Numbering(("pay", "red", "blue", "green"))
    asked = numbering.ask((("pay", "red", "red"), ("pay", "red", "blue"), ("pay", "red", "blue", "green")))
    assert sorted(asked.branches) == [2, 3]  # "pay" and the first red go without saying
    assert asked.take(2).answer == (("pay", "red", "red"),)
    assert sorted(asked.take(3).branches) == [0, 4]  # no more, or green
    with pytest.raises(RoundtableError, match=r"action 1 is not allowed now; these are: 2, 3\."):
        asked.take(1)


@pytest.mark.parametrize("game", names())
def test_masks_equal_the_legal_options_at_every_question_of_random_matches(game):
    """With any seats and options; and every question is one that the game lists."""
    strange = 0
    for number in range(4):
        setup = random_setup(find(game), f"masks {number}")
        made, match, dice = (
            encoder(game, setup.seats, setup.options),
            Match.begin(setup),
            random.Random(number),
        )
        while match.to_move and match.moves < 800:
            seat = dice.choice(match.to_move)
            question = match.question(seat)
            assert question is not None
            assert not made.questions or question.key in made.questions  # a game may name none
            asked = made.numbering.ask(question.options)
            reached = [option for option, _ in ways(asked)]
            assert sorted(map(repr, reached)) == sorted(map(repr, question.options))
            strange += sum(n >= made.numbering.size - OTHERS for _, given in ways(asked) for n in given)
            match.play(seat, dice.choice(question.options))
    assert strange == 0  # what is not listed has numbers too, but none of ours needs them


@pytest.mark.parametrize("game", names())
def test_the_action_space_stays_small_and_does_not_depend_on_the_deal(game):
    found = find(game)
    for seats in (found.seats[0], found.seats[-1]):
        made = encoder(game, seats, found.choose({}))
        assert made.numbering.size < 500
        assert made is encoder(game, seats, rt.new(game, seats, 7).table.options)
