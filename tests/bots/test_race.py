"""A race between answers: the same guesses for all, and how it ends."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import roundtable as rt
from roundtable.bots import GreedyBot, Seat
from roundtable.bots.search import SearchBot
from roundtable.bots.search.ahead import Ahead
from roundtable.bots.search.race import Race, lead
from roundtable.bots.search.settings import Settings
from roundtable.games import guide
from roundtable.games.shadows.hints import SEARCH

RACE = Settings(iterations=60, race=True, widest=8)


def asked(key="evil.what", seed=1):
    """A seat of Shadows over Camelot that is asked this."""
    match: Any = rt.new("shadows", 4, seed=seed, traitor="none")
    while match.asking.key != key:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    return Seat(match, match.to_move[0], guide("shadows"))


class Told(Ahead):
    """It does not play: it is told what comes of each answer, and writes down the guesses it was shown."""

    def __init__(self, seat, settings, worth):
        super().__init__(seat.number, seat.question.key, seat.guide, settings, Random(1))
        self.worth, self.met = worth, {}

    def outcome(self, guess, option):
        hands = tuple(guess.table.hands), tuple(guess.table.faces)
        self.met.setdefault(option, []).append((hash(hands), guess.table.chance.below(1000)))
        return self.worth(option, len(self.met[option]))


def race(worth, key="evil.what", **more):
    seat, settings = asked(key), replace(RACE, **more)
    told = Told(seat, settings, worth)
    run = Race(seat, told, settings, Random(3), seat.question.options)
    return run, told


def test_all_answers_meet_the_same_guesses_and_the_same_dice():
    run, told = race(lambda option, number: 0.5)
    run.run(lambda: False)
    draw, engine, life = [told.met[option] for option in ("draw", "engine", "life")]
    assert draw == engine == life
    assert len(set(draw)) == len(draw)


def test_an_answer_that_is_clearly_behind_drops_out():
    run, told = race(lambda option, number: (option == "engine") + 0.01 * (number % 3))
    assert run.run(lambda: False) == "engine"
    assert len(told.met["engine"]) < 60 / 3
    assert list(run.came_of) == ["engine"]


def test_the_favourite_of_the_hints_wins_among_equals():
    """Another answer is a little better on average, and no more than luck explains."""
    run, _ = race(lambda option, number: (option == "engine") * ((number % 2) - 0.45), sure=0.5)
    assert run.run(lambda: False) == run.favourite != "engine"
    run, _ = race(lambda option, number: (option == "engine") * ((number % 2) - 0.45), sure=-1.0)
    assert run.run(lambda: False) == "engine"


def test_no_more_is_thought_than_is_allowed():
    run, told = race(lambda option, number: hash((option, number)) % 100, iterations=31)
    run.run(lambda: False)
    assert run.thought == sum(map(len, told.met.values())) <= 31


def test_a_race_ends_when_it_is_late():
    run, told = race(lambda option, number: number % 2, iterations=10**6)
    run.run(lambda: len(told.met["draw"]) >= 40)
    assert len(told.met["draw"]) == 40


def test_a_race_tells_of_the_winner_first():
    run, _ = race(lambda option, number: (option == "engine") + 0.01 * (number % 3))
    run.run(lambda: False)
    told = {option: child for (_, option), child in run.told("evil.what").next.items()}
    assert max(told, key=lambda option: told[option].visits) == "engine"
    assert set(told) == {"draw", "engine", "life"}
    assert told["engine"].worth / told["engine"].visits == pytest.approx(1.01, abs=0.01)


def test_a_lead_is_counted_guess_by_guess():
    assert lead([1.0, 2.0, 3.0], [0.9, 1.9, 2.9]) > 100  # always a little better, whatever the luck
    assert abs(lead([1.0, 2.0, 3.0, 0.0], [3.0, 0.0, 1.0, 2.0])) < 0.01
    assert lead([0.5, 0.5], [0.5, 0.5]) == 0


# -- what is left to the hints -------------------------------------------------------------------------------


def test_words_are_left_to_the_hints():
    seat, bot = (
        asked("deed.what"),
        SearchBot("talk", replace(RACE.fitted(SEARCH), iterations=40)),
    )
    assert ("say",) in seat.question.options
    assert bot.choose(seat) != ("say",)  # first a deed, then words
    assert bot.thought > 0


def test_words_that_the_hints_prefer_cost_no_thought():
    match: Any = rt.new("shadows", 4, seed=1, traitor="none")
    said = 0
    for _ in range(200):
        seat = Seat(match, match.to_move[0], guide("shadows"))
        answer = GreedyBot().choose(seat)
        if answer == ("say",):
            bot = SearchBot("talk", replace(RACE.fitted(SEARCH), iterations=40))
            assert bot.choose(seat) == answer
            assert bot.thought == 0
            said += 1
        match.play(seat.number, answer)
    assert said > 3


def test_a_question_that_no_guess_can_tell_costs_no_thought():
    seat = asked("exchange.lay")
    bot = SearchBot("plain", RACE.fitted(SEARCH))
    best = max(seat.question.options, key=lambda option: seat.judge(seat.view, seat.question, option))
    assert bot.choose(seat) == best
    assert bot.thought == 0
