"""How a choice is typed: by one number, its first letters or its parts; one sentence for what is unclear."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

import roundtable as rt
from roundtable.cli.terminal.choices import SHOWN, Choices, as_typed
from roundtable.text import LANGUAGES, Text
from tests.cli.terminal import keep, run

ALLIES = ["2 Squire", "3 Merlin", "4 Blacksmith", "9 Master of Horse"]
TRIPLES = [", ".join(map(str, three)) for three in combinations((7, 11, 15, 20, 24, 29), 3)]


def choices(*labels: str) -> Choices:
    return Choices(len(labels), labels.__getitem__)


def meant(labels: list[str], typed: str) -> list[str]:
    return [labels[at] for at in choices(*labels).fitting(typed)]


# -- numbers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("labels", "lines"),
    [
        (ALLIES[:2], [(2, "Squire"), (3, "Merlin")]),
        (["6 spaces", "1 space"], [(6, "spaces"), (1, "space")]),
        (["7", "12"], [(7, ""), (12, "")]),
        (["2 spaces"], [(2, "spaces")]),
        (["space 12", "space 5"], [(12, "space 12"), (5, "space 5")]),
        (["Player 2", "Player 4"], [(2, "Player 2"), (4, "Player 4")]),
        # else they are counted
        (["2 Squire", "2 Merlin"], [(1, "2 Squire"), (2, "2 Merlin")]),
        (["2 Squire", "nobody"], [(1, "2 Squire"), (2, "nobody")]),
        (["7, 11, 15", "8, 11, 15"], [(1, "7, 11, 15"), (2, "8, 11, 15")]),
        (["dark 2", "dragon 2"], [(1, "dark 2"), (2, "dragon 2")]),
        (["draw 2 knights", "draw 3 knights"], [(1, "draw 2 knights"), (2, "draw 3 knights")]),
        (["from 1 to 8", "from 2 to 9"], [(1, "from 1 to 8"), (2, "from 2 to 9")]),
        (["red ×12", "red ×13"], [(1, "red ×12"), (2, "red ×13")]),
        (["power 2"], [(1, "power 2")]),
        (["1234567 a", "2 b"], [(1, "1234567 a"), (2, "2 b")]),
    ],
)
def test_numbers_that_the_words_bring_along_are_the_ones_to_type(labels, lines):
    offered = choices(*labels)
    assert [offered.line(at) for at in range(len(labels))] == lines
    for at, (number, _) in enumerate(lines):
        assert offered.fitting(str(number)) == [at]
    numbers = {number for number, _ in lines}
    assert not any(offered.fitting(str(number)) for number in range(20) if number not in numbers)


def test_numbers_are_named_in_runs():
    assert choices("2 a", "3 b", "4 c", "9 d", "8 e", "6 f").numbers() == "2–4, 6, 8, 9"


def test_words_are_made_only_when_they_are_needed():
    made: list[int] = []

    def words(at: int) -> str:
        made.append(at)
        return "some knights"

    many = Choices(10_000, words)
    assert many.fitting("9999") == [9998]
    assert set(made) == {0}


# -- first letters -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "fitting"),
    [
        ("mer", ["3 Merlin"]),
        ("MERL", ["3 Merlin"]),
        ("3 m", ["3 Merlin"]),
        ("2 mer", []),
        ("m", ["3 Merlin", "9 Master of Horse"]),
        ("master  of", ["9 Master of Horse"]),
        ("horse", []),
        ("", []),
        ("-", []),
    ],
)
def test_the_first_letters_pick_a_choice(typed, fitting):
    assert meant(ALLIES, typed) == fitting


def test_the_very_words_go_before_longer_ones():
    assert meant(["castle with clover", "castle"], "Castle") == ["castle"]
    assert meant(["castle with clover", "castle"], "castl") == ["castle with clover", "castle"]


# -- parts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["15 20 24", "15,20,24", "24 15 20", "20, 24 15", "15 · 24 · 20", "24,15,20,"]
)
def test_the_parts_pick_a_combination_in_any_order(typed):
    assert meant(TRIPLES, typed) == ["15, 20, 24"]


@pytest.mark.parametrize("typed", ["15 20", "15 20 24 29", "15 15 20 24", "15 20 25", "15.20.24"])
def test_other_parts_pick_none(typed):
    assert meant(TRIPLES, typed) == []


def test_where_order_matters_it_is_heeded():
    orders = [" · ".join(order) for order in permutations(("Boots", "Goblin", "Magnet"))]
    assert meant(orders, "goblin magnet boots") == ["Goblin · Magnet · Boots"]


def test_a_number_belongs_to_its_part():
    payments = ["red knight ×2, Merlin", "red knight, Merlin ×2"]
    assert meant(payments, "merlin ×2, red knight") == payments[1:]
    assert meant(payments, "merlin, red knight ×2") == payments[:1]
    assert meant(payments[:1], "merlin ×2, red knight") == []


PAIRS = ["red, green", "red, blue", "green, blue"]


@pytest.mark.parametrize(
    ("labels", "combined"),
    [
        (TRIPLES, TRIPLES),
        (PAIRS, PAIRS),
        ([*PAIRS, "nobody"], PAIRS),
        ([*PAIRS, "nobody", "red", "green"], []),
        (["to the left, clockwise", "to the right, anticlockwise"], []),
        (["7, 11, 15"], []),
        (ALLIES, []),
    ],
)
def test_combinations_share_their_parts(labels, combined):
    offered = choices(*labels)
    assert [labels[at] for at in offered.combinations] == combined
    assert not combined or offered.example() == combined[-1]


# -- at the table ------------------------------------------------------------------------------------


def calling(tmp_path, ally: str, number: int):
    """A person whose ally is about to be called."""
    setup = {"seats": 3, "call": number, "allies": [[ally], [], []]}
    return keep(
        tmp_path / "at.json", rt.scenario("grailcup", setup, seed=1), players=["you", "greedy", "greedy"]
    )


def test_a_card_is_typed_by_its_own_number_or_its_name(tmp_path):
    for typed in ("3", "mer"):
        out = run("play", calling(tmp_path, "sorceress", 1), typed=[typed, "q"]).out
        assert "\n  2 Squire\n  3 Merlin\n" in out
        assert "Player 1 curses Merlin." in out


def test_an_unclear_beginning_gets_one_sentence_and_the_question_stays(tmp_path):
    out = run("play", calling(tmp_path, "sorceress", 1), typed=["p", "prin", "q"]).out.split("Your choice: ")
    assert (
        out[1] == "“p” matches several choices (6 Princess | 7 Priest): type more letters or the number.\n\n"
    )
    assert "Player 1 curses Princess." in out[2]


def test_a_refusal_quotes_the_beginning_and_nothing_that_a_terminal_would_obey():
    assert as_typed("\x1b[2Jwho?\t") == "�[2Jwho?�"
    assert as_typed("a" * 50) == "a" * SHOWN


def test_of_many_that_fit_some_are_named():
    assert choices(*["a b"] * 4).named([0, 1, 2, 3]) == "a b | a b | a b | …"


def test_a_wrong_number_is_told_the_right_ones(tmp_path):
    out = run("play", calling(tmp_path, "sorceress", 1), typed=["1", "q"]).out
    known = "type a number (2–9) or the first letters of a choice, or one of u h ? t"
    assert f"“1” is not a choice: {known}" in out


def test_combinations_are_typed_by_their_parts_and_the_prompt_says_so(tmp_path):
    out = run("play", calling(tmp_path, "merlin", 3), typed=["24 15,20", "q"]).out
    assert "You can also type the parts of a choice in any order, for example: " in out
    assert "Player 1 looks at the clovers on 15, 20, 24" in out


def test_wrong_parts_are_told_what_would_be_right(tmp_path):
    out = run("play", calling(tmp_path, "merlin", 3), typed=["24 15 16", "q"]).out
    assert (
        "“24 15 16” is not a choice: type a number from 1 to 165 or the parts of a choice in any order" in out
    )


def test_parts_are_not_spoken_of_where_all_choices_are_listed(tmp_path):
    assert "You can also type the parts" not in run("play", calling(tmp_path, "sorceress", 1), typed="q").out


def test_a_letter_goes_before_a_choice_that_begins_with_it(tmp_path):
    """`u` does not mean unicorn."""
    out = run("play", calling(tmp_path, "sorceress", 1), typed=["u", "un", "q"]).out
    assert "You cannot undo now" in out
    assert out.count("curses Unicorn") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_typed_alike(tmp_path, language):
    name = Text(language, "grailcup").name("unicorn")
    file = calling(tmp_path, "sorceress", 1)
    out = run("play", file, "--lang", language, typed=[name[:3].lower(), "q"]).out
    assert (
        Text(language, "grailcup", [Text(language).say("you", number=1)]).say(
            "curse-named", seat=0, ally="unicorn"
        )
        in out
    )
