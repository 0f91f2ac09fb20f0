"""What games add to the command: found by name, and no more than they can keep."""

from __future__ import annotations

import pytest

from roundtable.cli import COMMANDS
from roundtable.games import additions, find
from tests.cli.terminal import run


@pytest.mark.parametrize(("name", "added"), additions("files").items())
def test_a_file_is_read_by_an_option_of_its_game(name, added):
    (variant,) = [variant for variant in find(added.game).variants if variant.name == name]
    assert variant.read is not None
    for word in ("play", "sim"):
        assert f"--{name} FILE" in run(word, "--help").out


@pytest.mark.parametrize(("name", "added"), additions("folders").items())
def test_a_folder_is_brought_along_by_an_option_of_its_game(name, added):
    (variant,) = [variant for variant in find(added.game).variants if variant.name == name]
    assert variant.read is not None
    for word in ("play", "sim", "replay", "verify", "serve"):
        assert f"--{name} DIR" in run(word, "--help").out


@pytest.mark.parametrize(("word", "added"), additions("words").items())
def test_a_word_is_a_command_and_says_what_its_game_says(word, added):
    assert COMMANDS[word] == (word.replace("-", "_"), added.help)
    assert f"  {word} " in run("--help").out


def test_of_another_kind_nothing_is_added():
    assert additions("spells") == {}
