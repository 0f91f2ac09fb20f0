"""The three-Merlin window of Shadows over Camelot: one question to all seats, secret until complete."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundtable import kernel
from roundtable.kernel import (
    OVER,
    Ask,
    AskAll,
    IllegalMove,
    Match,
    Rulebook,
    Viewer,
    count,
    everyone,
    owner,
    table,
)
from tests.kernel.kernel_games import make_game, play_all, received, start, through_json

book = Rulebook()


@table
class Camelot(kernel.Table):
    black: list[str] = count(factory=list)  # top last
    discard: list[str] = everyone(factory=list)
    hands: list[tuple[str, ...]] = owner(factory=list)
    engines: int = everyone(default=0)
    vivien: bool = everyone(default=False)
    excalibur: int | None = everyone(default=None)
    drawer: int = everyone(default=0)


@book.rule
def progression_of_evil(t: Camelot, knight: int) -> Any:
    """Each knight draws a black card; only a special one can be stopped by Merlins, and not under Vivien."""
    if not t.black:
        return OVER
    card = t.black.pop()
    t.tell("black.revealed", seat=knight, card=card)
    window = merlin_window(knight, card) if card.startswith("special") and not t.vivien else excalibur(card)
    return window, progression_of_evil((knight + 1) % t.seats)


@book.rule
def first_draw(t: Camelot) -> Any:
    return progression_of_evil(t.drawer)


@book.rule
def merlin_window(t: Camelot, drawer: int, card: str) -> Any:
    """Everybody is asked, even a player who holds none: skipping them would tell what is not in their hand.
    SH-38: three are spent from the drawer's seat on in turn order, the rest go back unseen."""
    offers = {seat: tuple(range(hand.count("merlin") + 1)) for seat, hand in enumerate(t.hands)}
    gifts = yield AskAll("merlin.give", offers, card=card)
    if sum(gifts.values()) < 3:
        return excalibur(card)
    due = 3
    for seat in [(drawer + step) % t.seats for step in range(t.seats)]:
        spent = min(due, gifts[seat])
        due -= spent
        for _ in range(spent):
            hand = t.hands[seat]
            t.hands[seat] = hand[: hand.index("merlin")] + hand[hand.index("merlin") + 1 :]
            t.discard.append("merlin")
        if spent:
            t.tell("merlin.spent", seat=seat, count=spent)
    t.discard.append(card)
    return None


@book.rule
def excalibur(t: Camelot, card: str) -> Any:
    """SH-39: when the card still stands, the holder of Excalibur may give the sword up to stop it."""
    if t.excalibur is not None and (yield Ask(t.excalibur, "excalibur.cancel", (True, False), card=card)):
        t.tell("excalibur.lost", seat=t.excalibur)
        t.excalibur = None
        t.discard.append(card)
        return None
    return strike(card)


@book.rule
def strike(t: Camelot, card: str) -> None:
    t.vivien = t.vivien or card == "special vivien"
    t.engines += 1
    t.discard.append(card)
    t.tell("black.struck", card=card)


def redeal(t: Camelot, viewer: Viewer, chance: kernel.Chance) -> None:
    """Swap the cards among the hands that the viewer cannot see, and shuffle the black pile."""
    others = [seat for seat in range(t.seats) if seat != viewer]
    pool = sorted(card for seat in others for card in t.hands[seat])
    chance.shuffle(pool)
    for seat in others:
        t.hands[seat] = tuple(sorted(pool.pop() for _ in t.hands[seat]))
    chance.shuffle(t.black)


GAME = make_game(Camelot, book, first_draw(), name="camelot", redeal=redeal)


def hand(merlins: int, size: int = 4) -> list[str]:
    return ["fight"] * (size - merlins) + ["merlin"] * merlins


def camelot(*merlins: int, black: tuple[str, ...] = ("special morgan",), **fields: Any) -> Match:
    """A window in which the knights hold this many Merlins; `black` is drawn from its left."""
    pile = ["standard despair", *reversed(black)]
    laid = {"hands": [hand(held) for held in merlins], "black": pile, **fields}
    return start(GAME, len(merlins), scenario=laid)


def merlins(match: Match) -> list[int]:
    return [cards.count("merlin") for cards in match.table.hands]  # type: ignore[attr-defined]


def engines(match: Match) -> int:
    return match.view(None)["table"]["engines"]


def test_every_knight_is_asked_even_he_who_holds_none() -> None:
    match = camelot(1, 2, 0)
    assert match.to_move == (0, 1, 2)
    assert [match.legal(seat) for seat in range(3)] == [(0, 1), (0, 1, 2), (0,)]


