"""What the story tells of tracks, keys, markers and gifts, and in how many lines."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from roundtable.games.taintedgrail import show
from roundtable.text import Text
from tests.games.taintedgrail.helpers import done, play
from tests.games.taintedgrail.helpers.encounter import FILL, NODS, lay, meet, turn


def moves(match: Any) -> list[tuple[str, int]]:
    return [(event.key, event.args["count"]) for event in match.log(0) if "count" in event.args]


def test_the_story_tells_by_how_much_a_marker_has_moved():
    assert moves(done("one health +5; one terror -1", health=[8])) == [("track.health", 1)]
    assert moves(done("one terror +9", terror=[4])) == [("track.terror", 2)]


def told(match: Any, *keys: str) -> list[str]:
    """The lines of the story that these events became."""
    text = Text("en", "taintedgrail", ["Anna", "Bert"])
    events = [event for event in match.log(0) if event.key in keys]
    return [text.words(show.retell(event.key, event.args, match.table.options)) for event in events]


MARKERS = ("enc.key", "fight.pool", "talk.marker")


def test_the_story_tells_of_a_joined_key_and_its_markers_in_one_line():
    match = lay(meet("dummy", "all_rows" + FILL, goods={"magic": [0]}), "all_rows")
    rows = ("Aggression", "Courage", "Practicality", "free key")
    assert told(match, *MARKERS) == [
        f"Anna changes the pool by +1 with {row}; it now holds {pool}." for pool, row in enumerate(rows, 1)
    ]
    match = lay(meet("gossip", "nod" + NODS), "nod")
    assert told(match, *MARKERS) == ["Anna changes affinity by +1 with free key; it is now 1."]


def test_markers_that_no_key_has_brought_are_told_without_one():
    assert told(turn(meet("gossip", "silence" + NODS), "silence"), *MARKERS) == [
        "Anna changes affinity by −1; it is now −1."
    ]


def test_affinity_below_nothing_has_the_minus_of_a_change():
    match = turn(meet("gossip", "silence" + NODS), "silence")
    standing = next(zone for zone in show.scene(match.view(0)) if zone.name == "standing")
    shown = {fact.label.key: fact.value for fact in standing.groups[0].facts}
    assert (shown["board-affinity"], str(shown["board-bottom"])[0]) == ("−1", "−")


def test_a_gift_is_told_in_one_line():
    scene = {"seats": 2, "heroes": ["beor", "ailei"], "place": [101, 101], "goods": {"food": [3, 0]}}
    match: Any = rt.scenario("taintedgrail", {**scene, "phase": "day", "day": 2}, seed=1)
    play(match, ("trade", 1))
    play(match, ("goods", "food", 2))
    assert match.table.goods["food"] == [1, 2]
    assert told(match, "goods.changed", "trade.given") == ["Anna gives 2 food to Bert."]
