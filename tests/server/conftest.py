"""A server for the tests of this folder, and tests that wait for sockets."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.served import Process, Served
from tests.thorough import THOROUGH

LIMIT = 300.0  # seconds after which a test hangs; thorough ones take as long as they need


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(_bounded(pyfuncitem.obj(**wanted), 20 * LIMIT if THOROUGH else LIMIT))
    return True


async def _bounded(test: Any, seconds: float) -> None:
    async with asyncio.timeout(seconds):
        await test


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in a thread: quick to come by, and its rooms can be looked at."""
    with Served(tmp_path_factory.mktemp("served") / "tables.sqlite") as served:
        yield served


@pytest.fixture(autouse=True)
def sound(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test does to the common server, it must not stumble."""
    served = request.getfixturevalue("served") if "served" in request.fixturenames else None
    if served is not None:
        served.metrics.counts["faults"] = 0
    yield
    if served is not None:
        assert served.faults() == 0, served.log.getvalue()[-3000:]


@pytest.fixture
def host(served: Served) -> Client:
    """A device that nobody has seen yet."""
    return Client(served.address)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server in a process of its own, as the command starts it."""
    with Process(tmp_path / "tables.sqlite") as process:
        yield process
