"""Drawing a track in the terminal: every space, who stands and what lies there, and what the marks mean."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from roundtable.cli.terminal.screen import Screen
from roundtable.cli.terminal.track import add_marks
from roundtable.cli.terminal.zones import Zones
from roundtable.games._template import show
from roundtable.kernel.scene import HAND, TRACK, Fact, Group, Piece, Words, Zone
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
        "0 m      1 m      2 h",
        "           C        BA(me)(r×2)",
        "A Anna · B [Ben] · C Clara · on a shared space, the front one comes first",
        "m Mountain · h Holy Grail · me Merlin · r red knight",
    ]


def test_a_track_without_numbers_and_knights():
    assert drawn(track(Piece("mountain"), Piece(), Piece("grail", on=[Piece()]))) == [
        "m    ?    h",
        "          (?)",
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
    letters = {entry[0]: entry[2:] for entry in people.split(" · ") if entry[1] == " "}
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


@pytest.mark.parametrize(
    ("language", "said"), [("en", "front one comes first"), ("ru", "передний"), ("uk", "того, хто попереду")]
)
def test_the_legend_says_who_of_several_is_in_front(language, said):
    def legend(*seats: int) -> str:
        return "\n".join(drawn(track(Piece("grail", value=1, seats=seats)), language=language))

    assert said in legend(2, 0)
    assert said not in legend(2)


# -- what stays as it was ----------------------------------------------------------------------------


def twice(before: Zone, after: Zone, width: int = 80) -> list[list[str]]:
    """The lines of a track and of the same track later, for the same reader."""
    zones, lines = Zones(Text("en", "kingarthur", NAMES)), []
    for zone in (before, after):
        console = Console(file=io.StringIO(), width=width)
        console.print(zones.draw(zone))
        assert isinstance(console.file, io.StringIO)
        lines.append([line.rstrip() for line in console.file.getvalue().splitlines()])
    return lines


def test_a_mark_once_given_stays():
    """The battle begins with the same letter as the beige knight, who was there first."""
    beige, red, battle = Piece("beige"), Piece("red"), Piece("vikings")
    before, after = twice(
        race(9, s5=Piece("mountain", value=5, on=[beige, red])),
        race(9, s5=Piece("mountain", value=5, on=[battle, beige])),
    )
    assert any("(b)(r)" in line for line in before)
    assert any("(ba)(b)" in line for line in after)
    assert after[-1].endswith("b beige knight · ba Battle against the Vikings")


def test_the_legend_tells_only_what_lies_there_now():
    _, after = twice(race(9, s5=Piece("mountain", value=5, on=[Piece("red")])), race(9))
    assert after[-1] == "h Holy Grail · m Mountain"


def columns(lines: list[str]) -> list[list[int]]:
    """Where the numbers of the spaces stand in each row."""
    return [found for line in lines if (found := [at.end() for at in re.finditer(r"\d+", line)])]


def test_columns_do_not_move_with_what_lies_on_them():
    def at(place: int) -> Zone:
        return race(48, **{f"s{place}": Piece("mountain", value=place, on=[Piece("red")])})

    before, after = twice(at(12), at(15))
    assert columns(before) == columns(after)
    assert before != after


def test_columns_stay_as_wide_as_they_were_while_there_is_room():
    crowd = race(s12=Piece("mountain", value=12, seats=(0, 1, 2)))
    before, after = twice(crowd, race())
    assert columns(before) == columns(after)
    assert columns(after) != columns(drawn(race()))


@pytest.mark.parametrize("width", [80, 70, 60, 40])
def test_what_has_been_takes_no_room_from_what_is(width):
    """Knights have stood in every column: where that is too much to remember, it is forgotten."""
    zones = Zones(Text("en", "kingarthur", NAMES))
    for place in range(10):
        crowd = race(48, **{f"s{place}": Piece("mountain", value=place, seats=EVERYBODY)})
        console = Console(file=io.StringIO(), width=width)
        console.print(zones.draw(crowd))
        assert isinstance(console.file, io.StringIO)
        lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
        assert sum("ABCDEFGH" in line for line in lines) == 1
        assert [len(row) for row in columns(lines[:-4])] == [
            len(row) for row in columns(drawn(crowd, width)[:-4])
        ]
        assert max(map(len, lines)) <= width


def test_a_screen_draws_a_track_last(monkeypatch):
    hand = Zone("hand", Words("board-players"), HAND, [])
    monkeypatch.setattr(show, "scene", lambda view: [race(), hand])
    console = Console(file=io.StringIO(), width=80, color_system=None)
    Screen("_template", Text("en", "_template"), console).table({})
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert [line.strip() for line in lines[:4]] == ["", "Players  –", "", "Your hand"]
    assert "47" in lines[8]
    assert lines[-1] == "g grail · m mountain"
