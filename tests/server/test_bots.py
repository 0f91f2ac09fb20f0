"""Bots sit behind the view like everybody else, and their pauses tell nothing."""

from __future__ import annotations

import asyncio
import json
from statistics import mean
from typing import Any

import pytest

from roundtable import bots
from roundtable.kernel import Question
from roundtable.server import minders, protocol
from roundtable.server.room import journal
from tests.games.taintedgrail.helpers import new
from tests.server.client import Client, Reader
from tests.server.conftest import Ground
from tests.server.rooms import late_save, play_on
from tests.server.served import Served, rebuilt


async def journal_of(served: Served, table: str) -> list[Any]:
    lines = await asyncio.wrap_future(
        asyncio.run_coroutine_threadsafe(served.hall.store.read(table), served.loop)
    )
    return [journal.decode(line) for line in lines]


async def test_bots_answer_by_the_same_path_as_people(served: Served, host: Client) -> None:
    """Their answers stand in the journal, legal at every step, with the fingerprint thereafter."""
    table = play_on(host, json.loads(late_save(20)), "bot", "bot")
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as reader:
        await reader.until(lambda state: state["table"]["status"] == "over")
    entries = await journal_of(served, table)
    answered = [number for number, entry in enumerate(entries) if isinstance(entry, journal.Answered)]
    assert answered
    for number in answered[:: max(1, len(answered) // 6)]:
        match = rebuilt(table, entries[: number + 1]).match
        assert match is not None
        assert match.fingerprint() == entries[number].print


async def test_a_bot_is_given_its_seat_and_nothing_else(
    served: Served, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[Any, Any]] = []

    class Spy:
        def choose(self, seat: bots.Seat) -> Any:
            seen.append((seat.view, seat.question))
            return seat.question.options[0]

    monkeypatch.setattr(bots, "make", lambda *args: Spy())
    table = host.begin("bot", "bot")
    async with host.read(table) as reader:
        await reader.until(lambda _: len(seen) > 8)
        host.post(f"/api/tables/{table}/archive")
    for view, question in seen:
        seat = view["viewer"]
        assert type(question) is Question
        assert seat in view["to_move"]
        assert json.loads(json.dumps(view)) == view  # plain data: no handle on the match
        assert isinstance(view["table"]["hands"][1 - seat], int)


async def test_a_bot_that_looks_far_ahead_thinks_in_a_process_of_its_own(
    served: Served, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real search, in a real process; were it to think here, `make` would be called here."""

    def make(name: str, seed: str) -> bots.Bot:
        raise AssertionError(f"A {name} thinks beside the event loop.")

    table = play_on(host, json.loads(late_save(6)), "bot", "bot")
    for seat in range(2):
        host.post(f"/api/tables/{table}/seats/{seat}", {"seat": {"kind": "bot", "level": "knight"}})
    monkeypatch.setattr(bots, "make", make)
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as reader:
        await reader.until(lambda state: state["table"]["status"] == "over")
        assert [seat["level"] for seat in reader.state["table"]["seats"]] == ["knight"] * 2


async def test_a_pause_does_not_depend_on_the_question(
    served: Served, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every pause that a bot asks for, beside the number of options it has then: they know nothing of each
    other, except how many answers in a row the bot has given, which everybody sees. Nobody sleeps here."""
    pauses: dict[bool, list[float]] = {True: [], False: []}
    sleep, rows = asyncio.sleep, list[int]()

    class Watched(minders.Pace):
        def pause(self, seat: int, seconds: float) -> float:
            rows.append(self._row if seat == self._last else 0)
            return super().pause(seat, seconds)

    monkeypatch.setattr(minders, "Pace", Watched)

    class Clock:
        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            room = served.hall.rooms[table].room
            assert room.shown is not None
            question = room.shown.question(room.shown.to_move[0])
            assert question is not None
            row = rows[-1] if rows else 0
            pauses[len(question.options) == 1].append(seconds / minders.IN_A_ROW**row)
            await sleep(0)

    monkeypatch.setattr(minders, "asyncio", Clock())
    for _ in range(3):
        table = host.make("bot", "bot", pace="slow")
        host.post(f"/api/tables/{table}/start")
        async with host.read(table) as reader:
            await reader.until(lambda state: state["table"]["status"] == "over")
    single, several = pauses[True], pauses[False]
    assert min(len(single), len(several)) > 40
    scale = minders.PACE["slow"] * 0.001
    assert all(0.6 * scale <= pause <= 1.4 * scale for pause in single + several)
    # at random the means of uniform(0.6, 1.4) are five standard errors apart once in two million
    error = 0.231 * scale * (1 / len(single) + 1 / len(several)) ** 0.5
    assert abs(mean(single) - mean(several)) < 5 * error


@pytest.mark.parametrize("answers", [1, 2, 5, 9])
def test_six_bots_in_a_row_take_at_most_six_seconds_at_the_usual_pace(answers: int) -> None:
    """On average, however many answers the turn of each takes."""
    pace, usual, waited = minders.Pace(), minders.PACE[protocol.Settings().pace], 0.0
    for seat in range(6):
        for _ in range(answers):
            waited += pace.pause(seat, usual)
            pace.answered(seat)
    assert 2.5 < waited < 5.8


def test_a_bot_that_really_thinks_is_not_betrayed_by_its_quick_answers() -> None:
    """Once it has thought for long, it takes its time also where there is nothing to think about."""
    pace = minders.Pace()
    pace.noted(0, 1.0)
    assert [round(pace.pause(0, 0.1), 2) for _ in range(4)] == [0.7, 0.49, 0.34, 0.24]
    assert pace.pause(1, 0.1) == 0.1


async def test_a_bot_stops_thinking_when_its_question_goes_away(
    served: Served, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, dropped = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    async def forever(*given: Any) -> Any:
        loop.call_soon_threadsafe(begun.set)
        try:
            await asyncio.sleep(3600)
        finally:
            loop.call_soon_threadsafe(dropped.set)

    monkeypatch.setattr(served.hall.thinkers, "answer", forever)
    table = host.begin("bot", "bot")
    await asyncio.wait_for(begun.wait(), 20)
    host.post(f"/api/tables/{table}/pause")
    await asyncio.wait_for(dropped.wait(), 20)
    begun.clear()
    host.post(f"/api/tables/{table}/resume")
    await asyncio.wait_for(begun.wait(), 20)


async def test_somebody_who_has_a_seat_need_not_wait_for_bots(ground: Ground) -> None:
    """The pauses would take hours; with `hurry` they are over until a person is asked."""
    with Served(ground.fresh(), haste=10_000) as served:
        host = Client(served.address)
        table = host.begin("local", "bot", "bot")
        async with host.read(table) as reader, Client(served.address).read(table) as onlooker:
            assert await onlooker.refused("hurry") == "not-yours"
            for _ in range(40):
                if reader.choices:
                    await reader.done("play", answer=reader.choices[-1])
                else:
                    await reader.done("hurry")
                    await reader.until(lambda _: reader.choices)
                assert not served.hall.rooms[table].hurried.is_set()


async def test_a_minded_seat_is_taken_back_in_the_middle_of_its_turn(ground: Ground) -> None:
    with Served(ground.fresh(), haste=0.2) as served:
        host = Client(served.address)
        table = host.make("local", "link", pace="quick")
        guest = host.guest(table, 1)
        host.post(f"/api/tables/{table}/start")
        async with host.read(table) as one, guest.read(table) as two:
            actor, seat = (one, 0) if one.choices else (two, 1)
            await actor.done("mind", level="greedy")
            assert actor.state["table"]["seats"][seat]["minded"] is True
            while served.room(table).match.moves == 0:  # type: ignore[union-attr]
                await actor.take()
            await actor.done("mind", level="")
            if actor.state["to_move"] == [seat]:
                await actor.until(lambda _: actor.choices)
                await actor.done("play", answer=actor.choices[0])
            notes = [line["note"][0] for line in actor.talk if line.get("note")]
            assert notes[-2:] == ["note.minded", "note.unminded"]


async def test_what_a_person_had_not_shown_yet_stands_when_a_bot_takes_over(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as one, guest.read(table) as two:
        actor = one if one.choices else two
        await actor.done("play", answer=actor.choices[0])
        assert actor.state["back"] == {"undo": 1}
        await actor.done("mind", level="greedy")
        await actor.until(lambda _: not actor.choices)


@pytest.mark.parametrize("level", ["oracle", "x" * 24])
async def test_there_is_no_such_bot(host: Client, level: str) -> None:
    table = host.begin("local", "bot")
    async with host.read(table) as reader:
        assert await reader.refused("mind", level=level) == "level"
        assert host.refused(f"/api/tables/{table}/seats/0/mind", {"level": level}) == "level"
        assert host.refused(f"/api/tables/{table}/seats/1/mind", {"level": "greedy"}) == "not-yours"
        assert host.refused(f"/api/tables/{table}/seats/9/mind", {"level": "greedy"}) == "no-seat"


async def test_an_absent_seat_is_minded_after_the_grace_and_given_back_on_return(host: Client) -> None:
    table = host.make("link", "link", grace=1)
    guests = [host.guest(table, seat) for seat in (0, 1)]
    host.post(f"/api/tables/{table}/start")
    async with guests[0].read(table) as one, guests[1].read(table) as two:
        actor = 0 if one.choices else 1
        waiting = (two, one)[actor]
        await (one, two)[actor].socket.close()
        await waiting.until(lambda state: state["table"]["seats"][actor].get("minded"))
        await waiting.until(lambda _: waiting.choices)  # the bot has ended its turn
        async with guests[actor].read(table) as back:
            await back.until(lambda state: not state["table"]["seats"][actor].get("minded"))
            assert back.state["you"]["seat"] == actor


async def test_who_is_here_is_not_minded_however_long_he_thinks(host: Client) -> None:
    table = host.begin("local", "local", grace=1)
    async with host.read(table) as reader:
        await asyncio.sleep(2.3)
        await reader.calm()
        assert not any(seat.get("minded") for seat in reader.state["table"]["seats"])


async def test_where_the_first_to_answer_acts_people_go_first(served: Served, host: Client) -> None:
    """A bot that has all the time in the world leaves the first action of a round to the person."""
    match = new(2)
    while not match.first_acts:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    assert match.to_move == (0, 1)
    table = play_on(host, match.save(), "local", "bot")
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as reader:
        await asyncio.sleep(0.5)  # bots of the tests think for milliseconds
        await reader.calm()
        assert served.room(table).floor == match.moves
        await reader.done("play", answer=["pass"])
        await reader.until(lambda _: served.room(table).floor > match.moves + 1)


async def test_a_bot_that_fails_is_tried_again_and_logged(
    ground: Ground, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = [True, True]

    class Clumsy(bots.RandomBot):
        def choose(self, seat: bots.Seat) -> Any:
            if fails and fails.pop():
                raise RuntimeError("stumbled")
            return seat.question.options[0]

    monkeypatch.setattr(bots, "make", lambda *args: Clumsy(""))
    monkeypatch.setattr(minders, "AGAIN", 0.01)
    with Served(ground.fresh()) as served:
        host = Client(served.address)
        table = host.begin("bot", "bot")
        async with Reader(host, table) as reader:
            await reader.until(lambda _: served.room(table).floor > 3)
            assert "stumbled" not in "".join(reader.bytes)
        assert served.faults() == 2
        assert served.log.getvalue().count("bot.failed") == 2
