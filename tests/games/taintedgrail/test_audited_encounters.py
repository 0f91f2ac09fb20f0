"""Fights and talks as wholes, compared with the rulebook once more: who leaves, what it leads to, who is met.

Each test is a situation that went wrong once. Cards, opponents and gear that no other test needs are added to
a copy of the small pack, and a verse that tests a talk.
"""

from string import Template

import pytest

from roundtable.games.taintedgrail.content import load as packs
from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers import encounter as enc
from tests.games.taintedgrail.helpers.encounter import ESCAPE, RETREAT, keep, lay, over, through
from tests.games.taintedgrail.helpers.packs import enlarged

FILL, NODS = " blank" * 6, " nod" * 6
MORE = """
[card]
all_draw = { $CARD, ability = ["placed: each draw 3"] }
all_draw_late = { $CARD, ability = ["attack: each draw 3"] }
may_calm = { $CARD, ability = ["may attack: avoid_terror 1"] }
[encounter]
idle = { $FOE, value = 9, attacks = ["0-8: nothing"], opportunity = "dmg 1" }
hard = { $FOE, value = 9, attacks = ["0-8: dmg 2; terror +1"], opportunity = "terror +1" }
leech = { $FOE, value = 9, attacks = ["0-8: nothing"], opportunity = "pool -2" }
smash = { $FOE, value = 9, traits = ["crush"], attacks = ["0-8: dmg 9"], opportunity = "dmg 1" }
jail = { $TALK, fail = "lose item 1; status seen", stage = [{ n = 1, reaction = "aff -1" }] }
fine = { $TALK, fail = "pay wealth 1 or terror +2", stage = [{ n = 1, reaction = "aff -1" }] }
gaol = { $TALK, fail = "pay share wealth 1 or terror +2", stage = [{ n = 1, reaction = "aff -1" }] }
whip = { $TALK, fail = "sure_dmg 1; nothing", stage = [{ n = 1, reaction = "aff -1" }] }
brawl = { $TALK, fail = "encounter tale", stage = [{ n = 1, reaction = "aff -1" }] }
lair = { $FOE, value = 1, traits = ["guardian"], attacks = ["0: dmg 1"], reward = "encounter green; exp 1" }
warden = { $FOE, value = 9, traits = ["guardian"], attacks = ["0-8: dmg 1"], opportunity = "move 102" }
caller = { $FOE, value = 1, attacks = ["0: dmg 1"], reward = "guardian tale_watcher 101" }
shifty = { $FOE, value = 9, traits = ["guardian"], attacks = ["0-8: guardian shifty 102"] }
[status.seen]
title = "Seen"
parts = 3
numbered = false
[item]
omen = { rules = ["lost: terror +1"] }
bell = { rules = ["encounter_end: terror +1"] }
sandbag = { rules = ["opportunity: avoid_pool 1"] }
"""
SHORT = {
    "CARD": 'owner = "brute", kind = "combat", left = "F:bolt", right = "F1x"',
    "FOE": 'deck = "grey", level = 1, kind = "combat", right = "F1x"',
    "TALK": 'deck = "blue", level = 1, kind = "diplomacy", track = { down = 1, up = 3 }, right = "F1x"',
}
VERSE = """:: 101.1
They bar the way.

encounter brawl
| win : They yield. {each exp +5} -> end
| else : They do not. {each terror +1} -> end
"""
COIN = {"escape": "coin"}
SKULL = [0]


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packs")
    with enlarged(folder, "audited_fights", Template(MORE).substitute(SHORT), VERSE):
        yield


def begin(name, *piles, options=None, luck=(), **more):
    decks = [pile.split() for pile in piles]
    wanted = {"seats": len(piles), "heroes": enc.HEROES[: len(piles)], "encounter": name, "draw": decks}
    wanted["decks"] = {packs.pack("audited_fights").encounters[name].kind: decks}
    wanted["options"] = {"pack": "audited_fights", **(options or {})}
    return enc.described({**wanted, **more}, 1, [*[()] * len(piles), *luck] if luck else ())


def meet(name, *piles, **more):
    match = keep(begin(name, *piles, **more))
    return play(match, 0) if asked(match) == "enc.who" else match


