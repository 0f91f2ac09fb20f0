"""Rulebook: 1 C. Choosing allies, what is special with three and with eight players."""

from __future__ import annotations

import pytest

from tests.games.grailcup.helpers import (
    ALLIES,
    asked,
    first,
    lay,
    legal,
    movers,
    new,
    play,
    seen,
    told,
    until,
)
from tests.games.grailcup.helpers.seeing import all_cards, received, turns

WAYS = pytest.mark.parametrize(("way", "step"), [("left", 1), ("right", -1)])


def first_lap(seed=1, aside="tamer"):
    """Three players have chosen once: princess, priest, fairy; five cards come back to the first player."""
    match = lay(3, seed=seed, first=0, aside=[aside])
    return play(match, "princess", "left", "priest", "fairy")


def eight(last="fairy", aside="unicorn", way="left"):
    """Seven of eight have chosen 1 to 7; the eighth is offered the fairy and the face-down unicorn."""
    match = lay(8, first=0, aside=[aside], at=[20, 21, 22, 25, 26, 27, 28, 30], dragon=46)
    rest = [ally for ally in ALLIES if ally not in (last, aside)]
    return play(match, rest[0], way, *rest[1:])


@WAYS
def test_three_players_choose_twice_in_two_laps(way, step):
    for seed in range(6):
        match = new(3, seed)
        first = seen(match)["first"]
        chosen = turns(match, way)
        assert [seat for seat, _, _ in chosen] == [(first + step * n) % 3 for n in range(6)]
        assert [len(offered) for _, offered, _ in chosen] == [8, 7, 6, 4, 3, 2]
        assert [len(allies) for allies in match.table.allies] == [2, 2, 2]
        assert all_cards(match.table) == sorted(ALLIES)


@pytest.mark.parametrize("pick", [0, 1])
def test_three_players_both_chosen_cards_are_his(pick):
    match = new(3, seed=3)
    chosen = turns(match, pick=pick)
    for seat in range(3):
        taken = {card for chooser, _, card in chosen if chooser == seat}
        assert set(match.table.allies[seat]) == taken
        assert set(seen(match, seat)["allies"][seat]) == taken


def test_gc_44_three_players_the_second_lap_keeps_the_direction():
    match = play(lay(3, first=1, aside=["tamer"]), "princess", "right", "priest", "fairy")
    assert (match.to_move, asked(match)) == ((1,), "draft.ally")
    play(match, match.legal(1)[0])
    assert (match.to_move, asked(match)) == ((0,), "draft.ally")
    play(match, match.legal(0)[0])
    assert match.to_move == (2,)


def test_gc_45_the_first_player_sees_four_of_the_five_cards_that_came_back():
    back = {"sorceress", "squire", "merlin", "blacksmith", "unicorn"}
    for seed in range(10):
        match = first_lap(seed)
        assert match.to_move == (0,)
        assert legal(match) == set(seen(match, 0)["pack"])
        assert legal(match) < back
        assert len(legal(match)) == 4
        assert set(match.table.aside) == {"tamer"} | (back - legal(match))


def test_gc_45_the_second_discard_is_random():
    dropped = {card for seed in range(60) for card in first_lap(seed).table.aside}
    assert dropped == {"tamer", "sorceress", "squire", "merlin", "blacksmith", "unicorn"}


def test_gc_45_the_second_discard_is_seen_by_nobody():
    for seed in range(12):
        match = first_lap(seed)
        (dropped,) = set(match.table.aside) - {"tamer"}
        for seat in (0, 1, 2, None):
            events = [event for event in match.log(seat) if event.key == "draft.unseen"]
            assert [dict(event.args) for event in events] == [{"seat": 0}]
            assert seen(match, seat)["aside"] is None
            assert dropped not in str(match.view(seat)["learnt"])
        for _ in movers(match, "draft.ally"):
            assert dropped not in legal(match)
            play(match, first(match))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_gc_45_nobody_can_tell_the_second_discard_from_the_choice_of_another(viewer):
    """Seat 1 takes the squire and the merlin is dropped unseen, or the other way round: seats 0 and 2 cannot
    tell, seat 1 of course can, as they know what they took."""
    texts = {}
    for taken, dropped in (("squire", "merlin"), ("merlin", "squire")):
        for seed in range(80):
            match = play(lay(3, seed=seed, first=0, aside=["tamer"]), "princess", "left", taken, "fairy")
            if dropped in match.table.aside:
                texts[taken] = received(match, viewer)
                break
    assert len(texts) == 2
    # Seat 2 looked at the cards between the two: so it knows which of the two seat 1 had left.
    assert (len(set(texts.values())) == 1) == (viewer in (0, None))


