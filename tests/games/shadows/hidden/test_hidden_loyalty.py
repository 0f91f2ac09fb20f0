"""Loyalty is hidden: who the traitor is changes no byte for a viewer who cannot know it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.shadows.helpers import asked, lay, play
from tests.games.shadows.helpers.knights import hero, received, refused

BLACK = [
    "picts", "morgan-1", "blackknight-3", "despair", "morgan-5", "lancelot-1", "mercenaries",
    "mordred", "excalibur",
    "morgan-2", "vivien", "lancelot-5", "morgan-4", "guinevere", "desolation", "saxons", "darkforest", "mist",
]  # fmt: skip
HANDS = [
    ["merlin", "fate", "fight-1", "fight-2", "grail", "grail", "grail"],
    ["merlin", "messenger", "fight-1", "fight-5", "fight-5", "grail"],
    ["merlin", "convocation", "piety", "fight-3", "fight-4", "fight-4", "clairvoyance"],
    ["merlin", "reinforcements", "heroism", "fight-1", "fight-2", "lady"],
    ["merlin", "fight-2", "fight-3", "grail", "grail"],
]
NAMES = ["arthur", "kay", "galahad", "percival", "tristan"]
RELICS = [{}, {"grail": 1, "excalibur": 2}, {"armor": 3, "grail": 0}, {"excalibur": 4, "armor": 1}]


def table(who, seed, **wanted):
    """Five knights in the middle of a game; `who` is the traitor, None if the card lies in the box."""
    loyalty = ["traitor" if seat == who else "loyal" for seat in range(5)]
    places = Random(seed).choices(["camelot", "camelot", "grail", "picts", "excalibur"], k=5)
    places[seed % 5] = "blackknight"
    deck = Random(seed).sample(BLACK, len(BLACK))
    usual = dict(
        knights=NAMES, hands=HANDS, loyalty=loyalty, engines=6, white_swords=2, black_swords=2, place=places,
        relics=RELICS[seed % 4], black_deck=deck, life=[4, 3, 4, 2, 4], talk=True, leaving=True,
        turn=seed % 5,
    )  # fmt: skip
    return lay(5, seed=seed, **usual | wanted)


def tells(option, secret):
    """Would this answer show somebody's secret loyalty?"""
    if option in ("unmask", "traitor"):
        return True
    return isinstance(option, tuple) and option[0] == "accuse" and option[1] in secret


def compare(one, two, secret, viewers, seed, moves=70):
    """Play both matches with the same random answers; these viewers must never receive a different byte."""
    dice, compared = Random(seed), 0
    for _ in range(moves):
        if one.result or two.result:
            break
        for viewer in viewers:
            assert received(one, viewer) == received(two, viewer), (viewer, asked(one), one.moves)
            if viewer is not None:
                for wrong in ("unmask!", ("accuse", 9), None if viewer not in one.to_move else "nothing"):
                    assert refused(one, viewer, wrong) == refused(two, viewer, wrong)
            compared += 1
        assert one.to_move == two.to_move
        seat = dice.choice(one.to_move)
        common = [
            option for option in one.legal(seat) if option in two.legal(seat) and not tells(option, secret)
        ]
        common = [option for option in common if option not in (("leave",), "shuffle")] or common
        answer = dice.choice(common)
        one.play(seat, answer)
        two.play(seat, answer)
    return compared


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("pair", [(0, 1), (2, 3), (4, None), (1, 3), (None, 0), (3, 4)])
def test_who_the_traitor_is_changes_nothing_for_those_who_cannot_know(pair, seed):
    one, two = (table(traitor, seed) for traitor in pair)
    viewers = [seat for seat in (*range(5), None) if seat is None or seat not in pair]
    assert compare(one, two, pair, viewers, seed) > 40


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "variant", [{"traitor": "certain", "box": []}, {"squires": "yes", "knights": ["", "kay", "", "", ""]}]
)
def test_the_same_in_the_variants(variant, seed):
    one, two = (table(traitor, seed, **variant) for traitor in (1, 2))
    assert compare(one, two, (1, 2), [0, 3, 4, None], seed) > 40


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("pair", [(0, 1), (2, None)])
def test_while_nobody_may_look_not_even_the_traitor_can_tell(pair, seed):
    """Three brave knights: until six swords lie, both receive the same as well."""
    one, two = (
        lay(
            3, seed=seed, knights=NAMES[:3], hands=HANDS[:3], late_loyalty=True, awake=False, engines=2,
            loyalty=["traitor" if seat == traitor else "loyal" for seat in range(3)],
            black_deck=Random(seed).sample(BLACK, len(BLACK)), talk=True,
        )
        for traitor in pair
    )  # fmt: skip
    dice = Random(seed)
    for _ in range(50):
        if one.result or two.result or one.table.awake:
            break
        for viewer in (0, 1, 2, None):
            assert received(one, viewer) == received(two, viewer)
        seat = dice.choice(one.to_move)
        assert one.legal(seat) == two.legal(seat)
        options = [option for option in one.legal(seat) if not tells(option, pair)]
        answer = dice.choice(options)
        one.play(seat, answer)
        two.play(seat, answer)


