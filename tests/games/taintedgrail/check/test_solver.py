"""The solver: which ends of a chapter each party can reach, and the shortest way."""

from __future__ import annotations

from pathlib import Path

from roundtable.games.taintedgrail.check import check
from roundtable.games.taintedgrail.check.solver import Ending
from roundtable.games.taintedgrail.check.solver import search as solver_search
from roundtable.games.taintedgrail.check.solver import walk as solver_walk
from tests.games.taintedgrail.helpers.check import BOOK, GO, MILL, TINY, YARD, changed

LEAVE = "* [secret rites, lit 2] Lead them away. -> book.2"


def ends(folder: Path, name: str = "book.2") -> dict[str, Ending]:
    """What became of one end, by party."""
    proofs = check(folder).proofs
    assert proofs
    return {
        ",".join(proof.party): ending for proof in proofs for ending in proof.endings if ending.name == name
    }


def reached(folder: Path, name: str = "book.2") -> dict[str, bool | None]:
    return {party: ending.reached for party, ending in ends(folder, name).items()}


def test_every_party_of_the_tiny_pack_comes_to_its_end():
    found = ends(TINY)
    assert [*found] == ["ann", "bob", "ann,bob"]
    assert all(ending.reached for ending in found.values())


def test_the_shortest_way_is_told_by_verses_and_choices():
    assert ends(TINY)["bob"].steps == (
        "explore 1: 1*1 > 1.1*3-4 > 1.3*win",
        "quest c1_1",
        "light 2",
        "explore 1: 1*4 > book.2",
    )
    assert ends(TINY)["bob"].deeds == 3


def test_what_comes_by_itself_is_part_of_the_way_and_no_deed(tmp_path):
    folder = changed(
        tmp_path,
        ("events.toml", 'success = "event discard self"', 'success = "event discard self; goto book.5"'),
        (BOOK, "It is hot.\nend", "It is hot.\n= status oath/2\nend"),
        (YARD, "{status oath/2}", "{one exp +1}"),
        (YARD, LEAVE, LEAVE.replace("secret rites", "status oath/2")),
    )
    assert ends(folder)["bob"].steps == (
        "explore 1: 1*1 > 1.1*3-4 > 1.3*win",
        "quest c1_1: book.5",
        "status oath: book.3",
        "light 2",
        "explore 1: 1*4 > book.2",
    )


# -- who can -------------------------------------------------------------------------------------------


def test_a_quest_that_only_one_character_can_finish(tmp_path):
    folder = changed(tmp_path, (YARD, LEAVE, LEAVE.replace("secret", "is ann, secret")))
    assert reached(folder) == {"ann": True, "bob": False, "ann,bob": True}
    assert [fault.text for fault in check(folder).errors] == ["chapter 1 cannot be finished by bob"]


def test_a_quest_that_takes_two(tmp_path):
    for number, need in enumerate(("party>=2", "agg>=2, emp>=2", "players>=2")):
        folder = changed(tmp_path / str(number), (YARD, LEAVE, LEAVE.replace("secret", f"{need}, secret")))
        assert reached(folder) == {"ann": False, "bob": False, "ann,bob": True}


def test_a_cost_that_only_some_can_bear(tmp_path):
    for number, (cost, able) in enumerate(
        {
            "pay each energy 6": ("ann", "bob", "ann,bob"),
            "pay energy 7": ("ann,bob",),
            "pay each health 7": ("ann",),
            "pay health 7": ("ann", "ann,bob"),
            "pay terror 7": (),
        }.items()
    ):
        folder = changed(tmp_path / str(number), (YARD, LEAVE, LEAVE.replace("secret", f"{cost}, secret")))
        assert {party for party, can in reached(folder).items() if can} == set(able), cost


def test_a_row_that_cannot_fall(tmp_path):
    rows = [(YARD, "| 5+ : They", "| 7 : They"), (YARD, "| 3-4 : The dog", "| 3-6 : The dog")]
    rest = (YARD, "\n\n:: 1.2", "\n| 8+ : No. -> end\n\n:: 1.2")
    only = (YARD, "{token 2 +1; secret rites}", "{token 2 +1}")
    assert set(reached(changed(tmp_path / "a", *rows, rest, only)).values()) == {True}
    rows[0] = (YARD, "| 5+ : They", "| 8+ : They")
    rows[1] = (YARD, "| 3-4 : The dog", "| 3-7 : The dog")
    assert set(reached(changed(tmp_path / "b", *rows, only)).values()) == {False}


