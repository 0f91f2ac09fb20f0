"""Rulebook: Free mode: any tile on any board, with decks of any colour."""

from __future__ import annotations

import pytest

from tests.games.taintedgrail.helpers import PASS, asked, by, goods, last, legal, new, play, tracks, until


def owners(match, seat, kind):
    """Whose cards somebody's deck consists of, those included that they may learn."""
    known = match.table.content.cards
    cards = (*match.table.decks[kind][seat], *match.table.advanced[kind][seat])
    return {known[card].owner for card in cards}


def mixed(*answers, seats=1):
    return play(new(seats, free_mode=True), *answers)


def test_tg_94_a_board_and_two_decks_are_chosen_after_the_tile():
    match = mixed("smith")
    assert (asked(match), match.legal(0)) == ("hero.board", ("smith", "herb", "hireling", "druid"))
    play(match, "druid")
    assert (asked(match), match.question(0).about["kind"]) == ("hero.deck", "combat")
    play(match, "herb")
    assert (asked(match), match.question(0).about["kind"]) == ("hero.deck", "diplomacy")
    play(match, "hireling")
    assert (match.table.heroes, match.table.boards) == (["smith"], ["druid"])
    assert owners(match, 0, "combat") == {"herb"}
    assert owners(match, 0, "diplomacy") == {"hireling"}


def test_tg_94_tracks_are_the_board_s_and_all_else_is_the_tile_s():
    match = mixed("smith", "druid", "smith", "smith")
    assert tracks(match) == (6, 7, 0)
    assert (match.table.attr[0]["agg"], goods(match, "food")) == (2, [2])
    assert match.table.most_energy(0) == 7  # the druid has a bonus of one, the smith of three
    match.table.health[0] = match.table.terror[0] = 99
    match.table.keep_limits(0)
    assert tracks(match) == (6, 7, 7)  # the druid's terror goes to 7, the smith's to 6


@pytest.mark.parametrize(("terror", "insane"), [(5, False), (6, True)])
def test_tg_94_madness_is_read_on_the_board(terror, insane):
    match = mixed("smith", "druid", "smith", "smith")
    match.table.terror[0] = terror
    assert match.table.insane(0) == insane  # the smith's would begin at 5


def test_tg_94_what_others_use_is_not_in_the_box_any_more():
    match = mixed("smith", "druid", "herb", "hireling", seats=2)
    by(match, 1, "druid")
    assert match.legal(1) == ("smith", "herb", "hireling")
    by(match, 1, "smith")
    assert match.legal(1) == ("druid", "smith", "hireling")
    by(match, 1, "smith")
    assert match.legal(1) == ("druid", "smith", "herb")


def test_tg_94_the_last_of_four_takes_what_is_left():
    match = new(4, free_mode=True)
    for seat, hero in enumerate(("smith", "herb", "hireling")):
        by(match, seat, hero, *["smith herb hireling druid".split()[seat + 1]] * 3)
    assert match.table.heroes[3] == "druid"
    assert match.table.boards == ["herb", "hireling", "druid", "smith"]
    assert owners(match, 3, "combat") == {"smith"}


def test_usually_everybody_has_his_own():
    match = play(new(2), "smith", "druid")
    assert (asked(match), match.table.boards) == ("day.what", ["smith", "druid"])
    assert (owners(match, 0, "combat"), owners(match, 1, "diplomacy")) == ({"smith"}, {"druid"})


def test_tg_94_who_comes_after_the_dead_chooses_too():
    """The first hero dies; their board and their decks are free again."""
    match = mixed("smith", "herb", "smith", "smith", seats=2)
    by(match, 1, "druid", "druid", "druid", "druid")
    table = match.table
    table.health[0], table.dying[0], table.energy = 0, 1, [0, 0]
    until(match, "dying.successor", lambda match: PASS if asked(match) == "day.what" else last(match))
    by(match, 0, "herb")
    assert legal(match) == {"herb", "smith", "hireling"}
    by(match, 0, "smith", "hireling", "herb")
    assert (match.table.boards[0], owners(match, 0, "combat")) == ("smith", {"hireling"})
