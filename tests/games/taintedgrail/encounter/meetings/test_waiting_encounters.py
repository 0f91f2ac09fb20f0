"""[Encounters] One that waits for the end of another, and cards that start none."""

from tests.games.taintedgrail.helpers import play
from tests.games.taintedgrail.helpers.encounter import (
    ESCAPE,
    FILL,
    NODS,
    RETREAT,
    described,
    endure,
    events,
    face,
    keep,
    turn,
    win,
)


def test_tg_40_a_card_without_keys_goes_under_its_deck():
    scene = {"seats": 1, "heroes": ["brute"], "encounters": {"green": ["keyless"]}}
    match = described({**scene, "effects": "encounter green"})
    deck, under = match.table.encounters["green"], match.table.under["green"]
    assert (match.table.enc, deck, under) == ("", [], ["keyless"])


def test_tg_93_of_two_encounters_that_wait_the_second_comes_though_the_first_starts_none():
    match = turn(face("trumpeter", "blank" + FILL), "blank")
    assert match.table.enc == "light"


def test_an_encounter_that_waits_begins_after_a_flight_and_even_for_who_has_fallen():
    """[Encounters], [Escape], [You are dying] With a new hand (TG-93, TG-61)."""
    t = keep(play(endure(face("herald", "blank" + FILL), "blank"), ESCAPE)).table
    assert (t.enc, t.health, t.energy, t.terror, len(t.hands[0])) == ("tale", [7], [5], [1], 3)
    t = keep(endure(face("herald", "blank" + FILL, health=[2]), "blank")).table
    assert (t.enc, t.health, t.dying) == ("tale", [0], [3])


def test_tg_118_the_verse_asks_how_the_first_encounter_ended_and_not_the_one_that_waited():
    """[The exploration journal] The talk fails, and the fight that comes of it is won."""
    decks = {"diplomacy": [("silence" + NODS).split()], "combat": [["mark"] * 8]}
    wanted = {"seats": 1, "heroes": ["brute"], "verse": "101.1", "decks": decks}
    match = keep(play(keep(described(wanted)), RETREAT))
    assert match.table.enc == "tale"
    win(match)
    assert (match.table.terror, events(match, "enc.win")) == ([1], [{"enc": "tale", "seats": (0,)}])


def test_tg_93_a_guardian_that_the_reward_puts_where_they_stand_is_met_when_the_encounter_is_over():
    t = endure(face("caller", "mark" + FILL), "mark").table
    assert (t.enc, t.guardians, t.due) == ("tale_watcher", {"tale_watcher": 101}, [])
