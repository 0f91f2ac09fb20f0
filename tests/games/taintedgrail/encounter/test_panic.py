"""[Panic] Terror above health: the first card is the top card of the deck, and none is drawn at the end."""

import pytest

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    PANIC,
    RETREAT,
    events,
    laid,
    lay,
    meet,
    over,
    turn,
    use,
)

FEAR = {"terror": [5], "health": [4]}
FILL = " blank blank blank"
PILES = ["blank blank blank mage" + FILL] * 2


def test_tg_7_the_top_card_must_be_laid_unless_he_escapes():
    match = meet("dummy", "quick mark blank big" + FILL, **FEAR)
    assert legal(match) == {PANIC, ESCAPE}
    play(match, PANIC)
    assert (laid(match), match.table.hands[0]) == (["big"], ["quick", "mark", "blank"])


def test_tg_7_the_forced_card_joins_normally_and_its_bolt_is_ignored():
    match = play(meet("dummy", "blank mark blank quick" + FILL, **FEAR), PANIC)
    assert (laid(match), match.table.plays) == (["quick"], 1)
    match = play(meet("dummy", "blank mark blank big" + FILL, **FEAR), PANIC)
    assert match.table.pool == 2


def test_tg_7_further_cards_come_from_the_hand():
    match = play(meet("dummy", "quick mark blank big" + FILL, **FEAR), PANIC)
    assert legal(match) == {("lay", "quick", False), ESCAPE, END}


def test_its_magic_key_may_be_paid():
    match = play(meet("dummy", "blank blank blank mage" + FILL, goods={"magic": [1]}, **FEAR), PANIC)
    assert (asked(match), match.question(0).about["card"], legal(match)) == (
        "enc.magic",
        "mage",
        {True, False},
    )
    play(match, True)
    assert (match.table.pool, match.table.goods["magic"]) == (2, [0])


def test_its_magic_key_may_be_left_alone_or_paid_by_another():
    match = meet("dummy", *PILES, terror=[5, 0], health=[4, 8], goods={"magic": [1, 1]})
    play(match, 0, PANIC, False)
    assert (match.table.pool, match.table.goods["magic"]) == (0, [1, 1])
    match = meet("dummy", *PILES, terror=[5, 0], health=[4, 8], goods={"magic": [1, 1]})
    play(match, 0, PANIC, True)
    assert (asked(match), legal(match)) == ("enc.payer", {0, 1})
    play(match, 1, True)
    assert (match.table.pool, match.table.goods["magic"]) == (2, [1, 0])


def test_tg_71_the_card_of_panic_asks_again_if_a_companion_keeps_the_magic():
    match = meet("dummy", *PILES, terror=[5, 0], health=[4, 8], goods={"magic": [0, 1]})
    play(match, 0, PANIC, True)
    assert (asked(match), match.to_move) == ("enc.spend", (1,))
    play(match, False)
    assert (match.table.pool, match.table.plays, match.table.goods["magic"]) == (0, 1, [0, 1])
    match = meet("dummy", *PILES, terror=[5, 0], health=[4, 8], goods={"magic": [1, 1]})
    play(match, 0, PANIC, True, 1, False)
    assert (asked(match), match.to_move) == ("enc.magic", (0,))
    assert play(match, True).table.goods["magic"] == [0, 1]


def test_no_card_at_the_end_of_the_round():
    match = turn(play(meet("dummy", "quick mark blank big" + FILL, terror=[6], health=[5]), PANIC))
    assert len(match.table.hands[0]) == 3


def test_cards_by_keys_are_drawn_as_always():
    match = play(meet("dummy", "quick mark blank drawing" + FILL, **FEAR), PANIC)
    assert len(match.table.hands[0]) == 4


def test_round_end_ability_for_the_panicking():
    match = meet("dummy", "quick mark blank big" + FILL, skills=[["pt_emp/back"]], terror=[6], health=[5])
    turn(play(match, PANIC))
    assert len(match.table.hands[0]) == 4


@pytest.mark.parametrize(
    ("limiter", "terror", "panics"),
    [("usual", 4, False), ("usual", 5, True), ("none", 6, False), ("turned", 4, True), ("turned", 3, False)],
)
def test_tg_53_the_limiter(limiter, terror, panics):
    match = meet("dummy", "mark" + FILL, terror=[terror], health=[4], options={"limiter": limiter})
    assert (PANIC in legal(match)) == panics


def test_panic_is_read_when_the_first_card_is_due():
    """A draught of health before the first card ends the panic."""
    match = meet("dummy", "mark" + FILL, items=[["flask"]], terror=[5], health=[4], goods={"food": [0]})
    assert PANIC in legal(match)
    use(match, "item/flask", 0)
    assert PANIC not in legal(match)


def test_panic_that_begins_in_the_attack_is_read_at_the_end_of_the_round():
    match = turn(meet("dummy", "mark mark mark" + FILL, terror=[4], health=[4]), "mark")
    assert (match.table.health, len(match.table.hands[0]), legal(match)) == ([3], 2, {PANIC, ESCAPE})


def test_panic_in_a_talk():
    match = meet("gossip", "nod nod nod praise nod nod", **FEAR)
    assert legal(match) == {PANIC, RETREAT}
    play(match, PANIC)
    assert (laid(match), match.table.affinity) == (["praise"], 1)


def test_with_an_empty_deck_he_escapes():
    match = play(meet("dummy", "mark blank blank", **FEAR), PANIC)
    assert (over(match), match.table.terror) == ("else", [6])


def test_with_an_empty_deck_the_talk_fails():
    match = play(meet("gossip", "nod nod nod", goods={"rep": [1]}, **FEAR), PANIC)
    assert (over(match), match.table.goods["rep"]) == ("else", [0])


def test_tg_78_panic_against_the_sluggish_and_a_short_deck():
    """In panic the card of the round is not drawn, but that of the sluggish is; the deck is empty by then."""
    match = meet("sluggish", "blank blank blank blank blank blank", terror=[6], health=[5])
    assert len(match.table.hands[0]) == 4
    turn(play(match, PANIC))
    assert (len(match.table.hands[0]), match.table.draw[0], asked(match)) == (4, [], "fight.what")
    play(match, PANIC)
    assert (over(match), [event["forced"] for event in events(match, "fight.escapes")]) == ("else", [True])


def test_tg_72_a_card_laid_in_panic_stays_when_its_keys_drive_him_out():
    """The last card of the deck says draw: the hero must escape, and their companions find it in the
    sequence."""
    match = meet(
        "dummy",
        "mark blank blank drawing",
        "mark" + FILL,
        terror=[6, 0],
        health=[5, 8],
        goods={"magic": [0, 0]},
    )
    play(match, 0, PANIC)
    t = match.table
    assert (t.inside, t.active, laid(match), t.laying) == ((1,), 1, ["drawing"], [])
    lay(match, "mark")
    assert laid(match) == ["drawing", "mark"]
