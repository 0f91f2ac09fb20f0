"""A bot in any language: a program that is asked in lines of JSON and answers in lines of JSON.

It is told what its seat sees, as any bot is, and lives for one match. If it crashes, stalls or answers what
is not offered, it is replaced for the rest of the match, and its fault is kept for the report. Only people at
a keyboard can name a program (`exec:COMMAND`): a server and a save know the levels alone.
"""

from __future__ import annotations

import json
import shlex
import shutil
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import Any

from roundtable.kernel import Option, SetupError
from roundtable.kernel.plain import freeze, melt, shown

from .greedy import GreedyBot
from .random import RandomBot
from .seat import Bot, Seat

MARK = "exec:"
PROTOCOL = 1
PATIENCE = 10.0  # seconds for one answer, the start of the program included
FAREWELL = 1.0  # seconds in which a program may end by itself when the match is over
LONGEST = 1 << 20  # letters of a line


STARTED, ENDED, STALLED, ANSWERED = "start", "end", "stall", "answer"  # kinds of faults


class Fault(Exception):
    """Why a program can no longer play: the kind, and the sentence after its name."""


def is_outside(name: str) -> bool:
    """Whether a seat is meant for a program."""
    return name.startswith(MARK)


def words(name: str) -> list[str]:
    """The command that is meant; a SetupError if it cannot be run."""
    try:
        command = shlex.split(name.removeprefix(MARK))
    except ValueError as why:
        raise SetupError(f"The command {shown(name)} cannot be read: {why}.") from None
    if not command:
        raise SetupError(f"Say which program plays: {MARK}COMMAND, for instance {MARK}./mybot.")
    if shutil.which(command[0]) is None:
        raise SetupError(f"There is no program {shown(command[0])} that can be run.")
    return command


class OutsideBot:
    """A program of somebody's own at a seat."""

    needs: tuple[str, ...] = ()

    def __init__(self, name: str, seed: str) -> None:
        self.name, self._seed = name, seed
        self.fault: str | None = None  # one sentence, once it has been replaced …
        self.kind = ""  # … and which kind of fault it was
        self._program: Popen[str] | None = None
        self._said: SimpleQueue[str] = SimpleQueue()
        self._instead: Bot = RandomBot(seed)

    def choose(self, seat: Seat) -> Option:
        if self.fault is None:
            try:
                return self._ask(seat)
            except Fault as fault:
                self.kind, why = fault.args
                self._replace(seat, why)
        return self._instead.choose(seat)

    def close(self) -> None:
        """The match is over: the program may end, and must."""
        if self._program is None:
            return
        program, self._program = self._program, None
        try:
            assert program.stdin is not None
            program.stdin.close()
            program.wait(FAREWELL)
        except (OSError, TimeoutExpired):
            program.kill()
            program.wait()

    def _replace(self, seat: Seat, why: str) -> None:
        level = "page"
        with suppress(SetupError):  # in a game without hints any answer must do
            self._instead, level = GreedyBot(self._seed, seat.judge), "squire"
        self.fault = f"{self.name} {why}; a {level} took over."
        if self._program is not None:
            self._program.kill()
        self.close()

    # -- question and answer -----------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> Option:
        if self._program is None:
            self._begin(seat)
        self._tell(question_for(seat))
        return _meant(self._hear(), seat)

    def _begin(self, seat: Seat) -> None:
        try:
            self._program = Popen(words(self.name), stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8")
        except (OSError, SetupError) as why:
            raise Fault(STARTED, f"could not be started ({str(why).rstrip('.')})") from None
        Thread(target=self._listen, args=(self._program,), daemon=True).start()
        view = seat.view
        said = {name: view[name] for name in ("game", "seats", "options")}
        self._tell({"type": "begin", "protocol": PROTOCOL, "seat": seat.number, **said, "seed": self._seed})

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._program is not None
        assert self._program.stdin is not None
        try:
            self._program.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._program.stdin.flush()
        except (OSError, ValueError):
            raise Fault(ENDED, "ended in the middle of the match") from None

    def _listen(self, program: Popen[str]) -> None:
        """Lines as they come, on a thread of its own: a pipe cannot be waited for with a limit everywhere."""
        assert program.stdout is not None
        try:
            with program.stdout as lines:
                while line := lines.readline(LONGEST):
                    self._said.put(line)
        except (OSError, ValueError):
            pass
        self._said.put("")

    def _hear(self) -> Any:
        try:
            line = self._said.get(timeout=PATIENCE)
        except Empty:
            raise Fault(STALLED, f"did not answer within {PATIENCE:g} seconds") from None
        if not line:
            raise Fault(ENDED, "ended in the middle of the match")
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise Fault(ANSWERED, f"said {shown(line.strip())}, which is not JSON") from None


def question_for(seat: Seat) -> dict[str, Any]:
    """What a program is asked: all that its seat sees, the question, and every answer to it."""
    question = seat.question
    return {
        "type": "question",
        "view": seat.view,
        "question": {"key": question.key, "about": melt(question.about)},
        "options": [melt(option) for option in question.options],
    }


def _meant(answer: Any, seat: Seat) -> Option:
    """The option that an answer names, by its index or by itself."""
    options = seat.question.options
    if isinstance(answer, dict) and answer.keys() == {"index"}:
        index = answer["index"]
        if type(index) is int and 0 <= index < len(options):
            return options[index]
    elif isinstance(answer, dict) and answer.keys() == {"option"}:
        written = json.dumps(answer["option"], sort_keys=True)
        for option in options:
            if json.dumps(melt(option), sort_keys=True) == written:
                return option
    raise Fault(ANSWERED, f"answered {shown(freeze(answer))}, which is not on offer at {seat.question.key}")
