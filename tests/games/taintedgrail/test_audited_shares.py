"""What heroes give to and take from one another, and what one dawn or dusk brings to several of them. Each
test is a situation that went wrong once; what no other test needs is added to a copy of the small pack."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable import bots
from roundtable.games import judge
from roundtable.games.taintedgrail.show.events import retell
from tests.games.taintedgrail import helpers
from tests.games.taintedgrail.helpers import INSPECT, asked, by, choose, goods, legal, night, play
from tests.games.taintedgrail.helpers.packs import enlarged

MORE = """
[timer]
cure = { title = "Cure", ends = "all health +1" }
[item]
kettle = { title = "Kettle", rules = ["dusk: one food +1"] }
thorn = { title = "Thorn", rules = ["dawn: health -1"] }
bandage = { title = "Bandage", rules = ["dawn: one health +1"] }
ring = { title = "Ring", rules = ["dawn: exp +1"] }
leech = { title = "Leech", rules = ["dusk: if ate: pay health 1 and exp +1 or nothing"] }
broth = { title = "Broth", rules = ["dusk: if ate: one health +1"] }
purse = { title = "Purse", rules = ["rest: one wealth +1"] }
toll = { title = "Toll", rules = ["rest: pay wealth 1 or terror +1"] }
talisman = { title = "Talisman", rules = ["passive: rule health_loss -1"] }
vial = { title = "Vial", rules = ["passive: rule terror_gain -1"] }
[event]
pact = { chapter = 1, part = 9, title = "Pact", text = "Pact", do = "pay health 1 and exp +1" }
dread = { chapter = 1, part = 9, title = "Dread", text = "Dread", do = "pay terror 1 and exp +1" }
gloom = { chapter = 1, part = 9, title = "Gloom", text = "Gloom", rules = ["dawn: exp +1"] }
"""
JOURNAL = """
:: book.74
A chest, and a lid for two.
* [pay each energy 2] Lift the lid. {doer exp +3} -> end
* Leave it. -> end

