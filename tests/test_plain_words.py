"""Plain English: the words that readers stumbled over stay out, and what is meant as a sentence is one.

Each entry of STUMBLES is an expression and what to write instead. It holds for messages, rulings, refusals,
pages, docstrings and comments; `code` may quote it.
"""

import ast as syntax
import io
import re
import tokenize
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from roundtable.games import names, rulings

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roundtable"
GAMES = ("_template", *names())
FOLDERS = ("src", "tests", "tools", "web/src")
LISTS = {"test_plain_words.py", "test_plain_words_ru_uk.py"}  # these quote what they forbid


def files(*endings):
    """Our own files, whatever is built or installed beside them left out."""
    found = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in endings]
    found += [file for file in ROOT.glob("*") if file.suffix in endings]
    return sorted(file for file in found if "node_modules" not in file.parts and file.name not in LISTS)


PAGES = [str(file.relative_to(ROOT)) for file in [*files(".md"), *sorted((ROOT / "docs").glob("*.md"))]]
CODE = [str(file.relative_to(ROOT)) for file in files(".py")]
SCRIPTS = [
    file
    for file in files(".ts", ".svelte", ".css")
    if "games" not in file.relative_to(ROOT).parts and file.name != "protocol.ts"
]

STUMBLES = {
    r"\banew\b": "again",
    r"\bnought\b": "0, or nothing",
    r"\b[Ww]ho(m|se)?(so)?ever\b": "the player who, or: if you",
    r"\ba wish to\b": "wants to",
    r"(^|[,.] )[Oo]f which\b": "one of them, or: including",
    r"\bso many\b": "this many, or: as many as",
    r"\bsecond-last\b": "second-to-last",
    r"\bby chance\b": "at random",
    r"\bone's own\b": "your own, or: their own",
    r"\bto be had\b": "available, or: there are no more",
    r"\b[Hh](e|is|im|imself)\b": "they, their, them: no player has a known sex",
    r"\b(all|everything|nobody|nothing|none|any|every \w+) but (?!not\b)": "except",
    r"(?<![Tt]here )\b(is|are) no (?!longer|more|less|other|such|need|\w+er\b)(?=\w)": "is not a",
}
# Only in what players read.
GOODS = "energy|health|terror|food|wealth|magic|damage"
SHOWN = {
    r"\b[Uu]sual (bot|challenge|price)\b": "ordinary, or: standard",
    r"\b[Pp]lay(s|ed)? ahead\b": "look ahead",
    r"\b[Cc]ounter-?clockwise\b": "anticlockwise",
    r"\bArmor\b": "Armour",
    r"\bOn placing\b": "when played, as on the buttons",
    r'"\w|[\w.,!?]"': "curly quotation marks",
    rf"(\b({GOODS})|\{{ \$what \}}) \{{ \$(count|number) \}}": "the number first: 2 food",
}
# A clause without a head as the subject of a sentence. A docstring may be such a clause: "Who pays how much."
HEADLESS = {r"(^|[.:;!?] )Who [^.?!:;]*[.;:]": "the hero who, or: if you"}
VERBS = "is|are|does|gets|gains|takes|dies|loses|leaves|stands|covers|sees|would|pays|may|must|draws|discards"
HEADLESS_IN_CODE = {
    rf"(^|[.:;!?\]] )Who (is|has|\w+s|cannot|must)\b[^,.;:?!]* ({VERBS})\b": "the hero who, or: if you"
}

SPOKEN = re.compile(r"say-\w+$")  # here a log line begins with "NAME: ", because somebody speaks
QUOTED = {"verse-chosen", "verse-result"}  # the words of a content pack
SAID = ("error-", "note-", "why-", "help-", "cli-no-", "cli-wrong")  # messages that are whole sentences
HELPERS = {
    "is",
    "are",
    "has",
    "have",
    "can",
    "cannot",
    "may",
    "must",
    "would",
    "did",
    "gave",
    "set",
    "wanted",
}
HELPERS |= {"choose", "give", "pay", "put", "unlock", "wait"}  # commands
ADDRESSED = {"you", "they", "please"}  # a verb follows
PLURALS = {
    "adversaries",
    "allies",
    "cards",
    "engines",
    "heroes",
    "knights",
    "lives",
    "markers",
    "others",
    "points",
}
PLURALS |= {"spaces", "spears", "swords", "tokens", "days", "merlins", "items", "players", "s", "this", "as"}


