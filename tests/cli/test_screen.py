"""Drawing a scene in the terminal: every shape of a zone, wide and low screens, help and questions."""

from __future__ import annotations

import io
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console

import roundtable as rt
from roundtable.cli.terminal.screen import Screen
from roundtable.cli.terminal.zones import Zones
from roundtable.kernel import Question
from roundtable.kernel.scene import (
    COLUMNS,
    FACTS,
    HAND,
    LIST,
    MAP,
    PAGES,
    PLAYERS,
    ROW,
    Fact,
    Group,
    Piece,
    Words,
    Zone,
)
from roundtable.text import Text

TEXT = Text("en", "kingarthur", ["Anna", "[Ben]"])


def screen(width: int, height: int = 60) -> Screen:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    return Screen("kingarthur", TEXT, console)


def taken_from(shown: Screen) -> str:
    """What has been printed since this was last asked."""
    file = shown.console.file
    assert isinstance(file, io.StringIO)
    text = file.getvalue()
    file.seek(0)
    file.truncate()
    return text


def drawn(shape: str, *groups: Group) -> list[str]:
    """The lines of a zone, without its title and without what is blank at their ends."""
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(Zones(TEXT).draw(Zone("zone", Words("board-hand"), shape, groups)))
    assert isinstance(console.file, io.StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert lines[0].startswith("Your knights")
    return [lines[0].removeprefix("Your knights").strip(), *lines[1:]]


RED, MERLIN, HIDDEN = Piece("red", count=2), Piece("merlin"), Piece(count=3)


def test_a_hand_counts_what_is_more_than_one():
    assert drawn(HAND, Group(pieces=[RED, MERLIN])) == ["red knight ×2, Merlin"]


def test_a_row_counts_all_or_none():
    """A pile of one beside a pile of many is a number too."""
    assert drawn(ROW, Group(pieces=[RED, MERLIN, Piece("deck", count=0)])) == [
        "red knight ×2, Merlin ×1, adversary supply ×0"
    ]
    assert drawn(ROW, Group(pieces=[MERLIN, Piece("red")])) == ["Merlin, red knight"]


def test_an_empty_zone_is_a_dash():
    assert drawn(HAND, Group()) == ["–"]


def test_what_lies_face_down_is_only_counted():
    assert drawn(ROW, Group(pieces=[HIDDEN])) == ["3 face down"]


def test_facts_with_titles():
    score = Fact(Words("board-score"), None)
    knights = Fact(Words("board-knights"), 4)
    assert drawn(
        FACTS, Group(Words("kind-dark"), facts=[score, knights]), Group(seat=1, facts=[knights])
    ) == ["dark power: score: ?, knights: 4 · [Ben]: knights: 4"]


def test_what_lies_on_a_piece_is_said_after_its_markers():
    assert drawn(HAND, Group(pieces=[Piece("grail", seats=(1,), on=[MERLIN, HIDDEN])])) == [
        "Holy Grail · [Ben] · Merlin · 3 face down"
    ]


def test_columns_show_figures_and_markers():
    dark = Group(Words("kind-dark"), pieces=[Piece("dark-1", value=1, seats=(1,)), MERLIN], tint="no colour")
    assert drawn(COLUMNS, dark, Group(Words("kind-dragon"), tint="red")) == [
        "",
        "dark power  dragon",
        "1 · [Ben]",
        "Merlin",
    ]


def test_a_map_names_its_places_and_leaves_gaps():
    place = Piece("grail", value=101, seats=(0,), title=Words("kind-dragon"))
    assert drawn(MAP, Group(pieces=[Piece("nowhere", count=0), place]), Group(pieces=[place])) == [
        "",
        "",
        "                   101 dragon · Anna",
        "101 dragon · Anna",
    ]


def test_pages_are_read_like_a_list():
    pages = [Piece("line-1", text=Words("kind-dragon"))]
    assert drawn(PAGES, Group(Words("board-hand"), pieces=pages)) == drawn(
        LIST, Group(Words("board-hand"), pieces=pages)
    )


def test_a_list_says_the_text_of_its_pieces():
    pieces = [Piece("grail", value=20, text=Words("condition-total", {"total": 12})), Piece("mark")]
    assert drawn(LIST, Group(pieces=pieces)) == ["", "Holy Grail  20  any, total ≥12", "King Mark"]


def test_players_have_their_facts_by_label():
    knights, score = Words("board-knights"), Words("board-score")
    one = Group(seat=0, facts=[Fact(knights, 4), Fact(score, 11)], pieces=[HIDDEN, Piece("grail")])
    other = Group(seat=1, facts=[Fact(score, None)], marked=True)
    assert drawn(PLAYERS, one, other) == [
        "",
        "       knights  score",
        "Anna         4     11  3 face down, Holy Grail",
        "[Ben]               ?",
    ]


@pytest.mark.parametrize(("width", "together"), [(80, False), (150, True)])
def test_a_wide_terminal_shows_zones_side_by_side(width, together):
    shown = screen(width)
    shown.table(rt.new("kingarthur", seats=2, seed=1).view(0))
    lines = taken_from(shown).splitlines()
    assert any("Adventures" in line and "Adversaries" in line for line in lines) == together
    assert max(map(len, lines)) <= width


def question(key: str = "adversaries.draw", *options: Any) -> Question:
    return Question(key, options, {})


def test_help_is_broken_by_the_screen_and_not_by_the_file():
    shown = screen(60)
    shown.help(question("challenge.which"), {"seals": True})
    lines = taken_from(shown).splitlines()
    first, second = "Action 2. You may", "With seals there are"
    assert lines[0].startswith(first)
    start = next(number for number, line in enumerate(lines) if line.startswith(second))
    assert 1 < start < len(lines) - 1
    for paragraph in (lines[:start], lines[start:]):  # no line could have taken the first word of the next
        for line, after in pairwise(paragraph):
            assert len(f"{line.rstrip()} {after.split()[0]}") > 60
    assert max(map(len, lines)) <= 60


def test_help_over_a_pipe_is_a_line_for_each_paragraph():
    console = Console(file=io.StringIO(), width=60, color_system=None)
    shown = Screen("kingarthur", TEXT, console)
    shown.help(question("challenge.which"), {"seals": True})
    assert len(taken_from(shown).splitlines()) == 2


@pytest.mark.parametrize(("height", "listed"), [(24, 8), (30, 10), (90, 20)])
def test_of_very_many_choices_a_low_terminal_lists_few(height, listed):
    shown = screen(80, height)
    asked = question("challenge.pay", *[("red",) * number for number in range(1, 31)])
    shown.question(asked, shown.choices(asked))
    text = taken_from(shown)
    assert text.count("red knight") == listed
    assert f"… and {30 - listed} more choices" in text


def test_a_question_says_whose_it_is_if_told():
    shown, asked = screen(80), question("adversaries.draw", True, False)
    shown.question(asked, shown.choices(asked), seat=1)
    assert taken_from(shown).splitlines()[1].startswith("[Ben]: ")
    shown.question(asked, shown.choices(asked))
    assert "[Ben]" not in taken_from(shown)


def lists(width: int) -> list[str]:
    """The lines of a list with a long name, and of the same list later with a short one."""
    zones, console = Zones(TEXT), Console(file=io.StringIO(), width=width, color_system=None)
    long = Piece("grail", value=20, seats=(0, 1), text=Words("condition-total", {"total": 12}))
    for piece in (long, Piece("mark", value=9, text=Words("condition-total", {"total": 3}))):
        zone = Zone("list", Words("board-hand"), LIST, [Group(pieces=[piece])])
        console.print(zones.draw(zone, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_columns_of_a_grid_keep_their_width():
    starts = [line.index("any") for line in lists(80) if "any" in line]
    assert len(starts) == 2
    assert starts[0] == starts[1]


@pytest.mark.parametrize("width", [20, 30, 40])
def test_on_a_narrow_screen_columns_give_way_to_the_text(width):
    lines = lists(width)
    assert max(map(len, lines)) <= width
    assert sum("any" in line for line in lines) == 2
