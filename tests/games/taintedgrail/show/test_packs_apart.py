"""Where several packs are at hand, a table is told in the words of the pack that is played on it."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games import labelled, part, told
from roundtable.games.taintedgrail.content.load import pack
from roundtable.text import Text
from tests.games.taintedgrail.helpers import asked, new, play

SHOW: Any = part("taintedgrail", "show")


def english(words: Any) -> str:
    return str(words.args["en"])


@pytest.mark.parametrize("name", ["avalon", "walking"])
def test_events_and_options_are_in_the_words_of_the_pack(name: str) -> None:
    """Both have a chapter 1; heroes of the same name are not the same."""
    match = new(1, pack=name)
    assert asked(match) == "hero.choose"
    texts, view = pack(name).texts, match.view(0)
    for hero in match.legal(0):
        label = labelled(SHOW, view, "hero.choose", hero)
        assert english(label.args["hero"]) == texts[f"character.{hero}.title"]
    play(match, match.legal(0)[0])
    chapter = next(event for event in match.log(0) if event.key == "campaign.chapter")
    words = told(SHOW, chapter.key, chapter.args, match.table.options)
    assert english(words.args["chapter"]) == texts["chapter.1.title"]


def test_what_has_no_text_of_its_own_is_put_into_ours() -> None:
    told = Text("en", "taintedgrail")
    pieces = part("taintedgrail", "show.pieces")
    hero = told.words(pieces.hero("tiny", "ann", 0).text)
    assert hero.splitlines() == ["Bake: food +1", "Hungry: At dusk: if not fed: terror +1."]
    assert (
        told.words(pieces.condition("tiny", "insane", 0).text) == "When you travel: energy −1 or health −1."
    )
    skill = told.words(pieces.skill("tiny", "cou_1/front").text)
    assert skill == "When you join this key (Courage): markers +1 (once per activation)."
