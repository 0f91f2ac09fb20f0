"""Rulebook: Buying skills."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import asked, goods, legal, night, play, scene


def dusk(seats=1, exp=20, **wanted):
    return scene(
        seats, phase="dusk", event_deck=[], place=[103] * seats,
        goods={"exp": [exp] * seats, "food": [0] * seats}, **wanted,
    )  # fmt: skip


def test_the_third_point_comes_as_a_skill_of_that_attribute_front_or_back():
    match = play(dusk(), ("point", "agg"))
    assert asked(match) == "grow.skill"
    assert legal(match) == {"agg_1/front", "agg_1/back", "agg_2/front", "agg_2/back"}
    play(match, "agg_2/back")
    assert (match.table.skills, match.table.attr[0]["agg"]) == ([("agg_2/back",)], 3)


def test_the_first_two_points_do_not():
    match = play(dusk(), ("point", "cou"))
    assert (match.table.attr[0]["cou"], asked(match)) == (2, "grow.what")


def test_every_further_point_brings_another():
    match = play(dusk(), ("point", "agg"), "agg_1/front", ("point", "agg"))
    assert legal(match) == {"agg_2/front", "agg_2/back"}
    play(match, "agg_2/front")
    assert (match.table.skills, match.table.attr[0]["agg"], goods(match, "exp")) == (
        [("agg_1/front", "agg_2/front")], 4, [6],
    )  # fmt: skip


def test_both_sides_of_one_card_never_lie_at_once():
    """A skill that another hero has is not available, and neither is its back."""
    match = dusk(2, skills=[[], ["agg_1/back"]])
    play(match, ("point", "agg"))
    assert legal(match) == {"agg_2/front", "agg_2/back"}


def test_tg_58_without_a_card_that_is_left_the_point_is_still_bought():
    match = dusk(2, skills=[[], ["agg_1/back", "agg_2/back"]])
    play(match, ("point", "agg"))
    assert (match.table.attr[0]["agg"], match.table.skills[0], asked(match)) == (3, (), "grow.what")


def test_it_works_from_now_on():
    match = play(dusk(), ("point", "agg"), "agg_2/back", None)
    assert goods(match, "rep") == [1]  # at the dawn that followed
    night(match)
    assert goods(match, "rep") == [2]


def test_the_side_that_was_not_chosen_does_not_work():
    match = play(dusk(), ("point", "agg"), "agg_2/front", None)
    night(match)
    assert goods(match, "rep") == [0]
