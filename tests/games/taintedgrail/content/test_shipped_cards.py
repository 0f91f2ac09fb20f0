"""Prices of the shipped cards, and what they can do: nobody pays what they do not have."""

from typing import Any

import pytest

import roundtable as rt
from tests.games.taintedgrail.helpers import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import END, keep


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
    """It costs a terror, which a hero at the end of the track cannot pay (TG-129)."""
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