def turn(match, *cards):
    return through(enc.turn(match, *cards))


def left_out(name, *piles, thing, **more):
    """The first hero leaves this item out."""
    match = keep(play(begin(name, *piles, **more), f"item/{thing}"))
    return play(match, 0) if asked(match) == "enc.who" else match


# -- opportunity attacks -----------------------------------------------------------------------------------


def test_tg_6_who_escapes_at_the_end_of_a_round_is_spared_by_his_own_feather():
    """[Opportunity] Nobody is active then."""
    match = turn(meet("idle", "blank" + FILL, "blank blank blank", items=[[], ["feather"]]), "blank")
    assert (turn(match, "blank").table.inside, match.table.health) == ((0,), [9, 8])


@pytest.mark.parametrize("feathered", [0, 1])
def test_tg_117_who_is_driven_out_in_the_activation_of_another_is_spared_by_his_own_feather_alone(feathered):
    items = [["feather"] if seat == feathered else [] for seat in range(2)]
    match = lay(meet("idle", "all_draw" + FILL, "mark blank blank", items=items), "all_draw")
    assert (match.table.inside, match.table.health) == ((0,), [9, 7 + feathered])


def test_markers_are_spared_in_the_opportunity_attack_on_a_companion():
    match = turn(meet("leech", "two" + FILL, "blank blank blank", items=[[], ["sandbag"]]), "two")
    assert (turn(match, "blank").table.inside, match.table.pool) == ((0,), 1)


def test_a_feather_of_an_escape_that_fails_does_not_spare_him_in_the_attack_that_follows():
    """[Challenge mode: escape], [During the attack]"""
    feather = {"items": [["feather"]], "options": COIN, "luck": SKULL}
    match = enc.turn(meet("hard", "may_calm" + FILL, **feather), "may_calm")
    assert asked(match) == "fight.defend"
    t = through(play(match, ESCAPE)).table
    assert (t.inside, t.health, t.terror) == ((0,), [7], [2])


def test_a_feather_of_a_companion_who_is_driven_out_does_not_spare_the_active_hero_in_the_attack():
    feather = {"items": [[], ["feather"]]}
    t = turn(meet("hard", "all_draw_late" + FILL, "mark blank blank", **feather), "all_draw_late").table
    assert (t.inside, t.health, t.terror) == ((0,), [7, 8], [1, 1])


# -- escapes by the dial -----------------------------------------------------------------------------------


def test_a_companion_who_is_driven_out_does_not_use_up_the_one_attempt_of_the_active_hero():
    """[Challenge mode: escape] While he is active he may escape once."""
    match = lay(meet("dummy", "all_draw" + FILL, "mark blank blank", options=COIN), "all_draw")
    assert (match.table.inside, ESCAPE in legal(match)) == ((0,), True)


def test_tg_53_a_deck_that_runs_short_in_the_opportunity_attack_drives_him_out_whatever_the_dial():
    """[The deck runs short] His horn draws; the price is paid once."""
    match = meet("idle", "blank blank blank", items=[["horn"]], options=COIN, luck=SKULL)
    assert (over(play(match, ESCAPE)), match.table.energy, match.table.health) == ("else", [5], [8])


# -- gear that was left out --------------------------------------------------------------------------------


def test_gear_that_was_left_out_stays_silent_for_who_has_escaped():
    """[The beginning of a fight] Nothing is added after it has begun."""
    match = left_out("idle", "blank" + FILL, "blank" + FILL, thing="omen", items=[["omen"], []])
    assert (over(play(match, ESCAPE, ESCAPE)), match.table.terror) == ("else", [0, 0])
    match = meet("idle", "blank" + FILL, "blank" + FILL, items=[["omen"], []])
    assert (over(play(match, ESCAPE, ESCAPE)), match.table.terror) == ("else", [1, 0])


def test_gear_that_was_left_out_stays_silent_for_who_has_fallen_and_what_he_keeps_does_not():
    fallen = {"items": [["bell", "drum"], []], "health": [1, 8]}
    match = left_out("dummy", "blank" + FILL, "blank" + FILL, thing="bell", **fallen)
    match = play(turn(match, "blank"), ("bell",), ESCAPE)
    assert (over(match), match.table.items, match.table.terror) == ("else", [("bell",), ()], [0, 1])
    for kept, terror in (("bell", 1), ("drum", 0)):
        match = turn(meet("dummy", "blank" + FILL, "blank" + FILL, **fallen), "blank")
        assert (over(play(match, (kept,), ESCAPE)), match.table.terror) == ("else", [terror, 1])


