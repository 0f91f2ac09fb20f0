"""Journal, statuses, secrets, items, growth, death and modes, read sentence by sentence once more.

What no other test needs is added to a copy of the small pack.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.taintedgrail import helpers
from tests.games.taintedgrail.helpers import (
    EXPLORE,
    PLACE,
    STAY,
    asked,
    done,
    everything,
    go,
    goods,
    night,
    play,
)
from tests.games.taintedgrail.helpers.encounter import flee, win
from tests.games.taintedgrail.helpers.packs import enlarged

NAME = "audited_stories"
MORE = """
[encounter]
teller = { $FOE, reward = "goto book.70" }
herald = { $FOE, reward = "chapter 1" }
rich = { $FOE, traits = ["guardian"], guardian = true, story = true, loot = "wealth 9" }
[item]
ledger = { rules = ["dusk: status finds"] }
almanac = { rules = ["dawn: status finds"] }
[secret.ban]
number = 9
scope = "common"
rules = ["passive: rule travel_cost +1", "dusk: discard_self"]
[secret.vow]
number = 10
scope = "personal"
rules = ["passive: rule no_travel 1; rule no_explore 1; rule no_trade 1"]
[timer.find]
title = "A Find"
ends = "status finds"
[timer.mud]
title = "Mud"
ends = "rule travel_cost +1"
[event]
sleepy = { chapter = 1, part = 9, do = "dream" }
snow = { chapter = 1, part = 9, do = "pass" }
cure = { chapter = 1, part = 9, quest = true, goal = "wealth>=5", success = "all terror -3" }
strong = { chapter = 1, part = 9, quest = true, goal = "agg>=3", success = "all rep +1" }
[chapter.3]
title = "Third"
intro = "book.71"
start = 101
dial = [8, 7, 6, 5]
events = ["home"]
random = ["calm"]
levels = { solo = [1], party = [1] }
[character.thin]
number = 5
title = "Thin"
colour = "red"
energy = { start = 6, bonus = 0, red = 1 }
health = 6
terror = { max = 6, red = 5 }
attr = { agg = 1 }
start = {}
action = { title = "Glean", cost = "energy 1", do = "food +1" }
flaw = { title = "None" }
letter = "letter.smith"
""".replace(
    "$FOE", 'deck = "grey", level = 1, kind = "combat", value = 1, right = "F1x", attacks = ["0: dmg 1"]'
)
VERSES = """:: book.70
A second one comes.
encounter executioner
| win : Won. {each exp +5} -> end
| else : Not won. {each wealth +5} -> end

:: book.71
The third part.
* Go on. {end} -> end

