"""What is set must be tested somewhere, and what is tested must be set; what is there must come into play."""

from __future__ import annotations

from .sources import Entry, Findings, Sources
from .words import Words


def check_ledger(sources: Sources, words: Words, findings: Findings) -> None:
    """Called when everything has been looked at."""
    for entry in sources.each("status"):
        _check_status(entry, words, findings)
    for entry in sources.each("secret"):
        if ("secret", entry.id) not in words.made:
            findings.error(entry.place, f"secret {entry.id} is never given")
        if ("secret", entry.id) not in words.tested and not entry.table.get("rules"):
            findings.error(entry.place, f"secret {entry.id} has no rules and is never tested")
    for entry in sources.each("item"):
        if ("item", entry.id) not in words.tested and not entry.table.get("rules"):
            findings.error(entry.place, f"item {entry.id} has no rules and is never tested")
        if entry.table.get("copies", 1) < 1:
            findings.error(entry.field("copies"), f"item {entry.id}: there must be a copy of it")
    for entry in sources.each("task"):
        if ("task", entry.id) not in words.made:
            findings.error(entry.place, f"task {entry.id} is never opened")
        if ("task", entry.id) not in words.tested:
            findings.error(entry.place, f"task {entry.id} is never done")
    for entry in sources.each("timer"):
        if ("timer", entry.id) not in words.made:
            findings.error(entry.place, f"timer {entry.id} is never started")
    for entry in sources.each("dial"):
        if ("dial", entry.id) not in words.made:
            findings.error(entry.place, f"dial {entry.id} is never set")
    _check_both_ways(sources, words, findings)
    _check_in_play(sources, words, findings)
    _check_calendar(sources, words, findings)


def _check_status(entry: Entry, words: Words, findings: Findings) -> None:
    name, parts = entry.id, range(1, entry.table["parts"] + 1)
    made = {what for kind, what in words.made if kind == "part"}
    tested = {what for kind, what in words.tested if kind == "part"}
    if not any(what.partition("/")[0] == name for what in made):
        findings.error(entry.place, f"status {name} is never set")
    elif not any(what.partition("/")[0] == name for what in tested):
        findings.error(entry.place, f"status {name} is never tested")
    elif entry.table.get("numbered"):
        for part in parts:
            if not {name, f"{name}/{part}"} & made:
                findings.error(entry.place, f"status {name}/{part} is never set")
            if not {name, f"{name}/{part}"} & tested:
                findings.error(entry.place, f"status {name}/{part} is never tested")


def _check_both_ways(sources: Sources, words: Words, findings: Findings) -> None:
    timers = set(sources.entries["timer"])
    for kind in ("dial", "token", "time"):
        for (what, name), place in words.made.items():
            if what == kind and (kind, name) not in words.tested:
                findings.error(place, f"{kind} {name} is set and never tested")
        for (what, name), place in words.tested.items():
            if what == kind and (kind, name) not in words.made and not (kind == "dial" and name in timers):
                findings.error(place, f"{kind} {name} is tested and never set")
    for (what, name), place in words.tested.items():
        if what == "guardian" and (what, name) not in words.made:
            findings.error(place, f"guardian {name} is tested and never put on the map")


def _check_in_play(sources: Sources, words: Words, findings: Findings) -> None:
    for entry in sources.each("event"):
        if ("event", entry.id) not in words.made:
            findings.error(entry.place, f"event {entry.id} is never drawn or played")
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
            findings.warn(
                chapter.field("events"), f"chapter {chapter.id}: its event deck can run dry, none returns"
            )
