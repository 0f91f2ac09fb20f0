"""Leaving the game meets relics, quests, accusations, the last life, sharing, squires and latecomers."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, first, lay, legal, new, play, seen, told
from tests.games.shadows.helpers.black_cards import all_there, quiet
from tests.games.shadows.helpers.knights import DRAW, SACRIFICE, hand, hero, quest_won, whites

LEAVE = ("leave",)
LAST_LIFE = [1, 4, 4, 4]


def leaves(match, seat):
    match.play(seat, LEAVE)
    return match


def test_sh_30_with_a_relic_on_a_solo_quest_on_another_s_turn():
    match = quiet(
        4, leaving=True, place=["camelot", "lancelot"], relics={"excalibur": 1}, finished=["excalibur"],
        laid={"lancelot": ["fight-1", "fight-1"]}, dark={"lancelot": ["lancelot-3"]}, hands=[[], ["grail"]],
    )  # fmt: skip
    leaves(match, 1)
    assert (match.table.relics["excalibur"], whites(match, "lancelot")) == (-1, [])
    assert seen(match)["dark"]["lancelot"] == ["lancelot-3"]
    assert "quest.abandoned" in told(match)
    assert ("move", "lancelot") in legal(play(match, "life"))


def test_sh_30_the_bearer_of_excalibur_leaves_when_asked_to_give_it_up():
    match = quiet(4, leaving=True, relics={"excalibur": 2}, finished=["excalibur"], black_deck=["picts"])
    play(match, "draw")
    assert (asked(match), match.to_move) == ("excalibur.stop", (2,))
    leaves(match, 2)
    assert (match.table.warriors["picts"], match.table.relics["excalibur"]) == (1, -1)


def test_sh_30_the_owner_of_the_grail_leaves_when_asked_to_save_somebody():
    match = quiet(4, leaving=True, relics={"grail": 2}, finished=["grail"], life=LAST_LIFE)
    play(match, "life")
    assert (asked(match), match.to_move) == ("rescue.whom", (2,))
    leaves(match, 2)
    assert (match.table.status, match.table.relics["grail"]) == (["dead", "knight", "dead", "knight"], -1)
    assert match.to_move == (1,)


def test_sh_30_a_dying_knight_leaves_before_the_grail_is_offered_to_him():
    match = quiet(4, leaving=True, relics={"grail": 2}, finished=["grail"], life=LAST_LIFE)
    leaves(play(match, "life"), 0)
    assert (match.table.relics["grail"], match.table.status[0], match.to_move) == (2, "dead", (1,))
    assert told(match).count("life.death") == 1


def test_sh_30_of_two_who_are_dying_one_leaves_and_the_other_may_be_saved():
    match = quiet(
        4, leaving=True, relics={"grail": 3}, finished=["grail"], life=[1, 1, 4, 4], black_deck=["morgan-4"]
    )
    answer(play(match, "draw"), merlin_stop=0)
    assert set(match.legal(3)) == {0, 1, None}
    leaves(match, 0)
    assert set(match.legal(3)) == {1, None}
    play(match, 1)
    assert (match.table.status, match.table.life[1]) == (["dead", "knight", "knight", "knight"], 4)


def test_sh_30_who_has_left_cannot_be_accused_nor_accuse():
    match = hero(leaving=True, white_swords=6, loyalty=["loyal", "traitor", "loyal", "loyal"])
    assert ("accuse", 1) in legal(match)
    leaves(match, 1)
    assert ("accuse", 1) not in legal(match)
    assert seen(match)["loyalty"][1] == ""


def test_sh_30_after_a_right_accusation_the_traitor_leaves_on_the_accuser_s_turn():
    match = hero(leaving=True, white_swords=6, loyalty=["loyal", "traitor", "loyal", "loyal"])
    play(match, ("accuse", 1))
    assert (match.table.status[1], match.anytime(1)) == ("revealed", (LEAVE,))
    leaves(match, 1)
    play(match, ("end",))
    assert (match.to_move, match.table.white_swords) == ((2,), 7)


def test_sh_30_the_last_loyal_knight_leaves_on_the_traitor_s_turn():
    match = quiet(
        4, leaving=True, loyalty=["traitor", "loyal", "loyal", "loyal"],
        status=["knight", "dead", "dead", "knight"],
    )  # fmt: skip
    leaves(match, 3)
    assert (match.result.winners, match.result.reason) == ((0,), "deaths")


def test_sh_30_the_last_loyal_leaves_while_the_twelfth_sword_waits_for_the_grail():
    """The player lies dying of the war that laid it: leaving is a death, and it comes before the count."""
    match = quiet(
        4, leaving=True, place=["picts"], warriors={"picts": 3}, black_deck=["picts"], life=[1, 4, 4, 4],
        white_swords=9, black_swords=2, relics={"grail": 3}, finished=["grail"],
        loyalty=["loyal", "loyal", "loyal", "traitor"], status=["knight", "dead", "dead", "knight"],
    )  # fmt: skip
    play(match, "draw")
    assert asked(match) == "rescue.whom"
    leaves(match, 0)
    assert (match.result.winners, match.result.reason) == ((3,), "deaths")


def test_sh_30_between_the_last_life_and_its_action_no_grail_is_asked():
    match = hero(leaving=True, life=LAST_LIFE, relics={"grail": 1}, finished=["grail"])
    play(match, DRAW, SACRIFICE, LEAVE)
    assert (asked(match), match.to_move, match.table.doomed) == ("evil.what", (1,), False)
    assert (match.table.status[0], match.table.relics["grail"]) == ("dead", 1)


def test_sh_30_somebody_leaves_while_another_owes_the_action_of_his_last_life():
    match = hero(leaving=True, life=LAST_LIFE, hands=[["grail"]])
    play(match, ("move", "excalibur"), SACRIFICE)
    leaves(match, 2)
    assert (asked(match), match.to_move, match.table.doomed) == ("deed.what", (0,), True)
    play(match, ("quest", "grail"))
    assert (match.table.sword, match.table.status) == (1, ["dead", "knight", "dead", "knight"])


def test_sh_30_a_volunteer_leaves_and_the_next_is_asked():
    match = quiet(4, leaving=True, hands=[["grail"] * 3] * 4, black_deck=["morgan-1"])
    answer(play(match, "draw"), merlin_stop=0)
    assert (asked(match), match.to_move) == ("volunteer.cards", (0,))
    leaves(match, 0)
    assert match.to_move == (1,)
    leaves(match, 2)
    play(match, False)
    assert match.to_move == (3,)


def test_sh_30_a_volunteer_who_said_yes_leaves_with_all_his_cards():
    match = quiet(4, leaving=True, hands=[["grail"] * 4], black_deck=["morgan-1"])
    answer(play(match, "draw"), merlin_stop=0, volunteer_cards=True)
    assert asked(match) == "discard.some"
    leaves(match, 0)
    assert (hand(match, 0), asked(match), match.to_move, all_there(match)) == ([], "evil.what", (1,), True)


def test_sh_30_arthur_s_partner_leaves_and_he_may_choose_another():
    match = hero(first="arthur", leaving=True, hands=[["fight-1"], ["lady"], ["grail"]])
    play(match, ("exchange", 1))
    match.play(0, "fight-1")
    leaves(match, 1)
    assert asked(match) == "deed.what"
    assert (("exchange", 2) in legal(match), hand(match, 0)) == (True, ["fight-1"])


def test_sh_30_arthur_himself_leaves():
    match = hero(first="arthur", leaving=True, hands=[["fight-1"], ["lady"]])
    leaves(play(match, ("exchange", 1)), 0)
    assert (asked(match), match.to_move, hand(match, 1)) == ("evil.what", (1,), ["lady"])


@pytest.mark.parametrize(
    "card", ["merlin", "fate", "heroism", "messenger", "piety", "reinforcements", "clairvoyance"]
)
def test_sh_30_a_special_card_that_its_player_leaves_unfinished_is_discarded(card):
    match = hero(leaving=True, hands=[[card, "grail"]], engines=1, life=[3] * 4)
    play(match, ("special", card))
    assert match.to_move == (0,)
    leaves(match, 0)
    assert (asked(match), match.to_move, dict(match.table.in_force)) == ("evil.what", (1,), {})
    assert all_there(match)


@pytest.mark.parametrize(("card", "life"), [("messenger", 4), ("piety", 6)])
def test_sh_30_a_special_card_for_others_who_have_all_left_does_nothing(card, life):
    match = hero(
        leaving=True,
        hands=[[card, "grail"]],
        life=[life, 3, 4, 4],
        status=["knight", "knight", "dead", "dead"],
    )
    play(match, ("special", card))
    leaves(match, 1)
    assert (asked(match), hand(match, 0), all_there(match)) == ("deed.what", ["grail"], True)


def test_sh_30_convocation_counts_who_is_left():
    match = hero(leaving=True, hands=[["convocation"]], place=["camelot", "picts", "saxons", "grail"])
    play(match, ("special", "convocation"))
    match.play(1, True)
    leaves(match, 2)
    match.play(3, False)
    assert (asked(match), match.to_move, len(match.table.offered)) == ("share.how", (0, 1), 2)


def reward(**wanted):
    """Three knights share the reward of a war that seat 0 has won."""
    match = quest_won("picts", place=["picts", "picts", "picts", "camelot"], leaving=True, **wanted)
    return play(match, ("quest", "fight-5"))


def test_sh_59_a_reward_is_shared_by_those_who_are_left():
    match = reward()
    assert match.table.sharers == [0, 1, 2]
    match.play(1, "agree")
    leaves(match, 0)
    assert (match.to_move, sorted(set(match.table.proposal))) == ((1, 2), [1, 2])
    leaves(match, 2)
    assert (len(hand(match, 1)), match.table.offered, all_there(match)) == (4, [], True)
    assert match.to_move == (1,)


def test_sh_59_somebody_who_shares_nothing_leaves_and_the_sharers_are_asked_again():
    match = reward()
    match.play(1, "agree")
    leaves(match, 3)
    assert (match.to_move, match.table.proposal) == ((0, 1, 2), [0, 1, 2, 0])


def test_sh_59_a_named_squire_leaves_and_the_others_choose_again():
    match = reward(squires="yes", knights=[""] * 4)
    answer(match, share_how="shuffle")
    match.play(3, ("name", 2))
    match.play(0, "agree")
    leaves(match, 2)
    assert (asked(match), match.to_move, match.table.named) == ("squire.agree", (0, 1, 3), [])
    assert set(match.legal(0)) == {"agree", "usual", *[("name", seat) for seat in (0, 1, 3)]}


def test_sh_59_the_squire_who_ended_the_quest_leaves_and_nobody_is_knighted_by_the_general_rule():
    match = answer(reward(squires="yes", knights=[""] * 4), share_how="shuffle")
    leaves(match, 0)
    play(match, "usual")
    assert (match.table.knights, asked(match), match.to_move) == ([""] * 4, "evil.what", (1,))


def test_sh_59_a_knight_leaves_while_he_names_a_squire_and_the_others_may_still_agree():
    match = answer(reward(squires="yes", knights=["gawain", "", "", ""]), share_how="shuffle")
    play(match, "usual")
    assert (asked(match), match.to_move) == ("squire.whom", (0,))
    leaves(match, 0)
    assert (asked(match), match.to_move) == ("squire.agree", (1, 2, 3))
    match.play(1, ("name", 3))
    for seat in (1, 2, 3):
        match.play(seat, "agree")
    assert [bool(knight) for knight in match.table.knights] == [True, False, False, True]


def test_sh_59_the_only_squire_leaves_and_there_is_nobody_to_name():
    match = answer(reward(squires="yes", knights=["gawain", "", "kay", "arthur"]), share_how="shuffle")
    assert (asked(match), legal(match)) == ("squire.whom", {1})
    leaves(match, 1)
    assert (asked(match), match.to_move) == ("deed.what", (0,))


def latecomer(**options):
    match = new(4, 2, late_seats=1, talk=False, leaving=True, **options)
    return answer(match, exchange_lay=first, share_how="shuffle")


def test_an_empty_chair_cannot_leave():
    assert latecomer().anytime(3) == ()


def test_sh_29_a_player_leaves_and_on_the_same_turn_another_joins():
    match = latecomer(traitor="none")
    seat = match.to_move[0]
    leaves(match, seat)
    assert (asked(match), match.to_move) == ("join.as", (3,))
    knight = match.table.knights[seat]
    assert knight not in legal(match)
    play(match, next(name for name in match.legal(3) if name))
    assert (match.table.status[3], match.table.status[seat]) == ("knight", "dead")


def test_sh_29_the_first_player_has_left_and_the_latecomer_still_sits_to_his_left():
    match = latecomer(traitor="none")
    starter = match.table.first
    leaves(match, starter)
    play(match, next(name for name in match.legal(3) if name))
    order = match.table.order
    assert order[(order.index(starter) + 1) % 4] == 3


def test_sh_29_a_player_leaves_while_a_latecomer_thinks():
    match = latecomer(traitor="none")
    play(match, "life", DRAW, ("end",))
    assert asked(match) == "join.as"
    other = next(seat for seat in range(3) if seat != match.table.turn)
    leaves(match, other)
    assert (asked(match), match.to_move) == ("join.as", (3,))


@pytest.mark.parametrize("seed", range(12))
def test_sh_29_a_late_traitor_knows_himself_and_nobody_else_does(seed):
    """A latecomer's loyalty card is one of those left over, even after somebody has left: the player who left
    keeps theirs."""
    match = new(4, seed, late_seats=1, talk=False, leaving=True)
    answer(match, exchange_lay=first, share_how="shuffle")
    box, gone = sorted(match.table.box), match.to_move[0]
    card = match.table.loyalty[gone]
    leaves(match, gone)
    if match.result is not None:
        return
    play(match, next(name for name in match.legal(3) if name))
    table = match.table
    assert (table.loyalty[gone], sorted([*table.box, table.loyalty[3]])) == (card, box)
    assert seen(match, 3)["loyalty"][3] == table.loyalty[3]
    for viewer in (0, 1, 2, None):
        assert seen(match, viewer)["loyalty"][3] == ""


def test_sh_30_everybody_but_one_leaves_and_the_last_plays_on():
    match = lay(3, knights=["gawain", "arthur", "kay"], leaving=True)
    leaves(leaves(match, 1), 2)
    for _ in range(3):
        play(match, "life" if match.table.life[0] > 1 else "engine", DRAW, ("end",))
        assert match.to_move == (0,)