def written(path):
    """The messages of a file: key and text, with figures as they stand."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            text = FluentSerializer().serialize_entry(entry).partition("=")[2]
            yield entry.id.name, re.sub(r"\s+", " ", text).strip()


def english_messages():
    texts = [SOURCE / "text" / "en.ftl", *sorted((SOURCE / "text" / "web").glob("*.en.ftl"))]
    texts += [SOURCE / "games" / game / "text" / "en.ftl" for game in GAMES]
    return {f"{file.relative_to(SOURCE)}: {key}": text for file in texts for key, text in written(file)}


def english_rulings():
    return {ruling.number: ruling.text for game in GAMES for ruling in rulings(game)}


def pack_texts():
    """The English of our own pack: its journal line by line, and what its tables say."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "content").rglob("*.*")):
        text = file.read_text("utf-8")
        if file.suffix == ".journal":
            found |= {f"{file.name}:{n}": line for n, line in enumerate(text.split("\n"), 1)}
        elif file.suffix == ".toml" and file.parent.name != "text":
            said = re.findall(r'^text = "(.*)"$', text, re.MULTILINE)
            found |= {f"{file.parent.name}/{file.name}: {line[:20]}": line for line in said}
    return found


def prose(page):
    """The lines of a page without what is quoted as code."""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    return {f"{page}:{n}": re.sub(r"`[^`]*`", "", line) for n, line in enumerate(text.split("\n"), 1)}


def unquoted(text):
    return re.sub(r"\s+", " ", re.sub(r"`[^`]*`", "", text)).strip()


def documented(tree):
    """The docstrings of a module, and the sentences with which it refuses."""
    owners = (syntax.Module, syntax.ClassDef, syntax.FunctionDef, syntax.AsyncFunctionDef)
    for node in syntax.walk(tree):
        if isinstance(node, owners) and (text := syntax.get_docstring(node)):
            yield node.body[0].lineno, text
        elif isinstance(node, syntax.Raise) and isinstance(node.exc, syntax.Call):
            for said in syntax.walk(node.exc):
                if isinstance(said, syntax.Constant) and isinstance(said.value, str):
                    yield said.lineno, said.value


def remarks(code):
    """The comments of a module; those on lines that follow one another are one."""
    begun, last, text = 0, 0, ""
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            line, words = token.start[0], token.string.lstrip("# ")
            if line != last + 1:
                yield begun, text
                begun, text = line, ""
            last, text = line, f"{text} {words}"
    yield begun, text


def python_prose(file):
    code = (ROOT / file).read_text("utf-8")
    found = [*documented(syntax.parse(code)), *remarks(code)]
    return {f"{file}:{line}": unquoted(text) for line, text in found}


def script_prose(file):
    """The comments of a script, a component or a style sheet."""
    found = re.finditer(
        r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//.*?$", file.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    return {
        f"{file.relative_to(ROOT)}: {at[0][:20]}": unquoted(re.sub(r"\n\s*\* ?", " ", at[0])) for at in found
    }


def stumbles(texts, headless=HEADLESS):
    return [
        f"{where}: {found[0]!r} in {text!r}; write: {instead}"
        for where, text in texts.items()
        for pattern, instead in (STUMBLES | headless).items()
        if (found := re.search(pattern, text))
    ]


def test_messages_and_rulings_keep_the_words_out():
    assert stumbles(english_messages(), HEADLESS | SHOWN) == []
    assert stumbles(english_rulings(), HEADLESS | SHOWN) == []


def test_the_pack_says_things_as_the_interface_does():
    texts = pack_texts()
    assert len(texts) > 500
    assert [found for found in stumbles(texts, SHOWN) if "curly" in found or "buttons" in found] == []


@pytest.mark.parametrize(
    "text",
    [
        "A usual bot plays on.",
        "Played ahead to the end, it does best.",
        "Lancelot's Armor",
        'that say "may".',
        "pay food { $count }",
        "{ $what } { $count }",
        "On placing: draw 1 card.",
    ],
)
def test_what_players_stumbled_over_is_found(text):
    assert stumbles({"here": text}, SHOWN)