:: book.72
It is over.
= chapter 3
= each food +1
end
"""


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory):
    with enlarged(tmp_path_factory.mktemp("packs"), NAME, MORE, VERSES, "walking"):
        yield


def lay(seats: Any = 1, **wanted: Any) -> Any:
    return helpers.scene(seats, **{"pack": NAME, "event_deck": [], **wanted})


def story(match: Any, *keys: str) -> list[Any]:
    """What has been told of these, in its order."""
    told = [event for event in match.log(None) if event.key in keys]
    return [next(iter(event.args.values())) if event.key == "verse.read" else event.key for event in told]


# -- [Secrets] -------------------------------------------------------------------------------------------


def test_tg_134_a_common_secret_that_is_lost_binds_nobody_any_more():
    match = lay(2, effects="secret pact; lose secret pact", place=[103, 103])
    assert (match.table.common, "pact" in match.table.secret_deck) == ((), True)
    match.play(1, go(101))
    assert play(match, False).table.energy == [6, 5]


def test_tg_134_it_can_be_handed_over_and_found_again():
    match = done("secret pact; pay secret pact and one exp +1; secret pact")
    assert (match.table.common, goods(match, "exp")) == (("pact",), [1])
    assert everything(match) == helpers.box()


def test_tg_134_it_may_discard_itself_at_dusk():
    match = lay(2, phase="dusk", common=["ban"], place=[103, 103], goods={"food": [0, 0]})
    assert (match.table.common, match.table.day) == ((), 2)


# -- [Events] --------------------------------------------------------------------------------------------


def test_a_random_event_that_the_story_names_is_taken_out_of_its_stack():
    """A card lies in one place: it is not drawn once more."""
    piles: Any = {"random_deck": ["frost", "calm"], "goods": {"food": [0]}}
    match = lay(effects="event play frost", **piles)
    assert (match.table.today, match.table.random_deck, match.table.energy) == (("frost",), ["calm"], [5])
    match = lay(effects="event top frost", **piles)
    assert (match.table.event_deck, match.table.random_deck) == (["frost"], ["calm"])
    match = lay(effects="event discard frost; event random 2", **piles)
    assert sorted(match.table.event_deck) == ["calm", "frost"]


def test_tg_135_the_story_may_end_the_day_at_dawn():
    match = lay(2, phase="morning", event_deck=["snow"], place=[103, 103], goods={"food": [1, 0]})
    assert (asked(match), match.table.phase) == ("rest.eat", "dusk")


def test_tg_135_and_the_next_one_is_as_usual():
    match = lay(phase="dawn", event_deck=["snow"], place=[103], goods={"food": [0]})
    assert (asked(match), match.table.day, match.table.passed) == ("day.what", 3, [False])


def test_tg_132_a_time_dial_changes_a_rule_for_the_day_that_begins():
    match = play(lay(phase="dawn", timers={"mud": 1}, event_deck=["calm"], place=[103]), go(101))
    assert match.table.energy == [4]
    assert play(night(match), go(103)).table.energy == [5]  # and not for the next


def test_tg_132_what_yesterdays_event_changed_is_over():
    match = lay(effects="rule travel_cost +1", event_deck=["calm"], place=[103], goods={"food": [0]})
    assert play(night(match), go(101)).table.energy == [5]


def test_dreams_out_of_an_event_come_to_everybody_where_he_is():
    match = lay(2, phase="morning", event_deck=["sleepy"], place=[101, 102])
    assert (asked(match), match.to_move, match.table.read) == (
        "verse.choice",
        (1,),
        ["101.dream", "102.dream"],
    )


# -- [Quests], [Statuses] When it comes ------------------------------------------------------------------


def test_tg_133_a_goal_reached_in_a_fight_with_a_guardian_counts_before_what_happens_on_entry():
    """Terror cannot fall below nought, and then the ash frightens him."""
    match = win(play(lay(quests=["cure"], guardians={"rich": 104}), go(104)))
    assert (story(match, "quest.done", "map.enter"), match.table.terror) == (["quest.done", "map.enter"], [1])


def test_tg_133_on_one_dawn_before_the_next_guardian_moves():
    wanderers = {"rich": 103, "giant": 106}
    match = lay(phase="dawn", quests=["cure"], guardians=wanderers, place=[103], luck=(STAY,))
    told = story(win(match), "quest.done", "guardian.die")
    assert told == ["guardian.die", "quest.done", "guardian.die"]


def test_tg_133_a_verse_of_a_reward_that_tests_an_encounter_asks_how_that_one_ends():
    match = win(lay(effects="encounter grey", encounters={"grey": ["teller"]}))
    assert (match.table.enc, goods(match, "exp")) == ("executioner", [0])
    assert goods(flee(match), "wealth") == [6]


def test_tg_133_what_an_effect_of_dusk_completes_is_read_before_he_improves():
    finds: Any = {"statuses": {"finds": [1]}, "items": [["ledger"]]}
    match = lay(phase="dusk", goods={"exp": [1], "food": [0]}, place=[103], **finds)
    assert (asked(match), goods(match, "exp")) == ("grow.what", [2])


@pytest.mark.parametrize("cause", [{"items": [["almanac"]]}, {"timers": {"find": 1}}])
def test_tg_133_what_dawn_completes_is_read_before_guardians_move(cause):
    match = lay(phase="dawn", statuses={"finds": [1]}, guardians={"giant": 106}, place=[103], **cause)
    assert story(match, "verse.read", "guardian.die") == ["book.20", "guardian.die"]


def test_tg_133_what_a_dream_completes_is_read_before_the_dream_at_another_place():
    seals: Any = {"statuses": {"seals": [3]}, "goods": {"food": [0, 0]}}
    match = play(lay(2, phase="dusk", place=[102, 101], **seals), ("102.dream", 2))
    assert story(match, "verse.read") == ["102.dream", "book.21", "101.dream"]


def test_tg_35_a_goal_reached_by_improving_counts_before_the_dream():
    points: Any = {"attr": [{"agg": 2, "emp": 0}], "goods": {"exp": [6], "food": [0]}}
    match = play(lay(phase="dusk", quests=["strong"], **points), ("point", "agg"), "agg_1/front")
    assert story(match, "quest.done", "verse.read") == ["quest.done", "101.dream"]


def test_a_chapter_that_begins_with_a_reward_finds_the_card_on_the_table_in_no_deck():
    match = win(lay(effects="encounter grey", encounters={"grey": ["herald"]}))
    t = match.table
    assert ("herald" in t.encounters["grey"], t.under["grey"]) == (False, ["herald"])


def test_a_chapter_that_begins_in_the_middle_of_a_verse_does_not_end_it():
    match = play(lay(verse="book.72"), ("book.71", 1))
    assert (match.table.chapter, goods(match, "food")) == (3, [3])


# -- [Challenge mode] ------------------------------------------------------------------------------------


def test_tg_53_with_the_limiter_turned_nobody_begins_with_as_much_energy_as_health():
    match = play(helpers.new(pack=NAME, limiter="turned"), "thin")
    assert (match.table.energy, match.table.health) == ([5], [6])


def test_tg_53_nor_after_the_mercy():
    match = lay(heroes=["thin"], limiter="turned", phase="dawn", health=[0], dying=[1])
    assert (play(match, True).table.energy, match.table.health) == ([5], [6])


# -- [Secrets] What one hero may not do ------------------------------------------------------------------

VOW: Any = {"secrets": [[], ["vow"]], "place": [102, 102]}


def test_who_may_not_travel_or_explore_does_not_do_it_in_a_party_either():
    match = lay(2, **VOW)
    assert play(match, go(101)).table.place == [101, 102]  # nobody could be asked along
    match = lay(2, **VOW)
    assert goods(play(match, EXPLORE), "food") == [3, 2]


def test_so_nobody_can_count_on_his_energy_for_it():
    match = lay(2, energy=[0, 6], **VOW)
    assert not {go(101), EXPLORE} & {*match.legal(0)}
    assert PLACE in match.legal(0)


def test_who_may_not_trade_is_not_traded_with():
    match = lay(2, **VOW)
    assert (("trade", 1) in match.legal(0), ("trade", 0) in match.legal(1)) == (False, False)


def test_who_never_dreams_does_not_in_the_middle_of_the_day_either():
    match = play(lay(skills=[["spi_1/front"]], place=[106]), EXPLORE, ("106", 1))
    assert (match.table.read, goods(match, "food")) == (["106", "106.1"], [3])


# -- a table that is described ---------------------------------------------------------------------------


def test_what_a_description_lays_on_the_table_lies_in_no_pile_as_well():
    wanted: Any = {"quests": ["find_rite"], "today": ["frost"], "guardians": {"wolf": 103}}
    match = helpers.scene(common=["pact"], effects="secret pact", **wanted)
    t = match.table
    assert (t.common, everything(match)) == (("pact",), helpers.box())
    assert not {"find_rite", "frost"} & {*t.event_deck, *t.random_deck}
    assert "wolf" not in t.encounters["grey"]
    match = win(helpers.scene(encounter="thug", event_deck=[]))
    assert ("thug" in match.table.encounters["grey"], match.table.under["grey"]) == (False, ["thug"])
