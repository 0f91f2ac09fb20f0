"""[Effects of dawn], [Effects of dusk] Whose come first (TG-107)."""

from tests.games.taintedgrail.helpers import asked, by, camp, dawn, dusk, fasting, goods, legal, play


def test_tg_107_at_dusk_the_party_says_whose_effects_come_first():
    match = dusk(2, items=[["dog"], ["kettle"]], goods={"food": [0, 0]})
    assert (asked(match), legal(match)) == ("ability.whose", {0, 1})
    fed = play(play(match.clone(), 1), 0)
    assert fed.table.items[0] == ("dog",)
    assert "dog" not in play(match, 0).table.items[0]


def test_tg_107_at_dawn_too():
    match = dawn(2, items=[["thorn"], ["bandage"]], health=[1, 8], energy=[1, 6])
    play(match, 1, 0)
    assert (match.table.dying, match.table.health) == ([0, 0], [1, 8])


def test_tg_107_where_nobody_reaches_another_nobody_is_asked():
    match = dawn(2, items=[["ring"], ["bell"]], terror=[0, 2])
    assert (asked(match), goods(match, "exp"), match.table.terror) == ("day.what", [1, 0], [0, 1])


def test_tg_107_who_has_nothing_to_do_now_is_not_offered():
    """The herbwife's flaw waits for a lonely night; what asks about the meal waits for it."""
    wanted = {"phase": "dusk", "goods": {"food": [0, 0]}}
    assert asked(camp(2, heroes=["herb", "smith"], items=[[], ["kettle"]], **wanted)) == "choose.who"
    assert asked(camp(2, items=[["leech"], ["kettle"]], **wanted)) == "choose.who"


def test_tg_107_who_is_elsewhere_is_not_reached():
    match = dawn(2, items=[["thorn"], ["bandage"]], place=[101, 103], wards={101: 5})
    assert (asked(match), match.table.health) == ("day.what", [8, 8])


def test_tg_107_after_the_meal_and_at_rest_too():
    wanted = {"phase": "dusk", "goods": {"food": [1, 1]}, "health": [4, 8]}
    match = camp(2, items=[["leech"], ["broth"]], **wanted)
    by(match, 0, True)
    by(match, 1, True)
    assert (asked(match), legal(match)) == ("ability.whose", {0, 1})
    match = dusk(2, items=[["toll"], ["purse"]], goods={"food": [0, 0], "wealth": [0, 0]})
    assert (asked(match), legal(match)) == ("ability.whose", {0, 1})


def test_tg_107_nobody_is_asked_whose_effects_come_first_if_they_are_the_same():
    match = fasting(3, phase="dawn", quests=["choir"], goods={"rep": [0, 0, 0]})
    assert (asked(match), goods(match, "rep")) == ("day.what", [3, 3, 3])


def test_tg_107_but_if_they_differ_and_reach_one_another():
    match = fasting(2, phase="dawn", items=[["drum"], ["harp"]])
    assert (asked(match), legal(match)) == ("ability.whose", {0, 1})
    assert play(match, 1).table.terror == [1, 1]
    assert play(fasting(2, phase="dawn", items=[["drum"], ["harp"]]), 0).table.terror == [0, 0]
