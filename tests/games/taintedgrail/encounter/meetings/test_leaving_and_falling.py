"""Who falls or has left, and what is for each, for all or for one."""

from typing import Any

import pytest

from tests.games.taintedgrail.helpers import answer, asked, legal, pick, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    FILL,
    begin,
    described,
    endure,
    face,
    keep,
    laid,
    lay,
    meet,
    over,
    turn,
)


def climbing(verse: str) -> Any:
    """Two are on their way up; the second cannot pay and nobody helps them. Then a guardian is upon both."""
    scene = {"seats": 2, "heroes": ["brute", "healer"], "verse": verse, "energy": [3, 0]}
    match = described(scene)
    answer(match, pay_help=False)
    match = keep(match)
    assert (match.table.out, match.table.inside) == ([1], (0, 1))
    return play(match, 0)


def left_out(name, *piles, thing, **more):
    """The first hero leaves this item out."""
    match = keep(play(begin(name, *piles, **more), f"item/{thing}"))
    return play(match, 0) if asked(match) == "enc.who" else match


# -- who falls ---------------------------------------------------------------------------------------------


def test_tg_79_the_dying_one_whom_his_own_card_drives_out_hurts_his_companions_first():
    match = lay(face("idle", "sting" + FILL, "blank" + FILL, health=[0, 5], dying=[2, 0]), "sting")
    assert (match.table.inside, match.table.health) == ((1,), [0, 4])


def test_tg_79_of_two_who_come_dying_both_leave_with_the_damage_of_one_card():
    match = lay(face("idle", "sting" + FILL, "blank" + FILL, health=[0, 0], dying=[2, 2]), "sting")
    assert over(match) == "else"


def test_the_last_health_pays_for_the_markers_that_win_but_only_a_companion_can_win_with_them():
    """[You are dying], [Check of victory], [Guardians] Alone the hero has left before the check (TG-30,
    TG-39)."""
    match = pick(lay(face("watcher", "bleed" + FILL, health=[1]), "bleed"), 0)
    t = match.table
    assert (over(match), t.guardians, t.goods["exp"]) == ("else", {"watcher": 101}, [0])
    match = pick(lay(face("watcher", "bleed" + FILL, "mark" + FILL, health=[1, 8]), "bleed"), 0)
    t = match.table
    assert (over(match), t.guardians, t.goods["exp"], t.dying) == ("win", {}, [0, 1], [2, 0])


def test_a_joined_key_kills_who_lays_the_card_and_the_keys_below_it_bring_nothing():
    """[Joined keys], [You are dying], [Party] The card stays, 1 marker of its first key with it (TG-72)."""
    skill = {"skills": [["pt_bane/front"], []]}
    match = lay(face("dummy", "strike" + FILL, "mark" + FILL, health=[1, 8], **skill), "strike")
    assert (match.table.pool, match.table.inside, laid(match), match.table.active) == (1, (1,), ["strike"], 1)


def test_the_first_dies_of_his_own_sweep_with_the_second_and_the_third_wins_with_his_marker():
    """Each takes 3: two fall at once, the acting one among them; no attack follows; the third is active."""
    match = meet("watcher", "sweep" + FILL, "mark" + FILL, "big" + FILL, health=[3, 2, 8])
    play(match, 0)
    lay(match, "sweep")
    t = match.table
    assert (t.inside, t.active, t.dying, t.health) == ((2,), 2, [2, 2, 0], [0, 0, 5])
    turn(match, "big")
    assert (over(match), t.goods["exp"]) == ("win", [0, 0, 1])


# -- each member -------------------------------------------------------------------------------------------


def test_tg_5_who_cannot_draw_leaves_but_his_companions_draw_what_his_card_gives_to_each():
    match = lay(face("idle", "both_draw blank blank blank", "blank" + FILL), "both_draw")
    assert (match.table.inside, len(match.table.hands[1])) == ((1,), 5)


def test_tg_6_who_is_driven_out_leaves_though_the_active_hero_falls_in_his_opportunity_attack():
    """[The deck runs short] The sting hurts, pain draws more than there is, the enemy strikes at each."""
    scene = {"health": [2, 8, 8], "skills": [[], ["pt_agg/back"], []]}
    match = lay(face("wild", "sting" + FILL, "blank " * 4, "blank" + FILL, **scene), "sting")
    t = match.table
    assert (t.inside, t.active, t.health[:2], t.energy[1]) == ((2,), 2, [0, 6], 5)


def test_a_card_that_leads_each_member_out_leads_out_all_of_them():
    match = lay(face("idle", "all_leave" + FILL, "blank" + FILL), "all_leave")
    assert over(match) == "else"


def test_what_hits_all_heroes_in_play_hits_who_is_elsewhere_and_his_skills_for_fights_are_silent():
    scene = {"party": [0], "place": [101, 102], "skills": [["pt_cou/front"], ["pt_cou/front"]]}
    match = turn(face("quake", "blank" + FILL, FILL, **scene), "blank")
    t = match.table
    assert (t.health, t.terror, t.pool) == ([8, 7], [1, 1], 1)


