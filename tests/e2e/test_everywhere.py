"""Every page, state and dialog, in every language: readable for all, and said in the reader's words."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from .kit.places import everywhere
from .kit.saves import mid_game
from .kit.table import moment
from .kit.words import faults_of_words, said

# WCAG 2.2, levels A and AA
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "resultTypes": ["violations"]}
LEAST = 38  # the number of places


def faults_of_axe(page, part):
    response = Axe().run(page, context=part or None, options=RULES).response
    return [
        f"{fault['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for fault in response["violations"]
        for node in fault["nodes"]
    ]


SEEN = [
    ("uk", "dark"),
    pytest.param("en", "light", marks=pytest.mark.thorough),
    pytest.param("ru", "", marks=pytest.mark.thorough),
]


@pytest.mark.parametrize(("language", "theme"), SEEN)
def test_axe_finds_no_fault_and_no_key_shows_through_anywhere(newcomer, language, theme):
    """With axe in one language of each script, on one ground each."""
    found: dict[str, str] = {}
    places = []
    for name, page, part in everywhere(newcomer, prefs={"language": language, "theme": theme or "auto"}):
        places.append(name)
        faults = faults_of_words(page, language)
        if theme:
            assert page.evaluate("document.documentElement.dataset.theme") == theme
            faults += faults_of_axe(page, part)
        for fault in faults:
            found.setdefault(fault, name)
    assert len(places) >= LEAST, places
    assert not found, "\n" + "\n".join(f"{where}: {fault}" for fault, where in found.items())


def test_the_language_changes_in_the_middle_of_a_game(newcomer):
    anna = newcomer()
    table = anna.load(mid_game(), "local Anna", "bot", "bot")
    anna.start(table)
    page = anna.at(table)
    assert moment(page) == "asked"
    before = set(said(page))
    assert not faults_of_words(page, "en")
    for language, name, question in [
        ("ru", "Русский", "Кому вы бросаете вызов?"),
        ("uk", "Українська", "Кому ви кидаєте виклик?"),
        ("en", "English", "Which adversary do you challenge?"),
    ]:
        page.locator("header select").select_option(name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#prompt-sentence")).to_contain_text(question)
        expect(page.locator("#story li").last).to_be_in_viewport(ratio=0.9)  # longer words push nothing away
        assert not faults_of_words(page, language)
    assert set(said(page)) == before
