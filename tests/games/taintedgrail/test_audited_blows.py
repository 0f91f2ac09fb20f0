"""Blows that change nothing, and what can still be done after a blow. Each test is a situation that went
wrong once; cards and opponents that no other test needs are added to a copy of the small pack."""

from __future__ import annotations

from string import Template
from typing import Any

import pytest

import roundtable as rt
from roundtable.games.taintedgrail.effects.tracks import change
from tests.games.playing import asked, play
from tests.games.taintedgrail.helpers import encounter as enc
from tests.games.taintedgrail.helpers.encounter import DONE, END, keep, laid, through, usable, use
from tests.games.taintedgrail.helpers.packs import enlarged

FILL = " blank" * 6
MORE = """
[card]
balm = { $CARD, passive = true, ability = ["placed: charge +2", "use spend 1: health +1"] }
tinder = { $CARD, passive = true, ability = ["placed: charge +1", "use spend 1: free_magic"] }
[encounter]
dread = { $FOE, value = 9, attacks = ["0-8: terror +1"], opportunity = "terror +1" }
greed = { $FOE, value = 9, attacks = ["0-8: if wealth>=1: terror +1"], opportunity = "dmg 1" }
blow = { $FOE, value = 9, attacks = ["0-8: dmg 2"], opportunity = "dmg 1" }
scratch = { $FOE, value = 9, attacks = ["0-8: dmg 1"], opportunity = "dmg 1" }
toller = { $TALK, avoid = { pay = "health 2" }, stage = [{ n = 1, reaction = "aff -1" }] }
ghost = { $TALK, avoid = { pay = "terror 2" }, stage = [{ n = 1, reaction = "aff -1" }] }
[item]
vial = { rules = ["passive: rule terror_gain -1"] }
bead = { rules = ["attack in combat /encounter: avoid_terror 1"] }
hand = { rules = ["may use in combat /encounter: terror +1 and draw 2"] }
hide = { rules = ["passive: rule health_loss -1"] }
scar = { rules = ["damaged in combat: draw 1"] }
"""
SHORT = {
    "CARD": 'owner = "brute", kind = "combat", left = "F:bolt", right = "F1x"',
    "TALK": 'deck = "blue", level = 1, kind = "diplomacy", track = { down = 2, up = 2 }, right = "F1x"',
    "FOE": 'deck = "grey", level = 1, kind = "combat", right = "F1x"',
}
TOP = [6]  # of the brute's terror


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("packs")
    with enlarged(folder, "audited_blows", Template(MORE).substitute(SHORT)):
        yield


def meet(name: str, pile: str, **more: Any) -> Any:
    decks = [(pile + FILL).split()]
    scene = {"seats": 1, "heroes": ["brute"], "encounter": name, "decks": {"combat": decks}, "draw": decks}
    return keep(enc.described({**scene, **more, "options": {"pack": "audited_blows"}}))


def spent_on(match: Any, thing: str) -> list[str]:
    return [mark for mark in match.table.spent if thing in mark]


# -- [Terror] At the end of its track ----------------------------------------------------------------------


def test_tg_128_nothing_is_cancelled_where_terror_cannot_rise():
    match = enc.turn(meet("dread", "must_trap must_trap", terror=TOP), "must_trap")
    assert (laid(match), match.table.terror) == (["must_trap"], TOP)
    match = enc.turn(meet("dread", "must_trap must_trap", terror=[0]), "must_trap")
    assert (laid(match), match.table.terror) == ([], [0])


def test_tg_128_nothing_is_used_up_on_it():
    match = enc.turn(meet("dread", "blank", terror=TOP, items=[["bead"]]), "blank")
    assert spent_on(match, "bead") == []
    match = enc.turn(meet("dread", "blank", terror=[0], items=[["bead"]]), "blank")
    assert (len(spent_on(match, "bead")), match.table.terror) == (1, [0])


