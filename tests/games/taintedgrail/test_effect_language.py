"""The effect language of the packs: scopes, verbs outside of encounters, conditions, amounts."""

from __future__ import annotations

import pytest

from roundtable.games.taintedgrail import language
from roundtable.games.taintedgrail.counting import STATES, THINGS
from roundtable.games.taintedgrail.effects import VERBS
from tests.games.taintedgrail.helpers import (
    GRAIL,
    SKULL,
    asked,
    by,
    done,
    goods,
    lay,
    legal,
    play,
    tracks,
    win,
)
from tests.games.taintedgrail.helpers import (
    day_one as day,
)


def test_every_verb_does_something():
    known = set(VERBS) | {"draw"}
    assert known >= language.VERBS


def test_every_condition_is_tested():
    numbers = {
        *(*language.ATTRIBUTES, *language.RESOURCES, *language.TRACKS, "party_food", "party_wealth"),
        *("party", "players", "day", "aff", "pool"),
    }
    others = {*language.COLOURS, *language.KINDS, "skull", "grail"}
    assert numbers | others | set(STATES) | set(THINGS) == language.TESTS


# -- scopes ------------------------------------------------------------------------------------------------


def test_each_is_every_member_of_the_party():
    assert done("each exp +1", 3, party=[0, 2]).table.goods["exp"] == [1, 0, 1]


def test_all_is_every_hero_in_play():
    assert done("all exp +1", 3, party=[0]).table.goods["exp"] == [1, 1, 1]


def test_one_is_a_member_they_name():
    match = done("one exp +1", 3, party=[0, 2])
    assert legal(match) == {0, 2}
    assert goods(play(match, 2), "exp") == [0, 0, 1]


def test_one_of_a_single_hero_is_he():
    assert goods(done("one exp +1", 2, party=[1]), "exp") == [0, 1]


def test_doer_is_who_did_it_and_if_nobody_did_whom_they_name():
    assert goods(done("doer exp +1", 2, doer=1), "exp") == [0, 1]
    assert asked(done("doer exp +1", 2)) == "choose.who"


def test_share_is_divided():
    assert asked(done("share food +2", 2)) == "share.how"


def test_without_a_scope_it_is_his_whose_thing_it_is():
    match = play(day(2, heroes=["druid", "smith"]), ("own",), False)
    assert goods(match, "magic") == [4, 0]


def test_a_step_for_each_with_a_choice_is_gone_through_hero_by_hero():
    match = done("each energy -1 or pay food 1", 2, goods={"food": [1, 1]}, party=[0, 1])
    assert match.to_move == (0,)
    play(match, match.legal(0)[1])
    play(match, match.legal(1)[0])
    assert (goods(match, "food"), match.table.energy) == ([0, 1], [6, 5])


def test_a_step_for_all_that_asks_for_a_state_too():
    match = done(
        "if exhausted: all food +1; if not exhausted: all wealth +1",
        2,
        energy=[1, 6],
        goods={"wealth": [0, 0]},
    )
    assert (goods(match, "food"), goods(match, "wealth")) == ([3, 2], [0, 1])


def test_other_conditions_are_asked_of_the_party_once():
    match = done("if emp>=2: each exp +1", 2)
    assert goods(match, "exp") == [1, 1]


def test_a_dial_is_flipped_once_for_the_whole_party():
    match = done("if skull: each terror +1", 2, luck=(SKULL,))
    assert match.table.terror == [1, 1]


# -- steps -------------------------------------------------------------------------------------------------


def test_steps_come_in_order_and_if_governs_its_own_alone():
    match = done("if status omens: one exp +1; status omens; if status omens: one exp +2; one exp +4")
    assert goods(match, "exp") == [6]


def test_and_is_all_of_it_in_order():
    assert tracks(done("one health -2 and one energy +9")) == (7, 7, 0)


def test_of_several_ways_he_chooses_one():
    match = done("one exp +1 or one wealth +1")
    assert (asked(match), len(legal(match))) == ("choose.way", 2)
    assert goods(play(match, match.legal(0)[1]), "wealth") == [2]


def test_a_way_that_cannot_be_paid_is_no_way():
    assert goods(done("pay magic 1 and one exp +1 or one wealth +1"), "wealth") == [2]
    assert goods(done("pay magic 1 and one exp +1"), "exp") == [0]


def test_several_conditions_must_all_hold():
    assert goods(done("if agg>=2 and cou>=1, day<=1: one exp +1"), "exp") == [1]
    assert goods(done("if agg>=2, emp>=1: one exp +1"), "exp") == [0]


