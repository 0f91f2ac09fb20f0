"""[Parties] What a hero has said once for the whole day is not asked again (TG-141)."""

from __future__ import annotations

from tests.games.taintedgrail.helpers import EXPLORE, asked, by, camp, day, done, go, night, play, told

ALONG, KEEPS = ("word", "along"), ("word", "keeps")
SEATS = range(3)


def promised(match, *words, seats=SEATS):
    for seat in seats:
        by(match, seat, *words)
    return match


def test_tg_141_three_who_have_given_their_word_travel_with_one_answer():
    match = by(promised(day(3, energy=[6, 5, 4]), ALONG, KEEPS), 1, go(103))
    assert match.table.place == [103] * 3
    assert match.table.energy == [5, 4, 3]
    assert asked(match) == "day.what"


def test_tg_141_only_those_who_have_not_are_asked():
    match = by(promised(day(3), ALONG, seats=[0, 1]), 0, go(103))
    assert (asked(match), match.to_move) == ("party.join", (2,))
    play(match, False)
    assert asked(match) == "share.how"  # nobody has said that they pay for themselves


def test_tg_141_one_who_has_not_still_says_whom_they_ask():
    match = by(promised(day(3), ALONG, KEEPS, seats=[1, 2]), 0, go(103))
    assert (asked(match), match.to_move) == ("party.whom", (0,))
    play(match, (1,), (-1, -1))
    assert match.table.place == [103, 103, 101]


def test_tg_141_a_hero_who_cannot_pay_their_part_is_asked():
    match = by(promised(day(3, energy=[6, 6, 0]), ALONG), 0, go(103))
    assert (asked(match), match.to_move) == ("party.join", (2,))


def test_tg_141_a_hero_who_pays_for_themselves_is_proposed_nothing():
    match = by(promised(day(2, energy=[6, 0]), KEEPS, seats=[0]), 1, ("pass",))
    assert ("unword", "keeps") in match.anytime(0)
    match = promised(day(2, energy=[1, 6], today=["hard_road"]), KEEPS, seats=[1])
    by(match, 0, go(103), True)
    by(match, 1, True)
    assert match.table.place == [101, 101], "nobody else pays for the first, and so they do not go"
    match = done("pay magic 1 and exp +1", 2, doer=0, goods={"magic": [0, 1]})
    assert asked(match) == "pay.help"


def test_tg_141_exploring_is_done_together_too():
    match = by(promised(camp(3), ALONG, KEEPS), 0, EXPLORE)
    assert asked(match) not in ("party.whom", "party.join", "share.how")


def test_tg_141_everybody_hears_it_and_it_holds_until_dawn_or_till_it_is_taken_back():
    match = promised(camp(2), ALONG, seats=[1])
    assert told(match, 0)[-1] == "word.given"
    assert match.anytime(1) == (("unword", "along"), KEEPS)
    by(match, 1, ("unword", "along"))
    assert match.anytime(1) == (ALONG, KEEPS)
    by(match, 1, ALONG)
    assert match.anytime(1) != (ALONG, KEEPS)
    assert night(match).anytime(1) == (ALONG, KEEPS)


def test_tg_141_a_hero_alone_has_nobody_to_promise_anything():
    assert day(1).anytime(0) == ()
