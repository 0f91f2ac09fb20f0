"""Three rules at once, again: fights and talks in which traits, tokens, decks and deaths meet in one moment.

The right end of each situation was worked out from the rulebook and the rulings before it was played. Some
cards and opponents that no other test needs are added to a copy of the small pack.
"""

from string import Template

import pytest

from roundtable.games.taintedgrail.content import load as packs
from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers import encounter as enc
from tests.games.taintedgrail.helpers.encounter import END, ESCAPE, PANIC, keep, laid, lay, over, through, use
from tests.games.taintedgrail.helpers.packs import enlarged

FILL, NODS = " blank" * 6, " nod" * 6
MORE = """
[card]
balm = { $CARD, left = "F:bolt", right = "F1x", ability = ["delay 1: health +1"] }
late_mark = { $CARD, left = "F:1", right = "F1x", ability = ["delay 1: pool +1"] }
twin = { $CARD, left = "F:bolt", right = "F3x", ability = ["placed: double F"] }
hollow = { $CARD, left = "F:1", right = "Fvoid", ability = ["placed: double F"] }
spur = { $CARD, $PASSIVE, right = "F1x", ability = ["placed: charge +2", "use spend 1: bolt"] }
snare = { $CARD, $PASSIVE, right = "M F1x", ability = ["may attack: cancel and discard_self"] }
bait = { $WORD, left = "F:bolt", right = "U1 F3x", ability = ["placed: turn down up; double U"] }
slip = { $WORD, left = "U:down+bolt", right = "F1x" }
vow = { $WORD, left = "F:up", right = "F1x", ability = ["placed: pay health 1 and aff +2 or nothing"] }
[encounter]
hare = { $FOE, traits = ["opportunist"], value = 3, opportunity = "flee", loot = "food 2" }
gust = { $FOE, traits = ["charge"], reward = "exp 1" }
blunt = { $FOE, traits = ["crush"], value = 1, opportunity = "flee", loot = "draw item weapon 1" }
leech = { $FOE, value = 9, attacks = ["0-8: nothing"], opportunity = "pool -2" }
herald = { $FOE, value = 9, attacks = ["0-8: encounter tale; dmg 2"], opportunity = "terror +1" }
brawl = { $TALK, fail = "encounter dummy; terror +1", stage = [{ n = 1, reaction = "aff -1; dmg 1" }] }
scorn = { $TALK, fail = "terror +1", stage = [{ n = 1, reaction = "dmg 1; aff -1" }] }
door = { $TALK, $AVOID, stage = [{ n = 1, reaction = "aff -1" }] }
[item]
salts = { copies = 2, rules = ["use /encounter: terror -1"] }
whetstone = { rules = ["activation in combat: double F"] }
[skill.pt_bane]
attr = "agg"
front = { title = "Bane", rules = ["joined A in combat: health -1"] }
back = { title = "None", rules = ["lost: rep +1"] }
"""
SHORT = {
    "CARD": 'owner = "brute", kind = "combat"',
    "WORD": 'owner = "brute", kind = "diplomacy"',
    "PASSIVE": 'passive = true, left = "F:bolt"',
    "FOE": 'deck = "grey", level = 1, kind = "combat", right = "F1x"',
    "TALK": 'deck = "blue", level = 1, kind = "diplomacy", track = { down = 1, up = 3 }, right = "F1x"',
    "AVOID": 'avoid = { need = "emp>=1", pay = "energy 1", then = "terror +1" }',
}


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory):
    with enlarged(tmp_path_factory.mktemp("packs"), "again", Template(MORE).substitute(SHORT)):
        yield


def begin(name, *piles, options=None, **more):
    decks = [pile.split() for pile in piles]
    wanted = {"seats": len(piles), "heroes": enc.HEROES[: len(piles)], "encounter": name, "draw": decks}
    wanted["decks"] = {packs.pack("again").encounters[name].kind: decks}
    wanted["options"] = {"pack": "again", **(options or {})}
    return enc.described({**wanted, **more})


def meet(name, *piles, **more):
    match = keep(begin(name, *piles, **more))
    return play(match, 0) if asked(match) == "enc.who" else match


def turn(match, *cards):
    return through(enc.turn(match, *cards))


def pay(match):
    return play(match, next(option for option in match.legal(match.to_move[0]) if option[2] == 0))


@pytest.mark.parametrize(("cards", "end", "food"), [(["gain"], "else", 2), (["gain", "guard"], "win", 4)])
def test_an_opportunist_flees_from_the_one_card_that_would_have_won_before_the_check(cards, end, food):
    """[Opportunist], [Flight], [Check of victory] The hare of the rulebook is caught with two cards only."""
    match = turn(meet("hare", "gain guard" + FILL), *cards)
    assert (over(match), match.table.goods["food"]) == (end, [food])


