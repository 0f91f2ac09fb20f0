"""[Events, quests and tasks] The event deck, active quests, time dials that run out."""

from __future__ import annotations

from roundtable.kernel import Follow, Rulebook, without

from ..content.language import Act
from ..effects.conditions import Context, amount, drawn_last, is_random
from ..effects.steps import check_goals, effects
from ..effects.tracks import fire_all
from ..effects.verbs import Acts
from ..journal.reading import read_later
from ..marks import DAY_OVER, EDICT, FRESH, GOAL, REDRAWN, about, but
from ..table import NOBODY, Seats, Table
from .locations import before_day

book = Rulebook()


@book.rule
def reveal_event(t: Table) -> Follow:
    """[Dawn, 7] The top card of the event deck; yesterday's events are over, but not what has been played or
    changed at this very dawn (TG-132)."""
    over = tuple([event for event in t.today if (FRESH, event) not in t.used])
    for event in over:
        _put_away(t, event)
    t.today, t.edicts = without(t.today, over), edicts_of_dawn(t)
    return draw_event.now(t) if t.event_deck else None


@book.rule
def draw_event(t: Table) -> Follow:
    """[Events] The top card; what heroes have against it comes before what it does (TG-112)."""
    event = t.event_deck.pop()
    _lay(t, event)
    fired = fire_all.now(t, t.living(), "event")
    return (fired, resolve(event)) if fired else resolve.now(t, event)


def _lay(t: Table, event: str) -> None:
    """[Events] A quest lies in its stack until its card says otherwise, all others are in force today."""
    t.tell("event.drawn", event=event)
    t.once = [mark for mark in t.once if mark != (GOAL, event)]
    if t.content.events[event].quest:
        t.quests += (event,)
    else:
        t.today += (event,)


def _put_away(t: Table, event: str) -> None:
    if event in t.event_deck or event in t.quests:
        return
    (t.random_under if t.content.events[event].random else t.past).append(event)


@book.rule
def resolve(t: Table, event: str) -> Follow:
    """[Events] What the card says; if it was put away for another, that one is drawn."""
    found = t.content.events[event]
    if (REDRAWN,) in t.used:
        t.used.remove((REDRAWN,))
        return draw_event()
    if event not in t.today and event not in t.quests:
        return None
    everybody, source = t.living(), f"event/{event}"
    done = effects.now(t, found.do, everybody, NOBODY, source) if found.do else None
    told = read_later(found.read, everybody, source) if found.read else None
    return done, told, check_goals()


def handle(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Events] What the story does with the event deck."""
    how = act.args[0]
    about = act.args[1] if len(act.args) > 1 else ""
    own = context.source.partition("/")[2]
    event = own if about == "self" else about
    if how == "random":
        _random_on_top(t, amount(t, about, context) + more_or_fewer(t))
    elif how == "top":
        _take(t, event)
        t.event_deck.append(event)
    elif how == "play":
        return _play(t, event)
    elif how == "discard":
        _discard(t, event)
    elif how == "again":
        _take(t, own)
        t.event_deck.append(own)
        _random_on_top(t, int(about) + more_or_fewer(t))
    elif how == "redraw":
        return _redraw(t)
    return None


def _play(t: Table, event: str) -> Follow:
    """[Events] Out of the deck, the order of the others kept, or out of the box; not what has been played."""
    if event in (*t.today, *t.quests, *t.past, *t.random_under):
        return None
    _take(t, event)
    _lay(t, event)
    if before_day(t):
        t.used.append((FRESH, event))
    return resolve(event)


def more_or_fewer(t: Table) -> int:
    """[Challenge mode] One random event fewer than a card says; for comfort one more (TG-102)."""
    more: int = t.options["more_random"] - t.options["fewer_random"]
    return more


def _random_on_top(t: Table, number: int) -> None:
    """Random events, unseen, on top of the event deck; those under their deck follow when it is empty."""
    for _ in range(max(0, number)):
        if not t.random_deck:
            t.random_deck, t.random_under = t.random_under[::-1], []
        if t.random_deck:
            t.event_deck.append(t.random_deck.pop())


def _take(t: Table, event: str) -> bool:
    """Take a card out of wherever it lies, without changing the order of the others."""
    if event in t.event_deck:
        t.event_deck.remove(event)
    elif event in t.today:
        t.today = without(t.today, (event,))
    elif event in t.quests:
        t.quests = without(t.quests, (event,))
    else:
        lying = next((pile for pile in (t.past, t.random_deck, t.random_under) if event in pile), None)
        if lying is None:
            return False
        lying.remove(event)
    return True


def _discard(t: Table, event: str) -> None:
    if event not in (*t.past, *t.random_under) and _take(t, event):
        (t.random_under if t.content.events[event].random else t.past).append(event)


def _redraw(t: Table) -> Follow:
    """The event just drawn is discarded; the next one comes from the random stack: at dawn when all have said
    what they have against the first, later at once."""
    last = drawn_last(t)
    if not is_random(t, last):
        return None
    _discard(t, last)
    _random_on_top(t, 1)
    if not before_day(t):
        return draw_event()
    t.used.append((REDRAWN,))
    return None


def change_rule(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Events] A rule is changed for today; at dawn, for the day that begins (TG-132)."""
    key, number = act.args[0], amount(t, act.args[1], context)
    t.edicts[key] = t.edicts.get(key, 0) + number
    if before_day(t):
        t.used.append((EDICT, key, number))
    return None


def edicts_of_dawn(t: Table) -> dict[str, int]:
    """The rules that have been changed since this dawn began."""
    found: dict[str, int] = {}
    for key, number in about(t.used, EDICT):
        found[key] = found.get(key, 0) + number
    return found


def forget_dawn(t: Table) -> None:
    """What has been played, changed or ended since this dawn began is so no longer."""
    t.used = but(t.used, FRESH, EDICT, DAY_OVER)


@book.rule
def run_timers(t: Table) -> Follow:
    """[Dawn, 5] Time dials turn; at their end what they were for happens. A time token goes from each
    location. Quest dials do not turn."""
    for place in list(t.times):
        t.times[place] -= 1
        if not t.times[place]:
            del t.times[place]
    ended = [name for name, left in t.timers.items() if left <= 1]
    t.timers = {name: left - 1 for name, left in t.timers.items() if left > 1}
    return tuple([timer_ends(name) for name in ended])


@book.rule
def timer_ends(t: Table, name: str) -> Follow:
    t.tell("timer.ends", dial=name)
    return effects.now(t, t.content.timers[name], t.living(), NOBODY, f"timer/{name}")


ACTS: Acts = {"event": handle, "rule": change_rule}
