"""The contract is a real check: faults put in on purpose are each caught, by name."""

from dataclasses import replace

import pytest

from roundtable import Setup
from roundtable.games import find
from roundtable.games._template import rules as template_rules
from roundtable.games._template import show as template_show
from roundtable.games.shadows import joining
from roundtable.kernel import OVER, Ask, AskAll, Chance
from roundtable.kernel.match import history as kernel_history
from roundtable.kernel.scene import ROW, TRACK, Fact, Group, Piece, Words, Zone
from roundtable.kernel.sight import OPEN
from roundtable.kernel.table import FIELDS, Table
from roundtable.lab.contract.checks import Violation, asking_twice_changes_nothing, nothing_leaks
from roundtable.lab.contract.inspection import inspect
from roundtable.lab.contract.steps import undo_tells_others_no_secret


def broken_laws(game, options=None, matches=3):
    """The laws that inspection finds broken."""
    found = set()
    for number in range(matches):
        seats = 3
        setup = Setup(game, seats, game.choose(options or {}), f"{number:032d}")
        try:
            inspect(setup, f"mutation {number}", density=1 if game.name == "_template" else 0.1)
        except Violation as violation:
            found.add(violation.law)
    return found


def with_sight(monkeypatch, game, field, sight):
    """Let a field of the table be seen otherwise than it was declared."""
    changed = tuple(f._replace(sight=sight) if f.name == field else f for f in FIELDS[game.table])
    monkeypatch.setitem(FIELDS, game.table, changed)


def with_zone(monkeypatch, zone):
    """Let the template show one more zone."""
    honest = template_show.scene
    monkeypatch.setattr(template_show, "scene", lambda view: [*honest(view), zone])


def only(monkeypatch, check):
    """Leave it to one check to find the fault: others may stumble over it earlier."""
    monkeypatch.setattr("roundtable.lab.contract.inspection.CHECKS", (check,))
    monkeypatch.setattr("roundtable.lab.contract.inspection.STEPS", ())


HALF = Piece(text=Words("board-hand", {"half": 0.5}))
TEMPLATE = find("_template")
KING_ARTHUR = find("kingarthur")


def test_the_games_as_they_are_break_no_law():
    assert broken_laws(TEMPLATE) == set()
    assert broken_laws(KING_ARTHUR, matches=1) == set()


def test_a_rule_that_acts_before_it_asks(monkeypatch):
    rule = KING_ARTHUR.book["draw_knights"]

    def eager(t, seat):
        t.idle += 1
        yield Ask(seat, "knights.draw", (1, 0))

    monkeypatch.setattr(rule, "body", eager)
    only(monkeypatch, asking_twice_changes_nothing)
    assert "ask first, act last" in broken_laws(KING_ARTHUR)


def test_a_rule_that_draws_before_it_asks(monkeypatch):
    rule = TEMPLATE.book["one_round"]

    def eager(t):
        t.chance.below(6)
        yield AskAll("card.choose", dict(enumerate(t.hands)))
        return OVER

    monkeypatch.setattr(rule, "body", eager)
    assert broken_laws(TEMPLATE) & {"ask first, act last", "save and load"}


@pytest.mark.parametrize("field", ["hands", "supply", "deck", "fresh"])
def test_a_view_that_leaks_a_hand_or_a_pile(monkeypatch, field):
    with_sight(monkeypatch, KING_ARTHUR, field, OPEN)
    only(monkeypatch, nothing_leaks)
    assert broken_laws(KING_ARTHUR, matches=1) == {"non-interference"}


def test_an_undo_past_a_draw(monkeypatch):
    monkeypatch.setattr(kernel_history, "barrier", lambda before, after, seat: False)
    assert broken_laws(KING_ARTHUR, matches=1) == {"undo"}


def test_an_undo_that_tells_others_which_answer_it_was(monkeypatch):
    """Merlin lays the tokens as they were or otherwise: only the latter changes anything hidden."""
    grail_cup = find("grailcup")
    sight = next(field.sight for field in FIELDS[grail_cup.table] if field.name == "deeds")
    with_sight(monkeypatch, grail_cup, "deeds", sight._replace(hidden=lambda value, viewer, table: None))
    monkeypatch.setattr("roundtable.lab.contract.inspection.CHECKS", ())
    monkeypatch.setattr("roundtable.lab.contract.inspection.STEPS", (undo_tells_others_no_secret,) * 20)
    assert broken_laws(grail_cup, matches=6) == {"non-interference"}


