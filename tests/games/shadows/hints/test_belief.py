"""Who may be the traitor: by what everybody has seen, and by nothing else."""

import tomllib
from dataclasses import replace
from math import log
from random import Random
from typing import Any

import pytest

import roundtable as rt
from roundtable.bots import GreedyBot, Seat
from roundtable.games import guide
from roundtable.games.shadows.hints import judge
from roundtable.games.shadows.hints.belief import Odds, believed
from roundtable.games.shadows.hints.belief.deeds import Deed, deeds
from roundtable.games.shadows.hints.belief.history import history
from roundtable.games.shadows.hints.belief.policies import LOYAL, MOST, TRAITOROUS, evidence, guilt, likely
from roundtable.games.shadows.hints.prospects import Prospects
from roundtable.games.shadows.hints.suspicion import suspected, suspicion
from roundtable.games.shadows.hints.weights import WEIGHTS
from roundtable.kernel import Event, Question
from tests.games.playing import asked, movers
from tools.policies import counted, written


def played(answers, seed="belief", seats=5, **options) -> Any:
    """A match between squires, up to this many answers."""
    match, bot = rt.new("shadows", seats, seed=seed, **options), GreedyBot()
    for seat in movers(match, lambda match: match.moves < answers):
        match.play(seat, bot.choose(Seat(match, seat, guide("shadows"))))
    return match


def belief_of(match, seat, people=()):
    return believed(match.view(seat), match.log(seat), people)


@pytest.fixture(scope="module")
def certain():
    return played(170, traitor="certain")


# -- what was done ---------------------------------------------------------------------------------------


def told(*events):
    return [deed for _, deed in deeds([Event(key, args) for key, args in events], 3)]


def test_deeds_are_read_with_their_situation():
    found = told(
        ("turn", {"seat": 1}),
        ("evil.life", {"seat": 1}),
        ("life.lost", {"seats": (1,), "count": 1}),
        ("cards.drawn.own", {"seat": 1, "count": 2, "cards": ("merlin", "grail")}),
        ("turn", {"seat": 2}),
        ("engines.added", {"count": 9, "engines": 9}),
        ("evil.draw", {"seat": 2}),
        ("move.to", {"seat": 2, "place": "place-grail", "came": "camelot"}),
        ("sacrifice", {"seat": 2}),
        ("quest.played", {"seat": 2, "quest": "place-grail", "card": "grail"}),
    )
    assert found == [
        Deed(1, "evil, life 4, engines few", "life"),
        Deed(1, "home 0", "draw"),
        Deed(1, "after, life 3", "end"),
        Deed(2, "evil, life 4, engines many", "draw"),
        Deed(2, "home 0 late", "go"),
        Deed(2, "after, life 4", "sacrifice"),
        Deed(2, "grail late", "give"),
    ]


def test_every_seat_reads_the_same_deeds(certain):
    """What one is told in secret changes nothing: the belief of the table is public."""
    public = [deed for _, deed in deeds(certain.log(None), 5)]
    assert len(public) > 40
    for seat in range(5):
        assert [deed for _, deed in deeds(certain.log(seat), 5)] == public


def test_stories_are_counted_by_side_and_situation():
    told = [
        ["turn", {"seat": 1}],
        ["evil.life", {"seat": 1}],
        ["turn", {"seat": 2}],
        ["evil.engine", {"seat": 2}],
    ]
    story = {"seats": 3, "level": "knight", "style": "knight hides", "log": told}
    counts = counted([{**story, "loyalty": ["loyal", "loyal", "traitor"]}] * 2)
    assert counts == {
        "loyal knight": {"evil, life 4, engines few": {"life": 2}},
        "traitor knight hides": {"evil, life 4, engines few": {"engine": 2}},
    }
    assert tomllib.loads(written(counts)) == counts


# -- how likely it is ------------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", [*LOYAL, *TRAITOROUS])
def test_the_policies_are_shares(policy):
    whole = sum(likely(policy, "evil, life 4, engines few", what) for what in ("draw", "engine", "life"))
    assert whole == pytest.approx(1)


def test_no_single_deed_settles_it():
    strange, helpful = Deed(0, "evil, life 4, engines few", "engine"), Deed(0, "after, life 3", "sacrifice")
    assert 0 < guilt(list(evidence(strange))) <= MOST
    assert -2 * MOST <= guilt(list(evidence(helpful))) < 0


