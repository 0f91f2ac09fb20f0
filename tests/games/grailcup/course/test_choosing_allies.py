"""Rulebook: 1 B. Setting allies aside, 1 C. Choosing allies; three and eight players have their own file."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import roundtable as rt
from tests.games.grailcup.helpers import ALLIES, asked, first, last, lay, legal, movers, new, play, seen
from tests.games.grailcup.helpers.seeing import all_cards, draft, received, turns

TABLE = [(3, 0, 8), (4, 3, 5), (5, 2, 6), (6, 1, 7), (7, 0, 8), (8, 0, 8)]
ONE_LAP = pytest.mark.parametrize("seats", [4, 5, 6, 7])
WAYS = pytest.mark.parametrize(("way", "step"), [("left", 1), ("right", -1)])


@pytest.mark.parametrize(("seats", "face_up", "offered"), TABLE)
def test_setting_aside_as_many_cards_as_the_table_says(seats, face_up, offered):
    for seed in range(8):
        match = new(seats, seed)
        table = match.table
        assert len(seen(match)["face_up"]) == face_up
        assert len(table.aside) == 1
        assert len(legal(match)) == len(table.pack) == offered
        assert all_cards(table) == sorted(ALLIES)


def test_setting_aside_face_up_cards_are_read_by_everybody():
    match = new(4, seed=2)
    (event,) = [event for event in match.log(None) if event.key == "draft.face-up"]
    assert sorted(event.args["allies"]) == sorted(seen(match)["face_up"])
    for seat in range(4):
        assert seen(match, seat)["face_up"] == seen(match)["face_up"]


def test_setting_aside_any_card_may_lie_face_up_or_face_down():
    tables = [new(6, seed).table for seed in range(80)]
    assert {card for table in tables for card in table.aside} == set(ALLIES)
    assert {card for table in tables for card in table.face_up} == set(ALLIES)


@pytest.mark.parametrize("seats", [3, 6, 8])
def test_setting_aside_every_round_uses_all_nine_cards_again(seats):
    match = lay(seats, call=10, at=[20 + seat for seat in range(seats)], aside=["merlin"], dragon=46)
    assert (asked(match), match.table.round) == ("draft.ally", 2)
    assert all_cards(match.table) == sorted(ALLIES)
    assert seen(match)["allies"] == [[] for _ in range(seats)]


@ONE_LAP
@WAYS
def test_choosing_goes_round_the_table_once_in_the_chosen_direction(seats, way, step):
    match = new(seats, seed=seats)
    first = seen(match)["first"]
    assert [seat for seat, _, _ in turns(match, way)] == [(first + step * n) % seats for n in range(seats)]


@ONE_LAP
def test_choosing_each_player_is_offered_exactly_what_his_neighbour_left(seats):
    match = new(seats, seed=10 + seats)
    chosen = turns(match, pick=-1)
    for (_, offered, taken), (_, rest, _) in pairwise(chosen):
        assert rest == offered - {taken}
    assert match.table.allies == [(card,) for _, _, card in sorted(chosen, key=lambda turn: turn[0])]


@ONE_LAP
def test_choosing_the_last_player_takes_one_of_two_cards(seats):
    for pick in (0, 1):
        match = new(seats, seed=20 + seats)
        aside = match.table.aside[0]
        *_, (last, offered, taken) = turns(match, pick=pick)
        assert len(offered) == 2
        assert aside not in offered
        assert match.table.allies[last] == (taken,)


@pytest.mark.parametrize("way", ["left", "right"])
@pytest.mark.parametrize("seats", range(3, 9))
def test_gc_44_direction_is_chosen_by_the_first_player_after_his_own_pick(seats, way):
    match = new(seats, seed=seats)
    first = seen(match)["first"]
    assert (match.to_move, asked(match)) == ((first,), "draft.ally")
    play(match, match.legal(first)[0])
    assert (match.to_move, asked(match), legal(match)) == ((first,), "draft.direction", {"left", "right"})
    play(match, way)
    assert match.to_move == ((first + {"left": 1, "right": -1}[way]) % seats,)


def test_gc_44_direction_is_chosen_anew_each_round():
    match = lay(4, call=10, direction="right", at=[30, 31, 28, 26], dragon=46)
    assert match.to_move == (3,)
    play(match, match.legal(3)[0])
    assert asked(match) == "draft.direction"
    assert match.to_move == (3,)
    play(match, "left")
    assert match.to_move == (0,)


def test_gc_44_nobody_else_is_asked_for_a_direction():
    match, asked_for = new(7, seed=4), []
    for seat in movers(match, lambda match: asked(match) in ("draft.ally", "draft.direction")):
        if asked(match) == "draft.direction":
            asked_for.append(seat)
        play(match, last(match))
    assert asked_for == [new(7, seed=4).table.first]


def test_choosing_an_ally_that_lies_face_up_or_was_taken_is_refused():
    match = lay(4, first=0, face_up=["fairy", "priest", "unicorn"], aside=["tamer"])
    for ally in ("fairy", "tamer", "nobody", None):
        with pytest.raises(rt.IllegalMove):
            match.play(0, ally)
    play(match, "merlin", "left")
    with pytest.raises(rt.IllegalMove):
        match.play(1, "merlin")
    with pytest.raises(rt.IllegalMove):
        match.play(2, "squire")


@ONE_LAP
def test_choosing_only_the_player_whose_turn_it_is_sees_the_cards(seats):
    match = new(seats, seed=30 + seats)
    for mover in movers(match, "draft.ally"):
        assert match.to_move == (mover,)
        for seat in (*range(seats), None):
            mine = seat is not None and seat == mover
            assert bool(seen(match, seat)["pack"]) == mine
            if not mine:
                assert match.legal(seat) == () if seat is not None else True
        play(match, match.legal(mover)[0])
        if asked(match) == "draft.direction":
            play(match, "right")


@ONE_LAP
def test_choosing_keeps_the_chosen_ally_secret_until_it_is_called(seats):
    match = new(seats, seed=7)
    draft(match, {})
    table = match.table
    for viewer in range(seats):
        allies = seen(match, viewer)["allies"]
        for seat in range(seats):
            open_now = seat == viewer or table.allies[seat][0] in table.shown
            assert allies[seat] == (list(table.allies[seat]) if open_now else [""])


def test_choosing_tells_others_nothing_but_that_somebody_has_chosen():
    """Before it has seen the cards, a seat receives the same bytes whatever the first player took."""
    base: Any = dict(seats=5, first=0, face_up=["priest", "unicorn"], aside=["fairy"])
    seen_by: dict[Any, set[str]] = {seat: set() for seat in (1, 2, 3, 4, None)}
    for ally in ("sorceress", "merlin", "princess"):
        match = play(lay(**base), ally)
        for seat, texts in seen_by.items():
            texts.add(received(match, seat))
    assert {seat: len(texts) for seat, texts in seen_by.items()} == dict.fromkeys(seen_by, 1)


def test_choosing_a_later_pick_stays_hidden_from_those_who_chose_before():
    base: Any = dict(seats=5, first=0, face_up=["priest", "unicorn"], aside=["fairy"])
    for seat in (0, 1, 4, None):
        texts = set()
        for ally in ("squire", "merlin", "princess"):
            texts.add(received(play(lay(**base), "tamer", "left", "sorceress", ally), seat))
        assert len(texts) == 1


def test_choosing_what_was_passed_on_may_be_looked_at_again():
    match = play(lay(4, first=2, face_up=["fairy", "priest", "unicorn"], aside=["tamer"]), "merlin", "right")
    assert set(seen(match, 2)["passed"][2][0]) == {"sorceress", "squire", "blacksmith", "princess"}
    play(match, "princess")
    assert set(seen(match, 1)["passed"][1][0]) == {"sorceress", "squire", "blacksmith"}
    for seat in (0, 1, 3, None):
        assert not [
            cards for owner, cards in enumerate(seen(match, seat)["passed"]) if cards and owner != seat
        ]


def test_choosing_what_was_passed_on_is_of_no_use_in_the_next_round():
    match = lay(4, first=2, face_up=["sorceress", "squire", "merlin"], aside=["tamer"], at=[20, 21, 22, 26])
    play(match, "blacksmith", "left", "princess", "priest", "fairy")
    for _ in movers(match, lambda match: match.table.round == 1):
        assert seen(match, 2)["passed"][2]
        play(match, first(match))
    assert not seen(match, 2)["passed"][2]


@ONE_LAP
def test_gc_47_cards_that_lie_face_down_stay_secret_for_the_whole_round(seats):
    """Swap a face-down card with an ally that nobody took: no viewer can tell, before or after all calls."""
    hidden = ["fairy", "unicorn"]
    tables = [
        lay(seats, call=1, at=[20] * seats, dragon=46, allies=[["blacksmith"]], aside=[aside], pack=[pack])
        for aside, pack in (hidden, hidden[::-1])
    ]
    for seat in (*range(1, seats), None):
        assert received(tables[0], seat) == received(tables[1], seat)


def test_gc_47_nobody_sees_the_face_down_card_while_allies_are_chosen():
    base: Any = dict(seats=6, first=0, face_up=["sorceress"])
    for taken in range(5):
        for seat in (*range(6), None):
            texts = set()
            for aside in ("squire", "merlin"):
                match = lay(**base, aside=[aside])
                order = [ally for ally in match.table.pack if ally not in ("squire", "merlin")]
                play(match, order[0], "left", *order[1 : 1 + taken])
                view = match.view(seat)
                texts.add(str(view["table"]["aside"]))
                assert aside not in str(view["learnt"])
                assert view["table"]["pack"] is None or aside not in view["table"]["pack"]
            assert texts == {"None"}
