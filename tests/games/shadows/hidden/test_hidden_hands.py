"""What the dead held and what was exchanged stays hidden, also when piles are mixed or a card is played."""

from __future__ import annotations

from tests.games.shadows.helpers import lay, play, seen
from tests.games.shadows.helpers.black_cards import WHITE, rest
from tests.games.shadows.helpers.knights import hero


def after_death(his, other):
    """Seat 1 dies with one hidden card, the other lies discarded; both are mixed, and seat 2 draws them."""
    others = rest(WHITE, "grail", "fight-1")
    hands = [others[:75], [his], others[75:]]
    knights = ["percival", "kay", "gawain"]
    match = lay(3, knights=knights, turn=1, life=[4, 1, 4], hands=hands, white_discard=[other], white_deck=[])
    return play(match, "life", "life", ("quest", "draw"))


def test_what_the_dead_discarded_stays_hidden_after_the_piles_are_mixed():
    one, two = after_death("grail", "fight-1"), after_death("fight-1", "grail")
    assert one.table.hand(2) == two.table.hand(2)
    assert seen(one, 2)["last_hands"][1] == seen(two, 2)["last_hands"][1]


def test_and_when_the_card_is_played_nobody_else_learns_it_either():
    one, two = after_death("grail", "fight-1"), after_death("fight-1", "grail")
    for match in (one, two):
        play(match, ("sacrifice",), ("move", "grail"), ("end",), "life", ("move", "picts"), ("end",))
        play(match, "life", ("quest", "grail"))
    assert seen(one)["last_hands"][1] == seen(two)["last_hands"][1]


def exchanged(given):
    """Arthur (0) gets this card of Kay (2) by exchange and a Merlin of Gawain (1) by Messenger; then Arthur
    plays one."""
    hands = [["fight-1", "grail"], ["messenger", "merlin", "fight-2"], ["merlin", "fight-3"]]
    match = hero(3, knights=["arthur", "gawain", "kay"], engines=3, hands=hands)
    play(match, ("exchange", 2), "fight-1", given, ("move", "picts"), ("end",))
    play(
        match,
        "life",
        ("special", "messenger"),
        0,
        ("merlin",),
        ("end",),
        "life",
        ("move", "saxons"),
        ("end",),
    )
    return play(match, "life", ("special", "merlin"), ("engine",))


def test_who_has_seen_one_merlin_come_and_one_go_learns_of_no_other():
    """Gawain does not know what Kay gave: the two tables look alike to Gawain."""
    one, two = exchanged("merlin"), exchanged("fight-3")
    assert seen(one, 1)["hands"][0] == seen(two, 1)["hands"][0]
    assert one.as_seen_by(1, 5).view(1) == one.view(1)
