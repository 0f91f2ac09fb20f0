"""Rulebook: The Black Knight (Квестовые сражения): two pairs, alone, again and again."""

from __future__ import annotations

import pytest

from tests.games.shadows.helpers import asked, legal, play, seen, sizes
from tests.games.shadows.helpers.black_cards import all_there, draw, events, no_merlins, quiet
from tests.games.shadows.helpers.quests import FIVE, black_ends, fights, finish, on, swords, values

QUEST = "blackknight"


def pairs(black=("blackknight-1",), **wanted):
    """1, 1, 2 lie there; the player has another 2 for a sum of six."""
    return on(QUEST, ["fight-2", "fight-5"], laid={QUEST: fights("112")}, dark={QUEST: list(black)}, **wanted)


@pytest.mark.parametrize(
    ("lying", "fitting"),
    [
        ("", "12345"),
        ("1", "12345"),
        ("11", "2345"),
        ("12", "12"),
        ("55", "1234"),
        ("112", "2"),
        ("122", "1"),
        ("455", "4"),
    ],
)
def test_two_pairs_of_different_values_are_laid_one_card_at_a_time(lying, fitting):
    assert values(on(QUEST, FIVE, laid={QUEST: fights(lying)})) == fitting


def test_only_fights_may_be_played():
    match = on(QUEST, ["grail", "merlin", "fate", "fight-3"])
    assert {option for option in legal(match) if option[0] == "quest"} == {("quest", "fight-3")}


def test_one_card_an_action_and_no_second_one_in_the_turn():
    match = finish(on(QUEST, ["fight-1", "fight-1"]), "fight-1")
    assert seen(match)["laid"][QUEST] == ["fight-1"]
    play(match, ("sacrifice",))
    assert ("quest", "fight-1") not in legal(match)


def test_only_one_knight_at_a_time():
    match = quiet(phase="heroic", place=["camelot", QUEST])
    assert ("move", QUEST) not in legal(match)
    assert ("move", QUEST) in legal(quiet(phase="heroic"))


def test_the_fourth_white_card_ends_it_and_more_than_black_wins():
    match = finish(pairs(black=["blackknight-5"]), "fight-2")
    table = seen(match)
    assert (swords(match), table["life"][0], table["place"][0]) == ((1, 0), 5, "camelot")
    assert (table["laid"][QUEST], table["dark"][QUEST], sizes(match)) == ([], [], [4, 0, 0])
    assert (table["white_discard"], table["black_discard"]) == (4, 1)
    assert all_there(match)


@pytest.mark.parametrize("black", [["blackknight-5", "blackknight-1"], ["blackknight-7"]])
def test_a_tie_or_less_is_lost(black):
    match = finish(pairs(black), "fight-2")
    table = seen(match)
    assert (swords(match), table["life"][0], table["place"][0]) == ((0, 1), 3, "camelot")
    assert (sizes(match), table["laid"][QUEST], table["dark"][QUEST]) == ([1, 0, 0], [], [])
    assert table["engines"] == 0


def test_the_fourth_black_card_ends_it_and_an_incomplete_pattern_may_win():
    match = black_ends(
        "blackknight-1",
        turn=0,
        place=["camelot", QUEST],
        laid={QUEST: fights("55")},
        dark={QUEST: ["blackknight-3", "blackknight-1", "blackknight-3"]},
    )
    assert (swords(match), seen(match)["life"], sizes(match)) == ((1, 0), [4, 5, 4], [0, 3, 0])
    assert seen(match)["place"] == ["camelot"] * 3
    assert (asked(match), match.to_move) == ("deed.what", (0,))


def test_the_fourth_black_card_with_nobody_there_loses_and_hurts_nobody():
    match = black_ends("blackknight-1", dark={QUEST: ["blackknight-1"] * 3})
    assert (swords(match), seen(match)["life"]) == ((0, 1), [4, 4, 4])
    assert (seen(match)["dark"][QUEST], seen(match)["black_discard"]) == ([], 4)


def test_he_who_loses_his_last_life_there_dies():
    match = finish(pairs(["blackknight-7"], life=[1, 4, 4]), "fight-2")
    assert (seen(match)["status"][0], swords(match)) == ("dead", (0, 1))
    assert (asked(match), match.to_move, seen(match)["hands"][0]) == ("evil.what", (1,), [])


def test_it_starts_again_empty():
    match = finish(pairs(), "fight-2")
    assert QUEST not in seen(match)["finished"]
    play(match, ("end",), "life")
    assert ("move", QUEST) in legal(match)


def test_sf_18_a_lone_winner_takes_his_cards_unseen():
    match = finish(pairs(white_deck=["fate", "piety", "lady"]), "fight-2")
    assert match.table.hand(0) == ["fate", "fight-5", "lady", "piety"]
    for viewer in (1, 2, None):
        assert seen(match, viewer)["hands"][0] == [""] * 4
        assert "piety" not in str([event.args for event in match.log(viewer)])


def test_black_cards_are_shuffled_before_they_are_shown():
    """Nobody can tell who laid which: the story shows them in an order that does not depend on it."""
    shown = set()
    for order in (("blackknight-1", "blackknight-3"), ("blackknight-3", "blackknight-1")):
        dark = [[order[0], 1], [order[1], 2]]
        match = finish(pairs(black=dark, seed=3), "fight-2")
        shown.add(tuple(events(match, "combat.shown")[0]["cards"]))
    assert all(sorted(cards) == ["blackknight-1", "blackknight-3"] for cards in shown)
    assert len(shown) == 1


