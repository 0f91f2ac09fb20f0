"""Leaving a game at the terminal, no matter whose turn it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.cli.terminal import load, run

PLAY = ("play", "shadows", "--seed", "1", "-o", "talk=false")
LEAVING = ("-o", "leaving=true")


def gone(file: Path) -> list[int]:
    """Who has left the game that was saved here."""
    match: Any = load(file)
    return list(match.table.gone)


def test_x_is_told_of_only_where_it_does_something(tmp_path: Path) -> None:
    seats = ("--seats", "you,greedy,greedy")
    assert "x: act out of turn" in run(*PLAY, *seats, *LEAVING, typed=["q"]).out
    without = run(*PLAY, *seats, typed=["x", "q"])
    assert "x: act" not in without.out
    assert "is not a choice" in without.out


def test_the_only_person_leaves(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    ran = run(*PLAY, "--seats", "you,greedy,greedy", *LEAVING, "--save", file, typed=["x", "1"])
    assert "1 leave the game" in ran.out
    assert gone(file) == [0]
    assert load(file).result is not None
    assert "leaves the game" in ran.out


def test_enter_does_nothing_and_nonsense_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "stays.json"
    ran = run(
        *PLAY, "--seats", "you,greedy,greedy", *LEAVING, "--save", file, typed=["x", "", "x", "nonsense", "q"]
    )
    assert "“nonsense” is not one of these, so nothing happens." in ran.out
    assert gone(file) == []


def test_of_several_persons_one_is_named(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    names = ("--names", "Ann,Ben,Cleo")
    ran = run(*PLAY, "--seats", "you,you,you", *names, *LEAVING, "--save", file, typed=["", "x", "2", "q"])
    assert "2 Ben: leave the game" in ran.out
    assert gone(file) == [1]
