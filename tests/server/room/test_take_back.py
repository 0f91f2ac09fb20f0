"""Beyond the barrier the table goes back only if it agrees, and the dice fall again as they fell."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from roundtable.kernel.match.history import lengths
from roundtable.server.gathering import Gathering
from roundtable.server.room import moves, seating
from tests.kernel.kernel_games import POND
from tests.server.client import Client
from tests.server.room.test_tentative import actor, first
from tests.server.rooms import Kept, received, seat_games
from tests.server.served import Served


def played(*kinds: str, answers: int = 8, **settings: Any) -> Kept:
    """A table that has come some way; where a bot sits, a bot has answered."""
    kept = Kept(*kinds, seed="b" * 64, **settings)
    for _ in range(answers):
        seat = actor(kept)
        kept.do(moves.play, seat=seat, answer=first(kept), bot=True)
    return kept


def asker(kept: Kept, *others: int) -> int:
    return next(seat for seat in kept.room.people() if seat not in others)


@pytest.mark.parametrize("kinds", [("person",) * 3, ("person", "person", "greedy")])
def test_where_all_must_agree_the_last_consent_takes_the_table_back(kinds: tuple[str, ...]) -> None:
    kept = played(*kinds)
    before = kept.room.match
    assert before is not None
    kept.do(moves.propose, seat=0, line=6)
    assert kept.room.match is before
    asked = moves.asked(kept.room)
    assert asked == [seat for seat in kept.room.people() if seat]
    for seat in asked:
        assert kept.room.taken_back == 0
        kept.do(moves.vote, seat=seat, agree=True, host=False)
    assert (kept.room.taken_back, kept.room.proposal) == (1, None)
    assert kept.room.match.moves < before.moves
    assert len(Gathering(kept.room).tale(0).lines) <= 6


def test_what_was_taken_back_is_answered_by_people_and_not_by_itself() -> None:
    """Every seat is told so until it has answered: a browser gives the only answer there is by itself, and
    would bring back at once what all have agreed to take back."""
    kept = played("person", "person", "person")
    assert rewound(kept) == [False] * 3
    kept.do(moves.propose, seat=0, line=6)
    for seat in moves.asked(kept.room):
        kept.do(moves.vote, seat=seat, agree=True, host=False)
    assert rewound(kept) == [True] * 3
    seat = actor(kept)
    kept.do(moves.play, seat=seat, answer=first(kept), confirm=True)
    assert rewound(kept) == [other != seat for other in range(3)]
    assert kept.again().rewound == kept.room.rewound


def test_what_a_seat_takes_back_alone_is_answered_by_its_person(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_games(monkeypatch, POND)
    kept = Kept("person", "person", game="pond")
    kept.do(moves.play, seat=0, answer="mark")
    kept.do(moves.undo, seat=0)
    assert rewound(kept) == [True, False]
    kept.do(moves.redo, seat=0)
    assert rewound(kept) == [False, False]


def rewound(kept: Kept) -> list[bool]:
    """Of each seat, whether it is told that nothing is to be answered by itself."""
    states = [json.loads(received(kept.room, seat)[1]) for seat in range(len(kept.room.places))]
    return [bool((state.get("back") or {}).get("rewound")) for state in states]


def test_after_going_back_the_same_answers_bring_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_games(monkeypatch, POND)
    kept = Kept("person", "person", game="pond")
    for answer in ("mark", 1, "roll", "roll", "mark", 2, "roll", "pass"):
        kept.do(moves.play, seat=0, answer=answer)
    print, steps = kept.whole()[0], list(kept.room.steps)
    kept.do(moves.propose, seat=0, line=1)
    kept.do(moves.vote, seat=1, agree=True, host=False)
    gone = steps[len(kept.room.steps) :]
    assert sum(len(step.chance) for step in gone) == 3
    for seat, option, _ in gone:
        kept.do(moves.play, seat=seat, answer=option)
    assert kept.whole()[0] == print
    assert [step.chance for step in kept.room.steps] == [step.chance for step in steps]


def test_one_refusal_is_enough_where_all_must_agree() -> None:
    kept = played("person", "person", "person")
    before = kept.whole()[0]
    kept.do(moves.propose, seat=0, line=0)
    kept.do(moves.vote, seat=1, agree=False, host=False)
    assert (kept.room.proposal, kept.room.taken_back, kept.whole()[0]) == (None, 0, before)
    assert kept.refused(moves.vote, seat=2, agree=True, host=False) == "no-proposal"


def test_a_majority_is_more_than_half() -> None:
    kept = played("person", "person", "person", "person", take_back="majority")
    kept.do(moves.propose, seat=0, line=0)
    kept.do(moves.vote, seat=1, agree=True, host=False)
    assert kept.room.taken_back == 0  # two of four
    kept.do(moves.vote, seat=2, agree=True, host=False)
    assert kept.room.taken_back == 1


def test_half_of_the_people_against_it_end_a_majority_vote() -> None:
    kept = played("person", "person", "person", "person", take_back="majority")
    kept.do(moves.propose, seat=0, line=0)
    kept.do(moves.vote, seat=1, agree=False, host=False)
    assert kept.room.proposal is not None
    kept.do(moves.vote, seat=2, agree=False, host=False)
    assert kept.whole()[7] == kept.room.taken_back == 0
    assert kept.refused(moves.vote, seat=3, agree=True, host=False) == "no-proposal"


def test_where_the_host_decides_nobody_else_does() -> None:
    kept = played("person", "person", take_back="host")
    kept.do(moves.propose, seat=1, line=0)
    assert kept.refused(moves.vote, seat=1, agree=True, host=False) == "host-only"
    kept.do(moves.vote, seat=None, agree=True, host=True)
    assert kept.room.taken_back == 1


def test_the_host_who_asks_himself_has_agreed() -> None:
    kept = played("person", "person", take_back="host")
    kept.do(moves.propose, seat=0, line=0)
    assert kept.room.taken_back == 1


def test_never_is_never() -> None:
    kept = played("person", "person", take_back="never")
    assert kept.refused(moves.propose, seat=0, line=0) == "no-take-back"


@pytest.mark.parametrize("policy", ["all", "majority"])
def test_among_bots_a_person_goes_back_alone(policy: str) -> None:
    kept = played("person", "greedy", "greedy", take_back=policy)
    kept.do(moves.propose, seat=0, line=0)
    assert kept.room.taken_back == 1


def test_whoever_has_voted_votes_no_second_time_and_a_bot_never() -> None:
    kept = played("person", "person", "person", "greedy")
    kept.do(moves.propose, seat=0, line=0)
    kept.do(moves.vote, seat=1, agree=True, host=False)
    for seat in (0, 1, 3, None):
        assert kept.refused(moves.vote, seat=seat, agree=True, host=False) == "no-vote"


def test_a_minded_seat_is_a_bot_and_is_not_asked() -> None:
    kept = played("person", "person")
    kept.do(seating.mind, seat=1, level="greedy")
    kept.do(moves.propose, seat=0, line=0)
    assert kept.room.taken_back == 1


def test_there_is_one_proposal_at_a_time_and_none_to_the_present() -> None:
    kept = played("person", "person")
    assert kept.refused(moves.propose, seat=0, line=10_000) == "no-undo"
    kept.do(moves.propose, seat=0, line=0)
    assert kept.refused(moves.propose, seat=1, line=0) == "proposal-open"


def test_the_next_answer_that_all_see_ends_the_proposal() -> None:
    kept = played("person", "person")
    kept.do(moves.propose, seat=0, line=0)
    kept.do(moves.play, seat=actor(kept), answer=first(kept), bot=True)
    assert kept.room.proposal is None


def test_a_turn_that_is_shown_ends_the_proposal() -> None:
    kept = played("person", "person", answers=7)
    seat = actor(kept)
    kept.do(moves.play, seat=seat, answer=first(kept))
    kept.do(moves.propose, seat=1 - seat, line=0)
    kept.do(moves.commit, seat=seat)
    assert kept.room.proposal is None


def test_by_a_proposal_nobody_learns_that_another_is_about_to_do_something() -> None:
    """Neither from the refusal of a seat's own proposal, nor from what becomes of it."""
    kept = played("person", "person", answers=7)
    seat = actor(kept)
    other = 1 - seat
    kept.do(moves.play, seat=seat, answer=first(kept))
    assert kept.room.tentative == seat
    kept.do(moves.propose, seat=other, line=0)  # as the reader could if seat had done nothing
    before = received(kept.room, other)
    kept.do(moves.play, seat=seat, answer=first(kept))
    assert kept.room.tentative == seat
    assert received(kept.room, other) == before
    kept.do(moves.vote, seat=seat, agree=True, host=False)
    assert kept.room.taken_back == 1
    assert kept.room.floor == len(kept.room.steps) < 7
    assert kept.whole(kept.again()) == kept.whole()


