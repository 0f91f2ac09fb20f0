"""The load test starts what several servers need, and counts what they have done."""

from __future__ import annotations

import json
import subprocess
import sys


def test_two_servers_are_measured_without_anything_to_set_up() -> None:
    words = ["bench", "server", "--processes", "2", "--tables", "3", "--seconds", "3", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "roundtable", *words], capture_output=True, text=True, timeout=120, check=True
    )
    figures = json.loads(done.stdout)
    assert (figures["processes"], figures["tables"], figures["readers"]) == (2, 3, 12)
    assert figures["views"] > 0
    assert figures["memory"] > 10
    assert 0 < figures["cpu"] < 2
    spent = 1000 * figures["cpu"] * figures["seconds"]
    assert abs(figures["cost"] - spent / figures["views"]) < 1e-6
