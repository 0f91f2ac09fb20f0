"""Bots that look ahead: what they find, what they cost, and that a lot is drawn where others guess."""

from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

import pytest

import roundtable as rt
from roundtable.bots import BOTS, Seat
from roundtable.bots.search import SearchBot, settled
from roundtable.bots.search.ahead import Ahead
from roundtable.bots.search.settings import Settings
from roundtable.bots.search.tree import Node, by_lot, softmax
from roundtable.games import guide
from roundtable.games.grailcup.allies import ALLY
from roundtable.kernel import Guide
from roundtable.kernel.match.view import glance, thought_through
from roundtable.lab.play import play_match
from tests.games.grailcup.helpers import lay

SHORT = Settings(iterations=24)
KNIGHT: type[SearchBot] = BOTS["knight"]  # type: ignore[assignment]
CHAMPION: type[SearchBot] = BOTS["champion"]  # type: ignore[assignment]


def bot(game, seed="seed", **more):
    return SearchBot(seed, replace(SHORT.fitted(hints(game).search), **more))


def hints(game) -> Guide:
    """What the game offers to bots."""
    offered = guide(game)
    assert offered is not None
    return offered


def asked(game, match):
    (seat,) = match.to_move
    return Seat(match, seat, guide(game))


# -- what is found ---------------------------------------------------------------------------------------


def test_a_way_to_the_finish_is_found():
    """One ally takes the knight home at once, whatever the others hold."""
    match = lay(3, at=[43, 42, 41], dragon=5)
    assert match.question(match.to_move[0]).key == "draft.ally"
    best = bot("grailcup").choose(asked("grailcup", match))
    assert ALLY[best].reach(match.table, match.to_move[0]) >= match.table.track.finish


def test_looking_ahead_beats_looking_at_one_answer():
    wins = 0
    for deal in range(3):
        for mine in range(2):
            seats = [bot("kingarthur", f"{deal}{mine}") if seat == mine else "squire" for seat in range(2)]
            result = play_match("kingarthur", seats, f"ahead/{deal}").result
            wins += result is not None and mine in result.winners
    assert wins >= 4


@pytest.mark.parametrize("everybody", [False, True])
@pytest.mark.parametrize("tree", [False, True])
def test_every_way_to_search_answers_by_the_rules(tree, everybody):
    seats = [bot("grailcup", str(seat), iterations=4, tree=tree, everybody=everybody) for seat in range(3)]
    match = rt.new("grailcup", 3, seed=5)
    for _ in range(30):
        seat = match.to_move[0]
        match.play(seat, seats[seat].choose(Seat(match, seat, guide("grailcup"))))


def test_a_search_without_a_quick_policy_plays_on_by_any_answer():
    match = rt.new("kingarthur", 2, seed=1)
    bare = hints("kingarthur")._replace(quick=None)
    assert bot("kingarthur").choose(Seat(match, match.to_move[0], bare)) in match.legal(match.to_move[0])


# -- what it costs ---------------------------------------------------------------------------------------


def test_the_same_seed_and_budget_give_the_same_answer():
    match = rt.new("grailcup", 5, seed=3)
    answers = {bot("grailcup").choose(asked("grailcup", match)) for _ in range(3)}
    assert len(answers) == 1


def test_a_search_ends_when_its_time_is_over():
    match, begun = rt.new("kingarthur", 3, seed=2), perf_counter()
    hasty = bot("kingarthur", iterations=10**7, seconds=0.05)
    hasty.choose(asked("kingarthur", match))
    assert 0 < hasty.thought < 10**6
    assert perf_counter() - begun < 30


def test_a_single_option_needs_no_thought():
    laid = {"seats": 2, "action": 2, "hands": [["red"], []], "columns": {"dragon": ["dragon-3"]}}
    match, idle = rt.scenario("kingarthur", laid, seed=1), bot("kingarthur")
    assert (idle.choose(asked("kingarthur", match)),) == match.legal(match.to_move[0])
    assert idle.thought == 0


def test_a_search_stops_when_the_rest_cannot_change_the_answer():
    root = Node()
    for option, visits in ((1, 9), (2, 3)):
        root.next["key", option] = child = Node()
        child.visits = visits
    assert settled(root, 5)
    assert not settled(root, 6)


def test_levels_have_their_time():
    assert KNIGHT.level.seconds < 1
    assert CHAMPION.level.seconds < 5
    assert KNIGHT.level.iterations < CHAMPION.level.iterations


