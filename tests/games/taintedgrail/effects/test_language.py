"""The effect language of the packs: scopes, steps and costs outside of encounters."""

from __future__ import annotations

import pytest

from roundtable.games.taintedgrail.content import language
from roundtable.games.taintedgrail.effects.conditions import STATES, THINGS
from tests.games.taintedgrail.helpers import SKULL, asked, by, day, done, goods, legal, play, tracks


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
    assert done("pay item rope", items=[["rope"]]).table.items == [()]
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
    assert match.table.items == [("rope",), ()]
    assert done("lose item weapon", 2, items=[["rope"], ["spear"]]).table.items == [("rope",), ()]
    assert done("lose item weapon", 2, items=[["rope"]]).table.items == [("rope",), ()]


def test_tg_30_paying_with_the_last_health_in_one_of_several_ways():
    match = done("pay health 1 and wealth +1 or nothing", health=[1], doer=0)
    play(match, match.legal(0)[0])
    assert (goods(match, "wealth"), match.table.dying) == ([2], [3])
