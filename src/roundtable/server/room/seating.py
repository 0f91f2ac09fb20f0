"""Decisions about seats, invitations and the course of a table; like those about the match, they change
nothing by themselves."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from msgspec.structs import replace

from roundtable import bots
from roundtable.games import find, guide
from roundtable.kernel import Game, Match, Setup, SetupError
from roundtable.kernel.match.codec import SEALED
from roundtable.kernel.plain import melt
from roundtable.kernel.tape import unwind

from .. import keys
from ..errors import Refusal
from ..protocol import Settings, Status
from ..protocol.requests import NewSeat, NewTable
from . import Room, journal
from .moves import Decision, note
from .replay import Tick, patient
from .saves import resumed, verified


def levels(game: str) -> list[str]:
    """The bots that can play this game: the usual one first, then the others, the best first."""
    return list(bots.names(guide(game)))


def table(wish: NewTable, device: str, link: str, document: dict[str, Any] | None = None) -> journal.Opened:
    """A new table as its host wants it."""
    try:
        game = find(wish.game)
        game.check_seats(len(wish.seats), wish.options)
        options = game.choose(wish.options)
    except SetupError as why:
        raise Refusal("setup", 400, why=str(why)) from None
    return journal.Opened(
        game=game.name,
        rules=game.rules if document is None else game.version(document["rules"]).rules,
        options=options,
        seats=[_checked(seat, game) for seat in wish.seats],
        settings=wish.settings or Settings(),
        host=device,
        link=link,
        document=document,
    )


def imported(document: Any, device: str, link: str, tick: Tick = patient) -> journal.Opened:
    """A new table on which a saved match is to be played on: the host says who sits where."""
    match = verified(document, tick).match
    kinds, names = document.get("players"), document.get("names")
    seats = []
    for number in range(match.table.seats):
        kind, name = _listed(kinds, number), _listed(names, number)
        level = bots.today(kind)
        bot = level in levels(match.game.name)
        seats.append(NewSeat("bot" if bot else "local", name[:24], level if bot else ""))
    wish = NewTable(match.game.name, seats, dict(match.table.options))
    return table(wish, device, link, {key: document[key] for key in (*SEALED, "seal")})


def _listed(values: Any, number: int) -> str:
    fits = isinstance(values, list) and number < len(values) and isinstance(values[number], str)
    return values[number].strip() if fits else ""


def _checked(seat: NewSeat, game: Game) -> NewSeat:
    if seat.kind != "bot":
        return NewSeat(seat.kind, _trimmed(seat.name))
    return NewSeat("bot", _trimmed(seat.name), _level(seat.level, game.name) or levels(game.name)[0])


def _level(level: str, game: str) -> str:
    """The level of a bot by its name of today, if the game has such a bot; "" is none."""
    offered, wanted = levels(game), bots.today(level)
    if wanted and wanted not in offered:
        raise Refusal("level", 400, level=level, levels=", ".join(offered))
    return wanted


def _trimmed(name: str) -> str:
    """A name as it is shown: one line, no invisible marks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


# -- who sits where --------------------------------------------------------------------------------------


def change(room: Room, seat: int, wish: NewSeat, device: str) -> Decision:
    """Put another kind of player on a seat; the person who had it no longer does."""
    _seat(room, seat)
    wish = _checked(wish, room.game)
    if room.places[seat].kind == wish.kind != "bot":
        return Decision([journal.Renamed(seat=seat, name=wish.name)])
    holder = device if wish.kind == "local" else ""
    entry = journal.Changed(seat=seat, kind=wish.kind, name=wish.name, level=wish.level, device=holder)
    return Decision([*_freed(room, seat), entry, note("seat-changed", seat=seat)])


def invite(room: Room, seat: int, key: str) -> Decision:
    """A new invitation: the seat is free until somebody accepts it, and older secrets of it are void."""
    _seat(room, seat)
    if room.places[seat].kind != "link":
        raise Refusal("not-by-link")
    return Decision([*_freed(room, seat), journal.Invited(seat=seat, key=key)])


