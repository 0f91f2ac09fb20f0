"""Hints for people: what is suggested, why, and that nothing is told that the seat does not know."""

from dataclasses import replace
from itertools import chain, islice

import pytest

import roundtable as rt
from roundtable.bots import Seat, advice
from roundtable.bots.advice import advise
from roundtable.games import find, guide, part, told
from roundtable.games.counsel import counsel
from roundtable.kernel import Chance
from roundtable.text import LANGUAGES, Text
from tests.games.grailcup.helpers import lay

GAMES = rt.games()
ANSWERS = 150  # that a match is played
BETWEEN = 7  # choices from one hint to the next


def moments(game, seed="advice"):
    """Seats that have a choice, in a match whose players now and then do what they are told."""
    match, chance = rt.new(game, seats=find(game).seats[-1], seed=seed), Chance("moments")
    value = part(game, "hints").value
    while match.to_move and match.moves < ANSWERS:
        seat = chance.pick(match.to_move)
        question, view = match.question(seat), match.view(seat)
        assert question is not None
        if len(question.options) > 1:
            yield match, seat, question, view
        if chance.pick((True, False)):
            option = max(question.options, key=lambda option: value(view, question, option))
        else:
            option = chance.pick(question.options)
        match.play(seat, option)


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(advice, "SHORT", replace(advice.SHORT, iterations=8))


def hint(match, seat, seed="hint"):
    return counsel(match, seat, advise(Seat(match, seat, guide(match.game.name)), seed))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_an_option_with_words_and_leaves_the_match_alone(game):
    for match, seat, question, _ in islice(moments(game), 0, None, BETWEEN):
        before = match.fingerprint()
        option, lines = hint(match, seat)
        assert option in question.options
        assert lines[0].key == "advice.take"
        assert match.fingerprint() == before


def unlike(game, ask=hint):
    """Moments at which a seat is told something else in a deal that looks alike to it."""
    some = enumerate(islice(moments(game), 0, None, BETWEEN))
    return [n for n, (m, seat, *_) in some if ask(m, seat) != ask(Seat(m, seat).imagine(n), seat)]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_nothing_that_the_seat_does_not_know(game):
    """In two deals that look alike the same seat is told the same, word by word."""
    assert unlike(game) == []


def test_the_check_sees_a_hint_that_knows_more():
    def peeking(match, seat):
        return counsel(match, seat, [(match.legal(seat)[int(match.fingerprint(), 16) % 2], None)] * 2)

    assert unlike("kingarthur", peeking)


@pytest.mark.parametrize("game", [game for game in GAMES if hasattr(part(game, "hints"), "why")])
def test_every_reason_is_said_in_every_language(game):
    """Whatever may be suggested: a reason is a whole sentence, and no figure of it is missing."""
    show, hints, texts = part(game, "show"), part(game, "hints"), [Text(lang, game) for lang in LANGUAGES]
    keys = set()
    for match, _, question, view in moments(game, "reasons"):
        for option in question.options[:12]:
            for words in chain(*hints.why(view, question, option)):
                said = told(show, words.key, dict(words.args), match.table.options)
                keys.add(said.key)
                for text in texts:
                    assert text.knows(said.key)
                    assert "{" not in text.words(said)
                    assert text.words(said)[-1] in ".)", text.words(said)
    assert len(keys) > 8


def test_the_same_question_is_answered_alike():
    match = rt.new("kingarthur", 3, seed=5)
    assert hint(match, match.to_move[0]) == hint(match, match.to_move[0])


def test_the_only_choice_needs_no_thought():
    laid = {"seats": 2, "action": 2, "hands": [["red"], []], "columns": {"dragon": ["dragon-3"]}}
    match = rt.scenario("kingarthur", laid, seed=1)
    seat = match.to_move[0]
    assert advise(Seat(match, seat, guide("kingarthur")), "") == ((match.legal(seat)[0], None),)
    assert [line.key for line in hint(match, seat).lines] == ["advice.only"]


def test_a_hint_names_what_is_gained_what_it_costs_and_what_is_next():
    laid = {
        "seats": 2,
        "action": 2,
        "hands": [["red", "red", "red", "beige"], []],
        "columns": {"dragon": ["dragon-3"], "dark": ["dark-1"]},
    }
    match = rt.scenario("kingarthur", laid, seed=1)
    why = part("kingarthur", "hints").why
    seat = match.to_move[0]
    found = why(match.view(seat), match.question(seat), "dragon-3")
    text = Text("en", "kingarthur")
    assert text.words(found.risks[0]) == "It takes 3 knights; you have 1 left."
    lines = counsel(match, seat, [("dragon-3", 0.61), ("dark-1", 0.42)]).lines
    assert [text.words(line) for line in lines[-2:]] == [
        "In trial games from here, it wins about 61 times in 100.",
        "Next best: dark power 1 (about 42 in 100)",
    ]
    close = counsel(match, seat, [("dragon-3", 0.61), ("dark-1", 0.60)]).lines[-1]
    assert text.words(close) == "Just as good: dark power 1 (about 60 in 100)"


def test_a_way_to_the_finish_is_suggested(monkeypatch):
    monkeypatch.setattr(advice, "SHORT", replace(advice.SHORT, iterations=60))
    match = lay(3, at=[43, 42, 41], dragon=5)
    assert "hint.finish" in [line.key for line in hint(match, match.to_move[0]).lines]


def test_a_game_without_reasons_says_what_is_certain_to_come(monkeypatch):
    monkeypatch.delattr(part("kingarthur", "hints"), "why")
    laid = {"seats": 2, "action": 2, "hands": [["red", "red"], []], "columns": {"dark": ["dark-1", "dark-2"]}}
    match = rt.scenario("kingarthur", laid, seed=1)
    lines = counsel(match, match.to_move[0], [("dark-2", None), ("dark-1", None)]).lines
    assert [line.key for line in lines] == ["advice.take", "detail.challenge", "advice.next"]