@pytest.mark.parametrize(("terror", "left"), [(TOP[0], 1), (TOP[0] - 1, 0)], ids=["at the end", "below it"])
def test_tg_128_what_is_there_against_terror_stays_if_there_is_none_to_gain(terror, left):
    match = meet("dread", "blank", terror=[terror])
    match.table.guard["avoid_terror"] = 1
    change(match.table, 0, "terror", 1)
    assert (match.table.guard["avoid_terror"], match.table.terror) == (left, [terror])


def test_tg_128_what_waits_for_a_gain_does_not_wake():
    match = enc.turn(meet("dread", "blank", terror=TOP, skills=[["pt_cou/front"]]), "blank")
    assert match.table.pool == 0
    match = enc.turn(meet("dread", "blank", terror=[4], skills=[["pt_cou/front"]]), "blank")
    assert match.table.pool == 1


def test_tg_76_a_blow_whose_condition_fails_uses_up_nothing():
    match = enc.turn(meet("greed", "blank", items=[["bead"]], goods={"wealth": [0]}), "blank")
    assert spent_on(match, "bead") == []


def test_tg_128_on_the_shipped_pack():
    """Maggot at 7 of 7: his smoke cancels no terror that cannot come, and he has seen worse for nothing."""
    deck = ["maggot_smoke_in_sleeve"] * 15
    scene = {"seats": 1, "heroes": ["maggot"], "terror": [7], "decks": {"combat": [deck]}, "draw": [deck]}
    match = keep(rt.scenario("taintedgrail", {**scene, "encounter": "first_purple"}, seed=1))
    play(match, ("lay", deck[0], False), END)
    assert laid(match) == deck[:1]


# -- [Charges], [Use] After the blow -----------------------------------------------------------------------


def test_tg_120_charges_are_spent_after_the_blow_too():
    match = enc.turn(meet("blow", "balm"), "balm")
    health = match.table.health[0]
    assert (asked(match), usable(match)) == ("fight.after", ["card/balm"])
    use(match, "card/balm", 1)
    assert match.table.health == [health + 1]


def test_tg_81_what_can_be_used_at_any_time_is_offered_after_the_blow():
    match = enc.turn(meet("blow", "blank", items=[["hand"]]), "blank")
    assert (asked(match), usable(match)) == ("fight.after", ["item/hand"])
    use(match, "item/hand")
    assert match.table.terror == [1]


def test_tg_81_but_not_what_only_helps_to_lay_cards():
    match = enc.turn(meet("blow", "tinder"), "tinder")
    assert asked(match) != "fight.after"


def test_tg_81_nobody_need_use_it():
    match = enc.turn(meet("blow", "balm"), "balm")
    assert play(match, DONE).table.round == 2


# -- [Damaged] ---------------------------------------------------------------------------------------------


def test_tg_129_damage_lowered_to_nought_has_hurt_nobody():
    match = through(enc.turn(meet("scratch", "blank", items=[["hide", "scar"]], health=[5]), "blank"))
    assert (match.table.health, len(match.table.hands[0])) == ([5], 3)
    match = through(enc.turn(meet("blow", "blank", items=[["hide", "scar"]], health=[5]), "blank"))
    assert (match.table.health, len(match.table.hands[0])) == ([4], 4)


# -- [Encounters] Cards that start none --------------------------------------------------------------------


def test_tg_40_a_card_without_keys_goes_under_its_deck():
    scene = {"seats": 1, "heroes": ["brute"], "encounters": {"green": ["keyless"]}}
    match = enc.described({**scene, "effects": "encounter green", "options": {"pack": "audited_blows"}})
    deck, under = match.table.encounters["green"], match.table.under["green"]
    assert (match.table.enc, deck, under) == ("", [], ["keyless"])


# -- [Avoiding a talk] -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "item", "paid"), [("toller", "hide", ([4], [0])), ("ghost", "vial", ([6], [2]))]
)
def test_tg_129_avoiding_a_talk_is_paid_in_full(name: str, item: str, paid: Any):
    scene = {"seats": 1, "heroes": ["brute"], "encounter": name, "health": [6], "items": [[item]]}
    match = keep(enc.described({**scene, "options": {"pack": "audited_blows"}}))
    assert asked(match) == "talk.avoid"
    play(match, True)
    assert (match.table.health, match.table.terror) == paid
