"""What is painted of places and encounters: words that no painter knows, and pictures that would fit where a
pack names none."""

from __future__ import annotations

from ..content.pictures import suggested, unknown
from .sources import Entry, Findings, Sources

SHOWN = 5  # suggestions at a time


def check_pictures(sources: Sources, findings: Findings) -> list[str]:
    """Unknown words are warned of; what comes back are suggestions: a pack needs no pictures."""
    missing = []
    for entry in sources.each("location", "encounter"):
        if "picture" not in entry.table:
            missing.append(entry)
            continue
        for word in unknown(entry.table["picture"]):
            findings.warn(
                entry.field("picture"), f"{entry.name}: no painter knows {word!r}, so it is left out"
            )
    if not missing:
        return []
    lines = [f"{len(missing)} places and encounters name no picture. These words would fit:"]
    fitting = [(entry.name, suggested(_said(entry))) for entry in missing]
    return [*lines, *[f'  {name}: picture = "{picture}"' for name, picture in fitting if picture][:SHOWN]]


def _said(entry: Entry) -> str:
    return " ".join([str(entry.table.get(field, "")) for field in ("title", "flavour", "text")])
