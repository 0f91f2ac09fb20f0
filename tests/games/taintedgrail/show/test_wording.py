"""Everything that the rules ask and tell, and everything that cards do, has words in every language."""

import ast
import shutil
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.games import labelled, taintedgrail, told
from roundtable.games.taintedgrail import show
from roundtable.games.taintedgrail.content.language import (
    TIMINGS,
    read_ability,
    read_conds,
    read_effects,
)
from roundtable.games.taintedgrail.content.load import pack
from roundtable.games.taintedgrail.content.verbs import VERBS
from roundtable.games.taintedgrail.show import cards as cardtext
from roundtable.games.taintedgrail.show import effects as meaning
from roundtable.games.taintedgrail.show import texts as words
from roundtable.text import LANGUAGES, Text, is_message
from tests.games.taintedgrail.helpers import scene
from tests.games.taintedgrail.helpers.encounter import begin
from tests.games.taintedgrail.helpers.packs import TINY, at_hand

SOURCE = Path(taintedgrail.__file__).parent
TEXTS = {language: Text(language, "taintedgrail") for language in LANGUAGES}
BOTH = ("what", "defend", "after")  # questions of fights and of talks


def called(*names):
    """The keys with which the rules ask or tell, as they stand in the source."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in names:
                yield from _keys(node.args[:2])


def _name(func):
    return func.id if isinstance(func, ast.Name) else getattr(func, "attr", "")


def _keys(args):
    """A key is the first text among the arguments; one that is put together says so in braces."""
    for arg in args:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
            yield arg.value
            return
        if isinstance(arg, ast.JoinedStr):
            yield ast.unparse(arg)[2:-1]
            return


def questions():
    plain = {key for key in called("Ask", "AskAll", "AskAny") if "{" not in key}
    return sorted(plain | {f"{kind}.{what}" for kind in ("fight", "talk") for what in BOTH})


def lacking(message, text):
    """What of a message and those within it has no text that fits."""
    key, args = message
    found = [] if text.fits(key, args) else [key]
    for value in args.values():
        for inner in [value] if is_message(value) else value if isinstance(value, list | tuple) else []:
            found += lacking(inner, text) if is_message(inner) else []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_words(language):
    text = TEXTS[language]
    for key in questions():
        topic = key.partition(".")[0]
        assert [one for one in (key, f"waiting.{topic}", f"help.{topic}") if not text.knows(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_words(language):
    # each symbol and each word for the day has words of its own
    renamed = {"enc.key": "enc.key-draw", "word.given": "word.given-along", "word.back": "word.back-keeps"}
    for key in {key for key in called("tell", "tell_only", "tell_apart") if "{" not in key}:
        assert TEXTS[language].knows(renamed.get(key, key)), key


def test_every_topic_of_help_is_in_the_rules_of_the_app():
    topics = {key.partition(".")[0] for key in questions()}
    assert topics <= {words.key.removeprefix("help.") for told in show.chapters() for words in told.text}


# -- the effect language -----------------------------------------------------------------------------------

EXAMPLES = {"amount": "2", "number": "1", "row": "A", "keyword": "relic", "colour": "grey", "money": "food"}
COUNTED = {**EXAMPLES, "amount": "+min(2,J(A))"}


def example(shape, of):
    """What may follow a verb."""
    return " ".join([word[1:] if word[0] == "=" else of.get(word, "x") for word in shape.split()])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_can_be_said(verb, language):
    """In every way in which it is written, with a figure and with something that is counted."""
    for shape in (*VERBS[verb].shapes, *VERBS[verb].card_shapes):
        for of in (EXAMPLES, COUNTED):
            said = meaning.effects(f"{verb} {example(shape, of)}")
            assert lacking(said, TEXTS[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("timing", sorted(TIMINGS))
def test_every_timing_can_be_said(timing, language):
    arg = {"delay": " 2", "joined": " A", "action": " energy 1 food 2"}.get(timing, "")
    for limit in ("", " /day", " /activation", " /encounter", " /once"):
        for may in ("", "may "):
            found = meaning.ability(read_ability(f"{may}{timing}{arg}{limit}: if skull: each food +1"))
            assert lacking(found, TEXTS[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_cards_of_a_pack_do_can_be_said(language):
    """Also where the pack has words of its own: a pack without them is readable too."""
    content, text = pack("avalon"), TEXTS[language]
    for name, card in content.cards.items():
        assert lacking(cardtext.printed("avalon", name), text) == []
        if card.abilities:
            assert lacking(meaning.abilities(card.abilities), text) == []
    items = [item.abilities for item in content.items.values()]
    for found in (*items, *[secret.abilities for secret in content.secrets.values()]):
        if found:
            assert lacking(meaning.abilities(found), text) == []
    for enc in content.encounters.values():
        lines = [enc.opportunity, enc.loot, enc.reward, enc.fail, *[stage.reaction for stage in enc.stages]]
        for line in (*lines, *[band.effects for band in enc.bands]):
            assert lacking(meaning.effects(line), text) == []


def test_how_effects_read():
    text = TEXTS["en"]
    said = {
        "dmg 1; pool -1": "1 damage, markers −1",
        "each terror +1": "each: terror +1",
        "pay food 1 or terror +1": "pay 1 food or terror +1",
        "if skull: share wealth -2": "if a dial shows the skull: together: wealth −2",
        "pool +J(A)": "markers +1 for each joined key: Aggression",
        "aff +min(2,J(U))": "affinity +1 for each joined key: Caution (at most 2)",
        "draw 2": "draw 2 cards",
    }
    assert {line: text.words(meaning.effects(line)) for line in said} == said


def test_what_belongs_to_the_story_is_not_said():
    for line in ("goto book.7", "secret the_tally", "status oda/1; task wat", "encounter granary_men"):
        assert meaning.effects(line) == meaning.STORY
    one_rep = read_effects("one rep +1")[0].groups[0][0]
    assert meaning.promised("status oda/1; one rep +1") == [meaning.scoped(one_rep)]
    assert [said.key for said in meaning.promised("encounter grey; encounter granary_men")] == [
        "eff-encounter"
    ]
    assert meaning.cond(read_conds("status oda/2")[0]).key == "cond-story"


# -- texts of a pack ---------------------------------------------------------------------------------------


def test_a_text_that_is_not_translated_is_read_in_english():
    assert TEXTS["uk"].words(words.say("tiny", "location.2.title")) == "The Mill"
    assert words.known("tiny", "no.such.text") is None
    assert TEXTS["uk"].words(words.say("tiny", "no.such.text")) == "щось"


def test_a_journal_may_be_translated(tmp_path):
    """The same lines with other prose; a translation that does not fit line by line is left aside."""
    shutil.copytree(TINY, tmp_path / "own")
    russian = tmp_path / "own" / "text" / "ru" / "journal"
    russian.mkdir(parents=True)
    (russian / "1.journal").write_text(
        ":: 1.2\nМельник пожимает плечами.\nflip\n"
        "| skull : Он плюёт. {one rep -1} -> end\n| grail : Он кивает. {status oath/2} -> end\n"
        ":: 1.3\nБез строк таблицы.\n",
        "utf-8",
    )
    with at_hand(tmp_path):
        (read,) = words.paragraphs("own", "1.2", (0,))
        assert [TEXTS[language].words(read) for language in LANGUAGES] == [
            "The miller shrugs.",
            "Мельник пожимает плечами.",
            "The miller shrugs.",
        ]
        row = words.row("own", "1.2", 1)
        assert row is not None
        assert TEXTS["ru"].words(row) == "Он кивает."
        assert TEXTS["ru"].words(words.paragraphs("own", "1.3", (0,))[0]) == "He has come out with a shovel."


def test_lines_run_on_and_blank_lines_part_them():
    read = words.paragraphs("avalon", "book.1", tuple(range(len(pack("avalon").verses["book.1"].lines))))
    assert len(read) == 3
    assert all("*" not in text.args["en"] and "\n" not in text.args["en"] for text in read)


# -- what a player reads -----------------------------------------------------------------------------------


def table(**more):
    match = rt.scenario("taintedgrail", {"seats": 2, **more}, seed=1)
    return match, match.view(0)


def zone(view, name):
    return next(zone for zone in show.scene(view) if zone.name == name)


def test_options_read_like_sentences():
    match, view = table(items=[["felt_boots"], []])
    text = Text("en", "taintedgrail", ["Anna", "Bert"])
    said = [text.words(labelled(show, view, "day.what", option)) for option in match.legal(0)]
    assert "Explore Cuanacht Farmhold (1 energy)" in said
    assert "Travel to Hunters' Grove (free)" in said
    assert "Chores for the townsfolk (1 energy)" in said
    assert "Give something to Bert" in said


def test_a_gain_is_divided_by_name():
    match, view = table(effects="share food +2", party=[0, 1])
    text = Text("en", "taintedgrail", ["Anna", "Bert"])
    about = told(show, view["prompt"]["key"], view["prompt"]["about"], view["options"])
    assert text.words(about) == "How do you divide 2 food among Anna and Bert?"
    said = [text.words(labelled(show, view, "share.how", option)) for option in match.legal(0)]
    assert said == ["Anna: 1, Bert: 1", "Anna: 0, Bert: 2", "Anna: 2, Bert: 0"]


def test_every_card_in_hand_says_what_it_would_do():
    match, view = table(encounter="first_grey", party=[0])
    held = [piece for group in zone(view, "hands").groups for piece in group.pieces]
    assert sum(piece.count for piece in held) == len(match.table.hands[0])
    for piece in held:
        assert TEXTS["en"].words(piece.text).startswith(("Joins ", "No keys join."))


def test_the_planner_says_what_is_missing_but_not_an_unknown_secret():
    _, view = table(goods={"wealth": [0, 3]}, once=["inspected/101"])
    said = TEXTS["en"].words(zone(view, "planner").groups[0].pieces[0].text)
    assert "You do not yet know how to light it." in said
    assert "lacks 1 wealth" in said
    _, view = table(secrets=[["menhir_rites"], []], once=["inspected/101"])
    assert "Menhir Rites" in TEXTS["en"].words(zone(view, "planner").groups[0].pieces[0].text)


def test_tg_139_the_price_of_a_menhir_is_hidden_until_somebody_has_inspected_it():
    match, view = table(goods={"wealth": [0, 3]})
    said = TEXTS["en"].words(zone(view, "planner").groups[0].pieces[0].text)
    assert "Nobody has inspected it" in said
    assert not {word for word in ("pays", "lacks", "wealth", "Rites") if word in said}
    match.play(1, ("inspect",))
    for viewer in (0, 1, None):
        said = TEXTS["en"].words(zone(match.view(viewer), "planner").groups[0].pieces[0].text)
        assert "lacks 1 wealth" in said


def test_tg_139_unless_the_group_wants_to_know():
    _, view = table(goods={"wealth": [0, 3]}, options={"open_prices": True})
    assert "lacks 1 wealth" in TEXTS["en"].words(zone(view, "planner").groups[0].pieces[0].text)


def test_tg_139_a_menhir_elsewhere_is_a_menhir_of_its_own():
    _, view = table(shown=[101, 107], once=["inspected/101"])
    said = {piece.name: TEXTS["en"].words(piece.text) for piece in zone(view, "planner").groups[0].pieces}
    assert ("pays" in said["stone-101"], "pays" in said["stone-107"]) == (True, False)


def test_tg_25_both_branches_can_be_read_before_one_is_chosen():
    """On the card for everybody, and in the options for the one who chooses."""
    match = begin("two_doors", "nod nod nod", "nod nod nod", goods={"food": [0, 0]})
    view = match.view(0)
    for viewer in (0, 1, None):
        stages = next(group for group in zone(match.view(viewer), "enemy").groups if len(group.pieces) > 1)
        said = [TEXTS["en"].words(piece.text) for piece in stages.pieces]
        assert len(said) == 2
        assert all([text.startswith("Stage 1. Talk keys move affinity:") for text in said])
        assert all(["Reaction:" in text for text in said])
    labels = [TEXTS["en"].words(labelled(show, view, "talk.branch", option)) for option in match.legal(0)]
    stages = match.table.encounter().stages
    for label, stage in zip(labels, stages, strict=True):
        assert TEXTS["en"].words(meaning.effects(stage.reaction)) in label
    assert labels[0] != labels[1]


def test_tg_25_the_chosen_one_is_marked_and_later_ones_can_be_read():
    match = begin("crossroads", "nod silence silence" + " nod" * 6)
    stages = next(group for group in zone(match.view(0), "enemy").groups if len(group.pieces) == 3)
    said = [TEXTS["en"].words(piece.text) for piece in stages.pieces]
    assert [text.startswith("Stage 2.") for text in said] == [False, True, True]
    assert [bool(piece.icon) for piece in stages.pieces] == [True, False, False]


def test_what_is_handed_over_is_named_in_the_price():
    said = [TEXTS[language].words(meaning.price("pay item rope")[0]) for language in LANGUAGES]
    assert said[0] == "hand over Rope"
    assert [TEXTS["en"].words(meaning.price(text)[0]) for text in ("pay item weapon", "pay item any")] == [
        "hand over an item: weapon",
        "hand over an item: any",
    ]
    match = scene(2, verse="101", items=[["rope"]], event_deck=[])
    labels = [
        TEXTS["en"].words(labelled(show, match.view(0), "verse.choice", option)) for option in match.legal(0)
    ]
    assert "Lower a rope into the well. [hand over Rope]" in labels


def test_the_page_is_marked_and_the_chronicle_can_be_read_again():
    match, view = table(verse="101", party=[0])
    assert [group.marked for group in zone(view, "journal").groups] == [True]
    match.play(0, match.legal(0)[-1])
    match.play(0, ("pass",))
    (read,) = zone(match.view(0), "journal").groups
    assert not read.marked
    assert TEXTS["en"].words(read.title) == "Day 1. Cuanacht Farmhold, 101"
    assert len(read.pieces) == 1
