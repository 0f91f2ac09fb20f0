"""Rulebook: Special black cards (Специальные черные карты): three Merlins stop one as it appears."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen
from tests.games.shadows.helpers.black_cards import SPECIAL, all_there, events, no_merlins, quiet

EVERY = pytest.mark.parametrize("card", SPECIAL)
ONE_EACH = [["merlin", "fight-1"], ["merlin"], ["merlin", "grail", "fight-5"]]


def window(card="morgan-3", hands=ONE_EACH, seats=3, turn=0, **wanted):
    match = quiet(seats, hands=hands, turn=turn, black_deck=[card], **wanted)
    return play(match, "draw")


def offer(match, *counts):
    """Each seat asked offers this many, the lowest seat first."""
    for seat, count in zip(match.to_move, counts, strict=True):
        match.play(seat, count)
    return match


@EVERY
def test_everybody_is_asked_when_a_special_card_appears(card):
    match = window(card)
    assert (asked(match), match.to_move) == ("merlin.stop", (0, 1, 2))
    assert seen(match)["drawn"] == [card]


@EVERY
def test_three_merlins_of_three_knights_stop_any_special_card(card):
    match = offer(window(card), 1, 1, 1)
    assert asked(match) == "deed.what"
    table = seen(match)
    assert (table["white_discard"], table["black_discard"]) == (3, 1)
    assert (table["engines"], table["life"], table["in_force"], table["mordred_at"]) == (0, [4, 4, 4], [], "")
    assert not any(table["dark"].values())
    assert [len(hand) for hand in table["hands"]] == [1, 0, 2]
    assert all_there(match)


@pytest.mark.parametrize("giver", range(3))
def test_one_knight_alone_may_stop_it_out_of_turn(giver):
    hands = [["merlin"] * 3 if seat == giver else ["fight-1"] for seat in range(3)]
    match = window(hands=hands)
    offer(match, *[3 if seat == giver else 0 for seat in range(3)])
    assert (asked(match), seen(match)["engines"]) == ("deed.what", 0)
    assert seen(match)["hands"][giver] == []


def test_the_options_are_the_merlins_that_one_has_and_three_at_most():
    match = window(hands=[["merlin"] * 4, ["merlin"] * 2, ["fight-1"]])
    assert [set(match.legal(seat)) for seat in range(3)] == [{0, 1, 2, 3}, {0, 1, 2}, {0}]


def test_two_merlins_stop_nothing_and_nobody_loses_or_learns_of_them():
    match = offer(window(), 1, 0, 1)
    assert (asked(match), seen(match)["engines"]) == ("deed.what", 2)
    assert seen(match)["white_discard"] == 0
    for viewer in (0, 1, 2, None):
        assert not events(match, "merlin.spent", viewer)
        hands = seen(match, viewer)["hands"]
        assert all("merlin" not in hand for seat, hand in enumerate(hands) if seat != viewer)


def test_offers_are_secret_until_all_have_answered():
    before = window()
    match = window()
    match.play(2, 1)
    for viewer in (0, 1, None):
        assert seen(match, viewer)["hands"] == seen(before, viewer)["hands"]
        assert [event.args for event in match.log(viewer)] == [event.args for event in before.log(viewer)]


def test_an_offer_is_told_only_when_it_is_spent():
    match = offer(window(), 1, 1, 1)
    for viewer in (0, 1, 2, None):
        spent = {entry["seat"]: entry["count"] for entry in events(match, "merlin.spent", viewer)}
        assert spent == {0: 1, 1: 1, 2: 1}


@pytest.mark.parametrize(
    ("turn", "offers", "spent"),
    [
        (0, (2, 2, 2), {0: 2, 1: 1}),
        (1, (2, 2, 1), {1: 2, 2: 1}),
        (2, (1, 2, 1), {2: 1, 0: 1, 1: 1}),
        (1, (1, 1, 3), {1: 1, 2: 2}),
        (2, (2, 2, 0), {0: 2, 1: 1}),
    ],
)
def test_sh_38_three_are_spent_from_the_drawers_seat_on(turn, offers, spent):
    hands = [["merlin"] * count for count in offers]
    match = offer(window(hands=hands, turn=turn), *offers)
    assert {entry["seat"]: entry["count"] for entry in events(match, "merlin.spent")} == spent
    kept = [count - spent.get(seat, 0) for seat, count in enumerate(offers)]
    assert [len(hand) for hand in seen(match)["hands"]] == kept


def test_sh_38_the_rest_goes_back_unseen():
    match = offer(window(hands=[["merlin"] * 3, ["merlin", "grail"], ["merlin"]]), 3, 1, 1)
    assert [len(hand) for hand in seen(match)["hands"]] == [0, 2, 1]
    for viewer in (0, None):
        assert seen(match, viewer)["hands"][1:] == [["", ""], [""]]
        assert {entry["seat"] for entry in events(match, "merlin.spent", viewer)} == {0}


def test_the_dead_and_the_revealed_are_not_asked():
    match = window(
        hands=[["merlin"], [], [], ["merlin"] * 2],
        seats=4,
        status=["knight", "dead", "revealed", "knight"],
        loyalty=["loyal", "loyal", "traitor", "loyal"],
    )
    assert match.to_move == (0, 3)
    offer(match, 1, 2)
    assert seen(match)["engines"] == 0


def test_knights_may_stop_the_card_of_a_revealed_traitor():
    match = quiet(
        hands=[[], ["merlin", "merlin"], ["merlin", "merlin"]],
        status=["revealed", "knight", "knight"],
        loyalty=["traitor", "loyal", "loyal"],
        black_deck=["morgan-3"],
    )
    assert asked(match) == "steal.whom"
    play(match, 1, "draw")
    assert (asked(match), set(match.to_move)) == ("merlin.stop", {1, 2})
    offer(match, 1, 2)
    assert seen(match)["engines"] == 0


def test_sf_15_a_lasting_effect_cannot_be_stopped_later():
    match = no_merlins(window("mist"))
    assert seen(match)["in_force"] == ["mist"]
    assert ("special", "merlin") not in legal(match)
    play(match, ("quest", "draw"), ("end",), "engine")
    assert asked(match) == "deed.what"
    play(match, ("special", "merlin"))
    assert legal(match) == {("engine",)}


def test_sf_15_mordred_cannot_be_removed_by_merlins_but_his_warrior_can():
    match = play(no_merlins(window("mordred")), "picts", ("special", "merlin"))
    assert legal(match) == {("warrior", "picts")}
    play(match, ("warrior", "picts"))
    assert (seen(match)["warriors"]["picts"], seen(match)["mordred_at"]) == (0, "picts")


def test_stopping_a_card_is_no_action_and_not_the_special_card_of_the_turn():
    match = offer(window(hands=[["merlin"] * 4], engines=1), 3, 0, 0)
    assert ("special", "merlin") in legal(match)
    play(match, ("special", "merlin"), ("engine",))
    assert seen(match)["engines"] == 0


def test_three_merlins_stop_guinevere_and_the_turn_goes_on():
    match = window("guinevere", place=["picts", "blackknight"], laid={"blackknight": ["fight-1"]})
    offer(match, 1, 1, 1)
    assert (asked(match), match.to_move) == ("deed.what", (0,))
    assert seen(match)["place"][:2] == ["picts", "blackknight"]
    assert seen(match)["laid"]["blackknight"] == ["fight-1"]


def test_the_order_of_the_answers_does_not_matter():
    results = set()
    for order in permutations(range(3)):
        match = window(hands=[["merlin"] * 2] * 3)
        for seat in order:
            match.play(seat, (2, 1, 2)[seat])
        results.add(tuple(len(hand) for hand in seen(match)["hands"]))
    assert results == {(0, 1, 2)}
