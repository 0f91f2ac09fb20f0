"""A table that is described."""

from typing import Any

import pytest

import roundtable as rt
from roundtable.games.taintedgrail.scenario import KEYS
from tests.games.taintedgrail.helpers import asked, box, done, everything, scene
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


def fight(**wanted: Any) -> Any:
    return scene(encounter="thug", event_deck=[], **wanted)


def test_an_encounter_under_way_has_a_pool_a_hand_and_a_sequence():
    """Its cards come out of the deck; nobody is asked whether they redraw."""
    plain = fight()
    deck = sorted(plain.table.decks["combat"][0])
    one, two, *_ = dict.fromkeys(deck)
    match = fight(pool=2, hand=[[one, two]], sequence=[[two, 0, 0, 1, False], one], draw=[[one]])
    t = match.table
    assert (asked(match), t.pool, t.hands[0]) == ("fight.what", 2, [one, two])
    assert t.sequence == [(two, 0, 0, 1, False), (one, 0, 0, 0, False)]
    assert sorted([*t.draw[0], *t.hands[0], two, one]) == deck
    assert t.draw[0][-1] == one
    assert ("lay", one, False) in match.legal(0)
    assert rt.load(match.save()).fingerprint() == match.fingerprint()


def test_a_hand_that_is_not_given_is_drawn_and_kept():
    match = fight(pool=1)
    assert (asked(match), match.table.pool, len(match.table.hands[0])) == ("fight.what", 1, 3)


def test_a_talk_under_way_has_a_hand_and_no_pool():
    talks = [name for name, enc in fight().table.content.encounters.items() if enc.kind == "diplomacy"]
    match = scene(encounter=talks[0], event_deck=[], hand=[[]])
    assert (asked(match), match.table.hands[0]) == ("talk.what", [])
    with pytest.raises(rt.SetupError, match="a talk has no pool"):
        scene(encounter=talks[0], event_deck=[], pool=1)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"pool": -1}, "pool must be a number from 0"),
        ({"hand": [["excalibur"]]}, "holds no more 'excalibur'"),
        ({"hand": ["excalibur"]}, "hand needs a list where 'excalibur' stands"),
        ({"sequence": [["excalibur"]]}, "holds no more 'excalibur'"),
        ({"sequence": [7]}, "[card, seat, time, charges, magic], not 7"),
        ({"sequence": [["excalibur", 3]]}, "The owner of a card must be a number from 0 to 0"),
    ],
)
def test_what_cannot_lie_in_an_encounter_is_refused(wanted: Any, sentence: str):
    with pytest.raises(rt.SetupError) as refused:
        fight(**wanted)
    assert sentence in str(refused.value)


def test_a_pool_without_an_encounter_is_refused():
    with pytest.raises(rt.SetupError, match="pool belongs to an encounter"):
        scene(pool=1)


def test_a_pile_has_a_known_top_and_the_rest_below_it():
    usual = scene().table
    item, event, foe = usual.item_deck[0], usual.random_deck[0], usual.encounters["grey"][0]
    tops: Any = {
        "item_deck": {"top": [item]},
        "random_deck": {"top": [event]},
        "encounters": {"grey": {"top": [foe]}},
    }
    t = scene(**tops).table
    assert (t.item_deck[-1], t.random_deck[-1], t.encounters["grey"][-1]) == (item, event, foe)
    for pile, before in (
        (t.item_deck, usual.item_deck),
        (t.random_deck, usual.random_deck),
        (t.encounters["grey"], usual.encounters["grey"]),
    ):
        assert sorted(pile) == sorted(before)
    with pytest.raises(rt.SetupError, match="no 'excalibur' left for the top of the item_deck"):
        scene(item_deck={"top": ["excalibur"]})


def test_dials_dice_and_cards_fall_by_name():
    """The face of a dial, and where a guardian goes."""
    assert done("if grail: all food +1", luck=("grail",), goods={"food": [0]}).table.goods["food"] == [1]
    assert done("if grail: all food +1", luck=("skull",), goods={"food": [0]}).table.goods["food"] == [0]


