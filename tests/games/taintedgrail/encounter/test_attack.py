"""[3. The enemy's attack] The table of attacks, and what is done against it."""

import pytest

from roundtable.games.taintedgrail.content.language import Act
from roundtable.games.taintedgrail.effects.conditions import Context
from roundtable.games.taintedgrail.effects.verbs import apply
from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    DONE,
    ESCAPE,
    FILL,
    described,
    events,
    laid,
    lay,
    meet,
    over,
    turn,
    use,
)

# -- the table of attacks --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "health", "terror", "pool"),
    [("blank", 9, 0, 0), ("mark", 7, 1, 0), ("big", 7, 1, 1), ("two more", 9, 2, 4)],
)
def test_the_row_of_the_pool_with_its_parts_from_left_to_right(cards, health, terror, pool):
    match = turn(meet("banded", cards + FILL), *cards.split())
    t = match.table
    assert (t.health, t.terror, t.pool) == ([health], [terror], pool)


def test_it_hits_only_the_active_hero():
    match = meet("dummy", "mark" + FILL, "mark" + FILL)
    play(match, 1)
    turn(match, "mark")
    assert match.table.health == [9, 7]


def test_tg_16_parts_stop_when_the_hero_leaves():
    match = meet("banded", "mark" + FILL, "mark" + FILL, health=[2, 8])
    play(match, 0)
    turn(match, "mark")
    t = match.table
    assert (t.inside, t.terror, t.pool, t.active) == ((1,), [0, 0], 1, 1)


def test_tg_40_without_a_value_it_is_won_at_the_first_check():
    match = turn(meet("worthless", "blank" + FILL), "blank")
    assert (over(match), match.table.goods["exp"], match.table.health) == ("win", [1], [9])


def test_tg_15_only_a_check_ends_it():
    match = lay(meet("soft", "two quick" + FILL), "two")
    assert (match.table.pool, asked(match)) == (2, "fight.what")
    turn(match)
    assert over(match) == "win"


def test_a_pool_that_falls_again_before_the_check_does_not_win():
    match = lay(meet("soft", "two weak" + FILL), "two", "weak")
    turn(match)
    assert (match.table.enc, match.table.terror) == ("soft", [1])


def test_markers_gained_in_the_attack_win_after_it():
    match = turn(meet("watcher", "grudge" + FILL), "grudge")
    assert (over(match), match.table.health) == ("win", [7])


def test_symbol_damage_lowers_health_by_so_much():
    assert turn(meet("watcher", "blank" + FILL), "blank").table.health == [7]


# -- avoiding --------------------------------------------------------------------------------------------


def test_avoid_takes_damage_off():
    match = turn(meet("dummy", "guard" + FILL), "guard")
    assert (match.table.health, events(match, "enc.spared")) == ([9], [{"seat": 0, "count": 1}])


def test_avoid_all():
    match = turn(meet("watcher", "wall" + FILL), "wall")
    assert match.table.health == [9]


def test_avoid_pool():
    match = turn(meet("fury", "two hold" + FILL), "two", "hold")
    assert match.table.pool == 2


def test_avoid_terror():
    match = turn(meet("banded", "two more calm" + FILL), "two", "more", "calm")
    assert match.table.terror == [1]


def test_timing_attack_is_for_this_step_only():
    match = turn(meet("dummy", "guard quick" + FILL), "guard")
    turn(match, "quick")
    assert match.table.health == [8]


def test_a_covered_ability_does_nothing():
    match = turn(meet("dummy", "guard quick" + FILL), "guard", "quick")
    assert match.table.health == [8]


def test_symbol_unavoidable_damage_cannot_be_avoided():
    match = turn(meet("sure_killer", "wall" + FILL), "wall")
    assert match.table.health == [7]


def test_tg_38_cancelling_stops_even_unavoidable_damage():
    match = turn(meet("sure_killer", "trap" + FILL), "trap")
    assert asked(match) == "fight.defend"
    use(match, "card/trap")
    t = match.table
    assert (t.health, t.energy, laid(match)) == ([9], [6], [])


def test_may_be_refused():
    match = turn(meet("sure_killer", "trap" + FILL), "trap")
    play(match, DONE)
    assert (match.table.health, laid(match)) == ([7], [])  # its own attack discards the last card


def test_without_may_it_must_be_used():
    match = turn(meet("dummy", "must_trap" + FILL), "must_trap")
    assert (match.table.health, laid(match), match.table.thrown[0]) == ([9], [], ["must_trap"])


def test_tg_81_the_attack_can_still_be_escaped_when_something_is_asked():
    match = turn(meet("sure_killer", "trap" + FILL), "trap")
    assert {option[0] for option in legal(match)} == {"use", "escape", "done"}
    play(match, ESCAPE)
    assert (over(match), match.table.health) == ("else", [8])


# -- rows of the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "health", "terror"), [(0, 9, 2), (1, 9, 0), (2, 7, 1)])
def test_band_shifts_the_row(way, health, terror):
    match = turn(meet("banded", "mark lure" + FILL), "mark", "lure")
    assert asked(match) == "choose.way"
    play(match, next(option for option in match.legal(0) if option[2] == way))
    assert (match.table.health, match.table.terror) == ([health], [terror])


