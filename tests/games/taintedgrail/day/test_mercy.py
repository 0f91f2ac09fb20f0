"""Rulebook: The Allmother's mercy."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    asked,
    box,
    everything,
    goods,
    legal,
    night,
    play,
    scene,
    tracks,
)


def lost(seats=1, **wanted):
    """The dawn on which everybody's dial has run out and nobody is left."""
    return scene(
        seats,
        **{
            "phase": "dawn",
            "event_deck": [],
            "health": [0] * seats,
            "dying": [1] * seats,
            "place": [103] * seats,
            "goods": {"food": [0] * seats},
            **wanted,
        },
    )


def test_who_has_lost_may_ask_for_mercy():
    match = lost()
    assert (asked(match), legal(match)) == ("mercy.ask", {True, False})


def test_without_it_the_campaign_is_lost():
    match = play(lost(), False)
    assert (match.result.winners, match.result.reason) == ((), "lost")


def test_with_it_they_wake_at_the_beginning_of_the_chapter_with_little():
    match = play(lost(wards={110: 2}, place=[110], goods={"food": [9], "wealth": [9], "magic": [9]}), True)
    assert (tracks(match), match.table.status, match.table.dying) == ((6, 9, 0), ["alive"], [0])
    assert (goods(match, "food"), goods(match, "wealth"), goods(match, "magic")) == ([3], [2], [1])
    assert (match.table.place, match.table.wards) == ([101], {101: 8})
    assert sorted(match.table.shown) == [101, 102, 103, 104, 105]


def test_the_event_deck_of_the_chapter_begins_anew():
    match = lost(event_deck=["slow_wheel", "second_wind"], quests=["find_rite"])
    match = play(match, True)
    assert (match.table.quests, match.table.event_deck[:3]) == (
        ("find_rite",), ["second_wind", "slow_wheel", "hard_road"],
    )  # fmt: skip


def test_tg_62_what_was_learnt_stays():
    match = play(
        lost(
            secrets=[["tally", "brand"]], statuses={"finds": [1]}, skills=[["agg_1/front"]],
            attr=[{"agg": 3}], goods={"exp": [5], "rep": [3], "food": [0]},
        ),
        True,
    )  # fmt: skip
    table = match.table
    assert (table.secrets, table.statuses, table.skills) == (
        [("tally", "brand")],
        {"finds": [1]},
        [("agg_1/front",)],
    )
    assert (goods(match, "exp"), goods(match, "rep"), table.attr[0]["agg"]) == (
        [6],
        [3],
        3,
    )  # the brand taught the hero something at dawn
    assert everything(match) == box()


def test_a_goal_that_was_reached_before_is_reached_again():
    """Otherwise the story would stand still: the rite is known, the quest is revealed again."""
    match = play(lost(secrets=[["rite"]], once=["goal/find_rite"]), True)
    assert match.table.quests == ("second_wind",)
    assert "find_rite" in match.table.past


def test_the_map_is_cleared_of_guardians_tokens_and_the_dead():
    match = lost(4, health=[0, 8, 8, 7], dying=[1, 0, 0, 0], items=[["rope"]], goods={"food": [0] * 4},
                 guardians={"wolf": 104}, tokens={104: 1})  # fmt: skip
    assert asked(match) == "mercy.ask"
    play(match, True)
    table = match.table
    assert (table.guardians, table.tokens, table.dropped, table.place) == ({}, {}, {}, [101] * 4)
    assert everything(match) == box()


def test_all_live_again_as_who_they_were():
    match = lost(4, health=[0, 8, 8, 7], dying=[1, 0, 0, 0], goods={"food": [0] * 4})
    play(match, True)
    assert (match.table.status, match.table.fallen) == (["alive"] * 4, [])
    assert match.table.heroes == ["smith", "herb", "hireling", "druid"]
    assert [tracks(match, seat)[1] for seat in range(4)] == [9, 8, 8, 7]


def test_who_was_to_die_on_the_same_dawn_is_saved_with_the_others():
    match = lost(4, goods={"food": [0] * 4})
    play(match, True)
    assert (match.table.status, asked(match)) == (["alive"] * 4, "day.what")


def test_challenge_mode_knows_no_mercy():
    assert lost(mercy=False).result.reason == "lost"


def test_it_may_be_asked_for_again():
    match = play(lost(), True)
    match.table.health[0], match.table.energy[0], match.table.dying[0] = 0, 0, 1
    play(match, ("pass",))
    night(match)
    assert asked(match) == "mercy.ask"


def test_the_question_may_be_thought_over():
    match = lost().clone()
    play(match, True)
    assert [event.key for event in match.log(0)].count("campaign.lost") == 1


def test_tg_62_items_are_lost():
    match = lost(items=[["rope", "jack"]])
    assert match.table.items == [()]
    play(match, True)
    assert (match.table.items, everything(match)) == ([()], box())


def test_tg_108_a_time_dial_runs_on_after_mercy():
    """[The Allmother's mercy] Back to the beginning of the chapter, but what was set going goes on."""
    match = scene(phase="dawn", event_deck=[], health=[0], dying=[1], timers={"plague": 3}, wards={101: 2})
    assert asked(match) == "mercy.ask"
    assert play(match, True).table.timers == {"plague": 2}
