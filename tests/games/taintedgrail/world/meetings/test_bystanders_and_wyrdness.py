"""[Guardians], [Arriving], [Menhirs and the wyrdness] Who is there when something comes, and what is gone."""

from __future__ import annotations

import roundtable as rt
from tests.games.taintedgrail.helpers import alone, asked, by, dawn, day, go, night, play, until
from tests.games.taintedgrail.helpers.encounter import ESCAPE, idle, keep


def test_a_bystander_falls_to_the_guardian_and_is_asked_again_before_the_ash():
    """TG-140, TG-61, TG-39, TG-20: dying costs no energy; the guardian stays."""
    match = day(2, place=[101, 104], health=[9, 2], energy=[6, 0], guardians={"giant": 104})
    alone(match, 0, go(104))
    assert (asked(match), match.to_move) == ("party.help", (1,))
    keep(play(match, True))
    t = match.table
    play(match, 1)
    until(match, lambda match: 1 not in t.inside, idle)
    assert (t.health[1], t.dying[1] > 0, t.guardians, t.active) == (0, True, {"giant": 104}, 0)
    play(match, ESCAPE)
    assert (asked(match), match.to_move) == ("party.entry", (1,))
    play(match, False)
    assert (t.terror, t.energy, t.guardians) == ([1, 0], [4, 0], {"giant": 104})


def test_a_place_dissolves_under_a_hero_and_a_guardian():
    """TG-27, TG-34, TG-51: health, terror, the nearest place that is left, and its entry effect."""
    match = dawn(
        place=[110], wards={101: 3, 107: 0}, shown=[101, 104, 107, 110], guardians={"wolf": 110}, terror=[0]
    )
    t = match.table
    assert (t.place, t.health, t.terror, t.guardians) == ([104], [7], [3], {})
    assert not {107, 110} & set(t.shown)


def test_a_change_of_the_rules_that_one_refuses_is_not_made_and_not_asked_again_in_the_chapter():
    """[Story mode], [Challenge mode], TG-116."""
    description = {
        "seats": 2, "options": {"pack": "walking"}, "effects": "chapter 2", "event_deck": ["calm"],
        "goods": {"food": [0, 0], "exp": [0, 0]},
    }  # fmt: skip
    match = rt.scenario("taintedgrail", description, seed=1)
    play(match, ("hunger", True))
    assert (asked(match), match.to_move) == ("mode.agree", (1,))
    by(match, 1, False)
    assert asked(match) == "mode.change"
    play(match, None)
    assert match.table.options["hunger"] is False
    night(match)
    assert asked(match) == "day.what"