def test_nobody_is_cleared_by_acting_as_a_loyal_knight_would():
    """A traitor could do just the same."""
    helpful = evidence(Deed(0, "after, life 3", "sacrifice"))
    assert guilt([20 * says for says in helpful]) >= -log(len(TRAITOROUS) + 1)


def test_what_tells_two_policies_apart_does_not_depend_on_a_third():
    """Squires never bring a siege engine with three lives left; that hides nothing about knights who do."""
    deed, traitor, loyal = (
        Deed(0, "evil, life 3, engines few", "engine"),
        "traitor knight usual",
        "loyal knight",
    )
    says = dict(zip((*LOYAL, *TRAITOROUS), evidence(deed), strict=True))
    odds = log(likely(traitor, deed.when, deed.what) / likely(loyal, deed.when, deed.what))
    assert says[traitor] - says[loyal] == pytest.approx(odds)
    assert odds > 1


@pytest.mark.parametrize("traitor", ["possible", "certain"])
def test_at_the_beginning_all_are_alike(traitor):
    match = rt.new("shadows", 5, seed=3, traitor=traitor, late_loyalty=True)
    belief = belief_of(match, 0)
    assert set(belief.shares) == {1, 2, 3, 4}
    assert len(set(belief.shares.values())) == 1
    assert belief.nobody == pytest.approx(0 if traitor == "certain" else 3 / 7)
    assert len(belief.shares) + (belief.nobody > 0) <= 8


def test_a_traitor_is_found_by_what_they_do(certain):
    traitor = certain.table.loyalty.index("traitor")
    for seat in range(5):
        if seat != traitor:
            shares = belief_of(certain, seat).shares
            assert max(shares, key=shares.__getitem__) == traitor
    assert belief_of(certain, traitor).seen[traitor] > 0.5
    assert traitor not in belief_of(certain, traitor).shares  # they think as if they were loyal


def test_people_are_trusted_less(certain):
    traitor = certain.table.loyalty.index("traitor")
    seat = (traitor + 1) % 5
    doubted = belief_of(certain, seat, people=tuple(range(5))).shares[traitor]
    assert 0.2 < doubted < belief_of(certain, seat).shares[traitor]


def test_without_a_traitor_nobody_is_suspected():
    assert belief_of(played(60, traitor="none"), 0).shares == {}


def test_a_traitor_who_was_found_is_suspected_no_more():
    odds = Odds(5)
    match = played(400, seed="found 0", traitor="certain")
    view = match.view(0)
    view["table"]["shown"] = [False, True, False, False, False]
    view["table"]["loyalty"] = ["loyal", "traitor", "", "", ""]
    assert believed(view, match.log(0)).shares == {}
    assert set(odds.shares([0, 2], certain=True).values()) == {0.5}


# -- no more than the seat knows ---------------------------------------------------------------------------


def test_the_belief_is_the_same_in_every_deal_that_looks_alike(certain):
    for seat in range(5):
        mine = belief_of(certain, seat)
        for number in range(4):
            guess = certain.as_seen_by(seat, number)
            assert belief_of(guess, seat) == mine


def test_the_check_sees_a_belief_that_peeks(certain):
    """A mutation: loyalty that the viewer cannot see has been looked up."""

    def peeking(match, seat):
        view = match.view(seat)
        view["table"]["loyalty"] = list(match.table.loyalty)
        view["table"]["shown"] = [card == "traitor" for card in match.table.loyalty]
        return believed(view, match.log(seat))

    seat = certain.to_move[0]
    guesses = [peeking(certain.as_seen_by(seat, number), seat) for number in range(6)]
    assert any(guess != belief_of(certain, seat) for guess in guesses)


def test_guesses_follow_the_belief_and_still_look_like_the_match(certain):
    traitor = certain.table.loyalty.index("traitor")
    seat = certain.to_move[0]
    assert seat != traitor
    sitting, dice = Seat(certain, seat, guide("shadows")), Random(1)
    share = sitting.remembering and belief_of(certain, seat).shares[traitor]
    drawn: list[Any] = [sitting.think_through(dice) for _ in range(60)]
    assert all(guess.view(seat) == certain.view(seat) for guess in drawn)
    assert all(guess.table.loyalty.count("traitor") == 1 for guess in drawn)
    found = sum(guess.table.loyalty[traitor] == "traitor" for guess in drawn) / 60
    assert found == pytest.approx(share, abs=0.15)


