"""Clover tokens in the eyes of a seat: Merlin's looks, turned tokens, guesses that must agree with both."""

from __future__ import annotations

from random import Random

import pytest

import roundtable as rt
from roundtable.games.grailcup.hidden import clovers
from tests.games.grailcup.helpers import asked, lay, play, seen, told, until
from tests.games.grailcup.helpers.believing import CLOVERS, TOKENS, may_lie_so, recorded
from tests.games.grailcup.helpers.seeing import DRAFT, draft

SEATS = pytest.mark.parametrize("seats", range(3, 9))
KINDS = set(TOKENS)
SMITH = [["blacksmith"]]
THREE = {7: "boots", 11: "goblin", 15: "magnet"}


def guesses(match, viewer, number=200):
    return [match.as_seen_by(viewer, seed).table for seed in range(number)]


def at(tables, space):
    return {table.token_at(space) for table in tables}


def looked(clovers, allies=(), **wanted):
    """Seat 0 has looked at these three spaces, has left them so, and has walked from 26 to 27."""
    match = lay(
        4,
        call=3,
        dragon=0,
        allies=[["merlin"], *allies],
        clovers=clovers,
        **{"at": [26, 39, 40, 41]} | wanted,
    )
    spaces = tuple(list(clovers)[:3])
    return play(match, spaces, tuple(clovers[space] for space in spaces), 1)


def again(clovers, spaces, tokens=None, also=None, **wanted):
    """Then, in the next round, seat 1 looks at other spaces; nothing has been turned in between."""
    for seed in range(200):
        match = looked(clovers, seed=seed, **wanted)
        turned = told(match).count("clover.turned")
        if not draft(match, {1: "merlin"} | (also or {})):
            continue
        until(match, lambda match: asked(match) in ("merlin.look", *DRAFT))
        if asked(match) == "merlin.look" and told(match).count("clover.turned") == turned:
            return play(match, spaces, tokens or tuple(map(match.table.token_at, spaces)))
    raise AssertionError("seat 1 never gets Merlin")


@SEATS
def test_the_tokens_of_a_guess_agree_with_all_looks_and_all_turned_tokens(seats):
    for seed in range(3):
        dice = Random(seed)
        for match, record in recorded(seats, seed):
            if dice.random() > 0.15:
                continue
            pending = seen(match)["turned"] is not None
            for viewer in (*range(seats), None):
                assert may_lie_so(match.table, record, viewer, pending)
                for number in range(2):
                    assert may_lie_so(match.as_seen_by(viewer, number).table, record, viewer, pending)


@SEATS
def test_what_a_seat_has_noted_of_tokens_is_always_true_and_stands_in_every_guess(seats):
    noted = 0
    for seed in range(3):
        for match, _ in recorded(seats, 10 + seed):
            for viewer in range(seats):
                for key, token in match.view(viewer)["learnt"].items():
                    if key.startswith("clover-"):
                        space = int(key.removeprefix("clover-"))
                        noted += 1
                        assert match.table.token_at(space) == token
                        assert match.as_seen_by(viewer, match.moves).table.token_at(space) == token
    assert noted > 50


def test_tokens_that_nobody_has_looked_at_may_be_anything():
    match = lay(4, at=[5, 5, 5, 5])
    for viewer in (0, None):
        tables = guesses(match, viewer)
        assert all(at(tables, space) == KINDS for space in CLOVERS)
        assert len({tuple(table.supply) for table in tables}) > 50


def test_merlin_knows_his_three_and_nobody_else_does():
    match = looked({7: "boots", 11: "goblin", 43: "magnet"})
    tables = guesses(match, 0)
    assert (at(tables, 7), at(tables, 11), at(tables, 43)) == ({"boots"}, {"goblin"}, {"magnet"})
    assert at(tables, 15) == KINDS
    for viewer in (1, 3, None):
        tables = guesses(match, viewer)
        assert at(tables, 7) == at(tables, 11) == at(tables, 43) == KINDS


def test_all_three_magnets_seen_means_none_anywhere_else():
    match = looked({7: "magnet", 11: "magnet", 43: "magnet"})
    for table in guesses(match, 0, 50):
        assert [space for space in CLOVERS if table.token_at(space) == "magnet"] == [7, 11, 43]
        assert "magnet" not in table.supply


def test_another_merlin_may_have_laid_the_known_tokens_in_any_order():
    match = again(THREE, (11, 15, 20))
    tables = guesses(match, 0, 400)
    assert at(tables, 7) == {"boots"}
    assert at(tables, 11) == at(tables, 15) == at(tables, 20) == KINDS
    for table in tables:
        assert {"goblin", "magnet"} <= {table.token_at(space) for space in (11, 15, 20)}


def test_another_merlin_on_the_very_same_three_makes_six_orders():
    match = again(THREE, (7, 11, 15))
    orders = {tuple(table.token_at(space) for space in (7, 11, 15)) for table in guesses(match, 0)}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {("boots", "goblin", "magnet")}


def test_the_last_magnet_is_on_one_of_the_spaces_of_the_other_merlin():
    match = again({7: "magnet", 11: "magnet", 43: "magnet"}, (20, 24, 43))
    places = set()
    for table in guesses(match, 0):
        magnets = [space for space in CLOVERS if table.token_at(space) == "magnet"]
        assert magnets[:2] == [7, 11]
        places |= set(magnets[2:])
        assert "magnet" not in table.supply
    assert places == {20, 24, 43}


