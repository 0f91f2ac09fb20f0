"""Where tests lie: few in a folder, named after their subject, and none that could play for ever."""

import ast
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = sorted(TESTS.rglob("*.py"))
HISTORY = {"again", "anew", "audited", "deeper", "issue", "kept", "more", "new", "once", "rules"}


def test_no_folder_holds_more_than_twenty_modules():
    counted = Counter(file.parent.relative_to(TESTS).as_posix() for file in FILES)
    assert {folder: count for folder, count in counted.items() if count > 20} == {}


def test_no_file_name_says_when_or_why_it_was_written():
    assert [file.name for file in FILES if HISTORY & set(file.stem.split("_"))] == []


def endless(text):
    """The lines of loops without a bound in which something is played."""
    loops = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.While)]
    return [loop.lineno for loop in loops if "play(" in ast.unparse(loop)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(TESTS).as_posix())
def test_nothing_is_played_without_a_bound(file):
    assert endless(file.read_text("utf-8")) == []


def test_the_check_sees_a_loop_that_may_never_end():
    assert endless('while asked(match) != "day.what":\n    play(match, None)') == [1]
    assert endless('while table.day < 9:\n    match.play(0, ("pass",))') == [1]
