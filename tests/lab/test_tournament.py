"""Tournaments: who meets whom on which deals, and what may honestly be said afterwards."""

import json
from collections import Counter
from math import log10
from random import Random
from xml.etree import ElementTree

import pytest

from roundtable import SetupError
from roundtable.bots.search import Champion, Knight
from roundtable.cli import main
from roundtable.lab.runs import standings as rules
from roundtable.lab.runs.plot import named, svg
from roundtable.lab.runs.ratings import ratings
from roundtable.lab.runs.standings import standings
from roundtable.lab.runs.tournament import Played, Tournament, play
from roundtable.lab.workers import local
from roundtable.lab.workers.local import Local

ALONE = Local(jobs=1)
LADDER = Tournament.of("kingarthur", ("page", "squire"), 3, "camelot")


# -- line-ups --------------------------------------------------------------------------------------------


def test_one_seat_of_each_bot_meets_a_table_of_the_one_before_it():
    tournament = Tournament.of("kingarthur", ("page", "squire", "knight"), 3, 1)
    assert tournament.lineups == (("squire", "page", "page"), ("knight", "squire", "squire"))
    seats = Counter(seats.index("knight") for lineup, seats in tournament.rotations if lineup == 1)
    assert seats == {0: 1, 1: 1, 2: 1}


def test_a_field_may_be_named():
    tournament = Tournament.of("kingarthur", ("squire", "knight", "champion"), 4, 1, against="greedy")
    assert tournament.lineups == (("knight", *["squire"] * 3), ("champion", *["squire"] * 3))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_mix_every_bot_sits_as_often_as_any_other_in_every_seat(seats):
    entered = ("page", "squire", "knight")
    tournament = Tournament.of("kingarthur", entered, seats, 1, mixed=True)
    for seat in range(seats):
        sat = Counter(turned[seat] for _, turned in tournament.rotations)
        assert {*sat} == {*entered}
        assert len({*sat.values()}) == 1


def test_matches_are_rounded_up_to_whole_deals():
    assert [LADDER.deals(matches) for matches in (1, 3, 4, 60)] == [1, 1, 2, 20]


@pytest.mark.parametrize(
    ("entered", "seats", "more", "sentence"),
    [
        (("squire",), 3, {}, "at least two bots, or one and another with --against"),
        (("squire",), 3, {"against": "squire"}, "at least two bots, or one"),
        (("squire",), 3, {"mixed": True}, "at least two bots"),
        (("squire", "greedy"), 3, {}, "Enter each bot once"),
        (("squire", "merlin"), 3, {}, "no bot 'merlin'"),
        (("page", "squire"), 3, {"against": "merlin"}, "no bot 'merlin'"),
        (("page", "squire"), 9, {}, "2 to 5 seats, not 9"),
    ],
)
def test_tournaments_that_cannot_be(entered, seats, more, sentence):
    with pytest.raises(SetupError, match=sentence):
        Tournament.of("kingarthur", entered, seats, 1, **more)


def test_one_seat_is_no_tournament():
    with pytest.raises(SetupError, match="at least two seats"):
        Tournament.of("taintedgrail", ("page", "squire"), 1, 1)


# -- matches ---------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes(monkeypatch):
    tournament = Tournament.of("kingarthur", ("page", "squire"), 3, "alike")
    alone = standings(tournament, play(tournament, 4, ALONE))
    monkeypatch.setattr(local, "ALONE", 0.0)
    told: list[int] = []
    together = standings(tournament, play(tournament, 4, Local(jobs=2), told.append))
    assert json.dumps(together.as_json()) == json.dumps(alone.as_json())
    assert together == alone
    assert told == sorted(told)
    assert told[-1] == 12


