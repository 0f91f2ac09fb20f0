"""What the tables of a pack say: cards, encounters, people, things, events, chapters, the tutorial."""

from __future__ import annotations

import re
from collections import Counter

from ..content.language import KINDS, SCOPES, PackError, read_left, read_right
from ..content.records import Pack
from ..content.traits import TRAITS
from .sources import Entry, Findings, Place, Sources
from .words import Words

STARTERS, ADVANCED = 15, 12  # cards of a kind for each character
CONDITIONS = ("dying_solo", "dying", "insane")


def check_tables(sources: Sources, words: Words, findings: Findings) -> None:
    """Everything in tables that is written in the effect language or leads to a verse."""
    for entry in sources.each("card"):
        _check_card(entry, words, findings)
    for entry in sources.each("encounter"):
        _check_encounter(entry, words, findings)
    for entry in sources.each("item", "secret", "condition"):
        _check_abilities(entry, words, entry.table.get("rules", []))
    for entry in sources.each("skill"):
        for side in ("front", "back"):
            _check_abilities(entry, words, entry.table[side].get("rules", []))
    characters(words, findings)
    for entry in sources.each("status"):
        _check_collect(entry, words, findings)
    for entry in sources.each("event"):
        _check_event(entry, words, findings)
    for entry in sources.each("timer"):
        words.effects(entry.table["ends"], entry.field("ends"), world=True)
    for entry in sources.each("chapter"):
        _check_chapter(entry, sources, words, findings)
    _check_tutorial(sources, words, findings)
    _check_numbers(sources, findings)


def _check_abilities(entry: Entry, words: Words, lines: list[str], kind: str = "") -> None:
    for line in lines:
        words.ability(line, entry.where(line), kind)


# -- cards and encounters --------------------------------------------------------------------------------


def _check_card(entry: Entry, words: Words, findings: Findings) -> None:
    table = entry.table
    _check_halves(entry, findings)
    _check_abilities(entry, words, table.get("ability", []), table["kind"])
    if table["owner"] not in words.sources.entries["character"]:
        findings.error(entry.field("owner"), f"{entry.name}: there is no character {table['owner']!r}")


def _check_halves(entry: Entry, findings: Findings) -> None:
    kind = entry.table["kind"]
    for field, reader in (("left", read_left), ("right", read_right)):
        try:
            halves = reader(entry.table.get(field, ""), kind)
        except PackError as why:
            findings.error(entry.field(field), f"{entry.name}: {why}")
        else:
            if entry.kind == "encounter" and field == "right" and not halves:
                findings.error(
                    entry.field(field), f"{entry.name}: it has no condition halves to begin with (TG-40)"
                )


def _check_encounter(entry: Entry, words: Words, findings: Findings) -> None:
    table = entry.table
    _check_halves(entry, findings)
    for trait in table.get("traits", []):
        if trait not in TRAITS:
            findings.error(entry.field("traits"), f"{entry.name}: there is no trait {trait!r}")
    for field in ("opportunity", "loot", "reward", "fail"):
        if field in table:
            words.effects(table[field], entry.field(field), world=False, kind=table["kind"])
            if field != "opportunity" and any(word in SCOPES for word in table[field].split()):
                findings.error(entry.field(field), f"{entry.name}: {field} says by itself for whom it is")
    if not 1 <= table["level"] <= 4:
        findings.error(entry.field("level"), f"{entry.name}: levels are 1 to 4")
    if table["kind"] == "combat":
        _check_bands(entry, words, findings)
    else:
        _check_talk(entry, words, findings)


