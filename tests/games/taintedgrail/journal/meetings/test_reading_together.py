"""[The exploration journal] Verses with fights, falls and other places in them."""

from tests.games.taintedgrail.helpers import (
    EXPLORE,
    GRAIL,
    SKULL,
    alone,
    answer,
    asked,
    by,
    choose,
    day,
    done,
    first,
    go,
    goods,
    legal,
    play,
    together,
    tracks,
    until,
)
from tests.games.taintedgrail.helpers.encounter import ESCAPE, flee, idle, keep, win


def test_one_of_a_party_falls_in_a_fight_of_the_journal_the_other_escapes_and_both_read_on():
    """Dying takes the hero out of the fight, not out of the exploration (each exp +1)."""
    match = together(day(2, place=[108, 108], wards={101: 5}, shown=[101, 105, 108]), 0, EXPLORE)
    t = match.table
    until(match, lambda match: not t.enc or not t.health[0], idle)
    assert (t.inside, t.dying[0]) == ((1,), 2)
    flee(match)
    assert (t.enc, goods(match, "exp")) == ("", [1, 1])


def test_a_choice_once_in_the_campaign_a_secret_in_play_and_a_second_reading():
    match = day(2, place=[101, 101])
    alone(match, 0, EXPLORE)
    choose(match, "Take the tally")
    by(match, 1, EXPLORE)
    assert match.table.secrets == [("tally",), ()]
    verses = match.table.content.verses
    open_now = [verses[v].choices[n - 1].text for v, n in match.legal(1)]
    assert len(open_now) > 3
    assert not [text for text in open_now if text.startswith("Take the tally")]


def test_one_escapes_from_a_fight_of_the_journal_the_other_wins_and_the_row_of_victory_is_for_both():
    """The reward is the winner's alone (TG-22); the coin of the verse goes to whom the party likes."""
    match = together(day(2, items=[["rope"]], goods={"wealth": [0, 0]}), 0, EXPLORE)
    choose(match, "Lower")
    answer(match, verse_doer=0)
    keep(match)
    play(match, 0, ESCAPE)
    win(match)
    assert (goods(match, "exp"), asked(match), legal(match)) == ([0, 1], "choose.who", {0, 1})
    play(match, 0)
    assert goods(match, "wealth") == [1, 0]


def test_a_mad_one_explores_in_company_the_skull_frightens_him_alone_before_they_read():
    for face, terror in ((SKULL, 6), (GRAIL, 5)):
        match = day(2, place=[107, 107], wards={107: 4}, terror=[5, 0], luck=())
        match.table.chance.force([face])
        together(match, 1, EXPLORE)
        assert (match.table.terror, match.table.energy, match.table.read) == ([terror, 0], [5, 5], ["107"])


def test_moved_by_the_story_out_of_a_verse_he_reveals_the_next_place_and_reads_on_where_he_was_sent():
    match = day(place=[105], shown=[101, 105, 108], goods={"food": [0]})
    play(match, EXPLORE)
    play(match, match.legal(0)[1])
    assert (match.table.place, match.table.read[-1], goods(match, "food"), tracks(match)) == (
        [108], "105.1", [1], (5, 9, 0),
    )  # fmt: skip


def test_together_they_explore_one_falls_by_what_they_read_and_is_paid_like_the_others():
    match = done("each health -1; each exp +1", 2, health=[1, 8], items=[["rope", "jack"], []])
    play(match, ("jack",))
    t = match.table
    assert (t.health, t.dying, goods(match, "exp"), t.items[0]) == ([0, 7], [2, 0], [1, 1], ("jack",))
    together(match, 1, go(104))
    assert (t.place, t.terror) == ([104, 104], [1, 1])


def test_tg_133_a_verse_of_a_reward_that_tests_an_encounter_asks_how_that_one_ends():
    match = win(day(effects="encounter grey", encounters={"grey": ["teller"]}))
    assert (match.table.enc, goods(match, "exp")) == ("executioner", [0])
    assert goods(flee(match), "wealth") == [6]


def test_dreams_out_of_an_event_come_to_everybody_where_he_is():
    match = day(2, phase="morning", event_deck=["sleepy"], place=[101, 102])
    assert (asked(match), match.to_move, match.table.read) == (
        "verse.choice",
        (1,),
        ["101.dream", "102.dream"],
    )


def test_who_never_dreams_does_not_in_the_middle_of_the_day_either():
    match = play(day(skills=[["spi_1/front"]], place=[106]), EXPLORE, ("106", 1))
    assert (match.table.read, goods(match, "food")) == (["106", "106.1"], [3])


def test_a_mad_hero_dies_of_his_own_exploration_and_a_companion_reads_on():
    """At the Pit an executioner waits: both are felled; dying they still belong to the party and learn."""
    match = together(day(2, place=[108, 108], health=[1, 8]), 0, EXPLORE)
    until(match, "day.what", lambda match: first(match) if asked(match) == "enc.who" else idle(match))
    assert (match.table.health, match.table.dying, goods(match, "exp")) == ([0, 0], [2, 2], [1, 1])
