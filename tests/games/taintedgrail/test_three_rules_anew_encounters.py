"""Three rules at a time, in fights and talks: combinations that no other test has.

Each is written from the rulebook's paragraphs in its brackets. Opponents and cards are added to a copy of the
small pack.
"""

from string import Template
from typing import Any

import pytest

from roundtable.games.taintedgrail.content import load as packs
from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers import encounter as enc
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    PANIC,
    keep,
    laid,
    lay,
    over,
    through,
    turn,
)
from tests.games.taintedgrail.helpers.packs import enlarged

FILL, NODS = " blank" * 6, " nod" * 6
MORE = """
[card]
late_draw = { $CARD, passive = true, ability = ["delay 1: draw 3"] }
late_more = { $CARD, passive = true, ability = ["delay 2: pool +2"] }
covered_draw = { $CARD, ability = ["covered: draw 1"] }
all_fear = { $CARD, ability = ["placed: each terror +1"] }
deep_word = { $WORD, left = "F:up+bolt", ability = ["placed: draw 9"] }
[encounter]
idle = { $CALM, opportunity = "dmg 1" }
highwayman = { $FOE, value = 9, traits = ["robber", "charge"], attacks = ["0-8: dmg 1"] }
beggar = { $FOE, value = 2, traits = ["robber"], attacks = ["0-1: dmg 1"], reward = "exp 1" }
raging_robber = { $FOE, value = 9, traits = ["robber", "fury"], attacks = ["0-8: dmg 2"] }
pouncer = { $FOE, value = 9, traits = ["ambush", "charge"], attacks = ["0-8: terror +1"] }
raging_ambusher = { $FOE, value = 9, traits = ["ambush", "fury"], attacks = ["0-8: pool -2"] }
swarm = { $FOE, value = 9, traits = ["horde", "fury"], attacks = ["0-8: dmg 1"], opportunity = "dmg 1" }
wary = { $CALM, traits = ["defence", "opportunist"], opportunity = "pool -2" }
slow = { $CALM, traits = ["sluggish", "opportunist"], opportunity = "terror +1" }
sentry = { $FOE, value = 2, traits = ["guardian"], attacks = ["0-1: dmg 1"], reward = "exp 1" }
sweeper = { $FOE, value = 9, attacks = ["0-8: each dmg 2"] }
judge = { $TALK, fail = "dmg 3; rep -1" }
ferry = { $TALK, avoid = { need = "emp>=1", pay = "energy 2", then = "food +1" } }
"""
SHORT = {
    "CARD": 'owner = "brute", kind = "combat", left = "F:bolt", right = "F1x"',
    "WORD": 'owner = "soldier", kind = "diplomacy", right = "F1x"',
    "FOE": 'deck = "grey", level = 1, kind = "combat", right = "F1x"',
    "TALK": 'deck = "blue", level = 1, kind = "diplomacy", track = { down = 2, up = 2 }, right = "F1x", '
    'stage = [{ n = 1, reaction = "aff -1" }]',
}
SHORT["CALM"] = SHORT["FOE"] + ', value = 9, attacks = ["0-8: nothing"]'


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packs")
    with enlarged(folder, "three_anew", Template(MORE).substitute(SHORT)):
        yield


def begin(name: str, *piles: str, **more: Any) -> Any:
    decks = [pile.split() for pile in piles]
    wanted = {"seats": len(piles), "heroes": enc.HEROES[: len(piles)], "encounter": name, "draw": decks}
    wanted["decks"] = {packs.pack("three_anew").encounters[name].kind: decks}
    return enc.described({**wanted, "options": {"pack": "three_anew"}, **more})


def meet(name: str, *piles: str, **more: Any) -> Any:
    match = keep(begin(name, *piles, **more))
    return play(match, 0) if asked(match) == "enc.who" else match


# -- traits ------------------------------------------------------------------------------------------------


def test_a_charge_makes_the_last_strong_one_weak_and_the_robber_robs_both_before_a_card_is_laid():
    """[Charge], [Robber], [Parties]"""
    match = meet("highwayman", "mark" + FILL, "mark" + FILL, health=[3, 1], goods={"wealth": [4, 2]})
    assert (over(match), match.table.goods["wealth"], match.table.health) == ("else", [0, 0], [1, 1])


def test_blood_that_pays_for_the_winning_markers_brings_the_robber_before_the_check():
    """[Robber], [Check of victory], [Costs]"""
    match = lay(meet("beggar", "bleed" + FILL, health=[2], goods={"wealth": [1]}), "bleed")
    play(match, next(way for way in match.legal(0) if way[2] == 0))
    assert (over(match), match.table.goods["wealth"], match.table.goods["exp"]) == ("else", [0], [0])


def test_the_robber_comes_between_the_two_attacks_of_a_fury():
    """[Robber], [Fury], [The end]"""
    match = through(turn(meet("raging_robber", "blank" + FILL, health=[3], items=[["club"]]), "blank"))
    assert (over(match), match.table.health, match.table.items) == ("else", [1], [()])


def test_a_charge_drives_out_who_came_dying_without_a_price_and_is_not_repeated():
    """[Charge], [At the door of death] (TG-79), [Escape] (TG-39)"""
    t = meet("charger", "mark" + FILL, "mark" + FILL, health=[0, 5], dying=[2, 0]).table
    assert (t.inside, t.active, t.health, t.terror) == ((1,), 1, [0, 5], [0, 0])


def test_a_charge_frightens_him_into_panic_before_his_first_card():
    """[Charge], [Panic], [2. Laying cards]"""
    match = meet("charger", "mark" + FILL, health=[4], terror=[3])
    assert (match.table.health, legal(match)) == ([2], {PANIC, ESCAPE})


