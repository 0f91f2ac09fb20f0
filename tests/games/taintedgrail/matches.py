"""The matches that tests/fixtures/record.py records: name, bots, options."""

from typing import Any

STORY = ("easy_encounters", "cheap_wards", "start_item")
CHALLENGE = ("hunger", "dear_growth", "hard_talk")
COMFORT = """free_look lasting_map blood_price calm_entry calm_settlements free_gear chapter_rest
    open_prices""".split()
OTHERWISE = ("more_wards", "cancel_treachery", "free_joining", "guardians_stay")
MATCHES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("one-tutorial", ["greedy"], {"tutorial": True}),
    ("one-greedy", ["greedy"], {}),
    ("two-greedy", ["greedy"] * 2, {"late_seats": 1}),
    ("three-mixed", ["greedy", "random", "greedy"], {"late_seats": 2, "days": 10}),
    ("four-random", ["random"] * 4, {"late_seats": 3, "leaving": True}),
    ("story-two", ["greedy"] * 2, dict.fromkeys(STORY, True) | {"limiter": "none", "days": 40}),
    (
        "challenge-three",
        ["random"] * 3,
        {
            **dict.fromkeys(CHALLENGE, True),
            "limiter": "turned",
            "escape": "coin",
            "mercy": False,
            "short_wards": 1,
            "fewer_random": 1,
            "most_items": 5,
            "days": 10,
        },
    ),
    ("free-four", ["greedy"] * 4, {"free_mode": True, "days": 5}),
    ("comfort-two", ["greedy", "random"], dict.fromkeys(COMFORT, True) | {"more_random": 1, "days": 10}),
    ("otherwise-four", ["random"] * 4, dict.fromkeys(OTHERWISE, True) | {"robber": "energy", "days": 10}),
]
