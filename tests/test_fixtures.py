"""Recorded full matches: replayed answer by answer to the last fingerprint."""

import json
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.kernel import Match
from roundtable.kernel.history import replayed_from_setup
from roundtable.kernel.tape import unwind

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


def test_there_are_matches_for_every_seat_count_with_and_without_seals():
    documents = [json.loads(file.read_text("utf-8")) for file in FILES]
    found = {(document["seats"], document["options"]["seals"]) for document in documents}
    assert found == {(seats, seals) for seats in range(2, 6) for seals in (False, True)}


def test_a_changed_rule_is_seen(monkeypatch):
    """The replay is a real check: a preparation that gives a seal too many leads to another end."""
    document = json.loads(FILES[0].read_text("utf-8"))
    recorded = rt.load(document)
    rule = recorded.game.book["prepare"]
    honest = rule.body

    def generous(t):
        honest(t)
        t.seals[0] += 1

    monkeypatch.setattr(rule, "body", generous)
    assert replayed_from_setup(recorded).fingerprint() != document["fingerprint"]
