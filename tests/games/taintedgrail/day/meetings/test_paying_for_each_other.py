"""[Party], [Menhirs], [Resources] Who pays, who cannot, and who stays behind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.taintedgrail.helpers import (
    INSPECT,
    OWN,
    PASS,
    PLACE,
    answer,
    asked,
    by,
    camp,
    choose,
    day,
    done,
    dusk,
    first,
    go,
    goods,
    invited,
    legal,
    play,
    scene,
    together,
)


def test_on_a_hard_road_a_companion_with_just_enough_for_one_travels_alone():
    """TG-2, TG-66: without energy nobody sets out; what the companion has pays for one only."""
    match = day(2, energy=[0, 2], today=["hard_road"])
    assert go(103) not in match.legal(0)
    answer(invited(match, 1, go(103)), party_join=True, share_how=first)
    t = match.table
    assert (t.place, t.energy, t.acted) == ([101, 103], [0, 0], [False, True])


def test_a_hunt_for_which_nobody_else_will_pay_does_not_begin():
    """TG-66, TG-67, TG-2: the price is paid once; a hero without energy may come along for nothing."""
    match = day(3, place=[102] * 3, energy=[1, 3, 0], encounters={"green": []})
    answer(invited(match, 0, PLACE), party_join=True)
    assert (asked(match), legal(match)) == ("share.how", {(-1, -1, 0), (0, -2, 0)})
    answer(play(match, (-1, -1, 0)), pay_agree=False)
    t = match.table
    assert (asked(match), t.energy, t.acted) == ("day.what", [1, 3, 0], [False] * 3)
    assert goods(match, "food") == [2, 2, 2]


def stone(**wanted: Any) -> Any:
    """Three at a menhir that asks 2 energy, 1 health and 1 magic of each; one has passed, one has 1 left."""
    usual: dict[str, Any] = {
        "place": [101] * 3, "energy": [6, 1, 2], "health": [9, 1, 8], "goods": {"magic": [3, 0, 0]},
        "secrets": [["rite"]],
    }  # fmt: skip
    return by(by(camp(3, **usual | wanted), 2, PASS), 0, INSPECT)


def test_a_menhir_takes_the_last_health_of_one_and_counts_one_who_has_passed():
    """«можете навіть покрити повну вартість», TG-30, TG-41, TG-63."""
    match = play(stone(), True)
    answer(match, ward_agree=True, pay_agree=True, share_how=first)
    t = match.table
    assert (t.wards[101], t.energy, t.health, t.dying) == (6, [3, 0, 0], [8, 0, 7], [0, 2, 0])
    assert goods(match, "magic") == [0, 0, 0]


def test_a_menhir_is_not_lit_while_one_of_them_is_elsewhere():
    match = stone(place=[101, 101, 102])
    assert asked(match) == "day.what"


@pytest.mark.parametrize(("takes", "food"), [(1, [20, 20, 5]), (0, [20, 19, 5])])
def test_of_surplus_food_only_a_hero_at_the_same_place_takes_and_only_what_fits(takes, food):
    """TG-138, TG-55."""
    match = done("doer food +3", 3, goods={"food": [19, 19, 5]}, place=[101, 101, 102], doer=0)
    assert (asked(match), match.to_move, legal(match)) == ("share.take", (1,), {0, 1})
    assert goods(play(match, takes), "food") == food


def test_hunger_exhausts_before_energy_returns_and_health_limits_it():
    """[Challenge mode: rest], TG-3: already at 0 it costs health; brought to 0 only four return."""
    match = dusk(2, hunger=True, energy=[0, 5], health=[3, 8], goods={"food": [0, 0], "exp": [0, 0]})
    answer(match, rest_eat=False, rest_share=False, grow_what=None, deck_change=None)
    t = match.table
    assert (t.health, t.energy) == ([2, 8], [2, 4])


@pytest.mark.parametrize(
    ("energy", "exp", "left", "again"),
    [([2, 2, 1], [3, 3, 0], [0, 0, 1], False), ([2, 1, 1], [0, 0, 0], [0, 1, 1], True)],
)
def test_those_who_cannot_pay_drop_out_of_what_needs_two(energy, exp, left, again):
    """TG-110, TG-66: what was paid is lost when too few are left, and they choose again."""
    match = choose(scene(3, verse="book.75", energy=energy, goods={"exp": [0] * 3}, event_deck=[]), "Heave")
    answer(match, pay_help=False, pay_agree=False)
    assert (goods(match, "exp"), match.table.energy) == (exp, left)
    assert (asked(match) == "verse.choice") is again


def test_a_dying_hero_is_taken_along_and_the_ash_frightens_both():
    """TG-61, TG-2: no energy, no character action, but a companion pays for the journey."""
    match = day(2, health=[0, 8], dying=[2, 0])
    assert OWN not in match.legal(0)
    together(match, 1, go(104))
    t = match.table
    assert (t.place, t.terror, t.energy, t.dying) == ([104, 104], [1, 1], [0, 4], [2, 0])


# -- a word for the day (TG-141) ---------------------------------------------------------------------------

KEEPS, TAKES_BACK = ("word", "keeps"), ("unword", "keeps")


def lights(energy: list[int]) -> Any:
    """The first of three lights the menhir of 101, which asks 2 energy, 1 health and 1 magic of each."""
    wanted: Any = {"secrets": [["rite"]], "goods": {"magic": [1] * 3}, "energy": energy, "wards": {101: 1}}
    return answer(by(camp(3, place=[101] * 3, **wanted), 0, INSPECT, True), ward_agree=True)


def test_a_word_given_while_its_hero_is_asked_for_more_leaves_the_whole_menhir_to_the_other():
    """TG-66, TG-141, TG-2: what was proposed falls with it, and only one way is left: the third pays for the
    first, who has no energy."""
    match = play(lights([0, 4, 4]), (0, -4, -2))
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    by(match, 1, KEEPS)
    assert (asked(match), match.to_move) == ("pay.agree", (2,))
    assert match.question(2).about == {"seat": 0, "what": "energy", "count": 4, "own": 2}
    play(match, True)
    t = match.table
    assert (t.energy, t.wards[101], t.health) == ([0, 2, 0], 6, [8, 7, 7])


def test_with_the_word_of_both_a_menhir_is_not_lit_by_one_without_energy():
    """TG-66, TG-141, TG-67: nothing is paid, not even by those who have their own share."""
    match = play(lights([0, 4, 4]), (0, -4, -2))
    by(by(match, 1, KEEPS), 2, KEEPS)
    assert (asked(match), match.table.wards) == ("day.what", {101: 1})
    assert (match.table.energy, goods(match, "magic")) == ([0, 4, 4], [1, 1, 1])


def test_tg_67_a_word_taken_back_opens_the_journey_only_after_the_next_action():
    """On a hard road; the third comes from elsewhere, and then the two set out."""
    match = by(day(3, place=[101, 101, 103], energy=[1, 6, 6], today=["hard_road"]), 1, KEEPS)
    answer(by(match, 0, go(103), True), party_join=True)
    assert (match.table.place, go(103) in match.legal(0)) == ([101, 101, 103], False)
    by(match, 1, TAKES_BACK)
    assert go(103) not in match.legal(0)
    by(match, 2, go(101))
    answer(by(match, 0, go(103), True), party_join=True, share_how=first, pay_agree=True)
    assert (match.table.place, match.table.energy) == ([103, 103, 101], [0, 3, 4])
