"""A verb of the effect language is one record: the reference, the rules and the words know what it says."""

import re
from pathlib import Path

import pytest

from roundtable.games.taintedgrail.check.solver.effects import FOLLOWED
from roundtable.games.taintedgrail.content.language import RESOURCES, TRACKS
from roundtable.games.taintedgrail.content.verbs import AVOIDS, VERBS, marked
from roundtable.games.taintedgrail.effects.verbs import whole
from roundtable.games.taintedgrail.hints.company import DOES
from roundtable.games.taintedgrail.hints.worth import FOUND
from roundtable.kernel import RuleError

PAGE = (Path(__file__).parents[4] / "docs" / "pack-format.md").read_text("utf-8")
COSTS, OUTSIDE, INSIDE = "## 4. Costs", "## 5. Effects outside encounters", "Effects in encounters"
SCOPES = {"yes": "must", "opt.": "may", "–": "no"}

# How the reference writes the things that may follow a verb; all others it calls ID.
WRITTEN = {
    "amount": r"N|[+-]?k",
    "number": r"N|\d",
    "money": "|".join((*TRACKS, *RESOURCES)),
    "keyword": "KEYWORD",
    "colour": "COLOUR",
    "row": "X",
    "rule": "KEY",
    "verse": "V",
    "part": "ID(/k)?",
    "box": "ID/k",
    **dict.fromkeys(("place", "menhir", "token", "time"), "N|M"),
}


def rows(heading):
    """The cells of the table of verbs under a heading of the reference."""
    table = re.search(r"\n\|[^\n]+\n\|[-|]+\n((?:\|[^\n]+\n)+)", PAGE[PAGE.index(heading) :])
    assert table is not None
    return [[cell.strip() for cell in line.strip("|").split(" |")] for line in table[1].splitlines()]


def forms(cell):
    """The verbs that a cell writes, each with what follows it."""
    return [(words[0], words[1:]) for words in map(str.split, re.findall(r"`([^`]+)`", cell))]


def fits(shape, words):
    kinds = [word.lstrip("+?") for word in shape.split()]
    return len(kinds) == len(words) and all(
        word == kind[1:] if kind[0] == "=" else re.fullmatch(WRITTEN.get(kind, "ID"), word)
        for kind, word in zip(kinds, words, strict=True)
    )


def written(*headings):
    return [form for heading in headings for row in rows(heading) for form in forms(row[0])]


# -- the reference -----------------------------------------------------------------------------------------


def test_the_reference_writes_verbs_only_as_their_records_do():
    for verb, words in written(COSTS, OUTSIDE, INSIDE):
        shapes = [*VERBS[verb].shapes, *VERBS[verb].card_shapes]
        assert [shape for shape in shapes if fits(shape, words)], (verb, words)


@pytest.mark.parametrize("verb", VERBS)
def test_the_reference_has_every_way_to_write_a_verb(verb):
    record, outside = VERBS[verb], written(COSTS, OUTSIDE)
    for shape in record.shapes:
        found = outside if record.place == "anywhere" else written(INSIDE)
        assert [words for name, words in found if name == verb and fits(shape, words)], shape
    for shape in record.card_shapes:
        found = written(COSTS, INSIDE)
        assert [words for name, words in found if name == verb and fits(shape, words)], shape


def test_the_reference_says_which_verbs_have_a_scope():
    said = {verb: SCOPES[scope] for cell, _, scope, _ in rows(OUTSIDE) for verb, _ in forms(cell)}
    said["lose"] = "may"  # items, but not secrets
    known = {verb.name: verb.scope for verb in VERBS.values() if verb.place == "anywhere"}
    assert said == {verb: scope for verb, scope in known.items() if verb != "pay"}


@pytest.mark.parametrize("kind", ["combat", "diplomacy"])
def test_the_reference_says_which_verbs_are_for_one_kind_of_encounter(kind):
    said = re.search(rf"((?:`\w+`(?:,\s| and\s)?)+)\s(?:are )?for {kind} only", PAGE)
    assert said is not None
    assert {*re.findall(r"`(\w+)`", said[1])} == {verb.name for verb in VERBS.values() if verb.place == kind}


def test_the_reference_says_which_verbs_can_be_passive():
    said = re.search(r"\| `passive` \| always; may be followed only by ([^|]+)", PAGE)
    assert said is not None
    assert {*re.findall(r"`(\w+)`", said[1])} == marked("passive")


# -- the records -------------------------------------------------------------------------------------------


def test_goods_are_the_tracks_and_resources():
    assert marked("goods") == {*TRACKS, *RESOURCES}


NAMES = {"secret", "part", "box", "task", "dial", "timer", "event", "encounter", "guardian", "verse"}


def things(verb):
    """What a verb is about, with what it does to it."""
    return {word for shape in verb.shapes for word in shape.split()}


def test_what_the_story_calls_by_name_is_hidden_until_it_happens():
    """Not what heroes have: they know what they lose or pay."""
    named = {verb.name for verb in VERBS.values() if {word.lstrip("+?") for word in things(verb)} & NAMES}
    assert named - {"lose", "pay"} <= marked("hidden")


def test_the_solver_follows_whatever_is_set_and_can_be_tested():
    setting = {verb.name for verb in VERBS.values() if any(word[0] == "+" for word in things(verb))}
    assert setting - marked("note") <= marked("known")


def test_the_solver_follows_further_only_what_it_follows():
    assert marked("known") >= FOLLOWED.keys()


def test_bots_weigh_nothing_that_is_no_verb():
    assert VERBS.keys() >= {*DOES, *FOUND}


def test_what_avoids_something_changes_an_attack_and_avoids_what_is_a_verb():
    assert marked("attack") >= AVOIDS.keys()
    assert VERBS.keys() >= {*AVOIDS.values()}


# -- what they do ------------------------------------------------------------------------------------------


def nothing(t, act, context, seats):
    return None


EVERYTHING = dict.fromkeys(VERBS, nothing)


def test_rooms_may_share_the_verbs_between_them():
    first = {"pool": nothing}
    rest = {verb: nothing for verb in VERBS if verb != "pool"}
    assert whole(first, rest) == EVERYTHING


@pytest.mark.parametrize(
    ("rooms", "fault"),
    [
        ([{**EVERYTHING, "sing": nothing}], "sing is not a verb of the effect language."),
        ([EVERYTHING, {"pool": nothing}], "Two rules claim the verb pool."),
        (
            [{verb: nothing for verb in VERBS if verb not in ("pool", "flee")}],
            "These verbs have no rule: pool, flee.",
        ),
    ],
)
def test_every_verb_is_done_by_one_rule(rooms, fault):
    with pytest.raises(RuleError, match=fault):
        whole(*rooms)
