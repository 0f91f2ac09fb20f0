"""A content pack that comes while a server runs is offered; one that cannot be played is refused."""

from __future__ import annotations

import json
import shutil
from importlib.resources import as_file
from pathlib import Path

import pytest

from roundtable.games import bring_all
from roundtable.games.taintedgrail.content import folders, load
from tests.server.client import Client, Reply
from tests.server.served import Served

CATALOGUE = "/api/games"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packs, as `serve --pack` names it; it is empty."""
    monkeypatch.setattr(folders, "FOLDERS", list(folders.FOLDERS))
    made = tmp_path / "packs"
    made.mkdir()
    bring_all("pack", made)
    return made


def add(shelf: Path, name: str) -> Path:
    with as_file(folders.beginning()) as begun:
        folder = Path(shutil.copytree(begun, shelf / name))
    head = (folder / "pack.toml").read_text("utf-8")
    (folder / "pack.toml").write_text(head.replace('"beginning"', f'"{name}"'), "utf-8")
    return folder


def said(reply: Reply) -> str:
    return json.dumps(reply.body)


def offered(client: Client) -> list[object]:
    (game,) = [game for game in client.get(CATALOGUE)["games"] if game["name"] == "taintedgrail"]
    (variant,) = [variant for variant in game["variants"] if variant["name"] == "pack"]
    choices: list[object] = variant["choices"]
    return choices


def wish(pack: str, seats: int = 1) -> dict[str, object]:
    return {"game": "taintedgrail", "seats": [{"kind": "local"}] * seats, "options": {"pack": pack}}


async def test_a_pack_that_comes_while_the_server_runs_is_found(host: Client, shelf: Path) -> None:
    assert "newcomer" not in offered(host)
    assert "There is no content pack 'newcomer'" in said(host.ask("POST", "/api/tables", wish("newcomer")))
    add(shelf, "newcomer")
    assert offered(host)[0] == "avalon"
    assert "newcomer" in offered(host)
    table = host.begin("local", game="taintedgrail", options={"pack": "newcomer"})
    async with host.read(table) as reader:
        labels = [choice["label"] for choice in reader.state["question"]["choices"]]
        assert "Ann" in str(labels)
        await reader.done("play", answer="ann", version=reader.state["version"])
        assert "The well has been dry for nine days" in str(reader.state["scene"])


def test_a_pack_with_faults_is_refused_until_it_is_mended(host: Client, shelf: Path) -> None:
    folder = add(shelf, "faulty")
    journal = folder / "journal" / "1.journal"
    sound = journal.read_text("utf-8")
    journal.write_text(sound.replace("* Leave", "* [nonsense] Leave"), "utf-8")
    refused = host.ask("POST", "/api/tables", wish("faulty"))
    assert (refused.status, "'faulty' cannot be played: journal/1.journal:" in said(refused)) == (400, True)
    assert str(shelf) not in said(refused)
    journal.write_text(sound, "utf-8")
    assert host.ask("POST", "/api/tables", wish("faulty")).status == 200


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("journal/1.journal", "{item collar}", "{status nosuch}", "1.journal:9: there is no part 'nosuch'"),
        ("journal/1.journal", "{item collar} -> end", "-> 9.9", "1.journal:9: there is no verse '9.9'"),
        ("people.toml", "letter.ann", "letter.nobody", "there is no verse 'letter.nobody'"),
        ("pack.toml", "start = 1", "start = 7", "chapter 1 begins at 7, which is not on the map"),
    ],
)
def test_so_is_one_over_whose_names_a_match_would_stumble(
    host: Client, shelf: Path, file: str, old: str, new: str, why: str
) -> None:
    folder = add(shelf, f"stumbles{sum(map(ord, why))}")
    sound = (folder / file).read_text("utf-8")
    (folder / file).write_text(sound.replace(old, new, 1), "utf-8")
    refused = host.ask("POST", "/api/tables", wish(folder.name))
    assert (refused.status, why in said(refused), str(shelf) in said(refused)) == (400, True, False)
    (folder / file).write_text(sound, "utf-8")
    assert host.ask("POST", "/api/tables", wish(folder.name)).status == 200


def test_more_people_than_heroes_are_refused_at_the_start(host: Client, shelf: Path) -> None:
    add(shelf, "for_two")
    table = host.make("local", "local", "local", game="taintedgrail", options={"pack": "for_two"})
    refused = host.ask("POST", f"/api/tables/{table}/start")
    assert (refused.status, "has heroes for 2, not for 3" in said(refused)) == (400, True)


def test_a_table_whose_pack_is_gone_says_so_and_opens_again(tmp_path: Path, shelf: Path) -> None:
    folder, file = add(shelf, "goes"), tmp_path / "tables.sqlite"
    with Served(file) as served:
        host = Client(served.address)
        table = host.begin("local", game="taintedgrail", options={"pack": "goes"})
    load.pack.cache_clear()
    away = shutil.move(folder, tmp_path / "away")
    with Served(file) as served:
        host.address = served.address
        assert "There is no content pack 'goes'" in said(host.ask("GET", f"/api/tables/{table}"))
        shutil.move(away, folder)
        assert host.ask("GET", f"/api/tables/{table}").status == 200
