"""Encounters at random: every card is somewhere, copies and saves agree, and nothing is left behind."""

import random

import pytest

import roundtable as rt
from roundtable.games import find
from roundtable.games.taintedgrail.content import load as packs
from roundtable.games.taintedgrail.encounter.beginning import book
from tests.games.taintedgrail.helpers.encounter import HEROES, described, over


def by_chance(dice):
    pack = packs.pack("proving")
    seats = dice.randint(1, 4)
    enc = dice.choice([e for e in pack.encounters.values() if e.right])
    cards = [card.id for card in pack.cards.values() if card.kind == enc.kind]
    skills = [f"{skill}/{side}" for skill in pack.skills for side in ("front", "back")]
    things = dice.sample(list(pack.items), 2 * seats)
    return {
        "seats": seats,
        "heroes": dice.sample(HEROES, seats),
        "encounter": enc.id,
        "decks": {enc.kind: [dice.choices(cards, k=dice.randint(4, 15)) for _ in range(seats)]},
        "items": [things[2 * seat : 2 * seat + 2] for seat in range(seats)],
        "skills": [dice.sample(skills, 2) for _ in range(seats)],
        "goods": {
            what: [dice.randint(0, 3) for _ in range(seats)] for what in ("food", "wealth", "rep", "magic")
        },
        "health": [dice.randint(1, 8) for _ in range(seats)],
        "terror": [dice.randint(0, 5) for _ in range(seats)],
        "options": {
            "escape": dice.choice(["sure", "coin"]),
            "limiter": dice.choice(["usual", "none", "turned"]),
        },
    }


def all_there(t):
    """Every card of a deck is in hand, in the pile, discarded or in the sequence, once."""
    kind = t.content.encounters[t.enc].kind  # a talk that fails may lead to a fight
    for seat in t.party:
        lying = [played[0] for played in (*t.sequence, *t.laying) if played[1] == seat]
        held = [*t.hands[seat], *t.draw[seat], *t.thrown[seat], *lying]
        assert sorted(held) == sorted(t.decks[kind][seat])


@pytest.mark.parametrize("seed", range(60))
def test_by_chance(seed):
    dice = random.Random(seed)
    wanted = by_chance(dice)
    match = described(wanted, seed)
    for _ in range(400):
        if not match.table.enc:
            break
        seat = dice.choice(match.to_move)
        options = match.legal(seat)
        assert len(set(options)) == len(options)
        option = dice.choice(options)
        twin = match.clone()
        match.play(seat, option)
        twin.play(seat, option)
        assert twin.fingerprint() == match.fingerprint()
        if match.table.enc and not match.table.decided:
            all_there(match.table)
            assert match.table.pool >= 0
            if dice.random() < 0.2:
                assert rt.load(match.save()).fingerprint() == match.fingerprint()
    assert over(match) in ("win", "else")


def test_no_rule_of_encounters_has_the_name_of_another():
    game = find("taintedgrail")
    assert {name for name, rule in book.items() if game.book[name] is not rule} == set()
