"""Found by going through set-up and day once more, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.taintedgrail.helpers import (
    INSPECT,
    PASS,
    SOUTH,
    answer,
    asked,
    by,
    choose,
    go,
    goods,
    legal,
    play,
    scene,
    tracks,
    until,
)
from tests.games.taintedgrail.helpers.encounter import ESCAPE, idle, keep, win
from tests.games.taintedgrail.helpers.packs import enlarged

MORE = """
[encounter.hurler]
title = "Hurler"
deck = "grey"
level = 1
kind = "combat"
value = 9
right = "F1x"
attacks = ["0-8: move 102"]
traits = ["guardian"]
guardian = true
story = true
[timer.levy]
title = "Levy"
ends = "goto book.60"
[item.anchor]
title = "Anchor"
rules = ["dawn: ward 101 +1"]
[item.horn]
title = "Horn"
rules = ["dawn: encounter wolf"]
[event.lull]
chapter = 1
part = 9
title = "Lull"
text = "Lull"
do = "if at 103: pass"
[location.130]
title = "The Gate"
cell = [9, 0]
enter = { do = "pay each wealth 1; goto book.61" }
[location.132]
title = "The Slide"
cell = [9, 4]
enter = { do = "each rep +1; move 104" }
[location.133]
title = "The Altar"
cell = [9, 6]
seals = ["ward", "dream"]
ward = { cost = "energy 1 health 2", dial = [3, 3, 3, 3], note = "Its price." }
[location.134]
title = "The Witness"
cell = [9, 8]
seals = ["ward"]
ward = { cost = "rep 1 exp 2", dial = [3, 3, 3, 3], note = "Its price." }
[location.131]
title = "The Cot"
cell = [9, 2]
seals = ["dream"]
"""
JOURNAL = """
:: book.60
A tower.
* [pay each energy 2] Climb. {each exp +1} -> end
* [pay each energy 2] Whistle. {guardian wolf here} -> end
* [pay each energy 2] Shake it. {remove 101} -> end
* [pay each energy 2] Shout. {all terror +1} -> end

:: book.61
Behind the gate.
= each exp +1
end

:: 130 The Gate
A gate.
end

:: book.62
The ground gives way.
= remove 101
end

:: 132 The Slide
Steep.
end

:: 133 The Altar
Cold.
end

:: 133.ward
A slab.

:: 133.dream
You walk in your sleep.
= move 102
end

:: 133.nightmare
You walk in your sleep.
= move 102
end

:: 131 The Cot
Straw.
end

:: 131.dream
Straw.
end

