"""[Stages], [Check of affinity], [Bonuses of talks]"""

import pytest

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    DONE,
    begin,
    events,
    laid,
    lay,
    meet,
    over,
    turn,
    use,
)

FILL = " nod nod nod nod nod"


# -- the marker ------------------------------------------------------------------------------------------


def test_symbol_up_moves_the_marker_up():
    assert lay(meet("gossip", "praise" + FILL), "praise").table.affinity == 1


def test_symbol_down_moves_it_down():
    assert lay(meet("gossip", "insult" + FILL), "insult").table.affinity == -1
    match = lay(meet("gossip", "praise insult nod" + FILL), "praise", "insult")
    assert match.table.affinity == -1  # the free key of the praise counts twice


def test_symbol_talk_means_what_the_stage_says_of_its_attribute():
    match = lay(meet("gossip", "talker" + FILL, attr=[{"emp": 1, "cau": 1, "spi": 1}]), "talker")
    assert match.table.affinity == 3  # empathy 2, caution 1, spirituality nothing


def test_tg_15_the_marker_stays_on_the_track():
    match = lay(meet("gossip", "talker talker nod" + FILL, attr=[{"emp": 1, "cau": 1}]), "talker", "talker")
    assert match.table.affinity == 3
    match = lay(meet("gossip", "insult insult insult" + FILL), "insult", "insult", "insult")
    assert match.table.affinity == -2


def test_tg_15_the_top_means_nothing_before_the_check():
    match = lay(meet("gossip", "talker insult nod" + FILL, attr=[{"emp": 1, "cau": 1}]), "talker", "insult")
    turn(match)
    assert (match.table.enc, match.table.affinity) == ("gossip", 1)


def test_tg_13_the_multiplier_counts_for_the_marker():
    match = lay(meet("gossip", "praise praise nod" + FILL), "praise", "praise")
    assert match.table.affinity == 3


def test_turn_down_up():
    match = lay(meet("gossip", "turning insult nod" + FILL), "turning", "insult")
    assert match.table.affinity == 1
    match = turn(meet("gossip", "turning insult nod" + FILL), "turning")
    lay(match, "insult")
    assert match.table.affinity == -2  # the reaction, and a new activation


def test_double_a_row_of_talk():
    match = lay(meet("toll", "twice talker nod" + FILL, goods={"wealth": [0]}), "twice", "talker")
    assert match.table.affinity == 2


# -- the check -------------------------------------------------------------------------------------------


def test_at_the_top_the_talk_is_won_before_the_reaction():
    match = turn(meet("gossip", "talker" + FILL, attr=[{"emp": 1, "cau": 1}]), "talker")
    assert (over(match), match.table.goods["rep"], match.table.under["blue"]) == ("win", [1], ["gossip"])
    assert "talked" in match.table.did[0]


def test_at_the_bottom_it_has_failed_for_everybody():
    match = meet("gossip", "insult" + FILL, "insult" + FILL, goods={"rep": [2, 2], "wealth": [1, 0]})
    play(match, 0)
    turn(match, "insult")
    t = match.table
    assert (over(match), t.goods["rep"], t.goods["wealth"]) == ("else", [1, 1], [0, 0])


def test_after_the_reaction_there_is_a_check_too():
    match = turn(meet("gossip", "silence" + FILL, goods={"rep": [2]}), "silence")
    assert match.table.affinity == -1
    turn(match, "nod")
    turn(match, "nod")
    assert match.table.affinity == -1
    turn(match)
    assert (over(match), match.table.goods["rep"]) == ("else", [1])


def test_avoid_aff():
    match = turn(meet("gossip", "patience" + FILL), "patience")
    assert match.table.affinity == 0


def test_tg_81_evidence_is_used_between_the_reaction_and_the_check():
    match = play(turn(meet("gossip", "evidence" + FILL), "evidence"), DONE)
    assert (asked(match), match.table.sequence[0][3], match.table.affinity) == ("talk.after", 2, -1)
    use(match, "card/evidence", 2)
    assert (match.table.affinity, match.table.sequence[0][3]) == (1, 0)


# -- stages ----------------------------------------------------------------------------------------------


