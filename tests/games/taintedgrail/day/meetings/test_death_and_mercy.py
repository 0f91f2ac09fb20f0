"""[Death], [At the door of death], [The Allmother's mercy]."""

from typing import Any

from tests.games.taintedgrail.helpers import (
    LEAVE,
    PASS,
    TAKE,
    alone,
    answer,
    asked,
    box,
    by,
    camp,
    dawn,
    day,
    everything,
    fasting,
    given,
    go,
    gone,
    legal,
    night,
    play,
    scene,
    seen,
    shipped,
    together,
    tracks,
    until,
)
from tests.games.taintedgrail.helpers.encounter import way_out

DIES: Any = {"phase": "dawn", "event_deck": [], "health": [0, 8], "dying": [1, 0], "place": [103, 103]}


# -- successors and heirs ----------------------------------------------------------------------------------


def test_a_successor_has_done_nothing_today():
    dark = {
        "wards": {101: 5, 113: 0},
        "shown": [101, 102, 103, 104, 105, 113],
        "guardians": {"long_line": 102},
    }
    dies = {"health": [0, 8], "dying": [1, 0], "place": [113, 101]}
    match = shipped(2, phase="dawn", heroes=["ailei", "arev"], **dies, **dark)
    until(match, "dying.successor", lambda match: False if False in legal(match) else way_out(match))
    assert "fought" in match.table.did[0]
    assert play(match, "beor").table.did[0] == []


def test_a_successor_is_neither_mad_nor_dying_but_bound_by_a_common_secret():
    match = play(scene(2, common=["pact"], terror=[6, 0], **DIES), "druid")
    assert tracks(match) == (6, 7, 0)
    assert by(match, 0, go(102)).table.energy[0] == 4


def test_tg_142_a_player_goes_on_with_a_free_hero_and_may_leave_with_them():
    """[Death], TG-109: the dead hero's secret has an heir already, and so the one who stays is alone with it;
    what the successor brought goes with the successor."""
    match = scene(2, secrets=[["rite"]], items=[["rope"]], leaving=True, **DIES)
    assert (asked(match), match.to_move, None in legal(match)) == ("dying.successor", (0,), False)
    t = gone(play(match, "druid"), 0).table
    assert (t.living(), t.secrets[1], t.dropped) == ((1,), ("rite",), {103: ["rope"]})


def test_a_secret_weapon_of_the_dead_comes_to_an_heir_who_has_a_weapon_and_only_one_is_in_use():
    match = dawn(
        2, health=[0, 8], dying=[1, 0],
        secrets=[["oathblade", "brand", "tally"]], items=[["rope"], ["spear"]],
    )  # fmt: skip
    until(match, "day.what")
    t = match.table
    assert (sorted(t.secrets[1]), t.gone, t.dropped) == (["oathblade", "tally"], ["brand"], {103: ["rope"]})
    assert len([thing for thing in t.in_use(1) if thing in ("oathblade", "spear")]) == 1


def test_gear_of_the_dead_that_lay_face_down_can_be_used_by_who_takes_it_one_of_a_kind():
    match = dawn(
        2, health=[0, 8], dying=[1, 0],
        items=[["jack"], ["hauberk"]], stowed=[["jack"], []],
    )  # fmt: skip
    play(match, "druid")
    by(match, 1, TAKE, "jack")
    assert (match.table.in_use(1), match.table.stowed) == (("jack",), [(), ("hauberk",)])


def test_a_weapon_of_the_dead_is_in_use_at_once_beside_one_that_was_traded_today():
    match = day(items=[["rusty_sword"]], stowed=[["rusty_sword"]], dropped={101: ["spear"]})
    assert by(match, 0, TAKE).table.in_use(0) == ("spear",)


def test_the_dying_one_gives_his_spear_away_dies_at_dawn_and_it_is_packed_there_not_dropped():
    """[Items and gear] Traded: face down till dawn; [Secrets] the personal one stays and is gone with
    them."""
    wanted = {"items": [["spear"], ["rusty_sword"]], "secrets": [["brand"]], "goods": {"food": [0, 0]}}
    match = day(2, health=[0, 8], dying=[1, 0], place=[103, 103], **wanted)
    assert ("secret", "brand", 1) not in play(match.clone(), ("trade", 1)).legal(0)
    t = given(match, 0, 1, "spear").table
    assert t.in_use(1) == ("rusty_sword",)
    play(night(match), "druid")
    assert (t.dropped, t.gone, asked(match), match.to_move) == ({}, ["brand"], "gear.pack", (1,))


def test_tg_115_what_touches_the_place_of_a_successor_is_laid():
    match = dawn(
        2,
        wards={106: 5},
        shown=[101, 102, 106, 109],
        place=[106, 106],
        health=[0, 8],
        dying=[1, 0],
    )
    until(match, "day.what")
    assert match.table.place[0] == 101
    assert 104 in match.table.shown


def test_tg_106_what_was_used_once_in_the_campaign_stays_used_after_death():
    match = camp(2, items=[["charm"]], health=[0, 8], dying=[1, 0])
    alone(match, 0, ("ability", "item/charm", 0))
    play(night(match), match.legal(0)[0])
    by(match, 1, ("take",))
    by(match, 0, PASS)
    assert not [deed for deed in match.legal(1) if deed[0] == "ability"]


