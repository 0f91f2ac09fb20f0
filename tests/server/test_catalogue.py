"""What is said of a game before anybody opens it, and of a table to those who look for theirs."""

from __future__ import annotations

import re

import pytest

from roundtable.games import cover, icons, names
from tests.server.client import Client

PALE = "#f1e6cb"  # the letters on every cover (--cover-ink of the web client)
READABLE = 7.0  # contrast: small letters, by candle too


def luminance(colour: str) -> float:
    """WCAG 2.2."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize("game", ["_template", *names()])
def test_a_cover_has_a_colour_on_which_pale_letters_can_be_read(game: str) -> None:
    colour = cover(game).colour
    assert re.fullmatch("#[0-9a-f]{6}", colour)
    assert (luminance(PALE) + 0.05) / (luminance(colour) + 0.05) >= READABLE


@pytest.mark.parametrize("game", names())
def test_the_emblem_of_a_cover_is_shipped_with_the_client(game: str) -> None:
    assert cover(game).emblem in icons()


def test_the_catalogue_says_how_long_each_game_takes_and_what_kind_it_is(host: Client) -> None:
    games = {game["name"]: game for game in host.get("/api/games")["games"]}
    assert sorted(games) == sorted(names())
    told = {name: (game["minutes"], game["kind"]) for name, game in games.items()}
    assert told["shadows"] == (80, "together")
    assert told["taintedgrail"] == (0, "story")
    assert all(kind in ("race", "cards", "together", "story") for _, kind in told.values())
    for name, game in games.items():
        assert (game["colour"], game["emblem"]) == (cover(name).colour, cover(name).emblem)


async def test_only_those_at_a_table_are_told_who_is_awaited(host: Client) -> None:
    table, guest, stranger = host.make("local", "link"), Client(host.address), Client(host.address)
    guest.join(host.invite(table, 1), "Elaine")

    def awaited() -> list[list[int]]:
        looks = [one.get(f"/api/tables/{table}") for one in (host, guest, stranger)]
        return [look.get("to_move", []) for look in looks]

    assert awaited() == [[], [], []]
    host.post(f"/api/tables/{table}/start")
    async with host.read(table) as reader:
        first = reader.state["to_move"]
        assert len(first) == 1
        assert awaited() == [first, first, []]
    host.post(f"/api/tables/{table}/pause")
    assert awaited() == [[], [], []]