def test_an_undo_past_a_reveal_alone(monkeypatch):
    """Only the barrier of hidden fields is taken away: turning up cards is not chance, but it tells
    something."""

    def only_chance(before, after, seat):
        return after.table.chance.record is not before.table.chance.record

    monkeypatch.setattr(kernel_history, "barrier", only_chance)
    assert broken_laws(KING_ARTHUR, matches=2) == {"undo"}


def test_an_event_that_tells_everybody_what_was_drawn(monkeypatch):
    def loud(self, seats, key, secret, **args):
        self.tell(key, **args, **secret)

    monkeypatch.setattr(Table, "tell_apart", loud)
    found = broken_laws(KING_ARTHUR, matches=1)
    assert found == {"non-interference"}


def test_a_question_that_depends_on_another_hand(monkeypatch):
    rule = TEMPLATE.book["one_round"]
    honest = rule.body

    def telling(t):
        run = honest(t)
        asking = run.send(None)
        asking.about = {"highest": max(max(hand) for hand in t.hands)}
        choices = yield asking
        try:
            run.send(choices)
        except StopIteration as done:
            return done.value

    monkeypatch.setattr(rule, "body", telling)
    assert "non-interference" in broken_laws(TEMPLATE)


def test_a_card_that_gets_lost(monkeypatch):
    rule = TEMPLATE.book["one_round"]
    honest = rule.body

    def careless(t):
        follow = yield from honest(t)
        t.played.pop()
        return follow

    monkeypatch.setattr(rule, "body", careless)
    assert broken_laws(TEMPLATE) == {"components"}


def test_a_redeal_that_loses_a_card():
    def careless(t, viewer, chance):
        TEMPLATE.redeal(t, viewer, chance)
        t.box = t.box[1:]

    assert broken_laws(replace(TEMPLATE, redeal=careless)) & {"undo", "non-interference"}


def test_chance_from_elsewhere(monkeypatch):
    outside = Chance("somewhere else")
    rule = TEMPLATE.book["play"]
    honest = rule.body

    def unseeded(t):
        follow = honest(t)
        outside.shuffle(t.box)
        t.points = [outside.below(9)] * t.seats
        return follow

    monkeypatch.setattr(rule, "body", unseeded)
    assert broken_laws(TEMPLATE) & {"replay", "save and load"}


def test_a_state_that_is_not_saved(monkeypatch):
    """A rule that remembers something beside the table goes another way after a reload."""
    rule = TEMPLATE.book["one_round"]
    honest = rule.body
    memory: dict[int, int] = {}

    def forgetful(t):
        rounds = memory.setdefault(id(t), 0)
        follow = yield from honest(t)
        memory[id(t)] = rounds + 1
        t.points[0] += memory[id(t)]
        return follow

    monkeypatch.setattr(rule, "body", forgetful)
    assert broken_laws(TEMPLATE)


def test_options_that_repeat_or_are_not_plain(monkeypatch):
    rule = TEMPLATE.book["one_round"]

    def twice(t):
        yield AskAll("card.choose", {seat: (*hand, *hand) for seat, hand in enumerate(t.hands)})
        return OVER

    monkeypatch.setattr(rule, "body", twice)
    assert broken_laws(TEMPLATE) == {"options"}


def test_a_match_without_an_end(monkeypatch):
    monkeypatch.setattr("roundtable.lab.contract.inspection.LONGEST", 200)

    def endless(t):
        yield AskAll("card.choose", dict(enumerate(t.hands)))
        return template_rules.one_round()

    monkeypatch.setattr(TEMPLATE.book["one_round"], "body", endless)
    monkeypatch.setattr("roundtable.lab.contract.inspection.CHECKS", ())
    assert broken_laws(TEMPLATE, matches=1) == {"end"}


def test_an_event_without_words(monkeypatch):
    rule = TEMPLATE.book["one_round"]
    honest = rule.body

    def wordless(t):
        follow = yield from honest(t)
        t.tell("never.heard")
        return follow

    monkeypatch.setattr(rule, "body", wordless)
    assert broken_laws(TEMPLATE) == {"words"}


@pytest.mark.parametrize(
    "piece",
    [
        pytest.param(Piece("nobody"), id="name"),
        pytest.param(Piece(text=Words("never.heard")), id="text"),
        pytest.param(Piece(text=Words("option.card", {"card": Words("never.heard")})), id="text in a text"),
        pytest.param(Piece(text=Words("option.card", {"cards": "card-1"})), id="figure"),
        pytest.param(Piece("card-1", on=[Piece("nobody")]), id="name of what lies on it"),
        pytest.param(Piece("card-1", on=[Piece(text=Words("never.heard"))]), id="text of what lies on it"),
    ],
)
def test_a_piece_without_words(monkeypatch, piece):
    with_zone(monkeypatch, Zone("more", Words("board-hand"), ROW, [Group(pieces=[piece])]))
    assert broken_laws(TEMPLATE) == {"words"}


