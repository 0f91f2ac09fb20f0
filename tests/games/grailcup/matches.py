"""The matches that tests/fixtures/record.py records: name, bots, options."""

from typing import Any

SHORT_TRACK = {
    "spaces": [
        *[
            "start 7 8 9",
            "start 4 5 6",
            "start 1 2 3",
            "path",
            "village",
            "clover",
            "castle clover",
            "dragon",
        ],
        *["church", "village", "clover", "path", "castle", "church", "clover", "village"],
        *["castle clover", "path", "church", "castle"],
    ]
}
MATCHES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("three-greedy", ["greedy"] * 3, {}),
    ("four-mixed", ["greedy", "random", "greedy", "random"], {}),
    ("five-random", ["random"] * 5, {}),
    ("six-greedy", ["greedy"] * 6, {}),
    ("seven-mixed", ["greedy", "random"] * 3 + ["greedy"], {}),
    ("eight-greedy", ["greedy"] * 8, {}),
    ("otherwise-three", ["random"] * 3, {"spear_skips": True, "arrival_only": True}),
    ("otherwise-five", ["greedy"] * 5, {"squire_himself": True, "squire_leads": True}),
    ("short-track", ["random", "greedy", "random", "greedy"], {"track": SHORT_TRACK}),
]
