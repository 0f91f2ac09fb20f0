"""Rulebook: Clover. A token that moves the knight onto another clover or into a village goes on there."""

from __future__ import annotations

from collections import Counter

import pytest

import roundtable as rt
from tests.games.grailcup.helpers import SPEAR, THIEF, asked, play, turn

ALL = Counter(boots=4, goblin=4, bait=4, grail=3, magnet=3)


def step_on(space, clovers, **wanted):
    """Seat 0 ends the fairy's two steps on this clover; nobody else has an ally."""
    wanted.setdefault("dragon", 0)
    match = turn("fairy", [space - 2, 4, 3], clovers=clovers, **wanted)
    return play(match, 2)


def all_tokens(match):
    return Counter(match.table.tokens) + Counter(match.table.supply)


@pytest.mark.parametrize(
    ("space", "clovers", "end"),
    [
        (7, {7: "boots", 11: "boots", 15: "boots"}, 19),
        (7, {7: "boots", 11: "goblin"}, 9),
        (11, {11: "boots", 15: "goblin"}, 13),
        (20, {20: "boots", 24: "boots"}, 28),
        (29, {29: "boots", 33: "goblin"}, 31),
        (34, {34: "boots", 38: "boots"}, 42),
        (17, {17: "goblin", 15: "boots"}, 19),
        (17, {17: "goblin", 15: "goblin"}, 13),
        (17, {17: "boots"}, 21),
    ],
)
def test_gc_19_a_token_that_moves_the_knight_onto_a_clover_has_the_next_one_turned(space, clovers, end):
    match = step_on(space, clovers)
    assert match.table.at[0] == end
    assert asked(match) == "draft.ally"


def test_gc_19_each_turned_token_of_a_chain_is_replaced():
    """The four boots go round: 7, 11 and 15 have fresh tokens, nothing is lost."""
    supply = ["goblin", "goblin", "goblin", "goblin", "magnet", "magnet", "magnet"]
    clovers = {7: "boots", 11: "boots", 15: "boots"}
    match = step_on(7, clovers, supply=supply, luck=(1, 1, 1))
    # on 7 the second of boots, goblin, …; on 11 and 15 the second of boots, boots, goblin, …
    assert match.table.token_at(7) == "goblin"
    assert match.table.token_at(11) == "boots"
    assert match.table.token_at(15) == "boots"
    assert all_tokens(match) == ALL


def test_gc_19_a_token_that_moves_nobody_ends_the_chain():
    """The boots are held by the dragon at once; the goblin laid afresh beneath the knight is not turned."""
    supply = ["goblin", "goblin", "goblin", "goblin", "magnet", "magnet", "magnet"]
    match = step_on(20, {20: "boots"}, dragon=21, supply=supply, luck=(1,))
    assert match.table.at[0] == 20
    assert match.table.token_at(20) == "goblin"
    assert asked(match) == "draft.ally"


@pytest.mark.parametrize(("token", "answers"), [("bait", (30,)), ("grail", (1,)), ("magnet", (1,))])
def test_gc_19_a_token_that_moves_something_else_ends_the_chain(token, answers):
    """A goblin is laid afresh and stays face down."""
    supply = ["boots", "boots", "goblin", "goblin", "goblin", "goblin", "boots"]
    match = step_on(20, {20: token}, spears=[0, 1, 0], supply=supply, luck=(5,))
    play(match, *answers)
    assert match.table.at[0] == 20
    assert match.table.token_at(20) == "goblin"
    assert asked(match) == "draft.ally"


def test_gc_19_spared_the_spear_boots_that_are_held_end_the_chain():
    match = step_on(20, {20: "boots"}, dragon=21, spears=[1, 0, 0])
    play(match, False)
    assert match.table.at[0] == 20
    assert asked(match) == "draft.ally"


@pytest.mark.parametrize(("pick", "fresh"), [(1, "goblin"), (0, "boots")])
def test_gc_20_boots_turned_by_a_knight_who_was_held_are_held_as_well_and_end_the_chain(pick, fresh):
    """The princess leads nowhere: the clover applies. Its boots lead nowhere: the fresh token does not."""
    supply = ["goblin", "goblin", "goblin", "goblin", "magnet", "magnet", "magnet"]
    match = turn("princess", [20, 4, 3], dragon=21, clovers={20: "boots"}, supply=supply, luck=(pick,))
    assert match.table.at[0] == 20
    assert match.table.token_at(20) == fresh
    assert len([event for event in match.log(0) if event.args.get("token")]) == 1


def test_gc_19_a_chain_may_end_in_a_village():
    match = step_on(29, {29: "boots", 33: "boots"}, luck=(0, 0, SPEAR))
    assert match.table.at[0] == 37
    assert match.table.spears[0] == 1


def test_gc_19_the_village_ends_the_chain():
    match = step_on(34, {34: "goblin"}, luck=(0, THIEF), spears=[2, 0, 0])
    assert match.table.at[0] == 32
    assert match.table.spears[0] == 1
    assert asked(match) == "draft.ally"


