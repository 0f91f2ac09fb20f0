"""[Secrets] Common ones (TG-134)."""

from tests.games.taintedgrail.helpers import (
    asked,
    box,
    choose,
    day,
    done,
    dusk,
    everything,
    fasting,
    go,
    goods,
    play,
    unhelped,
)


def test_tg_134_a_common_secret_that_is_lost_binds_nobody_any_more():
    match = day(2, effects="secret pact; lose secret pact", place=[103, 103])
    assert (match.table.common, "pact" in match.table.secret_deck) == ((), True)
    match.play(1, go(101))
    assert play(match, False).table.energy == [6, 5]


def test_tg_134_it_can_be_handed_over_and_found_again():
    match = done("secret pact; pay secret pact and one exp +1; secret pact")
    assert (match.table.common, goods(match, "exp")) == (("pact",), [1])
    assert everything(match) == box()


def test_tg_134_it_may_discard_itself_at_dusk():
    match = dusk(2, common=["ban"], goods={"food": [0, 0]})
    assert (match.table.common, match.table.day) == ((), 2)


def test_tg_134_nobody_is_asked_who_hands_over_a_secret_that_binds_all():
    match = choose(fasting(2, verse="book.80", common=["pact"]), "Burn")
    assert (asked(match), goods(match, "exp"), match.table.common) == ("day.what", [1, 1], ())


def test_tg_134_unless_what_follows_is_for_him_who_does_it():
    match = choose(fasting(2, verse="book.80", common=["pact"]), "Swallow")
    assert goods(play(match, 1), "exp") == [0, 1]


def test_tg_134_who_drops_out_has_no_part_in_it_though_it_binds_him_no_longer():
    match = unhelped(fasting(2, verse="book.80", common=["pact"], energy=[2, 1]), "Break")
    assert (goods(match, "exp"), match.table.common) == ([1, 0], ())
