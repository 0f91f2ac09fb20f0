"""What is set must be tested somewhere, and what is tested must be set; what is there must come into play."""

from __future__ import annotations

from collections.abc import Iterable

from .sources import Entry, Findings, Sources
from .words import Words

# How a thing of each kind comes into the story: what has a table must come there in this way.
COMES = {
    "secret": "given",
    "task": "opened",
    "timer": "started",
    "dial": "set",
    "event": "drawn or played",
}
TURNED = ("dial", "token", "time")  # set without a table, or with one that gives no more than a title


def check_ledger(sources: Sources, words: Words, findings: Findings) -> None:
    """Called when everything has been looked at."""
    for entry in sources.each("status"):
        _check_status(entry, words, findings)
    for entry in sources.each(*COMES):
        if (entry.kind, entry.id) not in words.made:
            findings.error(entry.place, f"{entry.name} is never {COMES[entry.kind]}")
    for entry in sources.each("task"):
        if ("task", entry.id) not in words.tested:
            findings.error(entry.place, f"task {entry.id} is never done")
    for entry in sources.each("secret", "item"):
        if (entry.kind, entry.id) not in words.tested and not entry.table.get("rules"):
            findings.error(entry.place, f"{entry.name} has no rules and is never tested")
    _check_turned(sources, words, findings)
    _check_in_play(sources, words, findings)
    _check_calendar(sources, words, findings)


def _check_status(entry: Entry, words: Words, findings: Findings) -> None:
    made, tested = _parts(entry.id, words.made), _parts(entry.id, words.tested)
    if not made:
        findings.error(entry.place, f"status {entry.id} is never set")
    elif not tested:
        findings.error(entry.place, f"status {entry.id} is never tested")
    elif entry.table.get("numbered"):
        for number in range(1, entry.table["parts"] + 1):
            part = f"{entry.id}/{number}"
            if not made & {entry.id, part}:
                findings.error(entry.place, f"status {part} is never set")
            if not tested & {entry.id, part}:
                findings.error(entry.place, f"status {part} is never tested")


def _parts(status: str, noted: Iterable[tuple[str, str]]) -> set[str]:
    """What is noted of a status: its name, or parts of it by number."""
    return {what for kind, what in noted if kind == "part" and what.partition("/")[0] == status}


def _check_turned(sources: Sources, words: Words, findings: Findings) -> None:
    """Dials, tokens and guardians. A time dial is set by its timer."""
    timers = {("dial", name) for name in sources.entries["timer"]}
    for (kind, name), place in words.made.items():
        if kind in TURNED and (kind, name) not in words.tested:
            findings.error(place, f"{kind} {name} is set and never tested")
    for (kind, name), place in words.tested.items():
        if kind in (*TURNED, "guardian") and (kind, name) not in words.made.keys() | timers:
            how = "put on the map" if kind == "guardian" else "set"
            findings.error(place, f"{kind} {name} is tested and never {how}")


def _check_in_play(sources: Sources, words: Words, findings: Findings) -> None:
    """Things of which there is a copy, encounters that somebody meets, cards that come to lie."""
    for entry in sources.each("item"):
        if entry.table.get("copies", 1) < 1:
            findings.error(entry.field("copies"), f"item {entry.id}: there must be a copy of it")
    for entry in sources.each("encounter"):
        met = {("encounter", entry.id), ("guardian", entry.id)} & set(words.made)
        if entry.table.get("story") and not met:
            findings.error(entry.place, f"encounter {entry.id} is of the story, and nobody meets it")
    for entry in sources.each("location"):
        if "replaces" in entry.table and ("place", entry.id) not in words.made:
            findings.error(entry.place, f"location {entry.id} never comes into play")


def _check_calendar(sources: Sources, words: Words, findings: Findings) -> None:
    """What lies under an event that always returns is never drawn; a deck without such an event runs dry."""
    for chapter in sources.each("chapter"):
        under = ""
        for name in chapter.table["events"]:
            event = sources.entries["event"].get(name)
            if event is None:
                continue
            if under and name not in words.played:
                findings.error(
                    event.place, f"event {name} lies under {under}, which returns; nothing plays it"
                )
            if not under and "event again" in event.table.get("do", ""):
                under = name
        if not under:
            dry = f"chapter {chapter.id}: its event deck can run dry, since none returns"
            remedy = "end the `do` of its last event with `event again 3`"
            findings.warn(chapter.field("events"), f"{dry}; {remedy}")
