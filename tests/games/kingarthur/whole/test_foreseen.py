"""What a seat is told beforehand: what is certain, and nothing else."""

from __future__ import annotations

from roundtable.games.foresight import NOTHING, foreseen
from roundtable.games.kingarthur import show
from roundtable.kernel.scene import Words
from tests.games.kingarthur.helpers import lay, play


def test_a_payment_is_foreseen_whole():
    match = lay(columns={"dragon": ["dragon-2"], "dark": ["dark-1"]}, hands=[["red", "red"]], action=2)
    play(match, "dragon-2")
    ahead = foreseen(match, 0, ("red", "red"))
    assert ahead.lines == [
        Words("challenge.won", {"seat": 0, "card": "dragon-2", "knights": ("red", "red")}),
    ]
    after = play(match.clone(), ("red", "red"))
    *there, matter = ahead.scene
    assert there == show.scene(after.view(0))
    assert (matter.name, matter.groups) == ("matter", [])  # nothing is being paid for any more
    assert ahead.prompt == Words(after.view(0)["prompt"]["key"], after.view(0)["prompt"]["about"])


def test_what_will_be_drawn_is_not_foreseen():
    match = lay(hands=[["red"], ["red"]], action=4)
    ahead = foreseen(match, 0, 2)
    assert ahead.lines == []  # the first line would say which knights
    assert "hand" not in [zone.name for zone in ahead.scene]
    assert "supplies" in [zone.name for zone in ahead.scene]  # that there are two fewer is certain


def test_only_what_would_differ_is_told():
    match = lay(columns={"dragon": ["dragon-2"]}, hands=[["red", "red"]], action=2)
    ahead = foreseen(match, 0, "dragon-2")
    assert [zone.name for zone in ahead.scene] == ["matter"]
    assert ahead.prompt != NOTHING.prompt  # there is another question then
