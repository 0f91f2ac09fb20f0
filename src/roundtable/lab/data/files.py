"""Decisions as files: lines of JSON, or columns. A file is whole or not there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from roundtable.kernel import SetupError

from .decisions import Decision

Write = Callable[[Sequence[Decision]], None]
LINES, COLUMNS = ".jsonl", ".parquet"


def check(path: Path) -> None:
    """Refuse a file that cannot be written, before anything is played for it."""
    if path.suffix not in (LINES, COLUMNS):
        raise SetupError(f"Decisions are written to FILE{LINES} or FILE{COLUMNS}, not to {path}.")
    if path.suffix == COLUMNS and find_spec("pyarrow") is None:
        raise SetupError(f"{COLUMNS} files need pyarrow: pip install roundtable[data], or write FILE{LINES}.")
    if not path.parent.is_dir():
        raise SetupError(f"There is no folder {path.parent} to write {path.name} to.")


@contextmanager
def writing(path: Path) -> Iterator[Write]:
    """A function that appends decisions; the file takes its name when all are written."""
    check(path)
    draft = path.with_name(f".{path.name}.tmp")
    try:
        with (_lines if path.suffix == LINES else _columns)(draft) as write:
            yield write
        draft.replace(path)
    except OSError as why:
        raise SetupError(f"{path} cannot be written: {why.strerror or why}.") from None
    finally:
        with suppress(OSError):
            draft.unlink()


@contextmanager
def _lines(draft: Path) -> Iterator[Write]:
    with draft.open("w", encoding="utf-8") as file:

        def write(rows: Sequence[Decision]) -> None:
            for row in rows:
                file.write(json.dumps(as_json(row), ensure_ascii=False, separators=(",", ":")) + "\n")

        yield write


def as_json(row: Decision) -> dict[str, Any]:
    """A decision with its JSON opened: a line says everything as plain data."""
    opened = {"about": json.loads(row.about), "view": json.loads(row.view)}
    options = [json.loads(option) for option in row.options]
    return {**row._asdict(), **opened, "options": options, "chosen": options[row.choice]}


@contextmanager
def _columns(draft: Path) -> Iterator[Write]:
    import pyarrow
    from pyarrow import parquet

    number, text = pyarrow.int32(), pyarrow.string()
    kinds = {
        **dict.fromkeys(("match", "answer", "seat", "choice", "score"), number),
        **dict.fromkeys(("bot", "question", "about", "view", "reason"), text),
        "options": pyarrow.list_(text),
        "winners": pyarrow.list_(number),
        "won": pyarrow.bool_(),
    }
    schema = pyarrow.schema([(name, kinds[name]) for name in Decision._fields])
    with parquet.ParquetWriter(draft, schema, compression="zstd") as writer:

        def write(rows: Sequence[Decision]) -> None:
            if rows:
                columns = [list(column) for column in zip(*rows, strict=True)]
                arrays = [pyarrow.array(c, field.type) for c, field in zip(columns, schema, strict=True)]
                writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))

        yield write
