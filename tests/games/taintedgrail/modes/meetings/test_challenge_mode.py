"""[Challenge mode] Its rules with others."""

import pytest

from tests.games.taintedgrail.helpers import (
    INSPECT,
    SKULL,
    answer,
    asked,
    by,
    day,
    dusk,
    first,
    legal,
    new,
    night,
    play,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    FILL,
    PANIC,
    endure,
    face,
    lay,
    meet,
    over,
    through,
    turn,
    used,
)
from tests.games.taintedgrail.helpers.packs import enlarged

COIN = {"escape": "coin"}
THIN = """
[character.thin]
number = 5
title = "Thin"
colour = "red"
energy = { start = 6, bonus = 0, red = 1 }
health = 6
terror = { max = 6, red = 5 }
attr = { agg = 1 }
start = {}
action = { title = "Glean", cost = "energy 1", do = "food +1" }
flaw = { title = "None" }
letter = "letter.smith"
"""


@pytest.fixture(scope="module")
def thin(tmp_path_factory):
    """A pack with one more hero, who has as much energy as health."""
    with enlarged(tmp_path_factory.mktemp("packs"), "thin", THIN, base="walking"):
        yield "thin"


def hungry(**wanted):
    """A dusk without food, where not to eat has its price."""
    match = dusk(hunger=True, goods={"food": [0]}, **wanted)
    return answer(match, grow_what=None, deck_change=None)


# -- hunger and limiter ------------------------------------------------------------------------------------


def test_hunger_makes_exhausted_so_that_only_four_energy_come_back_below_the_turned_limiter():
    """Energy 3 falls to 0; 4 come back; health 6 turned allows 5."""
    assert tracks(hungry(energy=[3], health=[6], limiter="turned")) == (4, 6, 0)


def test_hunger_without_energy_costs_health_and_the_turned_limiter_sinks_with_it():
    """Health 4 falls to 3; 4 energy would come back, but 2 are the most."""
    assert tracks(hungry(energy=[0], health=[4], limiter="turned")) == (2, 3, 0)


def test_hunger_takes_the_last_health_and_who_is_alone_without_energy_passes_until_his_dial_has_run_out():
    """The dial of one player is 3: it turns on days 2, 3 and 4, and none of these days asks them anything."""
    match = hungry(energy=[0], health=[1])
    assert (tracks(match), match.table.status, match.table.day) == ((0, 0, 0), ["dead"], 4)
    assert asked(match) == "mercy.ask"


def test_in_challenge_mode_who_is_fed_by_a_companion_is_spared_what_the_giver_suffers():
    match = dusk(2, hunger=True, energy=[3, 3], goods={"food": [1, 0]})
    by(match, 0, False)
    by(match, 1, True)
    assert play(match, True).table.energy == [4, 6]


def test_hunger_of_the_dying_takes_nothing_that_is_not_there_and_his_dial_turns():
    """[Challenge mode] No energy, so a health, which the hero does not have; they do not fall again."""
    wanted = {"energy": [0], "goods": {"food": [0]}, "hunger": True, "limiter": "turned"}
    match = dusk(place=[101], health=[0], dying=[2], **wanted)
    assert (match.table.dying, tracks(match), match.table.day) == ([1], (0, 0, 0), 2)


def test_tg_53_with_the_limiter_turned_nobody_begins_with_as_much_energy_as_health(thin):
    match = play(new(pack=thin, limiter="turned"), "thin")
    assert (match.table.energy, match.table.health) == ([5], [6])


def test_tg_53_nor_after_the_mercy(thin):
    match = day(pack=thin, heroes=["thin"], limiter="turned", phase="dawn", health=[0], dying=[1])
    assert (play(match, True).table.energy, match.table.health) == ([5], [6])


# -- menhirs -----------------------------------------------------------------------------------------------


def test_four_light_the_shore_for_one_day_in_challenge_mode_and_the_third_dawn_is_the_first_that_hurts():
    """[Dawn] 1, then no dial, then no menhir; [Menhirs and wyrdness] the map stays, the dark strikes next."""
    match = day(4, place=[110] * 4, wards={107: 0}, shown=[104, 107, 110], short_wards=1)
    answer(by(match, 0, INSPECT, True), ward_agree=True, share_how=first)
    t = match.table
    assert (t.wards, t.energy) == ({107: 0, 110: 1}, [5, 5, 6, 5])
    for wards, health in (({110: 0}, [9, 8, 8, 7]), ({}, [9, 8, 8, 7]), ({}, [7, 6, 6, 5])):
        night(match)
        assert (t.wards, t.shown, t.health) == (wards, [107, 110], health)


