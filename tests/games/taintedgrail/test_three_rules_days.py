"""Three rules at once, in day and dusk: costs, parties, reading, gear, rest.

The right end of each situation was worked out from the rulebook and the rulings before it was played.
"""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    OWN,
    PASS,
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
    night,
    play,
    scene,
    together,
    tracks,
    until,
)
from tests.games.taintedgrail.helpers.encounter import flee, idle, win


def dusk(seats=1, **wanted):
    return scene(seats, **{"phase": "dusk", "event_deck": [], "place": [103] * seats, **wanted})


# -- costs -------------------------------------------------------------------------------------------------


def test_a_hard_road_a_pact_and_a_mule_the_first_journey_costs_two_and_the_second_three():
    match = day(today=["hard_road"], common=["pact"], items=[["mule"]])
    play(match, go(102))
    assert match.table.energy == [4]
    play(match, go(101))
    assert match.table.energy == [1]
    assert go(102) not in legal(match)


def test_two_savings_make_the_first_journey_free_even_without_energy_but_not_the_second():
    """1 less 1 less 1 is 0, not 1 gained; then he has nothing left to do, and dusk comes."""
    match = day(items=[["mule"]], skills=[["cau_1/front"]], energy=[0], goods={"food": [0]}, place=[102])
    assert go(106) in legal(match)
    play(match, go(106))
    t = match.table
    assert (t.place, t.energy) == ([106], [0])
    assert [option for option in legal(match) if option[0] == "travel"] == []


def test_who_has_no_energy_is_taken_along_by_another_it_is_his_turn_and_the_ash_frightens_both():
    match = together(day(2, energy=[0, 6]), 1, go(104))
    t = match.table
    assert (t.place, t.energy, t.terror) == ([104, 104], [0, 4], [1, 1])


def test_an_insane_one_travels_in_a_party_pays_for_his_madness_alone_and_arrives_with_all():
    """Terror 5 is red. His energy is spent: he chooses health. Then the ash: 1 terror each, once."""
    match = day(2, terror=[5, 0], energy=[1, 6])
    together(match, 1, go(104))
    assert (asked(match), match.to_move) == ("choose.way", (0,))
    play(match, next(option for option in match.legal(0) if option[2] == 1))
    t = match.table
    assert (t.place, t.energy, t.health, t.terror) == ([104, 104], [0, 5], [8, 8], [6, 1])


def test_a_cost_for_each_two_refuse_to_help_the_third_drops_out_and_is_not_frightened():
    """The rulebook's example: he who cannot pay leaves the exploration, the others go on."""
    match = together(day(3, energy=[6, 6, 2]), 0, EXPLORE)
    choose(match, "Climb")
    assert (asked(match), match.to_move) == ("pay.help", (0, 1))
    answer(match, pay_help=False)
    t = match.table
    assert (t.energy, t.terror, t.place) == ([3, 3, 1], [1, 1, 0], [101] * 3)


def test_a_cost_for_each_one_refuses_one_helps_and_the_third_climbs_too():
    match = together(day(3, energy=[6, 6, 2]), 0, EXPLORE)
    choose(match, "Climb")
    by(match, 0, False)
    by(match, 1, True)
    assert (match.table.energy, match.table.terror) == ([3, 2, 0], [1, 1, 1])


def test_own_action_helped_by_a_companion_costs_the_doer_at_least_one_and_the_last_health_kills_after():
    """Bloodletting for the last health: the magic is gained, the fifth heals 2, so that he does not fall."""
    match = day(heroes=["druid"], health=[1], goods={"magic": [4]})
    play(match, OWN)
    assert (match.table.health, match.table.dying, goods(match, "magic")) == ([2], [0], [5])
    match = day(heroes=["druid"], health=[1], goods={"magic": [3]})
    play(match, OWN)
    assert (match.table.health, match.table.dying, goods(match, "magic")) == ([0], [3], [4])


# -- reading -----------------------------------------------------------------------------------------------