def test_bots_that_look_ahead_are_not_hurried(monkeypatch):
    """Even with no time at all they make all their guesses, so that a slow machine gives the same figures."""
    monkeypatch.setattr(Knight, "level", Knight.level.fitted({"iterations": 12, "seconds": 0.0}))
    tournament = Tournament.of("kingarthur", ("squire", "knight"), 2, "calm")
    hurried = [match[:5] for match in play(tournament, 1, ALONE)]
    monkeypatch.setattr(Knight, "level", Champion.level.fitted({"iterations": 12}))
    assert [match[:5] for match in play(tournament, 1, ALONE)] == hurried


def test_all_line_ups_play_the_same_deals():
    tournament = Tournament.of("kingarthur", ("page", "squire"), 2, "deals")
    played = play(tournament, 3, ALONE)
    assert [match.deal for match in played] == [1, 1, 2, 2, 3, 3]
    assert [match.seats for match in played[:2]] == [("squire", "page"), ("page", "squire")]
    assert all(len(match.spent) == 2 for match in played)


# -- what may be said ------------------------------------------------------------------------------------


def won(deal, seats, *winners, scores=None, lineup=0):
    scores = scores or tuple(int(seat in winners) for seat in range(len(seats)))
    return Played(deal, lineup, tuple(seats), winners, scores, tuple(() for _ in seats))


def test_places_follow_victories_then_scores_and_equals_stand_together():
    match = won(1, ("a", "b", "c", "b"), 2, scores=(7, 7, 1, 3))
    assert match.placings() == (("c",), ("a", "b"), ("b",))


def test_a_shared_victory_counts_in_part():
    match = won(1, ("a", "b", "b"), 0, 1)
    assert (match.won("a"), match.won("b"), match.won("c")) == (0.5, 0.5, 0.0)
    assert won(1, ("a", "b")).won("a") == 0.0


def test_an_interval_over_deals_is_wider_where_the_deal_decides():
    """Twenty deals that the bot wins from every seat or from none are twenty observations, not sixty."""
    played = [
        won(deal, ("squire", "page", "page"), 0 if deal % 2 else 1) for deal in range(20) for _ in range(3)
    ]
    (share,) = standings(LADDER, played).shares
    assert share.share == pytest.approx(0.5)
    assert share.fair == pytest.approx(1 / 3)
    assert share.bootstrap[1] - share.bootstrap[0] > 1.4 * (share.wilson[1] - share.wilson[0])


def test_ratings_find_the_strengths_that_made_the_places():
    dice, strength = Random(3), {"a": 1.0, "b": 2.0, "c": 6.0}
    counted: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for _ in range(4000):
        left, places = dict(strength), []
        while left:
            (first,) = dice.choices(list(left), list(left.values()))
            places.append((first,))
            del left[first]
        counted[tuple(places)] += 1
    found = ratings(counted, ("a", "b", "c"))
    assert found["b"] - found["a"] == pytest.approx(400 * log10(2), abs=25)
    assert found["c"] - found["b"] == pytest.approx(400 * log10(3), abs=25)
    assert sum(found.values()) / 3 == pytest.approx(1500)


def test_nobody_is_infinitely_good_and_equals_are_rated_alike():
    assert ratings({(("a",), ("b",)): 50}, ("a", "b"))["a"] < 2500
    even = ratings({(("a", "b"),): 7}, ("a", "b"))
    assert even["a"] == pytest.approx(even["b"])


def test_a_lead_must_be_more_than_luck():
    seats = ("squire", "page", "page")
    clear = standings(LADDER, [won(deal, seats, 0) for deal in range(30)])
    even = standings(LADDER, [won(deal, seats, deal % 3) for deal in range(30)])
    once = standings(LADDER, [won(1, seats, 0)])
    (step,), (level,), (single,) = clear.steps, even.steps, once.steps
    assert step.p is not None
    assert step.p < 1e-4
    assert (step.upper, step.lower, step.more) == ("squire", "page", 1.0)
    assert level.p == pytest.approx(0.5, abs=0.05)
    assert single.p is None


def test_the_test_is_honest_about_luck():
    """Where both are alike, about one tournament in twenty comes below 5 %."""
    dice, below = Random(8), 0
    for _ in range(200):
        played = [won(deal, ("squire", "page", "page"), dice.randrange(3)) for deal in range(25)]
        below += (rules._step(played, "squire", "page").p or 0) < 0.05
    assert below <= 20