def test_ambushed_and_charged_he_keeps_a_card_and_pain_draws_two_more():
    """[Ambush], [Charge], [Skills]"""
    match = play(keep(begin("pouncer", "mark two big" + FILL, skills=[["pt_agg/back"]])), "two")
    assert (sorted(match.table.hands[0]), match.table.health) == (["blank", "blank", "two"], [7])


def test_an_ambushed_hand_is_empty_when_a_fury_takes_markers_that_are_not_there_twice():
    """[Ambush], [Fury], [Negative pool]"""
    match = play(keep(begin("raging_ambusher", "mark" + FILL + " blank")), "blank")
    through(turn(match, "blank"))
    assert (len(match.table.thrown[0]), len(match.table.draw[0]), match.table.round) == (2 + 4, 0, 2)


def test_a_raging_horde_mills_what_is_there_and_he_is_short_at_the_end_of_the_round():
    """[Horde], [Fury], [The deck runs short]"""
    match = through(turn(meet("swarm", "blank" + " blank" * 5), "blank"))
    assert (over(match), match.table.health, match.table.energy) == ("else", [6], [5])


def test_defence_takes_the_only_marker_and_the_opportunist_two_that_are_not_there():
    """[Defence], [Opportunist], [Negative pool]: one marker less one, then two cards of the hand."""
    match = turn(meet("wary", "mark blank blank two two"), "mark")
    assert (match.table.pool, match.table.thrown[0], match.table.hands[0]) == (0, ["blank", "blank"], ["two"])


def test_a_panicking_hero_suffers_the_opportunist_and_draws_only_the_card_of_the_sluggish():
    """[Panic], [Opportunist], [Sluggish] (TG-78)"""
    match = play(meet("slow", "blank" + FILL, terror=[4], health=[3]), PANIC, END)
    assert (match.table.terror, len(match.table.hands[0]), match.table.round) == ([5], 4, 2)


# -- who leaves --------------------------------------------------------------------------------------------


def test_alone_he_runs_from_a_guardian_that_is_as_good_as_beaten_and_it_stays():
    """[Escape], [Check of victory] (TG-15), [Guardians]"""
    match = play(lay(meet("sentry", "big" + FILL), "big"), ESCAPE)
    t = match.table
    assert (over(match), t.guardians, t.goods["exp"]) == ("else", {"sentry": 101}, [0])


def test_a_delay_of_one_drives_the_next_out_at_the_full_price_and_it_is_the_first_ones_round_again():
    """[1. Delayed abilities], [The deck runs short], [Parties]"""
    t = turn(meet("idle", "late_draw" + FILL, "blank" + " blank" * 4), "late_draw").table
    assert (t.inside, t.energy, t.health, t.round, t.active) == ((0,), [6, 5], [9, 7], 2, 0)


def test_a_covered_card_asks_for_a_draw_that_the_active_hero_cannot_make():
    """[Covered cards], [The deck runs short], [Parties]: both cards stay, and no attack follows."""
    match = lay(turn(meet("idle", "covered_draw" + FILL, "blank blank blank"), "covered_draw"), "blank")
    assert (match.table.inside, laid(match)) == ((0,), ["covered_draw", "blank"])


# -- all effects are the active hero's ---------------------------------------------------------------------


def test_two_tokens_go_in_the_activations_of_two_heroes_and_the_fruit_is_the_first_ones():
    """[1. Delayed abilities] (TG-11), [III. The end of the round], [Passive cards] (TG-10)"""
    match = turn(turn(meet("idle", "late_more" + FILL, "blank" + FILL), "late_more"), "blank")
    assert match.table.pool == 0
    play(match, 0)
    assert (match.table.pool, match.table.active) == (2, 0)


def test_an_attack_on_each_is_avoided_by_the_armour_of_the_active_hero_alone():
    """[3. The enemy's attack], [During the attack], [Parties]"""
    match = turn(meet("sweeper", "blank" + FILL, "blank" + FILL, items=[["vest"], ["coat"]]), "blank")
    assert match.table.health == [8, 6]


def test_the_fear_of_one_card_makes_the_next_hero_panic():
    """[On placement], [Panic] (TG-7), [I. The active hero]"""
    match = turn(meet("idle", "all_fear" + FILL, "blank" + FILL, health=[9, 3], terror=[0, 3]), "all_fear")
    assert (match.to_move, legal(match)) == ((1,), {PANIC, ESCAPE})


# -- talks -------------------------------------------------------------------------------------------------


def test_a_word_that_reaches_the_top_and_draws_too_much_is_a_failure():
    """[The deck runs short], [Check of affinity] (TG-15), [Failure]"""
    match = meet("judge", "nod deep_word" + NODS, heroes=["soldier"], goods={"rep": [2]})
    lay(match, "nod", "deep_word")
    assert (over(match), match.table.health, match.table.goods["rep"]) == ("else", [5], [1])


def test_a_failure_that_kills_takes_all_that_it_says():
    """[Failure] (TG-45), [At the door of death], [Check of affinity]"""
    match = meet("judge", "insult insult" + NODS, heroes=["soldier"], health=[2], goods={"rep": [2]})
    turn(match, "insult", "insult")
    t = match.table
    assert (over(match), t.health, t.dying, t.goods["rep"]) == ("else", [0], [3], [1])


def test_a_talk_is_avoided_by_the_energy_of_one_if_each_can_feel():
    """[Avoiding a talk] (TG-24), [Parties], [Energy]"""
    match = begin("ferry", NODS, NODS, heroes=["healer", "druid"], energy=[4, 0])
    match.play(0, True)
    match.play(1, True)
    assert (over(match), match.table.energy, match.table.goods["food"]) == ("else", [0, 0], [3, 1])
    assert asked(begin("ferry", NODS, NODS, heroes=["healer", "brute"])) != "talk.avoid"
