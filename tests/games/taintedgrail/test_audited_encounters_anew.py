"""Fights and talks held against the rulebook once more, three rules at a time.

First come situations that went wrong once, then some in which rules meet that meet in no other test. Cards,
opponents and gear that no other test needs are added to a copy of the small pack, and some verses.
"""

from string import Template
from typing import Any

import pytest

from roundtable.games.taintedgrail.content import load as packs
from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers import encounter as enc
from tests.games.taintedgrail.helpers.encounter import END, ESCAPE, keep, laid, lay, over, turn
from tests.games.taintedgrail.helpers.packs import enlarged

FILL, NODS = " blank" * 6, " nod" * 6
MORE = """
[card]
sting = { $CARD, ability = ["placed: each dmg 1"] }
all_draw = { $CARD, ability = ["placed: each draw 2"] }
all_leave = { $CARD, ability = ["placed: each leave"] }
one_heals = { $CARD, ability = ["placed: one health +1"] }
aegis = { $CARD, passive = true, ability = ["attack: avoid 1"] }
mantle = { $CARD, passive = true, ability = ["attack: avoid_terror 1"] }
thorn = { $CARD, ability = ["discarded: dmg 1"] }
chain_cut = { $CARD, ability = ["discarded: discard_last"] }
spite = { $CARD, passive = true, ability = ["attack: pool +dmg_taken"] }
may_shift = { $CARD, passive = true, ability = ["may attack: band +1"] }
last_seal = { $WORD, ability = ["placed: win_stage; health -1"] }
watch = { $WORD, ability = ["attack: avoid_aff 1"] }
[encounter]
idle = { $FOE, value = 9, attacks = ["0-8: nothing"], opportunity = "dmg 1" }
wild = { $FOE, value = 9, attacks = ["0-8: nothing"], opportunity = "each dmg 1" }
quake = { $FOE, value = 9, attacks = ["0-8: all dmg 1; all terror +1"] }
cutter = { $FOE, value = 9, attacks = ["0-8: discard_last"] }
parry = { $FOE, value = 9, attacks = ["0-8: discard_last; dmg 1; terror +1"] }
parry_twice = { $FOE, value = 9, attacks = ["0-8: discard_last; discard_last; dmg 1"] }
hitter = { $FOE, value = 9, attacks = ["0-8: dmg 1"] }
scary = { $FOE, value = 9, attacks = ["0-3: terror +1", "4-8: terror +1"], opportunity = "dmg 1" }
stranger = { $FOE, value = 9, traits = ["guardian"], attacks = ["0-8: dmg 1"] }
warden = { $FOE, value = 1, traits = ["guardian"], attacks = ["0: dmg 1"], opportunity = "terror +1", $PRIZE }
storm = { $FOE, value = 9, traits = ["guardian"], attacks = ["0-8: each dmg 1"] }
blood_toll = { $TALK, avoid = { pay = "health 1", then = "rep -1; terror +1" } }
rude = { $TRACK, stage = [{ n = 1, reaction = "discard_last; aff -1" }] }
two_steps = { $TRACK, $PRIZE, stage = [{ n = 1, reaction = "aff -1" }, { n = 2, reaction = "aff -1" }] }
kind_toll = { $TALK, avoid = { pay = "health 1", then = "health +1" } }
[item]
hide = { rules = ["passive: rule health_loss -1"] }
"""
SHORT = {
    "CARD": 'owner = "brute", kind = "combat", left = "F:bolt", right = "F1x"',
    "FOE": 'deck = "grey", level = 1, kind = "combat", right = "F1x"',
    "PRIZE": 'reward = "exp 1"',
    "WORD": 'owner = "soldier", kind = "diplomacy", left = "F:bolt", right = "F1x"',
}
SHORT["TRACK"] = 'deck = "blue", level = 1, kind = "diplomacy", track = { down = 2, up = 2 }, right = "F1x"'
SHORT["TALK"] = SHORT["TRACK"] + ', stage = [{ n = 1, reaction = "aff -1" }]'
VERSES = """:: 101.1
It comes while you climb.
= pay each energy 1
= guardian warden 101
end

:: 101.2
It comes while you climb.
= pay each energy 1
= guardian storm 101
end

:: 101.3
You seek it, and it finds you.
= encounter stranger
end
"""


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packs")
    with enlarged(folder, "audited_anew", Template(MORE).substitute(SHORT), VERSES):
        yield


def begin(name: str, *piles: str, options: Any = None, luck: Any = (), **more: Any) -> Any:
    decks = [pile.split() for pile in piles]
    wanted = {"seats": len(piles), "heroes": enc.HEROES[: len(piles)], "encounter": name, "draw": decks}
    wanted["decks"] = {packs.pack("audited_anew").encounters[name].kind: decks}
    wanted["options"] = {"pack": "audited_anew", **(options or {})}
    return enc.described({**wanted, **more}, 1, [*[()] * len(piles), *luck] if luck else ())


