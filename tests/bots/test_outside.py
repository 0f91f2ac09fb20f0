"""Bots in any language: programs that are asked in lines of JSON. What they do wrong ends in a sentence."""

import json
import re
import sys
from pathlib import Path

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.bots import OutsideBot, Seat, outside
from roundtable.cli import main
from roundtable.games import guide
from roundtable.lab.play import faults, play_match
from roundtable.lab.runs.run import Run
from roundtable.lab.runs.simulate import simulate
from roundtable.lab.workers.local import Local

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def program(tmp_path):
    """A program with this text, as somebody would enter it."""

    def written(text, name="mybot.py"):
        file = tmp_path / name
        file.write_text(text, "utf-8")
        return f"exec:{sys.executable} {file}"

    return written


def example():
    (text,) = re.findall(r"```python\n(#!.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    return text


ANSWERING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        options = message["options"]
        {answer}
        sys.stdout.flush()
"""
BY_VALUE = ANSWERING.format(answer='print(json.dumps({"option": options[-1]}))')


def test_the_example_of_the_guide_plays_whole_matches(program, capfd):
    bot = OutsideBot(program(example()), "1")
    match = play_match("kingarthur", [bot, "page", "page"], 3)
    assert match.result is not None
    assert bot.fault is None
    assert match.result.winners == (0,)
    assert "I play kingarthur in seat 0." in capfd.readouterr().err


@pytest.mark.parametrize("game", rt.games())
def test_a_program_can_play_every_game_by_value(program, game):
    bot = OutsideBot(program(BY_VALUE), "1")
    match = rt.new(game, 3, seed=4)
    try:
        while match.to_move and match.moves < 40:
            seat = match.to_move[0]
            match.play(seat, bot.choose(Seat(match, seat, guide(game))))
    finally:
        bot.close()
    assert bot.fault is None


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(program, tmp_path):
    heard = tmp_path / "heard.txt"
    text = ANSWERING.format(
        answer=f'print(json.dumps({{"index": 0}})); open({str(heard)!r}, "a").write(line)'
    )
    match = rt.new("kingarthur", 2, seed="told")
    seat = Seat(match, match.to_move[0], guide("kingarthur"))
    bot = OutsideBot(program(text), "1")
    assert bot.choose(seat) == seat.question.options[0]
    bot.close()
    message = json.loads(heard.read_text())
    assert message.keys() == {"type", "view", "question", "options"}
    assert message["view"] == json.loads(json.dumps(seat.view))
    assert message["question"]["key"] == seat.question.key


@pytest.mark.parametrize(
    ("text", "kind", "sentence"),
    [
        ("raise SystemExit", outside.ENDED, "ended in the middle of the match"),
        (ANSWERING.format(answer='print("dragon!")'), outside.ANSWERED, "said 'dragon!', which is not JSON"),
        (ANSWERING.format(answer='print("[" * 9999)'), outside.ANSWERED, "which is not JSON"),
        (
            ANSWERING.format(answer='print(json.dumps({"index": len(options)}))'),
            outside.ANSWERED,
            "which is not on offer at challenge.which",
        ),
        (ANSWERING.format(answer='print(json.dumps({"index": True}))'), outside.ANSWERED, "is not on offer"),
        (ANSWERING.format(answer='print(json.dumps({"option": 7}))'), outside.ANSWERED, "is not on offer"),
        (ANSWERING.format(answer="print(json.dumps([options[0]]))"), outside.ANSWERED, "is not on offer"),
        ("import time; time.sleep(60)", outside.STALLED, "did not answer within 0.5 seconds"),
    ],
)
def test_a_program_that_fails_is_replaced_and_named_and_the_match_goes_on(
    program, monkeypatch, text, kind, sentence
):
    if kind == outside.STALLED:
        monkeypatch.setattr(outside, "PATIENCE", 0.5)
    name = program(text)
    bot = OutsideBot(name, "1")
    match = play_match("kingarthur", [bot, "page"], "challenge")
    assert match.result is not None
    assert bot.kind == kind
    assert bot.fault is not None
    assert bot.fault.startswith(f"{name} ")
    assert sentence in bot.fault
    assert bot.fault.endswith("; a squire took over.")
    assert faults([bot]) == (bot.fault,)


def test_without_hints_a_page_plays_on(program):
    match = rt.new("kingarthur", 2, seed=1)
    bot = OutsideBot(program("raise SystemExit"), "1")
    assert bot.choose(Seat(match, match.to_move[0])) in match.legal(match.to_move[0])
    assert bot.fault is not None
    assert bot.fault.endswith("a page took over.")


def test_a_program_ends_with_its_match(program):
    bot = OutsideBot(program(BY_VALUE), "1")
    match = rt.new("kingarthur", 2, seed=1)
    bot.choose(Seat(match, match.to_move[0], guide("kingarthur")))
    running = bot._program
    assert running is not None
    bot.close()
    assert running.poll() == 0


def test_runs_count_programs_that_failed(program):
    name = program("raise SystemExit")
    summary = simulate(Run.of("kingarthur", (name, "page"), 1), 2, Local(jobs=1))
    assert summary.replaced == {f"{name} ended in the middle of the match; a squire took over.": 2}
    assert summary.seats[0].bot == name


def test_a_tournament_takes_programs_and_says_what_went_wrong(program, capsys):
    name = program("raise SystemExit")
    words = [
        "tournament",
        "kingarthur",
        "--bots",
        f"page,{name}",
        "--seats",
        "2",
        "--games",
        "2",
        "--jobs",
        "1",
    ]
    with pytest.raises(SystemExit):
        main([*words, "--seed", "1"])
    said = "".join(capsys.readouterr().out.split())  # a long path is broken anywhere
    wanted = f"In 2 of 2 matches {name} ended in the middle of the match; a squire took over."
    assert "".join(wanted.split()) in said


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("exec:", "Say which program plays: exec:COMMAND"),
        ("exec:./there-is-none", "no program './there-is-none' that can be run"),
        ("exec:'open", "cannot be read: No closing quotation"),
    ],
)
def test_a_program_that_cannot_be_run_is_refused_beforehand(name, sentence):
    with pytest.raises(rt.SetupError, match=sentence):
        bots.entered(name, None)


def test_a_program_that_has_vanished_is_replaced(tmp_path):
    bot = OutsideBot(f"exec:{tmp_path}/gone", "1")
    play_match("kingarthur", [bot, "page"], 1)
    assert bot.kind == outside.STARTED


def test_only_the_keyboard_names_programs():
    """What a server or a save hands on goes through these."""
    for refuse in (bots.known, lambda name: bots.check(name, None), lambda name: bots.make(name, "")):
        with pytest.raises(rt.SetupError, match="There is no bot 'exec:true'"):
            refuse("exec:true")
