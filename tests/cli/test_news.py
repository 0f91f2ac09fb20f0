"""What a terminal draws again: what has changed, and what the question points at."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

import roundtable as rt
from roundtable.cli.terminal.news import Memory
from roundtable.cli.terminal.screen import Screen
from roundtable.kernel.scene import HAND, LIST, PAGES, PLAYERS, TRACK, Group, Piece, Words, Zone
from roundtable.text import Text
from tests.cli.terminal import PROMPT, keep, run

NONE: frozenset[str] = frozenset()


def zone(name: str, shape: str, *pieces: Piece) -> Zone:
    return Zone(name, Words("title"), shape, [Group(pieces=pieces)])


def cards(**seats: tuple[int, ...]) -> Zone:
    """A list of three cards with texts, and whose markers are on them."""
    pieces = [Piece(name, f"list/{name}", seats=seats.get(name, ())) for name in ("one", "two", "three")]
    return zone("list", LIST, *pieces)


def names(scene: list[Zone]) -> dict[str, list[str]]:
    return {zone.name: [piece.name for piece in zone.pieces()] for zone in scene}


HELD = zone("hand", HAND, Piece("red"))
ROAD = zone("track", TRACK, Piece("path", "track/0"), Piece("path", "track/1"))


def test_a_zone_is_drawn_again_only_if_it_has_changed():
    memory = Memory()
    assert memory.news([HELD, ROAD], NONE) == [HELD, ROAD]
    assert memory.news([HELD, ROAD], NONE) == []
    more = zone("hand", HAND, Piece("red", count=2))
    assert memory.news([more, ROAD], NONE) == [more]
    assert memory.whole([more, ROAD]) == [more, ROAD]


def test_a_track_is_drawn_if_the_question_points_into_it():
    memory = Memory()
    memory.whole([HELD, ROAD])
    assert memory.news([HELD, ROAD], {"track/1"}) == [ROAD]
    assert memory.news([HELD, ROAD], {"track/9"}) == []


def test_a_list_is_not_drawn_again_because_it_has_changed():
    memory = Memory()
    assert names(memory.news([cards()], NONE)) == {"list": ["one", "two", "three"]}
    assert memory.news([cards(two=(1,))], NONE) == []


def test_of_a_list_that_a_question_points_into_the_offered_and_changed_lines_are_drawn():
    memory = Memory()
    memory.whole([cards()])
    assert names(memory.news([cards()], {"list/three"})) == {"list": ["three"]}
    assert names(memory.news([cards(one=(0,))], {"list/three"})) == {"list": ["one", "three"]}
    assert names(memory.news([cards(one=(0,))], {"list/two"})) == {"list": ["two"]}


def test_a_page_is_read_once():
    memory, lines = Memory(), [Piece("line-1"), Piece("line-2")]
    assert names(memory.news([zone("journal", PAGES, *lines[:1])], NONE)) == {"journal": ["line-1"]}
    assert names(memory.news([zone("journal", PAGES, *lines)], NONE)) == {"journal": ["line-2"]}
    assert memory.news([zone("journal", PAGES, *lines)], NONE) == []


def test_a_change_that_was_not_drawn_is_drawn_later():
    memory = Memory()
    memory.whole([cards()])
    assert memory.news([cards(one=(0,))], NONE) == []
    assert names(memory.news([cards(one=(0,))], {"list/two"})) == {"list": ["one", "two"]}


def test_a_card_that_was_never_shown_is_drawn():
    memory = Memory()
    memory.whole([cards()])
    more = replace(cards(), groups=[*cards().groups, Group(pieces=[Piece("four")])])
    assert names(memory.news([more], NONE)) == {"list": ["four"]}
    assert memory.news([more], NONE) == []


def test_an_empty_list_is_shown_once():
    memory, empty = Memory(), zone("list", LIST)
    assert names(memory.news([empty], NONE)) == {"list": []}
    assert memory.news([empty], NONE) == []


def test_on_a_wiped_screen_all_is_new_but_the_texts():
    memory = Memory()
    memory.whole([cards(), HELD, ROAD])
    memory.wiped()
    assert names(memory.news([cards(), HELD, ROAD], NONE)) == {"hand": ["red"], "track": ["path", "path"]}


# -- on the screen -----------------------------------------------------------------------------------


@pytest.mark.parametrize("height", [24, 60])
def test_a_terminal_shows_only_what_has_changed(height):
    file = io.StringIO()
    console = Console(file=file, width=80, height=height, force_terminal=True, color_system=None)
    shown, match = (
        Screen("kingarthur", Text("en", "kingarthur"), console),
        rt.scenario("kingarthur", {"seats": 2, "action": 4}, seed=1),
    )

    def taken() -> str:
        text = file.getvalue()
        file.seek(0)
        file.truncate()
        return text

    shown.news(match.view(0))
    assert "Adventures" in taken()
    match.play(0, 1)
    shown.news(match.view(0))
    news = taken()
    assert "Players" in news
    assert "Your knights" in news
    assert "Adventures" not in news
    shown.news(match.view(0))
    assert taken() == ""
    shown.table(match.view(0))
    assert "Adventures" in taken()


def test_two_viewers_are_shown_each_his_own():
    file = io.StringIO()
    shown = Screen("kingarthur", Text("en", "kingarthur"), Console(file=file, width=80))
    match = rt.new("kingarthur", seats=2, seed=1)
    shown.news(match.view(0))
    shown.news(match.view(1))
    assert file.getvalue().count("Adventures") == 2
    assert file.getvalue().count("Your knights") == 2


def test_a_screen_that_was_hidden_is_filled_again():
    file = io.StringIO()
    shown = Screen("kingarthur", Text("en", "kingarthur"), Console(file=file, width=80))
    view = rt.new("kingarthur", seats=2, seed=1).view(0)
    shown.news(view)
    shown.hide()
    shown.news(view)
    assert file.getvalue().count("Your knights") == 2
    assert file.getvalue().count("Adventures") == 1


@pytest.fixture
def questions(tmp_path):
    """What is printed before each answer of a round with the sorceress and Merlin's three questions."""
    setup = {"seats": 3, "call": 1, "allies": [["sorceress", "merlin"], [], []], "at": [5, 9, 2]}
    players = ["you", "greedy", "greedy"]
    file = keep(tmp_path / "at.json", rt.scenario("grailcup", setup, seed=1), players=players)
    out = run("play", file, typed=["squ", "15 20 24", "1", "t", "q"], COLUMNS="80").out
    return out.split(PROMPT)


