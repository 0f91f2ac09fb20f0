"""A campaign at the terminal: back to the beginning of a day or a chapter, and several files side by side."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from roundtable.cli.play import default_names
from roundtable.cli.terminal.screen import Screen
from roundtable.text import LANGUAGES, Text
from tests.cli.terminal import load, run, scripted
from tests.games.taintedgrail.helpers import PASS, asked, new

START = ("play", "taintedgrail", "--seats", "you", "--seed", "1", "-o", "pack=walking")
RAW_KEY = re.compile(r"\b(cli|checkpoint|campaign|day)[-.][a-z]+")
CHAPTER, DAY_2, DAY_3 = (
    "The beginning of the chapter: Outward",
    "The beginning of day 2",
    "The beginning of day 3",
)


def passing(until: int, seats: int = 1, **options: Any) -> tuple[list[str], Any]:
    """What is typed by people who pass until that day, one after the other, and the match then."""
    match, lines, looking = new(seats, **options), [], -1
    while match.to_move and match.table.day < until:
        seat = match.to_move[0]
        question = match.question(seat)
        wanted = PASS if PASS in question.options else question.options[0]
        if len(question.options) > 1:
            choices = Screen("taintedgrail", Text("en", "taintedgrail")).choices(question, match.view(seat))
            lines += [""] if seats > 1 and seat != looking else []
            lines.append(str(choices.number(question.options.index(wanted))))
            looking = seat
        match.play(seat, wanted)
    lines += [""] if seats > 1 and match.to_move[0] != looking else []
    return lines, match


LINES, MATCH = passing(3)


def moves_at(key: str, **figures: Any) -> int:
    return next(one.moves for one in MATCH.checkpoints() if one.event == (key, figures))


def offered(shown: str) -> list[str]:
    """The checkpoints that were listed."""
    return re.findall(r"^ *\d+ (The beginning.*)$", shown, re.MULTILINE)


def test_b_lists_the_checkpoints_and_enter_stays(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    ran = run(*START, "--save", file, typed=[*LINES, str(len(PASS)), "b", "", "q"])
    assert ran.code == 0
    assert "b: back to a checkpoint" in ran.out
    assert offered(ran.out) == [DAY_3, DAY_2, CHAPTER]
    assert "You are back at" not in ran.out
    assert load(file).moves > MATCH.moves


def test_what_is_no_checkpoint_is_said_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    ran = run(*START, "--save", file, typed=[*LINES, str(len(PASS)), "b", "11", "q"])
    assert "“11” is not one of these checkpoints" in ran.out
    assert "You are back at" not in ran.out


@pytest.mark.parametrize(
    ("wanted", "key", "figures"),
    [
        ("1", "day.dawn", {"day": 2}),
        ("2", "campaign.chapter", {"chapter": 1}),
        (CHAPTER.lower(), "campaign.chapter", {"chapter": 1}),
    ],
)
def test_a_day_and_a_chapter_begin_anew(tmp_path: Path, wanted: str, key: str, figures: Any) -> None:
    """At the first question of the third day, so the newest to go back to is the second."""
    file = tmp_path / "campaign.json"
    ran = run(*START, "--save", file, typed=[*LINES, "b", wanted, "q"])
    assert (ran.code, ran.err) == (0, "")
    assert offered(ran.out) == [DAY_2, CHAPTER]
    assert f"You are back at: {DAY_2 if key == 'day.dawn' else CHAPTER}." in ran.out
    match = load(file)
    assert match.moves == moves_at(key, **figures)
    assert match.fingerprint() == MATCH.at(match.moves).fingerprint()


def test_what_names_none_of_them_stays_too(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    for wrong in ("7", "the", "x", "b"):
        file.unlink(missing_ok=True)
        ran = run(*START, "--save", file, typed=[*LINES, "b", wrong, "q"])
        assert ran.code == 0
        assert load(file).fingerprint() == MATCH.fingerprint()


def test_after_that_the_same_answers_lead_to_the_same_moment(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    again = passing(2)[0]
    run(*START, "--save", file, typed=[*LINES, "b", "1", *LINES[len(again) :], "q"])
    assert load(file).fingerprint() == MATCH.fingerprint()


def test_before_the_first_there_is_none() -> None:
    ran = run(*START, typed=["b", "q"])
    assert "There is no checkpoint to go back to yet." in ran.out


def test_between_two_people_the_screen_is_handed_over(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    lines, match = passing(2, seats=2)
    words = ("play", "taintedgrail", "--seats", "you,you", "--seed", "1", "-o", "pack=walking")
    seat = match.to_move[0]
    ran = run(*words, "--save", file, typed=[*lines, "b", "1", "q"])
    assert ran.code == 0
    assert load(file).moves == match.checkpoints(seat)[0].moves
    names = default_names(("you", "you"), Text("en"))
    assert ran.out.count(f"The next question is for {names[0]}.") >= 1


# -- the end -----------------------------------------------------------------------------------------------


def ended() -> list[str]:
    lines, match = passing(9, days=5)
    assert match.result is not None
    return lines


def test_a_campaign_that_is_over_may_be_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    ran = run(*START, "-o", "days=5", "--save", file, typed=[*ended(), "", "1"])
    assert (ran.code, "The game is over." in ran.out) == (0, True)
    assert offered(ran.out)[0] == "The beginning of day 5"
    over = run("play", file, typed=["The beginning of day 5", "q"])
    assert over.code == 0
    match: Any = load(file)
    assert (match.result, match.table.day) == (None, 5)


def test_who_has_nothing_more_to_say_has_come_to_the_end() -> None:
    assert run(*START, "-o", "days=5", typed=ended()).code == 0


# -- side by side, and in every language ---------------------------------------------------------------


def test_several_campaigns_lie_side_by_side(tmp_path: Path) -> None:
    """Each in its file, with its options; going back in one is nothing to the other."""
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    run(*START, "--save", one, typed=[*LINES, "q"])
    run(*START, "-o", "hunger", "--save", two, typed=["1", "q"])
    before = one.read_bytes()
    run("play", two, typed=[LINES[1], "b", "1", "q"])
    assert one.read_bytes() == before
    run("play", one, typed=["b", "1", "q"])
    assert [load(file).table.options["hunger"] for file in (one, two)] == [False, True]
    assert (load(one).moves, load(two).moves) == (moves_at("day.dawn", day=2), 1)
    assert {load(file).table.options["pack"] for file in (one, two)} == {"walking"}


def test_a_late_seat_is_somebody_elses_in_another_sitting(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    words = ("play", "taintedgrail", "--seats", "you,greedy", "--seed", "1", "-o", "pack=walking")
    lines, match = passing(2, seats=2, late_seats=1)
    assert asked(match) == "join.who"
    typed = [line for line in lines if line]
    run(*words, "-o", "late_seats=1", "--save", file, typed=[*typed, "q"])
    assert load(file).fingerprint() == match.fingerprint()
    ran = run("play", file, "--seats", "you,you", "--names", "Anna,Bert", typed=["", "2", "", "1", "q"])
    assert (ran.code, "The next question is for Bert." in ran.out) == (0, True)
    later: Any = load(file)
    assert later.table.status == ["alive", "alive"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_it_is_in_the_language_of_the_reader(language: str) -> None:
    ran = run(*START, "--lang", language, typed=["b", *LINES, "nonsense!", "b", "1", "q"])
    assert ran.code == 0
    assert RAW_KEY.search(ran.out) is None
    assert "u h ? t l s a q b" in ran.out


def test_where_a_game_has_no_checkpoints_b_is_no_letter() -> None:
    script = scripted()
    ran = run("play", "kingarthur", "--seed", "script", typed=["b", script.lines[0], "q"])
    assert "checkpoint" not in ran.out
    assert "u h ? t l s a q." in ran.out


# -- reading -------------------------------------------------------------------------------------------


def test_no_page_is_turned_before_it_was_read() -> None:
    """The only choice is made at once, but not over a text that nobody has seen yet."""
    ran = run("play", "taintedgrail", "--seats", "you", "-o", "tutorial", "--seed", "1", typed=["1", "q"])
    pages = [
        ran.out.index(line) for line in ("    Lesson 1", "    Lesson 2", "Your choice", "Morning After, 100 ")
    ]
    assert pages == sorted(pages)
    assert "Read earlier" not in ran.out


def test_lessons_for_one_are_not_begun_by_two() -> None:
    ran = run("play", "taintedgrail", "--seats", "you,greedy", "-o", "tutorial", "--seed", "1")
    assert ran.code == 2
    assert ran.err.strip().endswith("Option tutorial of taintedgrail needs a table for 1, not for 2.")
