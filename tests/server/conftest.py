"""A server for the tests of this folder, and tests that wait for sockets."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from roundtable.server.started import Nats, Postgres
from tests.server.client import Client
from tests.server.served import Process, Served, Where
from tests.thorough import THOROUGH

ALSO_SHARED = {"test_store.py", "test_reconnect.py", "test_cold_tables.py", "test_hostile.py"}  # of all kinds
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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of a server run on a file; some of them, and all in a thorough run, also on what several
    servers share."""
    if "ground" in metafunc.fixturenames:
        also = THOROUGH or metafunc.definition.path.name in ALSO_SHARED
        metafunc.parametrize(
            "ground", ["file", *(["shared"] if also else [])], indirect=True, scope="session"
        )


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as postgres:
        yield postgres


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    with Nats() as nats:
        yield nats


class Ground:
    """What the servers of a test stand on."""

    def __init__(self, folder: Path, postgres: Postgres | None = None, nats: Nats | None = None) -> None:
        self._folder, self._postgres, self._nats, self._made = folder, postgres, nats, 0

    @property
    def shared(self) -> bool:
        return self._postgres is not None

    def fresh(self) -> Where:
        """Where there is no table yet."""
        self._made += 1
        if self._postgres is None or self._nats is None:
            return Where.of(self._folder / f"tables{self._made}.sqlite")
        return Where(self._postgres.fresh(), self._nats.address)


@pytest.fixture(scope="session")
def ground(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Ground:
    folder = tmp_path_factory.mktemp("ground")
    if request.param == "file":
        return Ground(folder)
    return Ground(folder, request.getfixturevalue("postgres"), request.getfixturevalue("nats"))


@pytest.fixture(scope="session")
def served(ground: Ground) -> Iterator[Served]:
    """A server in a thread: quick to come by, and its rooms can be looked at."""
    with Served(ground.fresh()) as served:
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
    """A server in a process of its own on a file, as the command starts it."""
    with Process(tmp_path / "tables.sqlite") as process:
        yield process


@pytest.fixture
def any_process(tmp_path: Path, ground: Ground) -> Iterator[Process]:
    """The same, on a file or on what several servers share."""
    with Process(tmp_path / "tables.sqlite", where=ground.fresh()) as process:
        yield process
