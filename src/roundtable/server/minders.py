"""Bots at tables: they sit behind the view like everybody else, and take their time like everybody else.

How long a bot seems to think is drawn without a look at its question, so that the pause tells nothing of
its hand or its role; a question with a single option takes as long as any other.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from secrets import SystemRandom, token_hex

from roundtable import bots
from roundtable.games import judge

from .errors import Refusal
from .hall import Gathering, Hall
from .metrics import Metrics
from .room import Room, moves, seating

PACE = {"quick": 0.4, "calm": 1.4, "slow": 3.5}  # seconds, on average
AGAIN = 10.0  # seconds until a bot that failed tries once more


class Minders:
    """Wakes the bot of every seat that owes an answer, once."""

    def __init__(self, hall: Hall, metrics: Metrics, haste: float = 1.0) -> None:
        self._hall, self._metrics, self._haste = hall, metrics, haste
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._bots: dict[tuple[str, int, str], bots.Bot] = {}
        self._threads = ThreadPoolExecutor(1, "bot")  # thinking must not keep the event loop waiting
        self._dice = SystemRandom()
        hall.watchers.append(self.look)

    def look(self, gathering: Gathering) -> None:
        """Set those to thinking who are asked; everybody is asked what the shown match asks. Where the first
        to answer acts, people go first."""
        room = gathering.room
        if room.status != "playing" or room.shown is None or room.tentative is not None or room.proposal:
            return
        asked = room.shown.to_move
        minded = [seat for seat in asked if room.places[seat].bot]
        if room.shown.first_acts and len(minded) < len(asked):
            return
        for seat in minded:
            if (room.id, seat) not in self._thinking:
                task = asyncio.create_task(self._answer(gathering, seat))
                self._thinking[room.id, seat] = task

    async def _answer(self, gathering: Gathering, seat: int) -> None:
        room = gathering.room
        try:
            pause = PACE[room.settings.pace] * self._haste
            await asyncio.sleep(pause * self._dice.uniform(0.6, 1.4))
            await self._hall.act(gathering, await self._choice(gathering, seat))
        except Refusal:
            pass  # it was taken back, paused or answered by its person meanwhile
        except asyncio.CancelledError:
            raise
        except Exception as why:
            self._metrics.fault("bot.failed", why, table=room.id, seat=seat)
            await asyncio.sleep(AGAIN)
        finally:
            self._thinking.pop((room.id, seat), None)
        self.look(gathering)

    async def _choice(self, gathering: Gathering, seat: int) -> partial[moves.Decision]:
        """What the bot answers, given its seat and nothing else."""
        room = gathering.room
        level, match = room.places[seat].bot, room.shown
        if match is None or not level or room.status != "playing" or seat not in match.to_move:
            raise Refusal("stale")
        bot = self._bot(room.id, seat, level)
        # A twin, since the bot looks at it in a thread of its own, while the match goes on here.
        asked = bots.Seat(match.clone(), seat, judge(room.game_name))
        loop = asyncio.get_running_loop()
        option = await loop.run_in_executor(self._threads, bot.choose, asked)
        return partial(_by_bot, seat=seat, option=option, moment=match)

    def _bot(self, table: str, seat: int, level: str) -> bots.Bot:
        key = (table, seat, level)
        if key not in self._bots:
            self._bots[key] = bots.make(level, token_hex(16))
        return self._bots[key]

    def forget(self, table: str) -> None:
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]

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
                    level = seating.levels(room.game_name)[0]
                    with suppress(Refusal):
                        await self._hall.act(
                            gathering, partial(seating.mind, seat=seat, level=level, absent=True)
                        )

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _by_bot(room: Room, seat: int, option: object, moment: object) -> moves.Decision:
    """The answer counts only if the seat is still a bot's and is asked what it was asked."""
    if not room.places[seat].bot or room.shown is None or seat not in room.shown.to_move or room.proposal:
        raise Refusal("stale")
    if moment is not room.shown and option not in room.shown.legal(seat):
        raise Refusal("stale")
    return moves.play(room, seat, option, bot=True)
