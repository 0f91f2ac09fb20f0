"""Dawn, day and dusk where two of their rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games import told as worded
from roundtable.games.taintedgrail import show
from roundtable.text import Text
from tests.games.taintedgrail.helpers import (
    INSPECT,
    alone,
    answer,
    asked,
    by,
    choose,
    go,
    goods,
    legal,
    play,
    scene,
)
from tests.games.taintedgrail.helpers.encounter import win
from tests.games.taintedgrail.helpers.packs import enlarged

MORE = """
[timer]
snow = { ends = "pass" }
lull = { ends = "event play calm" }
doom = { ends = "rule travel_cost +2; pass" }
toll = { ends = "goto book.80" }
drift = { ends = "move 140" }
balm = { ends = "all health +1" }
sting = { ends = "all health -1" }
turn = { ends = "chapter 2" }
[event.vigil]
chapter = 1
part = 9
quest = true
do = "all magic +1"
[event.choir]
chapter = 1
part = 9
quest = true
rules = ["dawn: all rep +1"]
[item.drum]
rules = ["dawn: all terror +1"]
[item.harp]
rules = ["dawn: all terror -1"]
[encounter.first_herald]
deck = "grey"
level = 1
kind = "combat"
value = 1
right = "F1x"
attacks = ["0: dmg 1"]
first = true
reward = "chapter 1"
[location.140]
title = "The Bend"
cell = [9, 0]
enter = { do = "goto book.82" }
[location.141]
title = "The Bed"
cell = [9, 3]
seals = ["dream"]
"""
JOURNAL = """
:: book.80
A tower.
* [pay each energy 2] Shout. {all health -1 or terror +1} -> end
* [pay each energy 2] Sleep. {pass} -> end
* [pay each energy 2] Foretell. {event play hard_road} -> end
* [agg>=2, emp>=2, pay each energy 2] Lift and soothe. {each exp +1} -> end
* [pay each energy 2, pay secret pact] Break it. {each exp +1} -> end
* [pay secret pact] Burn it. {each exp +1} -> end
* [pay secret pact] Swallow it. {doer exp +1} -> end
* [item rope, pay each energy 2, pay item rope] Bind. {each exp +1} -> end
* Leave. -> end

:: book.82
Somebody waits.
encounter thug
| win : Gone. -> end
| else : Still there. -> end

:: 140 The Bend
A bend.
end

:: 141 The Bed
A bed.
end

