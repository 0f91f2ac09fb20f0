"""[Dusk] Effects, the meal and the rest."""

from typing import Any

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    PASS,
    answer,
    asked,
    by,
    choose,
    day,
    dusk,
    fasting,
    goods,
    legal,
    play,
    shipped,
    together,
    tracks,
)

ALMS = {"skills": [["emp_1/back"]], "place": [101]}


def hungry(food: list[int], **wanted: Any) -> Any:
    """Everybody wants to eat; who has food to spare is ready to share it."""
    match = dusk(len(food), goods={"food": food}, health=[5] * len(food), **wanted)
    return answer(match, rest_eat=True, rest_share=True)


# -- the meal ----------------------------------------------------------------------------------------------


def test_tg_125_too_little_for_all_is_his_to_give_to_whom_he_likes():
    match = hungry([0, 0, 2])
    assert (asked(match), match.to_move, legal(match)) == ("rest.whom", (2,), {0, 1})
    play(match, 1)
    assert (match.table.health, goods(match, "food")) == ([5, 6, 6], [0, 0, 0])


def test_tg_125_several_portions_for_more_who_are_hungry():
    match = hungry([3, 0, 0, 0])
    assert legal(match) == {1, 2, 3}
    play(match, 3)
    assert legal(match) == {1, 2}
    play(match, 1)
    assert (match.table.health, goods(match, "food")) == ([6, 6, 5, 6], [0, 0, 0, 0])


def test_tg_125_where_there_is_enough_together_nobody_is_asked():
    match = hungry([2, 2, 0, 0])
    assert asked(match) != "rest.whom"
    assert (match.table.health, goods(match, "food")) == ([6, 6, 6, 6], [0, 0, 0, 0])


def test_tg_125_of_several_who_give_who_has_most_gives_first():
    match = hungry([2, 3, 0])
    assert goods(match, "food") == [1, 1, 0]


def test_tg_125_only_those_at_his_place_are_fed():
    match = hungry([0, 0, 2], place=[101, 103, 103])
    assert (match.table.health, goods(match, "food")) == ([5, 6, 6], [0, 0, 0])


def test_tg_125_who_eats_his_own_gives_one_of_two_what_is_left():
    match = fasting(3, phase="dusk", goods={"food": [2, 0, 0], "exp": [0, 0, 0]}, terror=[1, 1, 1])
    by(by(by(match, 0, True), 1, True), 2, True)
    assert (asked(play(match, True)), legal(match)) == ("rest.whom", {1, 2})
    assert play(match, 2).table.terror == [0, 1, 0]


def test_tg_125_who_goes_hungry_himself_feeds_both_and_is_not_asked_whom():
    match = fasting(3, phase="dusk", goods={"food": [2, 0, 0], "exp": [0, 0, 0]}, terror=[1, 1, 1])
    by(by(by(match, 0, False), 1, True), 2, True)
    assert play(match, True).table.terror == [1, 0, 0]


def test_the_dog_eats_the_last_food_so_the_fasting_one_is_frightened_and_regains_only_energy():
    match = dusk(items=[["dog"]], secrets=[["fast"]], goods={"food": [1]}, terror=[2], health=[5], energy=[0])
    assert asked(match) == "choose.way"
    fed, gone = (play(match.clone(), match.legal(0)[way]) for way in (0, 1))
    for table in (fed, gone):
        answer(table, rest_eat=True, grow_what=None, deck_change=None)
    assert (fed.table.items, goods(fed, "food"), tracks(fed)) == ([("dog",)], [0], (4, 5, 3))
    assert (gone.table.items, goods(gone, "food"), tracks(gone)) == ([()], [0], (4, 6, 1))


def test_the_dying_one_eats_at_dusk_lives_and_his_energy_follows_his_one_health():
    match = dusk(health=[0], dying=[1], goods={"food": [1]}, energy=[0], terror=[0])
    answer(match, rest_eat=True, grow_what=None, deck_change=None)
    assert (match.table.dying, tracks(match), match.table.status) == ([0], (1, 1, 0), ["alive"])


def test_a_meal_brings_the_dying_back_before_energy_and_the_dream():
    match = play(dusk(place=[101], health=[0], energy=[0], dying=[1]), True)
    assert (match.table.status, match.table.dying, tracks(match)) == (["alive"], [0], (1, 1, 0))
    assert goods(match, "exp") == [1]


# -- the rest ----------------------------------------------------------------------------------------------


def test_tg_122_who_does_not_eat_has_rested_all_the_same():
    match = shipped(phase="dusk", goods={"food": [2]}, **ALMS)
    play(match, False)
    assert match.table.goods["food"] == [3]


def test_tg_122_who_has_nothing_to_eat_rests_too():
    match = shipped(phase="dusk", goods={"food": [0]}, **ALMS)
    assert match.table.goods["food"] == [1]


def test_tg_122_what_a_rest_brings_comes_after_the_meal():
    match = play(shipped(phase="dusk", goods={"food": [1]}, health=[5], **ALMS), True)
    assert (match.table.goods["food"], match.table.health) == ([1], [6])


def test_tg_124_a_rest_may_heal_a_companion():
    hurt = {"health": [7, 0], "dying": [0, 1], "goods": {"food": [1, 0], "wealth": [1, 0]}}
    match = shipped(
        2, phase="dusk", heroes=["maggot", "arev"], items=[["midwife_bag"], []], place=[103, 103], **hurt
    )
    by(match, 0, True)
    by(match, 1, False)
    by(match, 0, True)
    assert (asked(match), match.to_move, legal(match)) == ("choose.who", (0,), {0, 1})
    play(match, 1)
    assert (match.table.health[1], match.table.dying[1], match.table.goods["wealth"][0]) == (2, 0, 0)


def test_tg_69_what_an_effect_of_dusk_completes_is_read_before_the_rest():
    match = dusk(items=[["diary"]], goods={"exp": [0], "food": [0]})
    assert (goods(match, "exp"), goods(match, "food")) == ([1], [5])


# -- who is alone ------------------------------------------------------------------------------------------


def test_all_pass_one_of_them_by_the_story_and_the_herbwife_is_alone_only_if_nobody_sleeps_there():
    """The toll's verse ends the day of two; the third passes elsewhere and pays for being alone."""
    match = day(
        3, heroes=["smith", "hireling", "herb"], place=[105, 105, 103],
        goods={"rep": [0, 0, 2], "food": [0, 0, 0], "wealth": [0, 0, 0]},
    )  # fmt: skip
    together(match, 0, EXPLORE)
    choose(match, "Sleep")
    assert match.to_move == (2,)
    by(match, 2, PASS)
    assert goods(match, "rep") == [0, 0, 1]