def join(room: Room, key: str, device: str, name: str, link: str) -> Decision:
    """Sit down with an invitation, or come back with the seat's own link."""
    name = _trimmed(name)
    if keys.same(room.host_link, key):
        return Decision([journal.SatDown(seat=None, device=device)])
    for seat, place in enumerate(room.places):
        if place.invite and keys.same(place.invite, key):
            news = [
                journal.SatDown(seat=seat, device=device, name=name, link=link),
                note("joined", seat=seat),
            ]
            return Decision(news)
        if place.link and keys.same(place.link, key):
            return Decision([journal.SatDown(seat=seat, device=device)])
    raise Refusal("no-invitation", 404)


def seat_of(room: Room, key: str) -> int | None:
    """The seat that a secret opens; None is the host's own."""
    if keys.same(room.host_link, key):
        return None
    for seat, place in enumerate(room.places):
        if any(secret and keys.same(secret, key) for secret in (place.invite, place.link)):
            return seat
    raise Refusal("no-invitation", 404)


def mind(room: Room, seat: int, level: str, absent: bool = False) -> Decision:
    """Let a bot mind a person's seat, or give it back; what the person had not shown yet stands."""
    _seat(room, seat)
    if room.places[seat].kind == "bot":
        raise Refusal("not-yours", 403)
    level = _level(level, room.game_name)
    entries = [*_freed(room, seat), journal.Minded(seat=seat, level=level, absent=absent)]
    return Decision([*entries, note("minded" if level else "unminded", seat=seat)])


def _freed(room: Room, seat: int) -> list[journal.Entry]:
    """If somebody leaves a seat in the middle of a turn, what they did stays as it is."""
    return [journal.Committed()] if room.tentative == seat else []


def _seat(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.places):
        raise Refusal("no-seat", 404)
    if room.status in ("over", "archived"):
        raise Refusal("not-playing")


# -- the course of a table -------------------------------------------------------------------------------


def start(room: Room, seed: str = "", tick: Tick = patient) -> Decision:
    """Begin the match; every person's seat must be taken."""
    if room.status != "setup":
        raise Refusal("started")
    if not all(place.taken for place in room.places):
        raise Refusal("seats-free")
    if room.document is not None:
        return resumed(room.document, tick)
    game = room.rulebook
    try:
        setup = Setup(game, len(room.places), game.choose(room.options), seed or token_hex(32))
        match = Match.begin(setup, told=None)
    except SetupError as why:
        raise Refusal("setup", 400, why=str(why)) from None
    begun = journal.Started(seed=setup.seed, chance=melt(unwind(match.table.chance.record)))
    return Decision([begun], match, "playing").ended()


def pause(room: Room) -> Decision:
    return _move(room, "playing", "paused")


def resume(room: Room) -> Decision:
    return _move(room, "paused", "playing")


def archive(room: Room) -> Decision:
    if room.status == "archived":
        raise Refusal("not-playing")
    return Decision([note("archived")]).moved_to("archived")


def _move(room: Room, here: Status, there: Status) -> Decision:
    if room.status != here:
        raise Refusal("not-playing")
    return Decision([note(there)]).moved_to(there)


def configure(room: Room, settings: Settings) -> Decision:
    """Keep the table otherwise; what becomes of chat and hints is named, for everybody feels it at once."""
    before, notes = room.settings, list[journal.Entry]()
    if settings.chat != before.chat:
        notes.append(note("chat-closed") if settings.chat == "closed" else note("chat-open"))
    if settings.hints != before.hints:
        notes.append(note("hints-closed") if settings.hints == "closed" else note("hints-open"))
    if not notes or replace(settings, chat=before.chat, hints=before.hints) != before:
        notes.insert(0, note("configured"))
    return Decision([journal.Configured(settings=settings), *notes])


def again(room: Room, device: str, link: str) -> list[journal.Entry]:
    """The journal of a new table with the same people, who need no new invitation."""
    seats = [NewSeat(place.kind, place.name, place.level) for place in room.places]
    made = table(NewTable(room.game_name, seats, dict(room.options), room.settings), device, link)
    joined = [
        journal.SatDown(seat=seat, device=holder, link=place.link)
        for seat, place in enumerate(room.places)
        for holder in sorted(place.devices)
        if place.kind == "link"
    ]
    hosts = [journal.SatDown(seat=None, device=host) for host in sorted(room.hosts - {device})]
    pins = [
        journal.Pinned(seat=seat, pin=place.pin if ":" in place.pin else f"{room.id}:{place.pin}")
        for seat, place in enumerate(room.places)
        if place.pin
    ]
    return [made, *hosts, *joined, *pins]