def test_a_letter_is_read_by_whom_it_was_written_for(tmp_path):
    folder = changed(
        tmp_path,
        (BOOK, "Ann: stay.", "Ann: stay.\n= status oath/2"),
        (YARD, LEAVE, LEAVE.replace("secret", "status oath/2, secret")),
        (YARD, "[is ann, not read 1.2]", "[is ann, is bob]"),
    )
    assert reached(folder) == {"ann": True, "bob": False, "ann,bob": True}


# -- what a story forbids --------------------------------------------------------------------------------


def test_a_not_that_makes_an_end_impossible(tmp_path):
    """The oath is the only way to the rites, and a hero who has sworn cannot leave."""
    folder = changed(tmp_path, (YARD, LEAVE, LEAVE.replace("secret", "not status oath/1, secret")))
    assert set(reached(folder).values()) == {False}


def test_a_not_that_can_be_undone(tmp_path):
    folder = changed(
        tmp_path,
        (YARD, LEAVE, LEAVE.replace("secret", "not status oath/1, secret")),
        (BOOK, "It is hot.\nend", "It is hot.\n= unstatus oath/1\nend"),
    )
    steps = ends(folder)["bob"].steps
    assert "event c1_2: book.5" in steps


def test_a_choice_that_is_made_once(tmp_path):
    """The dog can be fed once: the collar, or the way out."""
    once = "! [pay food 1] Feed the dog. {item collar} -> end"
    both = (YARD, LEAVE, LEAVE.replace("secret", "item collar, status oath/2, secret"))
    feed = once.replace("-> end", "-> 1.4")
    choose = (
        ":: 1.4\nWhich?\n* Keep it. -> end\n* [pay item collar] Give it. {status oath/2} -> end\n\n:: 1.ward"
    )
    miller = (YARD, "{status oath/2}", "{one exp +1}")
    folder = changed(tmp_path, miller, both, (YARD, once, feed), (YARD, ":: 1.ward", choose))
    assert set(reached(folder).values()) == {False}


def test_a_redirect_that_bars_the_way(tmp_path):
    bar = (YARD, "A well, a bucket, a dog.", "? status oath/1 -> book.5\nA well, a bucket, a dog.")
    assert set(reached(changed(tmp_path, bar)).values()) == {False}


def test_a_way_that_is_open_only_if_no_choice_is(tmp_path):
    exit_ = (MILL, "{replace 2 3} -> end\nend", "{replace 2 3} -> end\n-> book.2")
    folder = changed(tmp_path / "a", exit_, (YARD, LEAVE + "\n", ""))
    assert set(reached(folder).values()) == {True}
    folder = changed(
        tmp_path / "b", exit_, (YARD, LEAVE + "\n", ""), (MILL, "* [item collar] Call", "* Call")
    )
    assert reached(folder) == {}  # nothing leads to book.2 now


def test_choices_that_are_offered_again(tmp_path):
    """A verse that cannot be come to again, and two choices in it that must both be taken."""
    one, both = "* Pull one. {status oath/2} -> here", "* [status oath/2] Pull both. -> book.2"
    hub = f":: 1.4\nTwo ropes.\n{one}\n{both}\n* Go. -> end"
    folder = changed(
        tmp_path,
        (YARD, "{status oath/2}", "{one exp +1}"),
        (YARD, LEAVE, "! Look into the well. -> 1.4"),
        (YARD, ":: 1.ward", f"{hub}\n\n:: 1.ward"),
    )
    assert ends(folder)["bob"].steps == ("explore 1: 1*4 > 1.4*1 > 1.4*2 > book.2",)


# -- what there is enough of -----------------------------------------------------------------------------


def test_what_can_be_gained_again_and_again_is_enough(tmp_path):
    """Reputation comes from chores."""
    folder = changed(tmp_path, (YARD, LEAVE, LEAVE.replace("secret", "pay rep 9, secret")))
    assert set(reached(folder).values()) == {True}


