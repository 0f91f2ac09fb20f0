"""[Parties] Who comes along, who pays and who agrees, where other rules hold as well."""

from __future__ import annotations

from typing import Any

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    LEAVE,
    PASS,
    PLACE,
    agreed,
    answer,
    asked,
    by,
    day,
    done,
    go,
    goods,
    invited,
    legal,
    pick,
    play,
)


def test_who_joins_exhausted_pays_nothing_and_is_still_frightened_by_the_ash():
    """Energy 1 is red; both companions pay for the hero, one each, and all three are at the Ash."""
    match = answer(invited(day(3, energy=[3, 0, 3]), 0, go(104)), party_join=True)
    play(match, (-1, 0, -2), True)
    assert (match.table.energy, match.table.place, match.table.terror) == ([2, 0, 1], [104] * 3, [1, 1, 1])
    assert match.table.exhausted(2)


def mad() -> Any:
    """The journey costs 1 each; they pay both, and madness asks them for 1 more or a health."""
    match = answer(invited(day(2, energy=[2, 3], terror=[5, 0]), 1, go(103)), party_join=True)
    return play(match, (0, -2), True)


def test_an_insane_payer_pays_for_another_and_then_for_madness_with_health():
    match = mad()
    assert (asked(match), match.to_move) == ("choose.way", (0,))
    pick(match, 1)
    assert (match.table.place, match.table.energy, match.table.health) == ([103] * 2, [0, 3], [8, 8])


def test_tg_137_a_way_that_nobody_helps_to_pay_is_shut_and_another_is_gone():
    """1 magic for an experience, or a terror: the hero has no magic, and chooses to ask her for hers."""
    match = done("pay magic 1 and exp +1 or terror +1", 2, doer=0, goods={"magic": [0, 1]})
    pick(match, 0)
    assert (asked(match), match.to_move) == ("pay.help", (1,))
    agrees, refuses = play(match.clone(), True).table, play(match, False).table
    assert (agrees.goods["magic"], agrees.goods["exp"], agrees.terror) == ([0, 0], [1, 0], [0, 0])
    assert (refuses.goods["magic"], refuses.goods["exp"], refuses.terror) == ([0, 1], [0, 0], [1, 0])


def test_tg_137_what_only_one_way_asks_for_does_not_happen_if_nobody_pays():
    match = done("pay magic 2 and exp +1; food +1", 2, doer=0, goods={"magic": [1, 1], "food": [0, 0]})
    assert (asked(match), match.question(1).about["count"]) == ("pay.help", 1)
    play(match, False)
    assert (goods(match, "magic"), goods(match, "exp"), goods(match, "food")) == ([1, 1], [0, 0], [1, 0])


def test_who_stays_behind_keeps_their_turn_and_may_be_taken_by_the_next():
    match = answer(invited(day(3, energy=[1, 0, 4]), 0, go(103)), party_join=True)
    play(match, (-1, None, -1))
    t = match.table
    assert (t.place, t.acted[1]) == ([103, 101, 103], False)


def test_who_has_left_the_campaign_is_neither_asked_nor_counted_on():
    match = by(day(3, leaving=True, energy=[1, 6, 3], today=["hard_road"]), 1, LEAVE)
    assert go(103) in match.legal(0)  # the third has 1 more than her own 2
    assert asked(by(match, 0, go(103))) == "party.invite"
    alone = by(day(2, leaving=True, energy=[1, 6], today=["hard_road"]), 1, LEAVE)
    assert go(103) not in alone.legal(0)


def test_who_has_passed_is_not_asked_to_pay_though_they_stand_there():
    match = by(day(2, energy=[1, 6], today=["hard_road"]), 1, PASS)
    assert go(103) not in match.legal(0)


def test_refused_by_the_only_one_who_could_pay_the_hero_may_still_do_what_they_can_pay_alone():
    match = answer(invited(day(2, energy=[1, 6], today=["hard_road"]), 0, go(103)), party_join=True)
    answer(play(match, (-1, -3)), pay_agree=False)
    assert {EXPLORE, PASS} <= {*match.legal(0)}
    assert match.table.acted == [False, False]


def test_two_refuse_at_once_and_the_one_who_acts_pays_for_nobody_but_themselves():
    match = answer(invited(day(3, energy=[1, 4, 4]), 0, go(103)), party_join=True)
    play(match, (0, -2, -1))
    play(match, False)
    play(match, (0, -1, -2))
    play(match, False)
    assert (asked(match), match.table.energy, match.table.place) == ("day.what", [0, 3, 3], [103] * 3)


def test_with_free_joining_who_comes_along_may_still_act_and_is_asked_the_same():
    match = agreed(answer(invited(day(2, free_joining=True), 0, go(103)), party_join=True))
    assert match.table.acted == [True, False]


def test_surplus_loot_is_offered_to_all_who_stand_there_full_ones_are_not_asked():
    match = done("doer wealth +5", 3, doer=0, goods={"wealth": [19, 20, 18]})
    assert (asked(match), match.to_move, legal(match)) == ("share.take", (2,), {2, 1, 0})
    play(match, 1)
    assert goods(match, "wealth") == [20, 20, 19]


def test_surplus_is_not_offered_to_who_has_left():
    hunt = {"place": [102, 102], "goods": {"food": [20, 0]}, "encounters": {"green": []}}
    match = play(by(day(2, leaving=True, **hunt), 1, LEAVE), PLACE)
    assert (asked(match), goods(match, "food")) == ("day.what", [20, 0])
