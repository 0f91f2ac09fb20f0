"""[Escape], [Retreat], [Flight] How one gets out of an encounter."""

import pytest

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    DONE,
    END,
    ESCAPE,
    RETREAT,
    events,
    laid,
    lay,
    meet,
    over,
    turn,
    use,
)

FILL = " blank blank blank blank"


def test_he_loses_one_energy_suffers_the_opportunity_and_leaves():
    match = play(meet("dummy", "mark" + FILL), ESCAPE)
    t = match.table
    assert (over(match), t.energy, t.terror, t.health) == ("else", [5], [1], [9])
    assert (t.goods["exp"], t.under["grey"]) == ([0], ["dummy"])


def test_lose_works_without_energy():
    match = play(meet("dummy", "mark" + FILL, energy=[0]), ESCAPE)
    assert (over(match), match.table.energy) == ("else", [0])


def test_at_any_time_after_cards_too():
    match = play(lay(meet("dummy", "mark quick" + FILL), "mark", "quick"), ESCAPE)
    assert (over(match), match.table.terror) == ("else", [1])


def test_the_others_go_on_with_readiness_and_tg_39_no_attack_follows():
    match = meet("dummy", "mark mark" + FILL, "mark mark" + FILL)
    play(match, 0)
    lay(match, "mark")
    play(match, ESCAPE)
    t = match.table
    assert (t.inside, t.active, t.health, t.round) == ((1,), 1, [9, 8], 1)
    assert (laid(match), t.pool) == (["mark"], 1)


def test_who_has_been_active_last_ends_the_round_by_escaping():
    match = meet("dummy", "mark mark" + FILL, "mark mark" + FILL)
    play(match, 0)
    turn(match, "mark")
    play(match, ESCAPE)
    t = match.table
    assert (t.round, t.active, t.inside, len(t.hands[0])) == (2, 0, (0,), 3)


def test_tg_22_who_escaped_gets_neither_reward_nor_loot():
    match = meet("soft", "two" + FILL, "mark" + FILL, goods={"food": [0, 0]})
    play(match, 1, ESCAPE)
    assert over(match) == "else"  # this enemy flees at the first opportunity
    match = meet("watcher", "two" + FILL, "mark" + FILL)
    play(match, 1, ESCAPE)
    turn(match, "two")
    assert (over(match), match.table.goods["exp"]) == ("win", [1, 0])


def test_an_enemy_that_flees_from_an_escaping_hero_ends_it_for_all():
    match = meet("soft", "two" + FILL, "mark" + FILL)
    play(match, 1, ESCAPE)
    assert (over(match), match.table.under["green"]) == ("else", ["soft"])
    assert (match.table.goods["food"], match.table.energy) == ([2, 2], [6, 5])


def test_dying_of_the_opportunity_while_escaping():
    match = play(meet("watcher", "mark" + FILL, "mark" + FILL, health=[1, 8]), 0, ESCAPE)
    assert (match.table.inside, match.table.active, match.table.dying[0]) == ((1,), 1, 2)


def test_all_gone_ends_it():
    match = meet("dummy", "mark" + FILL, "mark" + FILL)
    play(match, 0, ESCAPE, ESCAPE)
    assert over(match) == "else"


def test_an_event_or_a_chain_may_forbid_it():
    assert ESCAPE not in legal(meet("dummy", "mark" + FILL, items=[["chain"]]))


# -- challenge mode --------------------------------------------------------------------------------------

COIN = {"options": {"escape": "coin"}}


def test_tg_53_with_the_grail_he_is_out():
    match = play(meet("dummy", "mark" + FILL, luck=[1], **COIN), ESCAPE)
    assert (over(match), match.table.energy, match.table.terror) == ("else", [5], [1])


def test_tg_53_with_the_skull_he_stays_and_cannot_try_again():
    match = play(meet("dummy", "mark mark" + FILL, luck=[0], **COIN), ESCAPE)
    t = match.table
    assert (t.inside, t.energy, t.terror, asked(match)) == ((0,), [5], [1], "fight.what")
    assert ESCAPE not in legal(match)
    turn(match, "mark")
    assert ESCAPE in legal(match)  # a new activation


def test_tg_80_with_a_dial_the_energy_must_be_there():
    assert ESCAPE not in legal(meet("dummy", "mark" + FILL, energy=[0], **COIN))


def test_tg_53_a_forced_escape_needs_no_dial():
    match = meet("dummy", "mark blank blank", luck=[0], **COIN)
    turn(match, "mark")
    assert (over(match), events(match, "dial.flipped")) == ("else", [])


def test_the_skull_between_the_attacks_of_fury_lets_the_second_come():
    match = turn(meet("fury", "mark" + FILL, luck=[0], **COIN), "mark")
    play(match, ESCAPE)
    assert (match.table.health, match.table.round) == ([7], 2)
    assert events(match, "fight.caught")


# -- leaving unharmed, flight ----------------------------------------------------------------------------


def test_leave_costs_nothing_and_comes_without_an_opportunity_attack():
    match = use(lay(meet("dummy", "away" + FILL), "away"), "card/away")
    assert (over(match), match.table.energy, match.table.terror) == ("else", [6], [0])


def test_leave_by_a_skill_once_a_day():
    match = use(meet("dummy", "mark" + FILL, skills=[["pt_mag/back"]]), "skill/pt_mag/back")
    assert over(match) == "else"
    assert match.table.spent == [("skill/pt_mag/back", 0, 0, 0, "day")]


def test_flee_is_no_victory():
    match = lay(meet("dummy", "scare" + FILL), "scare")
    t = match.table
    assert (over(match), t.goods["exp"], t.goods["food"], t.under["grey"]) == ("else", [0], [2], ["dummy"])
    assert events(match, "enc.fled")


# -- retreat ---------------------------------------------------------------------------------------------


def test_retreat_from_a_talk_is_its_failure():
    match = play(meet("gossip", "nod nod nod nod", goods={"rep": [3], "wealth": [2]}), RETREAT)
    assert (over(match), match.table.goods["rep"], match.table.goods["wealth"]) == ("else", [2], [1])
    assert match.table.energy == [6]


def test_tg_70_retreat_needs_everybody_and_hits_everybody():
    match = meet("gossip", "nod nod nod nod", "nod nod nod nod", goods={"rep": [3, 1], "wealth": [0, 2]})
    play(match, 0, RETREAT)
    assert (asked(match), match.to_move, legal(match)) == ("talk.retreat", (1,), {True, False})
    play(match, True)
    assert (over(match), match.table.goods["rep"], match.table.goods["wealth"]) == ("else", [2, 0], [0, 1])


def test_tg_70_a_refused_retreat_may_be_proposed_again_in_the_next_activation():
    match = meet("gossip", "nod nod nod nod", "nod nod nod nod")
    play(match, 0, RETREAT, False)
    assert (asked(match), match.to_move) == ("talk.what", (0,))
    assert RETREAT not in legal(match)
    turn(match, "nod")
    assert RETREAT in legal(match)


def test_nobody_leaves_a_talk_alone():
    assert ESCAPE not in legal(meet("gossip", "nod nod nod nod"))


@pytest.mark.parametrize("option", [END, DONE])
def test_nothing_else_ends_a_fight(option):
    assert (option in legal(meet("dummy", "mark" + FILL))) == (option == END)


def test_ways_out_of_a_fight_come_last():
    assert meet("dummy", "blank" + " blank" * 6).legal(0)[-2:] == (END, ESCAPE)