@pytest.mark.parametrize(
    "zone",
    [
        pytest.param(Zone("hand", Words("board-hand"), ROW, []), id="a name twice"),
        pytest.param(Zone("more", Words("board-hand"), ROW, [Group(pieces=[HALF])]), id="a half"),
        pytest.param(
            Zone("more", Words("board-hand"), ROW, [Group(pieces=[Piece(on=[HALF])])]), id="a half on a piece"
        ),
        pytest.param(Zone("more", Words("board-hand", {"of": {1, 2}}), ROW, []), id="a set"),
    ],
)
def test_a_scene_that_cannot_be_sent(monkeypatch, zone):
    with_zone(monkeypatch, zone)
    assert broken_laws(TEMPLATE) == {"scene"}


@pytest.mark.parametrize(
    "group",
    [
        Group(pieces=[Piece("card-1", icon="crown")]),
        Group(pieces=[Piece("card-1", on=[Piece("card-2", icon="crown")])]),
        Group(facts=[Fact(Words("board-points"), 1, "crown")]),
    ],
)
def test_a_picture_that_the_game_does_not_name(monkeypatch, group):
    """The web client ships the pictures that games name, and no others."""
    with_zone(monkeypatch, Zone("more", Words("board-hand"), ROW, [group]))
    assert broken_laws(TEMPLATE) == {"scene"}
    monkeypatch.setitem(template_show.ICONS, "more", "crown")
    assert broken_laws(TEMPLATE) == set()


@pytest.mark.parametrize("refs", [("hand/card-13",), ("",), ("hand/{0}", "hand/{0}")])
def test_an_option_that_points_at_no_piece(monkeypatch, refs):
    """At a card that is not there, at one that nothing points at, or at one card twice."""

    def astray(key, option):
        return tuple(ref.format(option) for ref in refs)

    monkeypatch.setattr(template_show, "touches", astray)
    assert broken_laws(TEMPLATE) == {"scene"}


def test_an_option_may_point_at_what_lies_on_a_piece(monkeypatch):
    with_zone(
        monkeypatch,
        Zone(
            "more", Words("board-hand"), TRACK, [Group(pieces=[Piece("card-1", on=[Piece("card-2", "top")])])]
        ),
    )
    monkeypatch.setattr(template_show, "touches", lambda key, option: ("top",))
    assert broken_laws(TEMPLATE) == set()
    monkeypatch.setattr(template_show, "touches", lambda key, option: ("top", "top"))
    assert broken_laws(TEMPLATE) == {"scene"}


def test_an_undo_that_depends_on_another_hand(monkeypatch):
    """A rule that stirs a hidden pile only if another holds a Merlin: what can be undone would tell."""
    rule = KING_ARTHUR.book["take_adventure"]
    honest = rule.body

    def telling(t, seat):
        follow = yield from honest(t, seat)
        if "merlin" in t.hands[(seat + 1) % t.seats]:
            t.supply.insert(0, t.supply.pop())
        return follow

    monkeypatch.setattr(rule, "body", telling)
    assert broken_laws(KING_ARTHUR) == {"non-interference"}


def test_a_redeal_that_leaves_a_pile_as_it_lies():
    def lazy(t, viewer, chance):
        deck = list(t.deck)
        KING_ARTHUR.redeal(t, viewer, chance)
        t.deck = deck

    assert broken_laws(replace(KING_ARTHUR, redeal=lazy), matches=1) == {"redeal"}


def at_any_time(offers):
    """Shadows over Camelot, where any player in play may do this at any time."""

    def anytime(t, seat):
        return {offers(t, seat): joining.leave(seat)} if t.is_knight(seat) and offers(t, seat) else {}

    return replace(find("shadows"), anytime=anytime)


def test_what_may_be_done_at_any_time_tells_a_secret():
    game = at_any_time(lambda t, seat: ("leave",) if t.has((seat + 1) % t.seats, "merlin") else None)
    assert "non-interference" in broken_laws(game, matches=1)


def test_what_may_be_done_at_any_time_has_no_words():
    assert "words" in broken_laws(at_any_time(lambda t, seat: ("dance",)), matches=1)
