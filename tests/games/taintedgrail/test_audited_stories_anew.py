"""Journal, statuses, secrets, items, growth, death and modes, read sentence by sentence once more.

What no other test needs is added to a copy of the small pack.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.taintedgrail import helpers
from tests.games.taintedgrail.helpers import (
    done,
    everything,
    go,
    goods,
    play,
)
from tests.games.taintedgrail.helpers_enc import enlarged

NAME = "audited_stories"
MORE = """
[encounter]
teller = { $FOE, reward = "goto book.70" }
herald = { $FOE, reward = "chapter 1" }
rich = { $FOE, traits = ["guardian"], guardian = true, story = true, loot = "wealth 9" }
[item]
ledger = { rules = ["dusk: status finds"] }
almanac = { rules = ["dawn: status finds"] }
[secret.ban]
number = 9
scope = "common"
rules = ["passive: rule travel_cost +1", "dusk: discard_self"]
[timer.find]
title = "A Find"
ends = "status finds"
[event]
sleepy = { chapter = 1, part = 9, do = "dream" }
snow = { chapter = 1, part = 9, do = "pass" }
cure = { chapter = 1, part = 9, quest = true, goal = "wealth>=5", success = "all terror -3" }
strong = { chapter = 1, part = 9, quest = true, goal = "agg>=3", success = "all rep +1" }
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
""".replace(
    "$FOE", 'deck = "grey", level = 1, kind = "combat", value = 1, right = "F1x", attacks = ["0: dmg 1"]'
)
VERSES = """:: book.70
A second one comes.
encounter executioner
| win : Won. {each exp +5} -> end
| else : Not won. {each wealth +5} -> end
"""


@pytest.fixture(autouse=True, scope="module")
def _small_pack_with_more(tmp_path_factory):
    with enlarged(tmp_path_factory.mktemp("packs"), NAME, MORE, VERSES, "walking"):
        yield


def lay(seats: Any = 1, **wanted: Any) -> Any:
    return helpers.lay(seats, **{"pack": NAME, "event_deck": [], **wanted})


def story(match: Any, *keys: str) -> list[Any]:
    """What has been told of these, in its order."""
    told = [event for event in match.log(None) if event.key in keys]
    return [next(iter(event.args.values())) if event.key == "verse.read" else event.key for event in told]


def test_tg_161_a_common_secret_that_is_lost_binds_nobody_any_more():
    match = lay(2, effects="secret pact; lose secret pact", place=[103, 103])
    assert (match.table.common, "pact" in match.table.secret_deck) == ((), True)
    match.play(1, go(101))
    assert play(match, False).table.energy == [6, 5]


def test_tg_161_it_can_be_handed_over_and_found_again():
    match = done("secret pact; pay secret pact and one exp +1; secret pact")
    assert (match.table.common, goods(match, "exp")) == (("pact",), [1])
    assert everything(match) == helpers.box()


def test_tg_161_it_may_discard_itself_at_dusk():
    match = lay(2, phase="dusk", common=["ban"], place=[103, 103], goods={"food": [0, 0]})
    assert (match.table.common, match.table.day) == ((), 2)


def test_a_random_event_that_the_story_names_is_taken_out_of_its_stack():
    """A card lies in one place: it is not drawn once more."""
    piles: Any = {"random_deck": ["frost", "calm"], "goods": {"food": [0]}}
    match = lay(effects="event play frost", **piles)
    assert (match.table.today, match.table.random_deck, match.table.energy) == (("frost",), ["calm"], [5])
    match = lay(effects="event top frost", **piles)
    assert (match.table.event_deck, match.table.random_deck) == (["frost"], ["calm"])
    match = lay(effects="event discard frost; event random 2", **piles)
    assert sorted(match.table.event_deck) == ["calm", "frost"]


def test_tg_53_with_the_limiter_turned_nobody_begins_with_as_much_energy_as_health():
    match = play(helpers.new(pack=NAME, limiter="turned"), "thin")
    assert (match.table.energy, match.table.health) == ([5], [6])


def test_tg_53_nor_after_the_mercy():
    match = lay(heroes=["thin"], limiter="turned", phase="dawn", health=[0], dying=[1])
    assert (play(match, True).table.energy, match.table.health) == ([5], [6])
