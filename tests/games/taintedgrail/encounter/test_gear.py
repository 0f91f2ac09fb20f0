"""[The beginning of a fight], [The beginning of a talk] Gear, hands, and what happens first."""

import pytest

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    begin,
    described,
    events,
    keep,
    meet,
    over,
    turn,
    usable,
)

FILL = " blank blank blank blank blank blank blank"


# -- gear ------------------------------------------------------------------------------------------------


def test_who_has_no_gear_is_not_asked():
    assert asked(begin("dummy", "mark" + FILL)) == "enc.redraw"


def test_tg_83_what_does_nothing_by_itself_is_not_asked_about():
    match = begin("dummy", "mark" + FILL, items=[["satchel", "charm", "vest", "flask"]])
    assert (asked(match), match.table.gear) == ("enc.redraw", [("satchel", "charm", "vest", "flask")])


def test_tg_83_by_kind_and_colour():
    assert asked(begin("gossip", "nod nod nod nod nod nod", items=[["cat"]])) == "enc.redraw"
    assert asked(begin("dummy", "mark" + FILL, items=[["cat"]])) == "enc.gear"
    assert asked(begin("gossip", "nod nod nod nod nod nod", items=[["drum"]])) == "enc.gear"


def test_tg_83_weapons_against_crush_are_asked_about():
    """A sling does nothing by itself; but what is taken along will be crushed."""
    assert asked(begin("dummy", "mark" + FILL, items=[["sling"]])) == "enc.redraw"
    match = begin("crusher", "mark" + FILL, items=[["sling", "vest"]])
    assert (asked(match), legal(match)) == ("enc.gear", {"item/sling", None})


def test_one_thing_after_the_other_may_be_left_out():
    match = begin("dummy", "mark" + FILL, items=[["club", "cat"]])
    assert legal(match) == {"item/club", "item/cat", None}
    play(match, "item/club")
    assert legal(match) == {"item/cat", None}
    play(match, None)
    assert match.table.gear == [("cat",)]
    assert (keep(match).table.pool, match.table.items) == (0, [("club", "cat")])


def test_not_more_than_one_with_a_keyword():
    match = begin("dummy", "mark" + FILL, items=[["club", "sling"]])
    assert legal(match) == {"item/club", "item/sling"}
    play(match, "item/sling")
    assert legal(match) == {"item/club", None}


def test_not_even_of_what_he_could_leave_unused():
    match = begin("dummy", "mark" + FILL, items=[["vest", "coat"]])
    assert legal(match) == {"item/vest", "item/coat"}
    play(match, "item/vest")
    assert (asked(match), match.table.gear) == ("enc.redraw", [("coat",)])


def test_secrets_count_for_the_limit():
    match = begin("dummy", "mark" + FILL, items=[["club"]], secrets=[["old_sword"]])
    assert legal(match) == {"item/club", "secret/old_sword"}
    play(match, "item/club", None)
    assert match.table.gear == [("old_sword",)]


def test_what_lies_face_down_is_not_in_use():
    match = meet("dummy", "mark" + FILL, items=[["club"]], stowed=[["club"]])
    assert (match.table.gear, match.table.pool) == ([()], 0)


def test_gear_of_one_who_is_dying_is_gone_but_for_what_he_keeps():
    match = meet("dummy", "mark" + FILL, "mark" + FILL, items=[["club", "drum"], []], health=[1, 8])
    play(match, 0)
    turn(match, "mark")
    play(match, ("club",))
    assert (match.table.inside, match.table.gear, match.table.items) == (
        (1,),
        [("club",), ()],
        [("club",), ()],
    )


def test_timing_encounter_start_after_the_first_hand():
    match = meet("soft", "mark" + FILL, items=[["cat"]])
    assert len(match.table.hands[0]) == 4
    match = meet("dummy", "mark" + FILL, items=[["cat"]])
    assert len(match.table.hands[0]) == 3  # not green


@pytest.mark.parametrize(("luck", "left"), [(1, ("sling",)), (0, ())])
def test_an_ability_with_a_dial_at_the_start(luck, left):
    match = meet("dummy", "mark" + FILL, items=[["sling"]], luck=[luck])
    assert asked(match) == "enc.ability"
    play(match, True)
    assert (match.table.pool, match.table.items, match.table.gear) == (1, [left], [left])


