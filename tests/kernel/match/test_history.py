"""Clones, undo and its barriers, and the match as a seat sees it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundtable.kernel import Ask, AskAll, IllegalMove, Match, RoundtableError, Rulebook, RuleError
from roundtable.kernel.tape import unwind
from tests.kernel.kernel_games import (
    POND,
    Play,
    Pond,
    make_game,
    play_all,
    received,
    start,
    through_json,
    truth,
)

MARK: list[Play] = [(0, "mark"), (0, 2)]


def free(match: Match) -> list[int]:
    return [match.undoable(seat) for seat in range(match.table.seats)]


# -- undo ------------------------------------------------------------------------------------------------


def test_open_answers_can_be_taken_back_one_by_one(match: Match) -> None:
    prints = [match.fingerprint()]
    for play in [*MARK, *MARK]:
        match.play(*play)
        prints.append(match.fingerprint())
    assert free(match) == [4, 0, 0]
    while prints:
        assert match.fingerprint() == prints.pop()
        assert match.undoable(0) == len(prints)
        if prints:
            match.undo(0)
    with pytest.raises(IllegalMove, match="Seat 0 has nothing to take back"):
        match.undo(0)


def test_undo_then_redo_restores_the_match(match: Match) -> None:
    play_all(match, [*MARK, (0, "vow"), (0, "war")])
    before = truth(match)
    for _ in range(4):
        match.undo(0)
    assert truth(play_all(match, [*MARK, (0, "vow"), (0, "war")])) == before


def test_one_can_go_another_way_after_an_undo(match: Match) -> None:
    play_all(match, MARK)
    match.undo(0)
    match.play(0, 3)
    straight = play_all(start(POND, 3), [(0, "mark"), (0, 3)])
    assert truth(match) == truth(straight)


@pytest.mark.parametrize(
    "barrier",
    [
        pytest.param([(0, "roll")], id="chance"),
        pytest.param([(0, "draw")], id="a hidden draw"),
        pytest.param([(0, "show")], id="something learnt"),
        pytest.param([(0, "whisper")], id="something told to another alone"),
        pytest.param([(0, "bid"), (0, 1), (1, 0), (2, 0)], id="secret answers that came to light"),
        pytest.param([(0, "bid"), (1, 0), (2, 0), (0, 1)], id="secret answers, his own the last"),
        pytest.param([(0, "pass"), (1, "pass"), (2, "pass")], id="another's answer"),
        pytest.param([(0, "end")], id="the end"),
    ],
)
def test_nothing_is_taken_back_past_a_barrier(match: Match, barrier: list[Play]) -> None:
    play_all(match, [*MARK, *barrier])
    assert match.undoable(0) == 0
    if match.to_move:
        play_all(match, MARK)
        assert match.undoable(0) == 2, "what came after it can be"
        match.undo(0)
        match.undo(0)
    before = truth(match)
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert truth(match) == before


def test_the_move_to_another_seat_can_be_taken_back_until_it_has_answered(match: Match) -> None:
    play_all(match, [*MARK, (0, "pass")])
    assert free(match) == [3, 0, 0]
    match.play(1, "mark")
    assert free(match) == [0, 1, 0]
    match.undo(1)
    assert free(match) == [3, 0, 0]


def test_a_secret_answer_counts_with_the_open_ones_before_it(match: Match) -> None:
    """As many as undo can then take back, one after the other."""
    play_all(match, [*MARK, (0, "bid"), (0, 1)])
    offered, taken = match.undoable(0), 0
    while match.undoable(0):
        match.undo(0)
        taken += 1
    assert (offered, taken) == (4, 4)


def test_a_secret_answer_can_be_taken_back_though_others_answered_after_it(match: Match) -> None:
    play_all(match, [(0, "bid"), (0, 1), (2, 2)])
    match.undo(0)
    assert (match.to_move, match.given) == ((0, 1), {2: 2})
    assert free(match) == [0, 0, 1]
    assert truth(through_json(match)) == truth(match)


def test_undo_works_after_loading(match: Match) -> None:
    play_all(match, [(0, "roll"), *MARK, (0, "mark")])
    loaded = through_json(match)
    assert free(loaded) == [3, 0, 0]
    for each in (match, loaded):
        each.undo(0)
        each.undo(0)
    assert truth(loaded) == truth(match)


def test_undo_on_a_clone_leaves_the_original_alone(match: Match) -> None:
    play_all(match, MARK)
    assert match.undoable(0) == 2
    before, twin = truth(match), match.clone()
    twin.undo(0)
    play_all(twin, [(0, 3), (0, "draw")])
    assert truth(match) == before


def test_undo_on_the_original_leaves_a_clone_alone(match: Match) -> None:
    play_all(match, MARK)
    twin = match.clone()
    before = truth(twin)
    match.undo(0)
    match.play(0, 1)
    assert truth(twin) == before


def test_undo_after_forced_chance_keeps_what_fell() -> None:
    plain = play_all(start(POND, 3), [(0, "roll")])
    luck = [*plain.save()["chance"][:-1], 5 - plain.save()["chance"][-1]]
    assert plain.setup is not None
    match = play_all(Match.begin(plain.setup, luck), [(0, "roll"), *MARK])
    before = truth(match)
    match.undo(0)
    assert truth(play_all(match, MARK[1:])) == before
    assert match.save()["chance"] == luck


@given(st.lists(st.integers(0, 30), max_size=18), st.data())
def test_every_undo_that_is_offered_leads_back_exactly(choices: list[int], data: st.DataObject) -> None:
    match = start(POND, 3)
    prints: dict[int, str] = {}
    for choice in choices:
        if not match.to_move or len(match.table.deck) < 2:  # type: ignore[attr-defined]
            break
        seat = match.to_move[choice % len(match.to_move)]
        prints[match.moves] = match.fingerprint()
        match.play(seat, match.legal(seat)[choice % len(match.legal(seat))])
    seat = data.draw(st.integers(0, 2))
    open_question = not match.given
    for left in range(match.undoable(seat) - 1, -1, -1):
        match.undo(seat)
        assert match.undoable(seat) >= left
        if open_question:
            assert match.fingerprint() == prints[match.moves]


# -- clones ----------------------------------------------------------------------------------------------


def test_a_clone_is_independent_both_ways(match: Match) -> None:
    play_all(match, [*MARK, (0, "bid"), (1, 2)])
    twin = match.clone()
    before = truth(match)
    assert truth(twin) == before
    play_all(twin, [(0, 0), (2, 0), (0, "roll"), (0, "draw")])
    assert truth(match) == before
    after = truth(twin)
    play_all(match, [(2, 2), (0, 2), (0, "mark"), (0, 1)])
    assert truth(twin) == after


def test_a_clone_in_the_middle_of_a_rule_goes_on(match: Match) -> None:
    match.play(0, "mark")
    twin = match.clone()
    for each in (match, twin):
        each.play(0, 2)
    assert twin.fingerprint() == match.fingerprint()


# -- the match as a seat sees it -------------------------------------------------------------------------

SECRETS: list[Play] = [
    (0, "vow"),
    (0, "war"),
    (0, "draw"),
    (0, "show"),
    (0, "pass"),
    (1, "vow"),
    (1, "peace"),
    (1, "draw"),
]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_match_as_seen_is_the_same_to_him_and_otherwise_dealt_anew(
    match: Match, viewer: int | None
) -> None:
    play_all(match, SECRETS)
    guesses = [match.as_seen_by(viewer, seed) for seed in range(10)]
    assert {received(guess, viewer) for guess in guesses} == {received(match, viewer)}
    assert len({guess.fingerprint() for guess in guesses}) > 1
    assert match.as_seen_by(viewer, 3).fingerprint() == guesses[3].fingerprint()


def test_seeing_a_match_leaves_it_alone(match: Match) -> None:
    before = truth(play_all(match, SECRETS))
    play_all(match.as_seen_by(1, "x"), [(1, "mark"), (1, 2), (1, "roll")])
    assert truth(match) == before


def test_the_chance_of_a_match_as_seen_is_not_the_real_one(match: Match) -> None:
    rolls = [play_all(match.as_seen_by(0, seed), [(0, "roll")] * 8).table.piles[-1] for seed in range(3)]  # type: ignore[attr-defined]
    assert len({tuple(row) for row in rolls}) == 3
    assert match.table.chance.key not in {match.as_seen_by(0, seed).table.chance.key for seed in range(3)}


def test_secret_answers_of_others_are_removed_and_his_own_kept(match: Match) -> None:
    """Any answers that they could have given stand in for them, so that the viewer sees who has answered, not
    what."""
    play_all(match, [(0, "bid"), (0, 1), (1, 2)])
    for viewer, bids_of_0, bids_of_1 in [(0, {1}, {0, 1, 2}), (1, {0, 1, 2}, {2}), (2, {0, 1, 2}, {0, 1, 2})]:
        guesses = [match.as_seen_by(viewer, seed) for seed in range(40)]
        assert {guess.to_move for guess in guesses} == {(2,)}
        assert {guess.given[0] for guess in guesses} == bids_of_0
        assert {guess.given[1] for guess in guesses} == bids_of_1


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_match_as_seen_carries_no_answer_of_others_on_its_tape(match: Match, viewer: int | None) -> None:
    play_all(match, [(0, "bid"), (0, 1), (1, 2)])
    assert not [seat for seat, _ in unwind(match.as_seen_by(viewer, "x").answers) if seat != viewer]


def test_half_a_decision_of_another_is_not_seen(match: Match) -> None:
    """The others cannot tell how far a seat has got in a rule: to them it is at its beginning."""
    match.play(0, "vow")
    assert {match.as_seen_by(1, seed).pending for seed in range(40)} == {()}
    assert {match.as_seen_by(0, seed).pending for seed in range(40)} == {("vow",)}
    assert match.as_seen_by(0, "x").legal(0) == ("peace", "war")


def test_what_another_chose_in_secret_earlier_in_the_rule_is_not_seen() -> None:
    """A bot that is asked to guess a number must not find the true one in what it sees."""
    book = Rulebook()

    @book.rule
    def hide_and_seek(t: Pond) -> Any:
        hidden = yield Ask(0, "hide", tuple(range(5)))
        found = yield Ask(1, "seek", tuple(range(5)))
        t.done = hidden == found

    match = play_all(start(make_game(Pond, book, hide_and_seek()), 2), [(0, 3)])
    assert {match.as_seen_by(1, seed).pending for seed in range(60)} == {(number,) for number in range(5)}


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_whose_move_it_is_stays_the_same_in_a_rule_that_asks_several_seats(viewer: int | None) -> None:
    """A rule may ask all and then one: everybody still knows who is asked now."""
    book = Rulebook()

    @book.rule
    def vote(t: Pond) -> Any:
        votes = yield AskAll("vote.yes", dict.fromkeys(range(3), (True, False)))
        yield Ask(2, "veto.use", (True, False), yes=sum(votes.values()))

    match = play_all(start(make_game(Pond, book, vote()), 3), [(0, True), (1, False), (2, True)])
    guess = match.as_seen_by(viewer, "x")
    assert guess.to_move == match.to_move == (2,)
    assert guess.view(viewer)["prompt"] == match.view(viewer)["prompt"]


def test_a_match_as_seen_can_be_cloned_and_played_but_not_saved_or_undone(match: Match) -> None:
    guess = play_all(match.as_seen_by(0, "x").clone(), MARK)
    assert guess.undoable(0) == 0
    with pytest.raises(IllegalMove):
        guess.undo(0)
    with pytest.raises(RoundtableError, match="only a guess and cannot be saved"):
        guess.save()


def test_a_match_that_is_over_can_be_seen(match: Match) -> None:
    play_all(match, [*SECRETS, (1, "end")])
    guess = match.as_seen_by(2, "x")
    assert (guess.result, received(guess, 2)) == (match.result, received(match, 2))


def test_a_redeal_that_never_fits_is_named() -> None:
    """The seat has chosen a card; a redeal that takes it away again and again is at fault."""
    book = Rulebook()

    @book.rule
    def deal(t: Pond) -> Any:
        t.hands = [("a",), ("b",)]
        return choose()

    @book.rule
    def choose(t: Pond) -> Any:
        card = yield Ask(0, "which", t.hands[0])
        yield Ask(0, "sure", (True,), card=card)

    def steal(t: Any, viewer: Any, chance: Any) -> None:
        t.hands = [("c",), ("b",)]

    match = play_all(start(make_game(Pond, book, deal(), redeal=steal)), [(0, "a")])
    with pytest.raises(RuleError, match="No deal fits what seat 0 knows; the redeal of toy is at fault"):
        match.as_seen_by(0, "x")