@pytest.mark.parametrize("first", [True, False])
def test_a_dead_traitor_and_a_dead_loyal_knight_look_alike(first):
    """Seats 3 and 4 are dead, one of them the traitor."""
    status = ["knight", "knight", "knight", "dead", "dead"]
    hands = [*HANDS[:3], [], []]
    more = dict(status=status, hands=hands, relics={}, life=[5, 5, 5, 0, 0], turn=0)
    one, two = (table(traitor, 3, **more) for traitor in ((3, 4) if first else (4, None)))
    viewers = [0, 1, 2, None] if first else [0, 1, 2, 3, None]
    assert compare(one, two, (3, 4), viewers, 3) > 40


def test_the_traitor_s_extra_options_are_his_secret():
    """In their evil phase the traitor may drop the mask, with Fate they may betray: the others see the same
    question."""
    one, two = (lay(4, loyalty=loyalty) for loyalty in (["traitor", *["loyal"] * 3], ["loyal"] * 4))
    assert set(one.legal(0)) - set(two.legal(0)) == {"unmask"}
    for viewer in (1, 2, 3, None):
        assert received(one, viewer) == received(two, viewer)
        if viewer is not None:
            assert refused(one, viewer, "unmask") == refused(two, viewer, "unmask")


def test_a_refused_unmasking_tells_the_loyal_knight_only_what_he_knows():
    match = lay(4)
    assert "unmask" in refused(match, 0, "unmask")


@pytest.mark.parametrize("seed", range(3))
def test_a_guess_with_another_traitor_looks_the_same_to_its_viewer(seed):
    match, dice = table(seed, seed), Random(seed)
    for number in range(60):
        if match.result:
            break
        if number % 4 == 0:
            for viewer in (*range(5), None):
                assert received(match.as_seen_by(viewer, number), viewer) == received(match, viewer)
        seat = dice.choice(match.to_move)
        match.play(seat, dice.choice([option for option in match.legal(seat) if option != ("leave",)]))


def test_a_seat_that_can_know_does_receive_something_else():
    """So that the comparison above can fail."""
    assert received(table(0, 1), 0) != received(table(1, 1), 0)


def guesses(match, viewer, count=150):
    return [match.as_seen_by(viewer, number).table for number in range(count)]


def test_a_loyal_viewer_may_believe_anybody_else_or_nobody_to_be_the_traitor():
    tables = guesses(hero(loyalty=["loyal", "loyal", "traitor", "loyal"]), 0)
    assert {
        tuple(table.loyalty).index("traitor") if "traitor" in table.loyalty else None for table in tables
    } == {
        1,
        2,
        3,
        None,
    }
    for guess in tables:
        assert sorted([*guess.loyalty, *guess.box]) == ["loyal"] * 7 + ["traitor"]
        assert guess.loyalty[0] == "loyal"


def test_the_traitor_knows_that_it_is_himself():
    for guess in guesses(hero(loyalty=["traitor", "loyal", "loyal", "loyal"]), 0, 30):
        assert list(guess.loyalty) == ["traitor", "loyal", "loyal", "loyal"]


def test_who_was_shown_to_be_loyal_is_believed():
    match = play(hero(engines=6, loyalty=["loyal", "loyal", "traitor", "loyal"]), ("accuse", 1))
    assert all(guess.loyalty[1] == "loyal" for guess in guesses(match, 3, 60))
    assert {guess.loyalty[2] for guess in guesses(match, 3, 60)} == {"loyal", "traitor"}


def test_with_a_certain_traitor_somebody_else_must_be_it():
    match = hero(traitor="certain", loyalty=["loyal", "loyal", "traitor", "loyal"], box=[])
    found = [guess.loyalty.index("traitor") for guess in guesses(match, 0, 80)]
    assert set(found) == {1, 2, 3}


def test_without_a_traitor_nobody_is_suspected():
    match = hero(traitor="none", box=["loyal"] * 3)
    assert all("traitor" not in guess.loyalty for guess in guesses(match, 0, 40))


def test_while_asleep_a_knight_may_believe_to_be_the_traitor_himself():
    match = lay(3, late_loyalty=True, awake=False, loyalty=["loyal", "loyal", "traitor"])
    found = {tuple(guess.loyalty) for guess in guesses(match, 0)}
    assert {("traitor", "loyal", "loyal"), ("loyal", "loyal", "loyal")} <= found


def test_a_guess_never_leaves_the_traitor_alone_among_the_living():
    match = lay(3, status=["knight", "dead", "dead"], loyalty=["loyal", "loyal", "traitor"])
    assert all(match.as_seen_by(1, seed).table.loyalty[0] == "loyal" for seed in range(40))
