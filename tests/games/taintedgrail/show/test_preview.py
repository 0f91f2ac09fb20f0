"""What every card in hand would do, before it is laid."""

import pytest

from roundtable.games.taintedgrail.seen import seen_table
from roundtable.games.taintedgrail.show.preview import preview
from tests.games.playing import asked
from tests.games.taintedgrail.helpers.encounter import laid, meet, turn, wandering
from tests.games.taintedgrail.helpers.packs import enlarged

FILL = " blank blank blank blank"
SAYINGS = {  # what a card says, and how many markers it is sure to bring besides the one by its key
    "told": ("pool +1", 1),
    "flipped_late": ("pool +1; if skull: pool +1; pool +1", 1),
    "flipped_first": ("if grail: pool +1", 0),
    "chosen": ("draw 1 or pool +2", 0),
    "refused": ("pool +2 or nothing", 0),
}
CARD = """
[card.{name}]
owner = "brute"
kind = "combat"
left = "F:1"
right = "F1x"
ability = ["placed: {effects}"]
"""


def previews(match):
    """Every card in the first hand, without its magic key."""
    return {card: preview(match.table, 0, card, False) for card in match.table.hands[0]}


def pools(match):
    return {card: found.pool for card, found in previews(match).items()}


def test_a_magic_key_counts_if_it_is_paid_even_if_nobody_can_pay_it():
    for magic in (1, 0):
        t = meet("dummy", "all_rows mage blank" + FILL, goods={"magic": [magic]}).table
        assert [preview(t, 0, "all_rows", pay).pool for pay in (False, True)] == [4, 5]
        assert [preview(t, 0, "mage", pay).pool for pay in (False, True)] == [0, 2]


def test_abilities_on_placement_as_far_as_they_are_sure():
    match = meet("dummy", "gain rage bleed" + FILL, goods={"magic": [0]})
    assert pools(match) == {"gain": 3, "rage": 0, "bleed": 0}


def test_cards_that_are_drawn_and_cards_that_go():
    match = turn(meet("dummy", "mark cutting drawing blank" + FILL), "mark")
    found = previews(match)
    assert (found["cutting"].drops, found["drawing"].draws) == (("mark",), 1)
    assert laid(match) == ["mark"]  # nothing has happened


def test_defence_is_counted():
    match = meet("defender", "gain first_only blank" + FILL)
    assert pools(match) == {
        "gain": 2,
        "first_only": 2,
        "blank": 0,
    }


def test_talks():
    match = meet("gossip", "talker insult nod nod nod", attr=[{"emp": 1}])
    assert {card: found.affinity for card, found in previews(match).items()} == {
        "talker": 3,
        "insult": -1,
        "nod": 1,
    }


def test_skills_and_the_card_that_is_covered_are_counted():
    match = meet("dummy", "all_rows underlay blank" + FILL, skills=[["pt_agg/front"]])
    assert pools(match) == {"all_rows": 5, "underlay": 0, "blank": 0}
    turn(match, "underlay")
    assert pools(match) == {"all_rows": 2, "blank": 1}


def test_others_are_shown_what_they_could_do_in_their_own_activation():
    match = meet("defender", "gain mark blank" + FILL, "gain mark blank" + FILL)
    match.play(0, 0)
    match.play(0, ("lay", "gain", False))
    assert (match.table.active, match.table.pool) == (0, 2)
    assert preview(match.table, 1, "gain", False).pool == 4  # for each of them the first card puts 1 less
    assert preview(match.table, 0, "mark", False).pool == 3


def test_what_a_dial_or_a_choice_decides_is_not_promised(tmp_path):
    more = "".join([CARD.format(name=name, effects=effects) for name, (effects, _) in SAYINGS.items()])
    with enlarged(tmp_path, "sayings", more):
        match = meet("dummy", " ".join(SAYINGS), options={"pack": "sayings"})
        match.table.hands[0] = [*SAYINGS]
        assert pools(match) == {name: 1 + sure for name, (_, sure) in SAYINGS.items()}


@pytest.mark.parametrize("seed", range(0, 120, 10))
def test_what_is_foreseen_comes_true(seed):
    """Whatever the encounter: where a card is laid and nothing is asked or flipped on the way, pool, marker,
    hand and sequence are then as they were foreseen."""
    checked = 0
    for match, seat in [pair for number in range(seed, seed + 10) for pair in _moments(number)]:
        for option in [option for option in match.legal(seat) if option[0] == "lay"]:
            real = match.clone()
            real.play(seat, option)
            if not _goes_on(match, real):
                continue
            t, after = match.table, real.table
            found = preview(seen_table(match.view(seat)), seat, option[1], option[2])
            assert (found.pool, found.affinity) == (after.pool, after.affinity), (match, option)
            gone = [card for card in laid(match) if laid(match).count(card) > laid(real).count(card)]
            assert {*gone} == {*found.drops} - {option[1]}, (match, option)
            if len(after.thrown[seat]) == len(t.thrown[seat]):
                assert found.draws == len(after.hands[seat]) - len(t.hands[seat]) + 1, (match, option)
            checked += 1
    assert checked > 50


def _moments(seed):
    for match, seat in wandering(seed):
        if asked(match) in ("fight.what", "talk.what"):
            yield match.clone(), seat


def _goes_on(before, after):
    t, chance = after.table, before.table.chance
    same = (t.enc, t.active, t.round) == (before.table.enc, before.table.active, before.table.round)
    return same and asked(after) == asked(before) and t.chance.record is chance.record
