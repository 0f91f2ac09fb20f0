"""What is read: the page that is open, the chronicle, events, quests, tasks and statuses as zones of a scene.

Of a verse only the lines are shown that have been read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from roundtable.kernel import scene
from roundtable.kernel.scene import LIST, PAGES, Group, Need, Piece, Words, Zone

from ..content.language import ATTRIBUTES, Act, Cond, read_needs
from ..content.verses import Choice
from ..effects.conditions import Context
from ..effects.costs import held
from ..journal.choices import at_least, is_barred
from ..journal.reading import within_reach
from ..table import NOBODY, OPENED, Page, Seats, Table
from . import effects, map_and_heroes, pieces, texts
from .events import source
from .labels import label

SPAN = 1000  # lines of a verse: a paragraph is known by its verse and its first and last line


# -- the journal -----------------------------------------------------------------------------------------


def journal(t: Table, me: int | None, prompt: dict[str, Any]) -> Zone | None:
    """What is new since the viewer's last deed lies open, then what was read before, the latest day
    first. It is one zone, so that a screen knows what its reader has already read."""
    fresh = t.page(me)
    past = t.chronicle[: len(t.chronicle) - len(fresh)]
    groups = [_verse(t, len(past) + at, *fresh[at][1:]) for at in _once(fresh)]
    if prompt["key"] == "verse.choice":
        groups = groups or [Group()]
        groups[-1].pieces = [*groups[-1].pieces, *_choices(t, **prompt["about"])]
    for group in groups:
        group.marked = True
    groups = [group for group in (*groups, *_past(t, past)) if group.pieces]
    if not groups:
        return None
    return Zone("journal", Words("board-journal"), PAGES, groups, now=groups[0].marked)


def _once(pages: Sequence[Page]) -> list[int]:
    """Which pages to lay out: one that was opened again as it was, only once, and the last one at the end.
    What a test has brought is told each time."""
    latest = len(pages) - 1
    first = {page[1:]: at for at, page in reversed(list(enumerate(pages)))}
    if pages:
        first[pages[latest][1:]] = latest
    return [at for at, page in enumerate(pages) if page[2] != OPENED or first[page[1:]] == at]


def _verse(t: Table, at: int, verse: str, row: int, lines: tuple[int, ...], day: int = 0) -> Group:
    of = t.options["pack"]
    if row != OPENED:
        return Group(pieces=_lines(at, 0, texts.outcome(of, verse, row, lines)))
    name = texts.verse_name(of, verse)
    title = Words("on-day", {"day": day, "verse": name}) if day else name
    found = (*texts.paragraphs(of, verse, tuple(lines)), *_note(t, verse))
    return Group(title, pieces=_painted(of, verse, _lines(at, len(lines), found)))


def _painted(of: str, verse: str, lines: list[Piece]) -> list[Piece]:
    """The page of a place has its picture: who reads it is or was there."""
    book, _, _ = verse.partition(".")
    if not book.isdecimal() or not lines:
        return lines
    return [replace(lines[0], picture=map_and_heroes.picture(of, int(book))), *lines[1:]]


def _note(t: Table, verse: str) -> list[Words]:
    """What a menhir asks for, under what the journal says of it."""
    number, _, part = verse.partition(".")
    note = texts.known(t.options["pack"], f"location.{number}.ward.note") if part == "ward" else None
    return [note] if note and not t.options["blood_price"] else []


def _choices(t: Table, verse: str, party: Seats, looking: bool) -> list[Piece]:
    """The choices of the verse that is being left, each to be pointed at; and then those which lack only what
    everybody can see, with how much of it (TG-104)."""
    of, context = t.options["pack"], Context(tuple(party), NOBODY, f"verse/{verse}")
    read = t.content.verses[verse]
    with texts.played(of):
        open_now = [_offered(verse, one) for one in within_reach(t, read, context)]
    found = [one for one in read.choices if is_barred(t, verse, one, context)]
    said = [(texts.choice(of, verse, one.number), effects.wanted(one.needs)) for one in found]
    barred = [Words("choice-barred", {"choice": choice, "cost": cost}) for choice, cost in said]
    grey = _lines(len(t.chronicle), SPAN - 1, barred, "grey")
    return [
        *open_now,
        *[replace(line, needs=[_needs(t, one, context)]) for line, one in zip(grey, found, strict=True)],
    ]


def _offered(verse: str, choice: Choice) -> Piece:
    number = choice.number
    return Piece(f"choice-{number}", f"choice/{number}", text=label("verse.choice", (verse, number)))


def _needs(t: Table, choice: Choice, context: Context) -> list[Need]:
    """What a choice asks for that lies open on the boards, and how much of it there is."""
    conds, pays = read_needs(choice.needs)
    members = context.members(t)
    found = [_attribute(t, cond, members) for cond in conds if at_least(cond)]
    return found + [_price(t, act, members) for act in pays if act.args[-1].isdecimal()]


def _attribute(t: Table, cond: Cond, members: Seats) -> Need:
    """One who has it is enough."""
    own = t.attr if cond.test in ATTRIBUTES else None
    has = [own[seat].get(cond.test, 0) if own else held(t, seat, cond.test) for seat in members]
    return Need(cond.number, min(cond.number, max(has, default=0)), icon=pieces.icon(cond.test))


def _price(t: Table, act: Act, members: Seats) -> Need:
    *how, what, count = act.args
    has, want = [held(t, seat, what) for seat in members], int(count)
    most = sum(has) if "share" in how else min(has, default=0) if "each" in how else max(has, default=0)
    return Need(want, min(want, most), icon=pieces.icon(what))


def _lines(at: int, length: int, found: Iterable[Words], tint: str = "") -> list[Piece]:
    first = (at * SPAN + length) * SPAN
    return [Piece(f"line-{first + number}", text=text, tint=tint) for number, text in enumerate(found)]


def _past(t: Table, past: list[Page]) -> list[Group]:
    """Everything that was read, the latest day first, each day from its beginning; a verse that was read
    again as it was, only once."""
    seen, found = set(), list[tuple[int, int, Group]]()
    for at, (day, verse, row, lines) in reversed(list(enumerate(past))):
        if (verse, row, lines) not in seen and lines:
            seen.add((verse, row, lines))
            first = day or 1  # letters come before the first day
            found.append((-first, at, _verse(t, at, verse, row, lines, first)))
    return [group for _, _, group in sorted(found, key=lambda one: one[:2])]


# -- events, quests, tasks -------------------------------------------------------------------------------


def events(t: Table) -> Zone | None:
    """Today's events and active quests, with their texts."""
    of = t.options["pack"]
    groups = []
    if t.today:
        groups.append(
            Group(Words("board-today"), pieces=[pieces.told(of, "event", name) for name in t.today])
        )
    if t.quests:
        lying = [pieces.told(of, "event", name, hinted=True) for name in t.quests]
        groups.append(Group(Words("board-quests"), pieces=lying))
    if t.timers:
        lying = [pieces.told(of, "timer", name, days) for name, days in t.timers.items()]
        groups.append(Group(Words("board-timers"), pieces=lying))
    if t.common:
        groups.append(Group(Words("board-common"), pieces=[pieces.secret(of, name) for name in t.common]))
    return Zone("events", Words("board-events"), LIST, groups) if groups else None


