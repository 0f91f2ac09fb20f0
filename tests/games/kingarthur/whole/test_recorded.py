"""The recorded matches cover the game with and without seals, and a changed rule does not get past them."""

from roundtable import load
from roundtable.kernel.match.history import replayed_from_setup
from tests.test_fixtures import recorded_of

RECORDED = recorded_of("kingarthur")


def test_there_are_matches_for_every_seat_count_with_and_without_seals():
    found = {(document["seats"], document["options"]["seals"]) for document in RECORDED}
    assert found == {(seats, seals) for seats in range(2, 6) for seals in (False, True)}


def test_a_changed_rule_is_seen(monkeypatch):
    """The replay is a real check: a preparation that gives a seal too many leads to another end."""
    recorded = load(RECORDED[0])
    rule = recorded.game.book["prepare"]
    honest = rule.body

    def generous(t):
        honest(t)
        t.seals[0] += 1

    monkeypatch.setattr(rule, "body", generous)
    assert replayed_from_setup(recorded).fingerprint() != RECORDED[0]["fingerprint"]
