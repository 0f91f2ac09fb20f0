"""Fights and talks in which changes of the rules meet that were made apart from one another.

Cards, opponents and gear that no other test needs are added to a copy of the small pack.
"""

from string import Template
from typing import Any

import pytest

from roundtable.games.taintedgrail.content import load as packs
from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers import encounter as enc
from tests.games.taintedgrail.helpers.encounter import (
    DONE,
    END,
    ESCAPE,
    keep,
    laid,
    lay,
    over,
    turn,
    usable,
    use,
)
from tests.games.taintedgrail.helpers.packs import enlarged

FILL, NODS = " blank" * 6, " nod" * 6
MORE = """
[card]
sting_and_heal = { $CARD, ability = ["placed: each dmg 1 and one health +1"] }
proud = { $CARD, ability = ["attack: if pool>=5: avoid 1"] }
paid_bolt = { $CARD, passive = true, ability = ["use: pay magic 1 and bolt"] }
thorn = { $CARD, ability = ["discarded: dmg 1"] }
sting = { $CARD, ability = ["placed: each dmg 1"] }
blood = { $CARD, ability = ["placed: pay health 1 and pool +3"] }
may_shift = { $CARD, passive = true, ability = ["may attack: band +1"] }
last_seal = { $WORD, ability = ["placed: win_stage; health -1"] }
once = { $CARD, passive = true, ability = ["may attack: discard_self"] }
[encounter]
two_blows = { $FOE, value = 9, attacks = ["0-8: dmg 1; dmg 1"] }
double_heavy = { $FOE, value = 9, attacks = ["0-8: dmg 2; dmg 2"] }
late_heavy = { $FOE, value = 9, attacks = ["0-8: discard_last; dmg 2"] }
sure_heavy = { $FOE, value = 9, attacks = ["0-8: sure_dmg 2"] }
cutter = { $FOE, value = 9, attacks = ["0-8: discard_last"] }
mad_parry = { $FOE, value = 9, traits = ["fury"], attacks = ["0-8: discard_last; dmg 1"] }
quake = { $FOE, value = 9, attacks = ["0-8: all dmg 1; all terror +1"] }
heavy = { $FOE, value = 9, attacks = ["0-8: dmg 2"], opportunity = "dmg 2" }
light = { $FOE, value = 9, attacks = ["0-8: dmg 1"] }
false_heavy = { $FOE, value = 9, traits = ["treachery"], attacks = ["0-8: dmg 2"] }
furious = { $FOE, value = 9, traits = ["fury"], attacks = ["0-8: dmg 1"] }
parry = { $FOE, value = 9, attacks = ["0-8: discard_last; dmg 1"] }
scary = { $FOE, value = 9, attacks = ["0-3: terror +1", "4-8: terror +1"], opportunity = "dmg 2" }
idle = { $FOE, value = 9, attacks = ["0-8: nothing"] }
easy = { $FOE, value = 3, attacks = ["0-8: nothing"] }
picture = { deck = "grey", level = 1, kind = "combat" }
herald = { $FOE, value = 9, attacks = ["0-8: encounter picture; encounter light; flee"] }
cutpurse = { $FOE, value = 9, traits = ["robber"], attacks = ["0-8: nothing"], opportunity = "each dmg 1" }
magic_toll = { $TALK, avoid = { pay = "magic 1" } }
last_talk = { $TRACK, stage = [{ n = 1, reaction = "aff -1" }], reward = "exp 1" }
[skill.nerves]
attr = "cau"
front = { title = "Nerves", rules = ["damaged: terror +1"] }
back = { title = "Regret", rules = ["lost: each terror +1; one energy -1"] }
[item]
plate = { keyword = "armour", rules = ["attack in combat: blunt 1"] }
hide = { rules = ["passive: rule health_loss -1"] }
"""
SHORT = {
    "CARD": 'owner = "brute", kind = "combat", left = "F:bolt", right = "F1x"',
    "FOE": 'deck = "grey", level = 1, kind = "combat", right = "F1x"',
    "WORD": 'owner = "soldier", kind = "diplomacy", left = "F:bolt", right = "F1x"',
}
SHORT["TRACK"] = 'deck = "blue", level = 1, kind = "diplomacy", track = { down = 2, up = 2 }, right = "F1x"'
SHORT["TALK"] = SHORT["TRACK"] + ', stage = [{ n = 1, reaction = "aff -1" }]'


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packs")
    with enlarged(folder, "meeting", Template(MORE).substitute(SHORT)):
        yield


