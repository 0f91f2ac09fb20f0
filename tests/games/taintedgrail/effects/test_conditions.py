"""The effect language of the packs: conditions and amounts."""

from __future__ import annotations

import pytest

from roundtable.games.taintedgrail.content import language
from tests.games.taintedgrail.helpers import GRAIL, SKULL, done, goods

CONDITIONS = [
    ("agg>=2", True), ("emp>=1", False), ("cou>=1", True), ("cau>=2", False), ("pra>=1", True),
    ("spi<=0", True),
    ("food>=3", True), ("food<=2", False), ("wealth>=2", False), ("rep>=1", True), ("magic<=0", True),
    ("exp>=0", True),
    ("party_food>=3", True), ("party_wealth>=2", False), ("energy>=5", True), ("health<=8", False),
    ("terror>=2", True),
    ("status finds", True), ("status finds/2", False), ("parts(finds)>=1", True), ("parts(finds)<=0", False),
    ("secret tally", True), ("secret rite", False), ("secret pact", True),
    ("item rope", True), ("item spear", False), ("item any", True), ("item crafted", False),
    ("item weapon", False),
    ("chapter 1", True), ("chapter 2", False), ("is smith", True), ("is druid", False),
    ("party>=1", True), ("party>=2", False), ("party<=1", True), ("players>=1", True), ("players<=1", True),
    ("day>=3", True), ("day<=2", False), ("lit 101", True), ("lit 106", False), ("at 101", True),
    ("at 102", False),
    ("shown 105", True), ("shown 106", False), ("quest burden", True), ("quest find_rite", False),
    ("dial hunger>=2", True), ("dial hunger>=3", False), ("token 101>=1", True), ("time 101>=1", False),
    ("guardian wolf", True), ("guardian giant", False), ("read book.1", True), ("read book.9", False),
    ("exhausted", False), ("insane", False), ("dying", False), ("panic", False), ("settlement", True),
    ("alone", True),
    ("fought", False), ("talked", False), ("travelled", False), ("ate", False), ("random", False),
    ("green", False), ("combat", False), ("aff>=1", False), ("pool>=1", False), ("stage 1", False),
    ("trait horde", False),
    ("level 1", False),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "holds"), CONDITIONS)
def test_conditions_and_their_opposites(condition, holds):
    table = {
        "day": 3, "statuses": {"finds": [1]}, "secrets": [["tally"]], "common": ["pact"], "items": [["rope"]],
        "goods": {"food": [3], "rep": [1]}, "terror": [2], "quests": ["burden"], "dials": {"hunger": 2},
        "tokens": {101: 1}, "guardians": {"wolf": 104}, "read": ["book.1"],
    }  # fmt: skip
    match = done(f"if {condition}: dial found 1; if not {condition}: dial found 2", **table)
    assert match.table.dials["found"] == (1 if holds else 2)


@pytest.mark.parametrize(("face", "skulls", "grails"), [(SKULL, 1, 0), (GRAIL, 0, 1)])
def test_a_dial_decides(face, skulls, grails):
    assert goods(done("if skull: one exp +1", luck=(face,)), "exp") == [skulls]
    assert goods(done("if grail: one exp +1", luck=(face,)), "exp") == [grails]


def test_states_of_the_hero_concerned():
    table = {"energy": [1], "health": [3], "terror": [5], "place": [104]}
    for state in ("exhausted", "insane", "panic", "alone"):
        assert goods(done(f"if {state}: one exp +1", **table), "exp") == [1]
    assert goods(done("if settlement: one exp +1", **table), "exp") == [0]
    assert goods(done("if dying: one exp +1", health=[0], dying=[3]), "exp") == [1]
    assert goods(done("if alone: one exp +1", 2, doer=0), "exp") == [0, 0]


def test_one_member_is_enough_for_at_least_and_all_are_needed_for_at_most():
    assert goods(done("if wealth>=5: each exp +1", 2, goods={"wealth": [0, 5]}), "exp") == [1, 1]
    assert goods(done("if wealth<=4: each exp +1", 2, goods={"wealth": [0, 5]}), "exp") == [0, 0]
    assert goods(done("if party_wealth>=5: each exp +1", 2, goods={"wealth": [2, 3]}), "exp") == [1, 1]


def test_the_place_of_a_changed_location_answers_to_its_old_number():
    assert goods(done("replace 102 112; if at 102: one exp +1", place=[102]), "exp") == [1]


# -- amounts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "exp"),
    [
        ("2", 2), ("+2", 2), ("+party", 2), ("+players", 3), ("+parts(finds)", 2), ("+2*parts(finds)", 4),
        ("+min(1,parts(finds))", 1), ("+min(5,parts(finds))", 2), ("+parts(seals)", 0),
        ("-1*parts(finds)", 0),
    ],
)  # fmt: skip
def test_amounts(amount, exp):
    match = done(f"doer exp {amount}", 3, doer=0, party=[0, 1], statuses={"finds": [1, 2]}, read=["book.20"])
    assert goods(match, "exp") == [exp, 0, 0]


@pytest.mark.parametrize("text", ["jump 2", "each", "food lots", "if sunny: one exp +1"])
def test_what_the_language_does_not_know_is_refused(text):
    with pytest.raises(language.PackError):
        amounts(text)


def amounts(text):
    steps = language.read_effects(text)
    return [language.read_amount(act.args[0]) for step in steps for group in step.groups for act in group]
