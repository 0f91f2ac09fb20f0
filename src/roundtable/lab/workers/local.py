"""Work on numbered matches, spread over the cores of this machine.

The first moments are played here: they show how long a match takes, and a short run is over before
other processes would have started.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter

from roundtable.kernel import RoundtableError, SetupError

from . import R, T

ALONE = 0.5  # seconds before other processes are asked to help
CHUNK = 0.25  # seconds that a chunk of matches is meant to take
AHEAD = 3  # chunks that wait for each worker


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return min(os.cpu_count() or 1, 61)  # Windows can wait for no more processes


@dataclass(frozen=True)
class Local:
    """The processes of this machine, this many at the most; without a number, one for each core."""

    jobs: int | None = None

    def spread_out(self, work: Callable[[R, range], T], run: R, games: int, first: int = 1) -> Iterator[T]:
        """What `work` makes of the matches `first` to `games`, chunk by chunk in their order."""
        jobs = cores() if self.jobs is None else self.jobs
        if games < 1 or jobs < 1:
            raise SetupError(f"A run needs at least one match and one job, not {games} and {jobs}.")
        before = first - 1
        begun, done, size = perf_counter(), before, 1
        while done < games and (jobs == 1 or done == before or perf_counter() - begun < ALONE):
            size = min(size, games - done)
            yield work(run, range(done + 1, done + size + 1))
            done += size
            size = max(1, int(CHUNK * (done - before) / (perf_counter() - begun)))
        if done < games:
            size = min(size, -(-(games - done) // jobs))
            firsts = range(done + 1, games + 1, size)
            chunks = (range(first, min(first + size, games + 1)) for first in firsts)
            yield from _shared_out(work, run, chunks, min(jobs, len(firsts)))


EVERY_CORE = Local()


def _shared_out(work: Callable[[R, range], T], run: R, chunks: Iterable[range], jobs: int) -> Iterator[T]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _settle)
    waiting: deque[Future[T]] = deque()
    try:
        for chunk in chunks:
            waiting.append(pool.submit(work, run, chunk))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise RoundtableError(
            'A worker process died; a script that starts a run must do so under `if __name__ == "__main__":`.'
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _settle() -> None:
    """A worker goes at Ctrl-C without a word, and with its parent however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
