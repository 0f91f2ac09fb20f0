"""What a seat may do at any question, asked or not."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable import kernel
from roundtable.kernel import Ask, AskAll, AskAny, Game, IllegalMove, Rulebook, everyone, table
from tests.kernel.kernel_games import make_game, start, through_json

GO = ("go",)


@table
class Bench(kernel.Table):
    """Who sits on it, and what was said there."""

    sitting: list[int] = everyone()
    said: list[str] = everyone()


def game(ask: str) -> Game:
    """Everybody is asked something, in one of the three ways; those who like get up meanwhile."""
    book = Rulebook()

    @book.rule
    def sit(t: Bench) -> Any:
        t.sitting = list(range(t.seats))
        return talk()

    @book.rule
    def talk(t: Bench) -> Any:
        if not t.sitting:
            return None
        options = dict.fromkeys(t.sitting, ("yes", "no"))
        if ask == "one":
            first = yield Ask(t.sitting[0], "word.first", ("yes", "no"))
            second = yield Ask(t.sitting[0], "word.second", ("yes", "no"))
            t.said += [first, second]
        elif ask == "any":
            seat, word = yield AskAny("word.any", options)
            t.said.append(f"{seat} {word}")
        else:
            answers = yield AskAll("word.all", options)
            t.said += [f"{seat} {word}" for seat, word in answers.items()]
        return None

    @book.rule
    def get_up(t: Bench, seat: int) -> None:
        t.sitting.remove(seat)

    @book.rule
    def stumble(t: Bench, seat: int) -> None:
        t.sitting.clear()
        raise RuntimeError("a loose plank")

    def anytime(t: Bench, seat: int) -> dict[Any, Any]:
        return {GO: get_up(seat), ("stumble",): stumble(seat)} if seat in t.sitting else {}

    return make_game(Bench, book, sit(), anytime=anytime)


@pytest.mark.parametrize("ask", ["one", "any", "all"])
def test_everybody_may_whether_asked_or_not(ask: str) -> None:
    match: Any = start(game(ask), 3)
    for seat in range(3):
        assert GO in match.anytime(seat)
        assert ["go"] in match.view(seat)["anytime"]
    assert (match.anytime(3), match.anytime(-1), match.view(None)["anytime"]) == ((), (), [])
    match.play(2, GO)
    assert (match.table.sitting, match.anytime(2), match.moves) == ([0, 1], (), 1)
    with pytest.raises(IllegalMove):
        match.play(2, GO)


@pytest.mark.parametrize("ask", ["one", "any", "all"])
def test_it_is_kept_and_told_like_any_answer(ask: str) -> None:
    match: Any = start(game(ask), 3)
    match.play(1, GO)
    assert match.at(0).table.sitting == [0, 1, 2]
    assert match.at(1).fingerprint() == match.fingerprint()
    assert through_json(match).fingerprint() == match.fingerprint()


def test_the_question_is_asked_again_from_its_beginning() -> None:
    """Half an answer of another is forgotten: nobody can tell from what they may do that there was one."""
    match: Any = start(game("one"), 3)
    match.play(0, "yes")
    assert match.question(0).key == "word.second"
    match.play(2, GO)
    assert match.question(0).key == "word.first"
    for word in ("no", "no"):
        match.play(0, word)
    assert match.table.said == ["no", "no"]


def test_who_is_asked_may_go_too_and_the_next_is_asked() -> None:
    match: Any = start(game("one"), 3)
    match.play(0, GO)
    assert match.to_move == (1,)


def test_answers_that_lie_face_down_stay() -> None:
    match: Any = start(game("all"), 3)
    match.play(0, "yes")
    match.play(2, GO)
    assert (match.to_move, match.given, match.undoable(0)) == ((1,), {0: "yes"}, 1)
    match.play(1, "no")
    assert match.table.said == ["0 yes", "1 no"]


def test_the_last_one_who_owed_an_answer_goes() -> None:
    match: Any = start(game("all"), 3)
    match.play(0, "yes")
    match.play(1, "no")
    match.play(2, GO)
    assert (match.table.said, match.result is not None) == (["0 yes", "1 no"], True)


def test_who_has_answered_face_down_and_goes_takes_the_answer_along() -> None:
    match: Any = start(game("all"), 3)
    match.play(0, "yes")
    match.play(0, GO)
    assert (match.to_move, match.given) == ((1, 2), {})


def test_a_face_down_answer_can_be_taken_back_after_another_has_gone() -> None:
    match: Any = start(game("all"), 3)
    match.play(0, "yes")
    match.play(2, GO)
    match.undo(0)
    assert (match.to_move, match.given, match.table.sitting) == ((0, 1), {}, [0, 1])
    assert match.at(match.moves).fingerprint() == match.fingerprint()


def test_everybody_goes_and_it_is_over() -> None:
    match: Any = start(game("any"), 2)
    match.play(0, GO)
    match.play(1, GO)
    assert (match.result is not None, match.anytime(0)) == (True, ())


def test_a_rule_that_stumbles_there_leaves_the_match_as_it_was() -> None:
    match: Any = start(game("all"), 3)
    match.play(0, "yes")
    before = match.fingerprint()
    with pytest.raises(RuntimeError, match="plank"):
        match.play(1, ("stumble",))
    assert (match.fingerprint(), match.moves, match.to_move) == (before, 1, (1, 2))
    match.play(1, "no")


@pytest.mark.parametrize("wrong", ["go", ("go", 1), ("stay",), 1, True, None, object()])
def test_anything_else_is_refused_as_ever(wrong: Any) -> None:
    match: Any = start(game("one"), 3)
    with pytest.raises(IllegalMove):
        match.play(1, wrong)
    assert match.moves == 0


def test_a_game_without_such_things_offers_none() -> None:
    book = Rulebook()

    @book.rule
    def ask(t: Bench) -> Any:
        yield Ask(0, "word.first", ("yes",))

    match: Any = start(make_game(Bench, book, ask()), 2)
    assert (match.anytime(0), match.view(0)["anytime"]) == ((), [])
