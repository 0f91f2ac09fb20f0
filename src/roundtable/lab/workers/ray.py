"""Work on numbered matches, spread over a Ray cluster: the same totals as on one core, however many workers
there are and whichever of them die on the way.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from logging import ERROR
from time import perf_counter
from typing import Any

from roundtable.kernel import RoundtableError, SetupError

from . import R, T

CHUNK = 2.0  # seconds that a chunk of matches is meant to take: a message costs about a thousandth of that
AHEAD = 3  # chunks that wait for each core
TRIES = 20  # workers that may die over one chunk before the run gives up


@dataclass(frozen=True)
class Ray:
    """A cluster: by the address of its head, `auto` for the one that this machine belongs to, or without one
    a Ray of our own on this machine, which ends with the work."""

    address: str | None = None
    chunk: int | None = None  # matches in a chunk; without a number, as many as take about two seconds

    def spread_out(self, work: Callable[[R, range], T], run: R, games: int, first: int = 1) -> Iterator[T]:
        """What `work` makes of the matches `first` to `games`, chunk by chunk in their order."""
        if games < 1:
            raise SetupError(f"A run needs at least one match, not {games}.")
        begun, done = perf_counter(), first - 1
        if self.chunk is None and done < games:  # the first match shows how long one takes
            yield work(run, range(first, first + 1))
            done += 1
        if done < games:
            ray = self._join()
            size = self.chunk or max(1, int(CHUNK / max(perf_counter() - begun, 1e-6)))
            size = min(size, max(1, -(-(games - done) // _cores(ray))))
            chunks = (range(n, min(n + size, games + 1)) for n in range(done + 1, games + 1, size))
            yield from _shared_out(ray, work, run, chunks)

    def _join(self) -> Any:
        if find_spec("ray") is None:
            raise SetupError("--on ray needs Ray: pip install roundtable[ray].")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        import ray

        own: dict[str, Any] = {"include_dashboard": False} if self.address is None else {}
        try:
            ray.init(address=self.address or "local", log_to_driver=False, logging_level=ERROR, **own)
        except (ConnectionError, ValueError, RuntimeError, OSError) as why:
            words = str(why).splitlines() or ["no answer"]
            raise SetupError(f"There is no Ray cluster at {self.address}: {words[0]}") from None
        return ray


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _shared_out(ray: Any, work: Callable[[R, range], T], run: R, chunks: Iterator[range]) -> Iterator[T]:
    """A chunk whose worker dies is done again by another; what comes back is the same."""
    task = ray.remote(num_cpus=1, max_retries=TRIES)(_do)
    sent, waiting, most = ray.put((work, run)), deque[Any](), AHEAD * _cores(ray)
    try:
        for chunk in chunks:
            waiting.append(task.remote(sent, chunk))
            if len(waiting) > most:
                yield _result(ray, waiting.popleft())
        while waiting:
            yield _result(ray, waiting.popleft())
    finally:
        for left in waiting:
            with suppress(Exception):
                ray.cancel(left, force=True)
        ray.shutdown()


def _do(job: tuple[Callable[[R, range], T], R], numbers: range) -> T:
    work, run = job
    return work(run, numbers)


def _result(ray: Any, waiting: Any) -> Any:
    try:
        return ray.get(waiting)
    except ray.exceptions.RayTaskError as why:
        if isinstance(why.cause, RoundtableError):
            raise why.cause from None
        raise RoundtableError(f"A chunk failed on the cluster: {why.cause!r}") from None
    except ray.exceptions.RayError as why:
        raise RoundtableError(f"The cluster gave up: {str(why).splitlines()[0]}") from None