@pytest.mark.parametrize(
    ("held", "drawer", "given_", "left", "struck"),
    [
        pytest.param((1, 2, 0), 0, (1, 2, 0), [0, 0, 0], 0, id="three from two knights stop it"),
        pytest.param((2, 2, 0), 0, (2, 2, 0), [0, 1, 0], 0, id="a fourth goes back"),
        pytest.param((2, 2, 0), 1, (2, 2, 0), [1, 0, 0], 0, id="spent from the drawer on"),
        pytest.param((2, 2, 1), 2, (2, 2, 1), [0, 2, 0], 0, id="spent around the end of the seats"),
        pytest.param((1, 2, 0), 0, (0, 2, 0), [1, 2, 0], 1, id="two do not and are kept"),
        pytest.param((4, 0, 0), 1, (4, 0, 0), [1, 0, 0], 0, id="one knight alone"),
    ],
)
def test_three_merlins_stop_a_special_card(
    held: tuple[int, ...], drawer: int, given_: tuple[int, ...], left: list[int], struck: int
) -> None:
    match = camelot(*held, drawer=drawer)
    before = engines(match)
    play_all(match, enumerate(given_))
    assert merlins(match) == left
    assert engines(match) - before == struck + 1  # the standard card behind it always strikes
    assert match.result is not None


def test_a_standard_card_opens_no_window() -> None:
    assert camelot(3, 3, 3, black=()).result is not None


def test_vivien_can_be_stopped_as_she_appears() -> None:
    match = camelot(3, 0, 0, black=("special vivien", "special morgan"))
    play_all(match, [(0, 3), (1, 0), (2, 0)])
    assert match.to_move == (0, 1, 2)
    assert not match.view(None)["table"]["vivien"]


def test_under_vivien_no_merlin_is_asked_for() -> None:
    match = camelot(3, 0, 0, black=("special vivien", "special morgan"))
    play_all(match, [(0, 0), (1, 0), (2, 0)])
    assert match.result is not None
    assert merlins(match) == [3, 0, 0]


def test_excalibur_is_asked_only_when_the_card_still_stands() -> None:
    standing = play_all(camelot(3, 0, 0, excalibur=2), [(0, 2), (1, 0), (2, 0)])
    assert (standing.to_move, standing.legal(2)) == ((2,), (True, False))
    assert standing.question(2).about == {"card": "special morgan"}  # type: ignore[union-attr]
    stopped = play_all(camelot(3, 0, 0, excalibur=2), [(0, 3), (1, 0), (2, 0)])
    assert stopped.question(2).about == {"card": "standard despair"}  # type: ignore[union-attr]


def test_excalibur_is_given_up_to_stop_it() -> None:
    match = play_all(camelot(0, 0, 0, excalibur=2), [(0, 0), (1, 0), (2, 0), (2, True)])
    assert (match.view(None)["table"]["excalibur"], engines(match)) == (None, 1)


VIEWERS: list[Viewer] = [None, 0, 1, 2, 3]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_seat_receives_does_not_depend_on_what_others_hold(viewer: Viewer) -> None:
    match = camelot(1, 2, 0, 3, excalibur=1, black=("special morgan", "special mist", "special vivien"))
    deals = [match.as_seen_by(viewer, seed) for seed in range(20)]
    assert {received(deal, viewer) for deal in deals} == {received(match, viewer)}
    assert len({tuple(merlins(deal)) for deal in deals}) > 3, "the redeal must really deal"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_seat_receives_after_the_window_depends_on_nothing_unseen(viewer: Viewer) -> None:
    match = camelot(1, 2, 0, 3, excalibur=1, black=("special morgan", "special mist"))
    play_all(match, [(0, 0), (1, 1), (2, 0), (3, 1)])
    deals = [match.as_seen_by(viewer, seed) for seed in range(20)]
    assert {received(deal, viewer) for deal in deals} == {received(match, viewer)}


@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
def test_nobody_sees_what_was_given_before_all_have(viewer: Viewer) -> None:
    matches = [play_all(camelot(1, 3, 0, 3), [(1, gift)]) for gift in range(4)]
    assert len({received(match, viewer) for match in matches}) == 1
    assert matches[0].to_move == (0, 2, 3)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_half_answered_window_too_depends_on_nothing_unseen(viewer: Viewer) -> None:
    match = play_all(camelot(1, 2, 0, 3), [(1, 1), (3, 2)])
    deals = [match.as_seen_by(viewer, seed) for seed in range(20)]
    assert {received(deal, viewer) for deal in deals} == {received(match, viewer)}