:: 141.dream
No rest.
= pass
end
"""
NOTHING: Any = {"food": [0, 0, 0], "exp": [0, 0, 0]}


@pytest.fixture(autouse=True, scope="module")
def _walking_pack_with_more(tmp_path_factory):
    with enlarged(tmp_path_factory.mktemp("packs"), "together", MORE, JOURNAL, "walking"):
        yield


def table(seats: int = 1, **wanted: Any) -> Any:
    wanted = {"pack": "together", "event_deck": [], "wards": {101: 5}, "place": [103] * seats, **wanted}
    if "goods" not in wanted:
        wanted["goods"] = {what: numbers[:seats] for what, numbers in NOTHING.items()}
    return scene(seats, **wanted)


def unhelped(match: Any, what: str) -> Any:
    """A choice for which nobody pays more than his own part."""
    choose(match, what)
    while asked(match) == "pay.help":
        play(match, False)
    return match


# -- dawn ------------------------------------------------------------------------------------------------


def test_tg_135_the_day_that_ended_at_dawn_was_that_of_the_dead_and_his_successor_acts():
    match = table(2, phase="dawn", timers={"snow": 1}, health=[0, 8], dying=[1, 0])
    answer(match, dying_successor="hireling")
    assert (asked(match), match.to_move, match.table.day) == ("day.what", (0,), 2)


def test_the_mercy_takes_back_what_this_dawn_has_changed_and_ended():
    """The chapter begins anew: neither the dearer journeys nor the lost day are of it."""
    match = play(table(phase="dawn", timers={"doom": 1}, health=[0], dying=[1]), True)
    assert (asked(match), match.table.edicts, match.table.day) == ("day.what", {}, 2)


def test_tg_132_an_event_played_at_dawn_is_not_the_one_that_is_drawn_then():
    """A quest is drawn, so there is no random event to be put away for another; the one that a time dial has
    played stays."""
    match = table(
        phase="dawn",
        timers={"lull": 1},
        event_deck=["vigil"],
        random_deck=["dew", "calm"],
        skills=[["spi_1/back"]],
    )
    assert (match.table.today, match.table.quests, goods(match, "magic")) == (("calm",), ("vigil",), [1])


def test_tg_112_a_random_event_that_is_drawn_after_it_can_be_put_away():
    match = table(
        phase="dawn",
        timers={"lull": 1},
        event_deck=["dew"],
        random_deck=["market", "calm"],
        skills=[["spi_1/back"]],
    )
    assert (match.table.today, match.table.random_under) == (("calm", "market"), ["dew"])


def test_tg_132_what_is_chosen_in_a_verse_of_dawn_lasts_the_day_too():
    match = unhelped(table(2, phase="dawn", timers={"toll": 1}, energy=[4, 1]), "Foretell")
    assert match.table.today == ("hard_road",)
    assert alone(match, 0, go(101)).table.energy == [0, 1]


def test_tg_135_who_dropped_out_of_the_verse_that_ends_the_day_acts():
    match = unhelped(table(2, phase="dawn", timers={"toll": 1}, energy=[2, 1]), "Sleep")
    assert (asked(match), match.to_move) == ("day.what", (1,))


def test_tg_135_a_day_that_a_dream_ends_is_over_anyway():
    match = answer(table(phase="dusk", place=[141], shown=[101, 141]), grow_what=None, deck_change=None)
    assert (asked(match), match.table.day) == ("day.what", 2)


def test_tg_105_who_is_healed_by_one_dial_and_hurt_by_the_next_has_his_whole_time_again():
    match = table(2, phase="dawn", timers={"balm": 1, "sting": 1}, health=[0, 8], dying=[1, 0])
    assert (match.table.dying, match.table.health, match.table.fallen) == ([2, 0], [0, 7], [])


def test_tg_113_a_chapter_that_a_dial_begins_reveals_its_event_beside_what_was_played_at_this_dawn():
    match = table(phase="dawn", timers={"lull": 1, "turn": 1}, today=["dew"], event_deck=["hard_road"])
    assert (match.table.chapter, match.table.today, match.table.event_deck) == (2, ("calm", "home"), [])


def test_tg_107_nobody_is_asked_whose_effects_come_first_if_they_are_the_same():
    match = table(3, phase="dawn", quests=["choir"], goods={"rep": [0, 0, 0]})
    assert (asked(match), goods(match, "rep")) == ("day.what", [3, 3, 3])


def test_tg_107_but_if_they_differ_and_reach_one_another():
    match = table(2, phase="dawn", items=[["drum"], ["harp"]])
    assert (asked(match), legal(match)) == ("ability.whose", {0, 1})
    assert play(match, 1).table.terror == [1, 1]
    assert play(table(2, phase="dawn", items=[["drum"], ["harp"]]), 0).table.terror == [0, 0]


def test_tg_131_who_did_not_join_those_who_arrived_is_not_asked_again_when_it_comes_to_a_fight():
    bend: Any = {"place": [101, 140], "shown": [101, 140], "wards": {101: 5, 140: 5}}
    match = play(table(2, phase="dawn", timers={"drift": 1}, **bend), False)
    assert (match.table.enc, match.table.party) == ("thug", (0,))
    match = play(table(2, phase="dawn", timers={"drift": 1}, **bend), True)
    assert match.table.party == (0, 1)


def test_tg_114_who_kept_apart_from_an_entry_is_with_the_others_when_it_is_over():
    bend: Any = {"place": [101, 140], "shown": [101, 140], "wards": {101: 5, 140: 5}}
    match = win(play(table(2, phase="dawn", timers={"drift": 1}, **bend), False))
    assert (asked(match), match.table.used) == ("day.what", [])


# -- who drops out (TG-114), and who does it instead (TG-110) --------------------------------------------


def test_tg_114_what_is_for_all_reaches_who_dropped_out_where_they_choose_too():
    match = unhelped(table(2, verse="book.80", energy=[2, 1]), "Shout")
    while asked(match) == "choose.way":
        play(match, max(legal(match)))
    assert (match.table.health, match.table.terror) == ([9, 8], [1, 1])


def test_tg_110_who_is_left_does_it_if_together_they_still_fulfil_what_it_asks():
    """Nobody fulfils both alone: the first is to do it and drops out, but the third can lift as well."""
    heroes: Any = {"energy": [1, 4, 2], "attr": [{}, {}, {"agg": 2}]}
    match = unhelped(table(3, verse="book.80", **heroes), "Lift")
    assert (asked(match), goods(match, "exp"), match.table.energy) == ("day.what", [0, 1, 1], [1, 2, 0])


def test_tg_110_and_not_if_the_only_one_who_could_soothe_has_dropped_out():
    match = unhelped(table(2, verse="book.80", energy=[2, 1]), "Lift")
    assert (asked(match), goods(match, "exp"), match.table.energy) == ("verse.choice", [0, 0], [0, 1])


def test_tg_110_what_has_been_handed_over_need_not_be_there_any_more():
    match = unhelped(table(2, verse="book.80", items=[["rope"]], energy=[2, 1]), "Bind")
    assert (goods(match, "exp"), match.table.items) == ([1, 0], [(), ()])


def test_tg_110_what_he_who_drops_out_would_have_handed_over_stays_his():
    match = unhelped(table(2, verse="book.80", items=[["rope"]], energy=[1, 2]), "Bind")
    assert (asked(match), goods(match, "exp"), match.table.items) == ("verse.choice", [0, 0], [("rope",), ()])


def test_tg_134_nobody_is_asked_who_hands_over_a_secret_that_binds_all():
    match = choose(table(2, verse="book.80", common=["pact"]), "Burn")
    assert (asked(match), goods(match, "exp"), match.table.common) == ("day.what", [1, 1], ())


def test_tg_134_unless_what_follows_is_for_him_who_does_it():
    match = choose(table(2, verse="book.80", common=["pact"]), "Swallow")
    assert goods(play(match, 1), "exp") == [0, 1]


def test_tg_134_who_drops_out_has_no_part_in_it_though_it_binds_him_no_longer():
    match = unhelped(table(2, verse="book.80", common=["pact"], energy=[2, 1]), "Break")
    assert (goods(match, "exp"), match.table.common) == ([1, 0], ())


# -- menhirs, meals, decks -------------------------------------------------------------------------------


def test_tg_66_who_lights_a_menhir_says_who_pays_for_whom_after_all_have_agreed():
    match = by(table(3, place=[110] * 3, shown=[101, 110], energy=[0, 3, 3]), 0, INSPECT, True)
    by(by(match, 1, True), 2, True)
    assert (asked(match), match.to_move, legal(match)) == ("share.how", (0,), {(0, -1, 0), (0, 0, -1)})
    assert play(match, (0, 0, -1)).table.energy == [0, 2, 1]


def test_tg_125_who_eats_his_own_gives_one_of_two_what_is_left():
    match = table(3, phase="dusk", goods={"food": [2, 0, 0], "exp": [0, 0, 0]}, terror=[1, 1, 1])
    by(by(by(match, 0, True), 1, True), 2, True)
    assert (asked(play(match, True)), legal(match)) == ("rest.whom", {1, 2})
    assert play(match, 2).table.terror == [0, 1, 0]


def test_tg_125_who_goes_hungry_himself_feeds_both_and_is_not_asked_whom():
    match = table(3, phase="dusk", goods={"food": [2, 0, 0], "exp": [0, 0, 0]}, terror=[1, 1, 1])
    by(by(by(match, 0, False), 1, True), 2, True)
    assert play(match, True).table.terror == [1, 0, 0]


def test_a_chapter_that_begins_with_a_first_encounter_finds_that_card_in_no_deck_either():
    match = win(table(effects="encounter grey", encounters={"grey": ["first_herald"]}))
    t = match.table
    assert ("first_herald" in t.encounters["grey"], t.under["grey"]) == (False, ["first_herald"])


@pytest.mark.parametrize(("free", "ends"), [(False, "It counts as your action."), (True, "energy 1.")])
def test_tg_41_who_is_asked_along_is_told_whether_it_takes_his_action(free, ends):
    question = by(table(2, free_joining=free), 0, go(101), True).question(1)
    words = worded(show, question.key, question.about, {"pack": "together"})
    assert Text("en", "taintedgrail", ["Anna", "Bert"]).words(words).endswith(ends)
