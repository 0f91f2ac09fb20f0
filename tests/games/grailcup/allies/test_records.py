"""An ally is a record: its card, its rule, and what is said of it before it is called."""

from __future__ import annotations

from random import Random

import pytest

from roundtable.games.grailcup.allies import ALLY
from roundtable.games.grailcup.cards import ALLIES, CARDS
from roundtable.games.grailcup.hints.guesses import Later
from roundtable.games.grailcup.show import scene
from roundtable.games.grailcup.track import track
from tests.games.grailcup.helpers import lay, legal, play, turn


def test_every_ally_of_the_box_has_a_record_in_the_order_of_the_numbers():
    assert tuple(ALLY) == ALLIES


def answer(match, question):
    """The longest way, with a spear if there is one, and the dragon out of the way."""
    options = legal(match)
    if question.key == "dragon.where":
        return min(options)
    return max(options) if question.key.endswith(".walk") or question.key == "spear.spend" else min(options)


def first_stop(match):
    """Where the knight of seat 0 comes by its ally, before anything happens to it there."""
    for _ in range(9):
        for event in match.log(0):
            if event.key in ("move.to", "move.stays", "move.nowhere") and event.args["seat"] == 0:
                return event.args.get("space", match.table.at[0])
        play(match, answer(match, match.question(match.to_move[0])))
    raise AssertionError("The knight has not moved.")


@pytest.mark.parametrize("skips", [False, True])
@pytest.mark.parametrize("ally", ALLIES)
def test_an_ally_leads_where_its_record_says(ally, skips):
    random = Random(f"{ally} {skips}")
    for _ in range(60):
        at = [random.randrange(5, 47), random.randrange(20), random.randrange(47)]
        dragon = random.choice([space for space in range(5, 47) if space not in at])
        spears = [random.randrange(2), 0, 0]
        race = Later(at, dragon, spears, track("reconstructed"), {"spear_skips": skips})
        match = turn(ally, at, dragon=dragon, spears=spears, spear_skips=skips)
        assert first_stop(match) == ALLY[ally].reach(race, 0), race


def test_an_ally_that_leads_to_a_place_knows_the_kind_of_it():
    assert {ally: card.place for ally, card in CARDS.items() if card.place} == {
        "princess": "castle",
        "priest": "church",
    }


def told_of(match, ally):
    """The text that seat 0 reads on an ally's card."""
    (zone,) = [zone for zone in scene(match.view(0)) if zone.name == "allies"]
    (text,) = [piece.text for piece in zone.groups[0].pieces if piece.name == ally]
    return text and text.key


@pytest.mark.parametrize(("at", "text"), [(44, "about-priest"), (45, "about-priest-dead")])
def test_gc_40_the_table_says_that_no_church_is_ahead(at, text):
    match = lay(3, first=0, at=[at, 20, 18], aside=["squire"])
    assert (told_of(match, "priest"), told_of(match, "princess")) == (text, "about-princess")


def test_at_the_finish_no_ally_is_said_to_have_nowhere_to_go():
    match = play(turn("fairy", [45, 0, 1], dragon=3), 6)
    assert match.result
    assert (told_of(match, "priest"), told_of(match, "princess")) == ("about-priest", "about-princess")