def test_the_track_is_the_last_thing_above_the_question(questions):
    for before in questions[:3]:
        assert before.count("Track\n") == 1
        legend, prompt = before.split("Track\n")[1].split("\n\n")[:2]
        assert "A Player 1" in legend
        assert prompt.splitlines()[0].rstrip(".").endswith("?")


def test_the_cards_with_their_texts_are_read_once(questions):
    texts = ["Take a spear, then" in before for before in questions]
    assert texts == [True, False, False, False, True, False]  # at first, and with `t`


def test_what_has_not_changed_is_not_drawn(tmp_path):
    """Two questions of the same draft: only the hand has changed, by the card that was kept."""
    setup = {"seats": 3, "aside": ["fairy"], "seal": 0, "first": 0}
    players = ["you", "greedy", "greedy"]
    file = keep(tmp_path / "at.json", rt.scenario("grailcup", setup, seed=1), players=players)
    first, second = run("play", file, typed=["squ", "q"]).out.split(PROMPT)[:2]
    assert "You keep: Squire." in second
    assert [("Players" in part, "Track" in part) for part in (first, second)] == [
        (True, True),
        (False, False),
    ]


def test_players_at_a_shared_screen_find_the_table_again_without_the_texts(tmp_path):
    setup = {"seats": 2, "hands": [["red"], ["merlin"]], "deck": ["dark-1"], "supply": ["red"] * 9}
    match = rt.scenario("kingarthur", setup, seed=1)
    file = keep(tmp_path / "two.json", match, players=["you", "you"])
    out = run("play", file, typed=["", "2", "1", "", "2", "1", "", "q"]).out
    parts = out.split("The next question is for")[1:]
    assert [("Adventures" in part, "Your knights" in part) for part in parts] == [
        (True, True),
        (True, True),
        (False, True),
    ]


def test_a_mark_tells_nobody_what_another_has_seen():
    """What lies on a track for one viewer gives no mark to what another sees there."""
    file = io.StringIO()
    shown = Screen("kingarthur", Text("en", "kingarthur"), Console(file=file, width=80))
    beige, battle = Piece("beige"), Piece("vikings")
    lying = {0: [beige], 1: [battle]}

    class Show:
        @staticmethod
        def scene(view):
            road = zone("track", TRACK, Piece("mountain", on=lying[view["viewer"]]))
            return [road, zone("players", PLAYERS)]

    shown._show = Show()
    shown.table({"viewer": 0})
    file.truncate(0)
    shown.table({"viewer": 1})
    assert "(b)" in file.getvalue()
    assert "beige" not in file.getvalue()
