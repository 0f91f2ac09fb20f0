"""Cards of an encounter, compared with the rulebook once more: tokens, charges, what covers and what falls.

Each test is a situation that went wrong once. Cards and opponents that no other test needs are added to a
copy of the small pack.
"""

from string import Template

import pytest

from roundtable.games.taintedgrail.content import load as packs
from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers import encounter as enc
from tests.games.taintedgrail.helpers.encounter import DONE, keep, laid, lay, through, use
from tests.games.taintedgrail.helpers.packs import enlarged

FILL = " blank" * 6
MORE = """
[card]
late_mark = { $OWN, left = "F:1", right = "F1x", ability = ["delay 1: pool +1"] }
reach = { $OWN, left = "F:bolt+draw", right = "F1x" }
seeding = { $CARD, ability = ["may attack: charge +1; terror +1", "use spend 1: pool +1"] }
drain = { $CARD, ability = ["placed: charge +2", "attack: charge -1", "use spend 1: pool +1"] }
fall_off = { $CARD, ability = ["placed: discard_last; pool +3"] }
tear_off = { $CARD, ability = ["covered: discard_last; pool +2"] }
count_off = { $OWN, left = "F:bolt", right = "A1 F1x", ability = ["discarded: pool +J(A)"] }
step_off = { $CARD, ability = ["placed: discard_self; if first step_off: terror +1; pool +1"] }
bounce = { $CARD, ability = ["attack: cancel; discard_self; take_back"] }
swap = { $CARD, passive = true, ability = ["use /encounter: discard_self; charge +2; take_back"] }
slip_off = { $CARD, ability = ["covered: discard_self", "covered: pool +1"] }
tear_twin = { $CARD, ability = ["covered: discard_last", "placed: pool +1"] }
slip_twin = { $CARD, ability = ["covered: discard_self", "placed: pool +1"] }
perhaps = { $CARD, ability = ["may discarded: terror +1 and pool +2"] }
only_once = { $CARD, ability = ["discarded /encounter: pool +2"] }
paying_off = { $CARD, ability = ["discarded: pay charge 1 and pool +2 or pool +1"] }
spend_two = { $CARD, ability = ["placed: pay card 2 and pool +3 or nothing"] }
brace_back = { $CARD, ability = ["attack: avoid 1; pool +dmg_taken"] }
[encounter]
idle = { $FOE, value = 9, attacks = ["0-8: nothing"], opportunity = "dmg 1" }
pickpocket = { $FOE, value = 9, attacks = ["0-8: wealth -1"], opportunity = "dmg 1" }
cutter = { $FOE, value = 9, attacks = ["0-8: discard_last"], opportunity = "discard_last" }
blow = { $FOE, value = 9, attacks = ["0-8: dmg 2"], opportunity = "dmg 1" }
snips = { $FOE, value = 9, attacks = ["0-8: nothing"], opportunity = "discard_last" }
reckoner = { $FOE, value = 9, attacks = ["0-8: dmg J(F)"], opportunity = "terror +1" }
shelled = { $FOE, value = 9, traits = ["defence"], attacks = ["0-8: nothing"], opportunity = "dmg 1" }
drifts = { $FOE, value = 9, attacks = ["0: nothing", "1-8: wealth -1"], opportunity = "dmg 1" }
[item]
shears = { rules = ["round_end: discard_last"] }
tally_ring = { rules = ["activation in combat: pool +J(A)"] }
"""
SHORT = {
    "OWN": 'owner = "brute", kind = "combat"',
    "CARD": 'owner = "brute", kind = "combat", left = "F:bolt", right = "F1x"',
    "FOE": 'deck = "grey", level = 1, kind = "combat", right = "F1x"',
}


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory):
    with enlarged(tmp_path_factory.mktemp("packs"), "audited_cards", Template(MORE).substitute(SHORT)):
        yield


def meet(name, *piles, options=None, **more):
    decks = [pile.split() for pile in piles]
    wanted = {"seats": len(piles), "heroes": enc.HEROES[: len(piles)], "encounter": name, "draw": decks}
    wanted["decks"] = {packs.pack("audited_cards").encounters[name].kind: decks}
    wanted["options"] = {"pack": "audited_cards", **(options or {})}
    match = keep(enc.described({**wanted, **more}))
    return play(match, 0) if asked(match) == "enc.who" else match