def test_tg_87_crush_takes_the_weapon_of_who_has_fallen_too():
    """[Crush] All members; also if he came to it dying (TG-79)."""
    for state in ({"health": [9]}, {"health": [0], "dying": [2]}):
        match = turn(meet("smash", "blank" + FILL, items=[["club"]], **state), "blank")
        assert (over(match), match.table.items) == ("else", [()])


# -- failure and reward ------------------------------------------------------------------------------------


def fail(name, **more):
    return turn(meet(name, "silence" + NODS, "silence" + NODS, **more), "silence")


def test_tg_45_each_member_loses_an_item_by_the_failure_and_the_story_goes_on_once():
    t = fail("jail", items=[["flask"], ["horn"]]).table
    assert (t.items, t.statuses) == ([(), ()], {"seen": [1]})


def test_tg_45_each_member_says_how_he_pays_for_the_failure():
    match = fail("fine", goods={"wealth": [1, 1]})
    for seat, way in ((0, 0), (1, 1)):
        assert (asked(match), match.to_move) == ("choose.way", (seat,))
        play(match, next(option for option in match.legal(seat) if option[2] == way))
    assert (over(match), match.table.goods["wealth"], match.table.terror) == ("else", [0, 1], [0, 2])


def test_tg_45_what_a_party_pays_together_it_pays_once():
    match = fail("gaol", goods={"wealth": [1, 0]})
    play(match, next(option for option in match.legal(0) if option[2] == 0))
    assert (over(match), match.table.goods["wealth"], match.table.terror) == ("else", [0, 0], [0, 0])


def test_tg_45_damage_that_cannot_be_avoided_is_for_each_member():
    assert fail("whip").table.health == [8, 7]


def test_tg_92_no_card_for_an_encounter_in_the_reward_does_not_undo_the_victory():
    t = turn(meet("lair", "mark" + FILL, encounters={"green": []}), "mark").table
    assert (t.goods["exp"], t.outcome, t.guardians) == ([1], "win", {})


def test_tg_118_the_verse_asks_how_the_first_encounter_ended_and_not_the_one_that_waited():
    """[The exploration journal] The talk fails, and the fight that comes of it is won."""
    decks = {"diplomacy": [("silence" + NODS).split()], "combat": [["mark"] * 8]}
    wanted = {"seats": 1, "heroes": ["brute"], "verse": "101.1", "decks": decks}
    match = keep(play(keep(enc.described({**wanted, "options": {"pack": "audited_fights"}})), RETREAT))
    assert match.table.enc == "tale"
    while match.table.enc:
        turn(match, "mark")
    assert (match.table.terror, enc.events(match, "enc.win")) == ([1], [{"enc": "tale", "seats": (0,)}])


# -- guardians ---------------------------------------------------------------------------------------------


def test_tg_121_a_guardian_stays_where_it_was_met_even_if_the_heroes_were_driven_elsewhere():
    """[Guardians] One that was drawn, and one that was on the map."""
    for guardians in ({}, {"warden": 101}):
        match = play(meet("warden", "blank" + FILL, shown=[101, 102], guardians=guardians), ESCAPE)
        assert (match.table.place, match.table.guardians) == ([102], {"warden": 101})


def test_tg_20_a_guardian_that_was_put_elsewhere_in_the_fight_stays_there_and_is_not_met_twice():
    match = play(turn(meet("shifty", "blank" + FILL, shown=[101, 102]), "blank"), ESCAPE)
    assert (over(match), match.table.guardians, match.table.due) == ("else", {"shifty": 102}, [])


def test_tg_93_a_guardian_that_the_reward_puts_where_they_stand_is_met_when_the_encounter_is_over():
    t = turn(meet("caller", "mark" + FILL), "mark").table
    assert (t.enc, t.guardians, t.due) == ("tale_watcher", {"tale_watcher": 101}, [])
