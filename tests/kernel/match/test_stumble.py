"""Rules that stumble or never stop: the match survives the one, and an error names the other."""

import pytest

import roundtable as rt
from roundtable import kernel
from roundtable.kernel import Ask, Rulebook, RuleError, everyone, table
from tests.kernel.kernel_games import make_game, start, through_json, truth


@table
class Path(kernel.Table):
    steps: int = everyone()


book = Rulebook()


@book.rule
def walk(t):
    """A step; a wrong one is noticed when half of it is done."""
    way = yield Ask(0, "walk.where", ("on", "wrong", "luck"))
    t.steps += 1
    if way == "wrong":
        t.chance.below(6)
        raise KeyError("no such way")
    return roll() if way == "luck" else walk()


@book.rule
def roll(t):
    t.chance.below(6)
    return roll()


GAME = make_game(Path, book, walk())


def test_a_rule_that_raises_leaves_the_match_as_it_was():
    match = start(GAME, 1)
    match.play(0, "on")
    before = truth(match.clone())
    with pytest.raises(KeyError):
        match.play(0, "wrong")
    assert truth(match) == before
    assert truth(through_json(match)) == before
    match.play(0, "on")
    assert match.view(0)["table"]["steps"] == 2


def test_a_guess_in_which_a_rule_raises_takes_no_further_answer():
    guess = start(GAME, 1).as_seen_by(0, 1)
    with pytest.raises(KeyError):
        guess.play(0, "wrong")
    assert guess.to_move == ()
    with pytest.raises(rt.IllegalMove):
        guess.play(0, "on")


def test_a_rule_that_throws_dice_for_ever():
    with pytest.raises(RuleError, match="without a question: roll"):
        start(GAME, 1).play(0, "luck")


def test_a_match_without_dice_may_be_long():
    match = start(GAME, 1)
    for _ in range(3000):
        match.play(0, "on")
    assert match.view(0)["table"]["steps"] == 3000


def test_a_guess_within_a_guess_knows_no_secret_log():
    match = rt.new("kingarthur", seats=3, seed=1)
    assert match.log(1) != match.log(None)
    assert match.as_seen_by(0, 5).as_seen_by(1, 6).log(1) == match.log(None)
    assert match.as_seen_by(1, 5).as_seen_by(1, 6).log(1) == match.log(1)


def test_a_scenario_is_a_copy_of_its_description():
    hand = ["red"] * 3
    description = {"seats": 2, "action": 2, "hands": [hand, []], "columns": {"dragon": ["dragon-3"]}}
    match = rt.scenario("kingarthur", description, seed=1)
    match.play(0, "dragon-3")
    hand.clear()
    match.undo(0)
    assert match.legal(0) == ("dragon-3", None)


def test_another_seat_that_asks_does_not_make_undo_slow():
    match = rt.new("kingarthur", seats=2, seed=1)
    last = match.to_move[0]
    match.play(last, match.legal(last)[-1])
    match.undoable(last)
    anchor = match.anchor
    assert match.undoable(1 - last) == 0
    assert match.anchor is anchor


@pytest.mark.parametrize("hidden", [False, True])
def test_ka_9_hidden_trophies_do_not_stop_undo(hidden):
    match = rt.scenario(
        "kingarthur",
        {
            "seats": 2,
            "options": {"hide_defeated": hidden},
            "action": 2,
            "hands": [["red"] * 3, []],
            "columns": {"dragon": ["dragon-3", "dragon-4"]},
        },
        seed=1,
    )
    match.play(0, "dragon-3")
    match.play(0, ("red", "red", "red"))
    assert match.undoable(0) == 2


@book.rule
def camp(t):
    """A choice that may bring a die with it: past that nothing is taken back."""
    dice = yield Ask(0, "camp.dice", (True, False))
    if dice:
        t.chance.below(6)
    return camp()


def test_undo_in_a_long_match_of_one_seat_looks_no_further_than_the_last_barrier():
    match = start(make_game(Path, book, camp()), 1)
    for number in range(1, 200):
        match.play(0, number % 50 == 0)
        assert match.undoable(0) == number % 50
    assert match.anchor is not None
    assert match.anchor.moment.moves == 150
    match.undo(0)
    assert match.undoable(0) == 48
    match.play(0, True)
    assert match.undoable(0) == 0
    assert match.anchor.moment.moves == 199
    match.play(0, False)
    assert match.undoable(0) == 1
