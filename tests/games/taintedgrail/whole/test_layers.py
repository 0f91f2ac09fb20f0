"""The rooms of the game lie in layers: a later one may import an earlier one, never the other way round."""

import sys

import pytest

from tests import test_architecture as architecture

GAME = architecture.SOURCE / "games" / "taintedgrail"
FILES = sorted(GAME.rglob("*.py"))

# The root belongs to several layers: its modules are named one by one.
LAYERS = (
    {"content", "marks", "modes", "sights"},
    {"table", "places", "keys"},
    {"effects"},
    {"encounter"},
    {"journal"},
    {"world"},
    {"day"},
    {"hidden", "described", "scenario", "seen", "lookahead"},
    {"show", "study", "features"},
    {"check"},
    {"hints"},
    {"packs"},
    {"__init__"},
)
# What no rule may know, although it stands early enough for screens and bots.
NOT_FOR = {"check": {"show", "hints", "study", "seen", "lookahead"}, "hints": {"study"}}
FOR_TYPES_ALONE = {("sights", "table"), ("marks", "table")}  # they speak of the table that they belong to


def room_of(words):
    """The layered thing that a path inside the game belongs to: a room, or a module of the root."""
    return words[0] if words and words[0] not in ("", "GAME") else "__init__"


def level(room):
    return next(number for number, rooms in enumerate(LAYERS) if room in rooms)


def upward(file):
    """What a file imports against the order of the layers."""
    room = room_of(file.relative_to(GAME).with_suffix("").parts)
    prefix = "roundtable.games.taintedgrail"
    found = []
    for module in architecture.imports_of(file):
        if module == prefix or module.startswith(prefix + "."):
            other = room_of(module[len(prefix) + 1 :].split("."))
            if (room, other) in FOR_TYPES_ALONE:
                continue
            if other == "__init__":  # `from . import x`: only the root may, a room says which module it means
                fine = file.parent == GAME
            else:
                fine = level(other) <= level(room) and other not in NOT_FOR.get(room, ())
            if not fine:
                found.append(f"{room} imports {module}")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(GAME)))
def test_no_room_imports_upwards(file):
    assert upward(file) == []


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("content/rules.py", "from ..effects.steps import act"),
        ("effects/fight.py", "from ..encounter import rounds"),
        ("encounter/look.py", "from ..show import scene"),
        ("day/think.py", "from ..hints.worth import worth"),
        ("table.py", "from .day.phases import dawn"),
        ("world/root.py", "from .. import hints"),
        ("check/seen.py", "from ..seen import Outlook"),
        ("encounter/thought.py", "from ..lookahead import Thought"),
    ],
)
def test_the_check_sees_an_import_upwards(tmp_path, monkeypatch, place, line):
    game = tmp_path / "src" / "roundtable" / "games" / "taintedgrail"
    file = game / place
    file.parent.mkdir(parents=True)
    file.write_text(line)
    monkeypatch.setattr(architecture, "SOURCE", tmp_path / "src" / "roundtable")
    monkeypatch.setattr(sys.modules[__name__], "GAME", game)
    assert len(upward(file)) == 1
