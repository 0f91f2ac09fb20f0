"""What a page says, seen or read aloud, and which of it is not in the reader's language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Page

# The texts of a page and of the attributes that are read out; what has its own language stands apart.
SAID = """() => {
    const said = new Set([document.title]);
    const apart = '[lang]:not(html), kbd, code, input, svg, script, noscript, style';
    const foreign = (node) => node.closest(apart) !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const words = walker.currentNode.textContent.trim();
        if (words && !foreign(walker.currentNode.parentElement)) said.add(words);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const node of document.querySelectorAll(`[${name}]`))
            if (!foreign(node) || name === 'placeholder') said.add(node.getAttribute(name));
    return [...said];
}"""

TEXTS = Path(str(files("roundtable")))
KEYS = {
    found[1]
    for file in TEXTS.rglob("*.ftl")
    for found in re.finditer(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE)
}
WORDS = {"face-down"}  # a key that is an English word, too
LIKE_A_KEY = re.compile(r"\b[a-z]+(?:[-.][A-Za-z0-9]+)+")
UNFINISHED = re.compile(r"\{ ?\$|\[object|undefined|NaN|\bnull\b")
# Names of people, things and programs that are the same in every language.
NAMES = set(
    """Anna Bert Roundtable English Русский Українська MIT Svelte Fluent fluent bundle Apache Game game icons
    net CC BY QR PIN KA GC SH SF TG cookie roundtable verify FILE""".split()
)
LATIN = re.compile(r"[A-Za-z]{2,}")
CYRILLIC = re.compile(r"[Ѐ-ӿ]{2,}")


def said(page: Page) -> list[str]:
    texts: list[str] = page.evaluate(SAID)
    return texts


def faults_of_words(page: Page, language: str) -> list[str]:
    """Keys that show through, sentences with holes, words in another language."""
    found = []
    for words in said(page):
        keys = [key for key in LIKE_A_KEY.findall(words) if key.replace(".", "-") in KEYS - WORDS]
        if keys or UNFINISHED.search(words):
            found.append(f"no sentence: {words!r}")
        foreign = CYRILLIC.findall(words) if language == "en" else LATIN.findall(words)
        if set(foreign) - NAMES:
            found.append(f"not {language}: {words!r}")
    return found
