"""A viewer receives the same bytes, whatever it is that they cannot know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from roundtable.games import find, names, part
from roundtable.games.foresight import foreseen
from roundtable.kernel import Match
from roundtable.kernel.match.view import dealt_anew
from roundtable.server.gathering import Gathering
from roundtable.server.room import Room, glances, moves
from roundtable.server.room.face import Face, table_info
from roundtable.server.room.pieces import encode
from tests.server.client import Client, Reader
from tests.server.rooms import Kept, received
from tests.server.served import Served
from tests.thorough import THOROUGH

PAIRS = 2000 if THOROUGH else 60


def face_of(room: Room, viewer: int | None, match: Match) -> list[bytes]:
    face = Face(room, viewer, match)
    return [face.core, face.version.encode(), encode(table_info(room, viewer, set(), 0))]


def glances_of(room: Room, viewer: int | None, match: Match) -> list[bytes]:
    """What would come of the first answer that the viewer could give, and of the last; and why the viewer
    cannot choose each piece."""
    options = () if viewer is None else match.legal(viewer)
    shown, show = Face(room, viewer, match), part(match.game.name, "show")
    refs = sorted({piece.ref for zone in show.scene(shown.view) for piece in zone.pieces()} - {""})
    ahead = [encode(foreseen(match, viewer or 0, option)) for option in {*options[:1], *options[-1:]}]
    return [*ahead, *[encode(glances.because(room, ref, shown)) for ref in refs]]


def usual_seats(game: str) -> int:
    """Three, or as near to that as the game allows."""
    return min(find(game).seats, key=lambda seats: abs(seats - 3))


@pytest.mark.parametrize("game", names())
def test_a_face_is_the_same_in_every_deal_that_the_viewer_cannot_tell_apart(game: str) -> None:
    dice, different, number, seats = Random(3), 0, 0, usual_seats(game)
    while different < PAIRS and number < PAIRS:  # a match may be short
        number += 1
        options = {variant.name: dice.choice(variant.choices) for variant in find(game).variants}
        options = find(game).fitted(seats, options)
        kept = Kept(*["person"] * seats, game=game, seed=f"{number:064}", options=options)
        for step in range(60):
            match = kept.room.match
            assert match is not None
            if match.result is not None:
                break
            if step % 3 == 0:
                for viewer in (None, *range(seats)):
                    guess = dealt_anew(match, viewer, f"{number} {step}")
                    different += guess.fingerprint() != match.fingerprint()
                    assert face_of(kept.room, viewer, guess) == face_of(kept.room, viewer, match)
                    assert glances_of(kept.room, viewer, guess) == glances_of(kept.room, viewer, match)
            seat = match.to_move[0]
            kept.do(moves.play, seat=seat, answer=dice.choice(match.legal(seat)), bot=True)
    assert different >= PAIRS  # the deals did differ


def test_the_check_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Match.view

    def leaky(match: Match, viewer: int | None, common: Any = None) -> dict[str, Any]:
        return {**view(match, viewer, common), "size": match.fingerprint()}

    monkeypatch.setattr(Match, "view", leaky)
    with pytest.raises(AssertionError):
        test_a_face_is_the_same_in_every_deal_that_the_viewer_cannot_tell_apart("kingarthur")


@pytest.mark.parametrize("game", names())
async def test_over_the_wire_a_spectator_gets_the_same_bytes_for_another_deal(
    served: Served, host: Client, game: str
) -> None:
    """The same table twice; in the second all hidden cards are dealt again, under the server's feet."""
    table = host.make("local", "link", *["local"] * (usual_seats(game) - 2), game=game)
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    for viewer, client in ((None, Client(host.address)), (1, guest)):
        sent = []
        room = served.room(table)
        truth = room.match, room.shown
        assert truth[0] is not None
        for deal in range(3):
            guess = dealt_anew(truth[0], viewer, f"deal {deal}") if deal else truth[0]
            room.match = room.shown = guess
            served.call(renewed(served, table))
            async with Reader(client, table) as reader:
                await reader.refused("play", answer="no such", version=reader.state["version"])
                await reader.refused("play", answer=None, version="")
                await reader.refused("undo")
                await reader.do("why", ref="no such", version=reader.state["version"])
                for answer in reader.choices[:2]:
                    await reader.do("peek", answer=answer)
                await reader.calm()
                sent.append(reader.bytes)
        room.match, room.shown = truth
        served.call(renewed(served, table))
        assert sent[0] == sent[1] == sent[2]


async def renewed(served: Served, table: str) -> None:
    gathering: Gathering = await served.hall.gathering(table)
    gathering.tales.clear()
    gathering.renew()


