"""A table goes back to the beginning of a day or a chapter by the same road as to any line of its story."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from roundtable.kernel import Event, Match
from roundtable.server.room import moves
from tests.games.taintedgrail.helpers import PASS
from tests.kernel.kernel_games import POND
from tests.server.client import Client, Reader
from tests.server.room.test_tentative import actor, first
from tests.server.rooms import Kept, received, seat_games
from tests.server.served import Served

WALK = {"pack": "walking"}


def campaign(*kinds: str, days: int = 3, **settings: Any) -> Kept:
    """A campaign that has come to the morning of a day, and has been answered something there."""
    options = {**WALK, **settings.pop("options", {})}
    kept = Kept(*kinds, game="taintedgrail", options=options, seed="c" * 64, **settings)
    while table(kept).day < days:
        answer(kept)
    for _ in range(2):
        answer(kept)
    return kept


def match_of(kept: Kept) -> Match:
    assert kept.room.match is not None
    return kept.room.match


def table(kept: Kept) -> Any:
    return match_of(kept).table


def answer(kept: Kept) -> None:
    """Each seat that is asked passes, or does the first thing."""
    options = match_of(kept).legal(actor(kept))
    kept.do(moves.play, seat=actor(kept), answer=PASS if PASS in options else options[0], bot=True)


def line_of(kept: Kept, key: str, viewer: int | None = 0, **figures: Any) -> int:
    """The number of a line in somebody's log."""
    return match_of(kept).log(viewer).index(Event(key, figures))


def proposal(kept: Kept, viewer: int | None) -> Any:
    return json.loads(received(kept.room, viewer)[0]).get("proposal")


# -- where it leads ------------------------------------------------------------------------------------


def test_with_the_consent_of_all_a_day_begins_anew() -> None:
    kept = campaign("person", "person")
    match = match_of(kept)
    dawn = next(one for one in match.checkpoints() if one.event.args == {"day": 2})
    kept.do(moves.propose, seat=0, line=line_of(kept, "day.dawn", day=2), after=True)
    assert table(kept).day == 3
    kept.do(moves.vote, seat=1, agree=True, host=False)
    assert (table(kept).day, match_of(kept).moves) == (2, dawn.moves)
    assert kept.whole()[0] == match.at(dawn.moves).fingerprint()
    assert match_of(kept).log(0)[line_of(kept, "day.dawn", day=2)] == dawn.event
    assert kept.whole(kept.again()) == kept.whole()


def test_before_the_same_line_lies_the_evening_of_the_day_before() -> None:
    kept = campaign("person", "greedy")
    kept.do(moves.propose, seat=0, line=line_of(kept, "day.dawn", day=2))
    assert table(kept).day == 1


def test_a_person_among_bots_goes_back_at_once_and_the_chapter_begins_anew() -> None:
    kept = campaign("person", "greedy")
    kept.do(moves.propose, seat=0, line=line_of(kept, "campaign.chapter", chapter=1), after=True)
    assert (kept.room.taken_back, table(kept).day, table(kept).chapter) == (1, 1, 1)
    assert len(table(kept).living()) == 2  # who plays whom is not part of the chapter


def test_the_same_answers_bring_the_same_day() -> None:
    kept = campaign("person", "greedy")
    before, steps = kept.whole()[0], list(kept.room.steps)
    kept.do(moves.propose, seat=0, line=line_of(kept, "day.dawn", day=2), after=True)
    gone = steps[len(kept.room.steps) :]
    for seat, option, _ in gone:
        kept.do(moves.play, seat=seat, answer=option, bot=True)
    assert kept.whole()[0] == before
    assert [step.chance for step in kept.room.steps] == [step.chance for step in steps]


def test_to_where_the_table_stands_it_need_not_go() -> None:
    kept = campaign("person", "greedy")
    kept.do(moves.propose, seat=0, line=line_of(kept, "day.dawn", day=3), after=True)
    assert table(kept).day == 3
    for line in (line_of(kept, "day.dawn", day=3), 10_000):
        assert kept.refused(moves.propose, seat=0, line=line, after=True) == "there-already"


def test_the_policy_of_the_table_holds_here_too() -> None:
    kept = campaign("person", "person", take_back="never")
    line = line_of(kept, "day.dawn", day=2)
    assert kept.refused(moves.propose, seat=0, line=line, after=True) == "no-take-back"
    kept = campaign("person", "person", take_back="host")
    kept.do(moves.propose, seat=1, line=line, after=True)
    assert (kept.room.taken_back, table(kept).day) == (0, 3)
    kept.do(moves.vote, seat=None, agree=True, host=True)
    assert (kept.room.taken_back, table(kept).day) == (1, 2)


# -- what others are told ------------------------------------------------------------------------------


def test_everybody_is_told_the_checkpoint_by_its_name() -> None:
    kept = campaign("person", "person")
    kept.do(moves.propose, seat=0, line=line_of(kept, "day.dawn", day=2), after=True)
    for viewer in (None, 0, 1):
        assert proposal(kept, viewer)["checkpoint"] == ["checkpoint.day.dawn", {"day": 2}]
    kept.do(moves.vote, seat=1, agree=False, host=False)
    kept.do(moves.propose, seat=0, line=line_of(kept, "day.dawn", day=2))
    assert "checkpoint" not in proposal(kept, 1)


