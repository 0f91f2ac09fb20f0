"""What a seat reads in a question that is put to several: its own figures, and its own answer."""

from __future__ import annotations

from roundtable.kernel import AskAll, Rulebook
from tests.kernel.kernel_games import Pond, make_game, start


def asked_apart():
    book = Rulebook()

    @book.rule
    def window(t):
        options = {seat: tuple(range(seat + 1)) for seat in range(t.seats)}
        yield AskAll("gift.give", options, each={seat: {"held": seat} for seat in options}, wanted=3)

    return start(make_game(Pond, book, window()), 3)


def test_each_seat_reads_its_own_figures():
    match = asked_apart()
    question = match.question(2)
    assert question is not None
    assert question.about == {"wanted": 3, "held": 2}
    assert match.view(1)["prompt"] == {"key": "gift.give", "about": {"wanted": 3, "held": 1}}


def test_a_seat_sees_what_it_has_given_and_nobody_else_does():
    match = asked_apart()
    match.play(2, 1)
    assert match.view(2)["given"] == [1]
    assert [match.view(viewer)["given"] for viewer in (0, 1, None)] == [[], [], []]
    assert match.view(2)["prompt"]["key"] == "waiting.gift"
