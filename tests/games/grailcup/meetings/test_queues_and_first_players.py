"""[Several knights on one space], [Choosing the first player] Who is last, and who begins."""

from __future__ import annotations

from tests.games.grailcup.helpers import SEAL, asked, play, seen, turn


def pushed(seat):
    """Seat 0 turns a fake Grail; the dragon lies on the rearmost space."""
    return play(turn("fairy", [5, 2, 1], dragon=0, clovers={7: "grail"}), 2, seat)


def test_a_fake_grail_at_the_rear_puts_the_knight_behind_and_makes_its_player_first():
    """GC-24, GC-14, GC-1, GC-42."""
    match = pushed(1)
    assert (seen(match)["at"], seen(match)["race"]) == ([7, 1, 1], [0, 2, 1])
    assert (asked(match), match.to_move) == ("draft.ally", (1,))


def test_a_knight_that_cannot_go_back_keeps_its_place():
    """GC-14, GC-3."""
    match = pushed(2)
    assert (seen(match)["at"], match.to_move) == ([7, 2, 1], (2,))


def test_the_later_of_two_seals_counts_and_for_one_round():
    """GC-42, GC-43: the knight in last place is first only in the round after that."""
    match = turn("fairy", [14, 20, 2], dragon=46, rolled=1, luck=(SEAL,))
    play(match, 2)
    assert (asked(match), match.to_move, seen(match)["at"][0]) == ("draft.ally", (0,), 16)
