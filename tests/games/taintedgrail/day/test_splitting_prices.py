"""Rulebook: Parties: who is asked along, and who pays how much of what they do together."""

from __future__ import annotations

from typing import Any

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    OWN,
    PLACE,
    agreed,
    alone,
    answer,
    asked,
    by,
    choose,
    day,
    first,
    go,
    goods,
    invited,
    legal,
    play,
    scene,
    told,
)


def journey(energy: list[int], **wanted: Any) -> Any:
    """All travel together, and the first proposes who pays."""
    match = day(len(energy), energy=energy, **wanted)
    return answer(invited(match, 0, go(103)), party_join=True)


# -- who is asked along ------------------------------------------------------------------------------------


def test_tg_136_the_one_who_acts_may_take_one_and_refuse_another():
    match = by(day(3), 0, go(103))
    assert (asked(match), legal(match)) == ("party.whom", {(1, 2), (1,), (2,), None})
    play(match, (2,))
    assert (asked(match), match.to_move) == ("party.join", (2,))
    agreed(play(match, True))
    assert (match.table.place, match.table.acted) == ([103, 101, 103], [True, False, True])


def test_tg_136_or_refuse_all():
    assert play(by(day(3), 0, go(103)), None).table.place == [103, 101, 101]


def test_tg_136_who_was_not_asked_pays_nothing_though_they_could():
    """On a hard road 2 energy; the one who has plenty is not taken, so the journey does not begin."""
    match = by(day(3, energy=[1, 2, 6], today=["hard_road"]), 0, go(103), (1,))
    play(match, True)
    assert (match.table.place, match.table.energy) == ([101] * 3, [1, 2, 6])
    assert go(103) not in match.legal(0)


# -- who pays ----------------------------------------------------------------------------------------------


def test_tg_66_everyone_for_themselves_comes_first():
    match = journey([6, 6, 6])
    assert (asked(match), first(match)) == ("share.how", (-1, -1, -1))
    assert play(match, (-1, -1, -1)).table.energy == [5, 5, 5]


def test_tg_66_a_companion_may_pay_for_all_even_for_the_one_who_acts():
    match = play(journey([6, 6, 6]), (0, -3, 0))
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    assert match.question(1).about == {"seat": 0, "what": "energy", "count": 3, "own": 1}
    play(match, True)
    assert (match.table.energy, match.table.place) == ([6, 3, 6], [103] * 3)


def test_tg_66_nobody_is_made_to_pay_for_another():
    match = play(journey([6, 6, 6]), (0, -3, 0), False)
    assert "pay.refused" in told(match)
    assert asked(match) == "share.how"
    assert {split[1] for split in legal(match)} == {0, -1}
    assert match.table.energy == [6, 6, 6]


def test_tg_66_what_one_has_agreed_to_does_not_hold_for_another_split():
    """Two would pay for the third; one refuses, and the other is asked once more for what is left."""
    match = play(journey([2, 6, 6]), (0, -2, -1))
    assert match.to_move == (1,)
    match = play(journey([2, 6, 6, 0]), (0, -2, -2, 0))
    assert match.to_move == (1, 2)
    by(by(match, 1, True), 2, False)
    play(match, (0, -3, -1, 0))
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    assert play(match, True).table.energy == [2, 3, 5, 0]


def test_tg_66_who_cannot_pay_and_for_whom_nobody_pays_stays_behind():
    match = journey([3, 0])
    assert legal(match) == {(-2, 0), (-1, None)}
    play(match, (-1, None))
    assert (match.table.place, match.table.energy, match.table.acted) == ([103, 101], [2, 0], [True, False])
    assert "party.left" in told(match)


def test_tg_66_who_can_pay_is_not_left_behind_by_the_one_who_asked_them():
    assert not [split for split in legal(journey([3, 3])) if None in split]


def test_tg_66_of_two_without_energy_one_may_be_taken_and_one_left():
    match = play(journey([3, 0, 0]), (-2, 0, None))
    assert (match.table.place, match.table.energy) == ([103, 103, 101], [1, 0, 0])


