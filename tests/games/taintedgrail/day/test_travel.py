"""Rulebook: II. Day: travelling; arriving at a location; special movement."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    alone,
    asked,
    by,
    day,
    done,
    go,
    goods,
    play,
    together,
    told,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import win


def journeys(match, seat=0):
    return sorted([option[1] for option in match.legal(seat) if option[0] == "travel"])


def test_it_costs_one_energy():
    match = play(day(), go(103))
    assert (match.table.place, match.table.energy) == ([103], [5])


def test_only_along_keys_that_touch():
    """The Ash borders on the Hill and on the Pit, but there are walls between them."""
    match = day(place=[104], shown=[101, 104, 106, 107, 108])
    assert journeys(match) == [101, 107]


def test_never_diagonally():
    """From the Stead to the Pit it takes two journeys."""
    match = day(shown=[101, 105, 108])
    assert 108 not in journeys(match)
    play(match, go(105), go(108))
    assert (match.table.place, match.table.energy) == ([108], [4])


def test_not_to_what_does_not_lie():
    assert journeys(day(shown=[101, 103])) == [103]


def test_new_cards_are_laid_if_they_are_in_reach_of_a_menhir():
    match = play(day(), go(102))
    assert match.table.shown == [101, 102, 103, 104, 105, 106]


def test_cards_out_of_reach_are_not_laid():
    match = play(day(shown=[101, 102, 104, 106]), go(104))
    assert 107 not in match.table.shown
    play(match, go(101), go(102), go(106))
    assert 109 not in match.table.shown


def test_what_happens_on_entry_happens_at_once():
    match = play(day(), go(104))
    assert match.table.terror == [1]
    play(match, go(101), go(104))
    assert match.table.terror == [2]


def test_what_happens_once_a_day_happens_to_the_first_who_come():
    match = day(2, goods={"wealth": [2, 2]})
    alone(match, 0, go(105))
    by(match, 1, go(105))
    assert goods(match, "wealth") == [1, 2]


def test_a_party_pays_one_each_and_meets_it_together():
    match = together(day(2), 0, go(104))
    assert (match.table.place, match.table.energy, match.table.terror) == ([104, 104], [5, 5], [1, 1])


def test_one_who_is_there_already_may_join_before_it_happens():
    match = alone(day(2, place=[101, 104]), 0, go(104))
    assert (asked(match), match.to_move) == ("party.entry", (1,))
    helped = by(match.clone(), 1, True)
    assert helped.table.terror == [1, 1]
    by(match, 1, False)
    assert match.table.terror == [1, 0]


def test_where_nothing_happens_nobody_is_asked():
    match = alone(day(2, place=[101, 103]), 0, go(103))
    assert asked(match) == "day.what"


def test_who_cannot_pay_and_is_not_helped_stays_behind():
    match = day(2, energy=[1, 0])
    by(match, 0, go(103), True)
    by(match, 1, True)
    assert (match.table.place, match.table.energy) == ([103, 101], [0, 0])


def test_the_first_journey_of_the_day_may_be_cheaper_and_all_dearer():
    match = day(items=[["mule"]])
    play(match, go(103))
    assert match.table.energy == [6]
    play(match, go(101))
    assert match.table.energy == [5]
    dear = play(day(common=["pact"]), go(103))
    assert dear.table.energy == [4]


def test_it_can_be_forbidden():
    assert journeys(done("rule no_travel 1")) == []


def test_the_mad_lose_an_energy_or_a_health_more():
    match = play(day(terror=[5]), go(103))
    assert asked(match) == "choose.way"
    energy, health = (play(match.clone(), match.legal(0)[way]) for way in (0, 1))
    assert (tracks(energy), tracks(health)) == ((4, 9, 5), (5, 8, 5))


def test_timing_travel_sees_the_old_place_and_arrive_the_new_one():
    """The whistle pays a hero who sets out from a settlement."""
    match = play(day(items=[["whistle"]]), go(104))
    assert (goods(match, "wealth"), goods(match, "rep")) == ([2], [1])
    play(match, go(101))
    assert (goods(match, "wealth"), goods(match, "rep")) == ([2], [2])


# -- special movement --------------------------------------------------------------------------------------


def test_special_movement_is_no_journey_and_costs_nothing():
    match = done("move 103")
    assert (match.table.place, match.table.energy, match.table.did) == ([103], [6], [[]])


def test_it_lays_cards_and_sets_off_what_happens_on_entry():
    match = done("move 105", goods={"wealth": [3]})
    assert (108 in match.table.shown, goods(match, "wealth")) == (True, [2])


def test_it_leads_into_guardians():
    match = done("move 103", guardians={"wolf": 103})
    assert asked(match) == "enc.redraw"


def test_it_moves_the_whole_party_and_nobody_else():
    match = done("move 103", 3, party=[0, 2])
    assert match.table.place == [103, 101, 103]


def test_it_does_nothing_if_the_place_does_not_lie():
    assert done("move 109").table.place == [101]


def test_timing_arrive_comes_with_special_movement_too():
    assert goods(done("move 103", items=[["whistle"]]), "rep") == [1]


# -- the order of arriving ---------------------------------------------------------------------------------


def test_cards_first_then_the_guardian_then_what_happens_on_entry():
    match = play(day(guardians={"wolf": 105}, goods={"wealth": [2]}), go(105))
    assert (asked(match), 108 in match.table.shown, goods(match, "wealth")) == ("enc.redraw", True, [2])
    win(match)
    assert (match.table.guardians, goods(match, "wealth")) == ({}, [1])


@pytest.mark.parametrize("seats", [1, 3])
def test_tg_34_after_a_forced_move_it_happens_too_and_for_a_party_once(seats):
    """The party of one or of three falls into the Toll: once, for each."""
    match = done("move 105", seats, goods={"wealth": [3] * seats})
    assert goods(match, "wealth") == [2] * seats
    assert told(match).count("map.enter") == 1
