"""What the story tells of tracks, where the ways out of a fight stand, and prices of the shipped cards."""

from __future__ import annotations

from typing import Any

import pytest

import roundtable as rt
from roundtable.games.taintedgrail import show
from roundtable.text import Text
from tests.games.taintedgrail.helpers import asked, done, legal, play
from tests.games.taintedgrail.helpers.encounter import END, ESCAPE, keep, lay, meet, turn

FILL = " blank" * 6


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
        f"Anna: {row}: markers +1; in the pool: {pool}." for pool, row in enumerate(rows, 1)
    ]
    match = lay(meet("gossip", "nod" + FILL), "nod")
    assert told(match, *MARKERS) == ["Anna: free key: affinity +1; now at 1."]


def test_markers_that_no_key_has_brought_are_told_without_one():
    assert told(turn(meet("gossip", "blank" + FILL), "blank"), *MARKERS) == ["Anna: affinity −1; now at −1."]


def test_affinity_below_nothing_has_the_minus_of_a_change():
    match = turn(meet("gossip", "blank" + FILL), "blank")
    standing = next(zone for zone in show.scene(match.view(0)) if zone.name == "standing")
    shown = {fact.label.key: fact.value for fact in standing.groups[0].facts}
    assert (shown["board-affinity"], str(shown["board-bottom"])[0]) == ("−1", "−")


def test_a_gift_is_told_in_one_line():
    scene = {"seats": 2, "heroes": ["beor", "ailei"], "place": [101, 101], "goods": {"food": [3, 0]}}
    match: Any = rt.scenario("taintedgrail", {**scene, "phase": "day", "day": 2}, seed=1)
    play(match, ("trade", 1))
    play(match, ("goods", "food", 2))
    assert match.table.goods["food"] == [1, 2]
    assert told(match, "goods.changed", "trade.given") == ["Anna: gives food 2 to Bert."]


def test_ways_out_of_a_fight_come_last():
    assert meet("dummy", "blank" + " blank" * 6).legal(0)[-2:] == (END, ESCAPE)


def lay_alone(hero: str, card: str, encounter: str, **wanted: Any) -> Any:
    """The card is laid as the first, on the shipped pack."""
    kind = "diplomacy" if encounter == "weeping_orphan" else "combat"
    piles = {"decks": {kind: [[card] * 15]}, "draw": [[card] * 15]}
    scene = {"seats": 1, "heroes": [hero], "encounter": encounter, **piles, **wanted}
    match = keep(rt.scenario("taintedgrail", scene, seed=1))
    return play(match, ("lay", card, False))


@pytest.mark.parametrize(
    ("hero", "card"),
    [("maggot", "maggot_admit_it"), ("beor", "beor_for_the_street")],
    ids=["admit", "street"],
)
def test_reputation_that_one_has_not_buys_nothing(hero: str, card: str):
    assert asked(lay_alone(hero, card, "weeping_orphan", goods={"rep": [1]})) == "choose.way"
    assert asked(lay_alone(hero, card, "weeping_orphan", goods={"rep": [0]})) == "talk.what"


def test_who_cannot_be_more_afraid_gets_no_magic_for_it():
    assert asked(lay_alone("maggot", "maggot_drink_it_now", "first_purple")) == "choose.way"
    match = lay_alone("maggot", "maggot_drink_it_now", "first_purple", terror=[7], goods={"magic": [0]})
    assert (asked(match), match.table.goods["magic"]) == ("fight.what", [0])


@pytest.mark.parametrize(("terror", "rings"), [(5, True), (7, False)])
def test_who_cannot_be_more_afraid_does_not_ring_the_hand_bell(terror: int, rings: bool):
    """It costs a terror, which he cannot pay who has reached the end of the track (TG-129)."""
    wanted = {"items": [["hand_bell"]], "terror": [terror]}
    match = play(lay_alone("maggot", "maggot_spark", "house_inside_out", **wanted), END)
    bell = ("use", "item/hand_bell", 0, -1)
    assert (bell in match.legal(0)) is rings
    if rings:
        play(match, bell)
        assert (match.table.terror[0], match.table.hurt) == (terror + 1, 0)


def test_a_card_that_can_do_nothing_is_not_told_to_be_used():
    """Throw asks for a weapon or a shield."""
    for items, used in ([], []), (["wicker_shield"], ["card/beor_throw"]):
        match = lay_alone("beor", "beor_throw", "first_grey", items=[items])
        assert [event.args["source"] for event in match.log(0) if event.key == "enc.used"] == used


def test_a_journey_of_the_insane_is_paid_with_what_he_has():
    scene = {"seats": 1, "heroes": ["beor"], "event_deck": [], "terror": [6], "place": [101]}
    match = play(rt.scenario("taintedgrail", {**scene, "energy": [2]}, seed=1), ("travel", 102))
    assert (asked(match), len(legal(match))) == ("choose.way", 2)
    match = play(
        rt.scenario("taintedgrail", {**scene, "energy": [1], "health": [6]}, seed=1), ("travel", 102)
    )
    assert (match.table.energy[0], match.table.health[0]) == (0, 5)