# -- costs -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["food", "wealth", "rep", "magic", "exp"])
def test_a_resource_is_paid_in_full_or_not_at_all(what):
    assert goods(done(f"pay {what} 2 and one exp +9", doer=0, goods={what: [3]}), what) == [
        10 if what == "exp" else 1
    ]
    assert goods(done(f"pay {what} 2 and one rep +9", doer=0, goods={what: [1]}), what) == [1]


def test_tracks_are_paid_and_terror_is_paid_by_gaining_it():
    match = done("pay energy 2; pay health 1; pay terror 3", doer=0)
    assert tracks(match) == (4, 8, 3)
    assert tracks(done("pay terror 3", doer=0, terror=[4]))[2] == 4  # there is no room for it


def test_a_cost_that_is_shared():
    match = done("pay share food 3", 2, goods={"food": [2, 2]})
    assert (asked(match), legal(match)) == ("share.how", {(-2, -1), (-1, -2)})


def test_a_cost_for_each():
    assert goods(done("pay each food 1", 2, goods={"food": [2, 2]}), "food") == [1, 1]


def test_who_cannot_pay_what_each_must_has_no_part_in_what_follows():
    match = done("pay each energy 2 and each exp +1; each exp +2", 2, energy=[3, 0])
    assert (match.table.energy, goods(match, "exp")) == ([1, 0], [3, 0])


def test_when_all_have_dropped_out_nothing_more_happens():
    match = done(
        "pay each energy 5; one exp +1 or one wealth +1; each food +1; status omens", 2, energy=[3, 2]
    )
    assert (asked(match), match.to_move) == ("pay.help", (1,))
    by(match, 1, False)
    assert (goods(match, "exp"), goods(match, "food"), match.table.statuses) == ([0, 0], [2, 2], {})
    assert match.table.energy == [3, 2]


def test_an_item_by_name_or_kind():
    assert done("pay item rope", items=[["rope"]]).table.items == [[]]
    match = done("pay item weapon", items=[["spear", "rusty_sword"]])
    assert asked(match) == "item.which"


def test_of_several_who_could_pay_they_say_who():
    match = done("pay wealth 1 and one exp +1 or nothing", 3, goods={"wealth": [1, 0, 1]})
    play(match, match.legal(0)[0])
    assert (asked(match), legal(match)) == ("choose.who", {0, 2})
    play(match, 2, 1)
    assert (goods(match, "wealth"), goods(match, "exp")) == ([1, 0, 0], [0, 1, 0])


def test_what_the_party_loses_once_they_say_whose_it_is():
    match = done("lose item 1", 2, items=[["rope"], ["jack"]])
    assert (asked(match), legal(match)) == ("item.which", {(0, "rope"), (1, "jack")})
    play(match, (1, "jack"))
    assert match.table.items == [["rope"], []]
    assert done("lose item weapon", 2, items=[["rope"], ["spear"]]).table.items == [["rope"], []]
    assert done("lose item weapon", 2, items=[["rope"]]).table.items == [["rope"], []]


def test_tg_30_paying_with_the_last_health_in_one_of_several_ways():
    match = done("pay health 1 and wealth +1 or nothing", health=[1], doer=0)
    play(match, match.legal(0)[0])
    assert (goods(match, "wealth"), match.table.dying) == ([2], [3])


# -- verbs -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effects", "found"),
    [
        ("one energy -2", {"energy": [4]}),
        ("one health -2", {"health": [7]}),
        ("one terror +2", {"terror": [2]}),
        ("one dmg 2", {"health": [7]}),
        ("item rope", {"items": [["rope"]]}),
        ("secret tally", {"secrets": [["tally"]]}),
        ("secret pact", {"common": ["pact"]}),
        ("status omens", {"statuses": {"omens": [1]}}),
        ("status omens; unstatus omens/1", {"statuses": {"omens": []}}),
        ("task well", {"tasks": {"well": False}}),
        ("task well; done well", {"tasks": {"well": True}}),
        ("dial hunger 3", {"dials": {"hunger": 3}}),
        ("timer thaw 3", {"timers": {"thaw": 3}}),
        ("timer thaw 3; undial thaw", {"timers": {}}),
        ("token 101 +1", {"tokens": {101: 1}}),
        ("time 101 +1", {"times": {101: 1}}),
        ("guardian giant 103", {"guardians": {"giant": 103}}),
        ("guardian giant 103; guardian giant away", {"guardians": {}}),
        ("reveal 120", {"shown": [101, 102, 103, 104, 105, 120]}),
        ("replace 102 112", {"shown": [101, 112, 103, 104, 105]}),
        ("remove 105", {"removed": [105]}),
        ("ward 106 4", {"wards": {101: 8, 106: 4}}),
        ("ward 101 -3", {"wards": {101: 5}}),
        ("ward 101 out", {"wards": {}}),
        ("move 103", {"place": [103]}),
        ("goto book.50", {"read": ["book.50"]}),
        ("end", {"closed": True}),
        ("dream", {"read": ["101.dream"]}),
        ("chapter 2", {"chapter": 2}),
        ("mercy", {"wards": {101: 8}}),
        ("rule travel_cost 1", {"edicts": {"travel_cost": 1}}),
        ("nothing", {"terror": [0]}),
        ("event discard burden", {"quests": []}),
    ],
)
def test_verbs(effects, found):
    quests = {"quests": ["burden"]} if "burden" in effects else {}
    table = done(effects, **quests).table
    for field, value in found.items():
        shown = getattr(table, field)
        assert (list(shown) if isinstance(shown, list) else shown) == value