def test_a_delay_reaches_the_value_but_who_then_lays_no_card_sees_the_enemy_flee():
    """[Delayed abilities], [Check for opportunity], [Flight]"""
    for cards, end, food in (((), "else", 2), (("blank",), "win", 3)):
        match = turn(turn(meet("soft", "late_mark" + FILL), "late_mark"), *cards)
        assert (over(match), match.table.goods["food"]) == (end, [food])


def test_a_delay_reaches_the_value_but_the_comfort_cannot_be_drawn_so_the_guardian_stays():
    """[Delayed abilities], [The deck runs short], [Guardians] 2, 1 for idling, 1 for escaping."""
    match = turn(turn(meet("watcher", "late_mark blank blank blank"), "late_mark"))
    t = match.table
    assert (over(match), t.health, t.energy, t.goods["exp"]) == ("else", [5], [5], [0])
    assert t.guardians == {"watcher": 101}


def test_a_charge_fells_the_first_and_an_enemy_without_a_value_is_beaten_at_readiness():
    """[Charge], [You are dying], [Value] TG-40, TG-44"""
    match = meet("gust", "mark" + FILL, "mark" + FILL, health=[2, 8])
    assert (over(match), match.table.goods["exp"], match.table.dying) == ("win", [0, 1], [2, 0])


def test_the_last_health_pays_for_the_markers_that_win_but_only_a_companion_can_win_with_them():
    """[You are dying], [Check of victory], [Guardians] Alone he has left before the check (TG-30, TG-39)."""
    match = pay(lay(meet("watcher", "bleed" + FILL, health=[1]), "bleed"))
    t = match.table
    assert (over(match), t.guardians, t.goods["exp"]) == ("else", {"watcher": 101}, [0])
    match = pay(lay(meet("watcher", "bleed" + FILL, "mark" + FILL, health=[1, 8]), "bleed"))
    t = match.table
    assert (over(match), t.guardians, t.goods["exp"], t.dying) == ("win", {}, [0, 1], [2, 0])


def test_fear_of_an_idle_one_adds_the_winning_marker_but_his_short_deck_drives_him_out():
    """[Opportunity], [The deck runs short], [Check of readiness] His own escape frightens him once more."""
    coin = {"items": [[], ["lucky_coin"]], "goods": {"wealth": [0, 0], "rep": [0, 0]}}
    match = turn(meet("crusher", "mark blank blank", "mark" + FILL, skills=[["pt_cou/front"], []], **coin))
    t = match.table
    assert (over(match), t.terror, t.energy) == ("win", [2, 0], [5, 6])
    assert (t.goods["wealth"], t.goods["rep"]) == ([0, 2], [0, 1])


# -- cards -------------------------------------------------------------------------------------------------


def test_what_happens_if_a_card_is_discarded_happens_neither_from_the_hand_nor_from_the_deck():
    """[Bonuses: if discarded], [Negative pool], [Discarding from an empty hand]"""
    t = turn(meet("thief", "mark last_words last_words parting" + FILL), "mark").table
    assert (t.pool, t.terror, sorted(t.thrown[0])) == (0, [0], ["last_words", "last_words", "parting"])


def test_he_heals_himself_out_of_panic_and_his_empty_deck_drives_him_out_only_at_the_end_if_calm():
    """[Panic], [The deck runs short], [Items] Hurt again he panics at the end of the round and draws none."""
    match = meet("dummy", "mark blank blank", items=[["flask"]], terror=[5], health=[4])
    assert {option[0] for option in legal(match)} == {"panic", "escape", "use"}
    t = turn(use(match, "item/flask"), "mark").table
    assert (t.health, t.inside, t.round, len(t.hands[0])) == ([4], (0,), 2, 2)


def test_two_salts_lead_out_of_panic_at_equal_terror_but_not_in_challenge_mode():
    """[Panic], [Items], [Challenge mode] Each has its own limit (TG-106)."""
    for limiter, panics in (("usual", False), ("turned", True)):
        salts = {"items": [["salts", "salts"]], "terror": [6], "health": [4]}
        match = use(meet("dummy", "mark" + FILL, options={"limiter": limiter}, **salts), "item/salts")
        assert PANIC in legal(match)
        assert (PANIC in legal(use(match, "item/salts"))) is panics


