"""Rulebook: The exploration journal: every kind of line."""

from __future__ import annotations

import pytest

from roundtable.games.taintedgrail.table import OPENED
from tests.games.taintedgrail.helpers import (
    EXPLORE,
    GRAIL,
    SKULL,
    alone,
    asked,
    choices,
    choose,
    day,
    done,
    goods,
    last,
    play,
    scene,
    tracks,
    until,
)
from tests.games.taintedgrail.helpers.encounter import flee, idle, win


def verse(name, seats=1, **wanted):
    return scene(seats, verse=name, event_deck=[], **wanted)


def lines(match):
    """The lines of prose that have been read, by verse."""
    verses = match.table.content.verses
    return [
        (name, [verses[name].lines[at].text for at in shown]) for _, name, _, shown in match.table.chronicle
    ]


# -- prose -------------------------------------------------------------------------------------------------


def test_prose_and_what_is_read_only_if_something_holds():
    assert lines(verse("book.50", day=4)) == [("book.50", ["First.\n\nSecond.", "Early."])]
    assert lines(verse("book.50", day=5)) == [("book.50", ["First.\n\nSecond.", "Late."])]


def test_what_has_been_read_is_kept_with_its_day():
    match = verse("book.50", day=5)
    assert [(day, name) for day, name, _, _ in match.table.chronicle] == [(5, "book.50")]
    assert match.table.page(0) == [(5, "book.50", OPENED, (0, 1))]


def test_a_new_action_is_a_new_page():
    match = play(verse("book.50", place=[103]), EXPLORE)
    assert [name for _, name, _, _ in match.table.page(0)] == ["103", "103.2"]


def test_a_page_stays_open_for_those_who_have_not_acted_since():
    match = alone(day(2), 0, EXPLORE)
    assert [name for _, name, _, _ in match.table.page(0)] == ["101"]
    assert match.table.page(1) == match.table.page(0)
    until(match, "day.what", last)
    match.play(1, ("pass",))
    assert match.table.page(1) == []
    assert match.table.page(0) != []
    assert match.table.page(None) == []  # a spectator sees what was read since anybody began something


# -- redirects ---------------------------------------------------------------------------------------------


def test_a_redirect_is_forced():
    match = verse("101", statuses={"seals": [2]})
    assert (match.table.read, match.table.tasks) == (["101", "101.9"], {})


def test_if_it_does_not_apply_reading_goes_on():
    match = verse("101")
    assert (match.table.read, match.table.tasks) == (["101"], {"well": False})


def test_effects_come_where_they_stand():
    match = verse("101.2")
    assert (match.table.terror, asked(match)) == ([1], "day.what")


# -- choices -----------------------------------------------------------------------------------------------


def test_only_what_applies_can_be_chosen():
    shown = choices(verse("101", goods={"wealth": [0], "food": [0]}, energy=[1]))
    assert shown == ["Sit down.", "Take the tally from the mill.", "Leave."]


def test_attribute_character_resource_and_item_open_choices():
    shown = choices(verse("101", heroes=["herb"], goods={"wealth": [2]}, items=[["rope"]]))
    assert {"Listen to the widow.", "Show a purse.", "Lower a rope into the well."} <= set(shown)
    assert "Read the knots." in choices(verse("101", heroes=["druid"]))


def test_a_cost_is_paid():
    match = choose(verse("101", goods={"food": [2]}, terror=[3]), "Feed")
    assert (goods(match, "food"), match.table.terror) == ([1], [2])


def test_here_offers_the_choices_again_and_does_nothing_else_again():
    match = choose(verse("101", goods={"food": [2]}, terror=[3]), "Feed")
    assert (asked(match), match.table.read, "Feed the dogs." in choices(match)) == (
        "verse.choice",
        ["101"],
        True,
    )
    choose(match, "Feed")
    assert "Feed the dogs." not in choices(match)


def test_once_in_the_campaign():
    match = choose(verse("101"), "Take")
    assert match.table.secrets == [("tally",)]
    play(match, EXPLORE)
    assert "Take the tally from the mill." not in choices(match)


def test_an_item_is_handed_over():
    match = choose(verse("101", items=[["rope", "rope"]]), "Lower")
    assert match.table.items == [("rope",)]


def test_tg_56_energy_before_health_in_the_cost_of_a_choice():
    match = choose(verse("101", energy=[6], health=[6]), "Dig")
    assert (tracks(match), goods(match, "wealth")) == ((0, 5, 0), [2])


def test_tg_30_dying_comes_after_what_was_paid_for():
    """A companion lends the energy; the health is their own."""
    match = choose(verse("101", 2, health=[1, 8], energy=[1, 6]), "Dig")
    assert asked(match) == "verse.doer"
    play(match, 0, (0, -6), True)
    assert (goods(match, "wealth"), match.table.dying) == ([2, 0], [2, 0])


def test_if_no_choice_is_open_the_verse_goes_on():
    assert verse("103").table.read == ["103", "103.2"]
    match = verse("103", statuses={"omens": [1]})
    assert choices(match) == ["Have your fortune told."]
    choose(match, "Have")
    assert match.table.read == ["103", "103.1"]