# -- escape by the dial ------------------------------------------------------------------------------------


def test_an_escape_by_the_dial_fails_energy_and_opportunity_are_gone_and_the_attack_comes_as_well():
    """1 damage of the opportunity, 1 of the attack; not a second attempt in this activation."""
    match = meet("wanderer", "feint" + FILL, options={"escape": "coin"}, luck=(SKULL,))
    play(match, ESCAPE)
    t = match.table
    assert (t.inside, t.energy, t.health, ESCAPE in legal(match)) == ((0,), [5], [8], False)
    endure(match, "feint")
    assert (t.health, t.round, ESCAPE in legal(match)) == ([7], 2, True)


def test_an_escape_by_the_dial_whose_opportunity_kills_needs_no_grail_any_more():
    match = meet(
        "wanderer", "mark" + FILL, "mark" + FILL, health=[1, 8], options={"escape": "coin"}, luck=(SKULL,)
    )
    play(match, 0, ESCAPE)
    t = match.table
    assert (t.inside, t.dying, t.active) == ((1,), [2, 0], 1)


def test_a_feather_of_an_escape_that_fails_does_not_spare_him_in_the_attack_that_follows():
    """[Challenge mode: escape], [During the attack]"""
    feather = {"items": [["feather"]], "options": COIN, "luck": [SKULL]}
    match = turn(face("hard", "may_calm" + FILL, **feather), "may_calm")
    assert asked(match) == "fight.defend"
    t = through(play(match, ESCAPE)).table
    assert (t.inside, t.health, t.terror) == ((0,), [7], [2])


def test_a_companion_who_is_driven_out_does_not_use_up_the_one_attempt_of_the_active_hero():
    """[Challenge mode: escape] While the hero is active they may escape once."""
    match = lay(face("dummy", "all_draw" + FILL, "mark blank blank", options=COIN), "all_draw")
    assert (match.table.inside, ESCAPE in legal(match)) == ((0,), True)


def test_tg_53_a_deck_that_runs_short_in_the_opportunity_attack_drives_him_out_whatever_the_dial():
    """[The deck runs short] The hero's horn draws; the price is paid once."""
    match = face("idle", "blank blank blank", items=[["horn"]], options=COIN, luck=[SKULL])
    assert (over(play(match, ESCAPE)), match.table.energy, match.table.health) == ("else", [5], [8])


def test_tg_82_a_robber_notices_at_once_what_an_escape_has_cost_that_failed():
    """[Challenge mode: escape] The hero's energy falls to 1 and the dial shows the skull: they are weak
    (TG-49)."""
    options = {"escape": "coin", "robber": "energy"}
    scene = {"energy": [2], "goods": {"wealth": [3]}, "options": options, "luck": [SKULL]}
    match = play(face("lurker", "mark" + FILL, **scene), ESCAPE)
    assert (over(match), match.table.energy, match.table.goods["wealth"]) == ("else", [1], [0])


def test_challenge_mode_who_is_caught_has_used_what_braced_him():
    options = {"escape": "coin"}
    match = lay(
        face("fearsome", "may_shift" + FILL, items=[["vest"]], options=options, luck=[0]), "may_shift"
    )
    play(match, END, ESCAPE)
    assert (asked(match), match.table.health, used(match)) == ("fight.defend", [8], ["item/vest"])


def test_in_challenge_mode_panic_is_at_equal_and_an_escape_needs_the_grail_but_not_with_a_short_deck():
    options = {"limiter": "turned", "escape": "coin"}
    match = meet("dummy", "mark blank blank", terror=[4], health=[4], options=options)
    assert (PANIC in legal(match), match.table.energy) == (True, [3])
    play(match, PANIC)
    t = match.table
    assert (over(match), t.energy, t.terror) == ("else", [2], [5])


# -- talks -------------------------------------------------------------------------------------------------


def test_a_hard_talk_is_lost_by_its_own_step_in_the_second_stage_not_in_the_first():
    """Stage 1 is won at the top, so that its reaction, one step harder, never comes."""
    match = meet("crossroads", "nod nod nod" + " nod" * 6, options={"hard_talk": True}, heroes=["soldier"])
    turn(match, "nod")
    play(match, match.legal(0)[0])
    t = match.table
    assert (t.affinity, t.enc, t.round) == (0, "crossroads", 2)
    endure(match)
    assert (over(match), t.goods["exp"]) == ("else", [0])  # 1 and 1 down: the bottom
