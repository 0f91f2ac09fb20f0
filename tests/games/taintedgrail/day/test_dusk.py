"""Rulebook: The order of the day: III. Dusk, in six steps."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    asked,
    by,
    choices,
    dusk,
    first,
    goods,
    last,
    legal,
    play,
    scene,
    told,
    tracks,
    until,
)


def test_the_steps_come_in_their_order():
    match = dusk(
        items=[["dog"]], goods={"food": [3], "exp": [2]}, health=[5], energy=[0], place=[101], terror=[1],
        decks={"combat": [["smith_blow"] * 16], "diplomacy": [["smith_word"] * 15]},
    )  # fmt: skip
    questions: list = []

    def answer(match):
        questions.append(asked(match))
        return last(match) if asked(match) in ("grow.what", "deck.change") else first(match)

    until(match, lambda match: match.table.day == 2, answer)
    assert questions == ["choose.way", "rest.eat", "grow.what", "deck.change"]
    happened = told(match)
    keys = ["day.dusk", "rest.ate", "rest.restored", "verse.read", "day.dawn"]
    assert [happened.index(key) for key in keys] == sorted([happened.index(key) for key in keys])


# -- 1: effects of dusk ------------------------------------------------------------------------------------


def test_dusk_1_effects_of_dusk_are_resolved():
    match = dusk(items=[["dog"]], goods={"food": [2]})
    assert asked(match) == "choose.way"
    fed, gone = (play(match.clone(), match.legal(0)[way]) for way in (0, 1))
    assert (goods(fed, "food"), fed.table.items) == ([1], [("dog",)])
    assert (goods(gone, "food"), gone.table.items) == ([2], [()])


def test_dusk_1_who_cannot_pay_has_no_choice():
    assert dusk(items=[["dog"]], goods={"food": [0]}).table.items == [()]


@pytest.mark.parametrize(("eats", "terror"), [(True, 1), (False, 3)])
def test_tg_103_what_asks_whether_he_ate_comes_after_the_meal(eats, terror):
    """A hero who fasts gains a terror; a meal takes one away."""
    assert play(dusk(secrets=[["fast"]], terror=[2]), eats).table.terror == [terror]


def test_tg_103_other_effects_of_dusk_do_not_wait_and_happen_once():
    match = dusk(secrets=[["fast"]], heroes=["herb"], goods={"rep": [2]})
    assert (asked(match), goods(match, "rep")) == ("rest.eat", [1])
    assert goods(play(match, True), "rep") == [1]


def test_dusk_1_a_flaw_is_one_of_them():
    assert goods(dusk(heroes=["herb"], goods={"rep": [2], "food": [0]}), "rep") == [1]
    together = dusk(2, heroes=["herb", "smith"], goods={"rep": [2, 0], "food": [0, 0]})
    assert goods(together, "rep") == [2, 0]


def test_dusk_1_an_effect_whose_condition_fails_is_not_asked_about():
    match = dusk(skills=[["agg_1/front"]], items=[["dog"]], goods={"food": [2]})
    assert asked(match) == "choose.way"


# -- 2: rest -----------------------------------------------------------------------------------------------


def test_dusk_2_a_portion_of_food_gives_a_health_and_takes_a_terror():
    match = play(dusk(health=[5], energy=[4], terror=[2]), True)
    assert (match.table.health, match.table.terror, goods(match, "food")) == ([6], [1], [1])


def test_tg_43_eating_is_optional_and_nothing_comes_of_not_eating():
    match = play(dusk(health=[5], energy=[3], terror=[2]), False)
    assert (tracks(match), goods(match, "food")) == ((5, 5, 2), [2])


def test_tg_43_it_is_one_portion_whatever_he_has():
    match = play(dusk(health=[2], goods={"food": [9]}), True)
    assert (match.table.health, goods(match, "food")) == ([3], [8])


def test_tg_43_energy_comes_back_in_any_case():
    match = dusk(goods={"food": [0]}, energy=[3])
    assert match.table.energy == [6]


def test_tg_65_heroes_at_one_place_share_food_if_the_owner_likes():
    match = dusk(2, goods={"food": [0, 2]}, health=[5, 5])
    by(match, 0, True)
    by(match, 1, True)
    assert (asked(match), match.to_move) == ("rest.share", (1,))
    shared, kept = by(match.clone(), 1, True), by(match, 1, False)
    assert (shared.table.health, goods(shared, "food")) == ([6, 6], [0, 0])
    assert (kept.table.health, goods(kept, "food")) == ([5, 6], [0, 1])


def test_tg_65_nobody_eats_the_last_portion_of_another_who_wants_it_himself():
    match = dusk(2, goods={"food": [0, 1]}, health=[5, 5])
    by(match, 0, True)
    by(match, 1, True)
    assert (match.table.health, goods(match, "food")) == ([5, 6], [0, 0])


def test_dusk_2_who_does_not_eat_himself_may_give_it_away():
    match = dusk(2, goods={"food": [0, 1]}, health=[5, 5])
    by(match, 0, True)
    by(match, 1, False)
    by(match, 1, True)
    assert (match.table.health, goods(match, "food")) == ([6, 5], [0, 0])


def test_dusk_2_food_elsewhere_does_not_help():
    match = dusk(2, goods={"food": [0, 1]}, place=[103, 105])
    assert match.to_move == (1,)


def test_dusk_2_skills_of_rest():
    match = dusk(skills=[["pra_1/front", "cou_1/front"]], health=[5], terror=[3])
    play(match, True)
    assert (match.table.health, match.table.terror) == ([7], [1])


def test_timing_rest_what_follows_from_eating_may_be_left():
    match = play(dusk(items=[["salve"]], health=[5]), True)
    assert asked(match) == "ability.use"
    play(match, True)
    assert (match.table.health, goods(match, "wealth")) == ([7], [0])


def test_dusk_2_what_he_could_not_pay_for_is_not_offered():
    assert (
        asked(play(dusk(items=[["salve"]], health=[5], goods={"food": [1], "wealth": [0]}), True))
        == "day.what"
    )


def test_dusk_2_who_may_not_rest_does_not_eat():
    match = scene(effects="rule no_rest 1", event_deck=[], health=[5])
    play(match, ("pass",))
    assert (match.table.health, goods(match, "food")) == ([5], [2])


# -- 3: energy ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("energy", "after"), [(0, 4), (1, 5), (2, 6), (6, 6), (9, 6)])
def test_dusk_3_energy_goes_back_to_its_start_but_the_exhausted_regain_only_four(energy, after):
    assert dusk(energy=[energy], goods={"food": [0]}).table.energy == [after]


@pytest.mark.parametrize(("health", "after"), [(9, 6), (5, 5), (2, 2)])
def test_dusk_3_never_above_health(health, after):
    assert dusk(energy=[2], health=[health], goods={"food": [0]}).table.energy == [after]


def test_tg_3_bonus_energy_is_lost():
    assert dusk(energy=[8], goods={"food": [0]}).table.energy == [6]


def test_tg_3_exhaustion_is_judged_after_the_rest_and_before_energy_comes_back():
    """With 1 health the hero has 1 energy and is exhausted; the meal gives them the second health, not the
    second energy, and so 4 come back, and health allows 2 of them."""
    match = play(dusk(health=[1], energy=[1]), True)
    assert match.table.energy == [2]


def test_dusk_3_a_skill_gives_more():
    assert dusk(skills=[["cou_1/back"]], energy=[3], goods={"food": [0]}).table.energy == [7]


# -- 4 and 5: growth and decks -----------------------------------------------------------------------------


def test_dusk_4_who_has_experience_may_spend_it():
    match = dusk(goods={"exp": [2], "food": [0]})
    assert asked(match) == "grow.what"
    assert legal(match) == {("card", "combat"), ("card", "diplomacy"), None}


def test_dusk_4_without_experience_nobody_is_asked():
    assert asked(dusk(goods={"food": [0]})) == "day.what"


def test_dusk_5_who_has_more_than_fifteen_cards_or_spare_ones_may_change_his_decks():
    match = dusk(goods={"food": [0]}, decks={"combat": [["smith_blow"] * 16]})
    assert (asked(match), legal(match)) == ("deck.change", {("leave", "combat", "smith_blow"), None})


# -- 6: dreams ---------------------------------------------------------------------------------------------


def test_dusk_6_where_a_place_has_dreams_they_come():
    match = dusk(place=[101], goods={"food": [0]})
    assert (match.table.read, goods(match, "exp")) == (["101.dream"], [1])


def test_dusk_6_where_it_has_none_nothing_comes():
    assert dusk(goods={"food": [0]}).table.read == []


def test_dusk_6_the_mad_have_nightmares_instead():
    match = dusk(place=[101], goods={"food": [0]}, terror=[5])
    assert (match.table.read, match.table.terror) == (["101.nightmare"], [6])


def test_dusk_6_he_who_ate_himself_sane_dreams():
    match = play(dusk(place=[101], terror=[5]), True)
    assert match.table.read == ["101.dream"]


def test_dusk_6_sleepers_of_one_place_dream_together_and_the_mad_among_them_by_themselves():
    match = dusk(3, place=[101] * 3, goods={"food": [0] * 3}, terror=[0, 6, 0])
    assert sorted(match.table.read) == ["101.dream", "101.nightmare"]
    assert (goods(match, "exp"), match.table.terror) == ([1, 0, 1], [0, 7, 0])


def test_dusk_6_a_dream_may_ask():
    match = dusk(place=[102], goods={"food": [0]})
    assert choices(match) == ["Open the first.", "Wake."]


def test_dusk_6_who_never_dreams_does_not():
    assert dusk(place=[101], goods={"food": [0]}, skills=[["spi_1/front"]]).table.read == []


def test_dusk_6_comes_after_growth():
    match = dusk(place=[101], goods={"food": [0], "exp": [2]})
    assert (asked(match), match.table.read) == ("grow.what", [])


def test_then_the_next_day_dawns():
    match = dusk(goods={"food": [0]})
    assert (match.table.day, match.table.phase, asked(match)) == (2, "day", "day.what")
