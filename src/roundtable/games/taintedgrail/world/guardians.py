"""[Guardians] Dangerous wanderers: where they are, how they move at dawn, and meeting them."""

from __future__ import annotations

from collections.abc import Generator

from roundtable.kernel import Ask, AskAll, Flow, Follow, Frame, Rulebook

from ..effects.in_force import modifier
from ..effects.steps import effects
from ..encounter.beginning import meet
from ..encounter.decks import put_under, search
from ..marks import APART, CALM, ENTERED, Mark, about, but
from ..places import connected, leads_to, settlement
from ..table import NOBODY, Seats, Table

book = Rulebook()

DIE = ("n", "e", "s", "w", "stay", "banish")  # four directions, nothing, banishment


def calm_today(t: Table) -> list[Mark]:
    """[Locations] What is still remembered of yesterday: where nothing happens on entry (TG-99)."""
    return [(ENTERED, place) for (place,) in about(t.used, CALM)]


def send_away(t: Table, name: str) -> None:
    """[Guardians] Off the map and under its deck; one that belongs to the story lies aside (TG-64)."""
    del t.guardians[name]
    put_under(t, name)


@book.rule
def place_guardian(t: Table, name: str, number: int) -> Follow:
    """[Guardians] It is on the map; who stands there must fight it."""
    t.guardians[name] = number
    search(t, name)
    t.tell("guardian.placed", guardian=name, place=number)
    there = t.at(number)
    return meet(name, there) if there and name != t.enc else None


@book.rule
def move_guardians(t: Table) -> Follow:
    """[Dawn, 6] Each rolls its die. What something holds where it is fights those who are there."""
    if not t.guardians:
        return None
    still = any([modifier(t, seat, "guardians_still") for seat in t.living()])
    return tuple([stand_against(name) if still else move_guardian(name) for name in t.guardians])


@book.rule
def move_guardian(t: Table, name: str) -> Follow:
    """[Guardians] One step in a direction, none, or it is banished. Where it cannot go, it goes to the
    connected location with the highest number (TG-21)."""
    if name not in t.guardians:
        return None
    at, face = t.guardians[name], t.chance.pick(DIE)
    t.tell("guardian.die", guardian=name, face=face)
    if face == "banish":
        send_away(t, name)
        return None
    if face != "stay":
        t.guardians[name] = leads_to(t, at, face) or max(connected(t, at), default=at)
        t.tell("guardian.moved", guardian=name, place=t.guardians[name])
    return stand_against.now(t, name)


@book.rule
def stand_against(t: Table, name: str) -> Follow:
    """[Guardians] All heroes who are where it is fight it together."""
    there = t.at(t.guardians[name]) if name in t.guardians else ()
    return meet(name, there) if there else None


def enters(t: Table, number: int) -> bool:
    """Whether something happens on entry; some things only once a day."""
    return t.content.locations[number].enter is not None and (ENTERED, number) not in t.used


def guardians_at(t: Table, number: int) -> list[str]:
    """The guardians of a location."""
    return [name for name, place in t.guardians.items() if place == number]


def is_expected(t: Table, number: int) -> bool:
    """Whether anything happens to heroes who go there."""
    return number in t.guardians.values() or enters(t, number)


@book.rule
def arrive(t: Table, seats: Seats) -> Flow:
    """[Locations] Guardians first, then the entry effect. Heroes who are already there may join before either
    (TG-140), even those who have passed for today (TG-41)."""
    number = t.place[seats[0]]
    due, guardians = enters(t, number), guardians_at(t, number)
    others = tuple([seat for seat in t.at(number) if seat not in seats])
    party = seats
    if others and asks_now(t, guardians, due):
        asking = AskAll("party.help", dict.fromkeys(others, (True, False)), place=number)
        party = yield from _joined(seats, asking)
    faced = face_guardians(party, number, ()) if guardians else None
    if not due:
        return faced
    return faced, step_in(seats, number) if t.by_consent else _enter(t, party, others, number)


def asks_now(t: Table, guardians: list[str], due: bool) -> bool:
    """Whether somebody may join before the guardians; before rules 8 once for them and the entry effect."""
    return bool(guardians) or (due and not t.by_consent)


def _joined(seats: Seats, asking: AskAll) -> Generator[AskAll, dict[int, bool], Seats]:
    """Those who arrive, and who joins them."""
    answers = yield asking
    return *seats, *[seat for seat, yes in answers.items() if yes]


def _enter(t: Table, party: Seats, others: Seats, number: int) -> tuple[Frame, Frame]:
    """[Locations] What happens on entry; who stands there and does not join stays apart from it."""
    t.used += [(APART, seat) for seat in others if seat not in party]
    return enter_place(party, number), regroup(tuple(t.out))


@book.rule
def step_in(t: Table, seats: Seats, number: int) -> Flow:
    """[Locations] Before an entry effect, everyone who is there is asked, again if there were guardians: they
    may have fought and stay out of this, or the other way round (TG-140)."""
    there = _still_at(t, seats, number)
    if not there or not enters(t, number):
        return None
    others = tuple([seat for seat in t.at(number) if seat not in there])
    asking = AskAll("party.entry", dict.fromkeys(others, (True, False)), place=number)
    party = (yield from _joined(there, asking)) if others else there
    return _enter(t, party, others, number)


@book.rule
def regroup(t: Table, out: tuple[int, ...]) -> None:
    """[Parties] Heroes who dropped out of what happens on entry, or stayed out of it, are with the others
    again (TG-114)."""
    t.out = list(out)
    t.used = but(t.used, APART)


@book.rule
def face_guardians(t: Table, party: Seats, number: int, met: tuple[str, ...]) -> Flow:
    """[Guardians] All that are there, one after the other; the party says which first. The dying fight too
    (TG-61), but not whom the last one has driven elsewhere."""
    here = t.lying(t.location(number).original)
    there = _still_at(t, party, here)
    names = tuple([name for name in guardians_at(t, here) if name not in met])
    if not there or not names:
        return None
    name = names[0] if len(names) == 1 else (yield Ask(there[0], "guardian.which", names))
    return meet(name, there), face_guardians(party, number, (*met, name))


def _still_at(t: Table, party: Seats, number: int) -> Seats:
    return tuple([seat for seat in party if t.is_alive(seat) and t.place[seat] == number])


@book.rule
def enter_place(t: Table, party: Seats, number: int) -> Follow:
    """[Locations] What happens on entry, for a party once (TG-34); by comforts that groups may choose once a
    day, and in settlements every second day (TG-98, TG-99)."""
    enter = t.location(number).enter
    there = _still_at(t, party, number)
    if enter is None or not there:
        return None
    if enter.once or t.options["calm_entry"]:
        t.used.append((ENTERED, number))
    if t.options["calm_settlements"] and settlement(t, number):
        t.used += [(ENTERED, number), (CALM, number)]
    t.out = []  # who has dropped out of what led here stands here like the others (TG-114)
    t.tell("map.enter", seats=there, place=number)
    return effects.now(t, enter.do, there, NOBODY, f"location/{number}")
