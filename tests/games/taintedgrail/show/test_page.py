"""What a reader finds on the page: prose, what came of a test, choices that they cannot take, menhirs."""

from __future__ import annotations

from typing import Any

import roundtable as rt
from roundtable.games import labelled
from roundtable.games.taintedgrail import show
from roundtable.games.taintedgrail.check import check
from roundtable.text import Text
from tests.games.taintedgrail.helpers import (
    EXPLORE,
    GRAIL,
    INSPECT,
    SKULL,
    asked,
    choose,
    day,
    done,
    lucky,
    new,
    night,
    play,
    scene,
)
from tests.games.taintedgrail.helpers.check import assert_fault, changed
from tests.games.taintedgrail.helpers.encounter import win

TEXT = Text("en", "taintedgrail")


def zone(match, name, seat=0):
    return next((zone for zone in show.scene(match.view(seat)) if zone.name == name), None)


def page(match, seat=0):
    """What lies open, line by line."""
    found = zone(match, "journal", seat)
    groups = [group for group in found.groups if group.marked] if found else []
    return [TEXT.words(piece.text) for group in groups for piece in group.pieces]


def verse(name, seats=1, **wanted):
    return scene(seats, verse=name, event_deck=[], **wanted)


# -- tests -------------------------------------------------------------------------------------------------


def test_a_roll_and_its_result_are_on_the_page():
    match = choose(lucky(play(day(), EXPLORE), 2), "Sit down.")
    told = page(match)
    at = told.index("They deal you in.")
    assert told[at : at + 3] == ["They deal you in.", "The die shows 3; the total is 4.", "Nobody wins."]
    assert told[-1] == "From the tower there is nothing to be seen."


def test_a_dial_and_its_result():
    match = lucky(verse("101", heroes=["druid"]), SKULL)
    choose(match, "Read the knots.")
    assert page(match)[-2:] == ["A dial is flipped: the skull.", "No."]
    match = lucky(verse("101", heroes=["druid"]), GRAIL)
    choose(match, "Read the knots.")
    assert page(match)[-2:] == ["A dial is flipped: the grail.", "Yes."]


def test_the_end_of_a_fight():
    assert page(win(verse("101.4")))[-2:] == ["Something comes up.", "It had a coin."]


def test_the_chronicle_keeps_it_after_its_verse():
    match = choose(lucky(play(day(), EXPLORE), 0), "Sit down.")
    play(match, ("travel", 103))
    past = [TEXT.words(piece.text) for group in zone(match, "journal").groups for piece in group.pieces]
    at = past.index("They deal you in.")
    assert past[at + 1 : at + 3] == ["The die shows 1; the total is 2.", "You lose."]


def test_a_page_that_is_opened_again_lies_there_once():
    """While somebody waits, another may explore one place several times; each roll of a die is told."""
    match = choose(lucky(play(day(), EXPLORE), 2), "Sit down.")
    t, once = match.table, page(match)
    opened = t.page(0)
    t.chronicle += opened[:-1]
    rolled = [text for text in once if text.startswith("The die shows")]
    assert page(match).count("They deal you in.") == 1
    assert [text for text in page(match) if text.startswith("The die shows")] == rolled * 2
    t.chronicle += opened[-1:]  # the page at which one stands now
    assert page(match)[-1] == once[-1]
    assert page(match).count(once[-1]) == 1


def test_a_day_is_read_from_its_beginning():
    """The letter comes before the first day; what is open lies above it."""
    match = play(play(new(1), "smith"), ("travel", 103), EXPLORE)
    night(match)
    play(match, EXPLORE)
    past = [TEXT.words(piece.text) for group in zone(match, "journal").groups for piece in group.pieces]
    first_day = ["Take care of the forge.", "It begins.", "You go home."]
    assert [line for line in past if line in first_day] == ["You go home.", *first_day]


def test_a_test_is_no_reading_of_its_verse():
    """101.1 was read once."""
    match = choose(lucky(play(day(), EXPLORE), 0), "Sit down.")
    assert match.table.read == ["101", "101.1"]


# -- choices that cannot be taken --------------------------------------------------------------------------


def barred(match, seat=0):
    return [line for line in page(match, seat) if line.startswith("✗")]


def test_tg_104_a_choice_that_cannot_be_paid_is_shown():
    match = play(day(goods={"food": [0]}, energy=[9], attr=[{"emp": 2}]), EXPLORE)
    assert "✗ Feed the dogs. [pay 1 food]" in barred(match)
    assert not any("dogs" in text for text in labels(match))


def labels(match):
    view = match.view(0)
    return [TEXT.words(labelled(show, view, "verse.choice", option)) for option in match.legal(0)]


def test_tg_104_one_that_asks_for_an_attribute_too():
    assert "✗ Listen to the widow. [Empathy ≥ 2]" in barred(play(day(), EXPLORE))
    assert not any("widow" in line for line in barred(play(day(attr=[{"emp": 2}]), EXPLORE)))


def test_tg_104_what_only_the_story_opens_is_not_shown():
    """A person, a named item, a status."""
    told = " ".join(page(play(day(), EXPLORE)))
    assert "knots" not in told
    assert "rope" not in told
    assert "fortune" not in " ".join(page(play(day(place=[103]), EXPLORE)))


def test_tg_104_what_was_taken_for_good_is_not_shown():
    match = choose(play(day(), EXPLORE), "Take the tally")
    assert "tally" not in " ".join(page(play(match, EXPLORE)))


def test_tg_104_only_the_reader_sees_them():
    match = day(2, place=[101, 103])
    match.play(0, EXPLORE)
    assert barred(match, 0)
    assert barred(match, 1) == []


# -- menhirs -----------------------------------------------------------------------------------------------


def test_inspecting_a_menhir_reads_what_the_journal_says_of_it():
    match = play(day(), INSPECT)
    assert (match.table.read, asked(match)) == (["101.ward"], "day.what")
    assert page(match) == ["Two hands of rope and a candle.", "Its price."]


def test_what_somebody_there_knows_is_told():
    match = play(day(secrets=[["rite"]], goods={"magic": [1]}), INSPECT)
    assert (asked(match), page(match)[0].split(".")[0]) == ("ward.light", "You know the words")


# -- dials -------------------------------------------------------------------------------------------------


def test_a_quest_dial_has_its_title():
    match: Any = rt.scenario("taintedgrail", {"dials": {"pyre": 2}})
    dials = [piece for piece in zone(match, "statuses").pieces() if piece.name.startswith("dial")]
    assert [(TEXT.words(piece.title), piece.value) for piece in dials] == [("The pyre", 2)]


def test_a_title_of_a_dial_that_nobody_sets_is_a_fault(tmp_path):
    dial, timer = '[dial.doubt]\ntitle = "Doubt"\n\n', "[timer.dusk]"
    folder = changed(tmp_path / "one", ("events.toml", timer, dial + timer))
    assert check(folder).errors == []
    folder = changed(tmp_path / "two", ("events.toml", timer, dial.replace("doubt", "trust") + timer))
    assert_fault(folder, "events.toml", "[dial.trust]", "dial trust is never set")


def test_one_without_a_title_is_a_quest_dial():
    match = done("dial hunger 2")
    (dial,) = zone(match, "statuses").pieces()
    assert (dial.title, dial.value, TEXT.name(dial.name)) == (None, 2, "quest dial")
