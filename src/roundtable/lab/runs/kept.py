"""A run that can be taken up again: outcomes are kept in a file as they come, in their order."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from roundtable.kernel import SetupError, Study, melt
from roundtable.lab.workers import Workers

from .run import Run
from .simulate import outcomes_from
from .statistics import Outcome


def kept(run: Run, games: int, workers: Workers, path: Path) -> Iterator[Outcome]:
    """Every match of a run: first those that the file has, then the others, which it then has too. The first
    line of the file says which run it belongs to; a half-written last line is written again."""
    try:
        done, file = _opened(run, path)
    except (OSError, UnicodeDecodeError) as why:
        raise SetupError(f"{path} cannot be used to take up a run: {why}.") from None
    with file:
        yield from done[:games]
        for chunk in outcomes_from(run, games, workers, len(done) + 1) if len(done) < games else ():
            file.write("".join(_line(outcome) for outcome in chunk))
            file.flush()
            os.fsync(file.fileno())
            yield from chunk


def _opened(run: Run, path: Path) -> tuple[list[Outcome], IO[str]]:
    """What the file has, and the file, open where the next line goes."""
    head = json.dumps({"run": melt(tuple(run))}, ensure_ascii=False) + "\n"
    if not path.exists():
        file = path.open("w", encoding="utf-8")
        file.write(head)
        return [], file
    file = path.open("r+", encoding="utf-8", newline="\n")
    if file.readline() != head:
        file.close()
        raise SetupError(
            f"{path} belongs to another run; name another file, or the same game, seats and seed."
        )
    done, end = [], file.tell()
    while (line := file.readline()).endswith("\n"):
        done.append(_outcome(json.loads(line)))
        end = file.tell()
    file.seek(end)
    file.truncate()
    return done, file


def _line(outcome: Outcome) -> str:
    study = {name: dict(part) for name, part in outcome.study._asdict().items()}
    return json.dumps({**outcome._asdict(), "study": study}, ensure_ascii=False) + "\n"


def _outcome(document: dict[str, Any]) -> Outcome:
    """An outcome as it was, tuples and all."""
    study = document["study"]
    traits = {name: [tuple(had) for had in seats] for name, seats in study["traits"].items()}
    shares = {name: (well, times) for name, (well, times) in study["shares"].items()}
    read = Study(study["figures"], traits, shares, study["samples"])
    pairs = {name: tuple(document[name]) for name in ("winners", "scores", "faults")}
    return Outcome(**{**document, **pairs, "study": read})
