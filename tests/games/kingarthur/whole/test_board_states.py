"""The moments that the browser's tests of the board are drawn from."""

from __future__ import annotations

from tests.games.kingarthur.states import FILE, written


def test_the_browsers_tests_look_at_what_the_game_shows_today():
    assert FILE.read_text("utf-8") == written(), "write it with: python -m tests.games.kingarthur.states"
