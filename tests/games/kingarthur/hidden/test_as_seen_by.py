"""A deal that a seat could believe: it agrees with every draw and every payment that the seat has seen."""

from collections import Counter
from random import Random

import pytest

import roundtable as rt
from roundtable.games.kingarthur.table import Table
from tests.games.kingarthur.helpers import movers


def moments(seats, seals, seed):
    """Moments of a random match, most of them after the knight supply was renewed."""
    match, dice = rt.new("kingarthur", seats=seats, seed=seed, seals=seals), Random(seed)
    for seat in movers(match):
        match.play(seat, dice.choice(match.legal(seat)))
        if dice.random() < 0.1:
            yield match


def table_of(match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


@pytest.mark.parametrize("seals", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_deal_agrees_with_what_the_seat_has_seen(seats, seals):
    for match in moments(seats, seals, 10 * seats + seals):
        truth = table_of(match)
        for viewer in (*range(seats), None):
            t = table_of(match.as_seen_by(viewer, match.moves))
            others = [seat for seat in range(seats) if seat != viewer]
            own = () if viewer is None else truth.fresh[viewer]
            drawn = Counter(card for seat in others for card in t.fresh[seat])
            assert Counter(t.supply) + drawn == Counter(t.recycled) - Counter(own)
            for seat in others:
                assert len(t.fresh[seat]) == len(truth.fresh[seat])
                assert len(t.hands[seat]) == len(truth.hands[seat])
                assert Counter(t.fresh[seat]) <= Counter(t.hands[seat]) + Counter(t.spent[seat])


def test_a_seat_that_drew_nothing_is_dealt_nothing_from_the_new_supply():
    """All Merlins were shuffled in: a player who has drawn none since cannot hold one."""
    told = 0
    for match in moments(4, False, 25):
        t = table_of(match)
        idle = [seat for seat in range(4) if not t.fresh[seat]]
        if t.recycled.count("merlin") == 5 and len(t.recycled) < 53 and idle:
            told += 1
            for seed in range(20):
                for viewer in set(range(4)) - set(idle):
                    guess = table_of(match.as_seen_by(viewer, seed))
                    assert not [seat for seat in idle if "merlin" in guess.hands[seat]]
    assert told == 8


def test_hands_and_piles_do_change():
    match = rt.new("kingarthur", seats=3, seed=1)
    guesses = [table_of(match.as_seen_by(0, seed)) for seed in range(20)]
    assert len({tuple(guess.hands) for guess in guesses}) > 10
    assert len({tuple(guess.supply) for guess in guesses}) == 20
    assert len({tuple(guess.deck) for guess in guesses}) == 20


def much_played():
    """Five seats after 217 answers: so much was played since the last shuffle that no guess works out."""
    dice = Random(145)
    seats = Random(145).choice([2, 3, 4, 5])
    match = rt.new("kingarthur", seats=seats, seed=145, seals=dice.random() < 0.5)
    eager = dice.random()
    for _ in range(217):
        question = match.question(match.to_move[0])
        assert question is not None
        key, options = question.key, question.options
        if key == "challenge.which" and len(options) > 1 and dice.random() < eager:
            options = options[:-1]
        elif key == "knights.draw" and dice.random() < 0.8:
            options = options[:1]
            match.play(match.to_move[0], options[0])
            continue
        match.play(match.to_move[0], dice.choice(options))
    return match


def test_where_no_guess_works_out_the_supply_and_the_hands_are_dealt_anew_all_the_same():
    match = much_played()
    true = table_of(match)
    deals = [table_of(match.as_seen_by(2, seed)) for seed in range(30)]
    assert sum(deal.supply == true.supply for deal in deals) <= 2
    assert sum(deal.hands == true.hands for deal in deals) <= 15