def test_several_needs_all_of_them():
    assert choices(verse("book.53", goods={"rep": [3]})) == ["Be heard.", "Be silent."]
    assert choices(verse("book.53", goods={"rep": [2]})) == ["Be silent."]
    assert choices(verse("book.53", terror=[3])) == ["Tremble.", "Be silent."]


def test_what_one_of_the_party_has_is_enough_but_all_of_it_must_be_one_persons():
    """Reputation is the herbwife's, caution both have: she is heard."""
    match = verse("book.53", 2, goods={"rep": [0, 3]})
    choose(match, "Be heard")
    assert goods(match, "exp") == [0, 1]


def test_the_present_reading_does_not_count_as_read():
    match = verse("book.52")
    assert choices(match) == ["The first time."]
    match = verse("book.52", read=["book.52"])
    assert choices(match) == ["Another time."]


def test_a_dream_is_paid_the_first_time_only():
    match = scene(phase="dusk", place=[101], goods={"food": [0]}, event_deck=[])
    assert goods(match, "exp") == [1]
    match = scene(phase="dusk", place=[101], goods={"food": [0]}, event_deck=[], read=["101.dream"])
    assert goods(match, "exp") == [0]


# -- tests -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wealth", "terror"), [(1, 0, 0), (2, 0, 0), (3, 1, 1), (5, 1, 1), (6, 3, 0)])
def test_a_roll_and_the_best_attribute_of_the_party(die, wealth, terror):
    """Caution 1 is added: 3 or less, 4 to 6, 7 or more."""
    match = verse("101.1", luck=(die - 1,))
    assert (goods(match, "wealth"), match.table.terror) == ([wealth], [terror])


def test_the_best_of_the_party_counts():
    match = verse("101.1", 2, luck=(5,), attr=[{"cau": 0}, {"cau": 1}])
    assert asked(match) == "share.how"


@pytest.mark.parametrize(("face", "terror"), [(SKULL, 4), (GRAIL, 2)])
def test_a_flip(face, terror):
    assert verse("101.3", luck=(face,), terror=[3]).table.terror == [terror]


def test_an_encounter_that_is_won():
    match = win(verse("101.4"))
    assert (goods(match, "wealth"), match.table.terror, goods(match, "exp")) == ([2], [0], [1])


def test_an_encounter_that_is_not():
    match = flee(verse("101.4"))
    assert (goods(match, "wealth"), match.table.terror) == ([1], [1])


def test_dying_in_it_is_not_winning_it():
    match = verse("108")
    until(match, lambda match: not match.table.enc, idle)
    assert (match.table.health, goods(match, "exp")) == ([0], [1])


# -- verbs that lead on ------------------------------------------------------------------------------------


def test_goto_leaves_the_rest_of_the_line_and_of_the_verse():
    match = verse("104", statuses={"omens": [1]})
    assert match.table.read == ["104", "104.1"]
    assert (goods(match, "exp"), goods(match, "wealth"), goods(match, "food")) == ([1], [1], [2])


def test_if_its_condition_fails_everything_is_read():
    match = verse("104")
    assert (match.table.read, goods(match, "wealth"), goods(match, "food")) == (["104"], [2], [3])


def test_end_in_a_choice_ends_the_exploration_at_once():
    match = choose(verse("105"), "Push")
    assert (match.table.read, goods(match, "exp"), asked(match)) == (["105"], [0], "day.what")


def test_a_move_in_the_middle_of_reading_happens_and_reading_goes_on():
    match = choose(verse("105", place=[105], shown=[101, 105, 108]), "Go round")
    assert (match.table.place, match.table.read, goods(match, "food")) == ([108], ["105", "105.1"], [3])


def test_a_dream_in_the_middle_of_the_day():
    match = choose(verse("106", place=[106]), "Lie down")
    assert match.table.read == ["106", "106.dream", "106.1"]
    assert (goods(match, "exp"), goods(match, "food")) == ([1], [3])


def test_a_dream_that_leads_elsewhere_does_not_end_the_exploration():
    match = choose(verse("106", place=[106], statuses={"omens": [1]}), "Lie down")
    assert match.table.read == ["106", "106.dream", "106.2", "106.1"]
    assert (goods(match, "exp"), goods(match, "wealth"), goods(match, "food")) == ([0], [2], [3])


def test_the_mad_dream_badly_even_then():
    match = choose(verse("106", 2, place=[106] * 2, terror=[5, 0]), "Lie down")
    assert match.table.read == ["106", "106.dream", "106.nightmare", "106.1"]
    assert (goods(match, "exp"), match.table.terror) == ([0, 1], [6, 0])


def test_a_menhirs_section_does_nothing():
    match = day()
    assert match.table.content.verses["101.ward"].choices == ()
    assert [line.kind for line in match.table.content.verses["101.ward"].lines] == ["prose", "prose"]


def test_the_dead_end_of_a_party_ends_the_reading():
    """Nobody is left to choose when all have dropped out."""
    match = choose(verse("101", energy=[2]), "Climb")
    assert match.table.terror == [1]


def test_a_named_encounter_is_taken_out_of_its_deck_and_the_deck_is_shuffled():
    match = done("encounter thug", encounters={"grey": ["knight", "thug", "wolf"]})
    assert sorted(match.table.encounters["grey"]) == ["knight", "wolf"]
    win(match)
    assert match.table.under["grey"] == ["thug"]
