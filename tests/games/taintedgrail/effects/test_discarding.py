"""Rulebook: Discarding, and removing from the game."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    box,
    day,
    done,
    everything,
    go,
    night,
    play,
    scene,
)
from tests.games.taintedgrail.helpers.encounter import flee, win


def test_an_encounter_goes_under_its_deck_won_or_not():
    for ends in (win, flee):
        match = ends(done("encounter grey", encounters={"grey": ["thug", "knight"]}))
        assert (match.table.encounters["grey"], match.table.under["grey"]) == (["knight"], ["thug"])


def test_when_a_deck_is_used_up_what_lies_under_it_follows_in_its_order():
    match = win(win(done("encounter grey; encounter grey", encounters={"grey": ["thug", "first_thug"]})))
    assert match.table.under["grey"] == ["thug", "first_thug"]
    again = scene(
        effects="encounter grey; encounter grey; encounter grey", encounters={"grey": ["thug", "first_thug"]}
    )
    win(win(again))
    assert again.table.enc == "thug"


def test_a_named_encounter_that_lies_under_its_deck_is_found_too():
    match = done(
        "encounter grey; encounter grey; encounter thug", encounters={"grey": ["thug", "first_thug"]}
    )
    win(win(match))
    assert (match.table.enc, match.table.encounters["grey"], match.table.under["grey"]) == (
        "thug",
        ["first_thug"],
        [],
    )


def test_items_go_under_their_deck_and_secrets_to_the_others():
    match = done("one lose item rope; lose secret tally", items=[["rope"]], secrets=[["tally"]])
    assert (match.table.item_deck[0], "tally" in match.table.secret_deck) == ("rope", True)
    assert everything(match) == box()


def test_a_location_that_was_discarded_may_be_laid_again():
    match = scene(phase="dawn", wards={101: 5}, shown=[101, 102, 106, 109], place=[102], event_deck=[])
    assert 109 not in match.table.shown
    play(match, go(106))
    assert 109 not in match.table.shown  # out of reach
    match = day(wards={106: 5}, shown=[102, 106], place=[102])
    play(match, go(106))
    assert 109 in match.table.shown


def test_what_has_left_the_game_does_not_come_back():
    match = done("remove 109", wards={106: 5}, shown=[102, 106], place=[102])
    play(match, go(106))
    assert 109 not in match.table.shown


def test_the_event_deck_has_discards_of_its_own():
    match = scene(phase="dawn", event_deck=["hard_road", "story", "calm"], place=[103])
    night(match)
    assert match.table.past == ["hard_road"]


def test_combat_cards_come_back_into_their_deck():
    match = win(scene(encounter="thug"))
    assert len(match.table.decks["combat"][0]) == 15
    assert match.table.hands == [[]]
