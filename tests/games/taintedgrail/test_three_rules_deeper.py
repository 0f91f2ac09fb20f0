"""Three rules at once: short decks, helpers, chains of quests, forced arrivals.

The right end of each situation was worked out from the rulebook and the rulings before it was played.
"""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    GRAIL,
    INSPECT,
    PASS,
    SKULL,
    alone,
    answer,
    asked,
    by,
    choose,
    day,
    done,
    go,
    goods,
    legal,
    play,
    scene,
    together,
    tracks,
)
from tests.games.taintedgrail.helpers import encounter as enc
from tests.games.taintedgrail.helpers.encounter import keep, through, win

FILL = " blank blank blank blank blank blank"


# -- encounters --------------------------------------------------------------------------------------------


def test_no_card_laid_the_comfort_cannot_be_drawn_so_the_opportunity_comes_twice_and_no_attack():
    match = play(enc.meet("dummy", "mark blank blank"), enc.END)
    t = match.table
    assert (enc.over(match), t.terror, t.energy, t.health) == ("else", [2], [5], [9])


def test_no_card_laid_and_the_opportunity_kills_no_comfort_no_price_and_the_next_is_active():
    match = enc.meet("wanderer", "mark" + FILL, "mark" + FILL, health=[1, 8])
    play(match, 0, enc.END)
    t = match.table
    assert (t.inside, t.active, t.dying, enc.events(match, "fight.escapes")) == ((1,), 1, [2, 0], [])
    assert enc.events(match, "enc.drew")[2:] == []  # the two first hands


def test_one_falls_dying_before_the_robber_who_then_sees_only_a_weak_one_left():
    """He who fell has left at once and keeps his purse; all who are present are weak: they are robbed."""
    match = enc.meet("robber", "mark" + FILL, "mark" + FILL, health=[2, 1], goods={"wealth": [3, 2]})
    play(match, 0)
    through(enc.turn(match, "mark"))
    t = match.table
    assert (enc.over(match), t.dying, t.goods["wealth"]) == ("else", [2, 0], [3, 0])


def test_a_guardian_flees_from_the_one_who_stayed_goes_under_its_deck_and_rewards_nobody():
    match = enc.meet("shy_watcher", "mark" + FILL, "mark" + FILL)
    play(match, 0, enc.ESCAPE)
    enc.turn(match, "mark")
    t = match.table
    assert (enc.over(match), t.guardians, t.under["purple"]) == ("else", {}, ["shy_watcher"])
    assert (t.goods["exp"], t.health, t.energy) == ([0, 0], [8, 8], [5, 6])


def test_a_talk_runs_short_at_the_end_of_a_round_for_one_who_is_not_active_and_all_fail():
    """The hand limit is kept first; seat 1 has no card to draw: the talk fails for both."""
    match = enc.meet("gossip", "nod" * 1 + " nod" * 8, "nod nod nod", goods={"rep": [2, 2], "wealth": [1, 1]})
    play(match, 0)
    through(enc.turn(match, "nod"))
    through(enc.turn(match, "nod"))
    t = match.table
    assert (enc.over(match), t.goods["rep"], t.goods["wealth"], t.energy) == ("else", [1, 1], [0, 0], [6, 6])


def test_a_stage_sealed_by_a_card_whose_own_activation_would_have_reached_the_bottom():
    """`win_stage` wins now; the insults before it count for nothing, and no reaction follows."""
    match = enc.meet("orphan", "insult insult seal" + " nod" * 6, heroes=["soldier"])
    enc.lay(match, "insult", "insult")
    assert match.table.affinity == -2
    enc.lay(match, "seal")
    if asked(match) == "talk.what" and len(match.table.stages) == 1:
        play(match, enc.END)
    t = match.table
    assert (len(t.stages), t.affinity, t.terror) == (2, 0, [0])


def test_in_challenge_mode_panic_is_at_equal_and_an_escape_needs_the_grail_but_not_with_a_short_deck():
    options = {"limiter": "turned", "escape": "coin"}
    match = enc.meet("dummy", "mark blank blank", terror=[4], health=[4], options=options)
    assert (enc.PANIC in legal(match), match.table.energy) == (True, [3])
    play(match, enc.PANIC)
    t = match.table
    assert (enc.over(match), t.energy, t.terror) == ("else", [2], [5])


# -- costs and parties -------------------------------------------------------------------------------------


def test_a_mule_on_a_hard_road_saves_for_its_master_alone_though_they_travel_as_a_party():
    """1 and 2 by the road and the mule, 3 together, which they split as they like."""
    match = by(day(2, items=[["mule"]], today=["hard_road"]), 0, go(102), True)
    by(match, 1, True)
    assert (asked(match), legal(match)) == ("share.how", {(-2, -1), (-1, -2), (-3, 0), (0, -3)})
    play(match, (-1, -2))
    assert (match.table.place, match.table.energy) == ([102, 102], [5, 4])


