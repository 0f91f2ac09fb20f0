"""[Parties], [Magic keys] In an encounter: another's magic, and whether its owner lets it be spent."""

from __future__ import annotations

from typing import Any

from roundtable.games.taintedgrail.hints import value
from tests.games.taintedgrail.helpers import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import END, ESCAPE, FILL, endure, lay, meet

USE = ("use", "card/paid_bolt", 0, 0)


def bolt(magic: list[int]) -> Any:
    """A card lies that gives a bolt for 1 magic; the first hero is active again."""
    piles = ["paid_bolt mark mark" + FILL] + ["mark mark mark" + FILL] * (len(magic) - 1)
    match = lay(play(meet("dummy", *piles, goods={"magic": magic}), 0), "paid_bolt")
    assert match.table.active == 0
    return match


def test_tg_137_what_a_card_costs_is_paid_by_a_companion_only_if_they_agree():
    match = play(bolt([0, 1]), USE)
    assert (asked(match), match.to_move) == ("pay.help", (1,))
    play(match, True)
    assert match.table.goods["magic"] == [0, 0]
    assert ("lay", "mark", False) in legal(match)


def test_tg_137_who_refuses_is_not_asked_again_in_this_activation_and_nothing_comes_of_it():
    match = play(bolt([0, 1]), USE, False)
    assert (match.table.goods["magic"], asked(match), match.to_move) == ([0, 1], "fight.what", (0,))
    assert (USE in legal(match), ("lay", "mark", False) in legal(match)) == (False, False)


def test_tg_137_of_two_companions_the_other_may_still_help():
    match = bolt([0, 1, 1])
    play(match, USE)
    assert match.to_move == (1, 2)
    match.play(1, False)
    match.play(2, True)
    assert match.table.goods["magic"] == [0, 1, 0]


def test_tg_137_with_magic_of_ones_own_one_may_still_ask_another():
    match = play(bolt([1, 1]), USE)
    assert (asked(match), legal(match)) == ("share.how", {(-1, 0), (0, -1)})
    play(match, (0, -1))
    assert (asked(match), match.to_move) == ("pay.agree", (1,))
    play(match, False)
    assert match.table.goods["magic"] == [0, 1]


def test_tg_71_the_next_activation_asks_again():
    match = meet("dummy", "mage mage mage" + FILL, "mark mark mark" + FILL, goods={"magic": [0, 1]})
    play(match, 0, ("lay", "mage", True), False)
    assert ("lay", "mage", True) not in legal(match)
    play(match, END)
    while_active(match, 1)
    while_active(match, 0)
    assert ("lay", "mage", True) in legal(match)


def while_active(match: Any, seat: int) -> None:
    """On to the activation of this hero."""
    for _ in range(30):
        if match.table.active == seat and asked(match) == "fight.what":
            return
        options = match.legal(match.to_move[0])
        wanted = seat if asked(match) == "enc.who" else END
        play(match, wanted if wanted in options else options[0])


def test_tg_71_a_fallen_hero_is_not_asked_and_their_magic_stays():
    """A hero who has left by dying is out of it, like one who has escaped."""
    match = meet("dummy", "mage mage" + FILL, "mark mark" + FILL, goods={"magic": [0, 1]})
    play(match, 1, ESCAPE)
    assert (match.table.inside, ("lay", "mage", True) in legal(match)) == ((0,), False)
    near = {"goods": {"magic": [0, 1]}, "health": [9, 0], "dying": [0, 2]}
    fallen = meet("dummy", "mage mage" + FILL, "mark mark" + FILL, **near)
    endure(play(fallen, 1), "mark")
    assert 1 not in fallen.table.inside
    while_active(fallen, 0)
    assert ("lay", "mage", True) not in legal(fallen)
    assert fallen.table.goods["magic"] == [0, 1]


def test_tg_71_a_bot_is_asked_like_anybody_and_lends_its_magic():
    match = meet("dummy", "mage mage" + FILL, "mark mark" + FILL, goods={"magic": [0, 1]})
    play(match, 0, ("lay", "mage", True))
    assert asked(match) == "enc.spend"
    thinks = {yes: value(match.view(1), match.question(1), yes) for yes in (True, False)}
    assert thinks[True] > thinks[False]
