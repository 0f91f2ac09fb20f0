"""Rulebook: II. Day: the character's own action."""

from __future__ import annotations

from collections import Counter

from tests.games.taintedgrail.helpers import (
    OWN,
    alone,
    asked,
    by,
    day,
    goods,
    legal,
    play,
    tracks,
)


def test_each_character_has_his_own():
    match = play(day(), OWN)
    (item,) = match.table.items[0]
    assert match.table.content.items[item].crafted
    assert match.table.energy == [3]


def test_cards_are_turned_until_one_fits_and_the_rest_is_shuffled():
    match = play(day(item_deck=["rope", "spear", "jack", "dog"]), OWN)
    assert match.table.items == [("jack",)]
    assert Counter(match.table.item_deck) == Counter(["rope", "spear", "dog"])


def test_it_needs_its_cost():
    assert OWN not in legal(day(energy=[2]))


def test_companions_may_pay_for_it_but_for_the_first_energy():
    match = by(day(2), 0, OWN, True)
    by(match, 1, True)
    assert (asked(match), legal(match)) == ("share.how", {(-3, 0), (-2, -1), (-1, -2)})
    play(match, (-1, -2))
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    assert by(match, 1, True).table.energy == [5, 4]


def test_without_one_energy_of_his_own_he_cannot():
    assert OWN not in day(2, energy=[0, 6]).legal(0)
    assert OWN in day(2, energy=[1, 2]).legal(0)


def test_with_one_energy_and_a_willing_companion_he_can():
    match = by(day(2, energy=[1, 2]), 0, OWN, True)
    by(match, 1, True, True)
    assert (match.table.energy, len(match.table.items[0])) == ([0, 0], 1)


def test_tg_67_who_is_not_willing_pays_nothing_and_it_does_not_begin():
    match = by(day(2, energy=[1, 5]), 0, OWN, True)
    by(match, 1, False)
    assert (match.table.energy, match.table.items, match.table.acted) == ([1, 5], [(), ()], [False, False])
    assert OWN not in match.legal(0)


def test_nobody_else_gets_what_it_brings():
    match = by(day(2, heroes=["druid", "smith"]), 0, OWN, True)
    by(match, 1, True)
    assert (goods(match, "magic"), match.table.health) == ([4, 0], [6, 9])


def test_what_it_does_for_one_it_may_do_for_a_companion_who_joined():
    match = by(day(2, heroes=["herb", "smith"], health=[5, 5]), 0, OWN, True)
    by(match, 1, True)
    play(match, (-3, 0))
    assert (asked(match), legal(match)) == ("choose.who", {0, 1})
    play(match, 1)
    assert match.table.health == [5, 7]


def test_alone_it_is_for_himself():
    match = alone(day(2, heroes=["herb", "smith"], health=[5, 5]), 0, OWN)
    assert match.table.health == [7, 5]


def test_tg_41_who_helps_to_pay_has_acted():
    match = by(day(2), 0, OWN, True)
    by(match, 1, True)
    play(match, (-2, -1), True)
    assert match.to_move == (0, 1)  # a new cycle
    match = by(day(3), 0, OWN, (1, 2))
    by(match, 1, True)
    by(match, 2, False)
    play(match, (-2, -1), True)
    assert match.to_move == (2,)


def test_what_can_be_done_once_a_day_is_done_once():
    match = play(day(heroes=["druid"]), OWN)
    assert OWN not in legal(match)


def test_tg_56_energy_is_paid_before_health():
    """Health 7 still allows the 7 energy of the march; with 6 it would not."""
    match = play(day(heroes=["hireling"], health=[7]), OWN)
    assert (tracks(match), goods(match, "food")) == ((0, 6, 0), [4])


def test_tg_56_and_so_with_the_actions_of_items():
    match = day(items=[["flask"]], energy=[9])
    play(match, ("ability", "item/flask", 0))
    assert (tracks(match), goods(match, "wealth")) == ((0, 8, 0), [2])


def test_tg_30_who_pays_with_his_last_health_is_dying_after_the_effect():
    match = play(day(heroes=["druid"], health=[1]), OWN)
    assert (goods(match, "magic"), match.table.dying) == ([4], [3])


def test_tg_30_unless_the_effect_heals_him():
    match = play(day(heroes=["druid"], health=[1], goods={"magic": [4]}), OWN)
    assert (match.table.health, match.table.dying) == ([2], [0])


def test_a_skill_makes_it_cheaper_but_never_free():
    match = play(day(skills=[["agg_2/front"]]), OWN)
    assert match.table.energy == [4]


# -- actions of items --------------------------------------------------------------------------------------

SPLINTS = ("ability", "item/splints", 0)


def test_timing_action_items_have_actions_too():
    match = play(day(items=[["splints"]], health=[5], energy=[5]), SPLINTS)
    assert (tracks(match), match.table.items) == ((4, 7, 0), [()])


def test_a_companion_may_join_and_be_healed_or_pay():
    match = by(day(2, items=[["splints"]], energy=[1, 5], health=[5, 5]), 0, SPLINTS, True)
    by(match, 1, True)
    play(match, (0, -1), True)
    play(match, 1)
    assert (match.table.energy, match.table.health, match.table.items) == ([1, 4], [5, 7], [(), ()])


def test_face_down_they_cannot_be_used():
    assert SPLINTS not in legal(day(items=[["splints"]], stowed=[["splints"]]))
