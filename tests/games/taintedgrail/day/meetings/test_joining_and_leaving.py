"""[More or fewer players] Who comes, and who leaves."""

from typing import Any

from tests.games.taintedgrail.helpers import (
    LEAVE,
    PASS,
    STAY,
    alone,
    answer,
    asked,
    by,
    day,
    go,
    gone,
    goods,
    legal,
    lucky,
    new,
    night,
    play,
    tracks,
)


def four(**wanted):
    """A table for four, of whom the last has left."""
    usual = {"place": [103] * 4, "goods": {"food": [0] * 4}, "leaving": True}
    return night(by(day(4, **{**usual, **wanted}), 3, LEAVE))


def test_an_heir_of_who_leaves_uses_one_thing_of_a_keyword():
    armed: Any = {"secrets": [["oathblade"]], "items": [[], ["spear"]]}
    match = by(day(2, leaving=True, **armed), 0, LEAVE)
    assert asked(match) == "gear.keep"
    assert play(match, "oathblade").table.in_use(1) == ("oathblade",)


def test_skills_of_who_leaves_are_free_again():
    wanted: Any = {"skills": [["agg_1/front"]], "attr": [{"agg": 3}, {"agg": 2, "emp": 0}]}
    match = day(2, leaving=True, place=[103, 103], goods={"exp": [0, 6], "food": [0, 0]}, **wanted)
    by(match, 0, LEAVE)
    by(match, 1, PASS)
    assert "agg_1/front" in legal(play(match, ("point", "agg")))


def test_several_may_join_on_one_dawn():
    match = play(new(3, late_seats=2), "smith")
    match.table.event_deck.clear()
    play(night(match), 1, "herb")
    assert asked(match) == "join.who"


def test_newcomers_say_with_whom_they_stand():
    match = new(3, late_seats=1)
    play(match, "smith", "herb")
    match.table.event_deck.clear()
    alone(match, 0, go(103))
    by(match, 1, PASS)
    play(night(match), 2, "hireling")
    assert (asked(match), legal(match)) == ("join.where", {101, 103})
    assert play(match, 103).table.place[2] == 103


def test_who_left_may_come_back_and_begins_anew():
    match = day(2, leaving=True, place=[103] * 2, goods={"food": [9, 0]}, terror=[5, 0])
    play(night(by(match, 0, LEAVE)), 0, "smith")
    assert (tracks(match), goods(match, "food")[0]) == ((6, 9, 0), 2)


def test_who_joins_at_dawn_has_the_event_of_the_day_and_no_crafted_item():
    match = play(new(2, late_seats=1, start_item=True), "smith")
    match.table.event_deck[:] = ["market"]
    night(alone(match, 0, go(102)))
    answer(match, verse_choice=("102.dream", 2))
    play(match, 1, "herb")
    assert (match.table.terror, len(match.table.items[0]), match.table.items[1]) == ([1, 1], 1, ())


def test_the_day_of_who_leaves_ends_for_the_others_as_usual():
    match = by(day(2, leaving=True, place=[103, 101]), 1, go(104))
    assert (by(match, 0, LEAVE).to_move, PASS in legal(match)) == ((1,), True)


def test_a_dying_one_leaves_and_neither_dies_nor_is_near_nor_is_found_by_a_guardian():
    """[More or fewer players] The hero's secret stays; the herbwife is alone, and nobody meets the wolf."""
    match = day(
        2, health=[0, 8], dying=[1, 0], place=[103, 101], guardians={"wolf": 103}, secrets=[["rite"]],
        goods={"food": [0, 0], "rep": [0, 2]}, leaving=True,
    )  # fmt: skip
    t = gone(lucky(match, STAY), 0).table
    assert (t.status, t.fallen, t.enc, t.day) == (["absent", "alive"], [], "", 2)
    assert (t.secrets, goods(match, "rep")) == ([(), ("rite",)], [0, 1])


def test_of_four_one_has_left_and_the_place_may_be_taken_again():
    """[More or fewer players] One to four, more of them whenever they sit down again."""
    match = four()
    assert (asked(match), legal(match)) == ("join.who", {None, 3})


def test_of_four_one_has_left_one_dies_and_the_character_in_the_box_comes_for_him():
    """[Death] All is lost only if all others are played or dead."""
    match = four(health=[0, 8, 8, 7], dying=[1, 0, 0, 0])
    assert (match.table.heroes[0], match.table.status[0]) == ("druid", "alive")
