"""Drawing a track in the terminal: every space, who stands and what lies there, and what the marks mean."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from roundtable.cli.screen import Screen
from roundtable.cli.track import add_marks
from roundtable.cli.zones import Zones
from roundtable.games._template import show
from roundtable.kernel.scene import TRACK, Fact, Group, Piece, Words, Zone
from roundtable.text import Text

NAMES = ["Anna", "[Ben]", "Clara"]
EVERYBODY = tuple(range(8))


def track(*pieces: Piece) -> Zone:
    return Zone("track", Words("board-hand"), TRACK, [Group(pieces=pieces)])


def drawn(zone: Zone, width: int = 80, language: str = "en") -> list[str]:
    """The lines below the title, without what is blank at their ends; over a pipe, without colour."""
    console = Console(file=io.StringIO(), width=width)
    console.print(Zones(Text(language, "kingarthur", NAMES)).draw(zone))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "\033" not in text
    assert max(map(len, text.splitlines())) <= width
    return [line.rstrip() for line in text.splitlines()[1:]]


def race(length: int = 48, **more: Piece) -> Zone:
    """A track of mountains with a Grail at every seventh space; `s17` is another piece at space 17."""
    spaces = [Piece("mountain" if at % 7 else "grail", f"track/{at}", value=at) for at in range(length)]
    for place, piece in more.items():
        spaces[int(place[1:])] = piece
    return track(*spaces)


def test_a_space_shows_number_kind_knights_and_what_lies_on_it():
    crowd = Piece("grail", value=2, seats=(1, 0), on=[Piece("merlin", tint="red"), Piece("red", count=2)])
    assert drawn(track(Piece("mountain", value=0), Piece("mountain", value=1, seats=(2,)), crowd)) == [
        "0 m  1 m  2 h",
        "       C    BA(me)(r×2)",
        "A Anna · B [Ben] · C Clara",
        "m Mountain · h Holy Grail · me Merlin · r red knight",
    ]


def test_a_track_without_numbers_and_knights():
    assert drawn(track(Piece("mountain"), Piece(), Piece("grail", on=[Piece()]))) == [
        "m  ?  h",
        "      (?)",
        "m Mountain · h Holy Grail",
    ]
    assert drawn(track()) == ["–"]


def test_a_track_of_two_parts_with_facts():
    score, unknown = Fact(Words("board-score"), 3), Fact(Words("board-knights"), None)
    parts = [
        Group(Words("kind-dark"), pieces=[Piece("mountain", value=9)], facts=[score, unknown]),
        Group(pieces=[Piece("grail", value=10, seats=(0,))]),
    ]
    assert drawn(Zone("track", Words("board-hand"), TRACK, parts)) == [
        "dark power",
        "score: 3",
        "knights: ?",
        " 9 m",
        "10 h",
        "   A",
        "A Anna",
        "m Mountain · h Holy Grail",
    ]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(("width", "rows"), [(80, 5), (60, 5), (50, 6), (200, 3), (5, 48), (3, 48)])
def test_every_space_is_shown_however_narrow_the_screen(width, rows, language):
    lines = drawn(race(), width, language)
    shown = [re.findall(r"\d+", line) for line in lines]
    assert [int(number) for numbers in shown for number in numbers] == list(range(48))
    assert sum(map(bool, shown)) == rows


@pytest.mark.parametrize("width", [80, 60])
def test_all_knights_and_more_on_one_space_fit(width):
    lines = drawn(race(s17=Piece("grail", value=17, seats=EVERYBODY, on=[Piece("merlin")])), width)
    assert sum("ABCDEFGH(me)" in line for line in lines) == 1
    people = " · ".join(line for line in lines if re.match("[A-H] ", line))
    letters = {entry[0]: entry[2:] for entry in people.split(" · ")}
    assert letters == dict(zip("ABCDEFGH", [*NAMES, *[f"Player {n}" for n in range(4, 9)]], strict=True))


def test_spaces_that_differ_by_a_number_are_one_kind():
    lines = drawn(track(Piece("dragon-4", value=0), Piece("dragon-5", value=1), Piece("dark-1", value=2)))
    assert lines == ["0 dr4  1 dr5  2 dp1", "dr dragon · dp dark power"]


def test_no_two_kinds_have_the_same_mark():
    marks: dict[str, str] = {}
    add_marks(marks, ["castle", "clover", "castle with clover", "Path", "castle", "cc", "c"])
    assert marks == {
        "castle": "ca",
        "clover": "cl",
        "castle with clover": "cw",
        "Path": "p",
        "cc": "cc",
        "c": "ccc",
    }


def test_marks_of_spaces_do_not_change_with_what_lies_on_them():
    marks = {"path": "p"}
    add_marks(marks, ["path", "purse", "dragon"])
    assert marks == {"path": "p", "purse": "pu", "dragon": "d"}


def test_a_screen_draws_a_track_beside_its_other_zones(monkeypatch):
    monkeypatch.setattr(show, "scene", lambda view: [race()])
    console = Console(file=io.StringIO(), width=80, color_system=None)
    Screen("_template", Text("en", "_template"), console).table({})
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert lines[1] == "Your hand"
    assert "47" in lines[6]
    assert lines[-1] == ""
