"""Rulebook: 3 Merlin."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest

import roundtable as rt
from tests.games.grailcup.helpers import SPEAR, asked, lay, legal, play, seen, told, until
from tests.games.grailcup.helpers.seeing import DRAFT, draft, received, strike

CLOVERS = (7, 11, 15, 17, 20, 24, 29, 33, 34, 38, 43)
THREE = {7: "boots", 11: "goblin", 15: "magnet"}


def merlin(at=(26, 8, 9, 10), seats=4, **wanted):
    """Seat 0 has Merlin, who is called now."""
    usual: dict[str, Any] = {"dragon": 0, "allies": [["merlin"]], "clovers": THREE}
    return lay(seats, call=3, at=list(at)[:seats], **usual | wanted)


def looked(tokens=("magnet", "boots", "goblin"), **wanted):
    """The player has looked at 7, 11 and 15, has put them back, and has moved one space."""
    return play(merlin(**wanted), (7, 11, 15), tokens, 1)


def clovers(match, seat):
    """What a seat has noted of tokens: space -> token."""
    notes = match.view(seat)["learnt"].items()
    return {int(key[len("clover-") :]): token for key, token in notes if key.startswith("clover-")}


def second_merlin(seat, spaces, tokens=None, **wanted):
    """Seat 0 has looked at 7, 11 and 15; in the next round `seat` looks at these spaces."""
    for seed in range(60):
        match = looked(seed=seed, at=(26, 39, 40, 41), **wanted)
        if not draft(match, {seat: "merlin"}):
            continue
        turned = told(match).count("clover.turned")
        until(match, lambda match: asked(match) in ("merlin.look", *DRAFT))
        if asked(match) == "merlin.look" and told(match).count("clover.turned") == turned:
            play(match, spaces)
            return play(match, tokens or match.legal(seat)[-1])
    raise AssertionError("nobody gets Merlin")


def test_gc_35_any_three_tokens_of_the_track_may_be_looked_at():
    match = merlin(at=(26, 8, 24, 10), dragon=29)
    assert (asked(match), match.to_move) == ("merlin.look", (0,))
    assert legal(match) == set(combinations(CLOVERS, 3))
    assert len(match.legal(0)) == 165


def test_merlin_looks_then_lays_then_walks():
    match = merlin()
    assert (asked(match), seen(match)["at"][0]) == ("merlin.look", 26)
    play(match, (7, 11, 15))
    assert (asked(match), seen(match)["at"][0]) == ("merlin.lay", 26)
    play(match, ("boots", "goblin", "magnet"))
    assert (asked(match), legal(match), seen(match)["at"][0]) == ("merlin.walk", {1, 2, 3}, 26)
    play(match, 2)
    assert seen(match)["at"][0] == 28


def test_gc_35_any_order_is_allowed_as_they_lay_is_first():
    match = play(merlin(), (7, 11, 15))
    assert legal(match) == set(permutations(("boots", "goblin", "magnet")))
    assert match.legal(0)[0] == ("boots", "goblin", "magnet")
    assert len(match.legal(0)) == 6


@pytest.mark.parametrize("order", list(permutations(("boots", "goblin", "magnet"))))
def test_gc_35_the_tokens_lie_as_he_has_laid_them_and_no_other_has_moved(order):
    match = merlin()
    before = {space: match.table.token_at(space) for space in CLOVERS}
    play(match, (7, 11, 15), order)
    after = {space: match.table.token_at(space) for space in CLOVERS}
    assert after == before | dict(zip((7, 11, 15), order, strict=True))


def test_gc_35_two_equal_tokens_make_three_orders():
    match = play(merlin(clovers={7: "boots", 20: "goblin", 43: "boots"}), (7, 20, 43))
    assert sorted(match.legal(0)) == sorted(
        {("boots", "goblin", "boots"), ("boots", "boots", "goblin"), ("goblin", "boots", "boots")}
    )


def test_gc_35_three_equal_tokens_are_laid_down_too_so_that_nobody_can_tell():
    same, other = (
        play(merlin(clovers=clover), (7, 11, 15)) for clover in (dict.fromkeys((7, 11, 15), "boots"), THREE)
    )
    assert (asked(same), legal(same)) == ("merlin.lay", {("boots", "boots", "boots")})
    for seat in (1, 2, 3, None):
        assert received(same, seat) == received(other, seat)


@pytest.mark.parametrize(
    "tokens", [("boots", "boots", "goblin"), ("boots", "goblin"), ("grail", "goblin", "magnet"), None]
)
def test_gc_35_he_lays_down_what_he_took_up(tokens):
    match = play(merlin(), (7, 11, 15))
    with pytest.raises(rt.IllegalMove):
        match.play(0, tokens)


@pytest.mark.parametrize("spaces", [(7, 11), (7, 7, 11), (7, 11, 16), (15, 11, 7), (7, 11, 15, 17)])
def test_gc_35_exactly_three_different_clover_spaces(spaces):
    with pytest.raises(rt.IllegalMove):
        merlin().play(0, spaces)


def test_gc_35_a_token_under_the_dragon_may_be_looked_at():
    match = play(merlin(dragon=11), (7, 11, 15))
    assert match.legal(0)[0] == ("boots", "goblin", "magnet")


def test_gc_35_he_must_walk_after_looking():
    match = play(merlin(), (7, 11, 15), ("boots", "goblin", "magnet"))
    for option in (0, 4, None):
        with pytest.raises(rt.IllegalMove):
            match.play(0, option)


def test_merlin_may_walk_onto_a_token_that_he_has_just_laid():
    match = play(merlin(at=(8, 26, 27, 28)), (7, 11, 15), ("goblin", "boots", "magnet"), 3)
    assert seen(match)["at"][0] == 15
    assert "magnet.in-vain" in told(match)


@pytest.mark.parametrize(("arrival_only", "spears"), [(False, 1), (True, 0)])
def test_merlin_stopped_at_once_in_a_village(arrival_only, spears):
    match = merlin(at=(16, 8, 9, 10), dragon=17, arrival_only=arrival_only, luck=(SPEAR,) * spears)
    play(match, (7, 11, 15), ("boots", "goblin", "magnet"), 3)
    assert (seen(match)["at"][0], seen(match)["spears"][0]) == (16, spears)


def test_merlin_cursed_looks_after_the_swap_and_walks_from_there():
    match = strike([18, 25, 5], ally="merlin", clovers=THREE)
    assert (asked(match), match.to_move, seen(match)["at"]) == ("merlin.look", (1,), [26, 18, 5])
    play(match, (7, 11, 15), ("boots", "goblin", "magnet"), 1)
    assert seen(match)["at"] == [26, 19, 5]


def test_merlin_others_see_only_which_spaces():
    """Other tokens, another order: every byte that the others receive stays the same."""
    views: dict[Any, set[str]] = {seat: set() for seat in (1, 2, 3, None)}
    for order in permutations(("boots", "goblin", "magnet")):
        lying = dict(zip((7, 11, 15), order, strict=True))
        for laid in (("goblin", "boots", "magnet"), ("magnet", "goblin", "boots")):
            match = play(merlin(clovers=lying), (7, 11, 15), laid, 2)
            for seat, texts in views.items():
                texts.add(received(match, seat))
    assert {seat: len(texts) for seat, texts in views.items()} == dict.fromkeys(views, 1)


def test_gc_35_others_do_see_which_spaces():
    for spaces in ((7, 11, 15), (20, 24, 43)):
        match = play(merlin(), spaces)
        for seat in (1, 2, 3, None):
            (event,) = [event for event in match.log(seat) if event.key == "merlin.looked"]
            assert event.args == {"seat": 0, "where": spaces}


def test_merlin_notes_what_he_sees_and_then_what_he_has_laid():
    match = play(merlin(), (7, 11, 15))
    assert clovers(match, 0) == THREE
    play(match, ("magnet", "boots", "goblin"))
    assert clovers(match, 0) == {7: "magnet", 11: "boots", 15: "goblin"}
    for seat in (1, 2, 3, None):
        assert match.view(seat)["learnt"] == {}


def test_merlin_s_knowledge_lasts_into_the_next_rounds():
    match = looked()
    assert (asked(match), seen(match)["round"]) == ("draft.ally", 2)
    assert clovers(match, 0) == {7: "magnet", 11: "boots", 15: "goblin"}


def test_merlin_forgets_a_token_that_somebody_turns():
    """The blacksmith of seat 1 walks from 11 to 15 and turns what lay there; a fresh one follows unseen."""
    match = looked(at=(26, 11, 9, 10), allies=[["merlin"], ["blacksmith"]])
    assert "clover.turned" in told(match)
    assert clovers(match, 0) == {7: "magnet", 11: "boots"}


def test_merlin_forgets_the_token_that_he_turns_himself():
    match = play(merlin(at=(8, 26, 27, 28)), (7, 11, 15), ("boots", "magnet", "goblin"), 3)
    assert clovers(match, 0) == {7: "boots", 15: "goblin"}


def test_merlin_keeps_his_notes_while_a_dragon_lies_on_a_token():
    match = looked(allies=[["merlin"], ["tamer"]])
    play(match, 15)
    assert clovers(match, 0) == {7: "magnet", 11: "boots", 15: "goblin"}


def test_merlin_of_another_player_makes_him_forget_the_spaces_that_both_looked_at():
    match = second_merlin(1, (11, 15, 20))
    assert clovers(match, 0) == {7: "magnet"}
    assert set(clovers(match, 1)) == {11, 15, 20}


def test_merlin_of_another_player_elsewhere_changes_nothing_for_him():
    match = second_merlin(2, (20, 24, 43))
    assert clovers(match, 0) == {7: "magnet", 11: "boots", 15: "goblin"}


def test_merlin_once_more_adds_to_what_he_knows():
    match = second_merlin(0, (15, 20, 24))
    known = clovers(match, 0)
    assert set(known) == {7, 11, 15, 20, 24}
    assert known == {space: match.table.token_at(space) for space in known}


def test_merlin_other_seats_get_no_hint_from_his_second_order():
    """Seat 1 looks at what seat 0 knows: seat 0 receives the same bytes, however seat 1 lays it."""
    texts = set()
    for order in permutations(("magnet", "boots", "goblin")):
        texts.add(received(second_merlin(1, (7, 11, 15), order), 0))
    assert len(texts) == 1


def test_merlin_no_undo_past_his_look():
    match = play(merlin(), (7, 11, 15))
    assert not match.undoable(0)


@pytest.mark.parametrize("order", [("boots", "goblin", "magnet"), ("goblin", "boots", "magnet")])
def test_merlin_nobody_sees_by_what_can_be_taken_back_whether_he_changed_the_order(order):
    """A table that is served shows a step to the others when it can be taken back no more."""
    match = lay(3, call=3, allies=[["merlin"]], clovers={7: "boots", 11: "goblin", 15: "magnet"})
    play(match, (7, 11, 15), order)
    assert match.undoable(0) == 0


def test_merlin_walks_into_a_chain_of_tokens_that_he_has_laid_and_knows_the_fresh_ones_no_more():
    """[Clover] Boots from 7 to 11, a goblin back to 9: each turned token is replaced before the next is."""
    match = merlin(at=(5, 4, 3, 2), dragon=40, clovers={7: "goblin", 11: "boots", 15: "grail"})
    play(match, (7, 11, 15), ("boots", "goblin", "grail"), 2)
    assert (seen(match)["at"][0], told(match).count("clover.turned")) == (9, 2)
    assert clovers(match, 0) == {15: "grail"}
    assert len(match.table.tokens) == len(CLOVERS)