def test_start_abilities_come_after_the_redraws():
    match = begin("soft", "mark" + FILL, items=[["cat"]])
    play(match, None, True)
    assert len(match.table.hands[0]) == 2
    play(match, False)
    assert len(match.table.hands[0]) == 3


# -- the first hand --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cards"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_tg_23_three_cards_or_two_if_four_take_part(seats, cards):
    match = meet("dummy", *["mark" + FILL] * seats)
    assert [len(hand) for hand in match.table.hands] == [cards] * seats


def test_tg_23_counted_at_the_start():
    match = meet("dummy", *["mark mark mark mark mark"] * 4)
    play(match, 0, ("escape",), 1)
    turn(match, "mark")
    assert [len(hand) for hand in match.table.hands][1:] == [1, 2, 2]


def test_start_hand_can_be_changed():
    assert len(meet("dummy", "mark" + FILL, items=[["drum"]]).table.hands[0]) == 4


def test_tg_4_redrawn_cards_stay_discarded():
    match = begin("dummy", "mark big two blank more" + FILL)
    play(match, True)
    t = match.table
    assert (t.hands[0], t.thrown[0]) == (["blank", "more"], ["mark", "big", "two"])


def test_redraw_down_to_one_card():
    match = begin("dummy", "mark" + FILL)
    assert match.question(0).about["count"] == 3
    play(match, True, True)
    assert (asked(match), len(match.table.hands[0])) == ("fight.what", 1)


def test_everybody_decides_for_himself():
    match = begin("dummy", "mark" + FILL, "mark" + FILL)
    assert match.to_move == (0,)
    play(match, True, False)
    assert match.to_move == (1,)
    play(match, False)
    assert [len(hand) for hand in match.table.hands] == [2, 3]


def test_the_draw_pile_is_a_shuffled_copy_of_the_deck():
    orders = set()
    deck = ["mark", "big", "two", "more", "blank", "agg"]
    for seed in range(5):
        wanted = {"seats": 1, "heroes": ["brute"], "encounter": "dummy", "decks": {"combat": [deck]}}
        t = described(wanted, seed).table
        assert sorted(t.draw[0] + t.hands[0]) == sorted(t.decks["combat"][0]) == sorted(deck)
        orders.add(tuple(t.hands[0] + t.draw[0]))
    assert len(orders) > 1


# -- drawing the encounter -------------------------------------------------------------------------------


def effects(text, **more):
    return described({"seats": 1, "heroes": ["brute"], "effects": text, **more})


def test_the_top_card_of_its_deck():
    match = effects("encounter grey", encounters={"grey": ["dummy", "thief"]})
    assert (match.table.enc, match.table.encounters["grey"]) == ("dummy", ["thief"])


def test_when_the_deck_is_empty_those_under_it_follow_in_order():
    match = effects(
        "encounter green; encounter green; encounter green", encounters={"green": ["worthless", "soft"]}
    )
    for _ in range(2):
        keep(match)
        play(match, ("escape",))
    t = match.table
    assert (t.enc, t.under["green"], t.encounters["green"]) == ("worthless", [], ["soft"])


def test_tg_92_with_no_card_left_there_is_no_encounter():
    match = effects("encounter grey", encounters={"grey": []})
    assert (match.table.enc, match.table.outcome) == ("", "else")
    assert events(match, "enc.none") == [{"colour": "grey"}]


def test_a_card_of_the_story_goes_nowhere():
    match = turn(meet("tale", "mark" + FILL), "mark")
    assert (over(match), match.table.under["purple"]) == ("win", [])


def test_tg_40_a_card_without_keys_starts_no_encounter():
    match = effects("encounter keyless")
    assert (match.table.enc, match.table.outcome, asked(match)) == ("", "else", "day.what")


def test_nothing_of_another_is_usable():
    match = meet("dummy", "mark" + FILL, "mark" + FILL, items=[[], ["flask"]])
    play(match, 0)
    assert usable(match) == []
