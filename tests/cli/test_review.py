"""`roundtable review`: where another answer would have changed a finished match most."""

import json

import roundtable as rt
from roundtable.lab.play import play_match
from tests.cli.terminal import keep, run


def test_a_finished_match_is_looked_back_at_in_three_languages(tmp_path):
    match = play_match("grailcup", ["page", "squire", "squire"], "look back")
    file = keep(tmp_path / "over.json", match, players=["you", "squire", "squire"])
    found = json.loads(run("review", str(file), "--json").out)
    assert 0 < len(found) <= 3
    assert {moment["seat"] for moment in found} == {0}
    for language, word in (("en", "Better:"), ("ru", "Лучше:"), ("uk", "Краще було б:")):
        assert run("review", str(file), "--lang", language).out.count(word) == len(found)


def test_what_cannot_be_reviewed_is_said_in_a_sentence(tmp_path):
    begun = keep(tmp_path / "begun.json", rt.new("grailcup", 3, seed=1), players=["you"] * 3)
    ran = run("review", str(begun))
    assert (ran.code, ran.out) == (2, "")
    assert "holds a match that is not over; play it to its end first." in ran.err
    over = keep(tmp_path / "over.json", play_match("grailcup", ["page"] * 3, "x"), players=["page"] * 3)
    assert "There is no seat 7; the seats are 0 to 2." in run("review", str(over), "--seat", "7").err
    assert run("review", str(tmp_path / "none.json")).code == 2