def tasks(t: Table) -> Zone | None:
    """The log of tasks, open ones first, with where each came from."""
    if not t.tasks:
        return None
    groups = []
    for done in (False, True):
        lying = [_task(t, name) for name, over in t.tasks.items() if over is done]
        if lying:
            groups.append(Group(Words("board-done" if done else "board-open"), pieces=lying))
    return Zone("tasks", Words("board-tasks"), LIST, groups)


def _task(t: Table, name: str) -> Piece:
    of = t.options["pack"]
    parts = [texts.known(of, f"task.{name}.text"), _origin(t, t.task_from.get(name, ""))]
    done = 1000 if t.tasks[name] else 0  # a task that is done is another line
    return Piece(
        f"task-{done + pieces.number(of, 'task', name)}",
        icon=pieces.icon("status" if done else "task"),
        text=effects.lines(parts),
        title=texts.title(of, "task", name),
    )


def _origin(t: Table, name: str) -> Words | None:
    kind, _, about = name.partition("/")
    if kind == "verse" and about in t.content.verses:
        return Words("task-from", {"from": texts.verse_name(t.options["pack"], about)})
    return Words("task-from", {"from": source(name)}) if kind == "event" else None


def statuses(t: Table) -> Zone | None:
    """What is ticked on the sheet, and the quest dials."""
    of = t.options["pack"]
    lying = [
        Piece(
            f"status-{pieces.number(of, 'status', name)}",
            icon=pieces.icon("status"),
            title=Words(
                "status-parts",
                {"status": texts.title(of, "status", name), "parts": [str(part) for part in sorted(ticked)]},
            ),
        )
        for name, ticked in t.statuses.items()
        if ticked
    ]
    lying += [
        Piece(f"dial-{at}", value=days, icon=pieces.icon("time"), title=texts.known(of, f"dial.{name}.title"))
        for at, (name, days) in enumerate(t.dials.items())
    ]
    groups = [Group(pieces=lying)]
    return Zone("statuses", Words("board-statuses"), scene.ROW, groups, folded=True) if lying else None
