"""Three rules at once, once more outside of encounters: dawns, parties, menhirs, the dying, those who leave.

The right end of each situation was worked out from the rulebook and the rulings before it was played.
"""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import (
    EAST,
    EXPLORE,
    INSPECT,
    OWN,
    PASS,
    PLACE,
    STAY,
    WEST,
    alone,
    answer,
    asked,
    box,
    by,
    choices,
    choose,
    day,
    done,
    everything,
    go,
    goods,
    legal,
    lucky,
    night,
    play,
    scene,
    together,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import keep, win

LEAVE = ("leave",)
FORD = {"wards": {101: 5, 107: 0}, "shown": [101, 104, 107]}  # 107 dissolves, and 104 is near


def at(phase, seats=1, **wanted):
    return scene(seats, **{"phase": phase, "event_deck": [], "place": [103] * seats, **wanted})


def given(match, seat, to, item):
    by(match, seat, ("trade", to), ("item", item, 1), None)
    return answer(match, trade_what=None)


def gone(match, seat, *others):
    """He leaves; the others sleep, and nobody comes."""
    by(match, seat, LEAVE, *others)
    return answer(night(match), join_who=None)


# -- dawn: what dissolves, who comes, what moves -----------------------------------------------------------


def test_a_burning_menhir_whose_place_loses_its_seal_burns_on_but_cannot_be_lit_anew():
    """[Original location number] Its dial and reach stay; [Location seals] no seal, no inspection."""
    wanted = {"place": [107], "goods": {"magic": [3], "food": [0]}, "secrets": [["rite"]], "event_deck": []}
    match = done("replace 107 113", wards={107: 3}, shown=[104, 107, 110], **wanted)
    assert (match.table.wards, INSPECT in legal(match)) == ({113: 3}, False)
    night(match)
    assert (match.table.wards, sorted(match.table.shown)) == ({113: 2}, [104, 110, 113])


@pytest.mark.parametrize(("start", "face"), [(104, WEST), (101, STAY)])
def test_a_successor_of_this_dawn_must_fight_the_guardian_that_comes_or_stays_where_he_was_put(start, face):
    """[Dawn] Dials are step 5, guardians step 6; [Guardians] all who are there fight together."""
    dead = {"health": [0, 8], "dying": [1, 0], "place": [103, 101]}
    match = at("dawn", 2, **dead, guardians={"wolf": start}, luck=(face,))
    play(match, "druid")
    assert (match.table.enc, sorted(match.table.party), match.table.place) == ("wolf", [0, 1], [101, 101])
    assert goods(win(match), "exp") == [1, 1]


def test_swept_onto_the_ash_he_meets_the_guardian_who_follows_there_and_the_ash_only_once():
    """[Menhirs and wyrdness] Step 3 frightens by 2 and 1; [Guardians] step 6 is no arrival of his."""
    match = at("dawn", **FORD, place=[107], guardians={"wolf": 101}, luck=(EAST,))
    t = match.table
    assert (t.place, t.enc, t.guardians, t.terror) == ([104], "wolf", {"wolf": 104}, [3])
    win(match)
    assert (t.terror, goods(match, "exp"), t.guardians) == ([3], [1], {})


def test_who_would_not_help_the_swept_one_must_fight_when_the_guardian_stays():
    """[Travel] Helping is free, and who does not help feels no ash; [Guardians] at step 6 nobody is asked."""
    match = at("dawn", 2, **FORD, place=[107, 104], guardians={"giant": 104})
    play(match, False)
    assert (match.table.enc, match.table.party) == ("giant", (0,))
    play(keep(lucky(match, STAY)), ("escape",))
    answer(match, enc_gear=None)
    assert (asked(match), sorted(match.table.party), match.table.terror) == ("enc.redraw", [0, 1], [3, 0])


def test_a_fourth_menhir_puts_out_one_whose_far_place_goes_at_dawn_before_its_guardian_moves():
    """[Menhirs and wyrdness] Nothing goes by day; at dawn the place takes guardian and items with it."""
    match = day(
        wards={106: 4, 107: 4, 110: 4}, shown=[101, 102, 104, 106, 107, 109, 110], dropped={109: ["rope"]},
        secrets=[["rite"]], goods={"magic": [1], "food": [0]}, guardians={"wolf": 109},
    )  # fmt: skip
    play(match, INSPECT, True, 106)
    t = match.table
    assert (109 in t.shown, t.guardians) == (True, {"wolf": 109})
    night(match)
    assert (109 in t.shown, 106 in t.shown, t.guardians, t.dropped) == (False, True, {}, {})
    assert (t.under["grey"], everything(match)) == (["wolf"], box())


def test_four_light_the_shore_for_one_day_in_challenge_mode_and_the_third_dawn_is_the_first_that_hurts():
    """[Dawn] 1, then no dial, then no menhir; [Menhirs and wyrdness] the map stays, the dark strikes next."""
    match = day(4, place=[110] * 4, wards={107: 0}, shown=[104, 107, 110], short_wards=1)
    answer(by(match, 0, INSPECT, True), ward_agree=True)
    t = match.table
    assert (t.wards, t.energy) == ({107: 0, 110: 1}, [5, 5, 6, 5])
    for wards, health in (({110: 0}, [9, 8, 8, 7]), ({}, [9, 8, 8, 7]), ({}, [7, 6, 6, 5])):
        night(match)
        assert (t.wards, t.shown, t.health) == (wards, [107, 110], health)


def test_the_last_menhir_leaves_with_its_place_he_is_swept_away_and_the_next_dawn_is_dark():
    """[Removing from the game] Nearest and lowest: the ash. [Menhirs and wyrdness] No card goes then."""
    wanted = {"place": [107], "event_deck": [], "goods": {"food": [0]}}
    match = done("remove 107", wards={107: 4}, shown=[104, 107, 110], **wanted)
    assert (match.table.place, match.table.wards, tracks(match)) == ([104], {}, (6, 7, 3))
    night(match)
    assert (match.table.shown, tracks(match)) == ([104, 110], (5, 5, 5))


def test_swept_onto_the_toll_at_dawn_he_has_paid_for_this_day():
    """[Locations] Forced moves count as entry; what is once a day is not due again by travel."""
    place = {"wards": {103: 5, 108: 0}, "shown": [101, 103, 105, 108], "place": [108]}
    match = at("dawn", **place, goods={"wealth": [5], "food": [0]})
    assert (match.table.place, goods(match, "wealth"), match.table.health) == ([105], [4], [7])
    assert goods(play(match, go(101), go(105)), "wealth") == [4]


@pytest.mark.parametrize(
    ("limiter", "terror", "panic"),
    [("usual", 2, False), ("usual", 3, True), ("turned", 1, False), ("turned", 2, True), ("none", 3, False)],
)
def test_terror_of_dawn_brings_him_to_the_border_of_panic_before_the_guardian_strikes(limiter, terror, panic):
    """[Panic] Above health, at health with the turned limiter, never without; the quest's dawn is step 1."""
    wanted = {"quests": ["long_quest"], "place": [104], "guardians": {"giant": 104}, "luck": (STAY,)}
    match = keep(at("dawn", health=[3], terror=[terror], limiter=limiter, **wanted))
    assert (match.table.terror, ("panic",) in legal(match)) == ([terror + 1], panic)


def test_a_market_far_from_it_drives_him_mad_until_he_eats_and_so_he_dreams():
    """[Insanity] Mad at dawn's event; [Dusk] the meal of step 2 comes before the dream of step 6."""
    match = at("dawn", event_deck=["market"], place=[102], terror=[4], goods={"food": [1]}, seed=3)
    t = match.table
    assert (t.terror, t.insane(0)) == ([5], True)
    answer(play(match, PASS), rest_eat=True, grow_what=None, deck_change=None)
    assert (t.terror, "102.dream" in t.read, "102.nightmare" in t.read) == ([4], True, False)
    assert t.statuses == {"seals": [1]}


# -- the day: costs, limits, goods -------------------------------------------------------------------------


def test_gossip_once_a_day_paid_by_a_companion_who_gets_the_name_and_closed_to_the_third():
    """[Location action] One cost, one result, once for the place; tomorrow it is open again."""
    match = day(3, energy=[0, 6, 6], goods={"rep": [0, 0, 0], "food": [0, 0, 0]})
    by(match, 0, PLACE, True)
    by(match, 1, True)
    by(match, 2, False)
    assert (asked(match), legal(match)) == ("choose.who", {0, 1})
    play(match, 1)
    assert (match.table.energy, goods(match, "rep"), PLACE in match.legal(2)) == ([0, 5, 6], [0, 1, 0], False)
    assert PLACE in night(match).legal(2)


@pytest.mark.parametrize(
    ("health", "limiter", "can"), [(6, "usual", True), (6, "turned", False), (7, "turned", True)]
)
def test_a_free_look_and_a_price_of_six_energy_and_a_health_at_the_very_limit(health, limiter, can):
    """[Life tracks] Energy is paid before the health that limits it (TG-56); the lantern explores."""
    match = day(health=[health], energy=[6], items=[["lantern"]], limiter=limiter, goods={"wealth": [0]})
    play(match, EXPLORE)
    assert ("Dig." in choices(match)) == can
    if can:
        choose(match, "Dig")
        assert (tracks(match), goods(match, "wealth")) == ((0, health - 1, 0), [1])


def test_he_digs_with_his_last_health_and_his_companions_energy_is_paid_and_then_begins_to_die():
    """[Parties] Energy of another; [At death's door] after the effect (TG-30), and only one item is kept."""
    wanted = {"health": [1, 8], "energy": [1, 7], "items": [["rope", "spear"]], "goods": {"wealth": [0, 0]}}
    match = together(day(2, heroes=["smith", "hireling"], **wanted), 0, EXPLORE)
    choose(match, "Dig")
    play(match, 0)
    t = match.table
    assert (t.energy, t.health, goods(match, "wealth")) == ([0, 0], [0, 8], [1, 0])
    play(match, ("rope",))
    assert (t.items, t.dying, everything(match)) == ([("rope",), ()], [2, 0], box())


def test_a_share_above_twenty_goes_over_two_full_ones_to_the_third_who_only_stands_there():
    """[Resources] Nothing is lost while somebody at the place can take it, of the party or not."""
    match = done("share wealth +3", 3, party=[0, 1], goods={"wealth": [19, 20, 5]})
    play(match, (0, 3), (1, 2))
    assert goods(match, "wealth") == [20, 20, 7]


def test_a_traded_thing_without_a_keyword_lies_face_down_too_and_saves_only_tomorrow():
    """[Items and gear] All items that were traded; at dawn they can be used."""
    match = given(day(2, items=[["lantern"]], place=[103, 103], goods={"food": [0, 0]}), 0, 1, "lantern")
    assert alone(match, 1, EXPLORE).table.energy[1] == 5
    assert alone(night(match), 1, EXPLORE).table.energy[1] == 6


# -- the dying, dusk ---------------------------------------------------------------------------------------


def test_the_dying_one_gives_his_spear_away_dies_at_dawn_and_it_is_packed_there_not_dropped():
    """[Items and gear] Traded: face down till dawn; [Secrets] the personal one stays and is gone with him."""
    wanted = {"items": [["spear"], ["rusty_sword"]], "secrets": [["brand"]], "goods": {"food": [0, 0]}}
    match = day(2, health=[0, 8], dying=[1, 0], place=[103, 103], **wanted)
    assert ("secret", "brand", 1) not in play(match.clone(), ("trade", 1)).legal(0)
    t = given(match, 0, 1, "spear").table
    assert t.in_use(1) == ("rusty_sword",)
    play(night(match), "druid")
    assert (t.dropped, t.gone, asked(match), match.to_move) == ({}, ["brand"], "gear.pack", (1,))


def test_splints_on_the_last_day_of_a_dying_companion_stop_his_dial_but_give_no_energy():
    """[At death's door] With health the card goes; [Dusk] exhausted, and limited to his 2 health."""
    match = day(2, health=[9, 0], dying=[0, 1], energy=[6, 0], items=[["splints"]], place=[103, 103])
    match.table.goods["food"] = [0, 0]
    answer(together(match, 0, ("ability", "item/splints", 0)), choose_who=1)
    t = match.table
    assert (t.health, t.dying, t.energy, t.items[0]) == ([9, 2], [0, 0], [5, 0], ())
    night(match)
    assert (t.status, t.energy, t.day) == (["alive", "alive"], [6, 2], 2)


def test_hunger_of_the_dying_takes_nothing_that_is_not_there_and_his_dial_turns():
    """[Challenge mode] No energy, so a health, which he has not; he does not fall anew."""
    wanted = {"energy": [0], "goods": {"food": [0]}, "hunger": True, "limiter": "turned"}
    match = at("dusk", place=[101], health=[0], dying=[2], **wanted)
    assert (match.table.dying, tracks(match), match.table.day) == ([1], (0, 0, 0), 2)


def test_a_nightmare_takes_the_last_health_and_his_dial_turns_at_the_dawn_that_follows():
    """[Dusk] Mad, he has the nightmare; [At death's door] one item is kept, 2 is set and turned once."""
    wanted = {"terror": [5, 0], "goods": {"food": [0, 0]}, "items": [["rope", "spear", "jack"]]}
    match = at("dusk", 2, place=[102, 103], health=[1, 8], energy=[0, 6], **wanted)
    play(match, ("jack",))
    assert (match.table.health, match.table.dying, match.table.items[0]) == ([0, 8], [1, 0], ("jack",))


def test_without_a_limiter_the_dying_one_walks_with_six_energy_but_cannot_use_his_own_action():
    """[Story mode] Health does not limit energy; [At death's door] the card binds him, its dial turns."""
    match = day(health=[0], dying=[3], energy=[6], limiter="none", goods={"food": [0]})
    assert (OWN in legal(match), EXPLORE in legal(match)) == (False, True)
    night(play(match, go(103)))
    assert (match.table.dying, tracks(match)) == ([2], (6, 0, 0))


def test_three_buy_a_third_point_on_one_evening_and_the_last_gets_no_skill():
    """[Buying skills] Each card is unique; TG-58: the point is marked all the same."""
    match = at("dusk", 3, attr=[{"agg": 2, "emp": 0}] * 3, goods={"exp": [6, 6, 6], "food": [0, 0, 0]})
    for seat in range(3):
        by(match, seat, ("point", "agg"))
        by(match, seat, match.legal(seat)[0]) if asked(match) == "grow.skill" else None
    t = match.table
    assert ([attr["agg"] for attr in t.attr], sorted(map(len, t.skills))) == ([3, 3, 3], [0, 1, 1])


# -- those who leave ---------------------------------------------------------------------------------------


def test_a_dying_one_leaves_and_neither_dies_nor_is_near_nor_is_found_by_a_guardian():
    """[More or fewer players] His secret stays; the herbwife is alone, and nobody meets the wolf."""
    match = day(
        2, health=[0, 8], dying=[1, 0], place=[103, 101], guardians={"wolf": 103}, secrets=[["rite"]],
        goods={"food": [0, 0], "rep": [0, 2]}, leaving=True,
    )  # fmt: skip
    t = gone(lucky(match, STAY), 0).table
    assert (t.status, t.fallen, t.enc, t.day) == (["absent", "alive"], [], "", 2)
    assert (t.secrets, goods(match, "rep")) == ([(), ("rite",)], [0, 1])


def test_the_one_who_stays_dies_alone_and_mercy_is_for_him_with_the_dial_for_one():
    """[Death] Alone the game is over; [The Allmother's mercy] who left stays away."""
    wanted = {"place": [103, 103], "health": [8, 0], "dying": [0, 1], "goods": {"food": [0, 0]}}
    match = gone(day(2, leaving=True, **wanted), 0)
    assert asked(match) == "mercy.ask"
    play(match, True)
    assert (match.table.status, match.table.wards) == (["absent", "alive"], {101: 8})