@pytest.mark.parametrize("active", [0, 1])
def test_tg_60_what_his_card_does_for_one_member_the_active_hero_decides(active):
    match = keep(begin("idle", "one_heals" + FILL, "one_heals" + FILL, health=[5, 5]))
    lay(play(match, active), "one_heals")
    assert (asked(match), match.to_move, legal(match)) == ("choose.who", (active,), {0, 1})


# -- who has left ------------------------------------------------------------------------------------------


def test_what_hits_all_heroes_hits_who_has_escaped_with_all_of_it():
    match = play(face("quake", FILL, "blank" + FILL), ESCAPE)
    turn(match, "blank")
    assert (match.table.health, match.table.terror) == ([8, 7], [1, 1])


def test_a_skill_for_fights_is_silent_when_its_hero_has_escaped():
    match = play(face("quake", FILL, "blank" + FILL, skills=[["pt_cou/front"], []]), ESCAPE)
    turn(match, "blank")
    assert (match.table.terror, match.table.pool) == ([1, 1], 0)


def test_what_is_for_one_member_is_for_one_who_is_still_there():
    match = lay(face("idle", "sting_and_heal" + FILL, "blank" + FILL, health=[5, 1]), "sting_and_heal")
    assert (asked(match), match.table.inside, match.table.health) == ("fight.what", (0,), [5, 0])


def test_what_wakes_by_damage_wakes_where_its_hero_is():
    scene = {"party": [0], "place": [101, 102], "skills": [[], ["nerves/front"]]}
    match = turn(face("quake", "blank" + FILL, FILL, **scene), "blank")
    assert (match.table.health, match.table.terror) == ([8, 7], [1, 2])


def test_tg_45_what_the_end_of_a_lost_fight_does_to_each_it_does_to_who_had_escaped():
    match = play(face("idle", FILL, skills=[["nerves/back"]]), ESCAPE)
    assert (over(match), match.table.terror, match.table.energy) == ("else", [1], [4])


# -- who has dropped out of the journey fights all the same ------------------------------------------------


def test_tg_114_who_dropped_out_of_an_exploration_is_rewarded_in_the_fight_that_follows():
    match = turn(climbing("101.2"), "brute_blow")
    assert (over(match), match.table.goods["exp"]) == ("win", [1, 1])


def test_tg_114_who_dropped_out_is_struck_though_he_is_the_last_who_stands():
    match = play(climbing("101.2"), ESCAPE)
    assert (match.to_move, match.table.inside) == ((1,), (1,))
    play(match, END)
    assert (match.table.terror, match.table.health) == ([1, 1], [9, 7])


def test_tg_114_an_attack_on_each_member_hits_who_dropped_out_too():
    match = turn(climbing("101.3"), "brute_blow")
    assert match.table.health == [8, 7]


# -- [The beginning of a fight] Gear that was left out -----------------------------------------------------


def test_gear_that_was_left_out_stays_silent_for_who_has_escaped():
    """[The beginning of a fight] Nothing is added after it has begun."""
    match = left_out("idle", "blank" + FILL, "blank" + FILL, thing="omen", items=[["omen"], []])
    assert (over(play(match, ESCAPE, ESCAPE)), match.table.terror) == ("else", [0, 0])
    match = face("idle", "blank" + FILL, "blank" + FILL, items=[["omen"], []])
    assert (over(play(match, ESCAPE, ESCAPE)), match.table.terror) == ("else", [1, 0])


def test_gear_that_was_left_out_stays_silent_for_who_has_fallen_and_what_he_keeps_does_not():
    fallen = {"items": [["bell", "drum"], []], "health": [1, 8]}
    match = left_out("dummy", "blank" + FILL, "blank" + FILL, thing="bell", **fallen)
    match = play(endure(match, "blank"), ("bell",), ESCAPE)
    assert (over(match), match.table.items, match.table.terror) == ("else", [("bell",), ()], [0, 1])
    for kept, terror in (("bell", 1), ("drum", 0)):
        match = endure(face("dummy", "blank" + FILL, "blank" + FILL, **fallen), "blank")
        assert (over(play(match, (kept,), ESCAPE)), match.table.terror) == ("else", [terror, 1])


# -- prices ------------------------------------------------------------------------------------------------


def test_tg_129_what_lowers_losses_does_not_lower_a_price_in_a_fight():
    match = lay(face("idle", "blood" + FILL, items=[["hide"]]), "blood")
    assert (match.table.health, match.table.pool) == ([8], 3)


def test_tg_30_who_pays_his_last_health_in_a_fight_gets_what_he_paid_for_and_is_out():
    match = lay(face("easy", "blood" + FILL, "blank" + FILL, health=[1, 8]), "blood")
    assert (over(match), match.table.health, match.table.dying) == ("win", [0, 8], [2, 0])
