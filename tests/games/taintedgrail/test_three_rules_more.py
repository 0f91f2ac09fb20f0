"""Three rules at once: further meetings of cards, traits and tracks, and of places and people.

The right end of each situation was worked out from the rulebook and the rulings before it was played.
"""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    INSPECT,
    PLACE,
    TAKE,
    asked,
    box,
    by,
    day,
    done,
    everything,
    go,
    goods,
    legal,
    play,
    scene,
    together,
    tracks,
    until,
)
from tests.games.taintedgrail.helpers import encounter as enc
from tests.games.taintedgrail.helpers.encounter import flee, idle, through, win

FILL = " blank blank blank blank blank blank"
FEAR = {"terror": [5], "health": [4]}


# -- encounters --------------------------------------------------------------------------------------------


def test_a_card_is_covered_by_the_panic_of_a_companion_and_gives_its_marker_in_his_activation():
    """1 for the cover, 2 of the forced card."""
    match = enc.meet("dummy", "underlay" + FILL, "blank blank blank big" + FILL, terror=[0, 5], health=[9, 4])
    play(match, 0)
    through(enc.turn(match, "underlay"))
    play(match, enc.PANIC)
    assert match.table.pool == 3


def test_what_counts_only_as_first_card_counts_when_panic_lays_it_and_defence_takes_one_of_it():
    match = play(enc.meet("defender", "blank blank blank first_only" + FILL, **FEAR), enc.PANIC)
    assert match.table.pool == 2


def test_a_price_of_a_card_cannot_be_paid_from_the_deck_by_an_ambushed_hand():
    """He kept only the offer itself: his hand is empty when it is placed, and a price is no loss."""
    match = enc.meet("ambusher", "offer mark big" + FILL)
    play(match, "offer")
    enc.lay(match, "offer")
    assert (match.table.pool, asked(match), len(match.table.thrown[0])) == (0, "fight.what", 2)


def test_cards_thrown_for_a_new_hand_can_be_fetched_back_but_are_not_drawn_at_the_end_of_the_round():
    match = enc.begin("dummy", "mark two big regain blank blank")
    play(match, True)
    while asked(match) == "enc.redraw":
        play(match, False)
    enc.lay(match, "regain")
    assert (asked(match), legal(match)) == ("enc.retrieve", {"mark", "two", "big"})
    play(match, "big")
    t = match.table
    assert (sorted(t.hands[0]), sorted(t.thrown[0]), len(t.draw[0])) == (["big", "blank"], ["mark", "two"], 1)


def test_terror_that_is_avoided_wakes_no_skill_though_treachery_lets_the_damage_through():
    skill = {"skills": [["pt_cou/front"]]}
    calm = through(enc.turn(enc.meet("traitor", "calm" + FILL, **skill), "calm"))
    bare = through(enc.turn(enc.meet("traitor", "hold" + FILL, **skill), "hold"))
    assert (calm.table.health, calm.table.terror, calm.table.pool) == ([7], [0], 0)
    assert (bare.table.health, bare.table.terror, bare.table.pool) == ([7], [1], 1)


def test_a_chain_forbids_escape_but_a_short_deck_still_drives_him_out_at_the_full_price():
    match = enc.meet("dummy", "mark blank blank", items=[["chain"]])
    assert enc.ESCAPE not in legal(match)
    through(enc.turn(match, "mark"))
    t = match.table
    assert (enc.over(match), t.energy, t.terror, t.health) == ("else", [5], [1], [8])


def test_who_leaves_by_a_card_pays_nothing_is_not_struck_and_gets_nothing_of_the_victory():
    match = enc.meet("watcher", "away" + FILL, "big" + FILL)
    play(match, 0)
    enc.use(enc.lay(match, "away"), "card/away")
    t = match.table
    assert (t.inside, t.active, t.energy, t.health) == ((1,), 1, [6, 6], [9, 8])
    enc.turn(match, "big")
    assert (enc.over(match), t.goods["exp"]) == ("win", [0, 1])


def test_vest_buckler_and_guard_avoid_each_their_own_and_the_second_attack_finds_the_guard_alone():
    """1 damage twice: the guard is enough each time, and the vest is not used up for nothing (TG-76)."""
    match = enc.meet("fury", "blank guard" + FILL, items=[["vest", "buckler"]])
    enc.turn(match, "guard")
    through(match)
    assert match.table.health == [9]


def test_a_delay_of_stage_one_draws_for_the_companion_in_stage_two():
    """Attention first (+1 of caution: the top of this short track): stage won, its token stays; next, the
    companion takes it off and draws."""
    match = enc.meet("crossroads", "attention" + " nod" * 6, "nod" + " nod" * 6, heroes=["soldier", "healer"])
    play(match, 0)
    enc.turn(match, "attention")
    assert asked(match) == "talk.branch"
    play(match, match.legal(0)[0])
    t = match.table
    assert (t.active, len(t.hands[1]), t.affinity, enc.laid(match)) == (1, 4, 0, ["attention"])


def test_the_first_dies_of_his_own_sweep_with_the_second_and_the_third_wins_with_his_marker():
    """Each takes 3: two fall at once, the acting one among them; no attack follows; the third is active."""
    match = enc.meet("watcher", "sweep" + FILL, "mark" + FILL, "big" + FILL, health=[3, 2, 8])
    play(match, 0)
    enc.lay(match, "sweep")
    t = match.table
    assert (t.inside, t.active, t.dying, t.health) == ((2,), 2, [2, 2, 0], [0, 0, 5])
    enc.turn(match, "big")
    assert (enc.over(match), t.goods["exp"]) == ("win", [0, 0, 1])