def begin(name: str, *piles: str, options: Any = None, luck: Any = (), **more: Any) -> Any:
    decks = [pile.split() for pile in piles]
    wanted = {"seats": len(piles), "heroes": enc.HEROES[: len(piles)], "encounter": name, "draw": decks}
    wanted["decks"] = {packs.pack("meeting").encounters[name].kind: decks}
    wanted["options"] = {"pack": "meeting", **(options or {})}
    return enc.described({**wanted, **more}, 1, [*[()] * len(piles), *luck] if luck else ())


def meet(name: str, *piles: str, **more: Any) -> Any:
    match = keep(begin(name, *piles, **more))
    return play(match, 0) if asked(match) == "enc.who" else match


def used(match: Any) -> list[str]:
    return [event["source"] for event in enc.events(match, "enc.used")]


# -- who has left ------------------------------------------------------------------------------------------


def test_what_hits_all_heroes_hits_who_has_escaped_with_all_of_it():
    match = play(meet("quake", FILL, "blank" + FILL), ESCAPE)
    turn(match, "blank")
    assert (match.table.health, match.table.terror) == ([8, 7], [1, 1])


def test_a_skill_for_fights_is_silent_when_its_hero_has_escaped():
    match = play(meet("quake", FILL, "blank" + FILL, skills=[["pt_cou/front"], []]), ESCAPE)
    turn(match, "blank")
    assert (match.table.terror, match.table.pool) == ([1, 1], 0)


def test_what_is_for_one_member_is_for_one_who_is_still_there():
    match = lay(meet("idle", "sting_and_heal" + FILL, "blank" + FILL, health=[5, 1]), "sting_and_heal")
    assert (asked(match), match.table.inside, match.table.health) == ("fight.what", (0,), [5, 0])


def test_tg_82_a_robber_sees_that_who_is_driven_out_leaves_only_the_weak():
    scene = {"health": [2, 8, 3], "skills": [[], ["pt_agg/back"], []], "goods": {"wealth": [1, 1, 1]}}
    match = lay(meet("cutpurse", "sting" + FILL, "blank " * 4, "blank" + FILL, **scene), "sting")
    assert (over(match), match.table.health) == ("else", [0, 6, 1])
    assert enc.events(match, "fight.robbed") == [{"seats": (2,)}]


def test_what_wakes_by_damage_wakes_where_its_hero_is():
    scene = {"party": [0], "place": [101, 102], "skills": [[], ["nerves/front"]]}
    match = turn(meet("quake", "blank" + FILL, FILL, **scene), "blank")
    assert (match.table.health, match.table.terror) == ([8, 7], [1, 2])


def test_tg_45_what_the_end_of_a_lost_fight_does_to_each_it_does_to_who_had_escaped():
    match = play(meet("idle", FILL, skills=[["nerves/back"]]), ESCAPE)
    assert (over(match), match.table.terror, match.table.energy) == ("else", [1], [4])


# -- several things that avoid -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "card", "lost", "works"),
    [
        ("heavy", "guard", 0, ["card/guard", "item/plate"]),
        ("heavy", "blank", 1, ["item/plate"]),
        ("light", "guard", 0, ["card/guard"]),
        ("light", "blank", 1, []),
        ("heavy", "wall", 0, ["card/wall"]),
        ("heavy", "both", 0, ["card/both"]),
        ("false_heavy", "guard", 2, []),
    ],
)
def test_several_effects_at_once_armour_blunts_a_blow_before_a_card_avoids_the_rest(foe, card, lost, works):
    match = turn(meet(foe, card + FILL, items=[["plate"]]), card)
    assert (9 - match.table.health[0], used(match)) == (lost, works)


def test_during_the_attack_armour_blunts_the_opportunity_attack_on_who_runs_in_that_step():
    match = play(lay(meet("scary", "may_shift" + FILL, items=[["plate"]]), "may_shift"), END, ESCAPE)
    assert (over(match), match.table.health) == ("else", [8])


def test_tg_76_a_card_that_the_attack_uncovers_is_not_used_if_it_avoids_nothing_now():
    match = turn(meet("parry", "proud quick" + FILL), "proud", "quick")
    assert (laid(match), match.table.health, used(match)) == (["proud"], [8], [])


@pytest.mark.parametrize(
    ("foe", "lost", "works"),
    [("double_heavy", 3, True), ("late_heavy", 2, True), ("sure_heavy", 2, False), ("cutter", 1, False)],
)
def test_armour_blunts_every_blow_that_can_be_avoided_as_far_as_it_goes(foe, lost, works):
    match = turn(meet(foe, "blank thorn" + FILL, items=[["plate"]]), "thorn")
    assert (9 - match.table.health[0], used(match) == ["item/plate"]) == (lost, works)


