"""[Victory], [Reward and loot], [Failure] What the end brings."""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import FILL, events, meet, over, turn
from tests.games.taintedgrail.helpers.packs import enlarged


def won(enc, *piles, **more):
    match = meet(enc, *piles, **more)
    if len(piles) > 1:
        play(match, 0)
    return turn(match, "mark")


def test_every_member_gets_the_reward_in_full_and_they_divide_the_loot():
    match = won(
        "hoard", "mark" + FILL, "mark" + FILL, goods={"wealth": [0, 0]}, health=[8, 7], item_deck=["club"]
    )
    assert asked(match) == "share.how"
    assert (match.table.goods["exp"], match.table.health) == ([1, 1], [9, 8])
    assert (2, 2) in legal(match)
    play(match, (1, 3))
    assert match.table.goods["wealth"] == [1, 3]
    assert (asked(match), legal(match)) == ("choose.who", {0, 1})
    play(match, 1)
    assert (over(match), match.table.items) == ("win", [(), ("club",)])


def test_alone_there_is_nothing_to_divide():
    match = won("hoard", "mark" + FILL, health=[9], item_deck=["club"])
    assert (over(match), match.table.goods["wealth"], match.table.items) == ("win", [4], [("club",)])


def test_tg_86_what_concerns_the_story_happens_once():
    match = won("tale", "mark" + FILL, "mark" + FILL)
    t = match.table
    assert (over(match), t.goods["exp"], t.statuses) == ("win", [2, 2], {"proof": [1]})
    assert len(events(match, "status.ticked")) == 1


def test_tg_86_loot_that_cannot_be_divided_goes_to_one_member():
    match = won("hoard", "mark" + FILL, "mark" + FILL, item_deck=["club"])
    play(match, (4, 0))
    assert (asked(match), match.to_move, legal(match)) == ("choose.who", (0,), {0, 1})
    play(match, 0)
    assert match.table.items == [("club",), ()]


def test_tg_45_failure_is_every_members_with_or_without_each():
    match = meet(
        "gossip", "insult nod nod nod", "insult nod nod nod", goods={"rep": [2, 1], "wealth": [3, 3]}
    )
    play(match, 0)
    turn(match, "insult")
    assert (over(match), match.table.goods["rep"], match.table.goods["wealth"]) == ("else", [1, 0], [2, 2])


def test_tg_45_the_reward_of_a_talk_is_every_members():
    match = meet("gossip", "talker nod nod nod", "nod nod nod nod", attr=[{"emp": 1, "cau": 1}, {}])
    play(match, 0)
    turn(match, "talker")
    assert (over(match), match.table.goods["rep"]) == ("win", [1, 1])


def test_tg_39_who_left_by_dying_suffers_no_later_failure():
    """The curse fells the second member at the end of the first round."""
    pile = "patience insult nod nod nod"
    match = meet("gossip", pile, pile, goods={"rep": [2, 2]}, items=[[], ["curse"]])
    play(match, 0)
    turn(match, "patience")
    turn(match, "patience")
    assert (match.table.inside, match.table.dying[1]) == ((0,), 2)
    turn(match, "insult")
    assert (over(match), match.table.goods["rep"]) == ("else", [1, 2])


def test_tg_22_who_is_dying_gets_nothing():
    match = meet("watcher", "mark" + FILL, "two" + FILL, health=[2, 8])
    play(match, 0)
    turn(match, "mark")
    turn(match, "two")
    assert (over(match), match.table.goods["exp"]) == ("win", [0, 1])


def test_timing_won_for_who_gets_the_reward():
    match = won("hoard", "mark" + FILL, items=[["lucky_coin"]], goods={"wealth": [0]}, item_deck=["club"])
    assert (match.table.goods["wealth"], match.table.goods["rep"], match.table.terror) == ([4 + 2], [1], [0])


def test_won_in_grey_is_for_grey():
    match = turn(meet("watcher", "two" + FILL, items=[["lucky_coin"]]), "two")
    assert (match.table.goods["wealth"], match.table.goods["rep"]) == ([0], [1])


def test_timing_encounter_end_whatever_the_end():
    """A victory, an escape, an enemy that flees: each brings the coin's one reputation."""
    wanted = {"items": [["lucky_coin"]], "goods": {"rep": [0]}}
    ends = [
        won("tale", "mark" + FILL, **wanted),
        play(meet("watcher", "mark" + FILL, **wanted), ("escape",)),
        turn(meet("soft", "mark" + FILL, **wanted)),
    ]
    assert [(over(match), match.table.goods["rep"]) for match in ends] == [
        ("win", [1]),
        ("else", [1]),
        ("else", [1]),
    ]


def test_timing_lost_for_who_has_escaped():
    match = play(meet("watcher", "mark" + FILL, items=[["lucky_coin"]]), ("escape",))
    assert (over(match), match.table.terror, match.table.goods["rep"]) == ("else", [1], [1])


def test_lost_for_who_escaped_though_the_others_won():
    match = meet("watcher", "two" + FILL, "mark" + FILL, items=[[], ["lucky_coin"]])
    play(match, 1, ("escape",))
    turn(match, "two")
    assert (over(match), match.table.terror) == ("win", [0, 1])


def test_won_for_each_member_of_the_party():
    match = meet(
        "gossip", "talker nod nod nod", "nod nod nod nod", skills=[["pt_emp/front"], []], terror=[2, 2]
    )
    match.table.attr[0].update(emp=1)
    play(match, 0)
    turn(match, "talker")
    assert (over(match), match.table.terror) == ("win", [1, 1])


def test_the_card_goes_under_its_deck_behind_those_that_lie_there():
    match = won("hoard", "mark" + FILL, item_deck=["club"])
    assert match.table.under["grey"] == ["hoard"]


def test_tg_93_an_encounter_that_comes_in_the_middle_of_another_waits_for_its_end():
    match = won("vanguard", "mark" + FILL)
    t = match.table
    assert (t.goods["exp"], t.outcome, t.enc, asked(match)) == ([1], "", "dummy", "enc.redraw")
    play(match, False, ("escape",))
    assert (over(match), t.due) == ("win", [])  # as the first one ended


def test_what_happened_today_is_noted():
    assert won("tale", "mark" + FILL).table.did == [["fought"]]


def test_decks_are_whole_again():
    match = won("tale", "mark big two more")
    assert (over(match), match.table.decks["combat"][0]) == ("win", ["big", "mark", "more", "two"])


def test_unavoidable_damage_and_nothing_are_every_members_own_matter(tmp_path):
    """Each of them chooses."""
    curse = """
        [encounter.curse]
        deck = "grey"
        level = 1
        kind = "combat"
        value = 1
        right = "A1 C1 P1 M F1x"
        reward = "sure_dmg 1 or nothing"
    """
    with enlarged(tmp_path, "curses", curse):
        piles = ("mark" + FILL, "mark" + FILL)
        match = won("curse", *piles, health=[8, 7], options={"pack": "curses"})
        assert (asked(match), match.to_move) == ("choose.way", (0,))
        play(match, match.legal(0)[0])
        assert (asked(match), match.to_move) == ("choose.way", (1,))
        play(match, match.legal(1)[1])
        assert match.table.health == [7, 7]
