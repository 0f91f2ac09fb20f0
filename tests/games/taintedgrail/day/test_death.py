"""Rulebook: Death: successors, heirs, what the dead leave behind."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    TAKE,
    asked,
    box,
    by,
    day,
    everything,
    go,
    goods,
    legal,
    night,
    play,
    scene,
    tracks,
)


def dies(seats=2, **wanted):
    """The dawn on which the dial of seat 0 runs out."""
    return scene(
        seats,
        **{
            "phase": "dawn",
            "event_deck": [],
            "health": [0, 8, 8, 7][:seats],
            "dying": [1, 0, 0, 0][:seats],
            "place": [103] * seats,
            **wanted,
        },
    )


def test_he_dies_when_his_dial_has_run_out():
    match = dies()
    assert (match.table.status[0], asked(match), match.to_move) == ("dead", "dying.successor", (0,))


def test_his_player_takes_a_character_whom_nobody_has():
    match = dies()
    assert legal(match) == {"hireling", "druid"}
    play(match, "druid")
    assert (match.table.heroes, match.table.status) == (["druid", "herb"], ["alive", "alive"])


def test_the_new_one_has_what_he_begins_with():
    match = dies(goods={"food": [9, 0], "exp": [7, 0]}, skills=[["agg_1/front"]], terror=[4, 0])
    play(match, "druid")
    assert (tracks(match), goods(match, "food")[0], goods(match, "magic")[0]) == ((6, 7, 0), 1, 3)
    assert (goods(match, "exp")[0], match.table.skills[0], match.table.dying[0]) == (0, (), 0)
    assert match.table.attr[0]["spi"] == 2
    assert set(match.table.decks["combat"][0]) == {"druid_blow", "druid_feint"}


def test_he_reads_his_letter():
    assert "letter.druid" in play(dies(), "druid").table.read


def test_he_stands_on_the_revealed_location_with_the_lowest_number():
    match = play(dies(place=[107, 107], wards={107: 4}, shown=[104, 107]), "druid")
    assert match.table.place == [104, 107]


def test_and_acts_on_the_same_day():
    match = play(dies(), "druid")
    assert (asked(match), match.to_move) == ("day.what", (0, 1))


def test_nobody_chooses_where_only_one_is_left():
    assert dies(3).table.heroes == ["druid", "herb", "hireling"]


def test_the_dead_never_come_back():
    match = play(dies(), "druid")
    match.table.health[0], match.table.energy[0], match.table.dying[0] = 0, 0, 1
    by(match, 1, ("pass",))
    night(match)
    assert match.table.heroes == ["hireling", "herb"]
    match.table.health[0], match.table.energy[0], match.table.dying[0] = 0, 0, 1
    by(match, 1, ("pass",))
    night(match)
    assert asked(match) == "mercy.ask"
    assert match.table.fallen == ["smith", "druid", "hireling"]


# -- what the hero leaves --------------------------------------------------------------------------------


def test_his_items_lie_where_he_died():
    match = play(dies(items=[["rope"]]), "druid")
    assert (match.table.dropped, match.table.items) == ({103: ["rope"]}, [(), ()])


def test_to_pick_them_up_is_an_action_without_cost_and_takes_all():
    match = play(dies(items=[["rope", "jack"]]), "druid")
    by(match, 1, TAKE)
    assert (match.table.items[1], match.table.dropped, match.table.energy[1]) == (("rope", "jack"), {}, 6)
    assert (match.table.acted[1], everything(match)) == (True, box())


def test_they_can_be_used_at_once():
    match = play(dies(items=[["jack"]]), "druid")
    by(match, 1, TAKE)
    assert match.table.in_use(1) == ("jack",)


def test_of_two_weapons_he_says_which_is_in_use():
    match = play(dies(items=[["spear"], ["rusty_sword"]]), "druid")
    by(match, 1, TAKE)
    assert (asked(match), legal(match)) == ("gear.keep", {"spear", "rusty_sword"})


def test_only_where_they_lie():
    match = play(dies(items=[["rope"]], place=[103, 101]), "druid")
    assert (TAKE in match.legal(0), TAKE in match.legal(1)) == (False, False)
    by(match, 1, go(103), False)
    play(match, ("pass",))
    assert TAKE in match.legal(1)


def test_they_go_with_the_location():
    match = scene(
        2, phase="dawn", event_deck=[], health=[0, 8], dying=[1, 0], place=[110, 101], items=[["rope"]],
        wards={101: 5, 107: 1}, shown=[101, 103, 107, 110],
    )  # fmt: skip
    play(match, "druid")
    assert match.table.dropped == {110: ["rope"]}
    night(match)
    assert (match.table.dropped, everything(match)) == ({}, box())


def test_nobody_leaves_items_of_his_own_will():
    match = day(items=[["rope"]])
    assert all(
        [option[0] in ("explore", "travel", "place", "own", "inspect", "pass") for option in legal(match)]
    )


def test_his_player_says_who_gets_his_secrets():
    match = dies(3, secrets=[["tally", "rite"]])
    assert (asked(match), match.to_move, legal(match)) == ("dying.heir", (0,), {1, 2})
    play(match, 1, 2)
    assert match.table.secrets == [(), ("tally",), ("rite",)]


def test_a_single_heir_gets_them_all():
    match = dies(secrets=[["tally", "rite"]])
    assert match.table.secrets == [(), ("tally", "rite")]


def test_personal_ones_are_gone_for_ever_and_not_his_successors():
    match = play(dies(secrets=[["brand", "tally"]]), "druid")
    assert (match.table.secrets, match.table.gone) == ([(), ("tally",)], ["brand"])
    assert everything(match) == box()


def test_his_skills_are_free_again():
    match = play(dies(skills=[["agg_1/front"]]), "druid")
    assert match.table.skills == [(), ()]


# -- the end -----------------------------------------------------------------------------------------------


def test_alone_the_game_is_over():
    match = scene(phase="dawn", event_deck=[], health=[0], dying=[1], mercy=False)
    assert (match.result.winners, match.result.reason) == ((), "lost")


def test_tg_130_while_somebody_lives_the_dead_are_succeeded_without_mercy_too():
    match = play(dies(mercy=False), "druid")
    assert (match.result, match.table.heroes[0]) == (None, "druid")


def test_if_no_character_is_left_it_is_lost_for_those_who_live_too():
    match = dies(4, mercy=False)
    assert (match.result.winners, match.result.reason) == ((), "lost")


def test_on_one_dawn_two_die_and_two_come():
    match = scene(
        2, phase="dawn", event_deck=[], health=[0, 0], dying=[1, 1], place=[103, 103], secrets=[["tally"]]
    )
    play(match, "druid")
    assert (match.table.heroes, match.table.fallen) == (["druid", "hireling"], ["smith", "herb"])
    assert (match.table.secrets, everything(match)) == ([("tally",), ()], box())


def test_on_one_dawn_the_last_characters_die_and_it_is_lost_once():
    match = scene(
        3, phase="dawn", event_deck=[], health=[0, 0, 0], dying=[1, 1, 1], place=[103] * 3, mercy=False,
    )  # fmt: skip
    assert match.result.reason == "lost"
