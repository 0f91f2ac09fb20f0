"""The rules as people read them: words in every language, and examples that the rules agree with."""

import pytest

import roundtable as rt
from roundtable.games import figures, names, part
from roundtable.games.grailcup.show import book as race
from roundtable.games.kingarthur.paying import offers, payments
from roundtable.games.kingarthur.show import book as court
from roundtable.games.shadows.cards import BLACK_KNIGHT_CARDS, FIGHTS
from roundtable.games.shadows.show import book as camelot
from roundtable.kernel.scene import MATTER, Words
from roundtable.server.web.reference import _sources
from roundtable.text import LANGUAGES, Text


def spoken(chapter):
    """Every message of a chapter."""
    yield from (chapter.title, *chapter.text)
    for zone in chapter.zones:
        yield zone.title
        for group in zone.groups:
            yield from () if group.title is None else (group.title,)
            yield from [piece.text for piece in group.pieces if piece.text]


def within(words):
    """A message and those that it carries."""
    yield words
    for value in words.args.values():
        parts = value if isinstance(value, list | tuple) and not isinstance(value, Words) else (value,)
        for one in parts:
            if isinstance(one, Words):
                yield from within(one)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_chapter_has_its_words(game, language):
    text = Text(language, game)
    chapters = part(game, "show").chapters()
    assert len({chapter.title.key for chapter in chapters}) == len(chapters) > 3
    said = [one for chapter in chapters for words in spoken(chapter) for one in within(words)]
    assert [words.key for words in said if not text.knows(words.key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_origin_of_figures_has_its_words(game, language):
    text = Text(language, game)
    assert [one.about.key for one in _sources(figures(game), "source") if not text.knows(one.about.key)] == []


def test_what_is_all_of_one_origin_is_named_once():
    figures = {
        "quests": {"dragon": {"origin": "public", "white": 9}, "grail": {"origin": "public"}},
        "knights": {"origin": "rulebook", "colours": {"origin": "public"}},
    }
    found = [(one.about.key, one.origin) for one in _sources(figures, "source")]
    assert found == [
        ("source-quests", "public"),
        ("source-knights", "rulebook"),
        ("source-knights-colours", "public"),
    ]


def examples(game):
    zones = [zone for chapter in part(game, "show").chapters() for zone in chapter.zones]
    return {zone.name: zone for zone in zones if zone.shape == MATTER}


def verdicts(zone):
    return [(group.title.key.removeprefix("example-"), group.marked) for group in zone.groups[1:]]


def test_a_challenge_is_paid_as_the_example_says():
    legal = payments(court.HAND, 3)
    right = [(name, tuple(sorted(cards)) in map(_sorted, legal)) for name, cards in court.PAYMENTS.items()]
    assert verdicts(examples("kingarthur")["example-pay"]) == right
    assert [good for _, good in right] == [True, True, True, False]


def test_an_adventure_is_paid_as_the_example_says():
    legal = offers(court.WON, court.MOUNTAIN)
    right = [(name, tuple(sorted(cards)) in map(_sorted, legal)) for name, cards in court.OFFERS.items()]
    assert verdicts(examples("kingarthur")["example-take"]) == right
    assert [good for _, good in right] == [True, True, False]


def _sorted(cards):
    return tuple(sorted(cards))


def test_a_combat_ends_as_the_example_says():
    evil = sum(BLACK_KNIGHT_CARDS[card] for card in camelot.DARK)
    won = [(name, sum(FIGHTS[card] for card in cards) > evil) for name, cards in camelot.FOUGHT.items()]
    assert verdicts(examples("shadows")["example-combat"]) == won == [("won", True), ("lost", False)]


def laid(ally, call, spears, **more):
    wanted = {
        "seats": 3,
        "call": call,
        "at": [race.HERE, 2, 1],
        "spears": [spears, 0, 0],
        "dragon": race.DRAGON,
        "allies": [[ally, "priest"], ["sorceress", "squire"], ["blacksmith", "tamer"]],
        **more,
    }
    return rt.scenario("grailcup", wanted, seed=1)


def ends(match, *answers):
    for answer in answers:
        match.play(0, answer)
    moved = [event.args for event in match.log(0) if event.key == "move.to" and event.args["seat"] == 0]
    return moved[0]["space"]


def test_the_dragon_bars_the_way_as_the_examples_say():
    assert ends(laid("fairy", 8, 0), race.FAR) == race.SHORT
    assert ends(laid("fairy", 8, 1), race.FAR, True) == race.PAST
    match = laid("merlin", 3, 1)
    match.play(0, match.legal(0)[0])
    match.play(0, match.legal(0)[0])
    assert ends(match, race.ONTO, True) == race.FURTHER


def test_the_unicorn_passes_a_group_as_the_example_says():
    before, after = examples("grailcup")["example-unicorn"].groups
    at = [piece.value for piece in before.pieces if piece.seats]
    assert [piece.value for piece in after.pieces if 0 in piece.seats] == [race.UNICORN]
    allies = [["unicorn", "priest"], ["sorceress", "squire"], ["blacksmith", "tamer"]]
    assert ends(laid("unicorn", 9, 0, at=at, dragon=12, allies=allies)) == race.UNICORN
