"""[Stages], [Reaction], [Check of affinity], [Failure]."""

from tests.games.taintedgrail.helpers import asked, legal, pick, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    NODS,
    PANIC,
    RETREAT,
    endure,
    events,
    face,
    laid,
    lay,
    meet,
    over,
    through,
    turn,
    use,
)

# -- stages and branches -----------------------------------------------------------------------------------


def test_a_stage_won_exactly_at_the_top_skips_the_reaction_asks_for_the_branch_and_keeps_charges():
    """The reaction that is skipped would have charged the evidence again; the companion spends the one charge
    and wins without a card, since a talk knows no opportunity."""
    match = meet("crossroads", "evidence praise" + NODS, "nod" + NODS, heroes=["soldier", "healer"])
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
        match = turn(meet("crossroads", "praise talker" + NODS, heroes=["soldier"]), "praise")
        play(match, match.legal(0)[branch])
        endure(match, "talker")
        ends.append((match.table.enc, match.table.affinity, match.table.goods["exp"]))
    assert ends == [("crossroads", -1, [0]), ("", 0, [1])]


def test_a_retreat_that_is_refused_the_reaction_strikes_and_the_second_stage_is_still_to_come():
    match = meet("orphan", "nod" + NODS, "nod" + NODS, goods={"rep": [1, 1]})
    play(match, 0, RETREAT)
    assert (asked(match), match.to_move) == ("talk.retreat", (1,))
    play(match, False)
    assert RETREAT not in legal(match)
    endure(match, "nod")
    t = match.table
    assert (t.affinity, t.terror, t.goods["rep"], t.active) == (0, [1, 0], [1, 1], 1)


def test_the_second_stage_discards_the_last_card_with_its_token_and_its_delay_never_fires():
    """Reaction of stage 2: 1 energy, then the card just laid; its time token goes with it."""
    match = meet("orphan", "truism empty_promise attention" + NODS, heroes=["soldier"])
    endure(match, "truism")  # 2 of the key of caution, 1 of the free one; 1 lost in the reaction
    assert (match.table.affinity, match.table.terror) == (2, [1])
    turn(match, "empty_promise")  # 2 more: the top, and no reaction
    t = match.table
    assert (len(t.stages), t.affinity, t.terror, t.round) == (2, 0, [1], 3)
    energy, hand = t.energy[0], len(t.hands[0])
    endure(match, "attention")
    assert (t.energy[0], laid(match), len(t.hands[0])) == (energy - 1, ["truism", "empty_promise"], hand)
    assert [event["card"] for event in events(match, "enc.dropped")] == ["attention"]


def test_a_stage_sealed_by_a_card_whose_own_activation_would_have_reached_the_bottom():
    """`win_stage` wins now; the insults before it count for nothing, and no reaction follows."""
    match = meet("orphan", "insult insult seal" + " nod" * 6, heroes=["soldier"])
    lay(match, "insult", "insult")
    assert match.table.affinity == -2
    lay(match, "seal")
    if asked(match) == "talk.what" and len(match.table.stages) == 1:
        play(match, END)
    t = match.table
    assert (len(t.stages), t.affinity, t.terror) == (2, 0, [0])


def test_a_delay_of_stage_one_draws_for_the_companion_in_stage_two():
    """Attention first (+1 of caution: the top of this short track): stage won, its token stays; next, the
    companion takes it off and draws."""
    match = meet("crossroads", "attention" + " nod" * 6, "nod" + " nod" * 6, heroes=["soldier", "healer"])
    play(match, 0)
    turn(match, "attention")
    assert asked(match) == "talk.branch"
    play(match, match.legal(0)[0])
    t = match.table
    assert (t.active, len(t.hands[1]), t.affinity, laid(match)) == (1, 4, 0, ["attention"])


def test_tg_44_a_stage_that_is_won_by_a_card_stays_won_though_its_hero_falls():
    match = lay(face("two_steps", "last_seal" + NODS, NODS, health=[1, 8]), "last_seal")
    assert (match.table.inside, match.table.stages, match.to_move) == ((1,), [0, 1], (1,))


def test_tg_44_a_talk_that_a_card_has_won_is_won_for_who_is_left():
    match = lay(face("last_talk", "last_seal" + NODS, NODS, health=[1, 8]), "last_seal")
    assert (over(match), match.table.goods["exp"]) == ("win", [0, 1])


# -- the marker of affinity --------------------------------------------------------------------------------


def test_an_insult_and_the_reaction_reach_the_bottom_exactly_and_each_member_fails_once():
    match = meet("gossip", "insult" + NODS, "nod" + NODS, goods={"rep": [2, 0], "wealth": [1, 3]})
    play(match, 0)
    endure(match, "insult")
    t = match.table
    assert (over(match), t.goods["rep"], t.goods["wealth"]) == ("else", [1, 0], [0, 2])


def test_up_and_down_in_one_activation_only_the_check_counts_and_the_marker_stops_at_the_bottom():
    """Two insults would be the bottom; praise lifts it by 1 before the check; the reaction fails it again
    unless it is cancelled."""
    cards = ("insult", "insult", "praise", "deaf")
    match = meet("gossip", " ".join(cards) + NODS, items=[["drum"]])
    lay(match, "insult", "insult")
    assert (match.table.affinity, match.table.enc) == (-2, "gossip")
    turn(match, "praise", "deaf")
    assert (asked(match), match.table.affinity) == ("talk.defend", -1)
    use(match, "card/deaf")
    through(match)
    assert (match.table.enc, match.table.affinity, match.table.round) == ("gossip", -1, 2)