@pytest.mark.parametrize(("card", "question"), [("guard", "fight.what"), ("blank", "fight.defend")])
def test_tg_76_nobody_is_asked_for_a_shield_if_armour_and_card_avoid_all_of_it(card, question):
    match = turn(meet("heavy", card + FILL, items=[["plate", "buckler"]]), card)
    assert (asked(match), match.table.health) == (question, [9])


def test_tg_76_armour_is_not_used_against_blows_of_one_damage():
    match = turn(meet("two_blows", "guard" + FILL, items=[["plate"]]), "guard")
    assert (match.table.health, used(match)) == ([8], ["card/guard"])


def test_fury_a_card_that_was_uncovered_avoids_in_the_second_attack_too():
    match = turn(meet("mad_parry", "guard quick" + FILL), "guard", "quick")
    while asked(match) == "fight.defend":
        play(match, DONE)
    assert (laid(match), match.table.health) == ([], [9])


def test_challenge_mode_who_is_caught_has_used_what_braced_him():
    options = {"escape": "coin"}
    match = lay(meet("scary", "may_shift" + FILL, items=[["vest"]], options=options, luck=[0]), "may_shift")
    play(match, END, ESCAPE)
    assert (asked(match), match.table.health, used(match)) == ("fight.defend", [8], ["item/vest"])


# -- charges of others -------------------------------------------------------------------------------------


def lent(foe: str, card: str, **more: Any) -> Any:
    """The first has laid a card with charges, and the second is active."""
    match = lay(meet(foe, card + FILL, "mark quick" + FILL, **more), card)
    play(match, END)
    while asked(match) in ("fight.defend", "fight.after"):
        play(match, DONE)
    return match


def test_tg_12_who_refuses_is_not_asked_again_in_this_activation():
    match = lent("idle", "store")
    option = next(o for o in legal(match) if o[0] == "use")
    play(match, option)
    assert (asked(match), match.to_move) == ("enc.lend", (0,))
    play(match, False)
    assert (match.to_move, usable(match)) == ((1,), [])
    turn(match, "quick")
    assert asked(match) == "enc.who"


def test_tg_12_of_two_attacks_of_fury_the_owner_is_asked_once():
    match = lent("furious", "stance")
    turn(match, "quick")
    use(match, "card/stance", 1)
    assert (asked(match), match.to_move, match.table.guard["attack"]) == ("fight.defend", (1,), 2)
    play(match, next(option for option in legal(match) if option[0] == "use"))
    assert (asked(play(match, DONE)), match.table.health[1]) == ("enc.who", 8)


def test_tg_12_a_refusal_goes_with_the_card_when_another_leaves():
    match = lay(meet("light", "once stance" + FILL, "mark quick" + FILL), "once", "stance")
    play(match, END, DONE)
    turn(match, "quick")
    play(match, next(o for o in legal(match) if o[1:2] == ("card/stance",)))
    assert asked(match) == "enc.lend"
    play(match, False)
    use(match, "card/once")
    assert (asked(match), laid(match), match.table.health) == ("enc.who", ["stance", "quick"], [8, 7])


def test_tg_81_what_only_helps_to_lay_cards_is_not_offered_after_the_attack_though_it_is_paid_for():
    match = turn(meet("idle", "paid_bolt" + FILL, goods={"magic": [2]}), "paid_bolt")
    assert asked(match) == "fight.what"


# -- prices ------------------------------------------------------------------------------------------------


def test_tg_129_what_lowers_losses_does_not_lower_a_price_in_a_fight():
    match = lay(meet("idle", "blood" + FILL, items=[["hide"]]), "blood")
    assert (match.table.health, match.table.pool) == ([8], 3)


def test_tg_30_who_pays_his_last_health_in_a_fight_gets_what_he_paid_for_and_is_out():
    match = lay(meet("easy", "blood" + FILL, "blank" + FILL, health=[1, 8]), "blood")
    assert (over(match), match.table.health, match.table.dying) == ("win", [0, 8], [2, 0])


def test_nobody_is_told_of_a_price_that_another_has_paid_for_him():
    match = begin("magic_toll", NODS, NODS, goods={"magic": [2, 0]})
    match.play(0, True)
    match.play(1, True)
    told = enc.events(match, "goods.changed")
    assert [(event["seat"], event["count"]) for event in told] == [(0, -2)]


# -- what comes after --------------------------------------------------------------------------------------


def test_tg_93_of_two_encounters_that_wait_the_second_comes_though_the_first_starts_none():
    match = turn(meet("herald", "blank" + FILL), "blank")
    assert match.table.enc == "light"


def test_tg_44_a_talk_that_a_card_has_won_is_won_for_who_is_left():
    match = lay(meet("last_talk", "last_seal" + NODS, NODS, health=[1, 8]), "last_seal")
    assert (over(match), match.table.goods["exp"]) == ("win", [0, 1])
