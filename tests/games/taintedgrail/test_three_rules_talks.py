"""Three rules at once, in talks: stages, branches, reactions, failures.

The right end of each situation was worked out from the rulebook and the rulings before it was played.
"""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    PANIC,
    RETREAT,
    begin,
    events,
    keep,
    laid,
    lay,
    meet,
    over,
    through,
    turn,
    use,
)

FILL = " nod nod nod nod nod nod"


def test_a_stage_won_exactly_at_the_top_skips_the_reaction_asks_for_the_branch_and_keeps_charges():
    """The reaction that is skipped would have charged the evidence again; the companion spends the one charge
    and wins without a card, since a talk knows no opportunity."""
    match = meet("crossroads", "evidence praise" + FILL, "nod" + FILL, heroes=["soldier", "healer"])
    play(match, 0)
    turn(match, "evidence", "praise")
    assert (asked(match), match.to_move) == ("talk.branch", (0,))
    play(match, match.legal(0)[1])
    t = match.table
    assert (t.affinity, t.active, laid(match), t.sequence[0][3]) == (0, 1, ["evidence", "praise"], 1)
    use(match, "card/evidence", 2)
    play(match, END)
    assert (over(match), t.goods["exp"], t.terror) == ("win", [1, 1], [0, 0])


def test_the_chosen_branch_decides_what_talk_means_and_how_he_reacts():
    """In the branch of caution its key moves the marker up by 1 and wins; the other needs empathy."""
    ends = []
    for branch in (0, 1):
        match = turn(meet("crossroads", "praise talker" + FILL, heroes=["soldier"]), "praise")
        play(match, match.legal(0)[branch])
        through(turn(match, "talker"))
        ends.append((match.table.enc, match.table.affinity, match.table.goods["exp"]))
    assert ends == [("crossroads", -1, [0]), ("", 0, [1])]


def test_an_insult_and_the_reaction_reach_the_bottom_exactly_and_each_member_fails_once():
    match = meet("gossip", "insult" + FILL, "nod" + FILL, goods={"rep": [2, 0], "wealth": [1, 3]})
    play(match, 0)
    through(turn(match, "insult"))
    t = match.table
    assert (over(match), t.goods["rep"], t.goods["wealth"]) == ("else", [1, 0], [0, 2])


def test_up_and_down_in_one_activation_only_the_check_counts_and_the_marker_stops_at_the_bottom():
    """Two insults would be the bottom; praise lifts it by 1 before the check; the reaction fails it again
    unless it is cancelled."""
    cards = ("insult", "insult", "praise", "deaf")
    match = meet("gossip", " ".join(cards) + FILL, items=[["drum"]])
    lay(match, "insult", "insult")
    assert (match.table.affinity, match.table.enc) == (-2, "gossip")
    turn(match, "praise", "deaf")
    assert (asked(match), match.table.affinity) == ("talk.defend", -1)
    use(match, "card/deaf")
    through(match)
    assert (match.table.enc, match.table.affinity, match.table.round) == ("gossip", -1, 2)


def test_downs_turned_to_ups_doubled_by_the_card_before_stop_at_the_top_and_win_at_the_check():
    """praise: 1 up and a double free key; turning; insult turned: up. 2 of 3, then the reaction: 1."""
    match = meet("gossip", "praise turning insult" + FILL)
    turn(match, "praise", "turning", "insult")
    through(match)
    assert (match.table.affinity, match.table.round) == (1, 2)


def test_panic_with_an_empty_deck_in_a_talk_of_two_fails_both_and_costs_no_energy():
    match = meet(
        "gossip", "nod nod nod", "nod" + FILL, terror=[5, 0], health=[4, 8],
        goods={"rep": [2, 2], "wealth": [1, 1]},
    )  # fmt: skip
    play(match, 0, PANIC)
    t = match.table
    assert (over(match), t.goods["rep"], t.goods["wealth"], t.energy) == ("else", [1, 1], [0, 0], [4, 6])


def test_a_harder_talk_patience_and_the_last_cell_but_one():
    """The reaction is 2 down: the bottom. Patience holds 1 of it, and the talk goes on."""
    common = {"common": ["long_memory"]}
    match = through(turn(meet("gossip", "silence" + FILL, goods={"rep": [1]}, **common), "silence"))
    assert (over(match), match.table.goods["rep"]) == ("else", [0])
    match = turn(meet("gossip", "patience" + FILL, goods={"rep": [1]}, **common), "patience")
    through(match)
    assert (match.table.enc, match.table.affinity, match.table.goods["rep"]) == ("gossip", -1, [1])


