"""What the greedy bot thinks: it judges every question, from a view alone, and looks for no fight that would
be lost."""

import re
from pathlib import Path
from typing import Any

import pytest

import roundtable as rt
from roundtable.bots import GreedyBot, Seat
from roundtable.games.taintedgrail import __file__ as game
from roundtable.games.taintedgrail import hints
from roundtable.games.taintedgrail.hints.destinations import lacking
from roundtable.games.taintedgrail.seen import Outlook
from roundtable.games.taintedgrail.study import encounters, study
from roundtable.kernel import Guide
from roundtable.lab.play import play_match
from tests.games.taintedgrail.helpers import INSPECT, asked, by, camp, play, until
from tests.games.taintedgrail.helpers.encounter import END, keep

NO_OPINION = {"hero.board", "hero.deck"}  # free mode: the hero's own come first


def lay(seats=1, seed=1, **wanted):
    described = {"seats": seats, "options": {"pack": "avalon"}, "event_deck": [], **wanted}
    return rt.scenario("taintedgrail", described, seed=seed)


def thinks(match, option, seat=None):
    seat = match.to_move[0] if seat is None else seat
    return hints.value(match.view(seat), match.question(seat), option)


def wants(match, seat=None):
    """What the bot answers."""
    seat = match.to_move[0] if seat is None else seat
    return GreedyBot().choose(Seat(match, seat, Guide(hints.value)))


def prefers(match, seat, question):
    """What the hints think best if the seat were asked this."""
    return max(question.options, key=lambda option: hints.value(match.view(seat), question, option))


def fought(hero, enc, seed, **wanted):
    """An encounter, played to its end by the bot."""
    match = lay(heroes=[hero], encounter=enc, seed=seed, **wanted)
    return until(match, lambda match: not match.table.enc, wants)


# -- all questions ---------------------------------------------------------------------------------------


def test_every_question_of_the_rules_has_a_judge():
    sources = "\n".join([path.read_text() for path in Path(game).parent.rglob("*.py")])
    keys = set(
        re.findall(r"Ask(?:All|Any)?\(\s*(?:[\w()]+(?:\([^()]*\)|\[0\])?, )?\"([a-z]+\.[a-z]+)\"", sources)
    )
    assert {"pay.help", "rest.share", "ward.agree", "ability.first", "day.what", "enc.who"} <= keys
    assert keys - set(hints.JUDGES) == NO_OPINION


def test_the_bot_answers_alike_on_any_table_that_looks_alike():
    def answer(match):
        assert wants(match.as_seen_by(0, "another deal")) == wants(match)
        return wants(match)

    match = lay(heroes=["beor"], encounter="shieldless_knight", seed=3)
    until(match, lambda match: not match.table.enc, answer)


# -- encounters ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", ["beor", "arev"])
def test_a_fresh_hero_wins_most_fights_of_the_second_level(hero):
    ends = [encounters(fought(hero, "shieldless_knight", seed))[0].end for seed in range(12)]
    assert ends.count("win") >= 10


def test_cards_are_laid_in_the_order_that_wins_at_once():
    """Backswing first, by its right side the hammer brings two markers, and its bolt allows it."""
    deck = ["beor_backswing", "beor_shoulder_in", "beor_hammer_swing"]
    match = lay(heroes=["beor"], encounter="first_green", draw=[deck])
    until(keep(match), lambda match: not match.table.enc, wants)
    assert encounters(match)[0][1:] == ("win", 1, 0)


def test_better_to_run_than_to_die():
    """The house hurts everybody who stays, and only frightens those who run."""
    for seed in range(6):
        match = fought("ailei", "house_inside_out", seed, health=[2])
        assert match.table.health[0] > 0


@pytest.mark.parametrize("strong", [0, 1])
def test_who_can_win_now_comes_first(strong):
    decks = [["ailei_step_aside"] * 15, ["ailei_step_aside"] * 15]
    decks[strong] = ["beor_overhead"] * 15  # three markers
    heroes = ["beor", "ailei"] if strong == 0 else ["ailei", "beor"]
    match = lay(2, heroes=heroes, encounter="first_green", decks={"combat": decks})
    assert asked(keep(match)) == "enc.who"
    assert wants(match) == strong


