"""What every card in hand would do, before it is laid."""

import random

from roundtable.games.taintedgrail.encounter.laying import has_magic_key
from roundtable.games.taintedgrail.encounter.preview import preview
from tests.games.playing import asked, play
from tests.games.taintedgrail.helpers.encounter import laid, lay, meet, turn

FILL = " blank blank blank blank"


def previews(t, seat):
    """Every card in hand without its magic key, and with it where there is one."""
    ways = [(card, pay) for card in dict.fromkeys(t.hands[seat]) for pay in (False, True)]
    return [preview(t, seat, card, pay) for card, pay in ways if not pay or has_magic_key(t, card)]


def test_every_card_without_and_with_its_magic_key():
    match = meet("dummy", "all_rows mage blank" + FILL, goods={"magic": [1]})
    found = {(p.card, p.pay): p for p in previews(match.table, 0)}
    assert set(found) == {
        ("all_rows", False),
        ("all_rows", True),
        ("mage", False),
        ("mage", True),
        ("blank", False),
    }
    plain, paid = found["all_rows", False], found["all_rows", True]
    assert (plain.rows, plain.pool, plain.magic, plain.legal) == (("A", "C", "P", "F"), 4, 0, True)
    assert (paid.rows, paid.pool, paid.magic, paid.legal) == (("A", "C", "P", "M", "F"), 5, 1, True)


def test_without_magic_it_is_shown_but_not_legal():
    match = meet("dummy", "mage" + FILL, goods={"magic": [0]})
    assert [(p.pay, p.legal, p.pool) for p in previews(match.table, 0) if p.card == "mage"] == [
        (False, True, 0),
        (True, False, 2),
    ]


def test_further_cards_need_a_bolt():
    match = lay(meet("dummy", "mark quick blank" + FILL, goods={"magic": [0]}), "mark")
    assert {p.card: (p.legal, p.bolt) for p in previews(match.table, 0)} == {
        "quick": (True, True),
        "blank": (False, False),
    }


def test_abilities_on_placement_as_far_as_they_are_sure():
    match = meet("dummy", "gain rage bleed" + FILL, goods={"magic": [0]})
    assert {p.card: p.pool for p in previews(match.table, 0)} == {"gain": 3, "rage": 0, "bleed": 0}


def test_cards_that_are_drawn_and_cards_that_go():
    match = turn(meet("dummy", "mark cutting drawing blank" + FILL), "mark")
    found = {p.card: p for p in previews(match.table, 0)}
    assert (found["cutting"].drops, found["drawing"].draws) == (("mark",), 1)
    assert laid(match) == ["mark"]  # nothing has happened


def test_defence_is_counted():
    match = meet("defender", "gain first_only blank" + FILL)
    assert {p.card: p.pool for p in previews(match.table, 0)} == {"gain": 2, "first_only": 2, "blank": 0}


def test_talks():
    match = meet("gossip", "talker insult nod nod nod", attr=[{"emp": 1}])
    assert {p.card: p.affinity for p in previews(match.table, 0)} == {"talker": 3, "insult": -1, "nod": 1}


def test_in_panic_nothing_of_the_hand_can_be_laid_first():
    match = meet("dummy", "mark quick blank" + FILL, terror=[5], health=[4])
    assert not any(p.legal for p in previews(match.table, 0))


def test_what_is_foreseen_comes_true():
    """Random fights: whenever a card is laid, the keys and sure abilities do what was foreseen."""
    cards = "all_rows agg mage spark quick void_half drawing cutting gain first_only two three more".split()
    checked = 0
    for seed in range(40):
        dice = random.Random(seed)
        match = meet("defender", " ".join(dice.choices(cards, k=30)), goods={"magic": [4]}, health=[9])
        for _ in range(30):
            if asked(match) not in ("fight.what", "enc.discard"):
                break
            option = dice.choice(match.legal(0))
            if option == ("escape",):
                continue
            if option[0] != "lay":
                play(match, option)
                continue
            seen = preview(match.table, 0, option[1], option[2])
            play(match, option)
            assert (match.table.pool, seen.legal) == (seen.pool, True), (seed, option)
            checked += 1
    assert checked > 100