@pytest.mark.parametrize("page", PAGES)
def test_pages_keep_the_words_out(page):
    assert stumbles(prose(page)) == []


def test_docstrings_comments_and_refusals_keep_the_words_out():
    assert len(CODE) > 500
    assert [found for file in CODE for found in stumbles(python_prose(file), HEADLESS_IN_CODE)] == []


def test_comments_of_the_web_client_keep_the_words_out():
    assert len(SCRIPTS) > 100
    assert [found for file in SCRIPTS for found in stumbles(script_prose(file), HEADLESS_IN_CODE)] == []


@pytest.mark.parametrize(
    "text",
    [
        "The piles are mixed anew.",
        "Who lays fewer than 2 cards suffers the attack.",
        "Whoever ends his turn here rolls.",
        "Discard all but one.",
        "It ends. Who sleeps here dreams.",
        "{name} is no content pack.",
    ],
)
def test_what_readers_stumbled_over_is_found(text):
    assert stumbles({"here": text})


def test_a_docstring_a_comment_and_a_refusal_are_read(tmp_path):
    code = tmp_path / "rules.py"
    lines = [
        '"""Deal anew."""',
        "# first this line,",
        "# whoever reads it",
        'raise Wrong(f"{name} is no pack")',
    ]
    code.write_text("\n".join(lines), "utf-8")
    assert len(stumbles(python_prose(code))) == 3
    assert stumbles({"here": "[Health] Who has no health leaves the fight."}, HEADLESS_IN_CODE)
    assert stumbles({"here": "[Parties] Who pays, and what for."}, HEADLESS_IN_CODE) == []


@pytest.mark.parametrize(
    "text", ["Who pays the magic?", "Is it the hero? Nobody, but not you.", "The last one wins."]
)
def test_plain_sentences_are_left_alone(text):
    assert stumbles({"here": text}) == []


# -- sentences ---------------------------------------------------------------------------------------------


def events(game):
    """The messages of a game that its rules tell as events."""
    code = "\n".join(file.read_text("utf-8") for file in (SOURCE / "games" / game).rglob("*.py"))
    told = set(re.findall(r'\btell\w*\([^"]*?"([a-z]+(?:[.-][a-z]+)*)"', code))
    keys = {key.replace(".", "-") for key in told}
    wanted = keys | {f"{key}-own" for key in keys}
    return {key: text for key, text in written(SOURCE / "games" / game / "text" / "en.ftl") if key in wanted}


def is_sentence(text):
    """Whether it asks or addresses somebody, or seems to have a verb: a helper, or a word in -s that is not a
    known plural."""
    words = re.findall(
        r"[a-z]+", re.sub(r"\{[^{}]*\}|'s\b", " ", re.sub(r"\{ \$\w+ ->|\[\w+\]", " ", text)).lower()
    )
    return text.endswith("?") or any(
        word in HELPERS | ADDRESSED or (word.endswith("s") and word not in PLURALS) for word in words
    )


@pytest.mark.parametrize("game", GAMES)
def test_events_are_sentences(game):
    found = events(game)
    assert found, "no event was found"
    labels = [
        key for key, text in found.items() if re.match(r"\{ \$seats? \}:", text) and not SPOKEN.match(key)
    ]
    assert labels == [], "the seat is the subject: '{ $seat } draws', not '{ $seat }: drawn'"
    assert [key for key, text in found.items() if key not in QUOTED and not is_sentence(text)] == []


def test_reasons_refusals_and_help_are_sentences():
    messages = {where: text for where, text in english_messages().items() if re.search(r"[.!]", text)}
    meant = {where: text for where, text in messages.items() if where.split()[1].startswith(SAID)}
    assert len(meant) > 200
    assert [where for where, text in meant.items() if not is_sentence(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "{ $seat }: 2 knights drawn.",
        "Siege engines: { $count }.",
        "A look at { $cards }.",
        "Only on a quest.",
    ],
)
def test_a_label_is_no_sentence(text):
    assert not is_sentence(text)
