"""Who does the work of a study: the processes of this machine, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from roundtable.cli.options import Whole
from roundtable.lab.workers import Workers
from roundtable.lab.workers.local import Local
from roundtable.lab.workers.ray import Ray

RAY = "ray"


def worker_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add --jobs and --on; the command gets who they name as `workers`."""

    @click.option("--jobs", type=Whole(min=1), help="Maximum number of processes. [default: one per core]")
    @click.option(
        "--on",
        metavar="ray[:ADDRESS]",
        help="Let a Ray cluster do it: ray:HOST:PORT, ray:auto, ray://HOST:PORT; ray alone is this machine.",
    )
    @wraps(command)
    def run(*args: Any, jobs: int | None, on: str | None, **rest: Any) -> None:
        command(*args, workers=chosen(on, jobs), **rest)

    return run


def chosen(on: str | None, jobs: int | None) -> Workers:
    """The workers that --on and --jobs name. `ray://…` is an address of Ray's own kind, for its client."""
    if on is None:
        return Local(jobs)
    name, colon, address = on.partition(":")
    if name != RAY or (colon and not address.strip("/")):
        raise click.UsageError(
            f"Work can be done on ray, ray:auto, ray:HOST:PORT or ray://HOST:PORT, not {on}."
        )
    if jobs is not None:
        raise click.UsageError(
            "Choose --jobs or --on, not both: a cluster has as many workers as it has cores."
        )
    return Ray(on if address.startswith("//") else address or None)