@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
def test_a_half_answered_window_seen_by_another_holds_no_given_answer(viewer: Viewer) -> None:
    def seen(gift: int) -> str:
        guess = play_all(camelot(1, 3, 0, 3), [(1, gift)]).as_seen_by(viewer, "any")
        return json.dumps([guess.view(seat) for seat in range(4)]) + guess.fingerprint()

    assert len({seen(gift) for gift in range(4)}) == 1


def test_his_own_answer_stays_in_what_he_sees() -> None:
    match = play_all(camelot(1, 3, 0, 3), [(1, 2), (3, 3)])
    guesses = [match.as_seen_by(1, seed) for seed in range(40)]
    assert {guess.given[1] for guess in guesses} == {2}
    assert {guess.given[3] for guess in guesses} == {0, 1, 2, 3}, "what another gave is guessed"
    assert {guess.to_move for guess in guesses} == {(0, 2)}


def test_a_surplus_goes_back_unseen() -> None:
    matches = [play_all(camelot(3, 2, 0), [(0, 3), (1, gift), (2, 0)]) for gift in range(3)]
    for viewer in (None, 0, 2):
        assert len({received(match, viewer) for match in matches}) == 1


def test_too_few_go_back_unseen() -> None:
    matches = [play_all(camelot(0, 2, 0, excalibur=0), [(0, 0), (1, gift), (2, 0)]) for gift in range(3)]
    for viewer in (None, 0, 2):
        assert len({received(match, viewer) for match in matches}) == 1


def test_a_secret_answer_can_be_taken_back_until_the_last_has_answered() -> None:
    match = camelot(1, 3, 1, excalibur=0)
    untouched = match.fingerprint()
    match.play(1, 3)
    match.play(0, 1)
    assert [match.undoable(seat) for seat in range(3)] == [1, 1, 0]
    match.undo(1)
    assert (match.to_move, match.given) == ((1, 2), {0: 1})
    match.undo(0)
    assert match.fingerprint() == untouched
    play_all(match, [(1, 0), (2, 0), (0, 0)])
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]
    for seat in range(3):
        with pytest.raises(IllegalMove):
            match.undo(seat)


def test_an_answer_taken_back_leaves_no_trace() -> None:
    straight = play_all(camelot(1, 3, 1, excalibur=0), [(0, 1), (1, 1), (2, 0)])
    wavering = play_all(camelot(1, 3, 1, excalibur=0), [(1, 3), (0, 1)])
    wavering.undo(1)
    play_all(wavering, [(1, 1), (2, 0)])
    assert wavering.save() == straight.save()
    assert [wavering.log(seat) for seat in range(3)] == [straight.log(seat) for seat in range(3)]


def test_a_second_answer_of_one_seat_is_refused() -> None:
    match = play_all(camelot(1, 3, 1), [(1, 2)])
    with pytest.raises(IllegalMove, match="has nothing to answer"):
        match.play(1, 2)


def test_a_save_in_the_middle_keeps_the_given_answers() -> None:
    match = play_all(camelot(1, 3, 1, excalibur=0), [(1, 2)])
    loaded = through_json(match)
    assert loaded.save() == match.save()
    assert (loaded.to_move, loaded.undoable(1)) == ((0, 2), 1)
    rest = [(0, 1), (2, 0)]
    assert play_all(loaded, rest).fingerprint() == play_all(match, rest).fingerprint()
    loaded.play(0, False)
    assert merlins(loaded) == [0, 1, 1]


def test_a_loaded_half_answer_can_be_taken_back() -> None:
    match = camelot(1, 3, 1)
    loaded = through_json(play_all(match.clone(), [(1, 2)]))
    loaded.undo(1)
    assert loaded.save() == match.save()


def test_the_order_of_answering_does_not_matter() -> None:
    answers = ((0, 1), (1, 2), (2, 1), (3, 0))
    ends = [play_all(camelot(1, 3, 1, 0, excalibur=0), order) for order in permutations(answers)]
    assert len({match.fingerprint() for match in ends}) == 1
    for viewer in (None, 0, 1, 2, 3):
        assert len({received(match, viewer) for match in ends}) == 1


@given(st.data())
def test_merlins_are_neither_made_nor_lost(data: st.DataObject) -> None:
    held = data.draw(st.lists(st.integers(0, 3), min_size=3, max_size=7))
    match = camelot(*held, drawer=data.draw(st.integers(0, len(held) - 1)))
    order = data.draw(st.permutations(range(len(held))))
    gifts: dict[int, Any] = {seat: data.draw(st.sampled_from(match.legal(seat))) for seat in order}
    play_all(match, gifts.items())
    spent = 3 if sum(gifts.values()) >= 3 else 0
    assert sum(merlins(match)) == sum(held) - spent
    assert all(held[seat] - left <= gifts[seat] for seat, left in enumerate(merlins(match)))
