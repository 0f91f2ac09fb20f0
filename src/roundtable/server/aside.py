"""What takes longer than a moment, beside the event loop: a match that is played again.

Threads are enough for that, since the one that replays gives way every millisecond (`SWITCH`). There are
few of them: somebody who has a thousand long matches read keeps others waiting for theirs, not for a turn.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .errors import Refusal

T = TypeVar("T")
THREADS = 2
SWITCH = 0.001  # seconds after which a thread that works gives way to one that waits
PATIENCE = 20.0  # seconds that a replay may take, the time in the queue included


class Deadline:
    """Loses patience: called now and then by work that may take long."""

    def __init__(self, seconds: float | None = None) -> None:
        self.until = time.monotonic() + (PATIENCE if seconds is None else seconds)

    def __call__(self) -> None:
        if time.monotonic() > self.until:
            raise Refusal("too-slow", 503)


class Aside:
    def __init__(self) -> None:
        sys.setswitchinterval(min(SWITCH, sys.getswitchinterval()))
        self._threads = ThreadPoolExecutor(THREADS, "aside")

    async def run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
