"""What is hidden stays hidden, and a deal that a seat could believe agrees with all that it has seen."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.grailcup.helpers import ALLIES, asked, lay, new, play, seen
from tests.games.grailcup.helpers.believing import Belief, recorded
from tests.games.grailcup.helpers.seeing import all_cards, draft, random_game, received

SEATS = pytest.mark.parametrize("seats", range(3, 9))


def moments(seats, seed, share):
    """Some moments of a random game, with what everybody has seen up to there."""
    dice = Random(seed)
    for match, record in recorded(seats, seed):
        if dice.random() < share:
            yield match, record


def held(guess, viewer, shown):
    """Who holds what in a guess, as far as the viewer cannot read it."""
    seats = [seat for seat in range(len(guess.allies)) if seat != viewer]
    return {(seat, ally) for seat in seats for ally in guess.allies[seat] if ally not in shown}


@SEATS
def test_a_guess_looks_the_same_to_the_seat_as_the_truth(seats):
    for match, _ in moments(seats, seats, 0.2):
        for viewer in (*range(seats), None):
            guess = match.as_seen_by(viewer, match.moves)
            assert received(guess, viewer) == received(match, viewer)
            assert all_cards(guess.table) == sorted(ALLIES)
            assert [len(cards) for cards in guess.table.allies] == [
                len(cards) for cards in match.table.allies
            ]
            away = [len(table.pack) + len(table.aside) for table in (guess.table, match.table)]
            assert away[0] == away[1]


@SEATS
def test_the_allies_of_a_guess_agree_with_every_card_that_was_passed_and_every_call(seats):
    """The cards that the player was offered went to later players or away, all others had gone before;
    players who answered hold what they showed, and nobody holds what stayed silent."""
    for seed in range(3):
        for match, record in moments(seats, seed, 0.2):
            for viewer in (*range(seats), None):
                belief = Belief(match, record, viewer)
                assert belief.agrees(match.table)
                for number in range(3):
                    assert belief.agrees(match.as_seen_by(viewer, number).table)


@SEATS
def test_nobody_is_ruled_in_or_out_wrongly(seats):
    """Over many deals each hidden ally comes to exactly those seats that may hold it."""
    for match, record in moments(seats, 20 + seats, 0.08):
        shown = set(seen(match)["shown"])
        for viewer in (*range(seats), None):
            possible = {
                (seat, ally)
                for seat, ally in Belief(match, record, viewer).possible()
                if seat != viewer and ally not in shown
            }
            dealt = set()
            for number in range(600):
                dealt |= held(match.as_seen_by(viewer, number).table, viewer, shown)
                if number > 20 and dealt == possible:
                    break
            assert dealt == possible


@SEATS
def test_his_own_allies_and_what_he_passed_on_never_change_in_a_guess(seats):
    match = new(seats, seed=seats)
    draft(match, {})
    for viewer in range(seats):
        for number in range(10):
            guess = match.as_seen_by(viewer, number)
            assert guess.table.allies[viewer] == match.table.allies[viewer]
            assert guess.view(viewer)["learnt"] == match.view(viewer)["learnt"]


def test_the_first_player_s_ally_is_one_of_two_for_the_second():
    """Of seven players the second has seen all except two cards: one lies face down, one is before the
    first."""
    match = lay(7, first=0, aside=["unicorn"])
    play(match, "sorceress", "left", "squire", "merlin")
    guesses = [match.as_seen_by(1, number).table for number in range(60)]
    assert {(table.allies[0], table.aside) for table in guesses} == {
        (("sorceress",), ("unicorn",)),
        (("unicorn",), ("sorceress",)),
    }
    assert {table.allies[2][0] for table in guesses} == set(ALLIES) - {"sorceress", "unicorn", "squire"}


def test_the_last_of_seven_knows_what_no_one_holds():
    match = lay(7, first=0, aside=["unicorn"])
    play(match, "sorceress", "left", "squire", "merlin", "blacksmith", "tamer", "princess", "fairy")
    for number in range(40):
        table = match.as_seen_by(6, number).table
        assert table.owner_of("priest") is None
        assert table.allies[6] == ("fairy",)
    assert {match.as_seen_by(6, number).table.owner_of("unicorn") for number in range(80)} == {
        None,
        *range(1, 6),
    }


@pytest.mark.parametrize("taken", ["fairy", "unicorn"])
def test_of_eight_the_last_may_hold_the_passed_or_the_face_down_card(taken):
    """The seventh passed the fairy on: the eighth holds her, or what lay face down."""
    match = lay(8, first=0, aside=["unicorn"], at=[20] * 8, dragon=46)
    play(match, "squire", "left", *ALLIES[2:6], "sorceress", "priest", taken)
    assert asked(match) == "curse.ally"
    hidden = set(ALLIES) - {"sorceress", "priest"}
    last = {match.as_seen_by(6, number).table.allies[7][0] for number in range(300)}
    assert last == hidden
    assert {match.as_seen_by(7, number).table.allies[7][0] for number in range(20)} == {taken}


def test_a_silent_number_is_held_by_nobody_in_any_guess():
    """Merlin is asked; the sorceress and the squire stayed silent and so lie face down."""
    match = lay(
        5,
        call=1,
        at=[20, 21, 22, 25, 26],
        dragon=46,
        allies=[["merlin"], ["fairy"], ["tamer"], ["priest"], ["unicorn"]],
    )
    for viewer in (0, 1, None):
        guesses = [match.as_seen_by(viewer, number).table for number in range(60)]
        assert all(table.allies[0] == ("merlin",) for table in guesses)
        assert not {"sorceress", "squire"} & {
            card for table in guesses for cards in table.allies for card in cards
        }
        assert len({table.allies[4] for table in guesses}) > 3


def test_a_call_that_was_answered_rules_the_card_out_for_all_others():
    match = lay(
        4, call=3, at=[20, 21, 22, 25], dragon=46, allies=[["merlin"], ["fairy"], ["tamer"], ["unicorn"]]
    )
    for number in range(40):
        table = match.as_seen_by(3, number).table
        assert table.owner_of("merlin") == 0
        assert table.allies[3] == ("unicorn",)


def test_three_players_a_card_missing_in_the_second_lap_may_be_with_either_or_away():
    """The first player misses three of the seven cards that they passed on: two chosen, one dropped."""
    match = play(lay(3, first=0, aside=["tamer"]), "princess", "left", "priest", "fairy")
    back = set(match.legal(0))
    missing = set(ALLIES) - {"tamer", "princess"} - back
    assert len(missing) == 3
    guesses = [match.as_seen_by(0, number).table for number in range(100)]
    for seat in (1, 2):
        assert {table.allies[seat][0] for table in guesses} == missing
    for table in guesses:
        assert "tamer" in table.aside
        assert set(table.aside) - {"tamer"} | {table.allies[1][0], table.allies[2][0]} == missing


def test_three_players_nobody_can_hold_a_card_that_was_still_there_when_he_chose_first():
    """What the second player was offered, the first player can have taken only as their second ally."""
    match = play(lay(3, seed=3, first=0, aside=["tamer"]), "princess", "left", "priest", "fairy")
    for viewer in (1, 2):
        firsts = {match.as_seen_by(viewer, number).table.allies[0][0] for number in range(120)}
        assert firsts == ({"princess", "tamer"} if viewer == 1 else {"princess", "tamer", "priest"})


@SEATS
def test_face_down_cards_and_tokens_are_never_in_a_view(seats):
    """In whole games: no pack except the mover's, no card set aside, no token except those that the player
    has noted."""
    for match, *_ in random_game(seats, 50 + seats):
        for viewer in (*range(seats), None):
            table = seen(match, viewer)
            assert table["tokens"] is None
            assert table["supply"] == len(match.table.supply)
            assert table["aside"] is None or viewer in match.to_move
            assert table["pack"] is None or viewer in match.to_move
            for seat, cards in enumerate(table["allies"]):
                if seat != viewer:
                    assert set(cards) <= {"", *match.table.shown}