def turn(match, *cards):
    return through(enc.turn(match, *cards))


# -- time tokens and charges -------------------------------------------------------------------------------


def test_tg_10_a_card_whose_keys_drive_its_hero_out_covers_the_one_before_it():
    """[Delay] The covered card loses its token, though the upper one came to lie without its ability."""
    match = turn(meet("idle", "blank" + FILL, "late_mark reach blank"), "blank")
    lay(match, "late_mark", "reach")
    assert (match.table.inside, laid(match)) == ((0,), ["blank", "late_mark", "reach"])
    assert ([played[2] for played in match.table.sequence], match.table.pool) == ([0, 0, 0], 0)


def test_tg_120_charges_that_the_attack_brings_can_be_spent_before_the_blow():
    """[Charges] At any moment; so the marker shifts the row of the table of attacks."""
    match = enc.turn(meet("banded", "sowing" + FILL), "sowing")
    assert (asked(match), match.table.pool) == ("fight.defend", 0)
    assert match.legal(0) == (("use", "card/sowing", 1, 0), DONE, ("escape",))
    match = use(match, "card/sowing", 1)
    assert (match.table.pool, match.table.health, match.table.terror) == (0, [7], [1])  # 1-2: dmg 2; pool -1


def test_charges_that_he_takes_of_free_will_can_be_spent_before_the_blow_as_well():
    match = use(enc.turn(meet("blow", "seeding" + FILL), "seeding"), "card/seeding")
    assert (asked(match), enc.usable(match), match.table.health) == ("fight.defend", ["card/seeding"], [9])


def test_where_no_charge_came_in_the_step_nobody_is_asked_before_the_blow():
    for card in ("store", "drain"):
        match = enc.turn(meet("blow", card + FILL), card)
        assert (asked(match), match.table.health) == ("fight.after", [7])


@pytest.mark.parametrize(
    ("foe", "wealth", "stays"), [("idle", 1, True), ("pickpocket", 0, True), ("pickpocket", 1, False)]
)
def test_tg_76_an_attack_that_does_nothing_to_him_is_not_cancelled(foe, wealth, stays):
    match = turn(meet(foe, "must_trap" + FILL, goods={"wealth": [wealth]}), "must_trap")
    assert (laid(match), match.table.goods["wealth"]) == (["must_trap"] if stays else [], [wealth])


@pytest.mark.parametrize(("wealth", "key"), [(0, "fight.what"), (1, "choose.way")])
def test_tg_76_nor_is_a_row_shifted_if_no_row_does_anything_to_him(wealth, key):
    match = enc.turn(meet("drifts", "lure" + FILL, goods={"wealth": [wealth]}), "lure")
    assert asked(match) == key


def test_tg_75_of_an_ability_that_avoids_and_counts_the_damage_the_first_part_comes_before_the_blow():
    t = turn(meet("blow", "brace_back" + FILL), "brace_back").table
    assert (t.health, t.pool) == ([8], 1)


# -- counting where nothing lies ---------------------------------------------------------------------------


def test_joined_keys_are_counted_over_a_sequence_in_which_nothing_lies():
    """[Symbols: joined keys] By an attack, by gear, by the last card as it falls."""
    assert turn(meet("reckoner", "blank" + FILL)).table.health == [9]
    assert meet("idle", "blank" + FILL, items=[["tally_ring"]]).table.pool == 0
    match = turn(meet("cutter", "count_off" + FILL), "count_off")
    assert (laid(match), match.table.pool) == ([], 0)


def test_a_card_that_throws_itself_out_goes_on_but_is_no_longer_the_first_that_lies():
    match = lay(meet("idle", "step_off" + FILL), "step_off")
    assert (laid(match), match.table.terror, match.table.pool) == ([], [0], 1)


def test_a_card_that_has_left_has_no_charges_to_pay_with():
    """[Charges] They are discarded with it."""
    match = turn(meet("cutter", "paying_off" + FILL), "paying_off")
    assert (laid(match), match.table.pool) == ([], 1)


def test_tg_119_what_a_card_has_left_to_say_is_not_done_to_the_card_that_lies_in_its_place():
    """[Charges], [TG-85] Neither charged nor taken back; nor is the card that is gone."""
    match = use(lay(meet("idle", "swap guard" + FILL), "swap", "guard"), "card/swap")
    assert match.table.sequence == [("guard", 0, 0, 0, False)]
    assert (turn(match).table.thrown, laid(match)) == ([["swap"]], ["guard"])


