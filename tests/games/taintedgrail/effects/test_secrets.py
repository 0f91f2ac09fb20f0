"""Rulebook: Secrets: party, personal and common ones."""

from __future__ import annotations

from roundtable.games.taintedgrail.content.language import Act
from roundtable.games.taintedgrail.effects.conditions import Context
from roundtable.games.taintedgrail.effects.verbs import apply
from tests.games.taintedgrail.helpers import (
    asked,
    box,
    by,
    day,
    done,
    everything,
    go,
    goods,
    legal,
    night,
    play,
    scene,
)


def test_a_secret_that_discards_itself_leaves_no_mark():
    """Wherever it lay: face down, or in use in an encounter."""
    match = scene(secrets=[["oathblade"]], stowed=[["oathblade"]])
    act, context = Act("", "discard_self", ()), Context((0,), 0, "secret/oathblade")
    apply(match.table, act, context, (0,))
    assert (match.table.secrets, match.table.stowed, everything(match)) == ([()], [()], box())
    match = scene(secrets=[["oathblade"]], encounter="thug")
    assert match.table.gear == [("oathblade",)]
    apply(match.table, act, context, (0,))
    assert (match.table.secrets, match.table.gear) == ([()], [()])


def test_a_secret_goes_to_whom_they_like():
    match = done("secret tally", 2)
    assert (asked(match), legal(match)) == ("item.who", {0, 1})
    play(match, 1)
    assert (match.table.secrets, everything(match)) == ([(), ("tally",)], box())


def test_a_personal_one_goes_to_him_who_did_it():
    match = done("secret brand", 2, doer=1)
    assert match.table.secrets == [(), ("brand",)]


def test_a_common_one_binds_all():
    match = done("secret pact", 2)
    assert (match.table.common, match.table.secrets) == (("pact",), [(), ()])
    by(match, 0, go(103), False)
    by(match, 1, go(103))
    assert match.table.energy == [4, 4]


def test_what_is_in_play_is_not_found_again():
    match = done("secret tally; secret tally", secrets=[["tally"]])
    assert match.table.secrets == [("tally",)]


def test_it_can_be_lost_only_by_its_name():
    match = done("one lose item 9; lose secret tally", secrets=[["tally", "rite"]])
    assert (match.table.secrets, everything(match)) == ([("rite",)], box())
    assert "tally" in match.table.secret_deck


def test_one_that_lies_face_down_can_be_lost_too():
    for effects in ("lose secret oathblade", "pay secret oathblade"):
        match = done(effects, items=[["spear"]], secrets=[["oathblade"]], stowed=[["oathblade"]])
        assert (match.table.secrets, match.table.stowed) == ([()], [()])


def test_a_personal_one_cannot_be_given_away():
    match = by(
        day(2, secrets=[["brand", "tally"]], goods={"food": [0, 0], "wealth": [0, 0]}), 0, ("trade", 1)
    )
    assert legal(match) == {("secret", "tally", 1), None}


def test_several_personal_ones_may_be_had_and_they_work():
    match = day(secrets=[["brand"]], place=[103])
    night(match)
    assert goods(match, "exp") == [1]


def test_whoever_has_it_fulfils_the_condition_for_the_party():
    match = scene(2, effects="if secret tally: one exp +1", secrets=[[], ["tally"]], party=[0, 1])
    assert asked(match) == "choose.who"
    match = scene(2, effects="if secret tally: each exp +1", secrets=[[], ["tally"]], party=[0])
    assert goods(match, "exp") == [0, 0]


def test_a_common_one_fulfils_it_for_everybody():
    match = scene(2, effects="if secret pact: each exp +1", common=["pact"], party=[0])
    assert goods(match, "exp") == [1, 0]


def test_a_secret_may_be_the_price():
    match = done("pay secret tally and one exp +1 or nothing", secrets=[["tally"]])
    assert asked(match) == "choose.way"
    play(match, match.legal(0)[0])
    assert (match.table.secrets, goods(match, "exp")) == ([()], [1])


def test_at_the_door_of_death_secrets_are_kept():
    match = done("one health -9", items=[["rope", "jack", "bell"]], secrets=[["tally", "oathblade", "rite"]])
    play(match, match.legal(0)[0])
    assert (len(match.table.items[0]), len(match.table.secrets[0])) == (2, 3)
