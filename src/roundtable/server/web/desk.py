"""The desk: making tables, seating people and fetching saves, over HTTP."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from roundtable.kernel import Match, Viewer
from roundtable.kernel.plain import melt

from .. import keys, protocol
from ..aside import Deadline
from ..errors import Away, Refusal
from ..gathering import Gathering
from ..hall import Decide, Hall
from ..limits import Buckets
from ..protocol import requests
from ..room import Room, journal, seating
from ..room.face import awaited, awaited_seats, table_info
from ..room.moves import Decision, note
from ..room.saves import SEEN
from .exchange import LARGE, address_of, answered, body_of, device_of, known
from .reference import qr_code

COST = 0.01  # seconds of the processor's time that count as much as one more table
Endpoint = Callable[[Request], Awaitable[Response]]


class Desk:
    """Where tables are made and looked after."""

    def __init__(self, hall: Hall, address: str, makers: Buckets) -> None:
        self.hall, self.makers = hall, makers
        self.address = (
            address  # where others in the network find us; "" if nobody knows better than the request
        )

    # -- tables ------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        wish = await body_of(request, requests.NewTable)
        return await known(request, partial(self._make, lambda d, link: [seating.table(wish, d, link)]))

    async def import_save(self, request: Request) -> Response:
        document = await body_of(request, Any, LARGE)
        spent = list[float]()
        try:
            return await known(
                request, partial(self._make, lambda d, link: [_imported(document, d, link, spent)])
            )
        finally:  # what it cost counts, whether or not it was a match
            self.makers.charge(address_of(request.scope), sum(spent) / COST)

    async def _make(self, entries: Callable[[str, str], list[Any]], device: str) -> Response:
        secret = keys.new_secret()
        made = await self.hall.aside.run(partial(entries, device, keys.hashed(secret)))
        gathering = await self.hall.make(made)
        return answered(requests.Made(gathering.room.id, keys.link(gathering.room.id, secret)))

    async def rematch(self, request: Request) -> Response:
        """Another match with the same people; the first to ask makes the table, the others find it."""
        gathering, device = await self._for_member(request)
        room = gathering.room
        if room.status not in ("over", "archived"):
            raise Refusal("not-over")
        if room.rematch:
            return answered(requests.Made(room.rematch, ""))
        secret = keys.new_secret()
        host = device if device in room.hosts else min(room.hosts)
        again = await self.hall.make(seating.again(room, host, keys.hashed(secret)))

        def decide(room: Any) -> Decision:
            return Decision([] if room.rematch else [journal.Rematched(table=again.room.id)])

        await self.hall.act(gathering, decide)
        room = gathering.room
        if room.rematch == again.room.id:
            with suppress(Refusal):  # a seat may have been given up meanwhile: then the host sets the table
                await self.hall.act(again, seating.start)
        own = device in room.hosts and room.rematch == again.room.id
        return answered(requests.Made(room.rematch, keys.link(again.room.id, secret) if own else ""))

    async def look(self, request: Request) -> Response:
        gathering, device = await self._gathering(request), device_of(request)
        room, host = gathering.room, device in gathering.room.hosts
        seats = room.seats_of(device)
        yours, turn = bool(seats) or host, awaited(room, seats)
        to_move = awaited_seats(room) if yours else []
        return answered(requests.Peek(_info(gathering), None, yours, host, turn, to_move))

    async def save(self, request: Request) -> Response:
        """The whole match for everybody after the end, and before it for the host, which all are told;
        for another person at the table what their seat has seen."""
        gathering, device = await self._for_member(request)
        room = gathering.room
        if room.match is None:
            raise Refusal("not-playing")
        seats = room.seats_of(device)
        if not self.hall.saves.take(device):
            raise Refusal("rate", 429)
        if room.match.result is not None or device in room.hosts:
            if room.match.result is None:  # all are told, even those whose seats a bot minds now
                await self.hall.act(gathering, lambda room: Decision([] if room.saved else [note("saved")]))
            told = _whole(gathering.room)
        else:
            viewer = seats[0] if len(seats) == 1 else None  # people who share a device share what is public
            match = room.seen_by(viewer)
            assert match is not None
            told = partial(_seen, match.clone(), viewer)
        text = await self.hall.aside.run(lambda: _dumped(told()))
        name = f'attachment; filename="{room.game_name}-{room.id[:6]}.json"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Response(text, headers=headers, media_type="application/json")

    # -- the host's desk ---------------------------------------------------------------------------------

    async def start(self, request: Request) -> Response:
        gathering, _ = await self._for_host(request)
        decide = partial(seating.start, tick=Deadline())
        await self.hall.act(gathering, decide, slow=gathering.room.document is not None)
        return answered()

    def course(self, decide: Decide) -> Endpoint:
        """A request by which the host moves the table on."""

        async def endpoint(request: Request) -> Response:
            gathering, _ = await self._for_host(request)
            await self.hall.act(gathering, decide)
            return answered()

        return endpoint

    async def configure(self, request: Request) -> Response:
        gathering, _ = await self._for_host(request)
        settings = await body_of(request, protocol.Settings)
        await self.hall.act(gathering, partial(seating.configure, settings=settings))
        return answered()

    async def change_seat(self, request: Request) -> Response:
        gathering, device = await self._for_host(request)
        wish = await body_of(request, requests.ChangeSeat)
        decide = partial(seating.change, seat=_number(request), wish=wish.seat, device=device)
        await self.hall.act(gathering, decide)
        return answered()

    async def mind_seat(self, request: Request) -> Response:
        gathering, _ = await self._for_host(request)
        wish = await body_of(request, requests.MindSeat)
        await self.hall.act(gathering, partial(seating.mind, seat=_number(request), level=wish.level))
        return answered()

    async def invite(self, request: Request) -> Response:
        gathering, _ = await self._for_host(request)
        secret = keys.new_secret()
        decide = partial(seating.invite, seat=_number(request), key=keys.hashed(secret))
        await self.hall.act(gathering, decide)
        token = keys.link(gathering.room.id, secret)
        link = f"{self._base(request)}join/{token}"
        picture = await asyncio.to_thread(qr_code, link)  # 20 ms, for which no table should wait
        return answered(requests.Invitation(token, link, picture))

    def _base(self, request: Request) -> str:
        """The address for a guest: the host's own, unless that leads only to the host's own machine."""
        own = request.url.hostname in ("localhost", "127.0.0.1", "::1")
        return self.address if own and self.address else str(request.base_url)

    # -- guests ------------------------------------------------------------------------------------------

    async def peek(self, request: Request) -> Response:
        token = await body_of(request, requests.Token)
        gathering, key = await self._invited(token.token)
        room, device = gathering.room, device_of(request)
        seat = seating.seat_of(room, key)
        yours = device in (room.hosts if seat is None else room.places[seat].devices)
        return answered(requests.Peek(_info(gathering), seat, yours))

    async def join(self, request: Request) -> Response:
        wish = await body_of(request, requests.Join)
        gathering, key = await self._invited(wish.token)
        return await known(request, partial(self._join, gathering, key, wish.name))

    async def _join(self, gathering: Gathering, key: str, name: str, device: str) -> Response:
        secret = keys.new_secret()
        invited = any(place.invite and keys.same(place.invite, key) for place in gathering.room.places)
        decide = partial(seating.join, key=key, device=device, name=name, link=keys.hashed(secret))
        await self.hall.act(gathering, decide)
        table = gathering.room.id
        return answered(requests.Joined(table, keys.link(table, secret) if invited else ""))

    # -- who asks ----------------------------------------------------------------------------------------

    async def _gathering(self, request: Request) -> Gathering:
        return await self.hall.gathering(request.path_params["table"])

    async def _invited(self, token: str) -> tuple[Gathering, str]:
        table, key = keys.unlink(token)
        try:
            return await self.hall.gathering(table), key
        except Away:
            raise
        except Refusal:
            raise Refusal("no-invitation", 404) from None

    async def _for_host(self, request: Request) -> tuple[Gathering, str]:
        gathering, device = await self._gathering(request), device_of(request)
        if device not in gathering.room.hosts:
            raise Refusal("host-only", 403)
        return gathering, device

    async def _for_member(self, request: Request) -> tuple[Gathering, str]:
        gathering, device = await self._gathering(request), device_of(request)
        if device not in gathering.room.hosts and not gathering.room.seats_of(device):
            raise Refusal("not-yours", 403)
        return gathering, device


def _info(gathering: Gathering) -> protocol.TableInfo:
    return table_info(gathering.room, None, gathering.here(), gathering.watching())


def _imported(document: Any, device: str, link: str, spent: list[float]) -> journal.Opened:
    """A table for a save; also notes how much of the processor's time it took to believe it."""
    before = time.thread_time()
    try:
        return seating.imported(document, device, link, Deadline())
    finally:
        spent.append(time.thread_time() - before)


def _whole(room: Room) -> Callable[[], dict[str, Any]]:
    """The match with all that is hidden in it, and who plays it."""
    assert room.match is not None
    match, taken_back = room.match.clone(), room.taken_back
    players, labels = [place.bot or "you" for place in room.places], [place.name for place in room.places]
    return lambda: {**match.save(), "players": players, "names": labels, "taken_back": taken_back}


def _seen(match: Match, viewer: Viewer) -> dict[str, Any]:
    log = [[event.key, melt(event.args)] for event in match.log(viewer)]
    return {"format": SEEN, "view": match.view(viewer), "log": log}


def _dumped(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"


def _number(request: Request) -> int:
    digits = request.path_params["seat"]
    if not (digits.isdecimal() and len(digits) < 4):
        raise Refusal("no-seat", 404)
    return int(digits)
