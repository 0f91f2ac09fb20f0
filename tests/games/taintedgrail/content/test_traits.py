"""[Special features of fights] A trait is one record: the reference, the texts and the enemies know it."""

import re
from pathlib import Path

import pytest

from roundtable.games.taintedgrail.content.language import PackError
from roundtable.games.taintedgrail.content.load import pack
from roundtable.games.taintedgrail.content.traits import CHARGE, FURY, HORDE, TRAITS
from roundtable.text import LANGUAGES, Text
from tests.games.taintedgrail.helpers.packs import enlarged

PAGE = (Path(__file__).parents[4] / "docs" / "pack-format.md").read_text("utf-8")
WOLF = """
[encounter.wolf]
title = "Wolf"
deck = "green"
level = 1
kind = "combat"
value = 3
right = "A1"
"""


def test_the_reference_has_every_trait():
    line = re.search(r"^traits = .+# (.+)$", PAGE, re.MULTILINE)
    assert line is not None
    assert line[1].split() == [*TRAITS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trait", TRAITS)
def test_every_trait_has_a_name_and_a_sentence(trait, language):
    text = Text(language, "taintedgrail")
    assert text.knows(f"name-{trait}")
    assert text.knows(TRAITS[trait].said)


def test_an_enemy_has_the_figures_of_its_own_traits(tmp_path):
    with enlarged(tmp_path, "wolves", f'{WOLF}traits = ["charge", "fury"]\n'):
        wolf = pack("wolves").encounters["wolf"]
    assert (wolf.has(CHARGE), wolf.has(FURY), wolf.has(HORDE)) == (True, True, False)
    assert (wolf.figure(CHARGE), wolf.figure(FURY), wolf.figure(HORDE)) == (2, 2, 0)


def test_a_pack_with_a_trait_that_nobody_knows_is_refused(tmp_path):
    with enlarged(tmp_path, "howlers", f'{WOLF}traits = ["howl"]\n'), pytest.raises(PackError, match="howl"):
        pack("howlers")
