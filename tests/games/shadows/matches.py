"""The matches that tests/fixtures/record.py records: name, bots, options."""

from typing import Any

MATCHES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("three-random", ["random"] * 3, {}),
    ("four-greedy", ["greedy"] * 4, {"traitor": "none"}),
    ("five-mixed", ["greedy", "random", "greedy", "random", "greedy"], {"traitor": "certain"}),
    ("six-greedy", ["greedy"] * 6, {"traitor": "certain", "late_seats": 2, "talk": False}),
    ("seven-random", ["random"] * 7, {"squires": "yes", "leaving": True, "late_seats": 1}),
    ("squires-three", ["random"] * 3, {"squires": "hard", "late_loyalty": True}),
    ("otherwise-five", ["greedy"] * 5, {"excalibur_standard": True, "kay_helps": True, "sword_first": True}),
]