def test_the_name_of_a_chapter_is_in_the_words_of_its_pack() -> None:
    kept = campaign("person", "person")
    kept.do(moves.propose, seat=0, line=line_of(kept, "campaign.chapter", chapter=1), after=True)
    key, figures = proposal(kept, 1)["checkpoint"]
    assert key == "checkpoint.campaign.chapter"
    assert isinstance(figures["chapter"], list)


def test_a_checkpoint_in_secret_is_named_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 was told something; that it goes back to there does not tell seat 0 what it was, or that."""
    seat_games(monkeypatch, replace(POND, checkpoints=("whispered",)))
    kept = Kept("person", "person", game="pond")
    for step in ("mark", 1, "whisper", "roll", "roll"):
        kept.do(moves.play, seat=0, answer=step, bot=True)
    ((event, _),) = match_of(kept).checkpoints(1)
    kept.do(moves.propose, seat=1, line=line_of(kept, event.key, 1, **event.args), after=True)
    assert proposal(kept, 1)["checkpoint"] == ["checkpoint.whispered", event.args]
    for viewer in (None, 0):
        assert "checkpoint" not in proposal(kept, viewer)
        assert b"whisper" not in b"".join(received(kept.room, viewer)[:1])


def test_what_nobody_has_seen_yet_is_taken_back_alone_and_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_games(monkeypatch, replace(POND, checkpoints=("marked",)))
    kept = Kept("person", "person", game="pond")
    kept.do(moves.play, seat=0, answer="roll")
    for step in ("mark", 1, "mark", 2):
        kept.do(moves.play, seat=0, answer=step)
    before = received(kept.room, 1)
    assert kept.refused(moves.propose, seat=1, line=1, after=True) == "there-already"
    kept.do(moves.propose, seat=0, line=1, after=True)
    assert (len(kept.room.steps), kept.room.taken_back, kept.room.proposal) == (3, 0, None)
    assert (kept.room.tentative, received(kept.room, 1)) == (0, before)
    kept.do(moves.redo, seat=0)
    assert len(kept.room.steps) == 4


# -- after the end -------------------------------------------------------------------------------------


def ended(*kinds: str) -> Kept:
    kept = campaign(*kinds, options={"days": 5})
    while kept.room.status == "playing":
        answer(kept)
    return kept


def test_a_campaign_that_is_over_may_be_taken_up_again() -> None:
    kept = ended("person", "person")
    assert kept.room.status == "over"
    kept.do(moves.propose, seat=1, line=line_of(kept, "day.dawn", 1, day=4), after=True)
    assert kept.room.status == "over"
    kept.do(moves.vote, seat=0, agree=True, host=False)
    assert (kept.room.status, table(kept).day) == ("playing", 4)
    assert kept.whole(kept.again()) == kept.whole()
    assert b'"seed"' not in received(kept.room, 0)[0]
    answer(kept)


def test_after_the_end_there_is_no_other_way_back() -> None:
    kept = ended("person", "greedy")
    line = line_of(kept, "day.dawn", day=4)
    assert kept.refused(moves.propose, seat=0, line=line) == "not-playing"


def test_a_game_without_checkpoints_stays_over() -> None:
    kept = Kept("person", "greedy", seed="b" * 64)
    while kept.room.status == "playing":
        kept.do(moves.play, seat=actor(kept), answer=first(kept), bot=True)
    assert kept.refused(moves.propose, seat=0, line=3, after=True) == "not-playing"


# -- over the wire -------------------------------------------------------------------------------------


async def test_over_the_wire_the_checkpoints_are_lines_that_the_catalogue_names(
    served: Served, host: Client
) -> None:
    games = {game["name"]: game.get("checkpoints", []) for game in host.get("/api/games")["games"]}
    named = games["taintedgrail"]
    assert (named, games["kingarthur"]) == (["campaign.chapter", "day.dawn"], [])
    made = host.begin("local", game="taintedgrail", options=WALK)
    async with host.read(made) as reader:
        dawn, moment, told = await _next_dawn(reader), served.room(made).match, len(reader.lines)
        assert await _next_dawn(reader) > dawn
        await reader.done("propose", line=dawn, after=True)
        assert (reader.state["table"]["taken_back"], len(reader.lines)) == (1, told)
        match = served.room(made).match
        assert match is not None
        assert moment is not None
        assert match.fingerprint() == moment.fingerprint()


async def _next_dawn(reader: Reader) -> int:
    """Play on to the next dawn; its line in the story."""
    begun = len(reader.lines)
    while not (dawns := [at for at in range(begun, len(reader.lines)) if reader.lines[at][0] == "day.dawn"]):
        choices = reader.choices
        await reader.done("play", answer=list(PASS) if list(PASS) in choices else choices[0])
    return dawns[0]
