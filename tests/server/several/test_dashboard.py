"""The dashboard in docs/deploy names only figures that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
COUNTED = re.compile(r'count\(\s*"(\w+)"')
GAUGES = {"rooms_in_memory", "open_connections", "bus_up", "store_up", "tables_minded", "push_seconds"}


def test_every_figure_of_the_dashboard_is_one_of_the_server() -> None:
    board = json.loads((ROOT / "docs" / "deploy" / "grafana.json").read_text("utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"roundtable_(\w+)", target["expr"])
    }
    sources = (ROOT / "src" / "roundtable" / "server").rglob("*.py")
    told = {name for file in sources for name in COUNTED.findall(file.read_text("utf-8"))}
    assert asked - {f"{name}_total" for name in told} == GAUGES
