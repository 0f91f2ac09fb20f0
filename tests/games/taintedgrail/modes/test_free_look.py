"""A comfort: a hero may look before exploring, and pays on going on (TG-95)."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    PASS,
    asked,
    choose,
    day,
    goods,
    legal,
    play,
    together,
    tracks,
)


def look(seats=1, **wanted):
    return day(seats, free_look=True, **wanted)


def looking(match):
    """Whether the reader is told that they have only looked so far."""
    return match.question(0).about["looking"]


def test_tg_95_a_look_is_free_and_who_leaves_has_paid_nothing():
    match = play(look(), EXPLORE)
    assert (asked(match), looking(match), tracks(match)) == ("verse.choice", True, (6, 9, 0))
    choose(match, "Leave.")
    assert (asked(match), tracks(match), match.table.did) == ("day.what", (6, 9, 0), [[]])


def test_tg_95_whatever_else_he_chooses_costs_the_energy_once():
    match = choose(play(look(goods={"food": [2]}), EXPLORE), "Feed the dogs.")
    assert (tracks(match), match.table.did, goods(match, "food")) == ((5, 9, 0), [["explored"]], [1])
    assert not looking(match)
    choose(match, "Feed the dogs.")  # the same exploration goes on
    assert (tracks(match), goods(match, "food")) == ((5, 9, 0), [0])


def test_tg_95_before_an_effect_he_pays_or_closes_the_journal():
    match = play(look(place=[102]), EXPLORE)
    assert (asked(match), goods(match, "food")) == ("verse.ahead", [2])
    ahead = play(match.clone(), True)
    assert (tracks(ahead), goods(ahead, "food"), goods(ahead, "wealth")) == ((5, 9, 0), [3], [2])
    play(match, False)
    assert (asked(match), tracks(match), goods(match, "food")) == ("day.what", (6, 9, 0), [2])
    assert (match.table.statuses, match.table.read) == ({}, ["102"])


def test_tg_95_before_a_test_too():
    match = play(look(place=[108], wards={105: 5}), EXPLORE)
    assert asked(match) == "verse.ahead"
    assert (asked(play(match.clone(), False)), play(match, True).table.enc) == ("day.what", "executioner")


def test_tg_95_without_energy_he_may_look_and_leave_once_a_day():
    match = play(look(energy=[0]), EXPLORE)
    assert [match.table.content.verses[verse].choices[n - 1].text for verse, n in legal(match)] == ["Leave."]
    choose(match, "Leave.")
    assert EXPLORE not in legal(match)
    assert EXPLORE not in legal(day(energy=[0]))


def test_tg_95_without_energy_nothing_happens():
    match = play(look(energy=[0], place=[102]), EXPLORE)
    assert (match.table.read, match.table.phase, goods(match, "food")) == (["102"], "dusk", [2])


def test_tg_95_a_verse_that_nobody_has_read_is_no_look():
    match = play(look(statuses={"seals": [2]}), EXPLORE)
    assert (asked(match), match.table.read) == ("verse.ahead", ["101"])
    assert play(match.clone(), False).table.read == ["101"]
    assert (play(match, True).table.read, tracks(match)) == (["101", "101.9"], (5, 9, 0))
    play(match, EXPLORE)
    assert (asked(match), tracks(match)) == ("day.what", (5, 9, 0))


def test_tg_95_each_of_a_party_pays():
    match = together(look(2), 0, EXPLORE)
    assert match.table.energy == [6, 6]
    choose(match, "Sit down.")
    play(match, match.legal(match.to_move[0])[0])
    assert match.table.energy == [5, 5]


def test_usually_exploring_is_paid_at_once():
    match = play(day(), EXPLORE)
    assert (looking(match), tracks(match)) == (False, (5, 9, 0))


def test_tg_95_who_can_do_nothing_more_still_passes_by_himself():
    match = look(energy=[0], place=[104])
    assert legal(match) == {EXPLORE, PASS}
    assert play(match, EXPLORE).table.phase == "dusk"
