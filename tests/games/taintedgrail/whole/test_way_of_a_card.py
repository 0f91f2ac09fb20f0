"""The way of a card of a fight through the code: how often it changes from one file to another.

You see exactly that if you follow a rule with a debugger. When everything lay in one folder a plain card took
51 changes; if this test fails, something that belongs together has been put apart, or is asked twice.
"""

import sys
from itertools import pairwise
from pathlib import Path
from types import FrameType

import roundtable as rt
from tests.games.playing import asked, play

SOURCE = str(Path(rt.__file__).parent)
MOST = 40


def way(act):
    """The files of our own that are gone through, in the order of the calls."""
    files: list[str] = []

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(SOURCE):
            files.append(frame.f_code.co_filename)

    watching = sys.getprofile()
    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(watching)
    return files


def changes(files):
    return sum(before != after for before, after in pairwise(files))


def beor(card):
    """Beor meets the first enemy, alone, with this card in hand."""
    scene = {"seats": 1, "heroes": ["beor"], "encounter": "first_grey", "draw": [[card]]}
    match = rt.scenario("taintedgrail", scene, seed=1)
    return play(match, False) if asked(match) == "enc.redraw" else match


def test_a_plain_card_takes_few_changes_of_file():
    match = beor("beor_swing_through")
    option = next(option for option in match.legal(0) if option == ("lay", "beor_swing_through", False))
    files = way(lambda: match.play(0, option))
    assert asked(match) == "fight.what"
    assert match.table.pool > 0  # its keys have joined
    assert changes(files) <= MOST


def test_every_change_is_counted():
    assert changes(["laying", "keys", "keys", "table", "laying"]) == 3
    assert Path(way(lambda: rt.kernel.without((1, 2), (1,)))[0]).name == "plain.py"