# -- guardians -------------------------------------------------------------------------------------------


def beside_the_line(**wanted):
    return lay(heroes=["beor"], place=[101], guardians={"long_line": 102}, **wanted)


def test_nobody_walks_into_a_guardian_that_he_would_not_overcome():
    hurt, sound = beside_the_line(health=[2]), beside_the_line()
    assert thinks(hurt, ("travel", 102)) < thinks(hurt, ("pass",))
    assert thinks(sound, ("travel", 102)) > thinks(hurt, ("travel", 102)) + 5


@pytest.mark.parametrize(("health", "joins"), [([9, 8], True), ([9, 2], False)])
def test_who_is_hurt_does_not_join_a_fight(health, joins):
    match = lay(2, heroes=["beor", "ailei"], place=[101, 102], guardians={"long_line": 102}, health=health)
    match.play(0, ("travel", 102))
    assert asked(match) == "party.help"
    assert wants(match) is joins


# -- company ---------------------------------------------------------------------------------------------


def at_the_stone(**wanted):
    """Two heroes who could light the Leaning Stone."""
    secrets = [["menhir_rites"], []]
    goods = {"magic": [2, 2], "food": [2, 2], "wealth": [2, 2], "rep": [0, 0], "exp": [0, 0]}
    described = {"place": [107, 107], "secrets": secrets, "goods": goods, "read": ["107.ward"], **wanted}
    return lay(2, heroes=["beor", "ailei"], **described)


@pytest.mark.parametrize(("dial", "health", "agrees"), [(1, 8, True), (8, 8, False), (1, 1, False)])
def test_a_stone_is_lit_when_it_gets_dark_and_not_with_the_last_blood(dial, health, agrees):
    match = at_the_stone(wards={101: dial}, health=[9, health])
    match.play(0, ("inspect",))
    match.play(0, True)
    assert asked(match) == "ward.agree"
    assert wants(match, 1) is agrees


def test_a_dying_hero_still_helps_to_light_a_stone_that_takes_no_blood():
    match = at_the_stone(place=[108, 108], wards={101: 1}, health=[9, 0], dying=[0, 2])
    match.play(0, ("inspect",))
    match.play(0, True)
    assert asked(match) == "ward.agree"
    assert wants(match, 1) is True


def test_who_has_been_refused_twice_asks_no_more_today():
    match = at_the_stone(wards={101: 1}, energy=[6, 6])
    for _ in range(2):
        assert wants(match, 0) == ("inspect",)
        match.play(0, ("inspect",))
        match.play(0, True)
        match.play(1, False)
        if 1 in match.to_move:
            match.play(1, ("pass",))
    assert wants(match, 0) != ("inspect",)


@pytest.mark.parametrize(("energy", "helps"), [(5, True), (1, False)])
def test_companions_pay_for_who_has_no_energy_unless_it_would_tire_them_out(energy, helps):
    match = lay(2, heroes=["beor", "ailei"], place=[101, 101], energy=[6, energy])
    question = rt.kernel.Question("pay.help", (True, False), {"seat": 0, "what": "energy", "count": 1})
    assert prefers(match, 1, question) is helps


@pytest.mark.parametrize(("food", "health", "shares"), [(4, 3, True), (1, 3, False), (1, 8, True)])
def test_food_is_shared_by_those_who_can_spare_it(food, health, shares):
    match = lay(2, heroes=["beor", "ailei"], health=[9, health], goods={"food": [0, food]})
    question = rt.kernel.Question("rest.share", (True, False), {})
    assert prefers(match, 1, question) is shares


def test_what_gives_comes_before_what_takes():
    match = lay(heroes=["beor"], goods={"food": [1]})
    options = (("flaw/beor", 0), ("skill/agg_1/back", 0))
    question = rt.kernel.Question("ability.first", options, {"timing": "dusk"})
    assert prefers(match, 0, question) == options[1]