def test_tg_85_a_card_that_has_been_discarded_is_not_taken_back():
    match = turn(meet("blow", "bounce" + FILL), "bounce")
    assert (laid(match), match.table.thrown, match.table.health) == ([], [["bounce"]], [9])


# -- covered and placed ------------------------------------------------------------------------------------


def test_the_second_ability_of_a_card_that_the_first_has_thrown_out_does_not_follow():
    match = lay(meet("idle", "slip_off guard" + FILL), "slip_off", "guard")
    assert (laid(match), match.table.pool) == (["guard"], 0)


def test_on_placement_fires_for_the_card_just_laid_and_not_for_its_twin_that_threw_it_out():
    """[On placement] The old one covered throws out the new one: nothing has been placed that still lies."""
    match = lay(meet("idle", "tear_twin tear_twin" + FILL), "tear_twin")
    assert match.table.pool == 1
    assert (laid(lay(match, "tear_twin")), match.table.pool) == (["tear_twin"], 1)


def test_on_placement_fires_for_the_card_just_laid_if_its_twin_below_has_left():
    match = lay(meet("idle", "slip_twin slip_twin" + FILL), "slip_twin", "slip_twin")
    assert (laid(match), match.table.pool) == (["slip_twin"], 2)


def test_tg_18_defence_dulls_the_first_card_even_if_it_throws_itself_out():
    match = lay(meet("shelled", "fall_off" + FILL), "fall_off")
    assert (laid(match), match.table.pool) == ([], 2)


def test_tg_18_the_story_tells_of_the_key_that_defence_has_dulled():
    match = lay(meet("shelled", "mark" + FILL), "mark")
    assert [(e["row"], e["count"]) for e in enc.events(match, "fight.pool")] == [("F", 0)]


def test_tg_18_defence_does_not_dull_a_covered_card_that_throws_the_first_one_out():
    match = turn(meet("shelled", "tear_off" + FILL, "blank" + FILL), "tear_off")
    assert (laid(lay(match, "blank")), match.table.pool) == (["tear_off"], 2)


# -- discarded and taken back ------------------------------------------------------------------------------


@pytest.mark.parametrize(("yes", "pool"), [(True, 2), (False, 0)])
def test_what_a_card_may_do_when_it_is_discarded_the_active_hero_decides(yes, pool):
    match = lay(turn(meet("idle", "perhaps cutting" + FILL), "perhaps"), "cutting")
    assert (asked(match), legal(match)) == ("enc.ability", {True, False})
    play(match, yes)
    assert (match.table.pool, match.table.terror) == (pool, [pool // 2])


def test_what_a_card_does_once_in_an_encounter_when_it_is_discarded_is_used_up():
    match = turn(meet("cutter", "only_once only_once" + FILL), "only_once")
    assert (laid(match), match.table.pool) == ([], 2)
    assert (laid(turn(match, "only_once")), match.table.pool) == ([], 2)


def test_tg_85_a_card_that_falls_at_the_end_of_a_round_comes_back_with_the_next():
    """[III. The end of the round] By gear, or by the opportunity of one who cannot draw."""
    match = turn(meet("idle", "homing" + FILL, items=[["shears"]]), "homing")
    assert (laid(match), match.table.round, "homing" in match.table.hands[0]) == ([], 2, True)
    match = turn(turn(meet("snips", "blank blank blank", "homing" + FILL), "blank"), "homing")
    assert (match.table.inside, "homing" in match.table.hands[1]) == ((1,), True)


def test_two_cards_that_are_to_be_paid_are_two():
    match = lay(meet("idle", "spend_two blank blank mark"), "spend_two")
    play(match, next(way for way in match.legal(0) if way[2] == 0))
    while asked(match) == "discard.which":
        play(match, match.legal(0)[0])
    assert (match.table.hands[0], match.table.pool) == ([], 3)


def test_of_two_weapons_alike_the_one_that_lies_face_down_is_given_up_and_the_other_stays_in_use():
    match = lay(meet("idle", "throw" + FILL, items=[["club", "club"]], stowed=[["club"]]), "throw")
    play(match, next(way for way in match.legal(0) if way[2] == 0))
    t = match.table
    assert (t.items, t.stowed, t.gear) == ([("club",)], [()], [("club",)])
