"""The rooms of the server lie in layers: a later one may import an earlier one, never the other way round."""

import pytest

from tests import test_architecture as architecture

SERVER = architecture.SOURCE / "server"
FILES = sorted(SERVER.rglob("*.py"))
PREFIX = "roundtable.server."

LAYERS = (
    {"errors", "keys", "limits", "metrics", "protocol", "bus", "thinkers"},
    {"storage", "room", "schema"},
    {"aside", "gathering"},
    {"company"},
    {"hall"},
    {"minders", "reader"},
    {"web"},
    {"bench", "__init__"},
)


def level(room):
    return next(number for number, rooms in enumerate(LAYERS) if room in rooms)


def upward(room, modules):
    """What a room imports against the order of the layers."""
    others = [
        module.removeprefix(PREFIX).partition(".")[0] for module in modules if module.startswith(PREFIX)
    ]
    return [other for other in others if level(other) > level(room)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SERVER)))
def test_no_room_imports_upwards(file):
    room = file.relative_to(SERVER).with_suffix("").parts[0]
    assert upward(room, architecture.imports_of(file)) == []


def test_the_check_sees_an_import_upwards():
    assert upward("room", ["roundtable.server.errors", "roundtable.server.hall"]) == ["hall"]
    assert upward("protocol", ["roundtable.server.room.journal"]) == ["room"]
    assert upward("web", ["roundtable.server.reader.eyes", "roundtable.kernel"]) == []