# -- the day ---------------------------------------------------------------------------------------------


def test_nobody_stays_where_no_light_will_reach_tomorrow():
    """The home stone goes out next dawn, the Leaning Stone does not reach the Deaf House."""
    match = lay(heroes=["beor"], place=[109], wards={101: 0, 107: 5}, energy=[1], read=["109"])
    assert wants(match) == ("travel", 104)


def test_a_gift_is_what_the_other_lacks_for_the_stone():
    goods = {"magic": [2, 2], "food": [6, 0], "wealth": [3, 3], "rep": [0, 0], "exp": [0, 0]}
    match = at_the_stone(
        place=[108, 108], wards={101: 1}, goods=goods, read=["108.ward"], once=["inspected/108"]
    )
    assert wants(match, 0) == ("trade", 1)
    match.play(0, ("trade", 1))
    assert wants(match, 0) == ("goods", "food", 2)


# -- chapters and what they tell -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_greedy_bots_play_the_chapter(seats):
    match: Any = play_match("taintedgrail", ["greedy"] * seats, f"bots/{seats}")
    told = study(match)
    assert match.result.reason == "completed"
    assert 5 <= told.figures["days"] <= 25
    assert 5 <= told.figures["menhirs"] <= 40
    assert told.shares["died"] == told.shares["wyrdness"] == (0, 1)
    won, met = told.shares["fights-1"]
    assert 0 < won <= met == len(told.samples["rounds-fights-1"]) == len(told.samples["damage-fights-1"])


def test_a_study_counts_encounters_and_the_price_of_light():
    match = fought("beor", "long_line", 1)
    match.table.tally |= {"tax": 22, "energy": 40}
    told = study(match)
    end = encounters(match)[0]
    assert told.shares["fights-guardian"] == (int(end.end == "win"), 1)
    assert told.samples["damage-fights-guardian"] == [9 - match.table.health[0]]
    assert told.samples["rounds-fights-guardian"] == [end.rounds]
    assert told.figures["menhirs"] == 28  # 11 energies of 40


def test_an_enemy_that_flees_is_neither_won_nor_lost():
    match = lay(heroes=["beor"], encounter="first_green")
    play(keep(match), END)
    told = study(match)
    assert (told.figures["undecided"], set(told.shares)) == (1, {"died", "wyrdness"})


KNOWN = ["inspected/114"]


def test_tg_139_a_bot_does_not_know_what_a_stone_costs_before_somebody_has_inspected_it():
    """The stone asks for food, which the hero does not have: they hope until they have looked, and then they
    know."""
    wanted: Any = {"goods": {"food": [0]}, "place": [108], "shown": [101, 108], "wards": {101: 1}}
    lacks = [
        lacking(Outlook.of(lay(heroes=["beor"], once=once, **wanted).view(0)), 108)
        for once in ([], ["inspected/108"])
    ]
    assert (lacks[0], [what for _, what, _ in lacks[1]]) == ([], ["food"])


def test_nobody_inspects_a_menhir_all_night_to_put_off_the_evening(monkeypatch):
    """Nothing here can be lit, and ending the day here is dangerous: the bot ends it all the same."""
    monkeypatch.setattr(hints, "risk", lambda look, place, energy: 0.0 if energy else 5.0)
    match = lay(heroes=["beor"], place=[114], shown=[107, 113, 114], wards={107: 0}, energy=[3], once=KNOWN)
    assert thinks(match, ("inspect",)) < thinks(match, ("pass",)) == -5.0


@pytest.mark.parametrize(("price", "health", "agrees"), [("health", 1, True), ("magic", 1, False)])
def test_a_bot_agrees_by_the_price_that_it_is_told(price: str, health: int, agrees: bool):
    wanted = {"secrets": [["rite"]], "goods": {"magic": [1, 1]}, "health": [9, health], "energy": [6, 1]}
    match = camp(2, place=[101, 101], wards={101: 1}, cheap_wards=True, **wanted)
    by(match, 0, INSPECT, True, price)
    assert wants(match, 1) is agrees
