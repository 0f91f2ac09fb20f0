"""[Costs] What is paid together, in full, and when."""

import pytest

from tests.games.taintedgrail.helpers import asked, camp, done, goods, play


def test_relief_goes_to_the_frightened():
    match = done("share terror -2", 2, terror=[6, 0], event_deck=[])
    assert (asked(match), match.table.terror) == ("day.what", [4, 0])


def test_terror_is_paid_together_by_gaining_it():
    match = play(done("pay share terror 2", 2, terror=[3, 3], event_deck=[]), (2, 0))
    assert match.table.terror == [5, 3]


def test_tg_30_who_pays_health_together_begins_to_die_after_the_effect():
    match = done(
        "pay share health 2 and each health +1", 2, health=[1, 1], items=[["rope", "jack"]], event_deck=[]
    )
    assert (match.table.dying, asked(match)) == ([0, 0], "day.what")


@pytest.mark.parametrize(("event", "item"), [("pact", "talisman"), ("dread", "vial")])
def test_tg_129_a_price_is_paid_in_full(event: str, item: str):
    match = camp(1, phase="morning", event_deck=[event], items=[[item]], health=[5], energy=[5])
    paid = (4, 0) if event == "pact" else (5, 1)
    assert ((match.table.health[0], match.table.terror[0]), goods(match, "exp")) == (paid, [1])


def test_tg_129_a_loss_is_not():
    match = camp(1, effects="each health -1; each terror +1", items=[["talisman", "vial"]], health=[5])
    assert (match.table.health, match.table.terror) == ([5], [0])
