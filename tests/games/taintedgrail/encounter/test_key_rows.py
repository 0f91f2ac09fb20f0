"""[Joined keys] The five rows of a card: three of attributes, the magic key and the free key."""

import pytest

from tests.games.playing import legal, play
from tests.games.taintedgrail.helpers.encounter import events, laid, lay, meet, turn

FILL = " blank blank blank blank"
NO_MAGIC = {"magic": [0]}
NOTHING = {"agg": 0, "emp": 0, "cou": 0, "cau": 0, "pra": 0, "spi": 0}


def rows(match):
    return events(match, "enc.laid")[-1]["rows"]


def fight(**attr):
    """The rows in which a card with all of them joins an enemy with all of them."""
    wanted = {"attr": [{**NOTHING, **attr}], "goods": NO_MAGIC}
    return rows(lay(meet("dummy", "all_rows" + FILL, **wanted), "all_rows"))


def talk(**attr):
    wanted = {"attr": [{**NOTHING, **attr}], "goods": NO_MAGIC}
    return rows(lay(meet("gossip", "talker nod nod nod nod", **wanted), "talker"))


# -- the five rows -----------------------------------------------------------------------------------------


def test_row_1_is_aggression_in_a_fight_and_empathy_in_a_talk():
    assert (fight(agg=1), fight(emp=2)) == (("A", "F"), ("F",))
    assert (talk(emp=1), talk(agg=2)) == (("E", "F"), ("F",))


def test_row_2_is_courage_in_a_fight_and_caution_in_a_talk():
    assert (fight(cou=1), fight(cau=2)) == (("C", "F"), ("F",))
    assert (talk(cau=1), talk(cou=2)) == (("U", "F"), ("F",))


def test_row_3_is_practicality_in_a_fight_and_spirituality_in_a_talk():
    assert (fight(pra=1), fight(spi=2)) == (("P", "F"), ("F",))
    assert (talk(spi=1), talk(pra=2)) == (("S", "F"), ("F",))


def test_row_4_is_the_magic_key_and_costs_a_magic_in_fights_and_talks():
    match = lay(meet("dummy", "mage" + FILL, goods={"magic": [2]}), "mage!")
    assert (rows(match), match.table.goods["magic"]) == (("M", "F"), [1])
    pile = "empty_promise nod nod nod nod"
    match = lay(meet("orphan", pile, attr=[NOTHING], goods={"magic": [2]}), "empty_promise!")
    assert (rows(match), match.table.goods["magic"]) == (("M", "F"), [1])


def test_row_5_is_the_free_key_and_joins_whatever_the_hero_can():
    assert (fight(), talk()) == (("F",), ("F",))


# -- how they join -----------------------------------------------------------------------------------------


def test_every_row_joins_from_top_to_bottom_and_the_magic_key_if_it_is_paid():
    match = lay(meet("dummy", "all_rows" + FILL, goods={"magic": [1]}), "all_rows!")
    assert (rows(match), match.table.pool, match.table.goods["magic"]) == (("A", "C", "P", "M", "F"), 5, [0])
    told = [event["row"] for event in events(match, "fight.pool")]
    assert told == ["A", "C", "P", "M", "F"]


@pytest.mark.parametrize(("row", "attribute"), [("A", "agg"), ("C", "cou"), ("P", "pra")])
def test_an_attribute_key_needs_the_attribute(row, attribute):
    without = {"agg": 1, "cou": 1, "pra": 1, attribute: 0}
    match = lay(meet("dummy", "all_rows" + FILL, attr=[without], goods=NO_MAGIC), "all_rows")
    assert row not in rows(match)
    assert match.table.pool == 3


def test_an_attribute_key_needs_its_whole_level():
    for level, expected in ((1, ()), (2, ("A",)), (3, ("A",))):
        match = lay(meet("wanderer", "agg" + FILL, attr=[{"agg": level}]), "agg")
        assert rows(match) == expected


def test_the_hero_who_lays_counts_whoever_laid_the_card_before():
    """The brute's card asks for aggression 2: the healer, who has none, does not join it."""
    match = meet("dummy", "agg" + FILL, "agg" + FILL, goods={"magic": [0, 0]})
    play(match, 0)
    turn(match, "agg")
    assert match.table.active == 1
    lay(match, "agg")
    assert (rows(match), match.table.pool) == ((), 1)


def test_the_magic_key_joins_only_if_it_is_paid():
    match = meet("dummy", "mage" + FILL, goods={"magic": [1]})
    assert {("lay", "mage", False), ("lay", "mage", True)} <= legal(match)
    lay(match, "mage")
    assert (match.table.pool, match.table.goods["magic"], match.table.sequence[0][4]) == (0, [1], False)
    match = lay(meet("dummy", "mage" + FILL, goods={"magic": [1]}), "mage!")
    assert (match.table.pool, match.table.goods["magic"], match.table.sequence[0][4]) == (2, [0], True)


def test_without_magic_the_key_cannot_be_paid():
    assert ("lay", "mage", True) not in legal(meet("dummy", "mage" + FILL, goods=NO_MAGIC))


def test_without_the_other_half_the_key_cannot_be_paid():
    assert ("lay", "mage", True) not in legal(meet("thief", "mage" + FILL, goods={"magic": [2]}))


def test_a_discarded_card_takes_its_magic_along():
    match = meet("sure_killer", "all_rows mage blank" + FILL, goods={"magic": [2]})
    lay(match, "all_rows")
    turn(match)
    assert (laid(match), match.table.goods["magic"]) == ([], [2])
    match = meet("dummy", "mage own_cut blank" + FILL, goods={"magic": [1]})
    lay(match, "mage!", "own_cut")
    assert (match.table.goods["magic"], laid(match)) == ([0], ["mage"])


def test_the_free_key_always_joins():
    match = lay(meet("thief", "mark" + FILL, attr=[{"agg": 0}]), "mark")
    assert (rows(match), match.table.pool) == (("F",), 1)


def test_an_empty_half_joins_and_yields_nothing():
    match = lay(meet("thief", "mage" + FILL), "mage")
    assert (rows(match), match.table.pool) == (("F",), 0)


def test_a_missing_half_does_not_join():
    match = lay(meet("thief", "blank" + FILL), "blank")
    assert rows(match) == ()