def test_sf_5_leaving_takes_the_white_cards_away_and_leaves_the_black():
    match = on(QUEST, [], laid={QUEST: fights("12")}, dark={QUEST: [["blackknight-7", 2]]})
    play(match, ("move", "picts"))
    table = seen(match)
    assert (table["laid"][QUEST], table["dark"][QUEST]) == ([], [""])
    assert (table["white_discard"], table["black_discard"], swords(match)) == (2, 0, (0, 0))


def test_sh_43_heroism_stays_when_he_leaves_and_counts_for_the_next():
    match = on(QUEST, [], laid={QUEST: fights("12")}, heroism=QUEST)
    play(match, ("move", "camelot"))
    assert seen(match)["heroism_on"] == QUEST
    match = finish(pairs(heroism=QUEST), "fight-2")
    assert (swords(match), seen(match)["heroism_on"], seen(match)["white_discard"]) == ((2, 0), "", 5)


def test_sh_19_an_unmasked_traitor_leaves_his_solo_quest():
    match = quiet(
        phase="heroic",
        engines=6,
        place=["camelot", QUEST],
        loyalty=["loyal", "traitor", "loyal"],
        laid={QUEST: fights("12")},
        dark={QUEST: ["blackknight-3"]},
    )
    play(match, ("accuse", 1))
    table = seen(match)
    assert (table["laid"][QUEST], table["dark"][QUEST], table["place"][1]) == ([], ["blackknight-3"], "")
    assert swords(match) == (1, 0)


def test_sf_12_one_merlin_removes_the_latest_black_card_only():
    match = quiet(phase="heroic", hands=[["merlin"]], dark={QUEST: ["blackknight-7", "blackknight-1"]})
    play(match, ("special", "merlin"), ("card", QUEST))
    assert seen(match)["dark"][QUEST] == ["blackknight-7"]


# -- Excalibur and Kay ----------------------------------------------------------------------------------

BEARER = {"relics": {"excalibur": 0}, "finished": ["excalibur"]}


def test_sh_5_excalibur_adds_one_and_breaks_a_tie():
    match = finish(pairs(["blackknight-5", "blackknight-1"], **BEARER), "fight-2")
    assert swords(match) == (1, 0)
    assert seen(match)["relics"]["excalibur"] == 0


def test_sh_5_excalibur_adds_one_when_a_black_card_ends_it_too():
    match = draw(
        "blackknight-1",
        turn=1,
        place=[QUEST],
        laid={QUEST: fights("4")},
        dark={QUEST: ["blackknight-1"] * 3},
        **BEARER,
    )
    play(match, "up", False)
    assert swords(match) == (1, 0)


def test_sh_5_an_absent_bearer_adds_nothing():
    match = finish(
        pairs(["blackknight-5", "blackknight-1"], relics={"excalibur": 1}, finished=["excalibur"]), "fight-2"
    )
    assert swords(match) == (0, 1)


@pytest.mark.parametrize(("added", "result"), [("fight-1", (1, 0)), (None, (0, 1))])
def test_sh_20_the_black_cards_are_shown_then_kay_adds_then_excalibur(added, result):
    """Six against seven: Kay's card makes a tie, Excalibur breaks it."""
    match = on(
        QUEST,
        ["fight-2", "fight-1"],
        knights=["kay", "gawain", "arthur"],
        laid={QUEST: fights("112")},
        dark={QUEST: [["blackknight-7", 1]]},
        **BEARER,
    )
    finish(match, "fight-2")
    assert (asked(match), match.to_move) == ("kay.add", (0,))
    assert seen(match, 2)["dark"][QUEST] == ["blackknight-7"]
    play(match, added)
    assert swords(match) == result
    assert all_there(match)


def test_twelve_swords_end_the_game_after_a_black_knight_won():
    match = finish(pairs(white_swords=6, black_swords=5), "fight-2")
    assert (match.to_move, match.result.winners, swords(match)) == ((), (0, 1, 2), (7, 5))


def test_a_face_down_card_that_ends_the_quest_gives_its_white_card_and_is_shown():
    match = draw("blackknight-7", place=["camelot", QUEST], dark={QUEST: ["blackknight-1"] * 3})
    no_merlins(play(match, "down"))
    assert (swords(match), sizes(match), seen(match)["life"]) == ((0, 1), [1, 0, 0], [4, 3, 4])
    assert sorted(events(match, "combat.shown", 2)[0]["cards"]) == ["blackknight-1"] * 3 + ["blackknight-7"]


def test_the_cards_that_were_turned_up_are_known_among_the_discards():
    """What the story tells must be seen, too: which cards it were decides nothing else that is seen."""
    match = draw("blackknight-7", place=["camelot", QUEST], dark={QUEST: ["blackknight-1"] * 3})
    before = match.view(None)["standing"]["discards"]["black"]
    no_merlins(play(match, "down"))
    after = match.view(None)["standing"]["discards"]["black"]
    assert sorted([*before, *["blackknight-1"] * 3, "blackknight-7"]) == sorted(after)