@pytest.mark.parametrize("what", ["food", "wealth", "rep", "magic", "exp"])
def test_resources_are_gained_and_lost(what):
    assert goods(done(f"one {what} 2", goods={what: [3]}), what) == [5]
    assert goods(done(f"one {what} -2", goods={what: [3]}), what) == [1]


@pytest.mark.parametrize("what", ["green", "grey", "purple", "blue", "thug"])
def test_an_encounter_by_colour_or_name(what):
    match = done(f"encounter {what}; one exp +1")
    enc = match.table.encounter()
    assert what in (enc.deck, enc.id)
    win(match)
    assert goods(match, "exp")[0] >= 1  # and then it goes on


def test_an_encounter_of_an_empty_deck_is_none():
    match = done("encounter green; one exp +1", encounters={"green": []})
    assert (goods(match, "exp"), asked(match)) == ([1], "day.what")


@pytest.mark.parametrize(
    ("key", "option"),
    [
        ("no_travel", "travel"),
        ("no_explore", "explore"),
        ("no_character_action", "own"),
        ("no_trade", "trade"),
    ],
)
def test_rules_that_forbid(key, option):
    assert option not in {deed[0] for deed in done(f"rule {key} 1", 2).legal(0)}
    assert option in {deed[0] for deed in day(2).legal(0)}


@pytest.mark.parametrize(
    ("key", "deed", "energy"),
    [
        ("travel_cost 1", ("travel", 103), 4), ("explore_cost 1", ("explore",), 4),
        ("location_action_cost 1", ("place",), 4),
        ("character_action_cost -1", ("own",), 4), ("first_travel_cost -1", ("travel", 103), 6),
        ("first_explore_cost -1", ("explore",), 6),
    ],
)  # fmt: skip
def test_rules_that_change_a_cost(key, deed, energy):
    assert play(done(f"rule {key}"), deed).table.energy == [energy]


@pytest.mark.parametrize(
    ("key", "marks"),
    [("terror_gain 1", (6, 9, 2)), ("terror_gain -1", (6, 9, 0)), ("terror_gain -5", (6, 9, 0))],
)
def test_a_rule_that_changes_what_terror_comes(key, marks):
    assert tracks(done(f"rule {key}; one terror +1")) == marks


@pytest.mark.parametrize(
    ("key", "health"), [("health_loss 1", 6), ("health_loss -1", 8), ("health_loss -9", 9)]
)
def test_a_rule_that_changes_what_health_goes(key, health):
    assert done(f"rule {key}; one health -2").table.health == [health]


def test_a_rule_of_an_event_is_for_today():
    match = lay(effects="rule travel_cost 1", event_deck=[], place=[103])
    play(match, ("pass",), False)
    play(match, ("travel", 101))
    assert match.table.energy == [5]


# -- conditions --------------------------------------------------------------------------------------------

