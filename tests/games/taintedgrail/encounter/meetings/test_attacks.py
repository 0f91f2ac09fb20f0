"""The enemy's attack, its parts and what is done after it."""

from tests.games.taintedgrail.helpers import asked, pick, play
from tests.games.taintedgrail.helpers.encounter import (
    DONE,
    FILL,
    endure,
    events,
    face,
    laid,
    meet,
    over,
    through,
    turn,
    usable,
    use,
)

# -- the parts of an attack --------------------------------------------------------------------------------


def test_fury_treachery_and_a_trap_the_damage_comes_all_the_same_the_trap_holds_the_pool_once():
    """First attack: cancelled, except for its damage; the trap is gone. Second attack: 1 damage, 1 marker."""
    match = endure(meet("raging_traitor", "mark must_trap" + FILL), "mark", "must_trap")
    t = match.table
    assert (laid(match), t.health, t.pool, t.round) == (["mark"], [7], 0, 2)


def test_fury_and_a_grudge_count_the_damage_of_each_attack_alone_after_its_parts():
    """1: 1 damage, so 2. 2: 1 damage and a marker lost, then 1 for the damage of this attack: 2."""
    match = endure(meet("fury", "mark grudge" + FILL), "mark", "grudge")
    assert (match.table.health, match.table.pool) == ([7], 2)


def test_a_short_deck_in_the_second_attack_of_a_fury_the_vest_spared_him_the_first():
    """The vest avoids once in the encounter. The second damage draws 2 of a deck of 1: the hero escapes."""
    match = meet("fury", "mark blank blank two", items=[["vest"]], skills=[["pt_agg/back"]])
    endure(match, "mark")
    t = match.table
    assert (over(match), t.health, t.energy, t.terror) == ("else", [8], [5], [1])
    assert len(events(match, "fight.escapes")) == 1


def test_a_pool_below_nought_empties_hand_and_deck_without_drawing_then_the_round_finds_it_short():
    """1 marker of 4: three cards, two of the hand and one of the deck. Next round: nothing left to discard,
    and nothing to draw: an escape, whose opportunity finds nothing either."""
    match = endure(meet("thief", "mark blank blank two mark"), "mark")
    t = match.table
    assert (t.pool, t.hands[0], t.draw[0], t.round) == (0, ["mark"], [], 2)
    endure(match, "mark")
    assert (over(match), t.energy, t.health) == ("else", [5], [9])


def test_a_card_discarded_by_the_attack_gives_the_markers_that_win_after_it():
    """8 markers; 2 sure damage; the last card goes and gives 2: 10 at the check, and energy is lost."""
    cards = ("big", "gain", "gain", "last_words")
    match = endure(meet("sure_killer", " ".join(cards) + FILL, items=[["drum"]]), *cards)
    assert (over(match), match.table.health, match.table.energy) == ("win", [7], [5])


def test_he_dies_in_the_first_part_of_an_attack_and_the_card_of_his_stays_under_his_companion():
    """2 sure damage at health 2: neither the last card nor energy follow, and the companion is next."""
    match = meet("sure_killer", "stance" + FILL, "mark" + FILL, health=[2, 8])
    play(match, 0)
    endure(match, "stance")
    t = match.table
    assert (t.dying, t.inside, t.active, laid(match), t.sequence[0][3]) == ([2, 0], (1,), 1, ["stance"], 2)


def test_a_row_that_was_moved_up_charges_that_avoid_and_a_pool_below_nought_meet_in_one_step():
    """No marker, but the row of 1 and 2: 2 damage, both avoided by the charges; a marker is missing, so a
    card goes; 1 terror."""
    match = turn(meet("banded", "stance lure mark" + FILL), "stance", "lure")
    assert asked(match) == "choose.way"
    pick(match, 0)
    use(use(match, "card/stance", 1), "card/stance", 1)
    through(match)
    t = match.table
    assert (t.health, t.pool, t.terror, t.thrown[0], t.sequence[0][3]) == ([9], 0, [1], ["mark"], 0)


def test_tg_75_of_an_ability_that_avoids_and_counts_the_damage_the_first_part_comes_before_the_blow():
    t = endure(face("blow", "brace_back" + FILL), "brace_back").table
    assert (t.health, t.pool) == ([8], 1)


# -- [Damaged] ---------------------------------------------------------------------------------------------


def test_tg_129_damage_lowered_to_nought_has_hurt_nobody():
    match = endure(face("scratch", "blank" + FILL, items=[["hide", "scar"]], health=[5]), "blank")
    assert (match.table.health, len(match.table.hands[0])) == ([5], 3)
    match = endure(face("blow", "blank" + FILL, items=[["hide", "scar"]], health=[5]), "blank")
    assert (match.table.health, len(match.table.hands[0])) == ([4], 4)


def test_tg_129_damage_that_something_has_lowered_to_nought_is_not_counted_as_taken():
    match = turn(face("light", "spite" + FILL, items=[["hide"]]), "spite")
    assert (match.table.pool, match.table.health) == (0, [9])


# -- [Charges], [Use] After the attack ---------------------------------------------------------------------


def test_tg_120_charges_are_spent_after_the_blow_too():
    match = turn(face("blow", "balm" + FILL), "balm")
    health = match.table.health[0]
    assert (asked(match), usable(match)) == ("fight.after", ["card/balm"])
    use(match, "card/balm", 1)
    assert match.table.health == [health + 1]


def test_tg_81_what_can_be_used_at_any_time_is_offered_after_the_blow():
    match = turn(face("blow", "blank" + FILL, items=[["hand"]]), "blank")
    assert (asked(match), usable(match)) == ("fight.after", ["item/hand"])
    use(match, "item/hand")
    assert match.table.terror == [1]


def test_tg_81_but_not_what_only_helps_to_lay_cards():
    match = turn(face("blow", "tinder" + FILL), "tinder")
    assert (asked(match), match.table.round) == ("fight.what", 2)


def test_tg_81_nobody_need_use_it():
    match = turn(face("blow", "balm" + FILL), "balm")
    assert play(match, DONE).table.round == 2


def test_tg_81_what_only_helps_to_lay_cards_is_not_offered_after_the_attack_though_it_is_paid_for():
    match = turn(face("idle", "paid_bolt" + FILL, goods={"magic": [2]}), "paid_bolt")
    assert asked(match) == "fight.what"