def test_the_balm_of_a_companion_works_before_the_first_card_and_ends_the_panic():
    """[Delayed abilities], [Panic], [Party]"""
    match = turn(meet("dummy", "balm" + FILL, "mark" + FILL, terror=[0, 5], health=[9, 4]), "balm")
    assert (match.table.active, match.table.health[1], PANIC in legal(match)) == (1, 5, False)


def test_defence_dulls_neither_a_delay_of_the_first_card_nor_the_card_that_it_covers():
    """[Defence], [Delay], [Party] Only keys and placement of the card itself (TG-18)."""
    match = turn(meet("defender", "late_mark mark" + FILL), "late_mark")
    assert (match.table.pool, lay(match, "mark").table.pool) == (1, 1)
    match = turn(meet("defender", "underlay" + FILL, "mark" + FILL), "underlay")
    assert (match.table.pool, lay(match, "mark").table.pool) == (0, 1)


def test_a_multiplier_a_doubled_key_and_defence_and_the_void_that_takes_it_all():
    """[Bonuses: multiplier, void], [Defence] 1 by 3 by 2; 2 by 2 less 1; a voided bolt lays nothing."""
    assert lay(meet("dummy", "twin more" + FILL), "twin", "more").table.pool == 6
    assert lay(meet("defender", "two" + FILL, items=[["whetstone"]]), "two").table.pool == 3
    match = lay(meet("dummy", "hollow more" + FILL), "hollow")
    assert (match.table.pool, legal(match)) == (1, {END, ESCAPE})


def test_charges_for_a_bolt_are_of_no_use_against_the_agile_after_the_second_card():
    """[Agile], [Charge], [Laying further cards]"""
    match = lay(use(lay(meet("agile", "spur feint mark" + FILL), "spur"), "card/spur", 1), "feint")
    assert not [option for option in legal(match) if option[0] == "lay"]


def test_a_passive_card_leaves_the_middle_and_the_keys_beside_it_are_counted_as_joined():
    """[Passive cards], [Symbols: joined keys], [During the attack] Whatever the level: 2 of aggression."""
    match = turn(meet("dummy", "agg snare strike rage" + FILL), "agg", "snare")
    through(use(enc.turn(match, "strike"), "card/snare"))
    assert (laid(match), match.table.pool, match.table.health) == (["agg", "strike"], 2, [8])
    assert lay(match, "rage").table.pool == 4


def test_a_card_of_another_helps_the_idle_against_the_attack_but_not_against_the_opportunity():
    """[Abilities], [During the attack], [Opportunity]"""
    t = turn(turn(meet("dummy", "guard" + FILL, "mark" + FILL), "guard")).table
    assert (t.health, t.terror) == ([9, 8], [0, 1])


# -- who leaves, and what is left --------------------------------------------------------------------------


def test_the_sweep_of_one_drives_another_with_a_short_deck_out_and_the_enemy_flees_from_both():
    """[The deck runs short], [Flight], [Skills] In the middle of laying; with another enemy he goes on."""
    for foe, left in (("soft", ()), ("dummy", (0,))):
        skills = {"skills": [[], ["pt_agg/back"]]}
        t = lay(meet(foe, "sweep" + FILL, "mark blank blank two", **skills), "sweep").table
        assert (t.inside, t.health, t.energy, t.terror) == (left, [6, 5], [6, 4], [0, len(left)])


def test_who_escapes_at_the_end_of_a_round_chooses_and_pays_for_his_own_opportunity():
    """[End of the round], [The deck runs short], [Negative pool] Nobody is active; his food, his cards."""
    food = {"goods": {"food": [2, 2]}}
    match = turn(turn(meet("banded", "blank" + FILL, "blank blank blank", **food), "blank"), "blank")
    assert match.to_move == (1,)
    assert pay(match).table.goods["food"] == [2, 1]
    match = turn(turn(meet("leech", "mark" + FILL, "blank mark two"), "mark"), "blank")
    assert (asked(match), match.to_move) == ("enc.discard", (1,))


def test_a_joined_key_kills_who_lays_the_card_and_the_keys_below_it_bring_nothing():
    """[Joined keys], [You are dying], [Party] The card stays, 1 marker of its first key with it (TG-72)."""
    skill = {"skills": [["pt_bane/front"], []]}
    match = lay(meet("dummy", "strike" + FILL, "mark" + FILL, health=[1, 8], **skill), "strike")
    assert (match.table.pool, match.table.inside, laid(match), match.table.active) == (1, (1,), ["strike"], 1)


