"""The texts of a pack in the reader's language, as messages that carry their own words.

No text of a pack stands in a file that every browser receives: it travels inside a message, and only when it
lies on the table or has been read. `said` has a text for each language, `plain` one for all of them, where
no translation is at hand.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

from roundtable.kernel.scene import Words

from ..content import folders
from ..content.folders import home, packs_here
from ..content.language import PackError
from ..content.load import files_of, pack
from ..content.verses import Fault, Reader, Verse

OTHERS = ("ru", "uk")  # languages that a pack may be translated into; its own is English
EMPHASIS = re.compile(r"\*+")
DREAMS = ("dream", "nightmare", "ward")


# -- texts by key ----------------------------------------------------------------------------------------


@cache
def _translated(of: str, language: str) -> dict[str, str]:
    """The translations of a pack into a language, all files of it together."""
    found: dict[str, str] = {}
    for name, path in files_of(home(of), ".toml"):
        if name.startswith(f"text/{language}"):
            found.update(tomllib.loads(path.read_text("utf-8")).get("text", {}))
    return found


@cache
def known(of: str, key: str) -> Words | None:
    """The text of a pack with this key, such as "item.mule.title"; None if there is none."""
    english = pack(of).texts.get(key)
    if not english:
        return None
    return _said(english, [_translated(of, language).get(key, "") for language in OTHERS])


def _said(english: str, others: list[str]) -> Words:
    """A text in all languages; what is not translated is read in English."""
    texts = [_clean(text) for text in (english, *others)]
    if not any(texts[1:]):
        return Words("plain", {"en": texts[0], "lang": "en"})
    return Words("said", {"en": texts[0], "ru": texts[1] or texts[0], "uk": texts[2] or texts[0]})


def _clean(text: str) -> str:
    """A paragraph without marks and breaks of its file."""
    return " ".join(EMPHASIS.sub("", text).split())


def say(of: str, key: str) -> Words:
    """The same, with a word for what has no text."""
    return known(of, key) or Words("nameless")


def title(of: str, kind: str, name: object) -> Words:
    return say(of, f"{kind}.{name}.title")


_played: ContextVar[str] = ContextVar("played", default="")


@contextmanager
def played(of: str) -> Iterator[None]:
    """While something is put into words, the pack that is played goes before all others: several may have
    things of the same name."""
    before = _played.set(of)
    try:
        yield
    finally:
        _played.reset(before)


def _by_turns() -> list[str]:
    """The packs in which something is looked up, the one that is played first: it may have come since."""
    places = [*folders.FOLDERS, *folders.BROUGHT.values()]
    names, own = _packs(tuple(map(str, places))), _played.get()
    return [own, *[name for name in names if name != own]] if own else list(names)


def pack_with(key: str) -> str:
    """The pack that has this text."""
    names = _by_turns()
    return next((name for name in names if key in pack(name).texts), names[0])


@cache
def _packs(places: tuple[str, ...]) -> tuple[str, ...]:
    """The packs that are here and can be read, as long as packs lie in the same places."""
    return tuple(filter(_is_readable, packs_here()))


def _is_readable(name: str) -> bool:
    try:
        return bool(pack(name))
    except PackError:
        return False


# -- the journal -----------------------------------------------------------------------------------------


@cache
def _verses(of: str, language: str) -> dict[str, Verse]:
    """The verses of a pack that are translated into a language: the same lines, other prose."""
    faults: list[Fault] = []
    found: dict[str, Verse] = {}
    within = [entry for entry in files_of(home(of), ".journal") if entry[0].startswith(f"text/{language}/")]
    for name, path in within:
        for verse in Reader(name, faults).read(path.read_text("utf-8")):
            found[verse.id] = verse
    return found


def in_all(of: str, verse: str) -> list[Verse | None]:
    """A verse in English, and in the other languages where it has been translated line by line."""
    own = pack(of).verses[verse]
    same = [_verses(of, language).get(verse) for language in OTHERS]
    return [own, *[other if other and _alike(own, other) else None for other in same]]


def _alike(one: Verse, other: Verse) -> bool:
    return all(len(getattr(one, part)) == len(getattr(other, part)) for part in ("lines", "choices", "rows"))


def pack_of(verse: str) -> str:
    """The pack to which a verse belongs."""
    names = _by_turns()
    return next((name for name in names if verse in pack(name).verses), names[0])


@cache
def paragraphs(of: str, verse: str, lines: tuple[int, ...]) -> tuple[Words, ...]:
    """What has been read of a verse: these lines of it run on, blank lines part them."""
    if verse not in pack(of).verses:
        return ()
    texts = [_parted(one, lines) for one in in_all(of, verse)]
    if any(len(text) not in (0, len(texts[0])) for text in texts):
        texts = [[" ".join(text)] if text else [] for text in texts]
    return tuple(
        _said(english, [text[at] if text else "" for text in texts[1:]])
        for at, english in enumerate(texts[0])
    )


def _parted(verse: Verse | None, lines: tuple[int, ...]) -> list[str]:
    if verse is None:
        return []
    prose = " ".join(verse.lines[at].text for at in lines if verse.lines[at].kind == "prose")
    return [part for part in re.split(r"\n\s*\n", prose) if part.strip()]


def choice(of: str, verse: str, number: int) -> Words:
    """The words of a choice that is open or was taken."""
    english, *others = [one.choices[number - 1].text if one else "" for one in in_all(of, verse)]
    return _said(english, others)


def row(of: str, verse: str, at: int) -> Words | None:
    """What the result of a test says."""
    english, *others = [one.rows[at].text if one else "" for one in in_all(of, verse)]
    return _said(english, others) if english else None


def outcome(of: str, verse: str, at: int, rolled: tuple[int, ...]) -> list[Words]:
    """What came of a test: the die or the dial, and what the row says."""
    found, face = row(of, verse, at), pack(of).verses[verse].rows[at].face
    fell = [Words("verse.rolled", {"die": rolled[0], "total": rolled[1]})] if not face else []
    fell += [Words("dial.flipped", {"face": face})] if face in ("skull", "grail") else []
    return [*fell, *([found] if found else [])]


def verse_name(of: str, verse: str) -> Words:
    """By what people know a verse that has been read: where it stands."""
    book, _, number = verse.partition(".")
    if book == "letter":
        return Words("verse-letter", {"hero": title(of, "character", number)})
    if book in ("book", "t"):
        return Words(f"verse-{book}", {"number": number})
    place = title(of, "location", book)
    if number in DREAMS:
        return Words(f"verse-{number}", {"place": place})
    return Words("verse-place", {"place": place, "number": verse})
