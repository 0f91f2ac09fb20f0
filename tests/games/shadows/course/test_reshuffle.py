"""Rulebook: when a pile is empty, both are shuffled again (Открытие черной карты)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.shadows.helpers import answer, asked, first, last, new, play, seen
from tests.games.shadows.helpers.black_cards import BLACK, WHITE, all_there, draw, events, faces, quiet, rest


def last_black(*cards, white_discard=("grail", "grail"), used=(), **wanted):
    """These are the last black cards, the first of them is drawn."""
    discard = rest(BLACK, *cards, *used)
    return draw(*cards, black_discard=discard, white_discard=list(white_discard), **wanted)


def last_white(*cards, used=(), **wanted):
    """These are the last white cards of the pile."""
    return quiet(white_deck=list(cards), white_discard=rest(WHITE, *cards, *used), **wanted)


def go_on(match):
    """The player goes to the Saxons, and their turn is over."""
    return play(match, ("move", "saxons"), ("end",))


def test_sh_36_the_last_black_card_shuffles_both_piles():
    match = last_black("picts", hands=[["fight-1"]])
    assert asked(match) == "deed.what"
    table = seen(match)
    assert (table["black_deck"]["count"], table["black_discard"]) == (76, 0)
    assert (table["white_deck"], table["white_discard"]) == (83, 0)
    assert all_there(match)


def test_sh_36_cards_on_quests_and_in_force_and_in_hands_stay():
    used = ("despair", "lancelot-5", "vivien")
    match = last_black(
        "picts",
        used=used,
        dark={"grail": ["despair"], "lancelot": [["lancelot-5", 1]]},
        in_force=["vivien"],
        laid={"saxons": ["fight-1"]},
        hands=[["fight-2"], ["merlin"]],
    )
    table = seen(go_on(match))
    assert (table["black_deck"]["count"], table["black_discard"]) == (73, 0)
    assert (table["dark"]["grail"], table["dark"]["lancelot"]) == (["despair"], [""])
    assert (table["in_force"], table["laid"]["saxons"]) == (["vivien"], ["fight-1"])
    assert (table["white_deck"], table["white_discard"]) == (81, 0)
    assert all_there(match)


def test_sh_36_a_number_laid_last_stays_on_its_quest():
    match = go_on(play(last_black("blackknight-3"), "down"))
    assert (seen(match)["black_deck"]["count"], seen(match)["black_discard"]) == (75, 0)
    assert seen(match, 0)["dark"]["blackknight"] == ["blackknight-3"]


def test_sh_36_nothing_is_shuffled_while_the_card_is_being_resolved():
    match = last_black("mercenaries")
    assert asked(match) == "war.which"
    assert (seen(match)["black_deck"]["count"], seen(match)["white_discard"]) == (0, 2)
    go_on(play(match, "picts"))
    assert (seen(match)["black_deck"]["count"], seen(match)["white_discard"]) == (76, 0)


def test_sh_36_the_chain_needs_a_card_and_shuffles_at_once():
    for seed in range(12):
        match = last_black("morgan-2", "picts", white_discard=["grail"] * 18, seed=seed)
        assert events(match, "black.shown")[1]["card"] == "picts"
        assert seen(match)["white_discard"] < 18
        assert seen(match)["black_deck"]["count"] > 60


@pytest.mark.parametrize("seed", range(12))
def test_sh_36_no_card_is_lost_when_the_chain_empties_the_pile(seed):
    match = last_black("morgan-2", "picts", seed=seed, hands=[["fight-1"] * 5, ["fight-2"], ["grail"] * 4])
    for _ in range(20):
        if asked(match) in ("deed.what", "evil.what"):
            break
        play(match, match.legal(match.to_move[0])[-1])
    assert asked(match) in ("deed.what", "evil.what")
    assert all_there(match)


def test_the_last_white_card_shuffles_both_piles():
    match = last_white(
        "fight-1", "fight-2", phase="heroic", knights=["arthur", "kay", "galahad"], black_discard=["mist"]
    )
    play(match, ("quest", "draw"))
    assert match.table.hand(0) == ["fight-1", "fight-2"]
    table = seen(match)
    assert (table["white_deck"], table["white_discard"]) == (82, 0)
    assert (table["black_deck"]["count"], table["black_discard"]) == (76, 0)
    assert all_there(match)


def test_sh_36_two_cards_are_drawn_though_one_is_left():
    match = last_white(
        "heroism", phase="heroic", knights=["arthur", "kay", "galahad"], black_discard=["mist"]
    )
    play(match, ("quest", "draw"))
    hand = match.table.hand(0)
    assert len(hand) == 2
    assert "heroism" in hand
    assert (seen(match)["white_deck"], seen(match)["white_discard"]) == (82, 0)
    assert seen(match)["black_discard"] == 0


def test_percival_forgets_the_top_card_when_the_white_pile_runs_out():
    """Both piles are shuffled together, so what the player knew of the black one is gone."""
    match = last_white(
        "fight-1",
        "fight-2",
        knights=["percival", "kay", "galahad"],
        black_deck=["picts"],
        black_discard=["mist"],
    )
    assert seen(match, 0)["black_deck"]["top"] == ["picts"]
    play(match, "life", ("quest", "draw"), ("end",))
    assert seen(match, 0)["black_deck"] == {"count": 76, "top": [], "bottom": []}


def test_the_shuffle_is_by_chance():
    tops = set()
    for seed in range(20):
        match = go_on(last_black("picts", seed=seed))
        tops.add(match.table.faces[match.table.black_deck[-1]])
    assert len(tops) > 5


def test_the_white_card_for_a_face_down_card_may_be_the_last():
    match = last_white("fate", black_deck=["lancelot-1"], black_discard=["mist"])
    go_on(play(match, "draw", "down"))
    assert match.table.hand(0) == ["fate"]
    assert (seen(match)["white_deck"], seen(match)["white_discard"]) == (83, 0)
    assert (seen(match)["black_deck"]["count"], seen(match)["black_discard"]) == (75, 0)


def test_sh_21_a_reward_is_dealt_on_from_the_new_pile():
    used = ("fight-1", "fight-1", "fight-2", "fight-2")
    match = last_white(
        "heroism",
        used=used,
        phase="heroic",
        place=["blackknight"],
        hands=[["fight-2"]],
        laid={"blackknight": ["fight-1", "fight-1", "fight-2"]},
        black_discard=["mist"],
    )
    play(match, ("quest", "fight-2"))
    assert len(match.table.hand(0)) == 3
    assert "heroism" in match.table.hand(0)
    assert seen(match)["black_discard"] == 0
    assert all_there(match)


def test_sh_21_if_there_are_still_too_few_what_there_is_is_dealt():
    left = ("heroism", "fate")
    others = rest(WHITE, *left, "fight-1")
    match = quiet(
        phase="heroic",
        place=["excalibur"],
        sword=4,
        white_deck=list(left),
        hands=[["fight-1"], others[:40], others[40:]],
    )
    play(match, ("quest", "fight-1"))
    assert match.table.hand(0) == ["fate", "fight-1", "heroism"]
    assert (seen(match)["white_deck"], seen(match)["white_discard"]) == (0, 0)
    assert (seen(match)["white_swords"], seen(match)["relics"]["excalibur"]) == (2, 0)
    assert all_there(match)


def test_a_stopped_last_card_is_shuffled_with_the_merlins_that_stopped_it():
    match = quiet(hands=[["merlin"] * 3], black_deck=["morgan-3"], black_discard=rest(BLACK, "morgan-3"))
    play(match, "draw", 3, 0, 0)
    assert (seen(match)["black_deck"]["count"], seen(match)["black_discard"]) == (76, 0)
    assert (seen(match)["white_deck"], seen(match)["white_discard"]) == (84, 0)


def test_sh_36_what_is_played_after_the_shuffle_lies_in_the_new_discard():
    """The black pile ran out in the evil phase; the card played after it is not shuffled with the rest."""
    match = last_black("picts", hands=[["piety"]], life=[2, 2, 2])
    play(match, ("special", "piety"), "own", ("end",))
    assert (seen(match)["white_deck"], seen(match)["white_discard"]) == (83, 1)


def test_sh_36_clairvoyance_finds_a_new_pile_after_the_last_card():
    match = last_black("picts", hands=[["clairvoyance"]])
    assert ("special", "clairvoyance") in match.legal(0)


@pytest.mark.parametrize("seed", range(8))
def test_sh_54_fate_is_not_among_the_cards_that_it_has_mixed_anew(seed):
    """One card is left and two are discarded: the three knights draw just these."""
    others = rest(WHITE, "fate", "grail", "fight-1", "fight-2")
    match = quiet(
        phase="heroic",
        seed=seed,
        hands=[["fate"], others[:40], others[40:]],
        white_deck=["grail"],
        white_discard=["fight-1", "fight-2"],
    )
    play(match, ("special", "fate"), "loyal")
    assert sum((faces(match, hand) for hand in match.table.hands), Counter())["fate"] == 0
    assert [len(hand) for hand in match.table.hands] == [1, 41, 41]
    assert faces(match, match.table.white_deck) == Counter({"fate": 1})
    assert all_there(match)


def test_sh_54_a_card_being_carried_out_is_seen_and_then_discarded():
    match = play(quiet(phase="heroic", hands=[["piety"]]), ("special", "piety"))
    assert (seen(match)["in_force"], seen(match)["white_discard"]) == (["piety"], 0)
    play(match, "others")
    assert (seen(match)["in_force"], seen(match)["white_discard"]) == ([], 1)


def test_sh_54_morgan_is_not_mixed_into_her_own_chain():
    match = last_black("morgan-2", "picts")
    assert events(match, "piles.renewed")[0]["black"] == 75
    match = draw("morgan-2", "mercenaries", "picts", "picts")
    assert (asked(match), seen(match)["drawn"], seen(match)["black_discard"]) == (
        "war.which",
        ["morgan-2"],
        1,
    )
    play(match, "saxons")
    assert (seen(match)["drawn"], seen(match)["black_discard"]) == ([], 4)


def test_sh_36_piles_that_a_newcomer_empties_are_mixed_before_the_next_turn():
    match = new(4, 3, late_seats=1, traitor="none", talk=False)
    answer(match, exchange_lay=first, share_how="agree")
    t = match.table
    traitor = t.order[(t.order.index(t.turn) + 1) % 3]
    t.loyalty[traitor], t.status[traitor], t.place[traitor] = "traitor", "revealed", ""
    t.life[traitor], t.shown[traitor], t.first = 0, True, traitor
    play(match, "life", ("move", "picts"), ("end",))
    t.white_discard.extend(t.white_deck[:-5])
    del t.white_deck[:-5]
    t.black_discard.append(t.black_deck.pop(0))
    play(match, last(match))  # the player joins and draws the last five
    assert asked(match) == "steal.whom"
    assert t.white_deck
    assert not t.black_discard
