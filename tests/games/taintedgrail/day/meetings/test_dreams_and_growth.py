"""[Dusk] Improving, and the dreams that come after it."""

from typing import Any

from tests.games.taintedgrail.helpers import (
    PASS,
    answer,
    asked,
    by,
    choose,
    dawn,
    day,
    dusk,
    goods,
    last,
    night,
    play,
    story,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import win


def sleeping(**wanted: Any) -> Any:
    """One of two at the cot has a nightmare, in which somebody comes."""
    cot: Any = {"place": [131, 131], "shown": [101, 131], "terror": [6, 0], "phase": "dusk"}
    purse = {"food": [0, 0], "exp": [0, 0]}
    match = day(2, **{**cot, "goods": purse, **wanted})
    return answer(match, grow_what=None, deck_change=None)


# -- growth ------------------------------------------------------------------------------------------------


def test_a_skill_against_dreams_works_on_the_night_on_which_it_is_bought():
    match = day(phase="dusk", goods={"exp": [6], "food": [0]}, attr=[{"spi": 2, "pra": 0}])
    answer(play(match, ("point", "spi"), "spi_1/front"), grow_what=None, deck_change=None)
    assert (match.table.day, match.table.read) == (2, [])


def test_one_that_restores_energy_is_bought_too_late_for_this_night():
    match = dusk(goods={"exp": [6], "food": [0]}, attr=[{"cou": 2, "cau": 0}])
    answer(play(match, ("point", "cou"), "cou_1/back"), grow_what=None, deck_change=None)
    assert match.table.energy == [6]
    assert night(match).table.energy == [7]


def test_three_buy_a_third_point_on_one_evening_and_the_last_gets_no_skill():
    """[Buying skills] Each card is unique; TG-58: the point is marked all the same."""
    match = dusk(3, attr=[{"agg": 2, "emp": 0}] * 3, goods={"exp": [6, 6, 6], "food": [0, 0, 0]})
    for seat in range(3):
        by(match, seat, ("point", "agg"))
        by(match, seat, match.legal(seat)[0]) if asked(match) == "grow.skill" else None
    t = match.table
    assert ([attr["agg"] for attr in t.attr], sorted(map(len, t.skills))) == ([3, 3, 3], [0, 1, 1])


def test_tg_133_what_an_effect_of_dusk_completes_is_read_before_he_improves():
    finds: Any = {"statuses": {"finds": [1]}, "items": [["ledger"]]}
    match = dusk(goods={"exp": [1], "food": [0]}, **finds)
    assert (asked(match), goods(match, "exp")) == ("grow.what", [2])


def test_tg_35_a_goal_reached_by_improving_counts_before_the_dream():
    points: Any = {"attr": [{"agg": 2, "emp": 0}], "goods": {"exp": [6], "food": [0]}}
    match = play(day(phase="dusk", quests=["strong"], **points), ("point", "agg"), "agg_1/front")
    assert story(match, "quest.done", "verse.read") == ["quest.done", "101.dream"]


# -- dreams ------------------------------------------------------------------------------------------------


def test_exhausted_and_mad_he_eats_of_anothers_food_and_dreams_instead_of_the_nightmare():
    """Health 5, terror 4 and so no longer mad; 4 energy of exhaustion: 5. The hero reads the dream."""
    match = dusk(
        2, place=[102, 102], goods={"food": [0, 2]}, energy=[1, 3], health=[4, 8], terror=[5, 0], seed=3
    )
    answer(match, rest_eat=True, rest_share=True, grow_what=None, deck_change=None)
    t = match.table
    assert (goods(match, "food"), tracks(match)) == ([0, 0], (5, 5, 4))
    assert (t.energy[1], "102.dream" in t.read, "102.nightmare" in t.read) == (6, True, False)


def test_exhausted_and_mad_he_is_refused_food_and_the_nightmare_lowers_health_and_so_energy():
    """Energy 1 and 4, but health 4: 4. The nightmare: health 3, energy 3. The other reads the dream."""
    match = dusk(
        2, place=[102, 102], goods={"food": [0, 2]}, energy=[1, 3], health=[4, 8], terror=[5, 0], seed=3
    )
    answer(match, rest_eat=True, rest_share=False, grow_what=None, deck_change=None, verse_choice=last)
    t = match.table
    assert (goods(match, "food"), tracks(match)) == ([0, 1], (3, 3, 5))
    assert {"102.dream", "102.nightmare"} <= set(t.read)


def test_a_market_far_from_it_drives_him_mad_until_he_eats_and_so_he_dreams():
    """[Insanity] Mad at dawn's event; [Dusk] the meal of step 2 comes before the dream of step 6."""
    match = dawn(event_deck=["market"], place=[102], terror=[4], goods={"food": [1]}, seed=3)
    t = match.table
    assert (t.terror, t.insane(0)) == ([5], True)
    answer(play(match, PASS), rest_eat=True, grow_what=None, deck_change=None)
    assert (t.terror, "102.dream" in t.read, "102.nightmare" in t.read) == ([4], True, False)
    assert t.statuses == {"seals": [1]}


def test_a_nightmare_takes_the_last_health_and_his_dial_turns_at_the_dawn_that_follows():
    """[Dusk] Mad, the hero has the nightmare; [At death's door] one item is kept, 2 is set and turned
    once."""
    wanted = {"terror": [5, 0], "goods": {"food": [0, 0]}, "items": [["rope", "spear", "jack"]]}
    match = dusk(2, place=[102, 103], health=[1, 8], energy=[0, 6], **wanted)
    play(match, ("jack",))
    assert (match.table.health, match.table.dying, match.table.items[0]) == ([0, 8], [1, 0], ("jack",))


def test_a_dream_completes_a_status_and_only_who_sleeps_there_reads_what_follows():
    match = dusk(
        2, place=[102, 103], goods={"food": [0, 0], "magic": [0, 0]},
        statuses={"seals": [3]},
    )  # fmt: skip
    answer(match, grow_what=None, deck_change=None)
    assert asked(match) == "verse.choice"
    play(match, match.legal(match.to_move[0])[-1])
    assert (match.table.read[:2], goods(match, "magic")) == (["102.dream", "book.21"], [1, 0])


def test_tg_133_what_a_dream_completes_is_read_before_the_dream_at_another_place():
    seals: Any = {"statuses": {"seals": [3]}, "goods": {"food": [0, 0]}}
    match = play(dusk(2, place=[102, 101], **seals), ("102.dream", 2))
    assert story(match, "verse.read") == ["102.dream", "book.21", "101.dream"]


def test_dusk_6_who_walks_in_his_sleep_to_where_another_dreams_does_not_dream_there_too():
    match = dusk(2, place=[133, 102], shown=[101, 102, 133], goods={"food": [0, 0], "exp": [0, 0]})
    choose(answer(match, grow_what=None, deck_change=None), "Open the first")
    assert (match.table.place, goods(match, "exp")) == ([102, 102], [0, 1])


def test_a_part_ticked_in_a_dream_reaches_a_goal_whose_verse_is_read_after_the_dream():
    """The dream goes on to its choice; then the wind turns."""
    match = dusk(place=[102], goods={"food": [0]}, quests=["second_wind"])
    assert (asked(match), match.table.read) == ("verse.choice", ["102.dream"])
    play(match, match.legal(0)[0])
    assert (match.table.read, goods(match, "exp"), goods(match, "wealth")) == (
        ["102.dream", "book.30"],
        [1],
        [2],
    )


# -- encounters in a dream (TG-131) ------------------------------------------------------------------------


def test_tg_131_who_sleeps_beside_a_nightmare_may_stand_by_the_dreamer():
    match = sleeping()
    assert (asked(match), match.to_move) == ("party.help", (1,))
    match = win(play(match, True))
    assert (goods(match, "exp"), goods(match, "food")) == ([1, 1], [1, 0])  # the verse is the dreamer's alone


def test_tg_131_he_need_not():
    match = sleeping()
    assert (asked(match), play(match, False).table.party) == ("party.help", (0,))
