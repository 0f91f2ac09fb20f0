"""Rulebook: Clover. Each token, when it is turned, and what is laid in its place."""

from __future__ import annotations

from collections import Counter

import pytest

import roundtable as rt
from tests.games.grailcup.helpers import asked, lay, legal, play, seen, turn

ALL = Counter(boots=4, goblin=4, bait=4, grail=3, magnet=3)
BESIDE = ["bait", "bait", "boots", "boots", "goblin", "goblin", "grail"]  # the supply, sorted


def step_on(token, others=(3, 2), space=20, **wanted):
    """Seat 0 ends the fairy's two steps on this token."""
    wanted.setdefault("dragon", 40)
    clovers = {space: token, **wanted.pop("clovers", {})}
    match = turn("fairy", [space - 2, *others], clovers=clovers, **wanted)
    return play(match, 2)


def all_tokens(match):
    return Counter(match.table.tokens) + Counter(match.table.supply)


def test_boots_lead_four_spaces_on():
    assert step_on("boots", space=38, dragon=0).table.at == [42, 3, 2]


@pytest.mark.parametrize(("dragon", "end"), [(39, 38), (40, 39), (41, 40), (42, 41), (43, 42)])
def test_gc_23_the_dragon_stops_the_boots(dragon, end):
    match = step_on("boots", space=38, dragon=dragon)
    assert match.table.at[0] == end
    assert match.table.dragon == dragon


@pytest.mark.parametrize(("dragon", "end"), [(39, 42), (41, 42), (42, 43)])
def test_gc_23_a_spear_leads_the_boots_past_the_dragon(dragon, end):
    match = step_on("boots", space=38, dragon=dragon, spears=[2, 0, 0], clovers={43: "bait"})
    assert asked(match) == "spear.spend"
    play(match, True)
    assert match.table.at[0] == end
    assert match.table.spears[0] == 1


def test_gc_23_a_spear_may_be_spared():
    match = play(step_on("boots", space=38, dragon=41, spears=[2, 0, 0]), False)
    assert match.table.at[0] == 40
    assert match.table.spears[0] == 2


@pytest.mark.parametrize(
    ("dragon", "spend", "end"), [(46, True, 47), (46, False, 45), (44, True, 47), (44, False, 43)]
)
def test_gc_23_boots_on_the_last_castle_and_a_dragon_before_the_finish(dragon, spend, end):
    match = step_on("boots", space=43, dragon=dragon, spears=[1, 0, 0])
    play(match, spend)
    assert match.table.at[0] == end
    assert (match.result is not None) == (end == 47)


def test_goblin_leads_two_spaces_back():
    assert step_on("goblin").table.at == [18, 3, 2]


def test_bait_moves_the_dragon_and_nobody_else():
    match = step_on("bait")
    assert match.to_move == (0,)
    assert asked(match) == "dragon.where"
    play(match, 21)
    assert match.table.dragon == 21
    assert match.table.at == [20, 3, 2]


def test_gc_24_the_fake_grail_is_pointed_at_any_other_knight():
    """Ahead or behind, beside the player, on the rearmost space, with no choice to leave it."""
    match = step_on("grail", (30, 20, 0, 18, 20))
    assert asked(match) == "grail.whom"
    assert match.to_move == (0,)
    assert legal(match) == {1, 2, 3, 4, 5}
    for option in (0, None, 6):
        with pytest.raises(rt.IllegalMove):
            match.play(0, option)


@pytest.mark.parametrize(("whom", "end"), [(1, 28), (2, 18), (3, 0), (4, 0)])
def test_gc_24_the_fake_grail_leads_that_knight_two_spaces_back(whom, end):
    match = step_on("grail", (30, 20, 0, 1))
    play(match, whom)
    expected = [20, 30, 20, 0, 1]
    expected[whom] = end
    assert match.table.at == expected


@pytest.mark.parametrize(("start", "dragon", "end"), [(31, 30, 29), (31, 29, 28), (2, 0, 1), (1, 0, 1)])
def test_gc_24_the_fake_grail_passes_the_dragon(start, dragon, end):
    match = play(step_on("grail", (start, 2), dragon=dragon), 1)
    assert match.table.at[1] == end


def test_gc_25_the_magnet_takes_a_spear_from_any_other_knight_who_has_one():
    match = step_on("magnet", (3, 2, 1), spears=[4, 1, 0, 3])
    assert asked(match) == "magnet.whom"
    assert match.to_move == (0,)
    assert legal(match) == {1, 3}
    play(match, 3)
    assert match.table.spears == [5, 1, 0, 2]


@pytest.mark.parametrize("spears", [[0, 0, 0], [4, 0, 0], [12, 0, 0]])
def test_gc_25_the_magnet_does_nothing_if_no_other_knight_has_a_spear(spears):
    match = step_on("magnet", spears=spears)
    assert asked(match) == "draft.ally"
    assert match.table.spears == spears


def test_gc_25_the_magnet_needs_no_supply():
    match = play(step_on("magnet", spears=[0, 12, 0]), 1)
    assert match.table.spears == [1, 11, 0]


@pytest.mark.parametrize("token", ["boots", "goblin", "bait", "grail", "magnet"])
def test_clover_what_was_turned_everybody_reads(token):
    match = step_on(token)
    for viewer in (None, 0, 1, 2):
        assert any(event.args.get("token") == token for event in match.log(viewer))


