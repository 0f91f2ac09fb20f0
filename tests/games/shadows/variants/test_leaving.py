"""Rulebook: variants: "if a player wants to leave the game …": at any moment, on any turn."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, first, lay, legal, new, play, seen, told
from tests.games.shadows.helpers.black_cards import all_there, quiet
from tests.games.shadows.helpers.knights import DRAW, hand, hero, refused

LEAVE = ("leave",)


def table(**wanted):
    wanted.setdefault("leaving", True)
    return quiet(4, **wanted)


def leaves(match, seat):
    assert LEAVE in match.anytime(seat)
    match.play(seat, LEAVE)
    return match


def test_sh_30_everybody_may_leave_at_the_beginning_of_any_turn():
    match = table()
    for seat in range(4):
        assert match.anytime(seat) == (LEAVE,)
        assert match.view(seat)["anytime"] == [["leave"]]
    assert match.view(None)["anytime"] == []


def test_sh_30_only_where_leaving_is_played():
    match = table(leaving=False)
    assert match.anytime(1) == ()
    assert refused(match, 1, LEAVE) == "Seat 1 has nothing to answer now."


def test_sh_30_on_another_s_turn_the_turn_goes_on():
    match = leaves(table(hands=[[], ["grail"]]), 1)
    assert (match.table.status[1], hand(match, 1), match.table.place[1]) == ("dead", [], "")
    assert (asked(match), match.to_move) == ("evil.what", (0,))
    assert match.anytime(1) == ()
    play(match, "life", DRAW, ("end",))
    assert match.to_move == (2,)


def test_sh_30_in_the_evil_phase_his_own_turn_ends_and_evil_does_nothing():
    match = leaves(table(), 0)
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert (match.table.engines, len(match.table.black_discard)) == (0, 0)


def test_sh_30_in_the_second_phase_it_is_among_his_own_options():
    match = play(table(), "life")
    assert (LEAVE in legal(match), match.anytime(0), match.anytime(1)) == (True, (), (LEAVE,))


def test_sh_30_as_the_revealed_traitor():
    match = table(
        status=["revealed", "knight", "knight", "knight"], loyalty=["traitor", *["loyal"] * 3],
        relics={"armor": 0}, hands=[[], ["grail"]],
    )  # fmt: skip
    assert asked(match) == "steal.whom"
    leaves(match, 0)
    assert (match.table.status[0], match.table.relics["armor"], hand(match, 1)) == ("dead", -1, ["grail"])
    assert "life.death" not in told(match)
    assert (asked(match), match.to_move) == ("evil.what", (1,))
    assert seen(match)["loyalty"][0] == "traitor"


def test_sh_30_the_revealed_traitor_on_another_s_turn():
    match = table(
        status=["knight", "knight", "revealed", "knight"], loyalty=["loyal", "loyal", "traitor", "loyal"]
    )
    leaves(match, 2)
    play(match, "life", DRAW, ("end",), "life", DRAW, ("end",))
    assert (match.to_move, asked(match)) == ((3,), "evil.what")


def test_sh_30_a_traitor_who_left_still_wins_with_evil():
    match = table(
        status=["revealed", "knight", "knight", "knight"], loyalty=["traitor", *["loyal"] * 3], engines=11
    )
    leaves(match, 0)
    assert play(match, "engine").result.winners == (0,)


def test_sh_30_a_revealed_traitor_who_chose_to_draw_has_drawn():
    match = table(
        status=["revealed", "knight", "knight", "knight"], loyalty=["traitor", *["loyal"] * 3],
        black_deck=["mercenaries"],
    )  # fmt: skip
    play(match, "draw")
    assert (asked(match), match.to_move) == ("war.which", (0,))
    leaves(match, 0)
    assert (asked(match), match.to_move) == ("war.which", (1,))
    play(match, "saxons")
    assert (match.table.warriors["saxons"], asked(match), match.to_move) == (1, "evil.what", (1,))


def test_sh_58_a_number_whose_drawer_left_is_laid_face_up_and_brings_no_card():
    match = table(black_deck=["blackknight-5"], hands=[["grail"]])
    play(match, "draw")
    assert asked(match) == "evil.lay"
    leaves(match, 0)
    assert seen(match)["dark"]["blackknight"] == ["blackknight-5"]
    assert (asked(match), match.to_move, all_there(match)) == ("evil.what", (1,), True)


@pytest.mark.parametrize("asks", ["armor.use", "armor.play"])
def test_sh_58_without_the_armor_the_upper_card_comes(asks):
    match = table(black_deck=["picts", "saxons"], relics={"armor": 0})
    play(match, "draw", *([True] if asks == "armor.play" else []))
    assert asked(match) == asks
    leaves(match, 0)
    assert (match.table.warriors, match.table.relics["armor"]) == ({"picts": 1, "saxons": 0}, -1)
    assert match.to_move == (1,)


def test_sh_58_mordred_is_placed_by_the_next_knight():
    match = table(black_deck=["mordred"])
    answer(play(match, "draw"), merlin_stop=0)
    assert match.to_move == (0,)
    leaves(match, 0)
    assert (asked(match), match.to_move) == ("war.which", (1,))
    play(match, "picts")
    assert (match.table.mordred_at, match.table.warriors["picts"]) == ("picts", 1)


def test_sh_58_morgan_s_chain_is_drawn_to_its_end():
    match = table(black_deck=["morgan-2", "blackknight-1", "picts", "mercenaries"])
    answer(play(match, "draw"), merlin_stop=0)
    assert asked(match) == "evil.lay"
    leaves(match, 0)
    assert seen(match)["dark"]["blackknight"] == ["blackknight-1"]
    assert (match.table.warriors["picts"], asked(match), match.to_move) == (1, "war.which", (1,))
    play(match, "saxons")
    assert (match.table.chain, asked(match), match.to_move, all_there(match)) == (0, "evil.what", (1,), True)


def test_sh_58_who_died_in_the_chain_and_then_leaves_is_asked_no_more():
    match = table(
        black_deck=["morgan-2", "morgan-4", "mercenaries", "blackknight-1"], life=[1, 4, 4, 4],
    )  # fmt: skip
    answer(play(match, "draw"), merlin_stop=0)
    assert (match.table.status[0], asked(match), match.to_move) == ("dead", "war.which", (0,))
    leaves(match, 0)
    assert match.to_move == (1,)
    play(match, "picts")
    assert (seen(match)["dark"]["blackknight"], asked(match)) == (["blackknight-1"], "evil.what")
    assert match.anytime(0) == ()


def test_sh_30_percival_who_leaves_over_his_two_cards():
    match = lay(4, knights=["percival", "gawain", "arthur", "kay"], relics={"armor": 0}, leaving=True)
    assert asked(match) == "percival.keep"
    leaves(match, 0)
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_sh_30_with_an_open_merlin_window_the_answers_that_lie_there_stay():
    """Three Merlins of 1 and 2; 3 leaves while 0 thinks."""
    match = table(black_deck=["vivien"], hands=[[], ["merlin"] * 2, ["merlin"], []])
    play(match, "draw")
    match.play(1, 2)
    match.play(2, 1)
    leaves(match, 3)
    assert (asked(match), match.to_move) == ("merlin.stop", (0,))
    match.play(0, 0)
    assert ("vivien" in match.table.in_force, hand(match, 1), hand(match, 2)) == (False, [], [])


def test_sh_30_the_last_who_owed_an_answer_leaves_and_all_goes_on():
    match = table(black_deck=["vivien"], hands=[[], ["merlin"] * 3])
    play(match, "draw")
    for seat, offer in ((1, 3), (2, 0), (3, 0)):
        match.play(seat, offer)
    leaves(match, 0)
    assert ("vivien" in match.table.in_force, hand(match, 1)) == (False, [])
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_sh_30_merlins_of_him_who_leaves_the_window_are_gone():
    match = table(black_deck=["vivien"], hands=[[], ["merlin"] * 3])
    play(match, "draw")
    match.play(1, 3)
    leaves(match, 1)
    assert 1 not in match.to_move
    answer(match, merlin_stop=0)
    assert "vivien" in match.table.in_force


def test_sh_30_nobody_learns_by_it_who_has_answered_in_secret():
    one, two = (play(table(black_deck=["vivien"]), "draw") for _ in range(2))
    two.play(2, 0)
    for viewer in (0, 1, 3, None):
        assert one.view(viewer)["anytime"] == two.view(viewer)["anytime"]


def test_sh_30_half_an_answer_is_asked_again():
    match = hero(hands=[["messenger", "grail", "grail"]], leaving=True)
    play(match, ("special", "messenger"), 2)
    assert asked(match) == "messenger.cards"
    leaves(match, 2)
    assert (asked(match), match.to_move, legal(match)) == ("messenger.whom", (0,), {1, 3})
    play(match, 3, ("grail", "grail"))
    assert (hand(match, 3), all_there(match)) == (["grail", "grail"], True)


def test_sh_59_in_the_opening_exchange():
    match = new(4, 3, talk=False, leaving=True, traitor="none")
    match.play(1, first_card(match, 1))
    leaves(match, 1)
    assert match.to_move == (0, 2, 3)
    answer(match, exchange_lay=first)
    assert (asked(match), sorted(match.table.sharers), len(match.table.offered)) == (
        "share.how",
        [0, 2, 3],
        3,
    )
    match.play(2, "agree")
    leaves(match, 3)
    assert (match.to_move, match.table.agreed, len(match.table.offered)) == ((0, 2), [], 3)
    assert 3 not in match.table.proposal
    leaves(match, 0)
    assert (asked(match), match.to_move, match.table.offered) == ("evil.what", (2,), [])
    assert all_there(match)


def first_card(match, seat):
    return match.legal(seat)[0]


def test_sh_30_if_the_first_player_leaves_before_the_first_turn_the_next_begins():
    match = new(4, 5, talk=False, leaving=True, traitor="none")
    starter = match.table.first
    leaves(match, starter)
    answer(match, exchange_lay=first, share_how="shuffle")
    order = match.table.order
    assert match.to_move == (order[(order.index(starter) + 1) % 4],)


def test_sh_30_it_cannot_be_undone():
    match = leaves(table(), 1)
    assert (match.undoable(1), match.undoable(0)) == (0, 0)


def test_sh_30_a_match_with_it_is_saved_and_replayed():
    import json

    import roundtable as rt

    match = leaves(play(table(), "life"), 2)
    document = json.loads(json.dumps(match.save()))
    assert rt.load(document).fingerprint() == match.fingerprint()
