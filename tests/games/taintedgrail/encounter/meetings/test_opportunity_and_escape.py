"""[Opportunity], [Escape], [Flight], [The deck runs short]."""

import pytest

from tests.games.taintedgrail.helpers import asked, legal, pick, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    FILL,
    endure,
    events,
    face,
    lay,
    meet,
    over,
    turn,
    use,
)

# -- who lays no card --------------------------------------------------------------------------------------


def test_no_card_the_enemy_flees_and_that_is_neither_won_nor_rewarded_but_an_end():
    coin = {"items": [["lucky_coin"]]}
    match = play(meet("soft", "mark" + FILL, goods={"food": [0]}, **coin), END)
    t = match.table
    assert (over(match), t.goods["food"], t.terror, t.goods["rep"]) == ("else", [0], [1], [1])
    assert t.under["green"] == ["soft"]


def test_no_card_laid_the_comfort_cannot_be_drawn_so_the_opportunity_comes_twice_and_no_attack():
    match = play(meet("dummy", "mark blank blank"), END)
    t = match.table
    assert (over(match), t.terror, t.energy, t.health) == ("else", [2], [5], [9])


def test_no_card_laid_and_the_opportunity_kills_no_comfort_no_price_and_the_next_is_active():
    match = meet("wanderer", "mark" + FILL, "mark" + FILL, health=[1, 8])
    play(match, 0, END)
    t = match.table
    assert (t.inside, t.active, t.dying, events(match, "fight.escapes")) == ((1,), 1, [2, 0], [])
    assert events(match, "enc.drew")[2:] == []  # the two first hands


def test_fear_of_an_idle_one_adds_the_winning_marker_but_his_short_deck_drives_him_out():
    """[Opportunity], [The deck runs short], [Check of readiness] The hero's own escape frightens them once
    more."""
    coin = {"items": [[], ["lucky_coin"]], "goods": {"wealth": [0, 0], "rep": [0, 0]}}
    match = endure(face("crusher", "mark blank blank", "mark" + FILL, skills=[["pt_cou/front"], []], **coin))
    t = match.table
    assert (over(match), t.terror, t.energy) == ("win", [2, 0], [5, 6])
    assert (t.goods["wealth"], t.goods["rep"]) == ([0, 2], [0, 1])


# -- who escapes -------------------------------------------------------------------------------------------


def test_escape_with_no_energy_and_one_health_a_feather_avoids_the_opportunity():
    match = play(meet("wanderer", "mark" + FILL, items=[["feather"]], energy=[0], health=[1]), ESCAPE)
    t = match.table
    assert (over(match), t.energy, t.health, t.dying) == ("else", [0], [1], [0])


def test_escape_with_no_energy_and_one_health_the_opportunity_kills_and_he_has_left_once():
    match = meet("wanderer", "mark" + FILL, "mark" + FILL, energy=[0, 6], health=[1, 8])
    play(match, 0, ESCAPE)
    t = match.table
    assert (t.inside, t.health, t.dying, t.active) == ((1,), [0, 8], [2, 0], 1)


def test_one_escapes_the_opportunity_makes_the_enemy_flee_and_nobody_wins():
    """The club would have brought the companion half the way; the encounter is over for both."""
    match = meet("soft", "mark" + FILL, "big" + FILL, goods={"food": [0, 0]})
    play(match, 0, ESCAPE)
    t = match.table
    assert (over(match), t.energy, t.goods["food"], t.terror) == ("else", [5, 6], [0, 0], [0, 0])


def test_a_chain_forbids_escape_but_a_short_deck_still_drives_him_out_at_the_full_price():
    match = meet("dummy", "mark blank blank", items=[["chain"]])
    assert ESCAPE not in legal(match)
    endure(match, "mark")
    t = match.table
    assert (over(match), t.energy, t.terror, t.health) == ("else", [5], [1], [8])


def test_who_leaves_by_a_card_pays_nothing_is_not_struck_and_gets_nothing_of_the_victory():
    match = meet("watcher", "away" + FILL, "big" + FILL)
    play(match, 0)
    use(lay(match, "away"), "card/away")
    t = match.table
    assert (t.inside, t.active, t.energy, t.health) == ((1,), 1, [6, 6], [9, 8])
    turn(match, "big")
    assert (over(match), t.goods["exp"]) == ("win", [0, 1])


# -- who is driven out -------------------------------------------------------------------------------------


def test_a_discard_or_food_as_opportunity_for_a_short_deck_with_an_empty_hand():
    """`pay food 1 or discard 2`: without food only the discard is left, and it finds nothing."""
    match = meet("banded", "mark blank blank", goods={"food": [0]})
    endure(match, "mark")
    assert over(match) == "else"
    assert match.table.energy == [5]


def test_tg_6_who_escapes_at_the_end_of_a_round_is_spared_by_his_own_feather():
    """[Opportunity] Nobody is active then."""
    match = endure(face("idle", "blank" + FILL, "blank blank blank", items=[[], ["feather"]]), "blank")
    assert (endure(match, "blank").table.inside, match.table.health) == ((0,), [9, 8])


@pytest.mark.parametrize("feathered", [0, 1])
def test_tg_117_who_is_driven_out_in_the_activation_of_another_is_spared_by_his_own_feather_alone(feathered):
    items = [["feather"] if seat == feathered else [] for seat in range(2)]
    match = lay(face("idle", "all_draw" + FILL, "mark blank blank", items=items), "all_draw")
    assert (match.table.inside, match.table.health) == ((0,), [9, 7 + feathered])


def test_markers_are_spared_in_the_opportunity_attack_on_a_companion():
    match = endure(face("leech", "two" + FILL, "blank blank blank", items=[[], ["sandbag"]]), "two")
    assert (endure(match, "blank").table.inside, match.table.pool) == ((0,), 1)


def test_a_feather_of_a_companion_who_is_driven_out_does_not_spare_the_active_hero_in_the_attack():
    feather = {"items": [[], ["feather"]]}
    t = endure(face("hard", "all_draw_late" + FILL, "mark blank blank", **feather), "all_draw_late").table
    assert (t.inside, t.health, t.terror) == ((0,), [7, 8], [1, 1])


def test_the_sweep_of_one_drives_another_with_a_short_deck_out_and_the_enemy_flees_from_both():
    """[The deck runs short], [Flight], [Skills] In the middle of laying; with another enemy they go on."""
    for foe, left in (("soft", ()), ("dummy", (0,))):
        skills = {"skills": [[], ["pt_agg/back"]]}
        t = lay(face(foe, "sweep" + FILL, "mark blank blank two", **skills), "sweep").table
        assert (t.inside, t.health, t.energy, t.terror) == (left, [6, 5], [6, 4], [0, len(left)])


def test_who_escapes_at_the_end_of_a_round_chooses_and_pays_for_his_own_opportunity():
    """[End of the round], [The deck runs short], [Negative pool] Nobody is active; the hero's food, their
    cards."""
    food = {"goods": {"food": [2, 2]}}
    match = endure(endure(face("banded", "blank" + FILL, "blank blank blank", **food), "blank"), "blank")
    assert match.to_move == (1,)
    assert pick(match, 0).table.goods["food"] == [2, 1]
    match = endure(endure(face("leech", "mark" + FILL, "blank mark two"), "mark"), "blank")
    assert (asked(match), match.to_move) == ("enc.discard", (1,))