def test_a_lost_weapon_thrown_by_a_card_is_paid_from_gear_and_crush_finds_none():
    """`throw` pays the item for 3 markers; the crusher is beaten; nothing is left to crush, nothing twice."""
    match = enc.meet("crusher", "throw" + FILL, items=[["club"]])
    enc.lay(match, "throw")
    assert asked(match) == "choose.way"
    play(match, next(option for option in match.legal(0) if option[2] == 0))
    play(match, enc.END)
    t = match.table
    assert (enc.over(match), t.items, t.item_deck.count("club")) == ("win", [()], 2)


# -- places ------------------------------------------------------------------------------------------------


def test_items_of_the_dead_tokens_and_a_guardian_stay_when_their_place_changes():
    match = done(
        "replace 102 112", place=[101], dropped={102: ["rope"]}, tokens={102: 1}, times={102: 3},
        guardians={"wolf": 102}, event_deck=[],
    )  # fmt: skip
    t = match.table
    assert (t.dropped, t.tokens, t.times, t.guardians) == (
        {112: ["rope"]}, {112: 1}, {112: 3}, {"wolf": 112},
    )  # fmt: skip
    play(match, go(112))
    win(match)
    assert (t.terror, TAKE in legal(match)) == ([2], True)
    play(match, TAKE)
    assert (t.items, everything(match)) == ([("rope",)], box())


def test_he_falls_to_the_first_of_two_guardians_meets_the_second_dying_and_then_the_ash():
    match = day(health=[2], guardians={"giant": 104, "wolf": 104})
    play(match, go(104), "giant")
    t = match.table
    until(match, lambda match: t.enc != "giant", idle)
    assert (t.health, t.dying, t.enc, t.terror) == ([0], [3], "wolf", [0])
    win(match)
    assert (t.enc, goods(match, "exp"), t.terror, t.guardians) == ("", [1], [1], {"giant": 104})


def test_a_dream_completes_a_status_and_only_who_sleeps_there_reads_what_follows():
    match = scene(
        2, phase="dusk", event_deck=[], place=[102, 103], goods={"food": [0, 0], "magic": [0, 0]},
        statuses={"seals": [3]},
    )  # fmt: skip
    while asked(match) in ("grow.what", "deck.change"):
        play(match, None)
    assert asked(match) == "verse.choice"
    play(match, match.legal(match.to_move[0])[-1])
    assert (match.table.read[:2], goods(match, "magic")) == (["102.dream", "book.21"], [1, 0])


def test_light_paid_in_blood_wakes_a_skill_against_terror_and_fells_who_paid_his_last_health():
    match = day(
        2, blood_price=True, place=[110, 110], wards={107: 3}, shown=[107, 110], health=[2, 8], terror=[0, 0],
        skills=[["agg_1/back"]], goods={"magic": [0, 0], "food": [0, 0]},
    )  # fmt: skip
    by(match, 0, INSPECT)
    while asked(match) != "day.what":
        options = match.legal(match.to_move[0])
        play(match, True if True in options else options[-1])
    t = match.table
    assert (t.wards[110], t.health, t.terror) == (4, [0, 6], [0, 1])
    assert (t.dying, goods(match, "food")) == ([2, 0], [1, 1])


def test_a_hunt_of_two_one_without_energy_the_prize_is_shared_and_both_fight_what_comes():
    match = day(2, place=[102, 102], energy=[0, 6], goods={"food": [0, 0]}, encounters={"green": ["hare"]})
    by(match, 1, PLACE, True)
    by(match, 0, True)
    while asked(match) == "share.how":
        play(match, match.legal(match.to_move[0])[0])
    t = match.table
    assert (t.energy, t.enc, sorted(t.party), sum(goods(match, "food"))) == ([0, 4], "hare", [0, 1], 1)
    win(match)
    while asked(match) == "share.how":
        play(match, match.legal(match.to_move[0])[0])
    assert (sum(goods(match, "food")), t.enc) == (3, "")


def test_a_guardian_stays_at_dawn_with_four_heroes_all_fight_with_two_cards_each():
    match = scene(
        4, phase="dawn", event_deck=[], place=[103] * 4, guardians={"wolf": 103}, luck=(4,),
    )  # fmt: skip
    t = match.table
    assert (t.enc, sorted(t.party), [len(hand) for hand in t.hands]) == ("wolf", [0, 1, 2, 3], [2, 2, 2, 2])


def test_moved_by_the_story_out_of_a_verse_he_reveals_the_next_place_and_reads_on_where_he_was_sent():
    match = day(place=[105], shown=[101, 105, 108], goods={"food": [0]})
    play(match, EXPLORE)
    play(match, match.legal(0)[1])
    assert (match.table.place, match.table.read[-1], goods(match, "food"), tracks(match)) == (
        [108], "105.1", [1], (5, 9, 0),
    )  # fmt: skip


def test_together_they_explore_one_falls_by_what_they_read_and_is_paid_like_the_others():
    match = done("each health -1; each exp +1", 2, health=[1, 8], items=[["rope", "jack"], []])
    play(match, ("jack",))
    t = match.table
    assert (t.health, t.dying, goods(match, "exp"), t.items[0]) == ([0, 7], [2, 0], [1, 1], ("jack",))
    together(match, 1, go(104))
    assert (t.place, t.terror) == ([104, 104], [1, 1])


def test_flight_of_the_last_ends_it_for_the_dying_too_and_the_guardian_of_the_story_stays_on_the_map():
    match = together(day(2, health=[2, 8], guardians={"giant": 104}), 1, go(104))
    t = match.table
    until(match, lambda match: 0 not in t.inside, idle)
    flee(match)
    assert (t.enc, t.guardians, t.health, t.dying, t.terror) == ("", {"giant": 104}, [0, 8], [2, 0], [1, 1])
