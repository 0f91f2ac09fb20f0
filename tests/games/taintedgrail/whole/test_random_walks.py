"""Whatever is chosen: markers stay on their tracks, nothing is lost, and no deed stays half done."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.taintedgrail.helpers import asked, box, everything, new

STORY = {"limiter": "none", "cheap_wards": True, "start_item": True, "easy_encounters": True}
CHALLENGE = {
    "limiter": "turned", "escape": "coin", "short_wards": 1, "fewer_random": 1, "hunger": True,
    "dear_growth": True, "most_items": 5, "mercy": False, "hard_talk": True,
}  # fmt: skip
COMFORT = {
    "free_look": True, "lasting_map": True, "blood_price": True, "calm_entry": True, "calm_settlements": True,
    "free_gear": True, "chapter_rest": True, "more_random": 1, "limiter": "none",
}  # fmt: skip
OTHERS = {
    "free_mode": True, "cancel_treachery": True, "free_joining": True, "guardians_stay": True,
    "robber": "energy",
}  # fmt: skip
SETS = {"usual": {}, "story": STORY, "challenge": CHALLENGE, "comfort": COMFORT, "others": OTHERS}


def tracks_hold(table):
    for seat in table.living():
        hero = table.board(seat)
        assert 0 <= table.health[seat] <= hero.health
        assert 0 <= table.terror[seat] <= hero.terror
        assert 0 <= table.energy[seat] <= max(0, table.most_energy(seat))
        assert all([0 <= table.goods[what][seat] <= 20 for what in ("food", "wealth", "rep", "magic")])
        assert not Counter(table.stowed[seat]) - Counter(table.items[seat] + table.secrets[seat])
        assert all([len(decks[seat]) >= 15 for decks in table.decks.values()])


def map_holds(table):
    assert set(table.wards) <= set(table.shown)
    assert len(table.wards) <= 3
    assert all([table.place[seat] in table.shown for seat in table.living()])
    assert set(table.guardians.values()) <= set(table.shown)


def events_hold(table):
    piles = [table.event_deck, table.random_deck, table.random_under, table.today, table.quests, table.past]
    events = Counter([event for pile in piles for event in pile])
    assert set(events.values()) <= {1}


def nothing_is_half_done(table):
    assert (table.enc, table.reading, table.looking) == ("", False, False)
    assert (table.found, table.collected) == ([], [])
    assert all([bool(table.dying[seat]) == (table.health[seat] == 0) for seat in table.living()])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", list(SETS))
def test_any_way(seats, options):
    match, dice = new(seats, seed=seats, **SETS[options]), Random(seats)
    for _ in range(250):
        if not match.to_move:
            break
        seat = dice.choice(match.to_move)
        legal = match.legal(seat)
        busy = [option for option in legal if option not in (("pass",), False)]
        match.play(seat, dice.choice(busy if busy and dice.random() < 0.7 else legal))
        assert everything(match) == box()
        if asked(match) in ("hero.choose", "hero.board", "hero.deck"):
            continue
        tracks_hold(match.table)
        map_holds(match.table)
        events_hold(match.table)
        if asked(match) == "day.what":
            nothing_is_half_done(match.table)
