"""A progress bar for commands that take their time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(total: float, hidden: bool = False) -> Iterator[Callable[[float], None]]:
    """A bar on stderr, if that is a terminal; call what it gives with how much is done."""
    if hidden or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    columns = BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    # Redirected by rich, what is printed to stdout would end up on stderr.
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.update(task, completed=done)
