"""[Story mode], [Challenge mode] Their rules, each an option of its own; at the start of a chapter they may
be added or dropped (TG-116)."""

from __future__ import annotations

from roundtable.kernel import Variant

STORY = (
    Variant("easy_encounters", (False, True)),
    Variant("limiter", ("usual", "none", "turned")),
    Variant("cheap_wards", (False, True)),
)
START = (Variant("start_item", (False, True)),)  # of the preparation alone
CHALLENGE = (
    Variant("escape", ("sure", "coin"), "TG-53"),
    Variant("short_wards", (0, 1)),
    Variant("fewer_random", (0, 1)),
    Variant("hunger", (False, True), "TG-43"),
    Variant("dear_growth", (False, True)),
    Variant("most_items", (0, 5)),
    Variant("mercy", (True, False)),
    Variant("hard_talk", (False, True), "TG-53"),
)
SWITCHES = {variant.name: variant.choices for variant in (*STORY, *CHALLENGE)}
