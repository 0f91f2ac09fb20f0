"""Hands are secret, piles lie face down: nothing that a player receives may depend on what they cannot
know."""

from __future__ import annotations

import json

import pytest

import roundtable as rt
from tests.games.kingarthur.helpers import asked, defeated, hand, last, lay, legal, new, play, seen, until

LAYOUT = {"dark": ["dark-1", "dark-2", "dark-2"], "dragon": ["dragon-4"]}


def received(match, seat):
    """Every byte that a seat may receive, as text."""
    log = [(event.key, sorted(event.args.items())) for event in match.log(seat)]
    question = match.question(seat)
    return json.dumps([match.view(seat), repr(log), repr(question), repr(match.legal(seat))], sort_keys=True)


def twins(rich, poor, **wanted):
    """Two tables that differ only in what seats 1 and 2 cannot know: the hand of seat 0 and the supply."""
    base = {"seats": 3, "columns": LAYOUT, "action": 2} | wanted
    return (
        lay(**base, hands=[rich, ["beige"], ["orange"]], supply=poor),
        lay(**base, hands=[poor, ["beige"], ["orange"]], supply=rich),
    )


def test_others_see_only_how_many_knights_one_holds():
    match = lay(seats=3, hands=[["red", "merlin"], ["beige"], []])
    assert seen(match, 0)["hands"] == [["merlin", "red"], 1, 0]
    assert seen(match, 1)["hands"] == [2, ["beige"], 0]
    assert seen(match, None)["hands"] == [2, 1, 0]


def test_piles_show_only_how_high_they_are():
    match = lay(deck=["dark-1", "dark-2"], supply=["red", "red", "beige"])
    for seat in (0, 1, None):
        assert (seen(match, seat)["deck"], seen(match, seat)["supply"]) == (2, 3)


def test_others_read_only_how_many_knights_were_drawn():
    match = play(lay(action=4, supply=["merlin", "red-2", "beige"]), 2)
    assert list(match.log(0)[-1].args["cards"]) == ["merlin", "red-2"]
    for seat in (1, None):
        event = match.log(seat)[-1]
        assert event.args == {"seat": 0, "count": 2}
        assert "merlin" not in repr(match.log(seat))


def test_the_deal_is_read_by_each_player_for_himself():
    match = new(seats=3, seed=5)
    for seat in (0, 1, 2, None):
        dealt = [event for event in match.log(seat) if event.key.startswith("knights.drawn")]
        assert [event.args["seat"] for event in dealt if "cards" in event.args] == (
            [] if seat is None else [seat]
        )


def test_ka_9_defeated_adversaries_lie_open_unless_the_table_hides_them():
    open_table = lay(defeated=[["dark-1", "dragon-5"]])
    for seat in (0, 1, None):
        assert sorted(seen(open_table, seat)["defeated"][0]) == ["dark-1", "dragon-5"]


def test_ka_9_hide_defeated_shows_them_to_their_owner_only():
    match = lay(hide_defeated=True, defeated=[["dark-1", "dragon-5"], ["enemy-2"]])
    assert defeated(match, 0) == ["dark-1", "dragon-5"]
    assert sorted(seen(match, 1)["defeated"][1]) == ["enemy-2"]
    for seat in (1, None):
        assert seen(match, seat)["defeated"][0] == 2
    assert "dragon-5" not in json.dumps(seen(match, 1)["defeated"])


def test_ka_9_the_number_of_knights_in_a_hand_is_public():
    match = play(lay(action=4, hands=[["red"] * 3], supply=["beige"] * 3), 2)
    assert seen(match, 1)["hands"][0] == seen(match, None)["hands"][0] == 5


@pytest.mark.parametrize("seals", [False, True])
def test_the_challenge_is_asked_alike_of_a_rich_and_of_a_poor_hand(seals):
    rich, poor = twins(["red"] * 4, ["red", "orange", "beige", "beige-2"], seals=seals)
    assert legal(rich) != legal(poor)
    for seat in (1, 2, None):
        assert received(rich, seat) == received(poor, seat)


@pytest.mark.parametrize("seals", [False, True])
def test_a_hand_that_can_do_nothing_is_asked_all_the_same(seals):
    rich, poor = twins(
        ["red", "merlin"],
        ["beige-2", "red-2"],
        seals=seals,
        columns={"dragon": ["dragon-3"], "dark": ["dark-3"]},
    )
    for match in (rich, poor):
        assert (asked(match), legal(match)) == ("challenge.which", {None})
    stronger, _ = twins(
        ["red-2", "red-2"],
        ["beige-2", "merlin"],
        seals=seals,
        columns={"dragon": ["dragon-3"], "dark": ["dark-3"]},
    )
    assert legal(stronger) != {None}
    assert stronger.view(1)["prompt"] == rich.view(1)["prompt"]