@pytest.mark.parametrize(("pick", "fresh"), list(enumerate([*BESIDE, "magnet"])))
def test_gc_21_a_fresh_token_is_drawn_from_the_supply_with_the_turned_one_in_it(pick, fresh):
    match = step_on("magnet", supply=BESIDE, luck=(pick,))
    assert match.table.token_at(20) == fresh
    assert Counter(match.table.supply) == Counter(BESIDE) + Counter(["magnet"]) - Counter([fresh])


def test_gc_21_no_token_is_lost_or_added():
    match = play(step_on("grail", supply=BESIDE, luck=(3,)), 1)
    assert all_tokens(match) == ALL
    assert len(match.table.supply) == 7
    assert seen(match)["supply"] == 7


def test_gc_21_the_token_is_applied_before_it_is_replaced():
    """While the player chooses, the supply is as it was; with their choice the fresh token is laid."""
    match = step_on("grail", supply=[*BESIDE[:6], "boots"], luck=(5,))
    assert match.table.supply == sorted([*BESIDE[:6], "boots"])
    play(match, 1)
    assert "grail" in match.table.supply
    assert match.table.token_at(20) == "goblin"


def test_gc_21_the_fresh_token_lies_on_the_original_space_before_the_next_one_is_turned():
    """Boots from 20 to 24, where bait asks: a goblin lies on 20 by then."""
    match = step_on("boots", supply=BESIDE, clovers={24: "bait"}, luck=(5,))
    assert asked(match) == "dragon.where"
    assert match.table.at[0] == 24
    assert match.table.token_at(20) == "goblin"
    assert match.table.token_at(24) == "bait"
    assert Counter(match.table.supply) == Counter(BESIDE) + Counter(["boots"]) - Counter(["goblin"])


def test_gc_21_the_fresh_token_is_not_turned_by_the_knight_who_stays():
    match = step_on("magnet", supply=BESIDE, luck=(4,))
    assert match.table.token_at(20) == "goblin"
    assert match.table.at[0] == 20


def test_gc_21_the_fresh_token_is_turned_by_the_next_knight_in_the_same_round():
    match = turn(
        "blacksmith", [16, 18, 3], (["fairy"],), dragon=40, clovers={20: "goblin"}, supply=BESIDE, luck=(0,)
    )
    assert match.table.at[0] == 18
    play(match, 2)
    assert match.to_move == (1,)
    assert asked(match) == "dragon.where"


def test_gc_25_a_second_ally_may_spend_the_spear_that_the_magnet_took():
    match = lay(
        3,
        call=6,
        allies=[["princess", "fairy"]],
        at=[11, 3, 2],
        spears=[0, 1, 0],
        dragon=18,
        clovers={17: "magnet"},
    )
    play(match, 1, 2)
    assert asked(match) == "spear.spend"
    play(match, True)
    assert match.table.at[0] == 19
    assert match.table.spears == [0, 0, 0]


def test_clover_nobody_sees_the_fresh_token():
    match = step_on("magnet", supply=BESIDE, luck=(4,))
    for viewer in (None, 0, 1, 2):
        assert seen(match, viewer)["tokens"] is None
        assert not any(key == "clover-20" for key in match.view(viewer)["learnt"] or ())


def test_clover_whoever_passes_over_it_turns_nothing():
    match = turn("fairy", [18, 3, 2], dragon=40, clovers={20: "goblin"})
    play(match, 4)
    assert match.table.at[0] == 22
    assert match.table.token_at(20) == "goblin"


def test_clover_a_knight_who_stands_there_turns_nothing_when_others_move():
    match = turn("blacksmith", [18, 20, 2], dragon=40, clovers={20: "goblin"})
    assert match.table.at == [22, 20, 2]
    assert match.table.token_at(20) == "goblin"


@pytest.mark.parametrize(
    ("ally", "answers"), [("fairy", (4,)), ("princess", ()), ("priest", ()), ("unicorn", ())]
)
def test_gc_20_a_knight_whom_the_dragon_holds_on_a_clover_turns_it_again(ally, answers):
    match = turn(ally, [20, 3, 2], dragon=21, clovers={20: "bait"})
    play(match, *answers)
    assert match.to_move == (0,)
    assert asked(match) == "dragon.where"


@pytest.mark.parametrize(
    ("ally", "answers"), [("fairy", (4,)), ("princess", ()), ("priest", ()), ("unicorn", ())]
)
def test_gc_20_arrival_only_a_knight_whom_the_dragon_holds_turns_nothing(ally, answers):
    match = turn(ally, [20, 3, 2], dragon=21, clovers={20: "bait"}, arrival_only=True)
    play(match, *answers)
    assert asked(match) == "draft.ally"
    assert match.table.token_at(20) == "bait"


def test_gc_20_held_on_a_goblin_the_knight_goes_back():
    match = turn("princess", [20, 3, 2], dragon=21, clovers={20: "goblin"})
    assert match.table.at[0] == 18


def test_gc_22_a_castle_clover_is_turned_by_a_walk():
    match = step_on("goblin", space=43)
    assert match.table.at[0] == 41