def test_who_falls_dying_at_the_end_of_a_round_is_spared_the_failure_of_who_stays():
    """The curse takes his health: lost and not paid, so he leaves at once and its reputation does not come
    (TG-16, not TG-30). The other retreats alone, needs nobody's consent, and fails alone."""
    match = meet(
        "gossip", "nod" + FILL, "nod" + FILL, items=[["curse"], []], goods={"rep": [3, 3], "wealth": [2, 2]}
    )
    play(match, 0)
    through(turn(match, "nod"))
    through(turn(match, "nod"))
    t = match.table
    assert (t.inside, t.dying, t.goods["rep"], t.active) == ((1,), [2, 0], [3, 3], 1)
    play(match, RETREAT)
    assert (over(match), t.goods["rep"], t.goods["wealth"]) == ("else", [3, 2], [2, 1])


def test_magic_of_one_avoids_a_talk_for_two_and_an_avoided_talk_is_not_lost():
    match = begin(
        "spirit_toll", "nod" + FILL, "nod" + FILL, goods={"magic": [2, 0]}, items=[["lucky_coin"], []]
    )
    assert asked(match) == "talk.avoid"
    match.play(0, True)
    match.play(1, True)
    t = match.table
    assert (t.enc, t.goods["magic"], t.terror, t.hands) == ("", [0, 0], [0, 0], [[], []])
    assert t.under["blue"] == ["spirit_toll"]


def test_wealth_of_one_does_not_avoid_a_talk_for_the_other_nor_does_his_name():
    """Everybody needs 2 reputation and 1 wealth of his own; only the third table may avoid it."""
    rich = {"wealth": [5, 0], "rep": [2, 2]}
    famous = {"wealth": [1, 1], "rep": [9, 1]}
    for goods in (rich, famous):
        assert asked(keep(begin("toll", "nod" + FILL, "nod" + FILL, goods=goods))) != "talk.avoid"
    match = begin("toll", "nod" + FILL, "nod" + FILL, goods={"wealth": [1, 1], "rep": [2, 2]})
    assert asked(match) == "talk.avoid"


def test_one_wants_to_avoid_the_other_not_nothing_is_paid_and_the_branch_is_asked_then():
    match = begin("two_doors", "nod" + FILL, "nod" + FILL, goods={"food": [2, 2]})
    assert asked(match) == "talk.avoid"
    match.play(0, True)
    match.play(1, False)
    assert (match.table.goods["food"], asked(match), match.table.stages) == ([2, 2], "talk.branch", [])


def test_a_retreat_that_is_refused_the_reaction_strikes_and_the_second_stage_is_still_to_come():
    match = meet("orphan", "nod" + FILL, "nod" + FILL, goods={"rep": [1, 1]})
    play(match, 0, RETREAT)
    assert (asked(match), match.to_move) == ("talk.retreat", (1,))
    play(match, False)
    assert RETREAT not in legal(match)
    through(turn(match, "nod"))
    t = match.table
    assert (t.affinity, t.terror, t.goods["rep"], t.active) == (0, [1, 0], [1, 1], 1)


def test_the_second_stage_discards_the_last_card_with_its_token_and_its_delay_never_fires():
    """Reaction of stage 2: 1 energy, then the card just laid; its time token goes with it."""
    match = meet("orphan", "truism empty_promise attention" + FILL, heroes=["soldier"])
    through(turn(match, "truism"))  # 2 of the key of caution, 1 of the free one; 1 lost in the reaction
    assert (match.table.affinity, match.table.terror) == (2, [1])
    turn(match, "empty_promise")  # 2 more: the top, and no reaction
    t = match.table
    assert (len(t.stages), t.affinity, t.terror, t.round) == (2, 0, [1], 3)
    energy, hand = t.energy[0], len(t.hands[0])
    through(turn(match, "attention"))
    assert (t.energy[0], laid(match), len(t.hands[0])) == (energy - 1, ["truism", "empty_promise"], hand)
    assert [event["card"] for event in events(match, "enc.dropped")] == ["attention"]
