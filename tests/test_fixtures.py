"""Recorded full matches: replayed answer by answer to the last fingerprint."""

import json
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.games import find
from roundtable.kernel import Match
from roundtable.kernel.match.history import replayed_from_setup
from roundtable.kernel.tape import unwind
from tests.fixtures.record import matches_of

FILES = sorted((Path(__file__).parent / "fixtures").rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_is_replayed_to_its_end(file):
    document = json.loads(file.read_text("utf-8"))
    recorded = rt.load(document)
    assert recorded.result is not None
    assert replayed_from_setup(recorded).fingerprint() == document["fingerprint"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_its_seed_gives_the_same_dice_on_this_machine(file):
    recorded = rt.load(json.loads(file.read_text("utf-8")))
    assert recorded.setup is not None
    fresh = Match.begin(recorded.setup)
    for seat, option in unwind(recorded.answers):
        fresh.play(seat, option)
    assert fresh.save() == recorded.save()


def recorded_of(game):
    documents = [json.loads(file.read_text("utf-8")) for file in FILES]
    return [document for document in documents if document["game"] == game]


@pytest.mark.parametrize("game", rt.games())
def test_there_are_matches_for_every_seat_count_and_option(game):
    documents = recorded_of(game)
    assert {document["seats"] for document in documents} == set(find(game).seats)
    for variant in find(game).variants:
        assert {document["options"][variant.name] for document in documents} >= set(variant.choices)


@pytest.mark.parametrize("game", rt.games())
def test_what_a_game_lists_is_recorded_and_nothing_else(game):
    listed = [name for name, _, _ in matches_of(game)]
    assert sorted(listed) == [file.stem for file in FILES if file.parent.name == game]