def test_everybody_is_told_the_proposal_in_lines_of_his_own_log() -> None:
    kept = played("person", "person", "person")
    kept.do(moves.propose, seat=0, line=5)
    assert kept.room.proposal is not None
    for viewer in (None, 0, 1, 2):
        line = lengths(kept.room.match, viewer)[kept.room.proposal.moves]  # type: ignore[arg-type]
        assert f'"line":{line},'.encode() in received(kept.room, viewer)[0]


async def test_over_the_wire_a_table_goes_back_and_says_so(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as one, guest.read(table) as two:
        while len(one.lines) < 10 or one.state["to_move"] != [
            1
        ]:  # a turn of each, and seat 0 has ended its own
            for reader in (one, two):
                await reader.calm()
                if reader.choices:
                    await reader.done("play", answer=reader.choices[0])
        told = len(one.lines)
        await one.done("propose", line=6)
        await two.calm()
        proposal = two.state["table"]["proposal"]
        assert (proposal["seat"], proposal["agreed"], proposal["asked"]) == (0, [0], [1])
        await two.done("vote", agree=True)
        await one.calm()
        assert one.state["table"]["taken_back"] == two.state["table"]["taken_back"] == 1
        assert "proposal" not in one.state["table"]
        assert len(one.lines) <= 6 < told


async def test_a_proposal_that_is_sent_again_is_acknowledged_and_counted_once(host: Client) -> None:
    table = host.begin("local", "local")
    async with host.read(table) as reader:
        for seat in (0, 1, 0):
            await reader.done("unlock", seat=seat)
            while reader.choices and len(reader.lines) < 12:
                await reader.done("play", answer=reader.choices[0])
        for _ in range(5):  # more often than anybody may ask
            assert (await reader.do("propose", line=4, id="asked"))["type"] == "done"


async def test_a_bot_does_not_play_over_a_proposal(served: Served, host: Client) -> None:
    """A bot that is to answer would otherwise end the vote before anybody could."""
    table = host.make("local", "link", "link")
    guests = [host.guest(table, seat) for seat in (1, 2)]
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as one, guests[0].read(table) as two, guests[1].read(table) as three:
        await one.calm()
        while not served.room(table).floor or one.state["to_move"] != [2]:
            for reader in (one, two, three):
                await reader.calm()
                if reader.choices and not (served.room(table).floor and reader.state["to_move"] == [2]):
                    await reader.done("play", answer=reader.choices[0])
        await one.done("propose", line=0)
        host.post(f"/api/tables/{table}/seats/2", {"seat": {"kind": "bot", "level": "random"}})
        await asyncio.sleep(0.3)  # fifty times as long as the bot would think
        await two.calm()
        assert two.state["table"].get("proposal")
        await two.done("vote", agree=True)
        await two.until(lambda state: state["table"].get("taken_back") == 1)
        moved = served.room(table).seq
        await two.until(lambda state: state["to_move"] != [2])  # and then it plays
        assert served.room(table).seq >= moved
