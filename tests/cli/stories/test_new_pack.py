"""roundtable new-pack, and packs that are played from wherever they lie."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import roundtable as rt
from roundtable.games import bring, bring_all
from roundtable.games.taintedgrail.content import folders
from roundtable.lab.play import play_match
from roundtable.lab.workers import local
from tests.cli.terminal import keep, refused, run


@pytest.fixture(autouse=True)
def _only_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test brings along is gone after it."""
    monkeypatch.setattr(folders, "BROUGHT", {})
    monkeypatch.setattr(folders, "FOLDERS", list(folders.FOLDERS))


def begun(within: Path, name: str) -> Path:
    assert run("new-pack", name, "--in", within).code == 0
    return within / name


def test_a_new_pack_has_no_fault_and_its_own_name(tmp_path: Path) -> None:
    ran = run("new-pack", "old_ferry", "--in", tmp_path / "stories")
    folder = tmp_path / "stories" / "old_ferry"
    assert (ran.code, f"--pack {folder}" in ran.out) == (0, True)
    head = (folder / "pack.toml").read_text("utf-8")
    assert ('id = "old_ferry"' in head, 'title = "Old Ferry"' in head) == (True, True)
    checked = run("pack", "check", folder, "--strict")
    assert (checked.code, checked.out.endswith("0 errors, 0 warnings.\n")) == (0, True)
    assert "ann, bob       3" in checked.out


@pytest.mark.parametrize("seats", [1, 2])
def test_bots_play_a_new_pack_to_its_end(tmp_path: Path, seats: int) -> None:
    name = bring("pack", begun(tmp_path, f"played{seats}"))
    for seed in range(3):
        match = play_match("taintedgrail", ["greedy"] * seats, seed, {"pack": name})
        assert match.result is not None
        assert match.result.reason == "completed"


def test_bots_study_a_pack_on_all_cores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has not been told of it: it must bring it along itself."""
    monkeypatch.setattr(local, "ALONE", 0.0)
    words = ["taintedgrail", "--pack", begun(tmp_path, "studied"), "--seats", "greedy", "--games", 4]
    ran = run("sim", *words, "--seed", 1, "--jobs", 2, "--json", "--no-progress")
    assert (ran.code, json.loads(ran.out)["endings"]) == (0, {"completed": 4})


def test_more_players_than_a_pack_has_heroes_are_refused(tmp_path: Path) -> None:
    name = bring("pack", begun(tmp_path, "two_heroes"))
    with pytest.raises(rt.SetupError, match="has heroes for 2, not for 3"):
        rt.new("taintedgrail", seats=3, seed=1, pack=name)


def test_a_pack_is_played_from_anywhere_and_goes_on_from_its_save(tmp_path: Path) -> None:
    folder, save = begun(tmp_path, "elsewhere"), tmp_path / "evening.json"
    words = ["play", "taintedgrail", "--pack", folder, "--seats", "you", "--names", "Una", "--save", save]
    ran = run(*words, typed=["1", "q"])
    assert "The well has been dry for nine days." in ran.out
    assert json.loads(save.read_text("utf-8"))["options"]["pack"] == "elsewhere"
    folders.BROUGHT.clear()
    unknown = refused(run("play", save, typed=["q"]))
    assert ("no content pack 'elsewhere'" in unknown, "--pack DIR" in unknown) == (True, True)
    again = run("play", save, "--pack", folder, typed=["t", "q"])
    assert "The Yard" in again.out
    for word in ("replay", "verify"):
        folders.BROUGHT.clear()
        assert "--pack DIR" in refused(run(word, save))
        assert run(word, save, "--pack", folder).code == 0


def test_a_save_is_not_played_with_another_pack(tmp_path: Path) -> None:
    one, other = begun(tmp_path, "one_pack"), begun(tmp_path, "other_pack")
    bring("pack", one)
    save = keep(tmp_path / "one.json", rt.new("taintedgrail", seats=1, seed=1, pack="one_pack"))
    assert "does not use the pack 'other_pack'" in refused(run("play", save, "--pack", other))


def test_an_unknown_pack_is_told_where_packs_belong() -> None:
    sentence = refused(run("play", "taintedgrail", "-o", "pack=ferry"))
    assert sentence.startswith("There is no content pack 'ferry'; choose from: avalon")
    assert ("folder `content`" in sentence, "--pack DIR" in sentence) == (True, True)


def test_what_is_no_pack_is_refused(tmp_path: Path) -> None:
    assert "is not a content pack" in refused(run("play", "taintedgrail", "--pack", tmp_path))
    assert "There is no folder" in refused(run("serve", "--pack", tmp_path / "nowhere"))
    assert "no option 'pack'" in refused(run("play", "kingarthur", "--pack", begun(tmp_path, "for_another")))
    given = ["--pack", begun(tmp_path, "twice"), "-o", "pack=avalon"]
    assert "given twice" in refused(run("play", "taintedgrail", *given))


@pytest.mark.parametrize(("name", "named"), [("Ferry", "'Ferry'"), ("1st", "'1st'"), ("../up", "'../up'")])
def test_a_name_that_cannot_be_one(tmp_path: Path, name: str, named: str) -> None:
    assert named in refused(run("new-pack", name, "--in", tmp_path))
    assert [*tmp_path.iterdir()] == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    folder = begun(tmp_path, "mine")
    (folder / "pack.toml").write_text("mine", "utf-8")
    assert "already exists" in refused(run("new-pack", "mine", "--in", tmp_path))
    assert (folder / "pack.toml").read_text("utf-8") == "mine"


def test_a_name_that_another_pack_has_is_refused(tmp_path: Path) -> None:
    """With --pack it would be played instead of the other, and a save would not know which was meant."""
    assert "already has a pack 'avalon'" in refused(run("new-pack", "avalon", "--in", tmp_path))
    assert not [*tmp_path.iterdir()]


def test_a_new_pack_shows_what_its_heroes_do_though_their_cards_have_no_text(tmp_path: Path) -> None:
    words = ["play", "taintedgrail", "--pack", begun(tmp_path, "wordless"), "--seats", "you"]
    played = run(*words, typed=["1", "q"]).out
    assert ("1 Ann\n" in played, "4 Bake (2 energy)  food +1" in played) == (True, True)
    assert "something" not in played


def test_a_folder_of_packs_is_looked_at_again_each_time(tmp_path: Path) -> None:
    bring_all("pack", tmp_path)
    with pytest.raises(rt.SetupError, match="no content pack 'late'"):
        rt.new("taintedgrail", seats=1, seed=1, pack="late")
    folder = begun(tmp_path, "late")
    journal = folder / "journal" / "1.journal"
    sound = journal.read_text("utf-8")
    journal.write_text(sound.replace("* Leave", "* [nonsense] Leave"), "utf-8")
    with pytest.raises(rt.SetupError, match=r"'late' cannot be played: journal/1.journal:\d+: .*pack check"):
        rt.new("taintedgrail", seats=1, seed=1, pack="late")
    journal.write_text(sound, "utf-8")
    match: Any = rt.new("taintedgrail", seats=1, seed=1, pack="late")
    assert match.table.content.id == "late"
    shutil.rmtree(folder)
    assert rt.new("taintedgrail", seats=1, seed=2, pack="avalon").to_move == (0,)
