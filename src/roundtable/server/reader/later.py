"""What is worked out for one reader while their table goes on: told when it is ready, to them alone, and
dropped when nobody needs it any longer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from roundtable.kernel.scene import Words

from ..errors import Refusal
from ..metrics import Metrics
from ..protocol import Message, Refused

Thought = Callable[[], Coroutine[Any, Any, Message]]
LATE = 7.0  # seconds after which somebody who waits is told that it takes too long


class Later:
    """The thoughts of one connection: one at a time."""

    def __init__(self, reply: Callable[[Message], None], metrics: Metrics, table: str) -> None:
        self._reply, self._metrics, self._table = reply, metrics, table
        self._task: asyncio.Task[None] | None = None
        self._id = ""  # of the command that asked
        self._version = ""  # of what the reader sees, which the thought is about; "" if it is about none

    def begin(self, id: str, thought: Thought, version: str = "") -> None:
        """Think, instead of whatever was thought about before; until the reader sees something else, if it is
        about what they see."""
        self.drop()
        self._id, self._version = id, version
        self._task = asyncio.create_task(self._think(id, thought))

    async def _think(self, id: str, thought: Thought) -> None:
        try:
            self._reply(await asyncio.wait_for(thought(), LATE))
        except Refusal as why:
            self._reply(Refused(id, why.why))
        except TimeoutError:
            self._refuse(id, "late")
        except Exception as why:
            self._metrics.fault("thought.failed", why, table=self._table)
            self._refuse(id, "fault")

    def _refuse(self, id: str, why: str) -> None:
        self._reply(Refused(id, Words(f"error.{why}", {})))

    def move_on(self, version: str) -> None:
        """The reader sees this now."""
        if self._version and version != self._version:
            self.drop()

    def drop(self) -> None:
        """Nobody needs it any longer; who asked is told so."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
            self._refuse(self._id, "stale")
        self._task, self._version = None, ""
