"""What the server counts and logs: figures for /metrics, one line of JSON for each event worth a line."""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections import Counter, deque
from typing import Any, TextIO

LATELY = 2048  # pushes over which the quantiles are taken


class Metrics:
    def __init__(self, out: TextIO | None = None) -> None:
        self.counts: Counter[str] = Counter()
        self.pushes: deque[float] = deque(maxlen=LATELY)  # seconds from a command to a view of it sent
        self._out = out or sys.stderr

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] += number

    def log(self, event: str, **facts: Any) -> None:
        """Write a line, if that can be done: where the disk is full, the work must go on without it."""
        try:
            line = json.dumps({"at": round(time.time(), 3), "event": event, **facts}, ensure_ascii=False)
            print(line, file=self._out, flush=True)
        except (OSError, ValueError, TypeError):  # no room, a closed stream, letters or facts it cannot write
            self.count("unlogged")

    def fault(self, event: str, why: BaseException, told: bool = True, **facts: Any) -> None:
        """Something that should never happen: the trace is for the log, never for a client. What the fault
        itself says is left out (`told`) where it may name a hidden card or an answer."""
        self.count("faults")
        lines = traceback.format_exception(why) if told else traceback.format_tb(why.__traceback__)
        error = f"{type(why).__name__}: {why}" if told else type(why).__name__
        self.log(event, error=error, trace="".join(lines), **facts)

    def quantile(self, part: float) -> float:
        ordered = sorted(self.pushes)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0

    def text(self, **gauges: float) -> str:
        """The figures in the form that Prometheus reads."""
        lines = [f"roundtable_{name}_total {number}" for name, number in sorted(self.counts.items())]
        lines += [f"roundtable_{name} {number}" for name, number in sorted(gauges.items())]
        lines += [
            f'roundtable_push_seconds{{quantile="{part}"}} {self.quantile(part):.6f}' for part in (0.5, 0.95)
        ]
        return "\n".join(lines) + "\n"
