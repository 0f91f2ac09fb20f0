"""Rulebook: III. Special white cards: Clairvoyance: the top five black cards in an order of one's choice."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen
from tests.games.shadows.helpers.knights import ALL_BLACK, DRAW, SACRIFICE, end, hero, received, top

LOOK = ("special", "clairvoyance")
FIVE = ["picts", "despair", "mist", "excalibur", "saxons"]


def look(deck=(*FIVE, "vivien"), **wanted):
    return play(hero(hands=[["clairvoyance"]], black_deck=list(deck), **wanted), LOOK)


def test_he_orders_the_top_five():
    match = look()
    assert asked(match) == "clairvoyance.order"
    assert legal(match) == set(permutations(FIVE))


@pytest.mark.parametrize(
    "order", [tuple(FIVE), tuple(FIVE[::-1]), ("mist", "picts", "saxons", "despair", "excalibur")]
)
def test_they_are_drawn_in_this_order(order):
    match = play(look(), order)
    assert top(match, 6) == [*order, "vivien"]


def test_he_remembers_the_order_and_nobody_else_knows_it():
    tables = [play(look(), order) for order in (tuple(FIVE), tuple(FIVE[::-1]))]
    assert seen(tables[0], 0)["black_deck"]["top"][:5] == FIVE
    for viewer in (1, 2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)


def test_the_others_do_not_learn_the_cards():
    tables = [look(deck) for deck in (FIVE, ["guinevere", "mordred", "morgan-1", "morgan-2", "vivien"])]
    for viewer in (1, 2, 3, None):
        assert received(tables[0], viewer) == received(tables[1], viewer)


def few(count):
    """All black cards but these have been played and lie in the discard pile."""
    deck = FIVE[:count]
    rest = list(ALL_BLACK)
    for card in deck:
        rest.remove(card)
    return hero(hands=[["clairvoyance"]], black_deck=deck, black_discard=rest)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_sh_16_with_fewer_than_five_he_looks_at_what_is_left_without_a_shuffle(count):
    match = play(few(count), LOOK)
    assert legal(match) == set(permutations(FIVE[:count]))
    play(match, tuple(FIVE[:count][::-1]))
    assert (top(match, 9), len(match.table.black_discard)) == (FIVE[:count][::-1], 76 - count)


def test_the_next_knight_draws_what_was_put_on_top():
    match = play(look(), ("saxons", "picts", "mist", "despair", "excalibur"))
    end(match)
    assert play(match, "draw").table.warriors["saxons"] == 1


def test_two_alike_are_one_order():
    match = look(["picts", "picts", "despair", "despair", "despair", "mist"])
    assert len(match.legal(0)) == len(legal(match)) == 10


def test_it_is_the_special_card_of_the_turn():
    match = hero(hands=[["clairvoyance", "piety"]], black_deck=FIVE)
    play(match, LOOK, tuple(FIVE), SACRIFICE)
    assert "special" not in {option[0] for option in legal(match)}
    assert DRAW in legal(match)


def test_what_percival_then_sees_is_the_new_top():
    match = hero(
        3, first="gawain", hands=[["clairvoyance"]], black_deck=FIVE, knights=["gawain", "percival", "kay"]
    )
    end(play(match, LOOK, tuple(FIVE[::-1])))
    assert seen(match, 1)["black_deck"]["top"][:1] == ["saxons"]
