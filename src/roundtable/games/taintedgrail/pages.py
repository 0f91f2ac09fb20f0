"""What is read: the page that is open, the chronicle, events, quests, tasks and statuses as zones of a scene.

Of a verse only the lines are shown that have been read.
"""

from __future__ import annotations

from roundtable.kernel.scene import LIST, ROW, Group, Piece, Words, Zone

from . import meaning, pieces, words
from .retelling import source
from .table import Table

SPAN = 1000  # lines of a verse: a paragraph is known by its verse and its first and last line


# -- the journal -----------------------------------------------------------------------------------------


def journal(t: Table) -> Zone | None:
    """The page that is open, then what was read before, the latest day first. It is one zone, so that a
    reader's screen knows what he has read already."""
    open_page = len(t.page)
    past = t.chronicle[: len(t.chronicle) - open_page]
    groups = [_verse(t, at + len(past), verse, lines) for at, (verse, lines) in enumerate(t.page)]
    for group in groups:
        group.marked = True
    groups += _past(t, past)
    groups = [group for group in groups if group.pieces]
    return Zone("journal", Words("board-journal"), LIST, groups) if groups else None


def _verse(t: Table, at: int, verse: str, lines: tuple[int, ...], day: int = 0) -> Group:
    of = t.options["pack"]
    name = words.verse_name(of, verse)
    title = Words("on-day", {"day": day, "verse": name}) if day else name
    return Group(title, pieces=_paragraphs(of, at, verse, lines))


def _paragraphs(of: str, at: int, verse: str, lines: tuple[int, ...]) -> list[Piece]:
    found = words.paragraphs(of, verse, tuple(lines))
    first = (at * SPAN + len(lines)) * SPAN
    return [Piece(f"line-{first + number}", text=text) for number, text in enumerate(found)]


def _past(t: Table, past: list[tuple[int, str, tuple[int, ...]]]) -> list[Group]:
    """Everything that was read, the latest day first; a verse that was read again as it was, only once."""
    seen, found = set(), list[tuple[int, int, Group]]()
    for at, (day, verse, lines) in reversed(list(enumerate(past))):
        if (verse, lines) not in seen and lines:
            seen.add((verse, lines))
            found.append((-day, at, _verse(t, at, verse, lines, day or 1)))
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
    parts = [words.known(of, f"task.{name}.text"), _origin(t, t.task_from.get(name, ""))]
    done = 1000 if t.tasks[name] else 0  # a task that is done is another line
    return Piece(
        f"task-{done + pieces.number(of, 'task', name)}",
        icon=pieces.icon("status" if done else "task"),
        text=meaning.together(parts),
        title=words.title(of, "task", name),
    )


def _origin(t: Table, name: str) -> Words | None:
    kind, _, about = name.partition("/")
    if kind == "verse" and about in t.pack.verses:
        return Words("task-from", {"from": words.verse_name(t.options["pack"], about)})
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
                {"status": words.title(of, "status", name), "parts": [str(part) for part in sorted(ticked)]},
            ),
        )
        for name, ticked in t.statuses.items()
        if ticked
    ]
    lying += [Piece(f"dial-{number}", value=number, icon=pieces.icon("time")) for number in t.dials.values()]
    return Zone("statuses", Words("board-statuses"), ROW, [Group(pieces=lying)]) if lying else None
