"""Rulebook: Improving decks; building decks."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.taintedgrail.helpers import asked, goods, legal, play, scene


def dusk(exp=2, **wanted):
    return scene(phase="dusk", event_deck=[], place=[103], goods={"exp": [exp], "food": [0]}, **wanted)


@pytest.mark.parametrize("kind", ["combat", "diplomacy"])
def test_two_experience_show_three_cards_of_the_advanced_set_and_one_is_kept(kind):
    match = play(dusk(), ("card", kind))
    table = match.table
    looked = Counter(table.looked)
    assert (asked(match), set(looked), looked.total()) == ("grow.card", legal(match), 3)
    card = sorted(looked)[0]
    play(match, card)
    assert (len(table.decks[kind][0]), table.decks[kind][0].count(card)) == (16, 1)
    assert (len(table.advanced[kind][0]), goods(match, "exp")) == (11, [0])


def test_a_skill_shows_one_more():
    match = play(dusk(skills=[["cau_1/back"]]), ("card", "combat"))
    assert (len(match.table.looked), set(match.table.looked)) == (4, legal(match))


def test_any_cards_of_the_set_may_be_looked_at():
    found = [play(dusk(seed=seed), ("card", "combat")).table for seed in range(30)]
    cards = set(found[0].looked + found[0].advanced["combat"][0])
    assert {card for table in found for card in table.looked} == cards
    assert all(table.advanced["combat"][0] == sorted(table.advanced["combat"][0]) for table in found)


def test_more_cards_for_more_experience():
    match = play(dusk(4), ("card", "combat"))
    play(match, match.legal(0)[0])
    assert asked(match) == "grow.what"
    play(match, ("card", "combat"))
    play(match, match.legal(0)[0])
    assert len(match.table.decks["combat"][0]) == 17


def test_an_empty_set_offers_nothing():
    match = dusk(2)
    match.table.advanced["combat"][0] = []
    assert ("card", "diplomacy") in legal(match)


SIXTEEN = {"combat": [["smith_blow"] * 9 + ["smith_feint"] * 6 + ["smith_swing"]]}


def test_cards_may_be_left_out_but_no_deck_falls_below_fifteen():
    match = play(dusk(0, decks=SIXTEEN), ("leave", "combat", "smith_feint"))
    assert (len(match.table.decks["combat"][0]), match.table.spare["combat"][0]) == (15, ["smith_feint"])
    assert asked(match) == "day.what"


def test_two_copies_of_a_card_may_go_in_one_evening():
    deck = {"combat": [[*SIXTEEN["combat"][0], "smith_swing"]]}
    match = play(dusk(0, decks=deck), ("leave", "combat", "smith_feint"), ("leave", "combat", "smith_feint"))
    assert match.table.spare["combat"][0] == ["smith_feint"] * 2
    assert (len(match.table.decks["combat"][0]), asked(match)) == (15, "day.what")


def test_what_was_left_out_stays_his_and_may_come_back_another_day():
    match = play(dusk(0, decks=SIXTEEN), ("leave", "combat", "smith_feint"))
    assert "smith_feint" not in match.table.advanced["combat"][0]
    play(match, ("pass",))
    assert (asked(match), legal(match)) == ("deck.change", {("take", "combat", "smith_feint"), None})
    play(match, ("take", "combat", "smith_feint"))
    assert match.table.spare["combat"][0] == []
    assert len(match.table.decks["combat"][0]) == 16


def test_with_a_card_taken_in_another_may_go():
    match = play(dusk(0, decks=SIXTEEN), ("leave", "combat", "smith_feint"), ("pass",))
    play(match, ("take", "combat", "smith_feint"), ("leave", "combat", "smith_blow"))
    assert match.table.spare["combat"][0] == ["smith_blow"]


def test_a_new_card_lies_in_the_deck_and_may_be_left_out_the_same_evening():
    match = play(dusk(2), ("card", "combat"))
    card = match.legal(0)[0]
    play(match, card)
    assert asked(match) == "deck.change"
    play(match, ("leave", "combat", card))
    assert (match.table.spare["combat"][0], len(match.table.decks["combat"][0])) == ([card], 15)


def test_the_story_may_give_a_card_for_nothing():
    match = scene(effects="one upgrade combat", event_deck=[])
    assert asked(match) == "grow.card"
    play(match, match.legal(0)[0])
    assert (len(match.table.decks["combat"][0]), goods(match, "exp")) == (16, [0])
