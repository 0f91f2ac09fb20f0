"""Three rules at once where one of them is a mode, a comfort or a ruling on which groups differ.

The right end of each situation was worked out from the rulebook and the rulings before it was played.
"""

from __future__ import annotations

from tests.games.taintedgrail.helpers import (
    EAST,
    INSPECT,
    PASS,
    TAKE,
    alone,
    answer,
    asked,
    by,
    day,
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
SKULL, GRAIL = 0, 1


def hungry(**wanted):
    """A dusk without food, where not to eat has its price."""
    match = scene(phase="dusk", event_deck=[], place=[103], hunger=True, goods={"food": [0]}, **wanted)
    return answer(match, grow_what=None, deck_change=None)


# -- challenge mode ----------------------------------------------------------------------------------------


def test_hunger_makes_exhausted_so_that_only_four_energy_come_back_below_the_turned_limiter():
    """Energy 3 falls to 0; 4 come back; health 6 turned allows 5."""
    assert tracks(hungry(energy=[3], health=[6], limiter="turned")) == (4, 6, 0)


def test_hunger_without_energy_costs_health_and_the_turned_limiter_sinks_with_it():
    """Health 4 falls to 3; 4 energy would come back, but 2 are the most."""
    assert tracks(hungry(energy=[0], health=[4], limiter="turned")) == (2, 3, 0)


def test_hunger_takes_the_last_health_and_who_is_alone_without_energy_passes_until_his_dial_has_run_out():
    """The dial of one player is 3: it turns on days 2, 3 and 4, and none of these days asks him anything."""
    match = hungry(energy=[0], health=[1])
    assert (tracks(match), match.table.status, match.table.day) == ((0, 0, 0), ["dead"], 4)
    assert asked(match) == "mercy.ask"


def test_an_escape_by_the_dial_fails_energy_and_opportunity_are_gone_and_the_attack_comes_as_well():
    """1 damage of the opportunity, 1 of the attack; not a second attempt in this activation."""
    match = enc.meet("wanderer", "feint" + FILL, options={"escape": "coin"}, luck=(SKULL,))
    play(match, enc.ESCAPE)
    t = match.table
    assert (t.inside, t.energy, t.health, enc.ESCAPE in legal(match)) == ((0,), [5], [8], False)
    through(enc.turn(match, "feint"))
    assert (t.health, t.round, enc.ESCAPE in legal(match)) == ([7], 2, True)


def test_an_escape_by_the_dial_whose_opportunity_kills_needs_no_grail_any_more():
    match = enc.meet(
        "wanderer", "mark" + FILL, "mark" + FILL, health=[1, 8], options={"escape": "coin"}, luck=(SKULL,)
    )
    play(match, 0, enc.ESCAPE)
    t = match.table
    assert (t.inside, t.dying, t.active) == ((1,), [2, 0], 1)


def test_a_hard_talk_is_lost_by_its_own_step_in_the_second_stage_not_in_the_first():
    """Stage 1 is won at the top, so that its reaction, one step harder, never comes."""
    match = enc.meet(
        "crossroads", "nod nod nod" + " nod" * 6, options={"hard_talk": True}, heroes=["soldier"]
    )
    enc.turn(match, "nod")
    play(match, match.legal(0)[0])
    t = match.table
    assert (t.affinity, t.enc, t.round) == (0, "crossroads", 2)
    through(enc.turn(match))
    assert (enc.over(match), t.goods["exp"]) == ("else", [0])  # 1 and 1 down: the bottom


# -- story mode --------------------------------------------------------------------------------------------


def test_spared_the_health_of_a_menhir_the_dying_light_it_with_the_energy_of_another():
    match = day(2, cheap_wards=True, health=[0, 8], dying=[2, 0], secrets=[["rite"]], goods={"magic": [1, 1]})
    by(match, 1, INSPECT)
    assert asked(match) == "ward.light"
    play(match, True)
    while asked(match) == "ward.agree":
        play(match, True)
    if asked(match) == "ward.without":
        play(match, next(option for option in match.legal(match.to_move[0]) if "health" in str(option)))
    t = match.table
    assert (t.wards, t.energy, t.health, goods(match, "magic")) == ({101: 7}, [0, 2], [0, 8], [0, 0])


def test_without_a_limiter_one_health_keeps_six_energy_and_great_terror_is_no_panic():
    match = enc.meet("opportunist", "mark" + FILL, health=[1], terror=[4], options={"limiter": "none"})
    assert (match.table.energy, enc.PANIC in legal(match)) == ([6], False)
    through(enc.turn(match, "mark"))  # one card against an opportunist: terror 5; 1 damage: he falls
    t = match.table
    assert (enc.over(match), t.terror, t.dying) == ("else", [5], [3])


# -- comforts ----------------------------------------------------------------------------------------------


def test_on_a_lasting_map_the_guardian_follows_into_the_dark_where_the_sleeper_has_paid_first():
    """The menhir of the ford goes out; he wakes in the dark: 1 terror by choice; then the wolf comes."""
    match = scene(
        phase="dawn", event_deck=[], lasting_map=True, wards={101: 5, 107: 0}, shown=[101, 104, 107],
        place=[107], guardians={"wolf": 104}, luck=(EAST,),
    )  # fmt: skip
    assert asked(match) == "choose.way"
    play(match, next(o for o in match.legal(0) if play(match.clone(), o).table.terror == [1]))
    t = match.table
    assert (t.place, t.enc, t.guardians, tracks(match)) == ([107], "wolf", {"wolf": 107}, (6, 9, 1))
    win(match)
    assert ("explore",) not in legal(match)


def test_calm_entry_quiets_the_place_for_the_second_but_not_its_guardian():
    match = day(2, calm_entry=True, guardians={"giant": 104})
    alone(match, 0, go(104))
    play(keep(match), ("escape",))
    assert match.table.terror == [1, 0]
    by(match, 1, go(104))
    while asked(match) == "party.help":
        play(match, False)
    assert (match.table.enc, match.table.terror) == ("giant", [1, 0])
    play(keep(match), ("escape",))
    assert match.table.terror == [1, 0]


# -- rulings on which groups differ ------------------------------------------------------------------------


def test_with_free_joining_who_is_taken_along_still_has_his_turn_and_may_use_it_to_pass():
    match = together(day(2, free_joining=True), 0, go(104))
    assert (match.table.place, match.table.terror, match.to_move) == ([104, 104], [1, 1], (1,))
    by(match, 1, PASS)
    assert match.to_move == (0,)


def test_with_more_menhirs_a_fourth_is_lit_by_the_last_health_and_none_goes_out():
    """Energy is 1 with health 1, so that alone he cannot pay 2: shears spare him the other."""
    match = day(
        more_wards=True, wards={106: 4, 107: 4, 110: 4}, shown=[101, 102, 104, 106, 107, 110], health=[1],
        secrets=[["rite"]], items=[["shears"]], goods={"magic": [1]},
    )  # fmt: skip
    play(match, INSPECT, True)
    t = match.table
    assert (t.wards, tracks(match), t.dying) == ({106: 4, 107: 4, 110: 4, 101: 8}, (0, 0, 0), [3])


def test_with_treachery_that_can_be_cancelled_a_trap_holds_the_first_attack_of_a_fury_wholly():
    match = enc.meet("raging_traitor", "mark must_trap" + FILL, options={"cancel_treachery": True})
    through(enc.turn(match, "mark", "must_trap"))
    assert (match.table.health, match.table.pool, enc.laid(match)) == ([8], 0, ["mark"])


def test_a_guardian_that_flees_may_stay_and_its_flight_rewards_nobody_and_costs_the_escaped_his_energy():
    match = enc.meet("shy_watcher", "mark" + FILL, "mark" + FILL, options={"guardians_stay": True})
    play(match, 0, enc.ESCAPE)
    enc.turn(match, "mark")
    t = match.table
    assert (enc.over(match), t.guardians, t.energy) == ("else", {"shy_watcher": 101}, [5, 6])


# -- cards again -------------------------------------------------------------------------------------------


def test_a_doubled_cut_while_laying_takes_both_cards_before_it_and_their_markers_stay():
    match = through(enc.turn(enc.meet("dummy", "mark two cutting" + FILL), "mark"))
    enc.lay(through(enc.turn(match, "two")), "cutting")
    assert (enc.laid(match), match.table.pool) == (["cutting"], 3)


def test_markers_of_a_discarded_card_are_not_those_of_the_first_card_that_defence_dulls():
    match = through(enc.turn(enc.meet("defender", "last_words cutting" + FILL), "last_words"))
    assert enc.lay(match, "cutting").table.pool == 2


def test_gear_of_the_dead_that_lay_face_down_can_be_used_by_who_takes_it_one_of_a_kind():
    match = scene(
        2, phase="dawn", event_deck=[], health=[0, 8], dying=[1, 0], place=[103, 103],
        items=[["jack"], ["hauberk"]], stowed=[["jack"], []],
    )  # fmt: skip
    play(match, "druid")
    by(match, 1, TAKE, "jack")
    assert (match.table.in_use(1), match.table.stowed) == (("jack",), [(), ("hauberk",)])
