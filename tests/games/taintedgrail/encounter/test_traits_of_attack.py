"""[Special features of fights] Traits of the attack step: fury, horde, treachery."""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import DONE, ESCAPE, FILL, events, laid, meet, over, turn
from tests.games.taintedgrail.helpers.packs import enlarged

# -- fury ------------------------------------------------------------------------------------------------


def test_fury_the_attack_step_twice_and_tg_16_with_the_new_pool():
    """Two markers: the upper row takes one away; then the lower row strikes."""
    match = turn(meet("fury", "two" + FILL), "two")
    assert (asked(match), legal(match)) == ("fight.defend", {ESCAPE, DONE})  # between the two
    assert (match.table.health, match.table.pool) == ([8], 1)
    play(match, DONE)
    assert (match.table.health, match.table.pool, match.table.round) == ([7], 1, 2)


def test_fury_abilities_work_in_each_of_the_two_steps():
    match = turn(meet("fury", "blank guard" + FILL), "guard")
    play(match, DONE)
    assert match.table.health == [9]


def test_fury_dying_of_the_first_attack_is_spared_the_second():
    match = turn(meet("fury", "two" + FILL, health=[1]), "two")
    assert (over(match), match.table.health) == ("else", [0])


def test_fury_one_may_escape_between_the_attacks():
    match = play(turn(meet("fury", "mark" + FILL), "mark"), ESCAPE)
    assert (over(match), match.table.health, match.table.energy, match.table.terror) == (
        "else",
        [8],
        [5],
        [1],
    )


# -- horde -----------------------------------------------------------------------------------------------


def test_horde_two_cards_of_the_deck_before_each_attack():
    match = turn(meet("horde", "mark blank blank big two blank"), "mark")
    assert match.table.thrown[0] == ["big", "two"]


def test_tg_5_horde_takes_what_is_there_and_is_no_drawing():
    match = meet("horde", "mark blank blank big")
    turn(match, "mark")
    assert events(match, "enc.milled")[0]["cards"] == ("big",)
    assert [event["seat"] for event in events(match, "enc.short")] == [0]  # only the card of the round


# -- treachery -------------------------------------------------------------------------------------------


def test_treachery_damage_of_the_attack_cannot_be_avoided():
    match = turn(meet("traitor", "wall" + FILL), "wall")
    assert match.table.health == [7]


def test_tg_38_treachery_cancelling_leaves_the_damage():
    match = turn(meet("traitor", "must_trap" + FILL), "must_trap")
    assert (match.table.health, match.table.terror, laid(match)) == ([7], [0], [])


def test_treachery_cancelling_leaves_unavoidable_damage_too(tmp_path):
    viper = """
        [encounter.viper]
        deck = "grey"
        level = 1
        kind = "combat"
        value = 9
        right = "F1x"
        traits = ["treachery"]
        attacks = ["0-8: sure_dmg 2; terror +1"]
    """
    with enlarged(tmp_path, "vipers", viper):
        match = turn(meet("viper", "must_trap" + FILL, options={"pack": "vipers"}), "must_trap")
    assert (match.table.health, match.table.terror) == ([7], [0])


def test_treachery_terror_can_be_avoided():
    match = turn(meet("traitor", "calm" + FILL), "calm")
    assert (match.table.health, match.table.terror) == ([7], [0])


def test_treachery_an_ability_that_does_more_avoids_no_damage_either():
    match = turn(meet("traitor", "both" + FILL), "both")
    assert (match.table.health, match.table.terror) == ([7], [0])


def test_treachery_is_for_the_attack_step_only():
    match = turn(meet("traitor", "mark" + FILL, items=[["feather"]]))
    assert match.table.health == [9 - 1 - 2]  # one of the opportunity's two was avoided


def test_fury_treachery_and_avoiding_markers():
    """Damage comes through twice; the marker is kept each time."""
    match = turn(meet("raging_traitor", "two hold" + FILL), "two", "hold")
    play(match, DONE)
    assert (match.table.health, match.table.pool) == ([7], 2)
