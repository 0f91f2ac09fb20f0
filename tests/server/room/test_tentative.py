"""Within a turn everything can be taken back, and nobody else sees it until it is shown."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel import Match
from roundtable.server.room import moves
from tests.kernel.kernel_games import POND
from tests.server.client import Client, Reader
from tests.server.rooms import Kept, received, seat_games
from tests.server.served import Served


def actor(kept: Kept) -> int:
    assert kept.room.match is not None
    return kept.room.match.to_move[0]


def first(kept: Kept) -> Any:
    assert kept.room.match is not None
    return kept.room.match.legal(actor(kept))[0]


def challenged(kept: Kept) -> int:
    """Somebody has challenged and paid, and may still think better of it."""
    seat = actor(kept)
    for _ in range(2):
        kept.do(moves.play, seat=seat, answer=first(kept))
    assert kept.room.undoable(seat) == 2
    return seat


@pytest.fixture
def kept() -> Kept:
    return Kept("person", "person", seed="a" * 64)


def test_tentative_steps_change_no_byte_for_anybody_else(kept: Kept) -> None:
    seat = actor(kept)
    before = [received(kept.room, viewer) for viewer in (None, 1 - seat)]
    own = received(kept.room, seat)
    challenged(kept)
    assert [received(kept.room, viewer) for viewer in (None, 1 - seat)] == before
    assert received(kept.room, seat) != own


def test_the_end_of_the_turn_shows_all_of_it(kept: Kept) -> None:
    seat = challenged(kept)
    kept.do(moves.play, seat=seat, answer=first(kept))  # draws knights: chance falls
    assert kept.room.tentative is None
    assert len(received(kept.room, 1 - seat)) > len(received(Kept("person", "person", seed="a" * 64).room, 0))


def test_undo_redo_and_restart_lead_to_the_same_states(kept: Kept) -> None:
    seat, prints = actor(kept), [kept.whole()[0]]
    for _ in range(2):
        kept.do(moves.play, seat=seat, answer=first(kept))
        prints.append(kept.whole()[0])
    kept.do(moves.undo, seat=seat)
    assert kept.whole()[0] == prints[1]
    assert (kept.room.undoable(seat), kept.room.redoable(seat)) == (1, 1)
    kept.do(moves.redo, seat=seat)
    assert kept.whole()[0] == prints[2]
    kept.do(moves.undo, seat=seat, all=True)
    assert kept.whole()[0] == prints[0]
    for expected in prints[1:]:
        kept.do(moves.redo, seat=seat)
        assert kept.whole()[0] == expected
    assert kept.refused(moves.redo, seat=seat) == "no-redo"


def test_another_answer_ends_what_could_be_done_again(kept: Kept) -> None:
    seat = challenged(kept)
    kept.do(moves.undo, seat=seat, all=True)
    assert kept.room.match is not None
    kept.do(moves.play, seat=seat, answer=kept.room.match.legal(seat)[1])
    assert kept.room.redoable(seat) == 0


def test_nobody_takes_back_for_another(kept: Kept) -> None:
    seat = challenged(kept)
    for decide in (moves.undo, moves.redo, moves.commit):
        refusals = {"undo": "no-undo", "redo": "no-redo", "commit": "no-commit"}
        assert kept.refused(decide, seat=1 - seat) == refusals[decide.__name__]


def test_nothing_is_taken_back_past_the_barrier(kept: Kept) -> None:
    seat = challenged(kept)
    kept.do(moves.play, seat=seat, answer=first(kept), confirm=True)  # knights are drawn
    assert kept.refused(moves.undo, seat=seat) == "no-undo"
    assert kept.refused(moves.redo, seat=seat) == "no-redo"


def ending(kept: Kept) -> tuple[int, Any]:
    """Bring a seat to the end of a turn at which nothing falls: it draws no knight."""
    seat = challenged(kept)
    assert kept.room.match is not None
    (skip,) = [option for option in kept.room.match.legal(seat) if not option]
    return seat, skip


def test_confirm_holds_the_end_of_the_turn_until_it_is_committed(kept: Kept) -> None:
    seat, skip = ending(kept)
    before = received(kept.room, 1 - seat)
    kept.do(moves.play, seat=seat, answer=skip, confirm=True)
    assert (kept.room.tentative, received(kept.room, 1 - seat)) == (seat, before)
    kept.do(moves.commit, seat=seat)
    assert kept.room.tentative is None
    assert kept.room.undoable(seat) == 0
    assert received(kept.room, 1 - seat) != before


def test_without_confirm_the_end_of_the_turn_is_the_end(kept: Kept) -> None:
    seat, skip = ending(kept)
    kept.do(moves.play, seat=seat, answer=skip)
    assert kept.room.tentative is None
    assert kept.refused(moves.undo, seat=seat) == "no-undo"


def test_the_refusal_of_another_is_the_same_before_and_during_a_turn(kept: Kept) -> None:
    """By how the reader is refused, nobody learns that something has been done that they are not shown."""
    other = 1 - actor(kept)
    before = kept.refused(moves.play, seat=other, answer=None)
    seat, skip = ending(kept)
    assert kept.refused(moves.play, seat=other, answer=None) == before
    kept.do(moves.play, seat=seat, answer=skip, confirm=True)
    assert kept.refused(moves.play, seat=other, answer=None) == before


def test_whoever_is_not_shown_a_turn_cannot_answer_in_it(kept: Kept) -> None:
    """The held turn has gone on to the next seat, but that seat does not know."""
    seat, skip = ending(kept)
    kept.do(moves.play, seat=seat, answer=skip, confirm=True)
    assert kept.room.match is not None
    assert kept.room.match.to_move == (1 - seat,)
    option = kept.room.match.legal(1 - seat)[0]
    assert kept.refused(moves.play, seat=1 - seat, answer=option)


def test_a_secret_answer_can_be_taken_back_and_done_again_by_its_own_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat_games(monkeypatch, POND)
    kept = Kept("person", "person", "person", game="pond")
    kept.do(moves.play, seat=0, answer="bid")
    for seat, answer in ((0, 1), (1, 2)):
        kept.do(moves.play, seat=seat, answer=answer)
    for seat in (0, 1):
        kept.do(moves.undo, seat=seat)
    kept.do(moves.redo, seat=0)  # and not what seat 1 had answered
    assert kept.room.match is not None
    assert kept.room.match.given == {0: 1}
    kept.do(moves.redo, seat=1)
    assert kept.room.match.given == {0: 1, 1: 2}


def test_what_a_seat_answers_in_secret_changes_nothing_for_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat_games(monkeypatch, POND)
    seen = []
    for answer in (0, 1, 2):
        kept = Kept("person", "person", "person", game="pond")
        kept.do(moves.play, seat=0, answer="bid")
        kept.do(moves.play, seat=0, answer=1)
        kept.do(moves.undo, seat=0)  # the one who looks may do their own answer again, whatever others do
        kept.do(moves.play, seat=1, answer=answer)
        assert kept.room.redoable(0) == 1
        seen.append([received(kept.room, viewer) for viewer in (None, 0, 2)])
    assert seen[0] == seen[1] == seen[2]


# -- over the wire ---------------------------------------------------------------------------------------


async def turn_of(host: Client, table: str, guest: Client) -> tuple[Reader, Reader]:
    """Readers for both: the one whose turn it is, and the other."""
    readers = [await Reader(client, table).__aenter__() for client in (host, guest)]
    for reader in readers:
        await reader.calm()
    readers.sort(key=lambda reader: not reader.choices)
    return readers[0], readers[1]


async def test_the_other_receives_nothing_at_all_while_a_turn_is_tentative(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    actor, other = await turn_of(host, table, guest)
    async with actor.socket, other.socket:
        quiet = len(other.bytes)
        await actor.done("play", answer=actor.choices[0])
        await actor.done("undo")
        await actor.done("redo")
        await actor.done("play", answer=actor.choices[0])
        await actor.done("undo", all=True)
        await other.calm()
        assert [m["type"] for m in other.messages[quiet:]] == ["refused"] * 2  # its own two questions


async def test_careful_warns_and_plays_nothing(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    actor, other = await turn_of(host, table, guest)
    async with actor.socket, other.socket:
        for _ in range(2):  # what can be taken back is played without a word
            assert (await actor.do("play", answer=actor.choices[0], careful=True))["type"] == "done"
            await actor.calm()
        version, lines = actor.state["version"], list(actor.lines)
        reply = await actor.do("play", answer=actor.choices[0], careful=True)  # knights would be drawn
        await actor.calm()
        assert (reply["type"], actor.state["version"], actor.lines) == ("warned", version, lines)
        assert (await actor.do("play", answer=actor.choices[0]))["type"] == "done"


async def test_a_careful_answer_is_decided_once(
    served: Served, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided, played = list[tuple[str, Any]](), moves._played

    def noted(before: Match, seat: int, answer: Any) -> Match:
        assert before.setup is not None
        decided.append((before.setup.seed, answer))
        return played(before, seat, answer)

    monkeypatch.setattr(moves, "_played", noted)
    table = host.begin("local", "local")
    async with host.read(table) as reader:
        await reader.done("unlock", seat=reader.state["to_move"][0])
        await reader.calm()
        answer = reader.choices[0]
        await reader.done("play", answer=answer, careful=True)
    seed = served.room(table).seed  # bots of other tests may still be playing at their tables
    assert [given for at, given in decided if at == seed] == [answer]


async def test_careful_warns_of_the_end_of_the_turn_too(served: Served, host: Client) -> None:
    """Nothing falls, but the turn is over and shown: that cannot be taken back either, unless it is held."""
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    actor, other = await turn_of(host, table, guest)
    async with actor.socket, other.socket:
        for _ in range(2):
            await actor.done("play", answer=actor.choices[0])
        (skip,) = [answer for answer in actor.choices if not answer]
        assert (await actor.do("play", answer=skip, careful=True))["type"] == "warned"
        assert (await actor.do("play", answer=skip, careful=True, confirm=True))["type"] == "done"
        await actor.calm()
        assert actor.state["back"]["commit"] is True
        assert served.room(table).tentative is not None