def _check_bands(entry: Entry, words: Words, findings: Findings) -> None:
    """The bands of the attack table follow each other from 0 to one less than the value."""
    due = 0
    for band in entry.table.get("attacks", []):
        place, found = entry.where(band), re.fullmatch(r"(\d+)(?:-(\d+))?: (.+)", band)
        if found is None:
            findings.error(place, f"{entry.name}: {band!r} is no band; one looks like `0-2: dmg 1`")
            return
        low, high = int(found[1]), int(found[2] or found[1])
        if low != due or high < low:
            findings.error(place, f"{entry.name}: this band must begin at {due}")
        due = high + 1
        words.effects(found[3], place, world=False, kind="combat")
    value = entry.table.get("value", 0)
    if due != value:
        findings.error(
            entry.field("attacks"), f"{entry.name}: the bands must end at {value - 1}, one below its value"
        )


def _check_talk(entry: Entry, words: Words, findings: Findings) -> None:
    table = entry.table
    for field in ("track", "stage", "fail", "reward"):
        if field not in table:
            findings.error(entry.place, f"{entry.name}: a talk needs the field {field!r}")
    numbers = [stage["n"] for stage in table.get("stage", [])]
    if sorted(set(numbers)) != list(range(1, len(set(numbers)) + 1)) or numbers != sorted(numbers):
        findings.error(entry.field("n"), f"{entry.name}: stages are numbered 1, 2 … in order")
    for stage in table.get("stage", []):
        words.effects(stage["reaction"], entry.where(stage["reaction"]), world=False, kind="diplomacy")
    avoid, place = table.get("avoid", {}), entry.field("avoid")
    words.conds(avoid.get("need", ""), place)
    words.cost(avoid.get("pay", ""), place)
    if avoid.get("then"):
        words.effects(avoid["then"], place, world=False, kind="diplomacy")


# -- people ----------------------------------------------------------------------------------------------


def characters(words: Words, findings: Findings) -> None:
    """Health reaches as far as energy can (TG-46); fifteen cards of each kind to begin with."""
    for entry in words.sources.each("character"):
        _check_board(entry, findings)
        table = entry.table
        words.cost(table["action"]["cost"], entry.field("action"))
        words.effects(table["action"]["do"], entry.field("action"), world=False)
        _check_abilities(entry, words, table["flaw"].get("rules", []))
        words.verse(table["letter"], entry.field("letter"))
        _check_cards_of(entry, words, findings)


def _check_board(entry: Entry, findings: Findings) -> None:
    table = entry.table
    cells = table["energy"]["start"] + table["energy"]["bonus"]
    if table["health"] < cells:
        findings.error(
            entry.field("health"),
            f"{entry.name}: health must be at least {cells}, energy and its bonus (TG-46)",
        )


def _check_cards_of(entry: Entry, words: Words, findings: Findings) -> None:
    for kind in KINDS:
        cards = [card for card in words.sources.each("card") if _of(card, entry.id, kind)]
        starters = sum(card.table.get("copies", 1) for card in cards if card.table.get("starter"))
        others = sum(card.table.get("copies", 1) for card in cards if not card.table.get("starter"))
        place = cards[0].place if cards else entry.place
        if starters != STARTERS:
            findings.error(place, f"{entry.name} has {starters} {kind} cards to start with, not {STARTERS}")
        if others < ADVANCED:
            findings.warn(place, f"{entry.name} has {others} advanced {kind} cards; {ADVANCED} are the least")


def _of(card: Entry, owner: str, kind: str) -> bool:
    return bool(card.table["owner"] == owner and card.table["kind"] == kind)


def _check_numbers(sources: Sources, findings: Findings) -> None:
    """Numbers by which people and secrets are told apart; the cards for the dying and the mad."""
    for kind in ("secret", "character"):
        numbers = Counter(entry.table["number"] for entry in sources.each(kind))
        for entry in sources.each(kind):
            if numbers[entry.table["number"]] > 1:
                findings.error(
                    entry.field("number"), f"{entry.name}: the number {entry.table['number']} is taken"
                )
    for name in CONDITIONS:
        if name not in sources.entries["condition"]:
            first = next(iter(sources.each("condition")), None)
            place = first.place if first else Place("conditions.toml", 1)
            findings.error(
                place, f"there is no condition {name!r}: every pack needs a table [condition.{name}]"
            )


