"""What a sensible player does: the greedy bot by what its seat sees."""

from __future__ import annotations

import pytest

from roundtable.bots import GreedyBot, Seat
from roundtable.games.grailcup.hints import JUDGES, value
from roundtable.games.grailcup.hints.guesses import Guess
from roundtable.kernel import Guide
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.simulate import simulate
from tests.games.grailcup.helpers import asked, lay, movers, new, play


def choice(match):
    """The answer of a greedy bot for the seat that is asked."""
    (seat,) = match.to_move
    return GreedyBot().choose(Seat(match, seat, Guide(value)))


def test_greedy_wins_far_more_than_its_share_against_random():
    """Fair is a fifth."""
    summary = simulate(Run.of("grailcup", ("greedy", *["random"] * 4), "hints"), 150)
    assert summary.seats[0].share >= 0.6


def test_there_is_a_judgement_for_every_question():
    keys = set()
    for seed in range(60):
        match = new(5, seed=seed)
        for seat in movers(match):
            keys.add(asked(match))
            play(match, match.legal(seat)[seed % len(match.legal(seat))])
    assert keys <= set(JUDGES)


def test_he_keeps_the_ally_that_takes_him_to_the_finish():
    match = lay(3, first=0, at=[43, 20, 18], dragon=2, aside=["priest"])
    assert choice(match) in ("blacksmith", "tamer", "princess", "fairy", "unicorn")


def test_of_two_ways_to_win_he_takes_the_one_that_is_called_first():
    match = lay(3, first=0, at=[43, 42, 41], dragon=2, aside=["priest"])
    assert choice(match) == "blacksmith"


def test_he_keeps_from_the_next_one_what_would_let_him_win():
    """Of the cards that are left only the Princess takes seat 1 to the finish."""
    match = lay(
        4, first=0, at=[5, 43, 6, 7], dragon=2, aside=["blacksmith"], face_up=["tamer", "fairy", "merlin"]
    )
    assert choice(match) == "princess"


def test_the_priest_is_left_when_no_church_is_ahead():
    match = lay(
        4, first=0, at=[45, 20, 20, 20], dragon=46, aside=["merlin"], face_up=["fairy", "squire", "unicorn"]
    )
    assert choice(match) != "priest"


@pytest.mark.parametrize(("at", "goes"), [([20, 9, 14], "left"), ([20, 14, 9], "right")])
def test_the_neighbour_who_is_further_behind_chooses_next(at, goes):
    match = lay(3, first=0, at=at, aside=["priest"])
    play(match, "fairy")
    assert choice(match) == goes


def test_a_leading_sorceress_names_an_ally_that_nobody_can_have():
    match = lay(
        4,
        call=1,
        at=[30, 9, 8, 7],
        allies=[["sorceress"], ["squire"], ["merlin"], ["fairy"]],
        face_up=["tamer"],
    )
    assert choice(match) == "tamer"


def test_a_sorceress_behind_all_names_an_ally_that_somebody_may_have():
    match = lay(
        4,
        call=1,
        at=[3, 29, 28, 27],
        allies=[["sorceress"], ["squire"], ["merlin"], ["fairy"]],
        face_up=["tamer"],
    )
    assert choice(match) != "tamer"


def test_the_squire_names_the_knight_that_will_probably_lead():
    match = lay(4, call=2, at=[9, 20, 18, 7], dragon=21, allies=[["squire"]])
    assert choice(match) == 1  # the dragon holds the player, and the other behind them
    match = lay(4, call=2, at=[9, 18, 16, 7], dragon=19, spears=[0, 0, 1, 0], allies=[["squire"]])
    assert choice(match) == 2  # the player alone can pass the dragon


def test_merlin_looks_at_the_clovers_that_he_can_reach():
    match = lay(3, call=3, at=[13, 20, 4], dragon=2, allies=[["merlin"]])
    assert set(choice(match)) == {15, 17, 20}


def test_merlin_lays_good_tokens_before_himself():
    match = lay(
        3,
        call=3,
        at=[13, 4, 3],
        dragon=2,
        allies=[["merlin"]],
        clovers={15: "goblin", 17: "magnet", 20: "boots"},
    )
    play(match, (15, 17, 20))
    assert choice(match)[0] == "boots"
    play(match, choice(match))
    assert choice(match) == 2  # onto the boots


def test_the_tamer_leaves_his_own_way_free_and_bars_the_leader():
    match = lay(3, call=5, at=[10, 20, 4], dragon=12, allies=[["tamer"]])
    space = choice(match)
    assert not 10 < space <= 15
    assert space in range(21, 24)


@pytest.mark.parametrize(("at", "spends"), [(9, True), (6, False)])
def test_a_spear_is_spent_if_it_is_worth_it(at, spends):
    """From 9 it gains four spaces, from 6 it gains one."""
    match = lay(3, call=8, at=[at, 0, 0], dragon=10 if at == 9 else 12, spears=[1, 0, 0], allies=[["fairy"]])
    play(match, 4 if at == 9 else 6)
    assert choice(match) == spends


def test_a_spear_is_spent_for_the_victory():
    match = lay(3, call=8, at=[45, 0, 0], dragon=46, spears=[1, 0, 0], allies=[["fairy"]])
    play(match, 2)
    assert choice(match) is True


def test_the_fake_grail_and_the_magnet_go_to_the_leader():
    match = lay(3, call=8, at=[9, 30, 12], dragon=2, clovers={11: "grail"}, allies=[["fairy"]])
    play(match, 2)
    assert (asked(match), choice(match)) == ("grail.whom", 1)
    match = lay(
        3, call=8, at=[9, 30, 12], dragon=2, clovers={11: "magnet"}, spears=[0, 1, 1], allies=[["fairy"]]
    )
    play(match, 2)
    assert (asked(match), choice(match)) == ("magnet.whom", 1)


def test_a_guess_is_made_once_for_a_question_and_anew_for_the_next():
    match = new(3)
    view = match.view(match.to_move[0])
    assert Guess.of(view) is Guess.of(view)
    assert Guess.of(dict(view)) is not Guess.of(view)