def test_a_won_stage_brings_the_marker_to_grey_and_no_reaction():
    match = turn(meet("orphan", "talker" + FILL, attr=[{"cau": 1, "spi": 1}]), "talker")
    assert match.table.affinity == 2
    lay(match, "nod")
    turn(match)
    turn(match, "nod")
    assert match.table.stages == [0]
    match = lay(meet("orphan", "talker praise" + FILL, attr=[{"cau": 1, "spi": 1}]), "talker", "praise")
    turn(match)
    t = match.table
    assert (t.stages, t.affinity, t.terror, t.round) == ([0, 1], 0, [0], 2)


def test_tg_26_the_sequence_stays_between_stages():
    cards = ("talker", "evidence", "praise")
    match = lay(meet("orphan", " ".join(cards) + FILL, attr=[{"cau": 1, "spi": 1}]), *cards)
    turn(match)
    t = match.table
    assert (t.stages, laid(match), t.sequence[1][3]) == ([0, 1], [*cards], 1)


def test_the_stage_says_what_talk_and_the_reaction_are():
    match = turn(lay(meet("orphan", "talker praise" + FILL, attr=[{"cau": 1, "spi": 1}]), "talker", "praise"))
    turn(match, "nod")
    t = match.table
    assert (t.energy, t.terror, t.affinity) == ([5], [0], 2)
    assert laid(match) == ["talker", "praise"]


@pytest.mark.parametrize(("branch", "affinity", "terror"), [(1, 0, 0), (2, 1, 1)])
def test_tg_52_branches_are_chosen_when_their_stage_begins(branch, affinity, terror):
    match = meet("crossroads", "nod silence silence" + FILL)
    assert (asked(match), match.table.stages) == ("talk.what", [0])
    turn(match, "nod")
    assert (asked(match), legal(match)) == ("talk.branch", {("crossroads", 1), ("crossroads", 2)})
    play(match, ("crossroads", branch))
    t = match.table
    assert (t.stages, t.affinity, t.round) == ([0, branch], 0, 2)
    turn(match, "silence")
    assert (t.affinity, t.terror) == (-1 if branch == 1 else 0, [terror])


def test_tg_25_branches_of_the_first_stage_are_chosen_before_the_first_card():
    match = begin("two_doors", "nod nod nod" + FILL, goods={"food": [0]})
    assert (asked(match), legal(match)) == ("talk.branch", {("two_doors", 0), ("two_doors", 1)})
    assert match.table.hands == [[]]
    play(match, ("two_doors", 1), False)
    turn(match, "nod")
    assert match.table.affinity == -1


def test_the_last_stage_wins_the_talk():
    match = turn(meet("crossroads", "nod nod nod" + FILL), "nod")
    play(match, ("crossroads", 2))
    turn(match, "nod")
    assert (over(match), match.table.goods["exp"]) == ("win", [1])


def test_win_stage():
    match = turn(meet("orphan", "seal seal seal" + FILL), "seal")
    assert (match.table.stages, match.table.affinity) == ([0, 1], 0)
    turn(match, "seal")
    assert over(match) == "win"


# -- challenge mode --------------------------------------------------------------------------------------


def test_tg_53_hard_talks_move_the_marker_one_further_down():
    match = turn(meet("orphan", "praise" + FILL, options={"hard_talk": True}), "praise")
    assert match.table.affinity == -1
    match = turn(meet("orphan", "praise" + FILL, common=["long_memory"]), "praise")
    assert match.table.affinity == -1


def test_tg_89_that_step_can_be_avoided_too():
    match = turn(meet("gossip", "praise patience" + FILL, options={"hard_talk": True}), "praise", "patience")
    assert (match.table.affinity, len(events(match, "talk.struck"))) == (0, 1)


def test_tg_89_that_step_goes_with_a_reaction_that_is_cancelled():
    match = turn(meet("gossip", "deaf" + FILL, options={"hard_talk": True}), "deaf")
    assert asked(match) == "talk.defend"
    use(match, "card/deaf")
    assert (match.table.affinity, events(match, "talk.struck")) == (0, [])


def test_tg_70_the_first_who_is_still_there_chooses_the_branch():
    """The curse takes the first member out at the end of a round; then the second wins the stage."""
    pile = "patience nod nod" + FILL
    match = meet("crossroads", pile, pile, items=[["curse"], []])
    play(match, 0)
    turn(match, "patience")
    turn(match, "patience")
    assert match.table.inside == (1,)
    turn(match, "nod")
    assert (asked(match), match.to_move) == ("talk.branch", (1,))
    match = begin("two_doors", pile, pile, goods={"food": [0, 0]})
    assert (asked(match), match.to_move) == ("talk.branch", (0,))
