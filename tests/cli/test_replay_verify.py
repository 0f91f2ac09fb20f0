"""`replay` tells a saved match; `verify` finds what was changed in it."""

from __future__ import annotations

import json
import re
from unittest.mock import patch

import pytest

import roundtable as rt
from roundtable.kernel import Match
from roundtable.kernel.match.codec import seal
from roundtable.kernel.tape import unwind
from roundtable.lab.contract.checks import real
from tests.cli.terminal import keep, refused, run, scripted

WHOLE = scripted(seed="kept").match


def half() -> Match:
    """The same match in the middle."""
    match = rt.new("kingarthur", seats=3, seed="kept")
    for seat, option in unwind(WHOLE.answers)[: WHOLE.moves // 2]:
        match.play(seat, option)
    return match


@pytest.fixture
def file(tmp_path):
    return keep(tmp_path / "kept.json", half(), players=["you", "greedy", "greedy"], names=["A", "B", "C"])


# -- replay ------------------------------------------------------------------------------------------


def reads_own_draw(name, out):
    """Whether the cards that a player drew are named; the others read only how many."""
    return re.search(rf"^{name} draws [a-z]", out, re.MULTILINE) is not None


def test_replay_tells_the_story_and_draws_the_table(file):
    before = file.read_bytes()
    ran = run("replay", file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.index("The adversaries gather") < ran.out.index("Players")
    assert not reads_own_draw("A", ran.out)
    assert "Your knights" not in ran.out
    assert "The game is over." not in ran.out
    assert "kept" not in ran.out.replace(str(file), "")  # the seed
    assert file.read_bytes() == before


def test_replay_of_a_seat_tells_what_it_may_read(file):
    out = run("replay", file, "--seat", 1).out
    assert reads_own_draw("B", out)
    assert not reads_own_draw("A", out)
    assert "Your knights" in out


def test_replay_of_a_finished_match_names_the_winner(tmp_path):
    out = run("replay", keep(tmp_path / "whole.json", WHOLE)).out
    assert "The winner is Player" in out
    assert "Seed of this match: kept" in out


def test_replay_as_json_is_the_log_of_the_viewer(file):
    for seat in (None, 0, 2):
        words = [] if seat is None else ["--seat", seat]
        events = json.loads(run("replay", file, "--json", *words).out)
        told = json.loads(json.dumps([event._asdict() for event in half().log(seat)]))
        assert events == told


def test_replay_speaks_three_languages(file):
    assert "Противники собираются" in run("replay", file, "--lang", "ru").out
    assert "Супротивники збираються" in run("replay", file, LANG="uk_UA.UTF-8").out


@pytest.mark.parametrize("seat", ["3", "-1", "99"])
def test_replay_knows_which_seats_there_are(file, seat):
    assert "0 to 2" in refused(run("replay", file, "--seat", seat))


@pytest.mark.parametrize("names", [5, {"a": 1}, [None] * 3, ["A"], "ABC", [["x"]] * 3])
def test_replay_does_without_names_that_are_none(tmp_path, names):
    ran = run("replay", keep(tmp_path / "odd.json", half(), names=names))
    assert (ran.code, ran.err) == (0, "")
    assert "Player 2" in ran.out


# -- verify ------------------------------------------------------------------------------------------


def test_verify_is_content_with_a_good_save(file, tmp_path):
    for good in (file, keep(tmp_path / "whole.json", WHOLE)):
        before = good.read_bytes()
        ran = run("verify", good)
        assert (ran.code, ran.err) == (0, "")
        assert "all by the rules and with the dice of its seed" in ran.out
        assert good.read_bytes() == before
    report = json.loads(run("verify", file, "--json").out)
    assert report["by the rules"]
    assert report["dice of the seed"]
    assert report["answers"] == WHOLE.moves // 2


def test_a_played_game_verifies(tmp_path):
    file = tmp_path / "evening.json"
    script = scripted(seals=True)
    run("play", "kingarthur", "--seed", "script", "-o", "seals", "--save", file, typed=script.lines)
    assert run("verify", file).code == 0


@pytest.fixture
def cheat(tmp_path):
    """Write a document with a seal that fits it, as a clever cheat would; and what verify says of it."""

    def write(document):
        assert "seal" in refused(run("verify", written(document))), "the seal finds a clumsy one"
        return refused(run("verify", written({**document, "seal": seal(document)})))

    def written(document):
        (tmp_path / "bad.json").write_text(json.dumps(document))
        return tmp_path / "bad.json"

    return write


def test_an_answer_that_was_changed_is_found(cheat):
    document = half().save()
    number = next(n for n, (_, option) in enumerate(document["answers"]) if option == 2)
    document["answers"][number][1] = 1
    assert "not played by the rules" in cheat(document)


def test_an_answer_that_was_left_out_is_found(cheat):
    document = half().save()
    del document["answers"][-1]
    assert "not played by the rules" in cheat(document)


def test_a_changed_shuffle_is_found(cheat):
    document = half().save()
    document["chance"][0] = [0] * len(document["chance"][0])
    assert "not played by the rules" in cheat(document)


def test_more_or_fewer_dice_than_fell_are_found(cheat):
    document = half().save()
    assert "dice that its seed does not give" in cheat({**document, "chance": [*document["chance"], 0]})
    assert "dice that its seed does not give" in cheat({**document, "chance": document["chance"][:-1]})


def test_a_match_with_better_dice_is_found_though_it_keeps_the_rules(tmp_path):
    """Shuffles in which no card moves: a lawful match, but not the one that the seed deals."""
    setup = real(half())
    dice = unwind(Match.begin(setup).table.chance.record)
    lucky = Match.begin(setup, [0 if isinstance(die, int) else (0,) * len(die) for die in dice])
    ran = run("verify", keep(tmp_path / "lucky.json", lucky), "--json")
    assert json.loads(ran.out)["by the rules"]
    assert "dice that its seed does not give" in refused(ran)


def test_a_changed_state_is_found_with_any_fingerprint(cheat):
    document = half().save()
    table = document["state"]["table"]
    table["taken"][0].append(table["adventures"].pop())
    assert "fingerprint" in cheat(document)
    assert "not played by the rules" in cheat({**document, "fingerprint": fingerprint_of(document)})


def test_another_seed_is_found_with_any_fingerprint(cheat):
    document = {**half().save(), "seed": "better"}
    assert "fingerprint" in cheat(document)
    assert "dice that its seed does not give" in cheat({**document, "fingerprint": fingerprint_of(document)})


def fingerprint_of(document):
    """The fingerprint that a changed document would have had."""
    with patch("roundtable.kernel.match.codec.fingerprint", return_value=document["fingerprint"]):
        match = rt.load({**document, "seal": seal(document)})
    return match.fingerprint()
