"""Bots at tables: they sit behind the view like everybody else, and take their time like everybody else.

How long a bot seems to think is drawn without a look at its question, so that the pause tells nothing of
its hand or its role; a question with a single option takes as long as any other. What everybody can see may
shorten it: of several answers in a row each takes half as long as the one before, so that a whole turn takes
about as long as two answers. A bot that really thinks is never quicker than it has been lately.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from secrets import SystemRandom
from typing import Any

from roundtable.kernel import Question

from .errors import Away, Refusal
from .gathering import Gathering
from .hall import Hall
from .metrics import Metrics
from .room import Room, moves, seating
from .thinkers import thinks_far

PACE = {"quick": 0.15, "calm": 0.48, "slow": 2.0}  # seconds for the first answer in a row, on average …
IN_A_ROW = 0.5  # … and how much of it is left for each further one
FADES = 0.7  # what is left, at the next answer, of how long a bot has really thought
AWAY = 0.5  # seconds until one tries once more whose answer could not be written down
AGAIN = 10.0  # seconds until a bot that failed tries once more


class Minders:
    """Wakes the bot of every seat that owes an answer, once."""

    def __init__(self, hall: Hall, metrics: Metrics, haste: float = 1.0) -> None:
        self._hall, self._metrics, self._haste = hall, metrics, haste
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._thoughts: dict[tuple[str, int], asyncio.Future[Any]] = {}  # of the same
        self._paces: dict[str, Pace] = {}
        self._dice = SystemRandom()
        self._closed = False
        hall.watchers.append(self.look)

    def look(self, gathering: Gathering) -> None:
        """Set those to thinking who are asked, if they are ours to look after."""
        room = gathering.room
        self._drop(room)
        minded = [] if self._closed else self._asked(gathering)
        if minded and not self._hall.ties.minds(room.id):
            self._hall.ties.want(room.id)
            return
        for seat in minded:
            if (room.id, seat) not in self._thinking:
                task = asyncio.create_task(self._answer(gathering, seat))
                self._thinking[room.id, seat] = task

    def _asked(self, gathering: Gathering) -> list[int]:
        """The seats whose bots are to answer; everybody is asked what the shown match asks. Where the first
        to answer acts, people go first."""
        room = gathering.room
        if room.status != "playing" or room.shown is None or room.tentative is not None or room.proposal:
            return []
        asked = room.shown.to_move
        minded = [seat for seat in asked if room.places[seat].bot]
        if len(minded) < len(asked):
            gathering.hurried.clear()
        return [] if room.shown.first_acts and len(minded) < len(asked) else minded

    def look_around(self) -> None:
        """Set those to thinking whom a fault has stopped."""
        for gathering in list(self._hall.rooms.values()):
            self.look(gathering)

    async def _answer(self, gathering: Gathering, seat: int) -> None:
        room, key = gathering.room, (gathering.room.id, seat)
        pace = self._paces.setdefault(room.id, Pace())
        thought = asyncio.ensure_future(self._choice(gathering, seat))  # while the time goes by
        self._thoughts[key] = thought
        try:
            begun = time.perf_counter()
            if thinks_far(room.places[seat].bot):
                thought.add_done_callback(lambda _: pace.noted(seat, time.perf_counter() - begun))
            seconds = PACE[room.settings.pace] * self._haste * self._dice.uniform(0.6, 1.4)
            await _pause(gathering, pace.pause(seat, seconds))
            await asyncio.wait([thought])
            if thought.cancelled():
                raise Refusal("stale")
            await self._hall.act(gathering, thought.result())
            pace.answered(seat)
        except Away:
            await asyncio.sleep(AWAY)
        except Refusal:
            pass  # it was taken back, paused or answered by its person meanwhile
        except asyncio.CancelledError:
            raise
        except Exception as why:
            self._metrics.fault("bot.failed", why, table=room.id, seat=seat)
            await asyncio.sleep(AGAIN)
        finally:
            thought.cancel()
            self._thoughts.pop(key, None)
            self._thinking.pop(key, None)
        self.look(gathering)

    def _drop(self, room: Room) -> None:
        """Let nobody think about a question that has gone."""
        asked = room.shown.to_move if room.shown is not None and room.status == "playing" else ()
        for (table, seat), thought in self._thoughts.items():
            if table == room.id and (seat not in asked or not room.places[seat].bot):
                thought.cancel()

    async def _choice(self, gathering: Gathering, seat: int) -> partial[moves.Decision]:
        """What the bot answers, given its seat and nothing else."""
        room = gathering.room
        level, match = room.places[seat].bot, room.shown
        if match is None or not level or room.status != "playing" or seat not in match.to_move:
            raise Refusal("stale")
        people = [number for number, place in enumerate(room.places) if not place.bot]
        option = await self._hall.thinkers.answer(room.id, seat, level, match, people)
        return partial(_by_bot, seat=seat, option=option, asked=match.question(seat))

    def forget(self, table: str) -> None:
        self._hall.thinkers.forget(table)
        self._paces.pop(table, None)

    async def mind_the_absent(self) -> None:
        """Where the table wants it, let a bot mind a seat that keeps the others waiting."""
        now = time.monotonic()
        for gathering in list(self._hall.rooms.values()):
            room, here = gathering.room, gathering.here()
            if not room.settings.grace or room.status != "playing" or room.match is None:
                continue
            for seat in room.match.to_move:
                away = now - gathering.seen.setdefault(seat, now)
                if seat not in here and not room.places[seat].bot and away >= room.settings.grace:
                    if not self._hall.ties.minds(room.id):
                        self._hall.ties.want(room.id)
                        break
                    level = seating.levels(room.game_name)[0]
                    with suppress(Refusal):
                        await self._hall.act(
                            gathering, partial(seating.mind, seat=seat, level=level, absent=True)
                        )

    async def close(self) -> None:
        self._closed = True  # other servers may still tell us of tables; nobody begins to think any more
        for task in list(self._thinking.values()):
            task.cancel()
        self._hall.thinkers.close()


class Pace:
    """How the bots of one table have answered lately, as far as everybody has seen it."""

    def __init__(self) -> None:
        self._last, self._row = -1, 0  # who answered last, and how often in a row
        self._real: dict[int, float] = {}  # how long each has really thought, fading

    def pause(self, seat: int, seconds: float) -> float:
        """How long a seat seems to think, of these seconds for a first answer."""
        row = self._row if seat == self._last else 0
        self._real[seat] = FADES * self._real.get(seat, 0.0)
        return max(seconds * IN_A_ROW**row, self._real[seat])

    def noted(self, seat: int, seconds: float) -> None:
        self._real[seat] = max(seconds, self._real.get(seat, 0.0))

    def answered(self, seat: int) -> None:
        self._row = self._row + 1 if seat == self._last else 1
        self._last = seat


async def _pause(gathering: Gathering, seconds: float) -> None:
    """Let the time go by, or as much of it as people want to wait."""
    ways = [asyncio.ensure_future(way) for way in (asyncio.sleep(seconds), gathering.hurried.wait())]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()


def _by_bot(room: Room, seat: int, option: object, asked: Question | None) -> moves.Decision:
    """The answer counts only if the seat is still a bot's and is asked what it was asked."""
    if not room.places[seat].bot or room.shown is None or room.proposal:
        raise Refusal("stale")
    if asked is None or room.shown.question(seat) != asked:
        raise Refusal("stale")
    return moves.play(room, seat, option, bot=True)
