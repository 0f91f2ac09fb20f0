"""Rulebook: The end of the game; aim of the game: every way to win and to lose, and what comes first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadows.helpers import answer, asked, lay, play, seen
from tests.games.shadows.helpers.knights import DRAW, END, SACRIFICE, hero, quest_won

KNIGHTS = ["gawain", "galahad", "tristan", "palamedes"]
ALL = (0, 1, 2, 3)
NONE = ["loyal"] * 4
HIDDEN = ["loyal", "loyal", "loyal", "traitor"]


def evil(**wanted):
    return lay(4, knights=KNIGHTS, **wanted)


def last_sword(white, black, quest="picts", **wanted):
    """Seat 0 wins this quest, with this many swords on the table."""
    card = {"picts": "fight-5", "grail": "grail"}[quest]
    return play(quest_won(quest, white_swords=white, black_swords=black, **wanted), ("quest", card))


def test_the_twelfth_engine_loses_at_once():
    match = play(evil(engines=11, loyalty=HIDDEN, white_swords=9), "engine")
    assert match.result.winners == (3,)
    assert (match.to_move, match.result.reason) == ((), "engines")
    assert match.table.engines == 12


def test_without_a_traitor_nobody_wins_a_lost_game():
    assert play(evil(engines=11), "engine").result.winners == ()


def test_the_twelfth_engine_by_two_at_once():
    match = play(evil(engines=11, black_deck=["morgan-3"]), "draw")
    answer(match, merlin_stop=0)
    assert match.result.winners == ()


def test_the_seventh_black_sword_loses_at_once():
    match = evil(black_swords=6, warriors={"picts": 3}, black_deck=["picts"], loyalty=HIDDEN, white_swords=2)
    play(match, "draw")
    assert match.result.winners == (3,)
    assert match.table.white_swords + match.table.black_swords == 2 + 7


def test_six_black_swords_are_no_end():
    match = play(evil(black_swords=5, warriors={"picts": 3}, black_deck=["picts"]), "draw")
    assert match.result is None


def test_the_death_of_the_last_loyal_knight_loses():
    match = evil(loyalty=HIDDEN, status=["knight", "dead", "dead", "knight"], life=[1, 0, 0, 4])
    assert play(match, "life").result.winners == (3,)


def test_while_one_loyal_knight_lives_it_goes_on():
    match = evil(loyalty=HIDDEN, status=["knight", "dead", "knight", "knight"], life=[1, 0, 1, 4])
    assert play(match, "life").result is None


def test_the_death_of_the_traitor_alone_is_no_end_and_tells_nothing():
    match = evil(loyalty=["traitor", "loyal", "loyal", "loyal"], life=[1, 4, 4, 4])
    play(match, "life")
    assert match.result is None
    assert seen(match)["loyalty"] == [""] * 4


def test_with_a_revealed_traitor_the_last_death_loses_too():
    match = evil(loyalty=HIDDEN, status=["knight", "dead", "dead", "revealed"], life=[1, 0, 0, 0])
    assert play(match, "life").result.winners == (3,)


def test_sf_29_a_dead_hidden_traitor_wins_with_evil():
    match = evil(loyalty=HIDDEN, status=["knight", "knight", "knight", "dead"], engines=11)
    assert play(match, "engine").result.winners == (3,)


@pytest.mark.parametrize(("white", "black", "won"), [(10, 1, True), (6, 5, True), (5, 6, False)])
def test_twelve_swords_more_white_than_black_win(white, black, won):
    match = last_sword(white, black)
    assert match.result.winners == (ALL if won else ())


def test_eleven_swords_are_no_end():
    assert last_sword(6, 4).result is None


def test_more_than_twelve_swords_may_lie():
    match = last_sword(8, 3, "grail")
    assert (match.result.winners, match.table.white_swords) == (ALL, 11)


def test_sh_8_five_to_six_and_the_grail_is_won():
    match = last_sword(5, 6, "grail")
    assert (match.result.winners, match.table.white_swords, match.table.black_swords) == (ALL, 8, 6)


@pytest.mark.parametrize(("white", "black", "won"), [(7, 4, False), (8, 3, True), (6, 5, False)])
def test_a_hidden_traitor_turns_two_white_swords_before_the_count(white, black, won):
    """7 + 1 - 2 = 6 to 6 is lost, 8 + 1 - 2 = 7 to 5 is won."""
    match = last_sword(white, black, loyalty=HIDDEN)
    assert match.result.winners == ((0, 1, 2) if won else (3,))
    assert (match.table.white_swords, match.table.black_swords) == (white - 1, black + 2)
    assert seen(match)["loyalty"] == HIDDEN


def test_sf_29_a_dead_traitor_turns_none_and_loses_with_the_loyal_victory():
    match = last_sword(6, 5, loyalty=HIDDEN, status=["knight"] * 3 + ["dead"])
    assert match.result.winners == (0, 1, 2)


def test_a_revealed_traitor_turns_none():
    match = last_sword(6, 5, loyalty=HIDDEN, status=["knight"] * 3 + ["revealed"])
    assert match.result.winners == (0, 1, 2)


def test_sh_23_with_fewer_than_two_white_swords_he_turns_what_there_is():
    """The player does so whenever the game ends, here by the twelfth engine."""
    match = play(evil(engines=11, white_swords=1, loyalty=HIDDEN), "engine")
    assert (match.table.white_swords, match.table.black_swords) == (0, 1)


def test_sh_23_with_no_white_sword_he_turns_none():
    match = play(evil(engines=11, black_swords=3, loyalty=HIDDEN), "engine")
    assert (match.table.white_swords, match.table.black_swords) == (0, 3)


def test_the_dead_share_the_victory():
    match = last_sword(6, 5, status=["knight", "dead", "dead", "knight"])
    assert match.result.winners == ALL


def test_sf_32_the_twelfth_engine_beats_a_winning_count():
    """A lost war: the twelfth sword would win seven to five, but two engines come to ten."""
    match = evil(engines=10, white_swords=7, black_swords=4, warriors={"picts": 3}, black_deck=["picts"])
    play(match, "draw")
    assert (match.result.winners, match.result.reason) == ((), "engines")


def test_sf_32_the_same_with_nine_engines_is_won():
    match = evil(engines=9, white_swords=7, black_swords=4, warriors={"picts": 3}, black_deck=["picts"])
    assert play(match, "draw").result.winners == ALL


def test_sf_32_the_last_loyal_death_beats_a_winning_count():
    match = evil(
        white_swords=8, black_swords=1, dark={"grail": ["despair"] * 6}, black_deck=["despair"],
        loyalty=HIDDEN,
        status=["knight", "dead", "dead", "dead"], life=[1, 0, 0, 0], place=["grail"] + ["camelot"] * 3,
    )  # fmt: skip
    assert play(match, "draw").result.winners == (3,)


def test_sf_32_with_a_life_to_spare_the_same_is_won():
    match = evil(
        white_swords=8, black_swords=1, dark={"grail": ["despair"] * 6}, black_deck=["despair"],
        loyalty=HIDDEN,
        status=["knight", "dead", "dead", "dead"], life=[2, 0, 0, 0], place=["grail"] + ["camelot"] * 3,
    )  # fmt: skip
    assert play(match, "draw").result.winners == (0, 1, 2)


@pytest.mark.parametrize(("white", "black"), [(4, 5), (7, 4)])
def test_sf_33_the_seventh_black_sword_ends_before_the_swords_still_due(white, black):
    """The lost Grail brings three, Heroism and Mist one each: only seven come to lie."""
    match = evil(
        white_swords=white, black_swords=black, dark={"grail": ["despair"] * 6}, black_deck=["despair"],
        heroism="grail", in_force=["mist"],
    )  # fmt: skip
    play(match, "draw")
    assert (match.result.winners, match.table.black_swords) == ((), 7)


def test_a_lost_quest_can_bring_the_twelfth_sword_and_be_the_victory():
    match = evil(white_swords=9, black_swords=2, warriors={"saxons": 3}, black_deck=["saxons"])
    assert play(match, "draw").result.winners == ALL


def test_the_end_in_the_evil_phase_leaves_no_heroic_phase():
    match = play(evil(engines=11), "engine")
    assert match.to_move == ()
    assert match.table.engines == 12


def test_the_end_in_the_heroic_phase_leaves_no_second_action():
    match = last_sword(8, 3)
    assert match.to_move == ()


def test_the_last_life_that_brings_the_twelfth_sword_wins_for_the_dead_too():
    match = quest_won(
        "picts", white_swords=6, black_swords=5, life=[1, 4, 4, 4], place=["camelot"] * 4, hands=[["fight-5"]]
    )
    play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    assert match.result.winners == ALL


def dying_traitor(**wanted):
    """The hidden traitor lays the twelfth sword by their last life: eight to four."""
    match = quest_won(
        "picts", white_swords=7, black_swords=4, life=[1, 4, 4, 4], place=["camelot"] * 4,
        loyalty=["traitor", *["loyal"] * 3], **wanted,
    )  # fmt: skip
    return play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))


def test_sh_60_the_hidden_traitor_who_lays_the_twelfth_sword_by_his_last_life_turns_none():
    match = dying_traitor()
    assert (match.result.winners, match.result.reason) == ((1, 2, 3), "victory")
    assert (match.table.white_swords, match.table.black_swords) == (8, 4)
    assert match.table.status[0] == "dead"


def test_sh_60_a_traitor_whom_the_grail_saves_from_it_turns_two():
    match = dying_traitor(relics={"grail": 1})
    assert (asked(match), match.to_move) == ("rescue.whom", (1,))
    saved, dead = play(match.clone(), 0), play(match, None)
    assert (saved.result.winners, saved.table.white_swords) == ((0,), 6)
    assert (dead.result.winners, dead.table.white_swords) == ((1, 2, 3), 8)


def test_sh_52_as_an_option_the_sword_comes_before_the_death():
    """The player still lives and turns two."""
    match = dying_traitor(sword_first=True)
    assert (match.result.winners, match.result.reason) == ((0,), "swords")
    assert (match.table.white_swords, match.table.black_swords) == (6, 6)
    assert match.table.status[0] == "knight"


LAST_LOYAL: dict[str, Any] = {
    "life": [1, 0, 0, 4],
    "status": ["knight", "dead", "dead", "knight"],
    "loyalty": HIDDEN,
}


def last_life_of_the_last_loyal(**wanted):
    """The player wins a war by their last life, which lays the twelfth sword: ten to two."""
    wanted = {**LAST_LOYAL, **wanted}
    match = quest_won("picts", white_swords=9, black_swords=2, place=["camelot"] * 4, **wanted)
    return play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))


def test_sh_52_the_last_loyal_knight_dies_of_the_twelfth_sword_and_evil_wins():
    """The action is carried out, the sword is laid, the knight dies."""
    match = last_life_of_the_last_loyal()
    assert (match.result.winners, match.result.reason) == ((3,), "deaths")
    assert (match.table.white_swords + match.table.black_swords, match.table.status[0]) == (12, "dead")


def test_sh_52_unless_the_grail_saves_him():
    """The traitor at the table turns two: eight to four."""
    match = last_life_of_the_last_loyal(relics={"grail": 0})
    assert (asked(match), match.to_move) == ("rescue.whom", (0,))
    lost, saved = play(match.clone(), None), play(match, 0)
    assert (lost.result.winners, lost.result.reason) == ((3,), "deaths")
    assert (saved.result.winners, saved.table.white_swords) == ((0, 1, 2), 8)


def test_sh_52_with_the_option_he_wins_before_he_dies():
    match = last_life_of_the_last_loyal(sword_first=True)
    assert (match.result.winners, match.result.reason) == ((0, 1, 2), "victory")


LOST_DUEL: dict[str, Any] = {
    "white_swords": 9, "black_swords": 2, "hands": [["fight-2"]], "dark": {"blackknight": ["blackknight-7"]},
    "laid": {"blackknight": ["fight-1", "fight-1", "fight-2"]},
}  # fmt: skip


def test_sh_52_also_if_the_action_loses_a_quest():
    """Six against seven: the lost duel lays the twelfth sword and takes a life that the player no longer
    has."""
    match = hero(**LOST_DUEL, **LAST_LOYAL)
    play(match, ("move", "blackknight"), SACRIFICE, ("quest", "fight-2"))
    assert (match.result.winners, match.result.reason) == ((3,), "deaths")


def test_sh_52_with_the_option_also_a_lost_quest_ends_the_game_first():
    match = hero(**LOST_DUEL, **LAST_LOYAL, sword_first=True)
    play(match, ("move", "blackknight"), SACRIFICE, ("quest", "fight-2"))
    assert (match.table.white_swords, match.table.black_swords) == (7, 5)
    assert (match.result.winners, match.result.reason) == ((0, 1, 2), "victory")


def test_sh_52_the_last_loyal_knight_finds_the_traitor_by_his_last_life():
    """The white sword for it is the twelfth, and the accuser dies of it."""
    match = hero(white_swords=9, black_swords=2, **LAST_LOYAL)
    play(match, ("move", "picts"), SACRIFICE, ("accuse", 3))
    assert (match.result.winners, match.result.reason) == ((3,), "deaths")
    assert (match.table.white_swords, match.table.status[3]) == (10, "revealed")


def test_sh_52_with_the_traitor_revealed_already_it_is_the_same():
    match = last_life_of_the_last_loyal(status=["knight", "dead", "dead", "revealed"])
    assert (match.result.winners, match.result.reason) == ((3,), "deaths")
    assert match.table.white_swords == 10


def test_sh_52_others_loyal_are_left_and_the_count_decides():
    match = quest_won("picts", white_swords=9, black_swords=2, life=[1, 4, 4, 4], place=["camelot"] * 4)
    play(match, ("move", "picts"), SACRIFICE, ("quest", "fight-5"))
    assert (match.result.winners, match.result.reason) == ((0, 1, 2, 3), "victory")
    assert match.table.status[0] == "dead"


def test_the_traitor_may_bring_the_twelfth_engine_in_his_own_turn():
    match = evil(engines=11, loyalty=["traitor", *["loyal"] * 3], status=["revealed", *["knight"] * 3])
    assert play(match, "engine").result.winners == (0,)


def test_all_loyal_knights_by_morgan_at_once():
    match = play(evil(life=[1] * 4, loyalty=HIDDEN, black_deck=["morgan-4"]), "draw")
    answer(match, merlin_stop=0)
    assert match.result.winners == (3,)


def test_nothing_is_shown_before_the_end_and_everything_after():
    match = hero(engines=11, loyalty=HIDDEN)
    play(match, DRAW, END)
    assert seen(match)["loyalty"] == [""] * 4
    play(match, "engine")
    assert seen(match)["loyalty"] == HIDDEN