def test_bots_that_never_met_are_compared_over_the_same_deals():
    tournament = Tournament.of("kingarthur", ("knight", "champion"), 3, 1, against="squire")
    played = []
    for deal in range(12):
        played.append(won(deal, ("knight", "squire", "squire"), 0 if deal < 6 else 1))
        played.append(won(deal, ("champion", "squire", "squire"), 0, lineup=1))
    steps = {(step.upper, step.lower): step for step in standings(tournament, played).steps}
    assert steps["champion", "knight"].more == pytest.approx(0.5)
    assert (steps["champion", "knight"].p or 1) < 0.02


def test_the_cross_table_counts_pairs():
    played = [won(1, ("squire", "page", "page"), 0, scores=(9, 4, 4)), won(2, ("page", "page", "squire"), 1)]
    cross = standings(LADDER, played).cross
    assert cross["squire"]["page"] == pytest.approx((2 + 0.5) / 4)
    assert cross["page"]["squire"] == pytest.approx(1 - cross["squire"]["page"])


# -- the command -----------------------------------------------------------------------------------------


def run(capsys, *words):
    with pytest.raises(SystemExit) as end:
        main(["tournament", *words])
    said = capsys.readouterr()
    return said.out, said.err, end.value.code


SHORT = "kingarthur --bots page,squire --seats 2 --games 4 --seed 1 --jobs 1".split()


def test_the_command_prints_figures_and_draws_them(capsys, tmp_path):
    file = tmp_path / "levels.svg"
    out, err, code = run(capsys, *SHORT, "--json", "--plot", str(file))
    figures = json.loads(out)
    assert (err, code) == ("", 0)
    assert (figures["deals"], figures["matches"]) == (2, 4)
    assert figures["shares"][0]["fair"] == 0.5
    assert {"p", "upper", "lower", "more"} == {*figures["steps"][0]}
    assert "thinking" not in figures
    drawn = ElementTree.parse(file).getroot()
    words = "".join(drawn.itertext())
    assert drawn.tag.endswith("svg")
    assert "squire against a page" in words
    assert "4 matches, 2 deals, seed 1" in words


@pytest.mark.parametrize("columns", ["120", "80", "40"])
def test_the_tables_fit_the_terminal(capsys, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    out, _, code = run(capsys, *SHORT)
    assert code == 0
    assert max(map(len, out.splitlines())) <= int(columns)
    for word in ("squire", "Rating", "comes before", "p95", "4 matches of 2 deals, seed 1"):
        assert word in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess", "no game 'chess'"),
        ("kingarthur --mix --against page", "not both"),
        ("kingarthur --bots page", "at least two bots"),
        ("kingarthur --games 0", "--games"),
        ("kingarthur --plot levels.png", "name it levels.svg, not levels.png"),
        ("kingarthur --plot nowhere/levels.svg", "no folder nowhere"),
        ("kingarthur --bots squire,merlin", "no bot 'merlin'"),
    ],
)
def test_wrong_input_ends_in_one_sentence(capsys, words, sentence):
    out, err, code = run(capsys, *words.split())
    assert (out, code) == ("", 2)
    assert sentence in err
    assert err.count("\n") == 1


def test_a_field_is_called_by_its_number():
    assert [named(bots) for bots in (("page",), ("page",) * 3, ("page", "squire"))] == [
        "a page",
        "3 pages",
        "page, squire",
    ]


def test_a_picture_of_many_bots_shows_each():
    seats = ("page", "squire", "knight")
    tournament = Tournament.of("kingarthur", seats, 3, "<&>", mixed=True)
    drawn = svg(standings(tournament, [won(deal, seats, deal % 3) for deal in range(4)]))
    words = "".join(ElementTree.fromstring(drawn).itertext())
    assert all(bot in words for bot in seats)
    assert "seed <&>" in words
