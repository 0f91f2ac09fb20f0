"""Where a server thinks: what takes long in processes, all else in a thread.

A search keeps a core busy for a second. In a process of its own it holds up nobody's answer; it is given the
match as a save, and gives back an option. People who ask for a hint have a process that no bot uses.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cached_property, partial
from multiprocessing import get_context
from secrets import token_hex
from typing import Any

from roundtable import bots
from roundtable.bots.advice import PATIENCE, advise
from roundtable.bots.review import review
from roundtable.games import find, guide
from roundtable.games.counsel import Counsel, counsel, recalled
from roundtable.kernel import Match, Option, load
from roundtable.kernel.scene import Words

PROCESSES = 2  # that think for bots at once, however many tables there are
LONG = "chances"  # what only those need that look ahead
SLIPS = 4096  # thoughts that can be told apart
POLITE = 10  # how far processes that think stand back behind the one that serves
LOOK_BACK = 4.0  # seconds that it may take to look back at a match
MOMENT = 0.001  # seconds that may be thought on the spot: a change of threads takes a part of that
FADES = 0.9  # what is left, at the next answer, of how long one has taken
SEED = "hint"  # the same for everybody: a hint depends on what is seen and on nothing else


def thinks_far(level: str) -> bool:
    """Whether a bot of this level looks ahead, which takes a while."""
    return level in bots.BOTS and LONG in bots.BOTS[level].needs


class Processes:
    """Processes that think. For every thought there is a slip of shared memory on which is noted when nobody
    waits for it any longer."""

    def __init__(self, number: int) -> None:
        self._number, self._context, self._last = number, get_context("spawn"), 0
        self._dropped = self._context.RawArray("b", SLIPS)

    async def run(self, work: Callable[..., Any], *given: Any) -> Any:
        self._last = slip = (self._last + 1) % SLIPS
        self._dropped[slip] = 0
        task = partial(_run, slip, work, *given)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, task)
        except asyncio.CancelledError:
            self._dropped[slip] = 1
            raise
        except BrokenProcessPool:
            del self._executor  # somebody ended a process: the next question makes new ones
            raise

    @cached_property
    def _executor(self) -> Executor:
        """They are started when somebody first has to think far ahead."""
        return ProcessPoolExecutor(self._number, self._context, _begin, (self._dropped,))

    def close(self) -> None:
        self._dropped[:] = b"\1" * SLIPS
        if "_executor" in vars(self):
            self._executor.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Finds out what a bot answers or a person could, without keeping the event loop waiting."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int, str], bots.Bot] = {}
        self._took: dict[tuple[str, str], float] = {}  # by bots of a game and a level, in seconds
        self._thread = ThreadPoolExecutor(1, "bot")
        self._for_bots, self._for_people = Processes(PROCESSES), Processes(1)

    async def answer(
        self, table: str, seat: int, level: str, match: Match, people: Sequence[int] = ()
    ) -> Option:
        """What the bot answers, given its seat and which seats belong to people, and nothing else."""
        option: Option
        if thinks_far(level) and match.setup is not None:
            option = await self._for_bots.run(_think, match.save(), seat, level, token_hex(16), people)
            return option
        # A twin, since the bot looks at it in a thread of its own, while the match goes on here.
        asked = bots.Seat(match.clone(), seat, guide(match.game.name), people)
        think = partial(self._timed, (match.game.name, level), self._bot(table, seat, level), asked)
        soon = self._took.get((match.game.name, level), MOMENT) < MOMENT
        option = think() if soon else await self._beside(think)
        return option

    def _timed(self, kind: tuple[str, str], bot: bots.Bot, asked: bots.Seat) -> Option:
        """What the bot answers. How long bots of this kind have taken lately at most is noted, fading: those
        that take but a moment need no thread, which would cost more than they do."""
        begun = time.thread_time()
        option = bot.choose(asked)
        self._took[kind] = max(time.thread_time() - begun, FADES * self._took.get(kind, 0.0))
        return option

    async def advise(self, match: Match, seat: int) -> Counsel:
        """What a person in this seat could answer, and why."""
        found: Counsel
        known = guide(match.game.name)
        if known is not None and getattr(known, LONG) is not None and match.setup is not None:
            found = await self._for_people.run(_advise_on, match.save(), seat)
        else:
            found = await self._beside(_advised, match.clone(), seat)
        return found

    async def review(self, match: Match, seats: Sequence[int]) -> list[tuple[int, Words]]:
        """The moments of a match that is over at which these seats could have done better: how many answers
        had been given, and what there is to say."""
        found: list[tuple[int, Words]] = await self._for_bots.run(_review, match.save(), seats)
        return found

    async def _beside(self, work: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def _bot(self, table: str, seat: int, level: str) -> bots.Bot:
        key = (table, seat, level)
        if key not in self._bots:
            self._bots[key] = bots.make(level, token_hex(16))
        return self._bots[key]

    def forget(self, table: str) -> None:
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._for_bots.close()
        self._for_people.close()


# -- in a process ----------------------------------------------------------------------------------------

_slips: Any = None  # what nobody waits for any longer, as the server notes it
_now = 0  # the thought that is being thought


def _begin(slips: Any) -> None:
    global _slips
    _slips = slips
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its processes itself
    if hasattr(os, "nice"):
        os.nice(POLITE)


def _run(slip: int, work: Callable[..., Any], *given: Any) -> Any:
    global _now
    _now = slip
    return None if _dropped() else work(*given)


def _dropped() -> bool:
    return _slips is not None and bool(_slips[_now])


def _think(document: dict[str, Any], seat: int, level: str, seed: str, people: Sequence[int] = ()) -> Option:
    match, bot = load(document, find), bots.make(level, seed)
    if isinstance(bot, bots.SearchBot):
        bot.stopped = _dropped
    return bot.choose(bots.Seat(match, seat, guide(match.game.name), people))


def _advise_on(document: dict[str, Any], seat: int) -> Counsel:
    return _advised(load(document, find), seat)


def _review(document: dict[str, Any], seats: Sequence[int]) -> list[tuple[int, Words]]:
    match = load(document, find)
    known = guide(match.game.name)
    assert known is not None
    return [
        (moves, recalled(match.at(moves), seat, (chosen, better), (share, could)))
        for moves, seat, chosen, better, share, could in review(match, known, seats, LOOK_BACK, _dropped)
    ]


def _advised(match: Match, seat: int) -> Counsel:
    asked = bots.Seat(match, seat, guide(match.game.name))
    return counsel(match, seat, advise(asked, SEED, PATIENCE, _dropped))
