"""[Example of a fight] The rulebook's own, number by number."""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import END, laid, lay, meet, over


def example():
    return meet(
        "wanderer", "strike defence blank throw rage blank", goods={"magic": [2]}, attr=[{"agg": 2, "cou": 1}]
    )


def test_three_cards_and_the_first_adds_two_markers():
    match = example()
    t = match.table
    assert (asked(match), t.hands[0]) == ("fight.what", ["strike", "defence", "blank"])
    lay(match, "strike")
    assert (t.pool, t.goods["magic"]) == (2, [2])
    assert ("lay", "blank", False) not in legal(match)


def test_the_defence_is_laid_by_its_magic_key_and_has_a_time_token():
    match = lay(example(), "strike")
    assert ("lay", "defence", False) not in legal(match)
    lay(match, "defence!")
    t = match.table
    assert (t.pool, t.goods["magic"]) == (2, [1])
    assert t.sequence == [("strike", 0, 0, 0, False), ("defence", 0, 1, 0, True)]
    assert legal(match) == {("escape",), END}  # two cards, and the enemy is agile


def test_the_attack_takes_one_marker_and_no_health():
    match = play(lay(example(), "strike", "defence!"), END)
    t = match.table
    assert (t.health, t.pool) == ([9], 1)


def test_the_second_round_begins_with_two_cards_drawn():
    match = play(lay(example(), "strike", "defence!"), END)
    t = match.table
    assert (t.round, t.hands[0]) == (2, ["blank", "throw", "rage"])
    assert t.sequence[1][2] == 0


def test_the_throw_adds_three_without_paying_for_magic():
    match = lay(play(lay(example(), "strike", "defence!"), END), "throw")
    t = match.table
    assert (t.pool, t.goods["magic"], asked(match)) == (4, [1], "fight.what")


def test_the_rage_adds_two_for_two_joined_keys_and_wins():
    match = lay(play(lay(example(), "strike", "defence!"), END), "throw", "rage!")
    t = match.table
    assert (t.pool, t.goods["magic"], t.health) == (6, [0], [8])
    assert laid(match) == ["strike", "defence", "throw", "rage"]
    assert asked(match) == "fight.what"  # only a check ends it
    play(match, END)
    assert over(match) == "win"
    assert (t.goods["wealth"], t.goods["exp"], t.health) == ([2], [1], [8])
    assert t.under["grey"] == ["wanderer"]
    assert sorted(t.decks["combat"][0]) == ["blank", "blank", "defence", "rage", "strike", "throw"]
    assert "fought" in t.did[0]


def test_with_a_weapon_the_throw_could_have_cost_it():
    match = meet("wanderer", "throw blank blank blank", goods={"magic": [0]}, items=[["sling"]])
    assert asked(match) == "enc.ability"
    play(match, False)
    lay(match, "throw")
    assert asked(match) == "choose.way"
    way = next(option for option in match.legal(0) if option[2] == 0)
    play(match, way)
    assert (match.table.items, match.table.pool, match.table.gear) == ([()], 5, [()])


def test_tg_59_the_worked_fight_has_a_value_of_3_to_5():
    """Two markers at the first check do not win it, and the six of the last check exceed its value."""
    match = lay(example(), "strike", "defence!")
    value, first = match.table.encounter().value, match.table.pool
    play(match, END)
    assert match.table.enc == "wanderer"
    lay(match, "throw", "rage!")
    assert first < 3 <= value <= 5 < match.table.pool
