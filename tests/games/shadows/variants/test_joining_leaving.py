"""Rulebook: variants: joining a game that is under way; leaving it; etiquette in words."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import answer, asked, first, last, legal, new, play, seen
from tests.games.shadows.helpers.knights import (
    DRAW,
    END,
    SACRIFICE,
    blacks,
    discarded,
    end,
    hand,
    hero,
    received,
    whites,
)


def late(seats=4, seed=1, joiners=1, **options):
    """A game for `seats` of whom the last `joiners` come later, at the first evil phase."""
    match = new(seats, seed, late_seats=joiners, talk=False, **options)
    return answer(match, exchange_lay=first, share_how="shuffle")


def turn(match):
    return end(play(match, "life", DRAW))


def joins(match):
    """Each player who is asked sits down, as one of the knights on offer."""
    assert asked(match) == "join.as"
    return play(match, last(match))


def test_sh_29_late_seats_take_no_part_before_they_join():
    match = late()
    assert (match.table.order, match.table.status[3], match.table.life[3]) == ([0, 1, 2], "absent", 0)
    assert hand(match, 3) == []
    assert match.table.knights[3] == ""


def test_sh_29_at_a_turn_s_end_a_latecomer_is_asked_in_person_as_whom_he_joins():
    match = turn(late())
    assert (asked(match), match.to_move) == ("join.as", (3,))
    assert legal(match) == {None, *match.table.unused}
    knight = match.table.unused[1]
    play(match, knight)
    assert (match.table.knights[3], knight in match.table.unused) == (knight, False)


def test_sh_29_until_he_joins_he_is_asked_after_every_turn():
    match = turn(late())
    for _ in range(3):
        assert (asked(match), match.to_move) == ("join.as", (3,))
        turn(play(match, None))
    assert match.table.status[3] == "absent"


def test_sh_29_two_latecomers_are_asked_each():
    match = turn(late(5, joiners=2))
    assert match.to_move == (3,)
    play(match, None)
    assert (asked(match), match.to_move) == ("join.as", (4,))
    knight = joins(match).table.knights[4]
    assert (match.table.status[3:], knight in match.table.unused) == (["absent", "knight"], False)


def test_sh_29_among_squires_he_joins_as_a_squire():
    match = turn(late(squires="yes"))
    assert legal(match) == {None, "squire"}
    play(match, "squire")
    assert (match.table.knights[3], match.table.status[3], len(match.table.unused)) == ("", "knight", 7)


def test_sh_29_after_a_revealed_traitor_s_turn_he_is_asked_too():
    for seed in range(60):
        match = late(seed=seed, traitor="certain")
        if "unmask" in legal(match):
            break
    answer(play(match, "unmask"), steal_whom=first, evil_serve="engine")
    assert (asked(match), match.to_move) == ("join.as", (3,))


def test_sh_29_he_sits_to_the_left_of_the_first_player():
    match = late()
    first = match.table.first
    joins(turn(match))
    order = match.table.order
    assert order[(order.index(first) + 1) % 4] == 3
    assert match.to_move == (3,)


def test_sh_29_joining_later_he_waits_for_his_turn():
    match = late()
    first = match.table.first
    play(turn(match), None)
    second = match.to_move[0]
    joins(turn(match))
    assert match.to_move[0] not in (first, second, 3)
    play(turn(match))
    assert match.to_move == (first,)


@pytest.mark.parametrize("seed", range(5))
def test_sh_29_with_four_lives_five_cards_and_no_merlin_of_his_own(seed):
    match = late(seed=seed)
    deck = list(match.table.white_deck)
    play(match, "life", ("move", "picts"))
    joins(end(match))
    assert (match.table.life[3], match.table.place[3], len(hand(match, 3))) == (4, "camelot", 5)
    assert sorted(match.table.hands[3]) == sorted(deck[-5:])


@pytest.mark.parametrize("seed", range(8))
def test_sh_29_with_a_free_knight(seed):
    match = joins(turn(late(seed=seed)))
    assert len(set(match.table.knights)) == 4
    assert "" not in match.table.knights


@pytest.mark.parametrize("seed", range(8))
def test_sh_29_with_one_of_the_loyalty_cards_left_over(seed):
    match = late(seed=seed)
    box = sorted(match.table.box)
    joins(turn(match))
    assert match.table.loyalty[3] in box
    assert sorted([*match.table.box, match.table.loyalty[3]]) == box
    assert seen(match, 3)["loyalty"][3] == match.table.loyalty[3]
    assert seen(match, 0)["loyalty"][3] == ""


def test_sh_29_sometimes_the_traitor_comes_late():
    assert "traitor" in {joins(turn(late(seed=seed))).table.loyalty[3] for seed in range(40)}


@pytest.mark.parametrize("seed", range(6))
def test_sh_29_with_a_certain_traitor_he_is_loyal(seed):
    match = joins(turn(late(seed=seed, traitor="certain")))
    assert match.table.loyalty[3] == "loyal"
    assert sorted(match.table.loyalty) == ["loyal"] * 3 + ["traitor"]


def test_sh_29_two_can_join():
    match = late(5, joiners=2)
    for _ in range(3):
        turn(match)
        answer(match, join_as=last)
    assert match.table.status == ["knight"] * 5
    assert sorted(match.table.order) == [0, 1, 2, 3, 4]


def leaver(**wanted):
    return hero(leaving=True, **wanted)


def test_leaving_is_an_option():
    assert ("leave",) in legal(leaver())
    assert ("leave",) not in legal(hero())


def test_sh_30_leaving_is_like_death():
    match = leaver(
        hands=[["grail", "merlin"]], relics={"armor": 0, "excalibur": 0},
        place=["lancelot"] + ["camelot"] * 3,
        laid={"lancelot": ["fight-1"]}, dark={"lancelot": ["lancelot-1"]},
    )  # fmt: skip
    play(match, ("leave",))
    assert (match.table.status[0], match.table.place[0], hand(match, 0)) == ("dead", "", [])
    assert match.table.relics == {"armor": -1, "excalibur": -1, "grail": -2}
    assert (whites(match, "lancelot"), blacks(match, "lancelot")) == ([], ["lancelot-1"])
    assert discarded(match) == ["fight-1", "grail", "merlin"]
    assert seen(match)["loyalty"] == [""] * 4


def test_sh_30_his_turn_ends_even_in_its_middle():
    match = play(leaver(), DRAW)
    assert ("leave",) in legal(match)
    play(match, ("leave",))
    assert (asked(match), match.to_move) == ("evil.what", (1,))


def test_sh_30_the_grail_does_not_save_him():
    match = play(leaver(relics={"grail": 1}), ("leave",))
    assert (asked(match), match.table.relics["grail"], match.table.status[0]) == ("evil.what", 1, "dead")
    match = play(leaver(relics={"grail": 0}), ("leave",))
    assert (match.table.relics["grail"], match.table.status[0]) == (-1, "dead")


def test_sh_30_the_last_loyal_knight_s_leaving_loses_the_game():
    match = leaver(
        loyalty=["loyal", "loyal", "loyal", "traitor"], status=["knight", "dead", "dead", "knight"]
    )
    assert play(match, ("leave",)).result.winners == (3,)


def test_sh_30_a_traitor_who_left_turns_no_swords():
    match = leaver(
        loyalty=["traitor", "loyal", "loyal", "loyal"], white_swords=6, black_swords=5, warriors={"picts": 3},
        black_deck=["picts"],
    )  # fmt: skip
    play(match, ("leave",), "draw")
    assert (match.table.white_swords, match.table.black_swords, match.result.winners) == (6, 6, (0,))


def test_talk_is_no_action():
    match = play(hero(talk=True), ("say",))
    assert asked(match) == "say.what"
    phrase = ("going", "picts")
    assert phrase in legal(match)
    play(match, phrase)
    assert END not in legal(match)
    assert DRAW in legal(match)
    assert match.table.place[0] == "camelot"


def test_what_is_said_is_heard_by_all():
    match = play(hero(talk=True), ("say",), ("going", "picts"))
    for viewer in (1, 2, 3, None):
        assert list(seen(match, viewer)["talk"][0]) == ["going", "picts"]


def test_he_may_think_better_of_it():
    match = play(hero(talk=True), ("say",), None)
    assert asked(match) == "deed.what"


def test_talk_names_no_cards():
    """Comments are general: no card of a hand can be named."""
    match = play(hero(talk=True, hands=[["fight-5", "grail", "merlin"]]), ("say",))
    for phrase in legal(match) - {None}:
        assert not any(word.startswith(("fight", "merlin")) for word in phrase)


def test_talk_does_not_depend_on_the_hand_or_the_loyalty():
    """The traitor may lie: everybody has the same phrases, whatever they hold."""
    hands: tuple[list[str], ...] = (["fight-5"] * 5, [])
    options = [
        set(play(hero(talk=True, hands=[cards], loyalty=[loyalty, *["loyal"] * 3]), ("say",)).legal(0))
        for cards in hands
        for loyalty in ("loyal", "traitor")
    ]
    assert all(option == options[0] for option in options)


def test_without_talk_nothing_is_said():
    assert ("say",) not in legal(hero(talk=False))


def test_talk_is_possible_after_the_first_action_too():
    match = play(hero(talk=True), DRAW)
    assert ("say",) in legal(match)
    assert SACRIFICE in legal(match)


def test_thinking_aloud_tells_nothing_until_it_is_said():
    """If a player thinks about a phrase and says none, nothing changes for the others."""
    one, two = hero(talk=True), play(hero(talk=True), ("say",), None)
    for viewer in (1, 2, 3, None):
        assert one.view(viewer)["table"]["talk"] == two.view(viewer)["table"]["talk"]
    assert received(one, 1)