async def test_nobody_is_sent_the_seed_the_dice_or_what_lies_face_down(served: Served, host: Client) -> None:
    table = host.begin("local", "bot")
    spectator = Client(host.address)
    async with host.read(table) as one, Reader(spectator, table) as two:
        for _ in range(12):
            await one.until(lambda _: one.choices)
            await one.done("play", answer=one.choices[0])
        await two.calm()
        room = served.room(table)
        assert room.match is not None
        hidden = [room.seed, room.seed[:16], room.match.table.chance.key.hex(), room.match.fingerprint()]
        hidden += [json.dumps(getattr(room.match.table, pile)) for pile in ("deck", "supply")]
        hidden += [step.chance.__repr__() for step in room.steps if step.chance]
        for reader in (one, two):
            seen = "\n".join([*reader.bytes, *map(json.dumps, reader.messages)])
            assert [secret for secret in hidden if secret in seen] == []
        asked = [
            spectator.ask("GET", f"/api/tables/{table}").raw,
            host.ask("GET", f"/api/tables/{table}").raw,
        ]
        assert not any(room.seed.encode() in raw for raw in asked)


def test_versions_do_not_change_by_what_another_does_in_secret() -> None:
    kept = Kept("person", "person", "person", seed="c" * 64)
    assert kept.room.match is not None
    seat = kept.room.match.to_move[0]
    before = {viewer: received(kept.room, viewer) for viewer in (None, 0, 1, 2)}
    digests = {viewer: told(kept.room, viewer) for viewer in before}
    kept.do(moves.play, seat=seat, answer=kept.room.match.legal(seat)[0])
    for viewer in before:
        same = received(kept.room, viewer) == before[viewer] and told(kept.room, viewer) == digests[viewer]
        assert same is (viewer != seat)


def told(room: Room, viewer: int | None) -> str:
    return Gathering(room).tale(viewer).from_line(0).digest


# -- who hears and sees what -----------------------------------------------------------------------------


async def test_the_chat_is_for_the_table_and_a_spectator_only_reads(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1, "Elaine")
    other = host.make("local", "local")
    async with (
        guest.read(table) as one,
        Reader(Client(host.address), table) as two,
        host.read(other) as three,
    ):
        await one.done("chat", text="  <b>hail</b>\n\tall ")
        await two.until(lambda _: any(line["text"] for line in two.talk))
        assert two.talk[-1]["text"] == "<b>hail</b> all"  # as it was written; to escape it is the page's part
        assert (two.talk[-1]["seat"], two.talk[-1]["name"]) == (1, "Elaine")
        assert await two.refused("chat", text="hear me") == "not-yours"
        await three.calm()
        assert "hail" not in "".join(three.bytes)
        for text in (" ", "\n", ""):
            assert await one.refused("chat", text=text) == "malformed"
        assert await one.refused("chat", text="x" * 401) == "malformed"


@pytest.mark.parametrize("mode", ["off", "end"])
async def test_a_closed_table_shows_a_stranger_nothing_of_the_match(host: Client, mode: str) -> None:
    table = host.begin("local", "local", spectators=mode)
    async with Reader(Client(host.address), table) as reader:
        await reader.calm()
        assert set(reader.state) == {"type", "version", "table", "you", "prompt"}
        assert reader.state["prompt"][0] == "prompt.closed"
        host.post(f"/api/tables/{table}/settings", {"spectators": "public"})
        await reader.until(lambda state: state.get("view"))
        assert reader.lines
        host.post(f"/api/tables/{table}/settings", {"spectators": mode})
        await reader.until(lambda state: "view" not in state)


async def test_a_spectator_sees_no_more_than_any_seat(host: Client) -> None:
    table = host.make("local", "link")
    guest = host.guest(table, 1)
    host.post(f"/api/tables/{table}/start")
    async with Reader(Client(host.address), table) as reader, guest.read(table) as seated:
        assert reader.state["view"]["viewer"] is None
        assert reader.state.get("question") is reader.state.get("back") is None
        public = reader.state["view"]["table"]
        for field, value in seated.state["view"]["table"].items():
            assert public[field] == value or field in ("hands", "fresh")
        for command in ("play", "undo", "redo", "commit"):
            more = {"answer": None} if command == "play" else {}
            assert await reader.refused(command, **more) == "not-yours"
        assert await reader.refused("propose", line=0) == "not-yours"
        assert await reader.refused("mind", level="greedy") == "not-yours"
        assert await reader.refused("pin", pin="1") == "not-yours"
        assert await reader.refused("vote", agree=True) == "no-proposal"