def meet(name: str, *piles: str, **more: Any) -> Any:
    match = keep(begin(name, *piles, **more))
    return play(match, 0) if asked(match) == "enc.who" else match


def climbing(verse: str) -> Any:
    """Two are on their way up; the second cannot pay and nobody helps him. Then a guardian is upon both."""
    scene = {"seats": 2, "heroes": ["brute", "healer"], "verse": verse, "energy": [3, 0]}
    match = enc.described({**scene, "options": {"pack": "audited_anew"}})
    while asked(match) == "pay.help":
        play(match, False)
    match = keep(match)
    assert (match.table.out, match.table.inside) == ([1], (0, 1))
    return play(match, 0)


# -- who has dropped out of the journey fights all the same ------------------------------------------------


def test_tg_114_who_dropped_out_of_an_exploration_is_rewarded_in_the_fight_that_follows():
    match = turn(climbing("101.1"), "brute_blow")
    assert (over(match), match.table.goods["exp"]) == ("win", [1, 1])


def test_tg_114_who_dropped_out_is_struck_though_he_is_the_last_who_stands():
    match = play(climbing("101.1"), ESCAPE)
    assert (match.to_move, match.table.inside) == ((1,), (1,))
    play(match, END)
    assert (match.table.terror, match.table.health) == ([1, 1], [9, 7])


def test_tg_114_an_attack_on_each_member_hits_who_dropped_out_too():
    match = turn(climbing("101.2"), "brute_blow")
    assert match.table.health == [8, 7]


# -- each member -------------------------------------------------------------------------------------------


def test_tg_79_the_dying_one_whom_his_own_card_drives_out_hurts_his_companions_first():
    match = lay(meet("idle", "sting" + FILL, "blank" + FILL, health=[0, 5], dying=[2, 0]), "sting")
    assert (match.table.inside, match.table.health) == ((1,), [0, 4])


def test_tg_79_of_two_who_come_dying_both_leave_with_the_damage_of_one_card():
    match = lay(meet("idle", "sting" + FILL, "blank" + FILL, health=[0, 0], dying=[2, 2]), "sting")
    assert over(match) == "else"


def test_tg_5_who_cannot_draw_leaves_but_his_companions_draw_what_his_card_gives_to_each():
    match = lay(meet("idle", "all_draw blank blank blank", "blank" + FILL), "all_draw")
    assert (match.table.inside, len(match.table.hands[1])) == ((1,), 5)


def test_tg_6_who_is_driven_out_leaves_though_the_active_hero_falls_in_his_opportunity_attack():
    """[The deck runs short] The sting hurts, pain draws more than there is, the enemy strikes at each."""
    scene = {"health": [2, 8, 8], "skills": [[], ["pt_agg/back"], []]}
    match = lay(meet("wild", "sting" + FILL, "blank " * 4, "blank" + FILL, **scene), "sting")
    t = match.table
    assert (t.inside, t.active, t.health[:2], t.energy[1]) == ((2,), 2, [0, 6], 5)


def test_a_card_that_leads_each_member_out_leads_out_all_of_them():
    match = lay(meet("idle", "all_leave" + FILL, "blank" + FILL), "all_leave")
    assert over(match) == "else"


def test_what_hits_all_heroes_in_play_hits_who_is_elsewhere_and_his_skills_for_fights_are_silent():
    scene = {"party": [0], "place": [101, 102], "skills": [["pt_cou/front"], ["pt_cou/front"]]}
    match = turn(meet("quake", "blank" + FILL, FILL, **scene), "blank")
    t = match.table
    assert (t.health, t.terror, t.pool) == ([8, 7], [1, 1], 1)


@pytest.mark.parametrize("active", [0, 1])
def test_tg_60_what_his_card_does_for_one_member_the_active_hero_decides(active):
    match = keep(begin("idle", "one_heals" + FILL, "one_heals" + FILL, health=[5, 5]))
    lay(play(match, active), "one_heals")
    assert (asked(match), match.to_move, legal(match)) == ("choose.who", (active,), {0, 1})


# -- the price of avoiding ---------------------------------------------------------------------------------


def test_tg_30_who_avoids_a_talk_with_his_last_health_bears_the_consequences_and_then_begins_to_die():
    match = play(begin("blood_toll", NODS, heroes=["soldier"], health=[1], goods={"rep": [2]}), True)
    t = match.table
    assert (over(match), t.health, t.goods["rep"], t.terror, t.dying) == ("else", [0], [1], [1], [3])