def test_what_cannot_is_counted(tmp_path):
    """Ann begins with two wealth, Bob with none, and nobody gains any."""
    for wealth, able in ((1, {"ann", "ann,bob"}), (2, {"ann", "ann,bob"}), (3, set())):
        folder = changed(
            tmp_path / str(wealth), (YARD, LEAVE, LEAVE.replace("secret", f"pay wealth {wealth}, secret"))
        )
        assert {party for party, can in reached(folder).items() if can} == able


def test_what_was_spent_is_gone(tmp_path):
    """One wealth for the rites and two for the way: too much."""
    dear = (YARD, LEAVE, LEAVE.replace("secret", "pay wealth 2, secret"))
    oath = (YARD, "* [not status oath/1] Swear", "* [not status oath/1, pay wealth 1] Swear")
    assert set(reached(changed(tmp_path / "a", dear, oath)).values()) == {False}
    gift = (YARD, "{each terror +1} -> end", "{share wealth +1} -> 1.3")
    assert reached(changed(tmp_path / "b", dear, oath, gift))["ann"]


# -- the map, dials and time -----------------------------------------------------------------------------

FAR = """[location.4]
title = "The Hill"
cell = [0, 2]
seals = []
keys = { s = 2 }

[location.9]"""


def test_a_place_that_only_another_light_shows(tmp_path):
    folder = changed(
        tmp_path,
        ("locations.toml", "[location.9]", FAR),
        ("locations.toml", "keys = { s = 1 }", "keys = { s = 1, n = 4 }"),
        (MILL, ":: 2.ward", ":: 4\nA hill.\n* Down. -> book.2\n\n:: 2.ward"),
        (YARD, LEAVE + "\n", ""),
    )
    assert ends(folder)["bob"].steps[2:] == ("light 2", "explore 4: 4*1 > book.2")


def test_a_menhir_that_must_go_out(tmp_path):
    folder = changed(tmp_path, (YARD, LEAVE, "* [not lit 1, secret rites] Lead them away. -> book.2"))
    assert "menhir 1 goes out" in ends(folder)["bob"].steps


def test_a_replaced_place_has_its_own_verse(tmp_path):
    folder = changed(
        tmp_path, (YARD, LEAVE + "\n", ""), (MILL, "Black beams.\nend", "Black beams.\n-> book.2")
    )
    assert ends(folder)["bob"].steps[-2:] == ("explore 2: 2*2", "explore 3: 3 > book.2")


def test_dials_days_and_timers(tmp_path):
    need = "dial doubt>=3, day>=3, read book.6, secret"
    swear = (YARD, "* [not status oath/1] Swear", "* Swear")
    folder = changed(tmp_path, (YARD, LEAVE, LEAVE.replace("secret", need)), swear)
    steps = ends(folder)["bob"].steps
    assert sum(step.startswith("explore 1: 1*1") for step in steps) == 3
    assert "day 3" in steps
    assert any(step.startswith("timer dusk ends: book.6") for step in steps)


def test_a_later_chapter_begins_where_the_earlier_ended(tmp_path):
    second = """

[chapter.2]
title = "The Road"
start = 1
dial = [4, 4, 4, 3]
events = ["c1_2"]
"""
    folder = changed(
        tmp_path,
        ("pack.toml", 'mercy = "book.4"\n', f'mercy = "book.4"{second}'),
        ("text/ru.toml", "[text]", '[text]\n"chapter.2.title" = "Дорога"'),
        (YARD, GO, f"* [chapter 2, secret rites] On. -> book.7\n{GO}"),
        (BOOK, ":: letter.ann", ":: book.7\nThe road.\n= chapter 3\nend\n\n:: letter.ann"),
    )
    assert set(reached(folder, "book.7").values()) == {True}
    assert ends(folder, "book.7")["bob"].steps == ("explore 1: 1*5 > book.7",)


# -- limits ----------------------------------------------------------------------------------------------


def test_a_search_that_gives_up_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(solver_search, "MOST_STATES", 1)
    report = check(changed(tmp_path))
    assert report.errors == []
    assert any("gave up before it found an end for ann" in fault.text for fault in report.warnings)


def test_a_tangle_that_cannot_be_followed_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(solver_walk, "MOST_WAYS", 3)
    report = check(changed(tmp_path))
    assert report.proofs == []
    assert "so many ways" in report.warnings[0].text