def test_a_part_completes_a_status_and_a_quest_while_a_verse_is_read_all_wait_for_its_end():
    """The verse goes on first (wealth for its party), then the collected verse by the same party, and the
    quest's verse for all."""
    match = scene(
        2, verse="book.54", party=[0], event_deck=[], quests=["second_wind"], statuses={"seals": [3]},
        goods={"wealth": [0, 0], "magic": [0, 0]},
    )  # fmt: skip
    assert match.table.read[0] == "book.54"
    assert sorted(match.table.read[1:]) == ["book.21", "book.30"]
    assert (goods(match, "wealth"), goods(match, "magic")) == ([2, 1], [1, 0])


def test_two_parts_of_any_number_in_a_verse_that_leads_on_the_story_of_finds_comes_after_both():
    match = together(day(2, place=[102, 102], goods={"food": [0, 0], "wealth": [0, 0]}), 0, EXPLORE)
    assert match.table.read == ["102", "102.1", "book.20"]
    assert (goods(match, "food"), goods(match, "wealth"), goods(match, "exp")) == ([1, 1], [1, 1], [1, 1])


def test_a_quest_is_reached_by_the_prize_of_an_encounter_in_a_verse_and_counts_when_it_is_over():
    """Wealth 4, the fight in the well is won, its coin makes 5: the quest is done."""
    match = day(items=[["rope"]], goods={"wealth": [4]}, quests=["burden"])
    play(match, EXPLORE)
    choose(match, "Lower")
    assert (match.table.enc, match.table.quests, match.table.items) == ("thug", ("burden",), [()])
    win(match)
    t = match.table
    assert (goods(match, "wealth"), goods(match, "exp"), t.quests, t.statuses) == (
        [5], [1], (), {"omens": [1]},
    )  # fmt: skip


def test_a_quest_is_reached_by_arriving_before_the_guardian_there_begins_to_fight():
    """The goal is looked at whenever something has changed (TG-35): he stands there before he fights."""
    match = day(quests=["far_place"], guardians={"giant": 104})
    play(match, go(104))
    assert (match.table.enc, match.table.quests, match.table.statuses) == ("giant", (), {"omens": [1]})
    flee(match)
    assert (match.table.guardians, match.table.terror) == ({"giant": 104}, [1])


def test_one_of_a_party_falls_in_a_fight_of_the_journal_the_other_escapes_and_both_read_on():
    """Dying takes him out of the fight, not out of the exploration (each exp +1)."""
    match = together(day(2, place=[108, 108], wards={101: 5}, shown=[101, 105, 108]), 0, EXPLORE)
    t = match.table
    until(match, lambda match: not t.enc or not t.health[0], idle)
    assert (t.inside, t.dying[0]) == ((1,), 2)
    flee(match)
    assert (t.enc, goods(match, "exp")) == ("", [1, 1])


def test_a_choice_once_in_the_campaign_a_secret_in_play_and_a_second_reading():
    match = day(2, place=[101, 101])
    alone(match, 0, EXPLORE)
    choose(match, "Take the tally")
    by(match, 1, EXPLORE)
    assert match.table.secrets == [("tally",), ()]
    verses = match.table.content.verses
    open_now = [verses[v].choices[n - 1].text for v, n in match.legal(1)]
    assert len(open_now) > 3
    assert not [text for text in open_now if text.startswith("Take the tally")]


# -- gear --------------------------------------------------------------------------------------------------


def test_traded_gear_lies_face_down_so_crafted_gear_of_its_kind_is_used_at_once_until_dawn_asks():
    match = day(
        2, heroes=["smith", "herb"], items=[[], ["spear"]], item_deck=["rusty_sword"], place=[103, 103]
    )
    by(match, 1, ("trade", 0), ("item", "spear", 1), None)
    while asked(match) == "trade.what":
        play(match, None)
    t = match.table
    assert (t.items[0], t.in_use(0)) == (("spear",), ())
    alone(match, 0, OWN)
    while asked(match) in ("party.join", "own.pays"):
        play(match, match.legal(match.to_move[0])[-1])
    assert (sorted(t.items[0]), t.in_use(0), t.energy[0]) == (["rusty_sword", "spear"], ("rusty_sword",), 3)
    night(match)
    assert (asked(match), match.to_move) == ("gear.pack", (0,))