def test_waiting_players_do_not_see_what_the_payer_could_pay():
    rich, poor = twins(["red", "merlin", "beige"], ["red", "orange-2", "orange-2"])
    play(rich, "dark-1")
    play(poor, "dark-1")
    assert legal(rich) != legal(poor)
    for seat in (1, 2, None):
        assert received(rich, seat) == received(poor, seat)


def test_nobody_sees_which_card_another_drew():
    match, other = (
        lay(seats=3, action=4, supply=supply) for supply in (["red", "merlin"], ["merlin", "red"])
    )
    play(match, 1)
    play(other, 1)
    assert hand(match, 0) != hand(other, 0)
    for seat in (1, 2, None):
        assert received(match, seat) == received(other, seat)


def test_nobody_sees_the_order_of_the_deck():
    deck = ["dark-1", "dark-2", "enemy-1"]
    match, other = (lay(columns={}, deck=order) for order in (deck, deck[::-1]))
    for seat in (0, 1, None):
        assert received(match, seat) == received(other, seat)


def test_nobody_sees_the_order_of_the_reshuffled_supply():
    discard = ["red", "merlin", "beige", "orange", "red-2", "beige-2"]
    tables = [
        play(lay(seed=seed, action=4, acted=True, supply=["red"], discard=discard), 1) for seed in range(6)
    ]
    assert len({tuple(match.table.supply) for match in tables}) > 1
    for seat in (0, 1, None):
        assert len({received(match, seat) for match in tables}) == 1


def test_a_second_draw_from_the_reshuffled_supply_is_seen_by_its_drawer_only():
    discard = ["red", "merlin", "beige", "orange", "red-2", "beige-2"]
    tables = [play(lay(seed=seed, action=4, supply=["red"], discard=discard), 2) for seed in range(9)]
    assert len({tuple(hand(match, 0)) for match in tables}) > 1
    for seat in (1, None):
        assert len({received(match, seat) for match in tables}) == 1


def test_an_error_tells_a_stranger_nothing():
    rich, poor = twins(["red"] * 4, ["red", "merlin", "beige", "red-2"])
    texts = set()
    for match in (rich, poor):
        with pytest.raises(rt.IllegalMove) as error:
            match.play(1, "dark-1")
        texts.add(str(error.value))
    assert len(texts) == 1


def test_own_draws_stay_secret_when_the_owner_plays_on():
    """Draw unseen, then play part of it: others learn exactly the knights played."""
    match = lay(seats=2, action=4, columns=LAYOUT, supply=["merlin", "red"] + ["orange"] * 9)
    play(match, 2, False, None, 2, False, "dark-1", ("red",))
    assert seen(match, 1)["discard"] == ["red"]
    for seat in (1, None):
        assert "merlin" not in repr(match.log(seat))
        assert seen(match, seat)["hands"][0] == 1


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_as_seen_by_deals_anew_what_the_seat_cannot_know(seat):
    match = new(seats=3, seed=11, seals=True)
    worlds = [match.as_seen_by(seat, seed) for seed in range(8)]
    assert {received(world, seat) for world in worlds} == {received(match, seat)}
    for hidden in {0, 1, 2} - {seat}:
        assert len({tuple(world.table.hands[hidden]) for world in worlds}) > 1
    assert len({tuple(world.table.deck) for world in worlds}) > 1
    for world in worlds:
        assert sorted(world.table.deck) == sorted(match.table.deck)
        knights = [card for pile in [world.table.supply, *world.table.hands] for card in pile]
        assert sorted(knights) == sorted(
            card for pile in [match.table.supply, *match.table.hands] for card in pile
        )


def test_as_seen_by_in_the_middle_of_a_challenge():
    """Seat 0 has named a card; what seat 1 imagines must look the same to it and be playable."""
    match = lay(
        action=2, hands=[["red"] * 4, ["beige"]], columns={"dragon": ["dragon-4"], "dark": ["dark-1"]}
    )
    play(match, "dragon-4")
    for seed in range(10):
        world = match.as_seen_by(1, seed)
        assert received(world, 1) == received(match, 1)
        until(world, lambda world: world.to_move != (0,), last)
        assert world.to_move == (1,)


def test_no_undo_past_a_drawn_knight():
    match = play(lay(action=4, supply=["merlin", "red"]), 1)
    assert not match.undoable(0)


def test_no_undo_past_turned_adversaries():
    match = play(lay(columns=LAYOUT, deck=["dark-3", "dark-1"]), True)
    assert not match.undoable(0)