:: 131.nightmare
Somebody stands over you.
encounter thug
| win : He is gone. {each food +1} -> end
| else : He was never there. -> end
"""
TOWER: dict[str, Any] = {"energy": [3, 0], "goods": {"exp": [0, 0]}}


@pytest.fixture(autouse=True, scope="module")
def _walking_pack_with_more(tmp_path_factory):
    with enlarged(tmp_path_factory.mktemp("packs"), "anew", MORE, JOURNAL, "walking"):
        yield


def table(seats: int = 1, **wanted: Any) -> Any:
    return scene(seats, **{"pack": "anew", "event_deck": [], "wards": {101: 5}, **wanted})


def climb(match: Any, what: str) -> Any:
    """One pays for himself and for nobody else; the other drops out."""
    choose(match, what)
    while asked(match) == "pay.help":
        play(match, False)
    return match


# -- who drops out (TG-114) ------------------------------------------------------------------------------


def test_tg_114_who_dropped_out_and_fights_a_guardian_gets_his_reward():
    match = win(climb(table(2, verse="book.60", place=[103, 103], **TOWER), "Whistle"))
    assert (asked(match), goods(match, "exp")) == ("day.what", [1, 1])


def test_tg_114_who_dropped_out_of_a_verse_of_dawn_fights_the_guardian_of_this_dawn_like_the_others():
    coming: Any = {"phase": "dawn", "timers": {"levy": 1}, "guardians": {"wolf": 102}, "luck": (SOUTH,)}
    match = climb(table(2, **coming, **TOWER), "Climb")
    assert match.table.party == (0, 1)
    assert goods(win(match), "exp") == [2, 1]


def test_tg_114_who_dropped_out_and_is_swept_away_by_what_was_read_meets_the_ash_like_the_others():
    map_: Any = {"wards": {107: 5}, "shown": [101, 104, 107], "place": [101, 101]}
    match = climb(table(2, verse="book.60", **map_, **TOWER), "Shake")
    assert (match.table.place, match.table.terror) == ([104, 104], [3, 3])


def test_tg_114_his_own_skill_works_for_who_dropped_out():
    skill: Any = {"skills": [[], ["agg_1/back"]], "place": [103, 103]}
    match = climb(table(2, verse="book.60", **skill, **TOWER), "Shout")
    assert match.table.terror == [1, 0]


def test_tg_114_who_cannot_pay_on_entry_does_not_read_what_follows():
    purse: Any = {"goods": {"wealth": [1, 0], "exp": [0, 0]}, "shown": [101, 130]}
    match = table(2, effects="move 130", **purse)
    assert (match.table.place, goods(match, "exp")) == ([130, 130], [1, 0])


# -- menhirs ---------------------------------------------------------------------------------------------


def test_menhirs_one_may_ask_for_reputation_and_experience():
    purse: Any = {"goods": {"rep": [2], "exp": [3]}, "place": [134], "shown": [101, 134]}
    match = by(table(**purse), 0, INSPECT, True)
    assert (match.table.wards[134], goods(match, "rep"), goods(match, "exp")) == (3, [1], [1])


# -- guardians -------------------------------------------------------------------------------------------


def test_guardians_who_is_driven_to_another_guardian_meets_it_once_and_no_other_where_he_was():
    """The hurler throws him from 104 to 102, where a wolf stands; the giant at 104 meets nobody."""
    match = play(table(guardians={"hurler": 104, "wolf": 102, "giant": 104}), go(104))
    keep(play(match, "hurler"))
    until(
        match,
        lambda match: match.table.enc != "hurler",
        lambda match: ESCAPE if match.table.place == [102] and ESCAPE in legal(match) else idle(match),
    )
    assert match.table.enc == "wolf"
    play(keep(match), ("escape",))
    assert (asked(match), match.table.guardians["wolf"], tracks(match)) == ("day.what", 102, (3, 9, 0))


# -- passing ---------------------------------------------------------------------------------------------


def test_passing_a_day_that_an_event_ends_at_dawn_is_over_before_it_began():
    match = table(phase="morning", event_deck=["lull"], place=[103])
    assert (asked(match), match.table.phase) == ("rest.eat", "dusk")
    match = table(2, phase="morning", event_deck=["lull"])
    assert asked(match) == "day.what"


def test_passing_the_day_that_ended_early_is_over_the_next_morning():
    match = table(phase="morning", event_deck=["lull", "calm"], place=[103], goods={"food": [0]})
    while asked(match) != "day.what":
        play(match, None)
    assert (match.table.day, PASS in legal(match), go(101) in legal(match)) == (2, True, True)
    assert by(match, 0, go(101)).table.place == [101]


# -- encounters of dawn and dusk -------------------------------------------------------------------------


def sleeping(**wanted: Any) -> Any:
    """One of two at the cot has a nightmare, in which somebody comes."""
    cot: Any = {"place": [131, 131], "shown": [101, 131], "terror": [6, 0], "phase": "dusk"}
    purse = {"food": [0, 0], "exp": [0, 0]}
    match = table(2, **{**cot, "goods": purse, **wanted})
    while asked(match) in ("grow.what", "deck.change"):
        play(match, None)
    return match


def test_tg_131_who_sleeps_beside_a_nightmare_may_stand_by_the_dreamer():
    match = sleeping()
    assert (asked(match), match.to_move) == ("party.help", (1,))
    match = win(play(match, True))
    assert (goods(match, "exp"), goods(match, "food")) == ([1, 1], [1, 0])  # the verse is the dreamer's alone


def test_tg_131_he_need_not():
    match = sleeping()
    assert (asked(match), play(match, False).table.party) == ("party.help", (0,))


def test_tg_131_an_encounter_of_dawn_may_be_joined_too_but_not_from_elsewhere():
    match = table(3, phase="dawn", items=[["horn"]], place=[101, 101, 103])
    assert (asked(match), match.to_move) == ("party.help", (1,))
    assert play(match, True).table.party == (0, 1)


# -- three rules at once ---------------------------------------------------------------------------------


def test_dawn_1_and_2_a_dial_that_an_effect_puts_back_keeps_the_menhir_one_dawn_more():
    """Step 1 gives the menhir a dial of 1, so it stays in step 2, and in step 4 the dial goes again."""
    assert table(phase="dawn", wards={101: 0}, items=[["anchor"]]).table.wards == {101: 0}
    assert table(phase="dawn", wards={101: 0}).table.wards == {}


def test_tg_56_all_energy_of_a_menhir_is_paid_before_the_health_that_would_take_it_away():
    """He pays the other's energy with his last; only then his last two health, and his energy with it."""
    altar: Any = {"place": [133, 133], "shown": [101, 133], "health": [2, 5], "energy": [2, 0]}
    match = by(table(2, **altar), 0, INSPECT, True)
    by(match, 1, True)
    assert (match.table.wards[133], match.table.energy, match.table.health) == (3, [0, 0], [0, 3])
    assert match.table.dying == [2, 0]


def test_dusk_6_who_walks_in_his_sleep_to_where_another_dreams_does_not_dream_there_too():
    match = table(
        2, phase="dusk", place=[133, 102], shown=[101, 102, 133], goods={"food": [0, 0], "exp": [0, 0]}
    )
    choose(answer(match, grow_what=None, deck_change=None), "Open the first")
    assert (match.table.place, goods(match, "exp")) == ([102, 102], [0, 1])


def test_special_movement_out_of_an_entry_effect_arrives_at_both_places():
    match = table(effects="move 132", shown=[101, 104, 132], items=[["whistle"]], goods={"rep": [0]})
    assert (match.table.place, match.table.terror, goods(match, "rep")) == ([104], [1], [3])


def test_swept_onto_the_ash_by_the_verse_of_another_although_he_has_passed():
    """One of two has passed and the other explores: the place goes under both of them. A skill takes back the
    first terror of its owner, but not that of the ash; who has passed stays so."""
    fury: Any = {"skills": [[], ["agg_1/back"]], "wards": {107: 5}, "shown": [101, 104, 107]}
    match = table(2, verse="book.62", party=[0], **fury)
    assert (match.table.place, match.table.health, match.table.terror) == ([104, 104], [7, 6], [3, 2])