def test_the_robber_sees_the_last_strong_one_weakened_by_the_blow_at_his_back_and_robs_both():
    """[Robber], [Escape], [Opportunity] He suffers it before he is out (TG-82)."""
    goods = {"goods": {"wealth": [3, 2]}}
    match = play(meet("robber", "mark" + FILL, "mark" + FILL, health=[2, 1], **goods), ESCAPE)
    assert (over(match), match.table.health, match.table.goods["wealth"]) == ("else", [1, 1], [0, 0])


def test_crush_takes_the_club_but_not_the_sling_of_the_loot_and_takes_it_from_the_idle_too():
    """[Crush], [Loot], [Items and gear] The enemy who flees from the idle leaves no loot."""
    gear = {"items": [["club"]], "item_deck": ["sling"]}
    match = play(turn(meet("blunt", "mark" + FILL, **gear), "mark"), "sling")  # which is in use
    assert (over(match), match.table.items, match.table.item_deck) == ("win", [("sling",)], ["club"])
    match = turn(meet("blunt", "mark" + FILL, **gear))
    assert (over(match), match.table.items, sorted(match.table.item_deck)) == (
        "else",
        [()],
        ["club", "sling"],
    )


def test_an_encounter_that_waits_begins_after_a_flight_and_even_for_who_has_fallen():
    """[Encounters], [Escape], [You are dying] With a new hand (TG-93, TG-61)."""
    t = keep(play(turn(meet("herald", "blank" + FILL), "blank"), ESCAPE)).table
    assert (t.enc, t.health, t.energy, t.terror, len(t.hands[0])) == ("tale", [7], [5], [1], 3)
    t = keep(turn(meet("herald", "blank" + FILL, health=[2]), "blank")).table
    assert (t.enc, t.health, t.dying) == ("tale", [0], [3])


def test_the_reward_lifts_a_dying_winner_off_his_card_and_his_energy_with_his_health():
    """[At death's door], [Reward], [Life tracks]"""
    t = turn(meet("hoard", "mark" + FILL, health=[0], dying=[3], item_deck=["club"]), "mark").table
    assert (t.health, t.dying, t.goods["exp"], t.items, t.energy) == ([1], [0], [1], [("club",)], [0])


def test_who_falls_in_the_reaction_is_spared_the_failure_that_its_other_part_brought_or_would_bring():
    """[Reaction], [You are dying], [Check of affinity] The bottom first: the other fails and fights."""
    t = turn(meet("brawl", "silence" + NODS, "nod" + NODS, health=[1, 8]), "silence").table
    assert (t.enc, t.terror, t.health, t.dying) == ("dummy", [0, 1], [0, 8], [2, 0])
    t = turn(meet("brawl", "silence" + NODS, health=[1]), "silence").table
    assert (t.enc, t.terror) == ("", [0])
    t = turn(meet("scorn", "silence" + NODS, "nod" + NODS, health=[1, 8]), "silence").table
    assert (t.enc, t.affinity, t.inside, t.terror) == ("scorn", 0, (1,), [0, 0])


def test_the_last_health_pays_for_the_top_of_the_track_and_the_other_is_rewarded():
    """[Check of affinity], [You are dying], [Reward] Alone it is neither won nor failed."""
    match = pay(lay(meet("gossip", "vow" + NODS, "nod" + NODS, health=[1, 8], goods={"rep": [1, 1]}), "vow"))
    assert (over(match), match.table.goods["rep"]) == ("win", [1, 2])
    match = pay(lay(meet("gossip", "vow" + NODS, health=[1], goods={"rep": [1]}), "vow"))
    assert (over(match), match.table.goods["rep"]) == ("else", [1])


def test_a_doubled_down_is_turned_up_but_neither_the_reaction_nor_the_next_activation():
    """[Bonuses of talks], [Reaction], [Multiplier]"""
    match = lay(meet("orphan", "bait slip insult" + NODS, heroes=["soldier"]), "bait", "slip")
    assert (match.table.affinity, turn(match).table.affinity) == (2, 1)
    assert lay(match, "insult").table.affinity == 0


def test_a_talk_is_avoided_before_the_cards_if_each_has_the_attribute_and_one_the_energy_for_both():
    """[Avoidance], [Party], [The deck runs short] So a deck of two cards is no matter."""
    for heroes, energy, may in (("brute", 2, False), ("druid", 1, False), ("druid", 2, True)):
        match = begin("door", "nod nod", "nod nod", heroes=[heroes, "healer"], energy=[0, energy])
        assert (asked(match) == "talk.avoid") is may
    match.play(0, True)
    match.play(1, True)
    assert (match.table.enc, match.table.energy, match.table.terror) == ("", [0, 0], [1, 1])
