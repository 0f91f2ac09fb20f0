"""The matches that tests/fixtures/record.py records: name, bots, options. Every number of seats and every
choice of an option is in one of them."""

from typing import Any

MATCHES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("two-greedy", ["greedy"] * 2, {}),
    ("three-mixed", ["greedy", "random", "greedy"], {}),
    ("four-random", ["random"] * 4, {"lowest": True}),
]
