"""A campaign over many sittings: one file carries it anywhere, several go on side by side, and people come
and go between the sittings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import roundtable as rt
from roundtable.server.room.saves import verified
from tests.cli.terminal import run
from tests.games.taintedgrail.helpers import PASS, asked, new
from tests.server.client import Client, Reader
from tests.server.rooms import play_on
from tests.server.served import Served

OPTIONS = {"pack": "walking", "late_seats": 1, "leaving": True}
LEAVE = ("leave",)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Served]:
    """Another server, of other people."""
    with Served(tmp_path / "elsewhere.sqlite") as served:
        yield served


def wander(seats: int = 3, seed: int = 8, **options: Any) -> Iterator[Any]:
    """A campaign, question by question, until its second day is in the middle of an encounter, in which the
    first seat is asked."""
    chance, match = Random(seed), new(seats, seed="c" * 64, **{**OPTIONS, **options})
    for _ in range(1000):
        yield match
        seat, t = match.to_move[0], match.table
        if t.enc and t.day > 1 and t.phase == "day" and seat == 0:
            return
        deeds = [option for option in match.legal(seat) if option != LEAVE]
        match.play(seat, None if asked(match) == "join.who" else chance.choice(deeds))
    raise AssertionError("No encounter of the second day has come.")


def in_encounter(**more: Any) -> Any:
    *_, match = wander(**more)
    return match


def save(client: Client, table: str) -> Any:
    return client.get(f"/api/tables/{table}/save")


def print_of(served: Served, table: str) -> str:
    match = served.room(table).match
    assert match is not None
    return match.fingerprint()


def state_of(served: Served, table: str) -> Any:
    """The table of the match: Any, because tests look at the fields of the game."""
    match = served.room(table).match
    assert match is not None
    return match.table


def line_of(reader: Reader, key: str) -> int:
    return next(at for at, line in enumerate(reader.lines) if line[0] == key)


# -- one file ----------------------------------------------------------------------------------------


def test_at_any_moment_the_save_is_the_whole_campaign() -> None:
    """At every question of two days, an encounter included."""
    moments = 0
    for match in wander():
        document = json.loads(json.dumps(match.save()))
        again = verified(document).match  # as a server does that is brought it
        assert again.fingerprint() == match.fingerprint()
        assert again.checkpoints() == match.checkpoints()
        moments += 1
    assert moments > 20
    assert asked(match).startswith("enc.")  # type: ignore[union-attr]


async def test_a_campaign_goes_on_elsewhere_from_the_middle_of_an_encounter(
    served: Served, host: Client, elsewhere: Served
) -> None:
    match = in_encounter()
    table = play_on(host, match.save(), "local", "link", "bot")
    guest = host.guest(table, 1, "Bran")
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as reader:
        assert reader.state["prompt"][0].startswith("enc.")
        lines = reader.lines
    document = save(host, table)
    assert save(guest, table)["format"] == "roundtable view"  # the whole is for the host
    other = Client(elsewhere.address)
    there = play_on(other, document, "link", "local", "bot")
    stranger = other.guest(there, 0, "Cador")
    other.post(f"/api/tables/{there}/start")
    assert print_of(elsewhere, there) == print_of(served, table) == match.fingerprint()
    room = elsewhere.room(there)
    assert (room.options, room.options["pack"]) == (match.table.options, "walking")
    async with stranger.read(there) as reader:
        assert reader.lines == lines
        await reader.done("play", answer=reader.choices[0])
    assert print_of(elsewhere, there) != print_of(served, table) == match.fingerprint()


async def test_what_came_before_the_import_can_be_gone_back_to(host: Client, elsewhere: Served) -> None:
    match = in_encounter()
    other = Client(elsewhere.address)
    there = play_on(other, match.save(), "local", "bot", "bot")
    other.post(f"/api/tables/{there}/start")
    async with other.read(there) as reader:
        for key, day in (("day.dawn", 2), ("campaign.chapter", 1)):
            await reader.done("propose", line=line_of(reader, key), after=True)
            assert state_of(elsewhere, there).day == day
            assert line_of(reader, key) < len(reader.lines) < len(match.log(0))


def test_the_same_file_goes_on_in_the_terminal_and_comes_back(
    served: Served, host: Client, tmp_path: Path
) -> None:
    match, file = in_encounter(), tmp_path / "campaign.json"
    table = play_on(host, match.save(), "local", "local", "bot")
    host.post(f"/api/tables/{table}/start")
    file.write_text(json.dumps(save(host, table)), "utf-8")
    ran = run("play", file, typed=["", "1", "q"])
    assert (ran.code, ran.err) == (0, "")
    document = json.loads(file.read_text("utf-8"))
    assert (document["players"], rt.load(document).moves) == (["you", "you", "squire"], match.moves + 1)
    back = str(host.post("/api/import", document)["table"])
    host.post(f"/api/tables/{back}/start")
    assert print_of(served, back) == rt.load(document).fingerprint()
    assert [place.kind for place in served.room(back).places] == ["local", "local", "bot"]


# -- side by side --------------------------------------------------------------------------------------


async def test_several_campaigns_go_on_side_by_side(served: Served, host: Client) -> None:
    """One person has two, under other options; what happens in one is nothing to the other."""
    first = host.begin("local", game="taintedgrail", options={"pack": "walking"})
    second = host.begin("local", game="taintedgrail", options={"pack": "walking", "hunger": True})
    async with host.read(first) as one, host.read(second) as two:
        for reader in (one, two):
            await reader.done("play", answer="smith")
        before, heard = save(host, first), len(one.messages)
        await two.done("play", answer=["inspect"])
        assert save(host, first) == before
        await one.calm()
        assert [m for m in one.messages[heard:] if m["type"] == "state"] == []
        for reader in (one, two):
            await _until_dawn(reader)
        await two.done("propose", line=line_of(two, "campaign.chapter"), after=True)
        assert (state_of(served, first).day, state_of(served, second).day) == (2, 1)
    assert [save(host, table)["options"]["hunger"] for table in (first, second)] == [False, True]


async def _until_dawn(reader: Reader) -> None:
    while not any(key == "day.dawn" for key, _ in reader.lines):
        choices = reader.choices
        await reader.done("play", answer=list(PASS) if list(PASS) in choices else choices[0])


# -- who comes and who goes ----------------------------------------------------------------------------


async def test_a_new_person_takes_the_late_seat(served: Served, host: Client) -> None:
    """Until the person comes a bot keeps the seat and is asked nothing; then the person is invited and
    chooses a hero."""
    table = host.begin("local", "bot", game="taintedgrail", options=OPTIONS)
    async with host.read(table) as reader:
        await reader.done("play", answer="herb")
        await _until_dawn(reader)
        assert (state_of(served, table).status, reader.state["prompt"][0]) == (
            ["alive", "absent"],
            "join.who",
        )
        host.post(f"/api/tables/{table}/seats/1", {"seat": {"kind": "link"}})
        friend = host.guest(table, 1, "Dina")
        await reader.calm()
        await reader.done("play", answer=1)
    async with friend.read(table) as late:
        assert late.state["you"]["seat"] == 1
        assert "herb" not in late.choices
        await late.done("play", answer="druid")
        assert state_of(served, table).status == ["alive", "alive"]
        assert state_of(served, table).place[0] == state_of(served, table).place[1]
        assert state_of(served, table).heroes == ["herb", "druid"]


async def test_who_leaves_ends_his_seat_and_the_others_go_on(served: Served, host: Client) -> None:
    table = host.make("local", "link", game="taintedgrail", options={**OPTIONS, "late_seats": 0})
    guest = host.guest(table, 1, "Edern")
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as stays, guest.read(table) as goes:
        await stays.done("play", answer="herb")
        await goes.until(lambda _: goes.choices)
        await goes.done("play", answer="smith")
        await goes.until(lambda _: goes.choices)
        await goes.done("play", answer=list(LEAVE))
        assert state_of(served, table).status == ["alive", "absent"]
        host.post(f"/api/tables/{table}/seats/1", {"seat": {"kind": "bot", "level": "random"}})
        await stays.calm()
        await _until_dawn(stays)  # alone, and nobody else is asked for anything
        steps = served.room(table).steps
        assert {
            step.seat for step in steps[steps.index(next(s for s in steps if s.option == LEAVE)) + 1 :]
        } == {0}
        await stays.done("propose", line=line_of(stays, "campaign.chapter"), after=True)
        assert served.room(table).taken_back == 1  # as the one who is left wished


async def test_between_two_sittings_and_two_servers_the_group_may_change(elsewhere: Served) -> None:
    """Three seats in the file, two at the table: elsewhere one of them leaves and the late one comes."""
    *_, match = [m.clone() for m in wander() if asked(m) == "day.what" and m.to_move == (0, 1)]
    other = Client(elsewhere.address)
    there = play_on(other, match.save(), "local", "bot", "link")
    late = other.guest(there, 2, "Gwen")
    other.post(f"/api/tables/{there}/seats/1", {"seat": {"kind": "link"}})
    leaver = other.guest(there, 1, "Owain")
    other.post(f"/api/tables/{there}/start")
    async with other.read(there) as stays, leaver.read(there) as goes, late.read(there) as comes:
        await goes.done("play", answer=list(LEAVE))
        await stays.calm()
        while stays.state["prompt"][0] != "join.who":
            await stays.done("play", answer=list(PASS) if list(PASS) in stays.choices else stays.choices[0])
        assert stays.choices == [None, 1, 2]
        await stays.done("play", answer=2)
        await comes.until(lambda _: comes.choices)
        await comes.done("play", answer=comes.choices[0])
        assert state_of(elsewhere, there).status == ["alive", "absent", "alive"]