@pytest.mark.parametrize(("cards", "way", "terror"), [("two more lure", 0, 2), ("lure", 1, 0)])
def test_tg_88_not_beyond_the_table(cards, way, terror):
    match = turn(meet("banded", cards + FILL), *cards.split())
    play(match, next(option for option in match.legal(0) if option[2] == way))
    assert match.table.terror == [terror]


def test_tg_88_a_pool_above_the_table_meets_its_last_row():
    """A charge spent before the attack brings the pool to the value; the check comes only after it."""
    match = turn(meet("watcher", "mark sowing trap" + FILL), "mark", "sowing", "trap")
    use(match, "card/sowing", 1)
    assert (match.table.pool, match.table.encounter().value) == (2, 2)
    play(match, DONE)
    assert (over(match), match.table.health) == ("win", [7])


# -- TG-14 and what follows from it ----------------------------------------------------------------------


def test_tg_14_every_source_once_and_the_hero_chooses_the_order():
    match = turn(meet("watcher", "guard" + FILL, items=[["buckler", "vest"]], stowed=[[]]), "guard")
    # two damage: the card avoids one of it; the hero says which once-only ability avoids the other
    assert {option[1] for option in match.legal(0) if option[0] == "use"} == {"item/buckler", "item/vest"}
    use(match, "item/vest")
    lasting = [use for use in match.table.spent if use[-1] != "step"]
    assert (match.table.health, lasting) == ([9], [("item/vest", 0, 0, 0, "encounter")])


def test_tg_14_the_order_is_the_heros():
    match = turn(meet("watcher", "trap" + FILL, items=[["buckler"]]), "trap")
    assert [option[1] for option in match.legal(0) if option[0] == "use"] == ["card/trap", "item/buckler"]
    use(match, "item/buckler")
    assert [option[1] for option in match.legal(0) if option[0] == "use"] == ["card/trap"]
    play(match, DONE)
    assert match.table.health == [8]


def test_tg_74_charges_can_be_spent_as_long_as_there_are_any():
    match = turn(meet("watcher", "stance" + FILL), "stance")
    use(use(match, "card/stance", 1), "card/stance", 1)
    assert match.table.health == [9]


def test_tg_75_what_counts_the_damage_comes_after_it():
    match = turn(meet("dummy", "grudge" + FILL), "grudge")
    assert (match.table.health, match.table.pool) == ([8], 1)


def test_tg_75_avoided_damage_is_not_counted():
    match = turn(meet("dummy", "grudge" + FILL, items=[["vest"]]), "grudge")
    assert (match.table.health, match.table.pool) == ([9], 0)


def test_tg_76_what_would_avoid_nothing_is_not_used_up():
    """This attack brings terror, no damage: the vest, good for once in the encounter, stays."""
    match = turn(meet("charger", "mark" + FILL, items=[["vest"]]), "mark")
    assert (match.table.terror, match.table.spent) == ([1], [])
    match = turn(meet("dummy", "mark" + FILL, items=[["vest"]]), "mark")
    assert (match.table.health, match.table.spent) == ([9], [("item/vest", 0, 0, 0, "encounter")])


def test_once_in_an_encounter():
    match = turn(meet("dummy", "mark quick" + FILL, items=[["vest"]]), "mark")
    turn(match, "quick")
    assert match.table.health == [8]


def test_gear_with_a_price_in_terror():
    match = turn(meet("dummy", "mark" + FILL, items=[["charm"]]), "mark")
    use(match, "item/charm")
    assert (match.table.health, match.table.terror) == ([9], [1])


def test_in_kind_an_ability_of_another_colour_is_not_offered():
    match = turn(meet("watcher", "mark" + FILL, items=[["charm"]]), "mark")
    assert (asked(match), match.table.health) == ("fight.what", [7])


def test_a_card_uncovered_in_the_step_is_in_force():
    """The trap leaves; the guard below it is the last card again, but there is no attack left to avoid."""
    match = turn(meet("dummy", "guard trap" + FILL), "guard", "trap")
    use(match, "card/trap")
    assert (laid(match), match.table.health) == (["guard"], [9])


# -- damage ----------------------------------------------------------------------------------------------


def test_timing_damaged_just_after():
    match = turn(meet("dummy", "mark" + FILL, skills=[["pt_agg/back"]]), "mark")
    assert (match.table.health, len(match.table.hands[0])) == ([8], 4)  # 2 left, 2 drawn, down to 3, 1 drawn


def test_timing_gain_terror_just_after():
    match = turn(meet("charger", "mark" + FILL, skills=[["pt_cou/front"]]), "mark")
    assert (match.table.terror, match.table.pool) == ([1], 2)


def test_damage_outside_an_encounter():
    match = described({"seats": 1, "heroes": ["brute"], "effects": "each dmg 2"})
    assert match.table.health == [7]


def test_discard_self_outside_an_encounter():
    t = described({"seats": 1, "heroes": ["brute"], "items": [["satchel"]]}).table
    apply(t, Act("", "discard_self", ()), Context((0,), 0, "item/satchel"), (0,))
    assert (t.items, t.item_deck.count("satchel")) == ([()], 1)
