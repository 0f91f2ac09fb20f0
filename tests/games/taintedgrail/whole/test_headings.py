"""Every trait, key row, symbol and timing, and every step of dawn and dusk, has a test named after it."""

import re
from pathlib import Path

import pytest

from roundtable.games.taintedgrail.content.language import ATTRIBUTE_OF, ROWS, SYMBOLS, TIMINGS
from roundtable.games.taintedgrail.content.traits import TRAITS

TESTS = Path(__file__).parent.parent

# by the rulebook; the engine's own words are compared with them below
SPECIAL_FEATURES = (  # [Special features of fights]
    *("sluggish", "guardian", "robber", "ambush", "fury", "defence"),
    *("horde", "treachery", "opportunist", "charge", "agile", "crush"),
)
KEY_ROWS = (
    ("agg", "emp"),
    ("cou", "cau"),
    ("pra", "spi"),
    "magic",
    "free",
)  # [Combat card], [Diplomacy card]
BONUSES = {  # [Bonuses]: what the pack calls them
    "markers": ("1", "2"), "draw": ("draw",), "bolt": ("bolt",), "discard_last": ("disc",), "void": ("void",),
    "up": ("up",), "down": ("down",), "talk": ("talk",),
}  # fmt: skip
CARD_SYMBOLS = ("damage", "unavoidable_damage", "joined_attribute_keys", "joined_magic_keys")
DAWN, DUSK = range(1, 10), range(1, 7)
STEP_OF = {"dawn": "dawn_1", "dusk": "dusk_1"}  # timings that are a step of their own


def named(files: str = "test_*.py") -> str:
    """The names of all tests in these files, one a line."""
    texts = [file.read_text("utf-8") for file in sorted(TESTS.rglob(files))]
    return "\n".join(re.findall(r"^def (test_\w+)\(", "\n".join(texts), re.MULTILINE))


HEADINGS = [
    *[f"row_{number}" for number in range(1, len(KEY_ROWS) + 1)],
    *[f"symbol_{name}" for name in (*BONUSES, "multiplier", *CARD_SYMBOLS)],
    *[STEP_OF.get(name, f"timing_{name}") for name in sorted(TIMINGS)],
    *[f"dawn_{step}" for step in DAWN],
    *[f"dusk_{step}" for step in DUSK],
]


@pytest.mark.parametrize("heading", HEADINGS)
def test_every_heading_has_a_test_named_after_it(heading):
    assert re.search(rf"^test_{heading}_", named(), re.MULTILINE), heading


@pytest.mark.parametrize("trait", TRAITS)
def test_every_trait_has_a_test_named_after_it(trait):
    """Only where traits are tried out: a charge is also a marker on a card."""
    assert re.search(rf"^test_{trait}_", named("test_traits*.py"), re.MULTILINE), trait


def test_there_are_twelve_traits_five_rows_nine_steps_of_dawn_and_six_of_dusk():
    assert set(SPECIAL_FEATURES) <= set(TRAITS)
    assert (len(SPECIAL_FEATURES), len(KEY_ROWS), len(DAWN), len(DUSK)) == (12, 5, 9, 6)
    for place, pair in enumerate(KEY_ROWS[:3]):
        assert tuple(ATTRIBUTE_OF[ROWS[kind][place]] for kind in ("combat", "diplomacy")) == pair
    assert {rows[3:] for rows in ROWS.values()} == {("M", "F")}


def test_the_pack_knows_no_other_symbols():
    words = {word for symbols in BONUSES.values() for word in symbols}
    assert words | {"-"} == SYMBOLS["combat"] | SYMBOLS["diplomacy"]  # "-" is a half without a symbol