# -- statuses, events, chapters, the tutorial ------------------------------------------------------------


def _check_collect(entry: Entry, words: Words, findings: Findings) -> None:
    collect, parts = entry.table.get("collect", []), entry.table["parts"]
    if not 1 <= parts <= 9:
        findings.error(entry.field("parts"), f"{entry.name}: a status has 1 to 9 parts")
    for one in collect if isinstance(collect, list) else [collect]:
        place = entry.where(one["goto"])
        words.verse(one["goto"], place)
        words.tested.setdefault(("part", entry.id), place)
        wanted = one.get("all", []) or [one.get("any", 0)]
        if not all(1 <= part <= parts for part in wanted) or ("all" in one) == ("any" in one):
            findings.error(place, f"{entry.name}: collect takes any = 1 to {parts}, or all = [parts]")


def _check_event(entry: Entry, words: Words, findings: Findings) -> None:
    table = entry.table
    for field in ("do", "success"):
        if field in table:
            words.effects(table[field], entry.field(field), world=True)
    _check_abilities(entry, words, table.get("rules", []))
    words.conds(table.get("goal", ""), entry.field("goal"))
    if table.get("quest") and not (table.get("goal") and table.get("success")):
        findings.error(entry.field("quest"), f"{entry.name}: a quest needs a goal and a success")
    if table.get("read"):
        words.verse(table["read"], entry.field("read"))


def _check_chapter(entry: Entry, sources: Sources, words: Words, findings: Findings) -> None:
    table, known = entry.table, sources.entries["event"]
    for field in ("events", "random"):
        for name in table.get(field, []):
            place = entry.within(field, f'"{name}"')
            if name not in known:
                findings.error(place, f"there is no event {name!r}")
            elif bool(known[name].table.get("random")) != (field == "random"):
                what = "is no random event" if field == "random" else "is a random event"
                findings.error(place, f"event {name} {what}")
            words.made.setdefault(("event", name), place)
    for field in ("intro", "mercy"):
        if table.get(field):
            words.verse(table[field], entry.field(field))
    start = sources.entries["location"].get(str(table["start"]))
    if start is None or "cell" not in start.table:
        findings.error(
            entry.field("start"), f"chapter {entry.id} begins at {table['start']}, which is not on the map"
        )
    elif "ward" not in start.table:
        findings.error(
            entry.field("start"), f"chapter {entry.id} begins at {table['start']}, which has no menhir"
        )


def _check_tutorial(sources: Sources, words: Words, findings: Findings) -> None:
    for entry in sources.each("tutorial"):
        words.verse(entry.table["start"], entry.field("start"))
        for kind in ("character", "location"):
            if str(entry.table[kind]) not in sources.entries[kind]:
                findings.error(entry.field(kind), f"there is no {kind} {entry.table[kind]!r}")
    for entry in sources.each("step"):
        words.verse(entry.table["verse"], entry.field("verse"))
        name = entry.table.get("encounter")
        if name is not None:
            words.effects(f"encounter {name}", entry.field("encounter"), world=True)
        elif entry.table["wait"] in ("fight", "talk"):
            findings.error(entry.place, f"a step that waits for a {entry.table['wait']} names its encounter")


def check_decks(words: Words, findings: Findings, pack: Pack) -> None:
    """Where a colour is drawn there are cards of the levels that a chapter deals."""
    for chapter in pack.chapters.values():
        for colour, place in words.drawn.items():
            cards = [e for e in pack.encounters.values() if e.deck == colour and not (e.story or e.first)]
            for levels in sorted({chapter.solo_levels, chapter.party_levels}):
                if not any(card.level in levels for card in cards):
                    which = " or ".join(map(str, levels))
                    findings.error(
                        place, f"chapter {chapter.number} has no {colour} encounter of level {which}"
                    )