ODD: list[Any] = [
    *(None, True, -1, 1, 99, 10**20, 2.5, "", "no such thing", "grail", [], [[]], [None], [-1], [{}], {}),
    *(
        [["rope"]],
        ["rope"],
        [101],
        [[101]],
        {"101": 1},
        {"101": ["rope"]},
        {"x": 1},
        {"food": [1]},
        {"food": 1},
    ),
    *({"combat": [["blank"]]}, {"combat": "blank"}, [{"agg": 2}], [{"agg": "x"}], ["look/101/0"], ["look"]),
    *(
        ["item/mule#0@9"],
        ["²"],
        {"top": ["rope"]},
        {"top": 1},
        {"grey": ["thug"]},
        {"grey": 1},
        range(1),
        {1},
    ),
]


@pytest.mark.parametrize("key", KEYS)
def test_any_nonsense_is_refused_or_laid_but_never_stumbled_over(key: str):
    for value in ODD:
        why = ""
        try:
            match = rt.scenario("taintedgrail", {"seats": 1, "options": {"pack": "walking"}, key: value})
            assert match.result or match.view(0)["table"], (key, value)
        except rt.SetupError as refusal:
            why = str(refusal)
        assert not why or (why.endswith(".") and "\n" not in why), (key, value, why)


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"chapter": 9}, "There is no chapter 9"),
    ({"place": [1]}, "There is no location 1"),
    ({"wards": {1: 3}}, "There is no location '1'"),
    ({"heroes": ["smith", "smith"], "seats": 2}, "Nobody is played twice"),
    ({"heroes": ["arthur"]}, "There is no character 'arthur'; there are: 'smith', "),
    ({"energy": ["full"]}, "energy must be a number from 0"),
    ({"goods": {"gold": [1]}}, "There is no resource 'gold'; there are: 'food', "),
    ({"goods": {"food": [21]}}, "goods food must be a number from 0 to 20, not 21"),
    ({"wards": {101: 9}}, "wards must be a number from 0 to 8, not 9"),
    ({"health": [0]}, "Seat 0 has no health and is dying: say with dying how many days are left"),
    ({"dying": [2]}, "Seat 0 has 9 health and is not dying: their dying must be 0"),
    ({"skills": [["pt_agg"]]}, "There is no side of a skill 'pt_agg'"),
    ({"stowed": [["rope"]]}, "Seat 0 has stowed ('rope',) and does not have all of it"),
    ({"decks": {"combat": [["nod"]]}}, "There is no combat card 'nod'"),
    ({"statuses": {"omens": [99]}}, "A part of omens must be a number from 1"),
    ({"tasks": {"no_such": True}}, "There is no task 'no_such'"),
    ({"timers": {"no_such": 1}}, "There is no timer 'no_such'"),
    ({"guardians": {"wolf": 1}}, "There is no location 1"),
    ({"read": ["1.1"]}, "There is no verse '1.1'"),
    ({"verse": "1.1"}, "There is no verse '1.1'"),
    ({"encounter": "arthur"}, "There is no encounter 'arthur'"),
    ({"party": []}, "party lists each of its heroes once"),
    ({"effects": "dance"}, "'dance' does not begin with a verb"),
    ({"effects": "each food +1; item excalibur"}, "effects says 'item excalibur', which means nothing"),
    ({"effects": "goto 1.1"}, "effects says 'goto 1.1', which means nothing"),
    ({"effects": "pool +1"}, "effects says 'pool +1', which means nothing in the world"),
    ({"used": ["look/101"]}, "The mark 'look' is about 2 things"),
    ({"once": ["goal/arthur"]}, "There is no event 'arthur'"),
    ({"used": ["item/mule#0@1"]}, "There is no seat '1'"),
    ({"phase": []}, "A scenario begins at one of"),
]


@pytest.mark.parametrize(("wanted", "why"), IMPOSSIBLE, ids=[why for _, why in IMPOSSIBLE])
def test_what_cannot_lie_on_a_table_is_refused_in_one_sentence(wanted: dict[str, Any], why: str):
    with pytest.raises(rt.SetupError) as refused:
        scene(**wanted)
    assert why in str(refused.value)
    assert str(refused.value).endswith(".")
