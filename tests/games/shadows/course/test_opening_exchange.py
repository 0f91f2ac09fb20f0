"""Rulebook: The beginning (Начало игры): everybody lays a white card on the Round Table."""

from __future__ import annotations

import pytest

from roundtable.games import labelled, part
from roundtable.text import Text
from tests.games.shadows.helpers import answer, asked, new, play, seen
from tests.games.shadows.helpers.black_cards import all_there, faces, quiet

HANDS = [["fight-1", "merlin"], ["grail", "grail", "fight-2"], ["fight-3"]]


def opening(hands=None, **wanted):
    return quiet(phase="exchange", hands=hands or HANDS, **wanted)


def laid(**wanted):
    """Merlin, a Grail and a Fight 3 lie on the Round Table."""
    match = opening(**wanted)
    for seat, card in enumerate(("merlin", "grail", "fight-3")):
        match.play(seat, card)
    return match


def test_everybody_is_asked_at_once_for_a_card_of_his_hand():
    match = opening()
    assert match.to_move == (0, 1, 2)
    assert [set(match.legal(seat)) for seat in range(3)] == [set(hand) for hand in HANDS]


def test_sh_26_what_is_laid_stays_secret_until_all_have_laid():
    match = opening()
    match.play(2, "fight-3")
    match.play(0, "merlin")
    for viewer in (0, 1, None):
        assert "merlin" not in seen(match, viewer)["offered"]
        assert "fight-3" not in seen(match, viewer)["offered"]
        assert [len(hand) for hand in seen(match, viewer)["hands"]] == [2, 3, 1]
        assert not any("fight-3" in str(event.args) for event in match.log(viewer))
    match.play(1, "grail")
    for viewer in (0, 1, 2, None):
        assert seen(match, viewer)["offered"] == ["merlin", "grail", "fight-3"]
        assert [len(hand) for hand in seen(match, viewer)["hands"]] == [1, 2, 0]


def test_any_card_may_be_laid_the_first_merlin_too():
    match = new(4)
    for seat in range(4):
        assert set(match.legal(seat)) == set(match.table.hand(seat))


def test_sh_26_a_proposal_needs_everybodys_yes():
    match = laid()
    match.play(0, ("give", 0, 2))
    match.play(0, "agree")
    match.play(2, "agree")
    assert (asked(match), match.to_move) == ("share.how", (1,))
    match.play(1, "agree")
    assert asked(match) == "evil.what"
    assert match.table.hand(2) == ["fight-3", "merlin"]
    assert all_there(match)


def test_sh_26_anybody_may_amend_the_proposal_and_then_all_must_agree_anew():
    match = laid()
    match.play(0, ("give", 0, 1))
    match.play(0, "agree")
    match.play(1, "agree")
    match.play(2, ("give", 1, 2))
    assert set(match.to_move) == {0, 1, 2}
    assert seen(match)["proposal"] == [1, 2, 2]
    assert seen(match)["agreed"] == []
    play(match, "agree", "agree", "agree")
    assert [sorted(match.table.hand(seat)) for seat in range(3)] == [
        ["fight-1"],
        ["fight-2", "grail", "merlin"],
        ["fight-3", "grail"],
    ]


def test_some_may_take_nothing_and_one_may_take_several():
    match = laid()
    for place, seat in ((1, 0), (2, 0)):
        match.play(1, ("give", place, seat))
    play(match, "agree", "agree", "agree")
    assert [len(hand) for hand in seen(match)["hands"]] == [4, 2, 0]
    assert set(match.table.hand(0)) == {"fight-1", "merlin", "grail", "fight-3"}


def test_what_was_taken_openly_is_known_to_all():
    match = laid()
    match.play(0, ("give", 0, 2))
    play(match, "agree", "agree", "agree")
    for viewer in (0, 1, None):
        assert sorted(seen(match, viewer)["hands"][2]) == ["fight-3", "merlin"]


@pytest.mark.parametrize("caller", range(3))
def test_sh_26_anybody_may_call_for_the_shuffle_and_each_gets_one_card(caller):
    match = laid()
    match.play((caller + 1) % 3, "agree")
    match.play(caller, "shuffle")
    assert asked(match) == "evil.what"
    assert [len(hand) for hand in seen(match)["hands"]] == [2, 3, 1]
    assert all_there(match)


def test_the_shuffled_cards_are_dealt_by_chance_and_unseen():
    got = set()
    for seed in range(40):
        match = laid(seed=seed)
        match.play(0, "shuffle")
        got.add(match.table.hand(2)[0])
        for viewer in (0, 1, None):
            assert seen(match, viewer)["hands"][2] == [""]
    assert got == {"merlin", "grail", "fight-3"}


def test_sh_26_no_card_is_lost_by_the_shuffle():
    match = laid()
    match.play(1, "shuffle")
    got = [match.table.hand(seat) for seat in range(3)]
    assert sorted(card for hand in got for card in hand) == sorted(card for hand in HANDS for card in hand)


def test_a_seat_that_has_agreed_is_not_asked_until_something_changes():
    match = laid()
    match.play(1, "agree")
    assert set(match.to_move) == {0, 2}
    match.play(0, ("give", 2, 1))
    assert set(match.to_move) == {0, 1, 2}


@pytest.mark.parametrize("seats", range(3, 8))
def test_the_exchange_comes_before_the_first_turn(seats):
    match = new(seats, traitor="certain")
    assert (asked(match), match.to_move) == ("exchange.lay", tuple(range(seats)))
    answer(match, exchange_lay="merlin")
    assert seen(match)["offered"] == ["merlin"] * seats
    play(match, *["agree"] * seats)
    assert asked(match) == "evil.what"
    assert match.to_move == (seen(match)["first"],)
    assert faces(match, match.table.hands[0])["merlin"] >= 1


def test_what_is_shared_out_is_called_by_its_name():
    match, show, text = laid(), part("shadows", "show"), Text("en", "shadows")

    def read(option, offered=None):
        view = match.view(0)
        view["table"]["offered"] = offered or view["table"]["offered"]
        return text.words(labelled(show, view, "share.how", option))

    assert read(("give", 0, 2)) == "Merlin to Player 3"
    assert read(("give", 2, 1), ["piety", "grail", "grail"]) == "Grail (card 3) to Player 2"
    assert read("agree") == "agree"