:: book.75
A boulder for two.
* [party>=2, pay each energy 2] Heave. {each exp +3} -> end
* Leave it. -> end
"""


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with enlarged(tmp_path_factory.mktemp("packs"), "shares", MORE, JOURNAL, "walking"):
        yield


def lay(seats: Any = 2, **wanted: Any) -> Any:
    wanted = {"pack": "shares", "event_deck": [], "place": [103] * seats, **wanted}
    return helpers.scene(seats, **wanted)


# -- [Dusk, 2] Rest ----------------------------------------------------------------------------------------


def hungry(food: list[int], **wanted: Any) -> Any:
    """Everybody wants to eat; who has food to spare is ready to share it."""
    match = lay(len(food), phase="dusk", goods={"food": food}, health=[5] * len(food), **wanted)
    while asked(match) in ("rest.eat", "rest.share"):
        play(match, True)
    return match


def test_tg_125_too_little_for_all_is_his_to_give_to_whom_he_likes():
    match = hungry([0, 0, 2])
    assert (asked(match), match.to_move, legal(match)) == ("rest.whom", (2,), {0, 1})
    play(match, 1)
    assert (match.table.health, goods(match, "food")) == ([5, 6, 6], [0, 0, 0])


def test_tg_125_several_portions_for_more_who_are_hungry():
    match = hungry([3, 0, 0, 0])
    assert legal(match) == {1, 2, 3}
    play(match, 3)
    assert legal(match) == {1, 2}
    play(match, 1)
    assert (match.table.health, goods(match, "food")) == ([6, 6, 5, 6], [0, 0, 0, 0])


def test_tg_125_where_there_is_enough_together_nobody_is_asked():
    match = hungry([2, 2, 0, 0])
    assert asked(match) != "rest.whom"
    assert (match.table.health, goods(match, "food")) == ([6, 6, 6, 6], [0, 0, 0, 0])


def test_tg_125_of_several_who_give_who_has_most_gives_first():
    match = hungry([2, 3, 0])
    assert goods(match, "food") == [1, 1, 0]


def test_tg_125_only_those_at_his_place_are_fed():
    match = hungry([0, 0, 2], place=[101, 103, 103])
    assert (match.table.health, goods(match, "food")) == ([5, 6, 6], [0, 0, 0])


# -- [Menhirs] ---------------------------------------------------------------------------------------------


def test_tg_63_all_agree_to_a_price_that_they_know():
    wanted = {"secrets": [["rite"]], "goods": {"magic": [1, 1]}, "health": [9, 2], "energy": [6, 2]}
    match = lay(place=[107, 107], wards={107: 1}, blood_price=True, **wanted)
    by(match, 0, INSPECT, True)
    assert asked(match) == "ward.price"
    play(match, "blood")
    assert (asked(match), match.to_move) == ("ward.agree", (1,))
    assert match.question(1).about["costs"] == (("health", 2), ("terror", 1))
    by(match, 1, False)
    assert (match.table.health, match.table.wards) == ([9, 2], {107: 1})


def test_tg_63_who_lights_it_knows_that_only_blood_is_left():
    wanted = {"secrets": [["rite"]], "goods": {"magic": [0]}, "health": [2], "energy": [2]}
    match = play(lay(1, place=[107], wards={107: 1}, blood_price=True, **wanted), INSPECT)
    assert (asked(match), match.question(0).about["costs"]) == ("ward.bleed", (("health", 2), ("terror", 1)))
    assert play(match, False).table.health == [2]


@pytest.mark.parametrize(("way", "health", "agrees"), [("health", 1, True), ("magic", 1, False)])
def test_a_bot_agrees_by_the_price_that_it_is_told(way: str, health: int, agrees: bool):
    wanted = {"secrets": [["rite"]], "goods": {"magic": [1, 1]}, "health": [9, health], "energy": [6, 1]}
    match = lay(place=[101, 101], wards={101: 1}, cheap_wards=True, **wanted)
    by(match, 0, INSPECT, True, way)
    seat = bots.Seat(match, 1, judge("taintedgrail"))
    assert bots.make("greedy", "seed").choose(seat) is agrees


def lit(energy: list[int]) -> Any:
    """The stone of 101 asks 2 energy, 1 magic and 1 health of everybody."""
    seats = len(energy)
    wanted = {"secrets": [["rite"]], "goods": {"magic": [1] * seats}, "energy": energy}
    match = by(lay(seats, place=[101] * seats, **wanted), 0, INSPECT, True)
    while asked(match) == "ward.agree":
        play(match, True)
    return match


def test_tg_66_who_lights_a_menhir_says_who_pays_what_another_lacks():
    match = lit([0, 4, 4])
    assert (asked(match), match.to_move) == ("share.how", (0,))
    assert legal(match) == {(0, -2, 0), (0, -1, -1), (0, 0, -2)}
    play(match, (0, -2, 0))
    assert (match.table.energy, match.table.wards[101]) == ([0, 0, 2], 6)


def test_menhirs_who_can_pay_pays_for_himself_unasked():
    match = lit([4, 4, 2])
    assert (asked(match), match.table.energy) == ("day.what", [2, 2, 0])


# -- [Effects of dawn], [Effects of dusk] -------------------------------------------------------------------


def test_tg_107_at_dusk_the_party_says_whose_effects_come_first():
    match = lay(phase="dusk", items=[["dog"], ["kettle"]], goods={"food": [0, 0]})
    assert (asked(match), legal(match)) == ("ability.whose", {0, 1})
    fed = play(play(match.clone(), 1), 0)
    assert fed.table.items[0] == ("dog",)
    assert "dog" not in play(match, 0).table.items[0]


def test_tg_107_at_dawn_too():
    match = lay(phase="dawn", items=[["thorn"], ["bandage"]], health=[1, 8], energy=[1, 6])
    play(match, 1, 0)
    assert (match.table.dying, match.table.health) == ([0, 0], [1, 8])


def test_tg_107_where_nobody_reaches_another_nobody_is_asked():
    match = lay(phase="dawn", items=[["ring"], ["bell"]], terror=[0, 2])
    assert (asked(match), goods(match, "exp"), match.table.terror) == ("day.what", [1, 0], [0, 1])


def test_tg_107_who_has_nothing_to_do_now_is_not_offered():
    """The herbwife's flaw waits for a lonely night; what asks about the meal waits for it."""
    wanted = {"phase": "dusk", "goods": {"food": [0, 0]}}
    assert asked(lay(heroes=["herb", "smith"], items=[[], ["kettle"]], **wanted)) == "choose.who"
    assert asked(lay(items=[["leech"], ["kettle"]], **wanted)) == "choose.who"


def test_tg_107_who_is_elsewhere_is_not_reached():
    match = lay(phase="dawn", items=[["thorn"], ["bandage"]], place=[101, 103], wards={101: 5})
    assert asked(match) != "ability.whose"


def test_tg_107_after_the_meal_and_at_rest_too():
    wanted = {"phase": "dusk", "goods": {"food": [1, 1]}, "health": [4, 8]}
    match = lay(items=[["leech"], ["broth"]], **wanted)
    by(match, 0, True)
    by(match, 1, True)
    assert (asked(match), legal(match)) == ("ability.whose", {0, 1})
    match = lay(phase="dusk", items=[["toll"], ["purse"]], goods={"food": [0, 0], "wealth": [0, 0]})
    assert (asked(match), legal(match)) == ("ability.whose", {0, 1})


