"""A reader who keeps what they were sent last is sent only what is new of a long scene, and sees the same."""

from __future__ import annotations

from typing import Any

from tests.server.client import Client, Reader, recalled


def groups(scene: list[Any]) -> list[Any]:
    return [group for zone in scene for group in zone["groups"]]


def named(state: Any) -> list[str]:
    """The marks of groups that do not come whole."""
    return [group["mark"] for group in groups(state.get("scene", [])) if set(group) == {"mark"}]


def scenes(reader: Reader) -> list[list[Any]]:
    """All that the reader has seen, put together; nothing may be named that the state before did not have."""
    found, known = list[list[Any]](), dict[str, Any]()
    for state in reader.messages:
        if state["type"] == "state":
            assert [mark for mark in named(state) if mark not in known] == []
            scene, known = recalled(state.get("scene", []), known)
            found.append(scene)
    return found


def plain(scene: list[Any]) -> list[Any]:
    """Without marks."""
    bare = [[{k: v for k, v in one.items() if k != "mark"} for one in zone["groups"]] for zone in scene]
    return [{**zone, "groups": lying} for zone, lying in zip(scene, bare, strict=True)]


def sent(reader: Reader) -> int:
    """Letters of all states but the first."""
    return sum([len(text) for text in reader.bytes if text.startswith('{"type":"state"')][1:])


async def test_what_is_only_named_is_what_the_last_state_had(host: Client) -> None:
    table = host.begin("local", "bot", game="taintedgrail")
    async with host.read(table) as whole, host.read(table, recalls=True) as reader:
        for _ in range(25):
            await whole.until(lambda _: whole.choices)
            await reader.until(lambda state: state["version"] == whole.state["version"])
            assert plain(scenes(reader)[-1]) == whole.state["scene"]
            await whole.done("play", answer=whole.choices[0])
        assert sent(reader) < sent(whole) / 2


async def test_who_does_not_recall_is_sent_no_marks(host: Client) -> None:
    table = host.begin("local", "bot", game="taintedgrail")
    async with host.read(table) as reader:
        for _ in range(4):
            await reader.until(lambda _: reader.choices)
            await reader.done("play", answer=reader.choices[0])
        assert '"mark":' not in "".join(reader.bytes)


async def test_of_two_on_one_device_each_recalls_what_came_last(host: Client) -> None:
    table = host.begin("local", "local", game="taintedgrail")
    async with host.read(table, recalls=True) as reader:
        for _ in range(4):
            for seat in (0, 1):
                for command in ("unlock", "lock"):
                    await reader.done(command, **({"seat": seat} if command == "unlock" else {}))
                    assert named(reader.state) == [], "one recalls what another has seen"
                    if reader.choices:
                        await reader.done("play", answer=reader.choices[0])
        async with host.read(table) as whole:
            assert plain(scenes(reader)[-1]) == whole.state["scene"]


async def test_a_second_hello_begins_anew(host: Client) -> None:
    table = host.begin("local", "bot", game="taintedgrail")
    async with host.read(table, recalls=True) as reader:
        await reader.until(lambda _: reader.choices)
        await reader.done("play", answer=reader.choices[0])
        await reader.calm()
        count = len(reader.messages)
        await reader.hello()
        await reader.calm()
        states = [message for message in reader.messages[count:] if message["type"] == "state"]
        whole = [state for state in states if state["story"]["start"] == 0]  # one may have been under way
        assert whole
        assert named(whole[0]) == []