def test_downs_turned_to_ups_doubled_by_the_card_before_stop_at_the_top_and_win_at_the_check():
    """praise: 1 up and a double free key; turning; insult turned: up. 2 of 3, then the reaction: 1."""
    match = meet("gossip", "praise turning insult" + NODS)
    endure(match, "praise", "turning", "insult")
    assert (match.table.affinity, match.table.round) == (1, 2)


def test_a_harder_talk_patience_and_the_last_cell_but_one():
    """The reaction is 2 down: the bottom. Patience holds 1 of it, and the talk goes on."""
    common = {"common": ["long_memory"]}
    match = endure(meet("gossip", "silence" + NODS, goods={"rep": [1]}, **common), "silence")
    assert (over(match), match.table.goods["rep"]) == ("else", [0])
    match = turn(meet("gossip", "patience" + NODS, goods={"rep": [1]}, **common), "patience")
    through(match)
    assert (match.table.enc, match.table.affinity, match.table.goods["rep"]) == ("gossip", -1, [1])


def test_a_doubled_down_is_turned_up_but_neither_the_reaction_nor_the_next_activation():
    """[Bonuses of talks], [Reaction], [Multiplier]"""
    match = lay(face("orphan", "bait slip insult" + NODS, heroes=["soldier"]), "bait", "slip")
    assert (match.table.affinity, endure(match).table.affinity) == (2, 1)
    assert lay(match, "insult").table.affinity == 0


def test_a_word_that_reaches_the_top_and_draws_too_much_is_a_failure():
    """[The deck runs short], [Check of affinity] (TG-15), [Failure]"""
    match = face("judge", "nod deep_word" + NODS, heroes=["soldier"], goods={"rep": [2]})
    lay(match, "nod", "deep_word")
    assert (over(match), match.table.health, match.table.goods["rep"]) == ("else", [5], [1])


# -- who fails and who is spared ---------------------------------------------------------------------------


def test_panic_with_an_empty_deck_in_a_talk_of_two_fails_both_and_costs_no_energy():
    match = meet(
        "gossip", "nod nod nod", "nod" + NODS, terror=[5, 0], health=[4, 8],
        goods={"rep": [2, 2], "wealth": [1, 1]},
    )  # fmt: skip
    play(match, 0, PANIC)
    t = match.table
    assert (over(match), t.goods["rep"], t.goods["wealth"], t.energy) == ("else", [1, 1], [0, 0], [4, 6])


def test_who_falls_dying_at_the_end_of_a_round_is_spared_the_failure_of_who_stays():
    """The curse takes the hero's health: lost and not paid, so they leave at once and its reputation does not
    come (TG-16, not TG-30). The other retreats alone, needs nobody's consent, and fails alone."""
    match = meet(
        "gossip", "nod" + NODS, "nod" + NODS, items=[["curse"], []], goods={"rep": [3, 3], "wealth": [2, 2]}
    )
    play(match, 0)
    endure(match, "nod")
    endure(match, "nod")
    t = match.table
    assert (t.inside, t.dying, t.goods["rep"], t.active) == ((1,), [2, 0], [3, 3], 1)
    play(match, RETREAT)
    assert (over(match), t.goods["rep"], t.goods["wealth"]) == ("else", [3, 2], [2, 1])


def test_a_talk_runs_short_at_the_end_of_a_round_for_one_who_is_not_active_and_all_fail():
    """The hand limit is kept first; seat 1 has no card to draw: the talk fails for both."""
    match = meet("gossip", "nod" * 1 + " nod" * 8, "nod nod nod", goods={"rep": [2, 2], "wealth": [1, 1]})
    play(match, 0)
    endure(match, "nod")
    endure(match, "nod")
    t = match.table
    assert (over(match), t.goods["rep"], t.goods["wealth"], t.energy) == ("else", [1, 1], [0, 0], [6, 6])


def test_who_falls_in_the_reaction_is_spared_the_failure_that_its_other_part_brought_or_would_bring():
    """[Reaction], [You are dying], [Check of affinity] The bottom first: the other fails and fights."""
    t = endure(face("quarrel", "silence" + NODS, "nod" + NODS, health=[1, 8]), "silence").table
    assert (t.enc, t.terror, t.health, t.dying) == ("dummy", [0, 1], [0, 8], [2, 0])
    t = endure(face("quarrel", "silence" + NODS, health=[1]), "silence").table
    assert (t.enc, t.terror) == ("", [0])
    t = endure(face("scorn", "silence" + NODS, "nod" + NODS, health=[1, 8]), "silence").table
    assert (t.enc, t.affinity, t.inside, t.terror) == ("scorn", 0, (1,), [0, 0])


def test_the_last_health_pays_for_the_top_of_the_track_and_the_other_is_rewarded():
    """[Check of affinity], [You are dying], [Reward] Alone it is neither won nor failed."""
    match = pick(
        lay(face("gossip", "vow" + NODS, "nod" + NODS, health=[1, 8], goods={"rep": [1, 1]}), "vow"), 0
    )
    assert (over(match), match.table.goods["rep"]) == ("win", [1, 2])
    match = pick(lay(face("gossip", "vow" + NODS, health=[1], goods={"rep": [1]}), "vow"), 0)
    assert (over(match), match.table.goods["rep"]) == ("else", [1])


def test_a_failure_that_kills_takes_all_that_it_says():
    """[Failure] (TG-45), [At the door of death], [Check of affinity]"""
    match = face("judge", "insult insult" + NODS, heroes=["soldier"], health=[2], goods={"rep": [2]})
    turn(match, "insult", "insult")
    t = match.table
    assert (over(match), t.health, t.dying, t.goods["rep"]) == ("else", [0], [3], [1])