CONDITIONS = [
    ("agg>=2", True), ("emp>=1", False), ("cou>=1", True), ("cau>=2", False), ("pra>=1", True),
    ("spi<=0", True),
    ("food>=3", True), ("food<=2", False), ("wealth>=2", False), ("rep>=1", True), ("magic<=0", True),
    ("exp>=0", True),
    ("party_food>=3", True), ("party_wealth>=2", False), ("energy>=5", True), ("health<=8", False),
    ("terror>=2", True),
    ("status finds", True), ("status finds/2", False), ("parts(finds)>=1", True), ("parts(finds)<=0", False),
    ("secret tally", True), ("secret rite", False), ("secret pact", True),
    ("item rope", True), ("item spear", False), ("item any", True), ("item crafted", False),
    ("item weapon", False),
    ("chapter 1", True), ("chapter 2", False), ("is smith", True), ("is druid", False),
    ("party>=1", True), ("party>=2", False), ("party<=1", True), ("players>=1", True), ("players<=1", True),
    ("day>=3", True), ("day<=2", False), ("lit 101", True), ("lit 106", False), ("at 101", True),
    ("at 102", False),
    ("shown 105", True), ("shown 106", False), ("quest burden", True), ("quest find_rite", False),
    ("dial hunger>=2", True), ("dial hunger>=3", False), ("token 101>=1", True), ("time 101>=1", False),
    ("guardian wolf", True), ("guardian giant", False), ("read book.1", True), ("read book.9", False),
    ("exhausted", False), ("insane", False), ("dying", False), ("panic", False), ("settlement", True),
    ("alone", True),
    ("fought", False), ("talked", False), ("travelled", False), ("ate", False), ("random", False),
    ("green", False), ("combat", False), ("aff>=1", False), ("pool>=1", False), ("stage 1", False),
    ("trait horde", False),
    ("level 1", False),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "holds"), CONDITIONS)
def test_conditions_and_their_opposites(condition, holds):
    table = {
        "day": 3, "statuses": {"finds": [1]}, "secrets": [["tally"]], "common": ["pact"], "items": [["rope"]],
        "goods": {"food": [3], "rep": [1]}, "terror": [2], "quests": ["burden"], "dials": {"hunger": 2},
        "tokens": {101: 1}, "guardians": {"wolf": 104}, "read": ["book.1"],
    }  # fmt: skip
    match = done(f"if {condition}: dial found 1; if not {condition}: dial found 2", **table)
    assert match.table.dials["found"] == (1 if holds else 2)


@pytest.mark.parametrize(("face", "skulls", "grails"), [(SKULL, 1, 0), (GRAIL, 0, 1)])
def test_a_dial_decides(face, skulls, grails):
    assert goods(done("if skull: one exp +1", luck=(face,)), "exp") == [skulls]
    assert goods(done("if grail: one exp +1", luck=(face,)), "exp") == [grails]


def test_states_of_the_hero_concerned():
    table = {"energy": [1], "health": [3], "terror": [5], "place": [104]}
    for state in ("exhausted", "insane", "panic", "alone"):
        assert goods(done(f"if {state}: one exp +1", **table), "exp") == [1]
    assert goods(done("if settlement: one exp +1", **table), "exp") == [0]
    assert goods(done("if dying: one exp +1", health=[0], dying=[3]), "exp") == [1]
    assert goods(done("if alone: one exp +1", 2, doer=0), "exp") == [0, 0]


def test_one_member_is_enough_for_at_least_and_all_are_needed_for_at_most():
    assert goods(done("if wealth>=5: each exp +1", 2, goods={"wealth": [0, 5]}), "exp") == [1, 1]
    assert goods(done("if wealth<=4: each exp +1", 2, goods={"wealth": [0, 5]}), "exp") == [0, 0]
    assert goods(done("if party_wealth>=5: each exp +1", 2, goods={"wealth": [2, 3]}), "exp") == [1, 1]


def test_the_place_of_a_changed_location_answers_to_its_old_number():
    assert goods(done("replace 102 112; if at 102: one exp +1", place=[102]), "exp") == [1]


# -- amounts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "exp"),
    [
        ("2", 2), ("+2", 2), ("+party", 2), ("+players", 3), ("+parts(finds)", 2), ("+2*parts(finds)", 4),
        ("+min(1,parts(finds))", 1), ("+min(5,parts(finds))", 2), ("+parts(seals)", 0),
        ("-1*parts(finds)", 0),
    ],
)  # fmt: skip
def test_amounts(amount, exp):
    match = done(f"doer exp {amount}", 3, doer=0, party=[0, 1], statuses={"finds": [1, 2]}, read=["book.20"])
    assert goods(match, "exp") == [exp, 0, 0]


@pytest.mark.parametrize("text", ["jump 2", "each", "food lots", "if sunny: one exp +1"])
def test_what_the_language_does_not_know_is_refused(text):
    with pytest.raises(language.PackError):
        amounts(text)


def amounts(text):
    steps = language.read_effects(text)
    return [language.read_amount(act.args[0]) for step in steps for group in step.groups for act in group]
