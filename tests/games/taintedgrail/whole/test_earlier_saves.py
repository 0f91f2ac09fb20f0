"""Matches that began under rules 7 go on under them: who acts says who pays, and nobody else is asked."""

import json
from pathlib import Path
from typing import Any

import pytest

import roundtable as rt
from roundtable.kernel.match.history import replayed_from_setup
from tests.games.playing import asked, first, play

SAVES = Path(__file__).parent / "saves"
ENDED = sorted(SAVES.glob("rules-7-*.json"))  # whole matches, recorded by the Roundtable of that time
LATER = "651cbc08c27cf79c5acf195dacbc24e3"  # where that Roundtable came to with the first answer, 200 times


def loaded(file: Path) -> Any:
    return rt.load(json.loads(file.read_text("utf-8")))


@pytest.mark.parametrize("file", ENDED, ids=lambda file: file.stem)
def test_a_match_of_rules_7_is_replayed_to_its_end(file):
    match = loaded(file)
    assert (match.game.rules, match.result is not None) == (7, True)
    assert replayed_from_setup(match).fingerprint() == match.fingerprint()


def test_a_save_of_rules_7_goes_on_as_it_would_have():
    match = loaded(SAVES / "rules-7.json")
    assert (match.game.rules, asked(match)) == (7, "share.how")
    for _ in range(200):
        play(match, first(match))
    assert match.fingerprint() == LATER


def test_a_new_match_is_played_by_the_new_rules():
    match: Any = rt.new("taintedgrail", seats=2, seed=1)
    assert (match.game.rules, match.table.by_consent) == (8, True)
    assert not loaded(SAVES / "rules-7.json").table.by_consent
