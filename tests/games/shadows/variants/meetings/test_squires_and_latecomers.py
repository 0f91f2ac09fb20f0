"""[Variants] A squire who dies of a won quest, a latecomer, and knights who leave in odd moments."""

from __future__ import annotations

from tests.games.shadows.helpers import answer, asked, first, last, new, play
from tests.games.shadows.helpers.black_cards import all_there, quiet
from tests.games.shadows.helpers.knights import (
    DRAW,
    SACRIFICE,
    blacks,
    discarded,
    end,
    hand,
    quest_won,
    whites,
)

LEAVE = ("leave",)


def test_a_squire_completes_a_war_with_the_last_life_and_the_others_agree_on_another():
    """SH-28, SH-51, SH-53, SF-25: the dying squire has a say but cannot be named; the one who stood there
    takes life and cards alone."""
    match = quest_won(
        "picts", squires="yes", knights=["", "", "", ""], life=[1, 4, 4, 4], hands=[["fight-5", "piety"]],
        place=["picts", "picts", "camelot", "camelot"],
    )  # fmt: skip
    play(match, ("special", "piety"), "others", SACRIFICE, ("quest", "fight-5"))
    assert (match.table.life[1], len(hand(match, 1)), asked(match)) == (6, 4, "squire.agree")
    assert ("name", 0) not in match.legal(1)
    match.play(2, ("name", 1))
    for seat in range(4):
        match.play(seat, "agree")
    assert [bool(knight) for knight in match.table.knights] == [False, True, False, False]
    assert (match.table.status[0], match.to_move) == ("dead", (1,))


def test_a_latecomer_takes_the_turn_after_the_first_player_s():
    """SH-29: to the left of the player who began; four lives, five cards, the Round Table, a loyal card."""
    for seed in range(6):
        match = new(5, seed, late_seats=1, talk=False, traitor="certain")
        answer(match, exchange_lay=first, share_how="shuffle")
        began = match.table.first
        assert match.to_move == (began,)
        end(play(match, "engine", DRAW))
        assert (asked(match), match.to_move) == ("join.as", (4,))
        play(match, last(match))
        t = match.table
        assert (t.life[4], t.place[4], len(hand(match, 4)), t.loyalty[4]) == (4, "camelot", 5, "loyal")
        answer(match, percival_look=first)
        assert (asked(match), match.to_move) == ("evil.what", (4,))


def test_a_knight_leaves_while_merlins_are_asked_for():
    """SH-30, SH-19: what they laid alone goes, black cards stay; two Merlins are too few without them."""
    match = quiet(
        4, leaving=True, black_deck=["morgan-3"], place=["camelot", "blackknight"],
        hands=[["merlin"], ["merlin", "grail"], ["merlin"], []],
        laid={"blackknight": ["fight-1", "fight-1"]}, dark={"blackknight": ["blackknight-3"]},
    )  # fmt: skip
    play(match, "draw")
    assert asked(match) == "merlin.stop"
    match.play(1, LEAVE)
    assert (hand(match, 1), whites(match, "blackknight"), blacks(match, "blackknight")) == (
        [],
        [],
        ["blackknight-3"],
    )
    for seat in tuple(match.to_move):
        match.play(seat, 1 if seat in (0, 2) else 0)
    assert (match.table.engines, hand(match, 0), hand(match, 2)) == (2, ["merlin"], ["merlin"])
    assert discarded(match) == ["fight-1", "fight-1", "grail", "merlin"]
    assert (asked(match), match.to_move, all_there(match)) == ("deed.what", (0,), True)


def test_the_last_loyal_knight_leaves_on_the_traitor_s_turn_and_evil_wins():
    """SH-30 and the end of the game: leaving is death, and five white swords do not matter."""
    match = quiet(
        3, leaving=True, white_swords=5, loyalty=["traitor", "loyal", "loyal"], life=[4, 4, 0],
        status=["knight", "knight", "dead"],
    )  # fmt: skip
    match.play(1, LEAVE)
    assert match.result.winners == (0,)