def test_tg_67_if_nobody_pays_for_the_one_who_acts_it_does_not_begin():
    match = journey([1, 6], today=["hard_road"])
    assert legal(match) == {(-1, -3), (0, -4)}
    play(match, (-1, -3), False)
    assert (match.table.place, match.table.energy, match.table.acted) == ([101] * 2, [1, 6], [False] * 2)
    assert (asked(match), go(103) in match.legal(0)) == ("day.what", False)


def test_tg_66_the_price_of_a_place_is_the_doers_unless_companions_agree():
    match = answer(invited(day(2, place=[102, 102], encounters={"green": []}), 0, PLACE), party_join=True)
    assert legal(match) == {(-2, 0), (-1, -1), (0, -2)}
    play(match, (0, -2), False)
    assert match.table.energy == [4, 6]  # the only way that is left


def test_character_action_at_least_one_energy_is_the_heros_own():
    match = answer(invited(day(2), 0, OWN), party_join=True)
    assert legal(match) == {(-3, 0), (-2, -1), (-1, -2)}


def test_tg_66_where_one_only_looked_first_the_price_is_split_when_it_is_due():
    match = answer(invited(day(2, free_look=True, energy=[6, 0]), 0, EXPLORE), party_join=True)
    assert (asked(match), match.table.energy) == ("verse.choice", [6, 0])
    play(match, first(match))
    assert (asked(match), legal(match)) == ("share.how", {(-2, 0), (-1, None)})
    play(match, (-1, None))
    assert match.table.energy == [5, 0]


def test_tg_2_who_has_no_energy_may_join_if_a_companion_pays_even_an_item_they_could_not_use():
    match = play(journey([3, 0, 3]), (-1, 0, -2))
    assert (asked(match), match.to_move) == ("pay.agree", (2,))
    assert play(match, True).table.energy == [2, 0, 1]


# -- what effects cost -------------------------------------------------------------------------------------


def test_tg_66_what_a_verse_costs_each_member_is_split_as_they_agree():
    match = choose(scene(2, verse="book.60", energy=[6, 2], event_deck=[]), "Climb")
    assert (asked(match), first(match)) == ("share.how", (-2, -2))
    assert legal(match) == {(-2, -2), (-3, -1), (-4, 0)}
    play(match, (-4, 0))
    assert (match.table.energy, goods(match, "exp")) == ([2, 2], [1, 1])


def test_tg_66_there_too_nobody_is_made_to_pay_for_another():
    match = choose(scene(2, verse="book.60", energy=[2, 6], event_deck=[]), "Climb")
    play(match, (0, -4))
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    play(match, False)
    assert (match.table.energy, goods(match, "exp")) == ([0, 4], [1, 1])


def test_tg_66_in_the_middle_of_an_action_its_leader_leaves_nobody_behind_whom_another_helps():
    match = choose(scene(3, verse="book.60", energy=[6, 6, 1], event_deck=[]), "Climb")
    assert (asked(match), match.to_move) == ("pay.help", (0, 1))
    by(by(match, 0, False), 1, True)
    assert (match.table.energy, goods(match, "exp")) == ([4, 3, 0], [1, 1, 1])


def test_tg_137_the_magic_of_a_choice_is_the_doers_and_anothers_only_if_they_agree():
    match = choose(scene(2, verse="book.53", goods={"magic": [0, 1]}, event_deck=[]), "Spark")
    play(match, 0)
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    play(match, False)
    assert (goods(match, "magic"), goods(match, "exp"), match.table.out) == ([0, 1], [0, 0], [0])
    assert (asked(match), match.to_move) == ("verse.choice", (1,))  # who is left chooses again
    choose(match, "Spark")
    assert (goods(match, "magic"), goods(match, "exp")) == ([0, 0], [0, 3])


def test_he_goes_alone_and_pays_alone():
    assert alone(day(2), 0, go(103)).table.energy == [5, 6]