def test_a_game_may_ask_for_more_effort():
    match, lazy = rt.new("grailcup", 5, seed=3), bot("grailcup", effort=1, share=100)
    eager = bot("grailcup", effort=3, share=100)
    for one in (lazy, eager):
        one.choose(asked("grailcup", match))
    assert lazy.thought <= 24 < eager.thought <= 72


def test_a_guess_is_played_on_to_the_next_round_where_a_game_has_rounds(monkeypatch):
    match: Any = rt.new("grailcup", 5, seed=3)
    ends = []
    chances = hints("grailcup").chances
    assert chances is not None

    def noted(table):
        ends.append((table.round, table.number_chosen()))
        return chances(table)

    seat = Seat(match, match.to_move[0], hints("grailcup")._replace(chances=noted))
    bot("grailcup", effort=1).choose(seat)
    assert {*ends} == {(match.table.round + 1, 0)}


@pytest.mark.parametrize("final", [0.5, 1.0])
def test_the_end_of_a_match_weighs_as_much_as_a_game_says(final):
    laid = {"seats": 2, "action": 2, "hands": [["red"], []], "columns": {"dragon": ["dragon-3"]}}
    match = rt.scenario("kingarthur", laid, seed=1)
    settings = replace(SHORT.fitted(hints("kingarthur").search), final=final)
    ahead = Ahead(0, "", hints("kingarthur"), settings, Random(1))
    while match.to_move:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    chances = hints("kingarthur").chances
    assert chances is not None
    assert match.result is not None
    won = [float(seat in match.result.winners) / len(match.result.winners) for seat in range(2)]
    wanted = [
        (1 - final) * chance + final * one for chance, one in zip(chances(match.table), won, strict=True)
    ]
    assert ahead.play(match) == pytest.approx(wanted)


# -- trees -----------------------------------------------------------------------------------------------


def test_what_is_promised_is_tried_first_and_what_turns_out_well_is_tried_more():
    node, good, bad = Node(), ("key", "good"), ("key", "bad")
    node.prior = {good: 0.1, bad: 0.9}
    tried = []
    for _ in range(60):
        branch = node.best([good, bad], 0.5)
        tried.append(branch)
        node.next.setdefault(branch, Node())
        node.credit(branch, 1.0 if branch == good else 0.0)
    assert tried[0] == bad
    assert tried[-20:].count(good) > 15


def test_where_others_guess_the_answers_are_drawn_by_regret():
    """Matching pennies against somebody who guesses what was chosen most: no answer may be sure."""
    node, dice = Node(), Random(1)
    sides = [("key", side) for side in ("heads", "tails")]
    node.prior = dict.fromkeys(sides, 0.5)
    for _ in range(3000):
        branch = node.drawn(sides, dice, 0.1)
        often = {side: node.next[side].visits for side in sides if side in node.next}
        guessed = max(often, key=often.__getitem__) if often else sides[0]
        node.next.setdefault(branch, Node())
        node.credit(branch, float(branch != guessed))
        node.settle_regrets()
    share = node.next[sides[0]].visits / node.tried
    assert 0.2 < share < 0.8


def test_a_lot_falls_as_often_as_it_weighs():
    dice, things = Random(4), [("key", number) for number in range(3)]
    drawn = [by_lot(things, (1, 0, 3), dice)[1] for _ in range(400)]
    assert drawn.count(1) == 0
    assert 60 < drawn.count(0) < 140


def test_shares_add_up_and_follow_the_hints():
    shares = softmax([3.0, 1.0, -500.0], 2.0)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] / shares[1] == pytest.approx(2.718281828)


# -- guesses ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kingarthur", "grailcup", "shadows", "taintedgrail"])
def test_a_guess_to_think_through_looks_like_the_match(game):
    match = rt.new(game, 3, seed="guess")
    for _ in range(25):
        seat = match.to_move[0]
        guess = thought_through(match, seat, Random(7))
        assert guess.view(seat) == match.view(seat)
        assert guess.question(seat) == match.question(seat)
        assert guess.table.chance.record is None
        match.play(seat, match.legal(seat)[0])


@pytest.mark.parametrize("game", ["kingarthur", "grailcup", "shadows", "taintedgrail"])
def test_a_glance_shows_what_a_view_shows(game):
    match = rt.new(game, 3, seed="glance")
    for seat in range(3):
        seen, view = glance(match, seat), match.view(seat)
        assert {name: seen["table"][name] for name in view["table"]} == view["table"]
        assert {key: seen[key] for key in seen if key != "table"} == {
            key: view[key] for key in seen if key != "table"
        }
