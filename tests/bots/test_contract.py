"""The contract of a bot (bots/README.md), for every bot in every game that it can play."""

import json
import re
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.bots import BOTS, RandomBot, Seat
from roundtable.bots.outside import question_for
from roundtable.bots.search import Knight, SearchBot
from roundtable.games import find, guide
from roundtable.kernel import Chance
from roundtable.kernel.chance import Unrecorded
from roundtable.kernel.log import UNREAD

FOLDER = Path(bots.__file__).parent
ANSWERS = 60  # that a match is played at random
CASES = [(game, name) for game in rt.games() for name in bots.names(guide(game))]


# Where bots look ahead that do so only now and then.
SCENES = {
    "taintedgrail": {"heroes": ["beor", "ailei"], "encounter": "long_line", "options": {"pack": "avalon"}}
}


def moments(game):
    """Seats that have a choice, in a match that is played at random."""
    yield from played(rt.new(game, seats=find(game).seats[-1], seed="contract"))
    if game in SCENES:
        yield from played(rt.scenario(game, {"seats": 2, **SCENES[game]}, seed="contract"))


def played(match):
    chance = Chance("moments")
    while match.to_move and match.moves < ANSWERS:
        seat = chance.pick(match.to_move)
        if len(match.legal(seat)) > 1:
            yield match, seat
        match.play(seat, chance.pick(match.legal(seat)))


def quick(bot):
    """The same bot; one that looks ahead does so for a moment only."""
    if not issubclass(bot, SearchBot):
        return bot
    return type(bot.__name__, (bot,), {"level": replace(bot.level, iterations=2)})


def answers_alike(bot, match, seat, guess, hints):
    """Whether two bots of the same kind and seed answer alike in the match and in what its seat imagines."""
    return bot("twin").choose(Seat(match, seat, hints)) == bot("twin").choose(Seat(guess, seat, hints))


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_bot_answers_with_an_option_and_leaves_the_match_alone(game, name):
    bot = quick(BOTS[name])("seed")
    for match, seat in moments(game):
        before = match.fingerprint()
        assert bot.choose(Seat(match, seat, guide(game))) in match.legal(seat)
        assert match.fingerprint() == before


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_bot_knows_only_its_seat(game, name):
    hints = guide(game)
    for number, (match, seat) in enumerate(moments(game)):
        guess = Seat(match, seat).imagine(number)
        assert answers_alike(quick(BOTS[name]), match, seat, guess, hints)


@pytest.mark.parametrize(("game", "name"), CASES)
def test_twins_that_are_asked_the_same_answer_alike_for_a_whole_match(game, name):
    """One of them sits in the match, the other always in a deal that looks like it: whatever they remember of
    earlier questions, and however their dice have fallen, they never part."""
    here, there = quick(BOTS[name])("twin"), quick(BOTS[name])("twin")
    for number, (match, seat) in enumerate(moments(game)):
        if seat == 0:
            guess = Seat(match, seat).imagine(f"elsewhere {number}")
            answer = here.choose(Seat(match, seat, guide(game)))
            assert answer == there.choose(Seat(guess, seat, guide(game)))


class Cheat(RandomBot):
    """It looks at what lies under the table."""

    def choose(self, seat):
        options, secret = seat.question.options, seat._match.fingerprint()
        return options[int(secret, 16) % len(options)]


def test_the_check_sees_a_bot_that_knows_more():
    found = [
        answers_alike(Cheat, match, seat, Seat(match, seat).imagine(number), None)
        for number, (match, seat) in enumerate(moments("kingarthur"))
    ]
    assert not all(found)


class Peeking(Seat):
    """A seat that hands out the truth in place of guesses."""

    __slots__ = ()

    def think_through(self, dice):
        guess = self._match.clone()
        guess.setup = guess.anchor = guess.stations = guess.answers = None
        guess.table.chance, guess.table.told = Unrecorded(dice), UNREAD
        return guess


@pytest.mark.parametrize("game", [game for game in rt.games() if "knight" in bots.names(guide(game))])
def test_the_check_sees_a_search_that_is_given_the_truth(game):
    hints: Any = guide(game)
    # What is only a little better counts too, so that a little more knowledge is seen in the answers.
    eager = replace(Knight.level.fitted(hints.search), iterations=40, seconds=inf, margin=0.0, sure=-9.0)
    parted = 0
    for number, (match, seat) in enumerate(moments(game)):
        guess = match.as_seen_by(seat, number)
        answers = [Knight("twin", eager).choose(Peeking(one, seat, hints)) for one in (match, guess)]
        parted += answers[0] != answers[1]
        if parted:
            break
    assert parted


@pytest.mark.parametrize("game", rt.games())
def test_a_program_is_told_the_same_in_deals_that_look_alike(game):
    for number, (match, seat) in enumerate(moments(game)):
        asked = Seat(match, seat), Seat(Seat(match, seat).imagine(number), seat)
        told, again = [json.dumps(question_for(one)) for one in asked]
        assert told == again


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.py")), ids=lambda file: file.stem)
def test_no_bot_reaches_for_the_match(file):
    source = file.read_text("utf-8") if file.name != "seat.py" else ""
    assert re.search(r"\._\w*match|\bMatch\.begin", source) is None


def test_bots_can_be_asked_for_by_what_a_game_offers():
    assert bots.names(guide("kingarthur")) == ("squire", "champion", "knight", "page")
    assert bots.names(guide("taintedgrail")) == ("squire", "champion", "knight", "page")
    assert bots.names(None) == ("page",)
    with pytest.raises(rt.SetupError, match="no bot 'merlin'; choose from: page, squire, knight, champion"):
        bots.check("merlin", None)
    with pytest.raises(rt.SetupError, match="no hints for a squire bot; choose another: page"):
        bots.check("squire", None)


def test_bots_still_go_by_their_former_names():
    assert [type(bots.make(name, "")) for name in ("random", "greedy")] == [BOTS["page"], BOTS["squire"]]
    assert bots.today("knight") == "knight"
