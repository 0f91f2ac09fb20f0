"""The matches that tests/fixtures/record.py records: name, bots, options."""

from typing import Any

MATCHES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("two-greedy", ["greedy", "greedy"], {}),
    ("three-mixed", ["greedy", "random", "greedy"], {}),
    ("four-random", ["random"] * 4, {}),
    ("five-greedy", ["greedy"] * 5, {}),
    ("seals-two-greedy", ["greedy", "greedy"], {"seals": True}),
    ("seals-three-random", ["random"] * 3, {"seals": True}),
    ("seals-four-greedy", ["greedy"] * 4, {"seals": True, "double_releases": True}),
    ("seals-five-mixed", ["greedy", "random", "random", "greedy", "random"], {"seals": True}),
    (
        "strict-three-random",
        ["random"] * 3,
        {"strict_knights": True, "strict_offers": True, "must_draw": True},
    ),
    ("hidden-two-random", ["random"] * 2, {"hide_defeated": True}),
]
