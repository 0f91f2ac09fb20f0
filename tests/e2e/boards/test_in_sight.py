"""Each board in its typical moments, at five sizes and in three languages: nothing cut off, hidden or broken.

`ROUNDTABLE_THOROUGH=1` looks at every moment at every size in every language; else each moment is looked at
once, in one language and at two sizes, which change from moment to moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

import roundtable as rt
from tests.games.kingarthur.states import crowded, moments
from tests.thorough import THOROUGH

from ..kit import races
from ..kit.board import ABOVE, faults_of_board, missing_pieces
from ..kit.table import moment, states

DESK = (1366, 768)
SIZES = [DESK, (390, 844), (1920, 1080), (360, 640), (844, 390)]
LANGUAGES = ["en", "ru", "uk"]
NAMES = ["Brangaine", "Caradoc", "Dindrane", "Elaine", "Feirefiz", "Gawain", "Percival"]
PARTS = "header, .table"
SWIPED = ".ka-shelf, .strip"  # on a phone the shelf and the shields are moved sideways
MOST_ABOVE = 112  # pixels of the bar and the question together

Moments = dict[str, Callable[[], rt.Match]]
KINGARTHUR: Moments = {
    **{name: partial(lambda name: moments()[name], name) for name in moments()},
    **{f"{seats} seats": partial(crowded, seats) for seats in range(2, 6)},
}
GRAILCUP: Moments = {
    **races.MOMENTS,
    "over": races.over,
    **{f"{seats} seats": partial(races.fairy, seats) for seats in (3, 4, 6, 7, 8)},
    **{f"{seats} seats drafting": partial(races.drafting, seats) for seats in (3, 8)},
    **{f"{seats} seats laying": partial(races.laying, seats) for seats in (3, 8)},
}
SEEN = [("kingarthur", name) for name in KINGARTHUR] + [("grailcup", name) for name in GRAILCUP]

PREFER = """(language) => {
    const prefs = JSON.parse(localStorage.getItem('roundtable.prefs'));
    localStorage.setItem('roundtable.prefs', JSON.stringify({ ...prefs, language }));
}"""


@pytest.fixture
def sit(newcomer):
    """Anna in the first seat, people in all the others: nothing changes while she looks."""

    def at(save, **wishes):
        anna, guest = newcomer(**wishes), newcomer()
        others = NAMES[: save["seats"] - 1]
        table = anna.load(save, "local Anna", *["link"] * len(others))
        for seat, name in enumerate(others, 1):
            guest.join(anna.invite(table, seat), name)
        anna.start(table)
        anna.at(table)
        return anna

    return at


@pytest.mark.parametrize(("game", "name"), SEEN, ids=[f"{game}, {name}" for game, name in SEEN])
def test_all_of_the_board_is_in_sight_and_every_word_whole(sit, game, name):
    at = SEEN.index((game, name))
    match = (KINGARTHUR if game == "kingarthur" else GRAILCUP)[name]()
    anna = sit(match.save())
    page = anna.page
    found: dict[str, str] = {}
    for language in LANGUAGES if THOROUGH else [LANGUAGES[at % 3]]:
        assert moment(page)
        page.evaluate(PREFER, language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator(".board").wait_for()
        for width, height in SIZES if THOROUGH else [SIZES[at % 5], SIZES[(at + 1) % 5]]:
            page.set_viewport_size({"width": width, "height": height})
            faults = faults_of_board(page, PARTS, SWIPED)
            if (width, height) == DESK:
                if not match.result:  # the end takes the place of the hand
                    faults += missing_pieces(page, states(anna.frames)[-1]["scene"])
                bar, prompt = page.evaluate(ABOVE)
                if bar + prompt > MOST_ABOVE:
                    faults.append(f"the bar has {bar} px and the question {prompt}")
            for fault in faults:
                found.setdefault(fault, f"{width}×{height}, {language}")
    assert not found, "\n" + "\n".join(f"{where}: {fault}" for fault, where in found.items())
