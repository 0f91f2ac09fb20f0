"""What somebody reads who has never played: what a button does, and what a question asks."""

from typing import Any

import pytest

import roundtable as rt
from roundtable.games import labelled, told
from roundtable.games.taintedgrail import show
from roundtable.text import LANGUAGES, Text
from tests.games.taintedgrail.helpers import EXPLORE, asked, by, camp, go, until
from tests.games.taintedgrail.helpers.encounter import END, lay, meet

FILL = " blank blank blank blank blank"


def said(language, key, about):
    """A prompt or a line of the story as it is read."""
    return Text(language, "taintedgrail").words(told(show, key, about, {"pack": "avalon"}))


def ending(match):
    """What the button says that ends the laying of cards."""
    view = match.view(0)
    return Text("en", "taintedgrail", ["Anna"]).words(labelled(show, view, view["prompt"]["key"], END))


def test_who_lays_no_more_cards_reads_what_comes_then():
    match = meet("dummy", "mark mark mark" + FILL)
    assert ending(match).startswith("Play no card: suffer the opportunity attack, draw 1 card")
    lay(match, "mark")
    assert ending(match) == "Play no more cards: the enemy attacks"
    match.table.pool = match.table.encounter().value
    assert ending(match) == "Play no more cards: there are enough markers to win"


def test_who_says_no_more_reads_where_the_marker_is():
    match = meet("gossip", "nod nod nod nod nod")
    assert ending(match) == "Play no more cards: the opponent reacts"
    match.table.affinity = match.table.encounter().up
    assert ending(match) == "Play no more cards: affinity is at the top"
    match.table.affinity = -match.table.encounter().down
    assert ending(match) == "Play no more cards: affinity is at the bottom, and the talk fails"


def test_who_is_to_pay_is_asked_plainly():
    assert said("en", "choose.who", {"verb": "pay"}) == "Who pays?"
    assert said("en", "choose.who", {"verb": "exp"}) == "Which hero does this apply to: experience?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stage_that_is_a_question_has_one_stop(language):
    begun = said(language, "talk.stage", {"enc": "first_blue", "number": 1, "stage": 0})
    assert "?" in begun
    assert "?." not in begun


def taught(match):
    """What somebody does who follows the lessons."""
    options = match.legal(0)
    if END in options:
        return options[0] if options[0][0] == "lay" else END
    return False if options == (True, False) else options[0]


def test_the_lesson_at_the_menhir_says_what_is_missing():
    """The hero has the food and the wealth that the stone asks for, and does not know its rite."""
    match: Any = rt.new("taintedgrail", seats=1, seed=1, tutorial=True)
    until(match, lambda match: "t.7" in match.table.read, taught)
    t = match.table
    assert (t.goods["food"][0] > 0, t.goods["wealth"][0] > 0, t.secrets[0]) == (True, True, ())
    pages: Any = next(zone for zone in show.scene(match.view(0)) if zone.name == "journal").groups
    for language, rite in (("en", "the rite"), ("ru", "обряда"), ("uk", "обряду")):
        text = Text(language, "taintedgrail")
        assert any(rite in text.words(piece.text) for page in pages for piece in page.pieces)


@pytest.mark.parametrize(("free", "ends"), [(False, "It counts as your action."), (True, "1 energy.")])
def test_tg_41_who_is_asked_along_is_told_whether_it_takes_his_action(free, ends):
    question = by(camp(2, free_joining=free), 0, go(101), True).question(1)
    words = told(show, question.key, question.about, {"pack": "walking"})
    assert Text("en", "taintedgrail", ["Anna", "Bert"]).words(words).endswith(ends)


def test_who_is_asked_along_is_told_where_to_and_what_it_takes():
    match = by(camp(2, items=[[], ["mule"]]), 0, go(101), True)
    assert (asked(match), match.to_move) == ("party.join", (1,))
    about = match.question(1).about
    words = show.retell("party.join", {"seat": 0, **about}, match.table.options)
    assert (words.key, about["place"], about["costs"]) == ("party.join-travel", 101, ())
    match = by(camp(2, place=[101, 101]), 0, EXPLORE, True)
    assert match.question(1).about["costs"] == (("energy", 1),)
