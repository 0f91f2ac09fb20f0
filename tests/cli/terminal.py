"""Running the `roundtable` command: in this process for speed, or as a process of its own on a pipe."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import roundtable as rt
from roundtable import bots
from roundtable.cli import main
from roundtable.games import guide

COMMAND = str(Path(sys.executable).with_name("roundtable"))
PROMPT = "Your choice: "
PLAIN = {"COLUMNS": "200", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_US.UTF-8"}


class Ran(NamedTuple):
    code: Any
    out: str
    err: str


def run(*words: object, typed: Iterable[object] = (), **env: str) -> Ran:
    """The command in this process, with these lines typed at it."""
    out, err = io.StringIO(), io.StringIO()
    stdin = io.StringIO("".join(f"{line}\n" for line in typed))
    with (
        patch.dict(os.environ, {**PLAIN, **env}),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main([str(word) for word in words])
        except SystemExit as end:
            return Ran(end.code, out.getvalue(), err.getvalue())
    raise AssertionError("The command did not end with an exit code.")


def refused(ran: Ran) -> str:
    """The one sentence with which a command refuses its input."""
    assert ran.code == 2, ran
    assert ran.err.startswith("roundtable: ")
    assert ran.err.count("\n") == 1
    return ran.err.removeprefix("roundtable: ").rstrip("\n")


class Piped:
    """The command as a process, spoken to through pipes; end it with `kill`."""

    def __init__(self, *words: object) -> None:
        self.shown = ""
        self.process = subprocess.Popen(
            [COMMAND, *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, **PLAIN},
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.keys, self.screen = self.process.stdin, self.process.stdout

    def type(self, *lines: str) -> None:
        self.keys.write("".join(f"{line}\n" for line in lines).encode())
        self.keys.flush()

    def prompts(self, wanted: int) -> int:
        """Read until this many prompts have been shown, or to the end; how many there were."""
        while self.shown.count(PROMPT) < wanted and self._read():
            pass
        return self.shown.count(PROMPT)

    def kill(self) -> int:
        """kill -9; how many prompts it had shown by then."""
        self.process.kill()
        while self._read():
            pass
        self.process.wait()
        self.keys.close()
        self.screen.close()
        return self.shown.count(PROMPT)

    def _read(self) -> bool:
        read = os.read(self.screen.fileno(), 1 << 16)
        self.shown += read.decode(errors="replace")
        return bool(read)


class Script(NamedTuple):
    """A whole game as a person types it against greedy bots, who always play alike."""

    lines: list[str]
    moments: list[int]  # how many answers the match has had when each line is asked for
    match: rt.Match  # at its end

    def rest(self, moves: int) -> list[str]:
        """What is still to be typed after this many answers of the match."""
        return self.lines[sum(moment < moves for moment in self.moments) :]


def scripted(seats: str = "you,greedy,greedy", seed: str = "script", **options: Any) -> Script:
    kinds = seats.split(",")
    match = rt.new("kingarthur", seats=len(kinds), seed=seed, **options)
    greedy = bots.make("greedy", "")
    lines, moments, looking = [], [], -1
    while match.result is None:
        (seat,) = match.to_move
        question = match.question(seat)
        assert question is not None
        option = greedy.choose(bots.Seat(match, seat, guide("kingarthur")))
        if kinds[seat] == "you" and len(question.options) > 1:
            if seat != looking and kinds.count("you") > 1:  # Enter, at the hand-over
                lines.append("")
                moments.append(match.moves)
            looking = seat
            lines.append(str(question.options.index(option) + 1))
            moments.append(match.moves)
        match.play(seat, option)
    return Script(lines, moments, match)


def keep(path: Path, match: rt.Match, **more: Any) -> Path:
    """A match as a file, as `s` writes it."""
    path.write_text(json.dumps({**match.save(), **more}), "utf-8")
    return path


def load(path: Path) -> rt.Match:
    return rt.load(json.loads(path.read_text("utf-8")))
