"""The contract of a bot (bots/README.md), for every bot in every game that it can play."""

import re
from pathlib import Path

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.bots import BOTS, NAMES, RandomBot, Seat
from roundtable.games import find, judge
from roundtable.kernel import Chance

FOLDER = Path(bots.__file__).parent
ANSWERS = 60  # that a match is played at random
CASES = [(game, name) for game in rt.games() for name in bots.names(judge(game))]


def moments(game):
    """Seats that have a choice, in a match that is played at random."""
    match, chance = rt.new(game, seats=find(game).seats[-1], seed="contract"), Chance("moments")
    while match.to_move and match.moves < ANSWERS:
        seat = chance.pick(match.to_move)
        if len(match.legal(seat)) > 1:
            yield match, seat
        match.play(seat, chance.pick(match.legal(seat)))


def answers_alike(bot, match, seat, guess, hints):
    """Whether two bots of the same kind and seed answer alike in the match and in what its seat imagines."""
    return bot("twin").choose(Seat(match, seat, hints)) == bot("twin").choose(Seat(guess, seat, hints))


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_bot_answers_with_an_option_and_leaves_the_match_alone(game, name):
    bot = bots.make(name, "seed")
    for match, seat in moments(game):
        before = match.fingerprint()
        assert bot.choose(Seat(match, seat, judge(game))) in match.legal(seat)
        assert match.fingerprint() == before


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_bot_knows_only_its_seat(game, name):
    hints = judge(game)
    for number, (match, seat) in enumerate(moments(game)):
        guess = Seat(match, seat).imagine(number)
        assert answers_alike(BOTS[name], match, seat, guess, hints)


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


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_has_its_file_and_reaches_for_no_match(name):
    source = (FOLDER / f"{name}.py").read_text("utf-8")
    assert re.search(r"\._\w*match|\bMatch\.begin", source) is None


def test_bots_can_be_asked_for_by_what_a_game_offers():
    assert bots.names(judge("kingarthur")) == ("greedy", "random")
    assert bots.names(None) == ("random",)
    with pytest.raises(rt.SetupError, match="no bot 'merlin'; there are: random, greedy"):
        bots.check("merlin", None)
    with pytest.raises(rt.SetupError, match="no hints for a greedy bot; seat another: random"):
        bots.check("greedy", None)