def test_clover_chain_a_spear_past_the_dragon_makes_it_longer():
    """The dragon on 19 carries the boots of 15 to 20: five tokens in one turn."""
    clovers = {7: "boots", 11: "boots", 15: "boots", 20: "boots", 24: "bait"}
    match = step_on(7, clovers, dragon=19, spears=[1, 0, 0])
    assert match.table.at[0] == 15
    assert asked(match) == "spear.spend"
    play(match, True)
    assert match.table.at[0] == 24
    assert match.table.spears[0] == 0
    assert asked(match) == "dragon.where"


def test_clover_chain_without_the_spear_it_ends_before_the_dragon():
    match = step_on(7, {7: "boots", 11: "boots", 15: "boots"}, dragon=19)
    assert match.table.at[0] == 18


def test_clover_chain_spear_skips_leads_the_boots_elsewhere():
    """Boots on 15 with the dragon on 18: 19 by the usual count, 20 if its space is not counted."""
    for skips, end in ((False, 19), (True, 20)):
        clovers = {15: "boots", 20: "magnet"}
        match = play(step_on(15, clovers, dragon=18, spears=[1, 0, 0], spear_skips=skips), True)
        assert match.table.at[0] == end


def test_clover_chain_a_goblin_past_the_dragon_then_boots_that_it_holds():
    """The dragon on 18: the goblin of 20 leads to 17, whose boots are held at once."""
    match = turn("unicorn", [14, 19, 3], dragon=18, clovers={20: "goblin", 17: "boots"})
    assert match.table.at[0] == 17
    assert asked(match) == "draft.ally"


def test_clover_chain_bait_in_the_middle_changes_nothing_for_the_way_that_is_over():
    match = step_on(20, {20: "boots", 24: "bait"})
    play(match, 25)
    assert match.table.at[0] == 24
    assert match.table.dragon == 25
    assert asked(match) == "draft.ally"


def test_clover_chain_a_fresh_token_is_turned_by_a_knight_who_comes_back():
    """Goblin 17, boots 15, and the dragon on 18 stops the player on 17 again: there lies bait by now."""
    supply = ["bait", "boots", "boots", "goblin", "goblin", "goblin", "magnet"]
    match = step_on(17, {17: "goblin", 15: "boots"}, dragon=18, supply=supply, luck=(0, 0))
    assert match.table.at[0] == 17
    assert asked(match) == "dragon.where"


def endless(links, **wanted):
    """15 ⇄ 17 before a dragon on 18: boots fall on 15 and a goblin on 17, this often; then magnets."""
    supply = ["boots", "boots", "boots", "goblin", "goblin", "goblin", "magnet"]
    luck = (0, 3) * links + (7, 3, 0)
    return step_on(15, {15: "boots", 17: "goblin"}, dragon=18, supply=supply, luck=luck, **wanted)


@pytest.mark.parametrize("links", [1, 10, 2000])
def test_clover_chain_however_long_is_no_error(links):
    match = endless(links)
    assert match.table.at[0] == 15
    assert asked(match) == "draft.ally"
    assert all_tokens(match) == ALL
    turned = [event for event in match.log(0) if event.args.get("token") in ("boots", "goblin")]
    assert len(turned) >= 2 * links + 2


def test_clover_chain_a_long_one_is_saved_and_loaded():
    match = endless(300)
    again = rt.load(match.save())
    assert again.view(0) == match.view(0)
    assert again.log(1) == match.log(1)


def test_clover_chain_a_long_one_with_spears_asks_each_time():
    """The dragon on 18 holds the player each time that they spare the spear."""
    match = endless(50, spears=[1, 0, 0])
    for _ in range(51):
        assert asked(match) == "spear.spend"
        assert match.table.at[0] == 15
        play(match, False)
    assert match.table.at[0] == 15
    assert asked(match) == "draft.ally"


def test_clover_chain_the_knights_of_others_are_left_alone():
    """Boots and goblins move only the knight that turned them, no matter who shares its space."""
    match = turn("fairy", [5, 7, 11], dragon=0, clovers={7: "boots", 11: "boots", 15: "goblin"})
    play(match, 2)
    assert match.table.at == [13, 7, 11]


def test_clover_chain_of_two_knights_in_one_round():
    """Seat 0 ends on 28; seat 1 then turns the fresh tokens of the same two spaces."""
    supply = ["boots", "boots", "goblin", "goblin", "goblin", "goblin", "magnet"]
    match = turn(
        "blacksmith",
        [16, 18, 3],
        (["fairy"],),
        dragon=0,
        clovers={20: "boots", 24: "boots"},
        supply=supply,
        luck=(0, 7, 0, 7),
    )
    assert match.table.at[0] == 28
    assert match.table.token_at(24) == "magnet"
    play(match, 2)
    assert match.to_move == (1,)
    assert asked(match) == "magnet.whom"  # the blacksmith's spear
    assert match.table.at[1] == 24


def test_clover_chain_boots_on_the_last_clover_win_in_the_middle_of_a_chain():
    """38 → 43 past the dragon on 42, then boots again: beyond the finish."""
    match = step_on(38, {38: "boots", 43: "boots"}, dragon=42, spears=[1, 0, 0])
    play(match, True)
    assert match.result.winners == (0,)
    assert match.table.at[0] == 47
