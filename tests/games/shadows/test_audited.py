"""Found by going through the rulebook sentence by sentence: what stays hidden, and what the log says."""

import time

from tests.games.shadows.drawing import WHITE, quiet, rest
from tests.games.shadows.helpers import asked, lay, legal, new, play, seen
from tests.games.shadows.heroes import hero

# -- what stays hidden -----------------------------------------------------------------------------------


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
    """Arthur (0) gets this card of Kay (2) by exchange and a Merlin of Gawain (1) by Messenger; then he plays
    one."""
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
    """Gawain does not know what Kay gave: the two tables look alike to him."""
    one, two = exchanged("merlin"), exchanged("fight-3")
    assert seen(one, 1)["hands"][0] == seen(two, 1)["hands"][0]
    assert one.as_seen_by(1, 5).view(1) == one.view(1)


def test_a_guess_never_leaves_the_traitor_alone_among_the_living():
    match = lay(3, status=["knight", "dead", "dead"], loyalty=["loyal", "loyal", "traitor"])
    assert all(match.as_seen_by(1, seed).table.loyalty[0] == "loyal" for seed in range(40))


# -- what one may do -------------------------------------------------------------------------------------


def test_many_fights_do_not_stall_the_table():
    cards = ["fight-1"] * 6 + ["fight-2"] * 6 + ["fight-3"] * 5 + ["fight-4"] * 4 + ["fight-5"] * 3
    begun = time.perf_counter()
    match = play(hero(hands=[cards], engines=1), ("quest", "engine"))
    assert len(match.legal(0)) == 7 * 7 * 6 * 5 * 4 - 1
    assert time.perf_counter() - begun < 1.5


def test_at_six_lives_one_may_be_given_for_a_card_that_gives_life():
    for card in ("lady", "piety"):
        match = hero(hands=[[card]], finished=["excalibur"], life=[6, 6, 6, 6])
        assert ("sacrifice",) in legal(play(match, ("move", "picts"))), card


def test_sh_36_piles_that_a_newcomer_empties_are_mixed_before_the_next_turn():
    match = new(4, 3, late_seats=1, traitor="none", talk=False)
    while asked(match) != "evil.what":
        play(match, match.legal(match.to_move[0])[0] if asked(match) != "share.how" else "agree")
    t = match.table
    traitor = t.order[(t.order.index(t.turn) + 1) % 3]
    t.loyalty[traitor], t.status[traitor], t.place[traitor] = "traitor", "revealed", ""
    t.life[traitor], t.shown[traitor], t.first = 0, True, traitor
    play(match, "life", ("move", "picts"), ("end",))
    t.white_discard.extend(t.white_deck[:-5])
    del t.white_deck[:-5]
    t.black_discard.append(t.black_deck.pop(0))
    play(match, 3)  # he joins and draws the last five
    assert asked(match) == "steal.whom"
    assert t.white_deck
    assert not t.black_discard


def test_sh_55_a_dragon_that_evils_last_card_has_beaten_makes_a_knight():
    laid = {"dragon": ["fight-5"] * 3 + ["fight-4"] * 3 + ["fight-3"] * 2}
    dark = {"dragon": ["lancelot-1"] * 3 + ["lancelot-3"]}
    place = ["camelot", "dragon", "dragon"]
    match = quiet(
        *(3,),
        squires="yes",
        knights=["", "", ""],
        finished=["lancelot"],
        place=place,
        laid=laid,
        dark=dark,
        black_deck=["lancelot-1"],
    )
    play(match, "draw", "up")
    while asked(match) == "share.how":
        play(match, "agree")
    assert match.table.white_swords == 2
    assert [bool(knight) for knight in match.table.knights] == [True, False, False]


# -- what the log says -----------------------------------------------------------------------------------


def told(match, key, figure):
    return sum(event.args[figure] for event in match.log(1) if event.key == key)


def test_the_log_tells_what_palamedes_gains():
    laid = {"picts": ["fight-1", "fight-2", "fight-3", "fight-4"]}
    places = ["picts", "camelot", "camelot"]
    match = hero(
        3,
        knights=["palamedes", "gawain", "kay"],
        place=places,
        hands=[["fight-5"]],
        laid=laid,
        life=[2, 4, 4],
    )
    play(match, ("quest", "fight-5"))
    assert match.table.life[0] - 2 == told(match, "life.gained", "count") == 2


def test_the_log_tells_the_swords_that_were_laid():
    match = play(quiet(3, black_swords=5, dark={"grail": ["despair"] * 6}, black_deck=["despair"]), "draw")
    assert match.table.black_swords - 5 == told(match, "swords.laid", "black") == 2


def test_the_log_tells_the_engines_that_were_added():
    match = play(quiet(3, engines=11, black_deck=["morgan-3"]), "draw", 0, 0, 0)
    assert told(match, "engines.added", "count") == 1
