"""Where bots think: on the spot if it takes but a moment, else beside the event loop."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.server import thinkers
from roundtable.server.thinkers import Thinkers

HERE = threading.current_thread().name


class Noted(bots.RandomBot):
    """A bot that notes in which thread it thinks, and thinks as long as it is told."""

    threads: list[str]
    seconds: list[float]

    def choose(self, seat: bots.Seat) -> Any:
        self.threads.append(threading.current_thread().name)
        until = time.thread_time() + self.seconds.pop(0)
        while time.thread_time() < until:
            pass
        return seat.question.options[0]


async def threads_of(patch: pytest.MonkeyPatch, *seconds: float) -> list[bool]:
    """For each of several thoughts that take this long, whether it was thought on the spot."""
    patch.setattr(thinkers, "MOMENT", 0.02)
    patch.setattr(bots, "make", lambda *args: Noted(""))
    Noted.threads, Noted.seconds = [], list(seconds)
    match, thinking = rt.new("kingarthur", seats=2, seed=1), Thinkers()
    for _ in seconds:
        await thinking.answer("table", match.to_move[0], "squire", match)
    thinking.close()
    return [name == HERE for name in Noted.threads]


async def test_a_bot_is_timed_beside_before_it_thinks_on_the_spot(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await threads_of(monkeypatch, 0, 0, 0) == [False, True, True]


async def test_a_bot_that_took_long_thinks_beside_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    told = await threads_of(monkeypatch, 0, 0.03, *[0] * 6)
    assert told == [False, True, False, False, False, False, True, True]