def test_a_menhir_goes_out_on_the_dawn_of_a_death_and_the_items_lie_where_he_was_swept_to():
    match = dawn(
        2, health=[0, 8], dying=[1, 0], place=[107, 101], items=[["rope"]],
        wards={101: 5, 107: 0}, shown=[101, 104, 107], secrets=[["rite", "brand"]],
    )  # fmt: skip
    play(match, "druid")
    assert (match.table.dropped, match.table.place) == ({104: ["rope"]}, [101, 101])
    assert (match.table.secrets, seen(match)["fallen"]) == ([(), ("rite",)], ["smith"])
    alone(match, 1, go(104))
    by(match, 0, ("pass",))
    by(match, 1, TAKE)
    assert match.table.items[1] == ("rope",)


# -- the dying ---------------------------------------------------------------------------------------------


def test_splints_on_the_last_day_of_a_dying_companion_stop_his_dial_but_give_no_energy():
    """[At death's door] With health the card goes; [Dusk] exhausted, and limited to the hero's 2 health."""
    match = day(2, health=[9, 0], dying=[0, 1], energy=[6, 0], items=[["splints"]], place=[103, 103])
    match.table.goods["food"] = [0, 0]
    answer(together(match, 0, ("ability", "item/splints", 0)), choose_who=1)
    t = match.table
    assert (t.health, t.dying, t.energy, t.items[0]) == ([9, 2], [0, 0], [5, 0], ())
    night(match)
    assert (t.status, t.energy, t.day) == (["alive", "alive"], [6, 2], 2)


def test_who_stays_alone_dies_by_the_milder_card():
    match = day(2, leaving=True, place=[103] * 2, health=[9, 1], items=[[], ["rope", "jack", "bell"]])
    by(match, 0, LEAVE)
    by(match, 1, ("place",))
    assert (asked(match), len(match.legal(1)[0])) == ("dying.keep", 2)
    assert play(match, match.legal(1)[0]).table.dying[1] == 3


def test_the_last_health_lost_in_an_entry_effect_of_a_party_that_goes_on():
    """The Drowned Ford takes a health of each who enters."""
    match = day(
        2, effects="replace 107 113", place=[104, 104], health=[1, 5], wards={107: 4}, shown=[104, 107],
        items=[["rope", "jack"]]
    )  # fmt: skip
    by(match, 0, go(113), True)
    by(match, 1, True)
    play(match, match.legal(0)[0])
    assert (asked(match), match.to_move) == ("dying.keep", (0,))
    play(match, ("rope",))
    assert (match.table.health, match.table.dying, match.table.place) == ([0, 4], [2, 0], [113, 113])


# -- mercy -------------------------------------------------------------------------------------------------


def test_the_mercy_is_marked():
    match = play(shipped(phase="dawn", health=[0], dying=[1]), True)
    assert match.table.statuses == {"saved": [1]}


def test_the_mercy_takes_back_what_this_dawn_has_changed_and_ended():
    """The chapter begins again: neither the dearer journeys nor the lost day are part of it."""
    match = play(fasting(phase="dawn", timers={"doom": 1}, health=[0], dying=[1]), True)
    assert (asked(match), match.table.edicts, match.table.day) == ("day.what", {}, 2)


def test_after_mercy_an_event_of_the_chapter_can_come_again():
    match = day(1, phase="dawn", health=[0], dying=[1])
    match.table.past.append("burden")
    assert "burden" not in play(match, True).table.past


def test_a_chapter_that_tells_of_no_rescue_knows_no_mercy():
    match = day(chapter=2, phase="dawn", health=[0], dying=[1])
    assert (asked(match), match.result.reason) == (None, "lost")


def test_after_mercy_a_quest_whose_goal_is_held_already_succeeds_at_once():
    secrets: Any = {"secrets": [["brand", "rite"]], "once": ["goal/find_rite"]}
    match = play(day(phase="dawn", health=[0], dying=[1], **secrets), True)
    assert (match.table.quests, match.table.secrets) == (("second_wind",), [("brand", "rite")])


def test_four_of_whom_one_dies_are_saved_the_living_keep_their_things():
    things: Any = {"items": [["jack"], ["rope"]], "secrets": [["tally", "brand"]]}
    match = dawn(
        4, health=[0, 4, 4, 4], dying=[1, 0, 0, 0], place=[105, 101, 103, 102],
        **things,
    )  # fmt: skip
    play(match, 3, True)
    t = match.table
    assert (t.wards, t.place, t.items[:2], t.secrets[3]) == ({101: 5}, [101] * 4, [(), ("rope",)], ("tally",))
    assert everything(match) == box()


def test_the_one_who_stays_dies_alone_and_mercy_is_for_him_with_the_dial_for_one():
    """[Death] Alone the game is over; [The Allmother's mercy] who left stays away."""
    wanted = {"place": [103, 103], "health": [8, 0], "dying": [0, 1], "goods": {"food": [0, 0]}}
    match = gone(day(2, leaving=True, **wanted), 0)
    assert asked(match) == "mercy.ask"
    play(match, True)
    assert (match.table.status, match.table.wards) == (["absent", "alive"], {101: 8})