def test_alms_for_each_food_cannot_be_paid_by_another_so_he_drops_out_and_gains_no_name():
    match = together(day(2, goods={"food": [4, 1], "rep": [0, 0]}), 0, EXPLORE)
    choose(match, "Give alms")
    answer(match, pay_help=True)
    assert (goods(match, "food"), goods(match, "rep")) == ([2, 1], [1, 0])


def test_one_escapes_from_a_fight_of_the_journal_the_other_wins_and_the_row_of_victory_is_for_both():
    """The reward is the winner's alone (TG-22); the coin of the verse goes to whom the party likes."""
    match = together(day(2, items=[["rope"]], goods={"wealth": [0, 0]}), 0, EXPLORE)
    choose(match, "Lower")
    answer(match, verse_doer=0)
    keep(match)
    play(match, 0, ("escape",))
    win(match)
    assert (goods(match, "exp"), asked(match), legal(match)) == ([0, 1], "choose.who", {0, 1})
    play(match, 0)
    assert goods(match, "wealth") == [1, 0]


def test_the_helper_of_an_arrival_joins_the_party_and_the_entry_effect_is_for_the_party():
    """Before the automatic effect or the guardian another there may join the party; both then are in it."""
    match = by(day(2, place=[101, 104], guardians={"wolf": 104}), 1, PASS)
    alone(match, 0, go(104))
    play(match, True)
    win(match)
    assert match.table.terror == [1, 1]


def test_who_does_not_help_is_left_in_peace_by_guardian_and_ash():
    match = by(day(2, place=[101, 104], guardians={"wolf": 104}), 1, PASS)
    alone(match, 0, go(104))
    while asked(match) == "party.help":
        play(match, False)
    win(match)
    assert (match.table.terror, goods(match, "exp")) == ([1, 0], [1, 0])


def test_a_menhir_is_lit_with_a_dying_companion_whose_energy_is_paid_but_not_where_it_costs_health():
    """The Hill: energy and food; the other pays both energies. The Stead: a health that he does not have."""
    near = {
        "health": [0, 8],
        "dying": [2, 0],
        "secrets": [["rite"]],
        "goods": {"food": [1, 1], "magic": [5, 5]},
    }
    match = by(day(2, place=[106, 106], wards={101: 5}, **near), 1, INSPECT)
    assert asked(match) == "ward.light"
    play(match, True)
    while asked(match) == "ward.agree":
        play(match, True)
    t = match.table
    assert (t.wards, t.energy, goods(match, "food")) == ({101: 5, 106: 6}, [0, 4], [0, 0])
    assert (t.statuses, 109 in t.shown) == ({"seals": [2]}, True)
    match = by(day(2, **near), 1, INSPECT)
    assert asked(match) == "day.what"


# -- story -------------------------------------------------------------------------------------------------


def test_a_quest_plays_a_quest_that_is_reached_already_and_its_success_comes_once_though_it_stays():
    match = done(
        "secret rite", 2, quests=["find_rite"], statuses={"seals": [1]}, event_deck=["second_wind"],
        goods={"rep": [0, 0], "wealth": [0, 0]},
    )  # fmt: skip
    play(match, 0)
    t = match.table
    assert (goods(match, "rep"), t.read, goods(match, "wealth")) == ([1, 1], ["book.30"], [1, 1])
    assert (t.quests, "find_rite" in t.past) == (("second_wind",), True)
    alone(match, 0, go(103))
    assert (t.read, goods(match, "wealth")) == (["book.30"], [1, 1])


def test_swept_away_with_a_whistle_he_arrives_but_has_not_travelled_and_the_ash_is_hot():
    match = scene(
        2, phase="dawn", event_deck=[], wards={101: 5, 107: 0}, shown=[101, 104, 107], place=[107, 101],
        items=[["whistle"], ["whistle"]][:1], goods={"rep": [0, 0], "wealth": [0, 0]},
    )  # fmt: skip
    t = match.table
    assert (t.place, goods(match, "rep"), goods(match, "wealth")) == ([104, 101], [1, 0], [0, 0])
    assert (tracks(match), t.did[0]) == ((6, 7, 3), [])


def test_a_mad_one_explores_in_company_the_skull_frightens_him_alone_before_they_read():
    for face, terror in ((SKULL, 6), (GRAIL, 5)):
        match = day(2, place=[107, 107], wards={107: 4}, terror=[5, 0], luck=())
        match.table.chance.force([face])
        together(match, 1, EXPLORE)
        assert (match.table.terror, match.table.energy, match.table.read) == ([terror, 0], [5, 5], ["107"])


def test_a_timer_ends_with_a_verse_for_all_while_one_of_them_dies_on_the_same_dawn():
    """The news are for the heroes in play; who dies on this dawn leaves a successor without that lesson."""
    match = scene(
        2, phase="dawn", event_deck=[], timers={"news": 1}, health=[0, 8], dying=[1, 0], place=[103, 103]
    )
    play(match, "druid")
    assert (goods(match, "exp")[1], match.table.timers, "book.9" in match.table.read) == (1, {}, True)