def test_tg_30_a_consequence_that_heals_saves_him_and_his_items():
    gear = [["club", "sling", "flask"]]
    match = play(begin("kind_toll", NODS, heroes=["soldier"], health=[1], items=gear), True)
    t = match.table
    assert (over(match), t.health, t.dying, len(t.items[0])) == ("else", [1], [0], 3)


def test_tg_30_of_two_who_avoid_a_talk_only_the_bled_one_begins_to_die():
    match = begin("blood_toll", NODS, NODS, health=[1, 5], goods={"rep": [2, 2]})
    match.play(0, True)
    match.play(1, True)
    t = match.table
    assert (t.health, t.goods["rep"], t.terror, t.dying) == ([0, 4], [1, 1], [1, 1], [2, 0])


# -- during the whole step of the attack -------------------------------------------------------------------


def test_during_the_attack_damage_of_a_card_that_the_attack_discards_is_avoided_too():
    match = turn(meet("cutter", "aegis thorn" + FILL), "aegis", "thorn")
    assert (laid(match), match.table.health) == (["aegis"], [9])


def test_during_the_attack_terror_of_a_card_that_the_attack_discards_is_avoided_too():
    match = turn(meet("cutter", "mantle parting" + FILL), "mantle", "parting")
    assert (laid(match), match.table.terror) == (["mantle"], [0])


def test_during_the_attack_a_discarded_card_that_discards_the_next_is_seen_through_to_the_end():
    pile = "aegis thorn chain_cut" + FILL
    match = turn(meet("cutter", pile), "aegis", "thorn", "chain_cut")
    assert (laid(match), match.table.health) == (["aegis"], [9])


def test_tg_76_nothing_is_used_up_if_the_discarded_card_hurts_nobody():
    match = turn(meet("cutter", "blank" + FILL, items=[["vest"]]), "blank")
    assert not enc.events(match, "enc.used")


def test_tg_129_damage_that_something_has_lowered_to_nought_is_not_counted_as_taken():
    match = turn(meet("hitter", "spite" + FILL, items=[["hide"]]), "spite")
    assert (match.table.pool, match.table.health) == (0, [9])


@pytest.mark.parametrize(("cards", "gear"), [(["guard"], []), (["blank"], ["vest"]), (["guard"], ["vest"])])
def test_during_the_attack_who_runs_in_that_step_is_guarded_by_what_works_in_all_of_it(cards, gear):
    pile = " ".join(["may_shift", *cards]) + FILL
    match = lay(
        meet("scary", pile, items=[gear]), *(["may_shift", "guard"] if "guard" in cards else ["may_shift"])
    )
    play(match, END)
    assert asked(match) == "fight.defend"
    play(match, ESCAPE)
    assert (over(match), match.table.health, match.table.energy) == ("else", [9], [5])


def test_during_the_attack_who_runs_before_it_is_not():
    match = play(lay(meet("scary", "may_shift guard" + FILL), "may_shift", "guard"), ESCAPE)
    assert (over(match), match.table.health) == ("else", [8])


def test_during_the_attack_a_card_that_it_uncovers_avoids_what_comes_next():
    match = turn(meet("parry", "guard quick" + FILL), "guard", "quick")
    assert (laid(match), match.table.health, match.table.terror) == (["guard"], [9], [1])


def test_during_the_attack_a_card_that_it_uncovers_and_takes_too_avoids_nothing():
    match = turn(meet("parry_twice", "guard quick" + FILL), "guard", "quick")
    assert (laid(match), match.table.health) == ([], [8])


def test_during_the_reaction_a_card_that_it_uncovers_holds_the_marker():
    match = turn(meet("rude", "watch silence" + NODS, heroes=["soldier"]), "watch", "silence")
    assert (laid(match), match.table.affinity) == (["watch"], 0)


# -- stages ------------------------------------------------------------------------------------------------


def test_tg_44_a_stage_that_is_won_by_a_card_stays_won_though_its_hero_falls():
    match = lay(meet("two_steps", "last_seal" + NODS, NODS, health=[1, 8]), "last_seal")
    assert (match.table.inside, match.table.stages, match.to_move) == ((1,), [0, 1], (1,))


# -- guardians ---------------------------------------------------------------------------------------------


def test_tg_121_a_guardian_that_the_story_leads_to_is_met_where_they_are_and_stays_there():
    scene = {
        "seats": 1,
        "heroes": ["brute"],
        "verse": "101.3",
        "guardians": {"stranger": 102},
        "shown": [101, 102],
    }
    match = play(keep(enc.described({**scene, "options": {"pack": "audited_anew"}})), ESCAPE)
    assert (over(match), match.table.place, match.table.guardians) == ("else", [101], {"stranger": 101})
