"""A table that is described."""

from typing import Any

from tests.games.taintedgrail.helpers import box, everything, scene
from tests.games.taintedgrail.helpers.encounter import win


def test_what_a_description_lays_on_the_table_lies_in_no_pile_as_well():
    wanted: Any = {"quests": ["find_rite"], "today": ["frost"], "guardians": {"wolf": 103}}
    match = scene(common=["pact"], effects="secret pact", **wanted)
    t = match.table
    assert (t.common, everything(match)) == (("pact",), box())
    assert not {"find_rite", "frost"} & {*t.event_deck, *t.random_deck}
    assert "wolf" not in t.encounters["grey"]
    match = win(scene(encounter="thug", event_deck=[]))
    assert ("thug" in match.table.encounters["grey"], match.table.under["grey"]) == (False, ["thug"])