def test_where_the_traitor_is_only_possible_the_card_may_lie_in_the_box():
    match = played(30, traitor="possible")
    seat = match.to_move[0]
    sitting, dice = Seat(match, seat, guide("shadows")), Random(2)
    assert sitting.remembering.redraw is not None
    drawn: list[Any] = [sitting.think_through(dice).table for _ in range(40)]
    assert {t.loyalty.count("traitor") + t.box.count("traitor") for t in drawn} == {1}
    assert {t.box.count("traitor") for t in drawn} == {0, 1}


# -- after the end -----------------------------------------------------------------------------------------


def test_who_suspected_whom_can_be_read_after_the_end():
    match = played(10**6, seed="chart", traitor="certain")
    moments = history(match)
    assert [moment.turn for moment in moments] == list(range(1, len(moments) + 1))
    assert all(seat not in moments[0].beliefs[seat] for seat in range(5))
    assert set(moments[0].beliefs[0].values()) == {0.25}
    assert moments[-1].swords + moments[-1].engines > 6
    for moment in moments:
        for shares in moment.beliefs:
            assert not shares or sum(shares.values()) == pytest.approx(1)


def test_the_chart_shows_what_a_seat_could_believe_at_the_time():
    """At the beginning of every turn, the same as the seat's own belief then."""
    match, bot, found = rt.new("shadows", 4, seed="then", traitor="certain"), GreedyBot(), []
    for seat in movers(match):
        if match.asking is not None and match.asking.key == "evil.what":
            number = sum(event.key == "turn" for event in match.log(None))
            found.append((number, seat, belief_of(match, seat).shares))
        match.play(seat, bot.choose(Seat(match, seat, guide("shadows"))))
    moments = history(match)
    assert len(found) > 10
    for number, seat, shares in found:
        assert moments[number - 1].beliefs[seat] == pytest.approx(shares)


def test_nobody_is_shown_it_during_play():
    with pytest.raises(rt.RoundtableError, match="after the end"):
        history(played(20))


# -- the traitor -----------------------------------------------------------------------------------------


def test_a_traitor_minds_what_a_deed_gives_away(certain):
    """A siege engine says more than a life, and what everybody knows already costs nothing more."""
    match = played(40, traitor="certain")
    traitor = match.table.loyalty.index("traitor")
    for seat in movers(match, lambda match: asked(match) != "evil.what" or match.to_move != (traitor,)):
        match.play(seat, GreedyBot().choose(Seat(match, seat, guide("shadows"))))
    sitting = Seat(match, traitor, guide("shadows"))
    cost = sitting.remembering.gives_away
    assert cost is not None
    assert cost(sitting.question, "engine") > cost(sitting.question, "life")
    assert cost(sitting.question, "unmask") == 0


def test_a_loyal_seat_has_nothing_to_hide(certain):
    seat = certain.to_move[0]
    assert certain.table.loyalty[seat] == "loyal"
    assert Seat(certain, seat, guide("shadows")).remembering.gives_away is None


def test_a_traitor_speaks_as_if_they_were_loyal(certain):
    """Their belief is about the others, and it is what they say: cover, not knowledge."""
    traitor = certain.table.loyalty.index("traitor")
    belief = belief_of(certain, traitor)
    prospects = Prospects(certain.view(traitor), WEIGHTS, belief)
    assert suspicion(prospects) == belief.shares
    assert suspected(prospects) == belief.seen[traitor]


def test_a_traitor_who_hides_does_as_a_loyal_knight_would():
    match = played(30, traitor="certain")
    traitor = match.table.loyalty.index("traitor")
    view = match.view(traitor)
    view["table"]["life"][traitor] = 6
    question = Question("evil.what", ("draw", "engine", "life", "unmask"), {})

    def best(weights):
        opinion = judge(weights)
        return max(question.options, key=lambda option: opinion(view, question, option))

    assert best(replace(WEIGHTS, guilt_to_hide=9.0)) in ("draw", "engine")
    assert best(replace(WEIGHTS, guilt_to_hide=9.0, hiding=9.0)) == "life"