# -- [Dawn, 5] Time dials ----------------------------------------------------------------------------------


def test_tg_105_who_is_saved_and_felled_on_one_dawn_has_his_whole_time():
    wanted = {"phase": "dawn", "timers": {"cure": 1, "plague": 1}, "energy": [0, 6]}
    match = lay(health=[0, 8], dying=[2, 0], **wanted)
    assert (match.table.health, match.table.dying) == ([0, 0], [2, 2])
    match = lay(health=[0, 8], dying=[1, 0], **wanted)
    assert (match.table.status, match.table.dying) == (["alive", "alive"], [2, 2])


def test_dawn_5_at_the_end_of_his_dial_a_cure_still_saves_him():
    match = lay(phase="dawn", timers={"cure": 1}, health=[0, 8], dying=[1, 0], energy=[0, 6])
    assert (match.table.status[0], match.table.health[0], match.table.dying[0]) == ("alive", 1, 0)


# -- [Dawn, 7] Events --------------------------------------------------------------------------------------


def test_tg_127_an_event_of_one_day_still_holds_in_the_first_steps_of_dawn():
    match = night(lay(1, today=["gloom"], goods={"food": [0]}))
    assert (goods(match, "exp"), match.table.today) == ([1], ())


# -- [Parties] Who drops out -------------------------------------------------------------------------------


def chest(energy: list[int]) -> Any:
    return choose(lay(len(energy), verse="book.74", energy=energy), "Lift")


def test_tg_110_who_was_to_do_it_and_cannot_pay_is_replaced():
    match = chest([3, 0])
    assert (asked(match), legal(match)) == ("verse.doer", {0, 1})
    play(match, 1)
    assert (match.table.energy, goods(match, "exp")) == ([1, 0], [3, 0])


def test_tg_110_of_several_who_are_left_they_say_who():
    match = helpers.answer(play(chest([3, 0, 3]), 1), pay_help=False)
    assert (asked(match), legal(match)) == ("verse.doer", {0, 2})
    assert goods(play(match, 2), "exp") == [0, 0, 3]


def test_tg_110_a_choice_for_two_is_not_taken_by_the_one_who_is_left():
    match = choose(lay(verse="book.75", energy=[3, 0]), "Heave")
    helpers.answer(match, pay_help=False)
    assert (asked(match), helpers.choices(match), goods(match, "exp")) == (
        "verse.choice",
        ["Leave it."],
        [0, 0],
    )
    match = helpers.answer(choose(lay(3, verse="book.75", energy=[2, 0, 2]), "Heave"), pay_help=False)
    assert goods(match, "exp") == [3, 0, 3]


# -- [Special movement] ------------------------------------------------------------------------------------


def test_tg_126_who_is_moved_to_where_he_is_has_not_moved():
    match = lay(place=[104, 101], shown=[101, 104], guardians={"giant": 104}, effects="move 104")
    assert (match.table.place, asked(match), match.to_move) == ([104, 104], "party.help", (0,))
    assert play(match, False).table.party == (1,)
    match = lay(1, place=[104], shown=[101, 104], guardians={"giant": 104}, effects="move 104")
    assert (match.table.enc, match.table.terror) == ("", [0])


# -- [Costs] -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "item"), [("pact", "talisman"), ("dread", "vial")])
def test_tg_129_a_price_is_paid_in_full(event: str, item: str):
    match = lay(1, phase="morning", event_deck=[event], items=[[item]], health=[5], energy=[5])
    paid = (4, 0) if event == "pact" else (5, 1)
    assert ((match.table.health[0], match.table.terror[0]), goods(match, "exp")) == (paid, [1])


def test_tg_129_a_loss_is_not():
    match = lay(1, effects="each health -1; each terror +1", items=[["talisman", "vial"]], health=[5])
    assert (match.table.health, match.table.terror) == ([5], [0])


# -- [Parties] Coming along --------------------------------------------------------------------------------


def test_who_is_asked_along_is_told_where_to_and_what_it_takes():
    match = by(lay(items=[[], ["mule"]]), 0, helpers.go(101), True)
    assert (asked(match), match.to_move) == ("party.join", (1,))
    told = retell("party.join", {"seat": 0, **match.question(1).about}, match.table.options)
    assert (told.key, match.question(1).about["place"], match.question(1).about["costs"]) == (
        "party.join-travel",
        101,
        (),
    )
    match = by(lay(place=[101, 101]), 0, helpers.EXPLORE, True)
    assert match.question(1).about["costs"] == (("energy", 1),)
