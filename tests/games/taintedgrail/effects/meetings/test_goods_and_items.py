"""[Resources], [Items and gear] What changes hands, and where it goes."""

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    OWN,
    TAKE,
    alone,
    answer,
    asked,
    by,
    dawn,
    day,
    done,
    given,
    goods,
    last,
    legal,
    night,
    play,
)


def test_goods_above_twenty_go_to_who_stands_there_and_what_he_cannot_take_is_lost():
    match = done("each food +3; each magic +3", 2, party=[0], goods={"food": [19, 19], "magic": [19, 0]})
    play(match, 1)
    assert (goods(match, "food"), goods(match, "magic")) == ([20, 20], [20, 0])
    apart = done("each food +3", 2, party=[0], goods={"food": [19, 0]}, place=[101, 103])
    assert goods(apart, "food") == [20, 0]


def test_a_share_above_twenty_goes_over_two_full_ones_to_the_third_who_only_stands_there():
    """[Resources] Nothing is lost while somebody at the place can take it, of the party or not."""
    match = done("share wealth +3", 3, party=[0, 1], goods={"wealth": [19, 20, 5]})
    play(match, (0, 3))
    assert (asked(match), match.to_move) == ("share.take", (0, 2))
    play(match, 1, 2)
    assert goods(match, "wealth") == [20, 20, 7]


def test_a_traded_thing_without_a_keyword_lies_face_down_too_and_saves_only_tomorrow():
    """[Items and gear] All items that were traded; at dawn they can be used."""
    match = given(day(2, items=[["lantern"]], place=[103, 103], goods={"food": [0, 0]}), 0, 1, "lantern")
    assert alone(match, 1, EXPLORE).table.energy[1] == 5
    assert alone(night(match), 1, EXPLORE).table.energy[1] == 6


def test_traded_gear_lies_face_down_so_crafted_gear_of_its_kind_is_used_at_once_until_dawn_asks():
    match = day(
        2, heroes=["smith", "herb"], items=[[], ["spear"]], item_deck=["rusty_sword"], place=[103, 103]
    )
    by(match, 1, ("trade", 0), ("item", "spear", 1), None)
    answer(match, trade_what=None)
    t = match.table
    assert (t.items[0], t.in_use(0)) == (("spear",), ())
    alone(match, 0, OWN)
    answer(match, party_join=last, own_pays=last)
    assert (sorted(t.items[0]), t.in_use(0), t.energy[0]) == (["rusty_sword", "spear"], ("rusty_sword",), 3)
    night(match)
    assert (asked(match), match.to_move) == ("gear.pack", (0,))


def test_items_of_the_dead_are_taken_for_nothing_by_one_without_energy_who_then_passes():
    match = day(2, energy=[0, 0], place=[103, 103], dropped={103: ["rope", "spear"]}, items=[["rusty_sword"]])
    by(match, 0, TAKE)
    assert asked(match) == "gear.keep"
    play(match, "spear")
    t = match.table
    assert (sorted(t.items[0]), t.in_use(0), t.dropped) == (
        ["rope", "rusty_sword", "spear"], ("rope", "spear"), {},
    )  # fmt: skip


def test_a_new_weapon_a_face_down_one_and_a_dawn_that_asks_again():
    match = dawn(
        timers={"thaw": 1}, items=[["spear", "rusty_sword"]],
        secrets=[["oathblade"]], stowed=[["spear", "oathblade"]],
    )  # fmt: skip
    assert legal(match) == {("spear",), ("rusty_sword",), ("oathblade",)}
    play(match, ("spear",))
    assert (match.table.in_use(0), goods(match, "food")) == (("spear",), [3])