def test_a_secret_weapon_of_the_dead_comes_to_an_heir_who_has_a_weapon_and_only_one_is_in_use():
    match = scene(
        2, phase="dawn", event_deck=[], health=[0, 8], dying=[1, 0], place=[103, 103],
        secrets=[["oathblade", "brand", "tally"]], items=[["rope"], ["spear"]],
    )  # fmt: skip
    while asked(match) != "day.what":
        play(match, match.legal(match.to_move[0])[0])
    t = match.table
    assert (sorted(t.secrets[1]), t.gone, t.dropped) == (["oathblade", "tally"], ["brand"], {103: ["rope"]})
    assert len([thing for thing in t.in_use(1) if thing in ("oathblade", "spear")]) == 1


# -- dusk --------------------------------------------------------------------------------------------------


def test_exhausted_and_mad_he_eats_of_anothers_food_and_dreams_instead_of_the_nightmare():
    """Health 5, terror 4 and so no longer mad; 4 energy of exhaustion: 5. He reads the dream."""
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
    while asked(match) in ("rest.eat", "rest.share", "grow.what", "deck.change"):
        play(match, {"rest.eat": True, "rest.share": False}.get(asked(match) or ""))
    t = match.table
    while asked(match) == "verse.choice":
        play(match, match.legal(match.to_move[0])[-1])
    assert (goods(match, "food"), tracks(match)) == ([0, 1], (3, 3, 5))
    assert {"102.dream", "102.nightmare"} <= set(t.read)


def test_the_dog_eats_the_last_food_so_the_fasting_one_is_frightened_and_regains_only_energy():
    match = dusk(items=[["dog"]], secrets=[["fast"]], goods={"food": [1]}, terror=[2], health=[5], energy=[0])
    assert asked(match) == "choose.way"
    fed, gone = (play(match.clone(), match.legal(0)[way]) for way in (0, 1))
    for table in (fed, gone):
        answer(table, rest_eat=True, grow_what=None, deck_change=None)
    assert (fed.table.items, goods(fed, "food"), tracks(fed)) == ([("dog",)], [0], (4, 5, 3))
    assert (gone.table.items, goods(gone, "food"), tracks(gone)) == ([()], [0], (4, 6, 1))


def test_the_dying_one_eats_at_dusk_lives_and_his_energy_follows_his_one_health():
    match = dusk(health=[0], dying=[1], goods={"food": [1]}, energy=[0], terror=[0])
    answer(match, rest_eat=True, grow_what=None, deck_change=None)
    assert (match.table.dying, tracks(match), match.table.status) == ([0], (1, 1, 0), ["alive"])


def test_goods_above_twenty_go_to_who_stands_there_and_what_he_cannot_take_is_lost():
    match = done("each food +3; each magic +3", 2, party=[0], goods={"food": [19, 19], "magic": [19, 0]})
    assert (goods(match, "food"), goods(match, "magic")) == ([20, 20], [20, 0])
    apart = done("each food +3", 2, party=[0], goods={"food": [19, 0]}, place=[101, 103])
    assert goods(apart, "food") == [20, 0]


def test_all_pass_one_of_them_by_the_story_and_the_herbwife_is_alone_only_if_nobody_sleeps_there():
    """The toll's verse ends the day of two; the third passes elsewhere and pays for being alone."""
    match = day(
        3, heroes=["smith", "hireling", "herb"], place=[105, 105, 103],
        goods={"rep": [0, 0, 2], "food": [0, 0, 0], "wealth": [0, 0, 0]},
    )  # fmt: skip
    together(match, 0, EXPLORE)
    choose(match, "Sleep")
    assert match.to_move == (2,)
    by(match, 2, PASS)
    assert goods(match, "rep") == [0, 0, 1]