def test_three_players_each_remembers_what_he_passed_on_in_both_laps():
    match = new(3, seed=8)
    chosen = turns(match, pick=-1)
    for lap, turns_of_lap in enumerate((chosen[:3], chosen[3:])):
        for seat, offered, taken in turns_of_lap:
            assert set(seen(match, seat)["passed"][seat][lap]) == offered - {taken}
            assert [bool(cards) for cards in seen(match, seat)["passed"]] == [n == seat for n in range(3)]
    assert not any(seen(match)["passed"])


@pytest.mark.parametrize("pick", [0, 1])
def test_three_players_the_last_card_goes_away_face_down(pick):
    match = new(3, seed=5)
    *_, (last, offered, taken) = turns(match, pick=pick)
    (rest,) = offered - {taken}
    assert match.table.owner_of(rest) is None
    for seat in (*{0, 1, 2} - {last}, None):
        own = set() if seat is None else set(match.table.allies[seat])
        assert seen(match, seat)["pack"] is None
        assert all(set(cards) <= own | {""} | set(match.table.shown) for cards in seen(match, seat)["allies"])


def test_three_players_others_see_how_many_allies_one_has_chosen():
    match = first_lap()
    assert seen(match)["allies"] == [[""], [""], [""]]
    play(match, match.legal(0)[0])
    assert [len(allies) for allies in seen(match)["allies"]] == [2, 1, 1]
    assert [len(allies) for allies in seen(match, 0)["allies"]] == [2, 1, 1]
    assert "" not in seen(match, 0)["allies"][0]


@WAYS
def test_eight_players_are_offered_8_to_2_cards_and_the_last_one_two_as_well(way, step):
    match = new(8, seed=2)
    first = seen(match)["first"]
    chosen = turns(match, way)
    assert [seat for seat, _, _ in chosen] == [(first + step * n) % 8 for n in range(8)]
    assert [len(offered) for _, offered, _ in chosen] == [8, 7, 6, 5, 4, 3, 2, 2]


@WAYS
def test_gc_46_the_eighth_chooses_between_the_passed_card_and_the_face_down_one(way, step):
    match = eight(way=way)
    assert match.to_move == ((7 * step) % 8,)
    assert legal(match) == {"fairy", "unicorn"}


@pytest.mark.parametrize(("taken", "rest"), [("fairy", "unicorn"), ("unicorn", "fairy")])
def test_gc_46_the_eighth_keeps_either_and_the_other_goes_away_face_down(taken, rest):
    match = play(eight(), taken)
    assert match.table.allies[7] == (taken,)
    assert rest in (*match.table.aside, *match.table.pack)
    assert all_cards(match.table) == sorted(ALLIES)
    assert seen(match, 7)["passed"][7] == [[rest]]


@pytest.mark.parametrize(("taken", "number", "silent"), [("fairy", 8, 9), ("unicorn", 9, 8)])
def test_gc_46_the_face_down_card_that_he_takes_is_called_as_any_other(taken, number, silent):
    match = play(eight(), taken)
    until(match, lambda match: not match.to_move or match.table.round > 1)
    calls = {event.args["number"]: event.key for event in match.log(None) if event.key.startswith("call.")}
    assert (calls[number], calls[silent]) == ("call.answered", "call.silence")


def test_gc_46_nobody_can_tell_which_of_the_two_the_eighth_took():
    tables = [play(eight(), taken) for taken in ("fairy", "unicorn")]
    for seat in (*range(7), None):
        assert received(tables[0], seat) == received(tables[1], seat)
    assert received(tables[0], 7) != received(tables[1], 7)


def test_gc_46_before_his_turn_nobody_sees_the_face_down_card():
    """The face-down card and the one that the seventh passes on, changed about: each seat sees the one that
    it has passed on, never the other."""
    one, other = eight("fairy", "unicorn"), eight("unicorn", "fairy")
    assert received(one, None) == received(other, None)
    for seat in range(7):
        assert "fairy" in str(seen(one, seat)["passed"][seat])
        assert "unicorn" not in str(one.view(seat))
        assert "fairy" not in str(other.view(seat))
    assert legal(one) == legal(other)


def test_gc_46_with_seven_the_last_player_does_not_get_the_face_down_card():
    match = lay(7, first=0, aside=["unicorn"])
    play(match, "sorceress", "left", "squire", "merlin", "blacksmith", "tamer", "princess")
    assert match.to_move == (6,)
    assert legal(match) == {"priest", "fairy"}


def test_gc_46_the_seventh_of_eight_is_not_shown_the_face_down_card():
    match = lay(8, first=0, aside=["unicorn"])
    play(match, "sorceress", "left", "squire", "merlin", "blacksmith", "tamer", "princess")
    assert match.to_move == (6,)
    assert legal(match) == {"priest", "fairy"}
    assert "unicorn" not in str(match.view(6))
    assert told(match, 6).count("draft.chosen.own") == 0
