"""Questions and answers, the stack, and the guards against rules that break a law."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundtable.kernel import OVER, Ask, AskAll, AskAny, LoadError, Match, Rulebook, RuleError
from tests.kernel.kernel_games import (
    POND,
    Pond,
    first_options,
    make_game,
    obeys_the_first_law,
    play_all,
    refusal,
    start,
    through_json,
)


def asked(*questions: Any, seats: int = 3) -> tuple[Match, list[Any]]:
    """A match of one rule that asks these questions, and the list into which it puts the answers."""
    book, heard = Rulebook(), []

    @book.rule
    def interview(t: Pond) -> Any:
        answers = []
        for question in questions:
            answers.append((yield question))
        heard.extend(answers)

    return start(make_game(Pond, book, interview()), seats), heard


# -- the three ways to ask -------------------------------------------------------------------------------


def test_ask_waits_for_one_seat() -> None:
    match, heard = asked(Ask(1, "pick.one", ("a", "b"), size=2))
    assert (match.to_move, match.legal(1), match.legal(0)) == ((1,), ("a", "b"), ())
    assert match.question(1) == ("pick.one", ("a", "b"), {"size": 2})
    assert match.question(0) is None
    match.play(1, "b")
    assert (heard, match.to_move, match.question(1)) == (["b"], (), None)


def test_ask_all_hands_over_every_answer_in_seat_order() -> None:
    match, heard = asked(AskAll("bid", {2: (0, 1), 0: (0, 1)}))
    assert match.to_move == (0, 2)
    match.play(2, 1)
    assert (list(match.to_move), list(match.legal(2))) == ([0], [])
    assert (match.question(2), match.first_acts) == (None, False)
    match.play(0, 0)
    assert heard == [{0: 0, 2: 1}]
    assert list(heard[0]) == [0, 2]


def test_ask_any_takes_the_first_answer() -> None:
    match, heard = asked(AskAny("who", {0: ("x",), 2: ("y", "z")}))
    assert (match.to_move, match.first_acts) == ((0, 2), True)
    match.play(2, "z")
    assert (heard, match.result is not None) == ([(2, "z")], True)


def test_a_rule_may_ask_in_all_three_ways_one_after_the_other() -> None:
    match, heard = asked(Ask(0, "a", (1,)), AskAll("b", {0: (2,), 1: (3,)}), AskAny("c", {1: (4,)}))
    for seat, option in [(0, 1), (1, 3), (0, 2), (1, 4)]:
        match = through_json(match)
        match.play(seat, option)
    assert heard == [1, {0: 2, 1: 3}, (1, 4)]


def test_everybody_has_a_prompt_at_every_moment() -> None:
    match, _ = asked(Ask(1, "pick.one", ("a",), size=2))
    waiting = {"key": "waiting.pick", "about": {"seats": [1]}}
    assert match.view(1)["prompt"] == {"key": "pick.one", "about": {"size": 2}}
    assert [match.view(viewer)["prompt"] for viewer in (None, 0, 2)] == [waiting] * 3
    match.play(1, "a")
    assert match.view(1)["prompt"] == {"key": "over", "about": {}}


# -- answers that are refused ----------------------------------------------------------------------------

OPTIONS = (True, 7, "b", None, (1, "x"), ())


@pytest.mark.parametrize(
    "wrong", [False, 1, 8, "", "B", 7.0, [1, "y"], (1,), (1, "x", 2), [[]], {}, object, b"b"]
)
@pytest.mark.parametrize(
    "question", [Ask(1, "q", OPTIONS), AskAll("q", {1: OPTIONS, 0: (0,)}), AskAny("q", {1: OPTIONS})]
)
def test_an_answer_that_is_not_an_option_is_refused_and_changes_nothing(question: Any, wrong: Any) -> None:
    match, heard = asked(question)
    assert "not among the options" in refusal(match, 1, wrong)
    assert heard == []


@pytest.mark.parametrize("wrong", [(True, "x"), (1.0, "x")])
def test_within_a_tuple_too_an_answer_must_have_the_right_type(wrong: Any) -> None:
    match, _ = asked(Ask(1, "q", OPTIONS))
    refusal(match, 1, wrong)


@pytest.mark.parametrize("option", [0, False, 1, True])
def test_true_and_one_can_be_options_of_one_question(option: Any) -> None:
    match, heard = asked(Ask(0, "q", (0, False, 1, True)))
    match.play(0, option)
    assert heard[0] is option


@pytest.mark.parametrize("seat", [0, 2, -1, 3, 99])
def test_a_seat_that_owes_nothing_is_refused(seat: int) -> None:
    match, _ = asked(Ask(1, "q", ("a",)))
    assert refusal(match, seat, "a") == f"Seat {seat} has nothing to answer now."


@pytest.mark.parametrize("seat", [True, 1.0])
@pytest.mark.parametrize(
    "question", [Ask(1, "q", ("a",)), AskAll("q", {1: ("a",), 0: ("a",)}), AskAny("q", {1: ("a",)})]
)
def test_a_seat_is_an_int_and_nothing_that_equals_one(question: Any, seat: Any) -> None:
    match, _ = asked(question, Ask(1, "then", ("b",)))
    refusal(match, seat, "a")


def test_a_repeated_answer_is_refused() -> None:
    match, _ = asked(Ask(0, "q", ("a",)), Ask(1, "r", ("b",)))
    match.play(0, "a")
    refusal(match, 0, "a")
    match.play(1, "b")
    refusal(match, 1, "b")


@given(
    st.lists(st.integers(0, 30), max_size=40),
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists),
)
def test_only_legal_answers_change_a_match(choices: list[int], junk: Any) -> None:
    match = start(POND, 3)
    for choice in choices:
        if not match.to_move:
            break
        seat = match.to_move[choice % len(match.to_move)]
        legal = match.legal(seat)
        if not any(junk == option and type(junk) is type(option) for option in legal):
            refusal(match, seat, junk)
        if legal[choice % len(legal)] not in ("draw", "show", "whisper") or match.view(None)["table"]["deck"]:
            match.play(seat, legal[choice % len(legal)])


# -- the stack -------------------------------------------------------------------------------------------


def trail(first: str, **follows: Any) -> list[str]:
    """The order in which rules a, b, c, d run when each returns what `follows` says."""
    book, ran = Rulebook(), []

    def make(name: str) -> None:
        def body(t: Pond) -> Any:
            ran.append(name)
            found = follows.get(name)
            frames = (
                tuple(OVER if n == "OVER" else n and book[n]() for n in found) if found is not None else None
            )
            return frames[0] if frames is not None and len(frames) == 1 else frames

        body.__name__ = name
        book.rule(body)

    for name in "abcd":
        make(name)
    assert start(make_game(Pond, book, book[first]())).result is not None
    return ran


@pytest.mark.parametrize(
    ("follows", "ran"),
    [
        ({"a": ["b"]}, "ab"),
        ({"a": ["b", "c"]}, "abc"),
        ({"a": ["b", "c"], "b": ["d"]}, "abdc"),
        ({"a": ["b", None, "c"]}, "abc"),
        ({"a": [None, "b"]}, "ab"),
        ({"a": []}, "a"),
        ({"a": ["b", "OVER", "c"]}, "ab"),
        ({"a": ["b", "c"], "b": ["OVER"]}, "ab"),
        ({"a": ["b", "c"], "b": ["d", "OVER"]}, "abd"),
        ({"a": ["OVER", "b"]}, "a"),
    ],
)
def test_rules_that_follow_run_in_order_and_over_ends_the_match(follows: Any, ran: str) -> None:
    assert trail("a", **follows) == list(ran)


def test_two_rules_of_one_name_are_refused() -> None:
    book = Rulebook()

    def twin(t: Any) -> None: ...

    book.rule(twin)
    with pytest.raises(RuleError, match="Two rules are called twin"):
        book.rule(twin)


def test_calling_a_rule_only_writes_a_frame() -> None:
    rule, args = POND.book["turn"](2)
    assert (rule, args) == (POND.book["turn"], (2,))


# -- guards ----------------------------------------------------------------------------------------------


def test_a_rule_that_returns_itself_for_ever_is_stopped_and_named() -> None:
    book = Rulebook()

    @book.rule
    def ask(t: Pond) -> Any:
        yield Ask(0, "go", (True,))
        return spin(3), rest()

    @book.rule
    def spin(t: Pond, number: int) -> Any:
        return spin(number)

    @book.rule
    def rest(t: Pond) -> None: ...

    match = start(make_game(Pond, book, ask()))
    with pytest.raises(RuleError, match=r"spin\(3,\) < rest\(\)"):
        match.play(0, True)


def test_a_rule_that_asks_nothing_for_ever_is_stopped_though_chance_fell_before() -> None:
    book = Rulebook()

    @book.rule
    def roll(t: Pond) -> Any:
        t.chance.below(6)
        return spin()

    @book.rule
    def spin(t: Pond) -> Any:
        return spin()
        yield

    with pytest.raises(RuleError, match="spin"):
        start(make_game(Pond, book, roll()))


def test_a_rule_that_rolls_five_thousand_times_is_fine() -> None:
    book = Rulebook()

    @book.rule
    def roll(t: Pond) -> Any:
        t.turn += 1
        t.chance.below(6)
        return None if t.turn == 5000 else roll()

    match = start(make_game(Pond, book, roll()))
    assert (match.view(None)["table"]["turn"], len(match.save()["chance"])) == (5000, 5000)


@pytest.mark.parametrize(
    "question", [Ask(0, "q", ()), AskAll("q", {}), AskAll("q", {0: (1,), 1: ()}), AskAny("q", {0: ()})]
)
def test_a_question_without_an_option_is_a_fault(question: Any) -> None:
    with pytest.raises(RuleError, match=r"asked q without an option: interview\(\)"):
        asked(question)
    match, _ = asked(Ask(0, "first", (1,)), question)
    with pytest.raises(RuleError, match="asked q without an option"):
        match.play(0, 1)


@pytest.mark.parametrize("seat", [-1, 3, None])
def test_a_question_to_a_seat_that_is_not_there_is_a_fault(seat: Any) -> None:
    with pytest.raises(RuleError):
        asked(Ask(seat, "q", (1,)))


# -- the first law: a rule asks first and acts last ------------------------------------------------------


def lawful(body: Any) -> bool:
    book = Rulebook()
    book.rule(body)
    match = start(make_game(Pond, book, book[body.__name__]()))
    return obeys_the_first_law(match, [(0, 1), (0, 2)])


def good(t: Pond) -> Any:
    one = yield Ask(0, "one", (1, 2))
    two = yield Ask(0, "two", (1, 2))
    t.turn += one + two
    t.chance.below(6)
    t.learn(0, "sum", one + two)


def acts_first(t: Pond) -> Any:
    t.turn += 1
    yield Ask(0, "one", (1, 2))
    yield Ask(0, "two", (1, 2))


def acts_between(t: Pond) -> Any:
    yield Ask(0, "one", (1, 2))
    t.open.append("x")
    yield Ask(0, "two", (1, 2))


def rolls_first(t: Pond) -> Any:
    t.chance.below(6)
    yield Ask(0, "one", (1, 2))
    yield Ask(0, "two", (1, 2))


def learns_between(t: Pond) -> Any:
    yield Ask(0, "one", (1, 2))
    t.learn(1, "times", t.learnt[1].get("times", 0) + 1)
    yield Ask(0, "two", (1, 2))


def test_a_rule_that_asks_first_is_lawful() -> None:
    assert lawful(good)
    answers = [
        (0, "mark"),
        (0, 2),
        (0, "vow"),
        (0, "war"),
        (0, "roll"),
        (0, "bid"),
        (1, 2),
        (0, 1),
        (2, 0),
        (0, "end"),
    ]
    assert obeys_the_first_law(start(POND, 3), answers)


@pytest.mark.parametrize("body", [acts_first, acts_between, rolls_first, learns_between])
def test_a_rule_that_acts_before_it_has_asked_is_caught(body: Any) -> None:
    assert not lawful(body)


@pytest.mark.parametrize("body", [acts_first, rolls_first])
def test_a_save_of_a_lawless_rule_does_not_load(body: Any) -> None:
    book = Rulebook()
    book.rule(body)
    with pytest.raises(LoadError):
        through_json(start(make_game(Pond, book, book[body.__name__]())))


def test_a_rule_whose_question_vanishes_when_asked_again_is_named() -> None:
    book = Rulebook()
    asked_before: list[bool] = []

    @book.rule
    def moody(t: Pond) -> Any:
        if not asked_before:
            asked_before.append(True)
            yield Ask(0, "q", (1,))

    twin = start(make_game(Pond, book, moody())).clone()
    with pytest.raises(RuleError, match=r"did not ask again .*moody\(\)"):
        twin.play(0, 1)


def test_a_match_ends_with_the_result_that_its_game_gives(match: Match) -> None:
    assert match.result is None
    play_all(match, [(0, "end")])
    assert match.result is not None
    assert (match.result.reason, match.to_move) == ("end", ())
    assert first_options(match) is match