def test_the_second_merlin_does_not_learn_what_the_first_one_saw_elsewhere():
    match = again(THREE, (11, 15, 20))
    tables = guesses(match, 1)
    assert at(tables, 7) == KINDS
    for space in (11, 15, 20):
        assert at(tables, space) == {match.table.token_at(space)}


def test_a_turned_token_lies_in_the_supply_or_is_the_fresh_one():
    """Seat 0 knows three boots; the fourth is turned on 20 and carries seat 1 to 24, where another token is
    turned: it can be on 20 again, on 24, or beside the track."""
    match = looked(
        {7: "boots", 11: "boots", 43: "boots", 20: "boots", 24: "magnet"},
        at=[26, 16, 40, 41],
        allies=[["blacksmith"]],
    )
    assert "clover.turned" in told(match)
    where = set()
    for table in guesses(match, 0, 400):
        unknown = [space for space in CLOVERS if space not in (7, 11, 43)]
        where.add(tuple(space for space in unknown if table.token_at(space) == "boots"))
    assert where == {(), (20,), (24,)}


def test_everybody_knows_that_a_turned_token_is_on_its_space_or_in_the_supply():
    match = looked(
        {7: "bait", 11: "bait", 43: "bait", 38: "magnet"}, at=[26, 34, 40, 41], allies=[["blacksmith"]]
    )
    for viewer in (0, 2, None):
        tables = guesses(match, viewer, 300)
        assert all("magnet" in (*table.supply, table.token_at(38)) for table in tables)
        assert at(tables, 38) == KINDS


def test_a_turned_token_is_no_longer_where_it_was_known_to_be():
    """Seat 0 knew 38; seat 1 turned it: what lies there now may be anything."""
    match = looked({7: "boots", 11: "goblin", 38: "magnet"}, at=[26, 34, 40, 41], allies=SMITH)
    tables = guesses(match, 0, 300)
    assert (at(tables, 7), at(tables, 11), at(tables, 38)) == ({"boots"}, {"goblin"}, KINDS)


def test_a_turned_token_tells_which_of_the_known_ones_a_second_merlin_laid_there():
    """All three magnets are accounted for: on 24, one turned on 38, one under the second Merlin's hands; and
    that one is turned on 34. So no magnet lies on 33 or 29, which that Merlin also moved."""
    clovers = {17: "boots", 24: "magnet", 34: "magnet", 38: "magnet", 33: "goblin", 29: "goblin"}
    first = dict(at=[26, 30, 31, 34], allies=[[], [], ["blacksmith"]])
    match = again(clovers, (29, 33, 34), ("goblin", "goblin", "magnet"), {2: "princess"}, **first)
    play(match, 1)
    until(match, lambda match: told(match).count("clover.turned") >= 2)
    turned = [
        (event.args["space"], event.args["token"]) for event in match.log(0) if event.key == "clover.turned"
    ]
    assert turned == [(38, "magnet"), (34, "magnet")]
    for table in guesses(match, 0, 300):
        assert "magnet" not in (table.token_at(29), table.token_at(33))


def test_a_bait_that_is_being_used_lies_open():
    """While seat 1 chooses a space for the dragon, the token on 38 is seen by all; guesses keep it."""
    match = looked(
        {7: "boots", 11: "goblin", 15: "magnet", 38: "bait"}, at=[26, 34, 40, 41], allies=[["blacksmith"]]
    )
    assert asked(match) == "dragon.where"
    for viewer in (0, 2, None):
        assert list(seen(match, viewer)["turned"]) == [38, "bait"]
        assert at(guesses(match, viewer, 20), 38) == {"bait"}


def test_while_merlin_holds_the_tokens_only_he_knows_them():
    match = lay(
        4,
        call=3,
        dragon=0,
        at=[26, 39, 40, 41],
        allies=[["merlin"]],
        clovers={7: "boots", 11: "goblin", 15: "magnet"},
    )
    play(match, (7, 11, 15))
    assert asked(match) == "merlin.lay"
    tables = guesses(match, 0, 30)
    assert (at(tables, 7), at(tables, 11), at(tables, 15)) == ({"boots"}, {"goblin"}, {"magnet"})
    for viewer in (1, None):
        assert at(guesses(match, viewer), 7) == KINDS
        world = match.as_seen_by(viewer, 5)
        play(world, world.legal(0)[0], 1)
        assert asked(world) == "draft.ally"


def test_a_story_that_is_hard_to_tell_is_begun_anew_and_not_told_as_it_was(monkeypatch):
    """After 125 answers of which many are Merlin's; to seat 1, who has learnt nothing."""
    dice = Random(7105)
    match = rt.new("grailcup", dice.choice(range(3, 9)), seed=7105)
    for _ in range(125):
        question = match.question(match.to_move[0])
        assert question is not None
        answer = dice.choice(question.options)
        if question.key == "draft.ally" and "merlin" in question.options and dice.random() < 0.5:
            answer = "merlin"
        if question.key == "grail.whom":
            answer = question.options[0]
        match.play(match.to_move[0], answer)
    assert match.table.learnt[1] == {}
    truths = []
    honest = clovers.Teller.tell

    def noted(teller, story, begin=0, truly=False):
        truths.append(truly)
        return honest(teller, story, begin, truly)

    monkeypatch.setattr(clovers.Teller, "tell", noted)
    for seed in range(15):
        match.as_seen_by(1, seed)
    assert truths
    assert not any(truths)
