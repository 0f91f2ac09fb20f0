"""The directions of import, and the sizes that keep a codebase readable, read from the source itself."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roundtable"
FILES = sorted(SOURCE.rglob("*.py"))

# Pure folders: no clock, no dice but the table's own, no files, no log.
IMPURE = {"random", "time", "os", "logging", "datetime", "secrets", "io", "pathlib", "socket", "subprocess"}

# A bot that looks ahead throws dice that nobody plays again, and may have only so much time.
ALLOWED = {"bots": {"random", "time"}}

# One file starts programs of others, for people at the keyboard.
OPEN = {"bots/outside.py": {"subprocess"}}

# part -> (its law, what of ours it may import, which packages)
LAWS = {
    "kernel": ("the kernel knows no game, no I/O and no clock", {"kernel"}, set()),
    "games": ("a game imports the kernel and itself, nothing else", {"kernel", "itself"}, set()),
    "bots": ("bots know the kernel and no game by name", {"kernel", "bots"}, set()),
    "text": ("texts know no rules", {"text"}, {"fluent"}),
    "lab": (
        "the lab finds games by name",
        {"kernel", "bots", "text", "lab", "games", "face"},
        {"rich", "pyspiel"},
    ),
    "envs": (
        "the environments find games by name, and nobody needs them",
        {"kernel", "text", "games", "envs", "face"},
        {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
    ),
    "cli": (
        "the command finds games by name",
        {"kernel", "bots", "text", "lab", "games", "cli", "server", "face"},
        {"click", "rich", "segno", "sqlalchemy", "uvicorn"},
    ),
    "server": (
        "the server finds games by name and knows no terminal and no laboratory",
        {"kernel", "bots", "text", "games", "server", "face"},
        {"msgspec", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets"},
    ),
    "face": ("the public face opens the kernel and the games", {"kernel", "games"}, set()),
}


# A package that a single file may use: if you do without that file, you do without the package.
IN_ONE_FILE = {
    "lab/data/files.py": {"pyarrow"},
    "lab/workers/ray.py": {"ray"},
    "server/bus/broker.py": {"nats"},
    "server/started.py": {"psycopg"},
    **{
        f"lab/peers/{name}.py": {name} for name in ("catanatron", "chess", "pettingzoo", "pokerkit", "rlcard")
    },
}


def part_of(file):
    """The part of the project that a file belongs to, and the game if it belongs to one."""
    words = file.relative_to(SOURCE).parts
    if words == ("__main__.py",):
        return "cli", None
    if len(words) == 1:
        return "face", None
    if words[0] == "games":
        return ("games", words[1]) if len(words) > 2 else ("finder", None)
    return words[0], None


def imports_of(file):
    """Every module that a file imports, by its full name."""
    package = ["roundtable", *file.relative_to(SOURCE).parts[:-1]]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module == "roundtable" or node.module is None:
                yield from (f"{module}.{alias.name}" for alias in node.names)
            else:
                yield module


def faults(file):
    """What a file imports against its law."""
    part, game = part_of(file)
    if part == "finder":
        return []
    law, ours, packages = LAWS[part]
    packages = packages | IN_ONE_FILE.get(file.relative_to(SOURCE).as_posix(), set())
    found = []
    for module in imports_of(file):
        first, _, rest = module.partition(".")
        if first == "roundtable":
            fine = allowed(rest, ours, game)
        elif first in sys.stdlib_module_names:
            more = ALLOWED.get(part, set()) | OPEN.get(file.relative_to(SOURCE).as_posix(), set())
            fine = part not in ("kernel", "games", "bots") or first not in IMPURE - more
        else:
            fine = first in packages
        if not fine:
            found.append(f"{file.relative_to(ROOT)} imports {module}, but {law}")
    return found


def allowed(module, ours, game):
    words = module.split(".")
    of_a_game = len(words) > 1 and not (SOURCE / "games" / f"{words[1]}.py").is_file()  # or what finds them
    if words[0] == "games" and of_a_game:
        return "itself" in ours and words[1] == game
    if words[0] in ("kernel", "bots", "text", "lab", "envs", "cli", "games", "server"):
        return words[0] in ours
    return "face" in ours or words[0] in ("", "kernel")


def peeks(file):
    """Where a file of a game imports what its screens or its bots are made of, though it is none of them."""
    game, room = file.relative_to(SOURCE).with_suffix("").parts[1:3]
    others = [name for name in ("show", "hints") if name != room]
    closed = [f"roundtable.games.{game}.{name}" for name in others]
    return [module for module in imports_of(file) if f"{module}.".startswith(tuple(f"{c}." for c in closed))]


@pytest.mark.parametrize(
    "file", [file for file in FILES if part_of(file)[0] == "games"], ids=lambda f: str(f.relative_to(SOURCE))
)
def test_no_rule_imports_a_screen_or_a_hint(file):
    assert peeks(file) == []


def test_the_check_sees_a_rule_that_peeks(tmp_path, monkeypatch):
    for place, line in (
        ("rules.py", "from . import hints"),
        ("moving.py", "from .show.pieces import ICONS"),
        ("hints/deep.py", "from ..show import label"),
        ("show/deep.py", "from roundtable.games.grailcup.hints.guesses import Guess"),
    ):
        file = tmp_path / "games" / "grailcup" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(line)
    fine = tmp_path / "games" / "grailcup" / "hints" / "fine.py"
    fine.write_text("from . import guesses\nfrom .weights import WEIGHTS\nfrom ..showing import x")
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    assert [len(peeks(file)) for file in tmp_path.rglob("*.py") if file != fine] == [1] * 4
    assert peeks(fine) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_go_one_way(file):
    assert faults(file) == []


def test_the_check_sees_a_broken_law(tmp_path, monkeypatch):
    for place, line in (
        ("kernel/clock.py", "import time"),
        ("kernel/known.py", "from roundtable.games import find"),
        ("games/kingarthur/cousin.py", "from roundtable.games.grailcup import rules"),
        ("games/kingarthur/dice.py", "from random import shuffle"),
        ("bots/cheat.py", "from ..games.kingarthur import rules"),
        ("lab/direct.py", "from roundtable.games.kingarthur.rules import book"),
        ("server/study.py", "from roundtable.lab.play import play_match"),
        ("text/wide.py", "import rich"),
        ("lab/arrays.py", "import numpy"),
        ("lab/data/columns.py", "import pyarrow"),
        ("lab/workers/other.py", "import ray"),
        ("cli/learner.py", "from roundtable.envs.batch import Batch"),
        ("envs/study.py", "from roundtable.lab.play import play_match"),
    ):
        file = tmp_path / "src" / "roundtable" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(line)
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path / "src" / "roundtable")
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    assert all(len(faults(file)) == 1 for file in tmp_path.rglob("*.py"))


def names_of(game):
    """The folder of a game, and what its box says without what comes after a colon."""
    (title,) = re.findall(r"^title = ([^:\n]+)", (game / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    return game.name, title


OUTSIDE = [file for file in FILES if part_of(file)[0] != "games"]
NAMES = [name for game in (SOURCE / "games").glob("[a-z]*/") for name in names_of(game)]


def named(file):
    """The games that a file names in its texts. An example in a help text must name some game."""
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    constants = [node.value for node in nodes if isinstance(node, ast.Constant)]
    texts = [text for text in constants if isinstance(text, str) and not text.startswith("Example: ")]
    return [name for name in NAMES if re.search(rf"\b{re.escape(name)}\b", "\n".join(texts))]


@pytest.mark.parametrize("file", OUTSIDE, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_game_is_named_outside_the_games(file):
    assert named(file) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('GAME = "taintedgrail"', ["taintedgrail"]),
        ('help = f"{word} for Tainted Grail"', ["Tainted Grail"]),
        ('measure("kingarthur", 4)', ["kingarthur"]),
        ('"""As in Grail Cup."""', ["Grail Cup"]),
        ('EXAMPLE = "Example: roundtable play kingarthur"', []),
        ('word = "foreshadows"', []),
    ],
)
def test_the_check_sees_a_game_that_is_named(tmp_path, line, found):
    (tmp_path / "file.py").write_text(line)
    assert named(tmp_path / "file.py") == found


# -- sizes -----------------------------------------------------------------------------------------------

TESTS = ROOT / "tests"
TOOLS = [*sorted((ROOT / "tools").glob("*.py")), ROOT / "dev.py", ROOT / "hatch_build.py"]
LINES, PACKAGE, ROOT_OF_A_GAME, TEST_FOLDER = 300, 16, 20, 20
BRANCHES, BRANCHES_OF_THE_SOLVER = 12, 15
SOLVER = SOURCE / "games" / "taintedgrail" / "check" / "solver"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_files_stay_short(file):
    assert len(file.read_text("utf-8").splitlines()) <= LINES


def test_packages_stay_small():
    for folder in {file.parent for file in FILES}:
        most = ROOT_OF_A_GAME if folder.parent == SOURCE / "games" else PACKAGE
        assert len([*folder.glob("*.py")]) <= most, folder


def test_test_folders_stay_small():
    folders = {file.parent for file in TESTS.rglob("*.py")}
    assert [folder for folder in folders if len([*folder.glob("*.py")]) > TEST_FOLDER] == []


def branches(node):
    """How many ways more there are through a function because of this node; as radon counts them."""
    match node:
        case ast.If() | ast.IfExp() | ast.Assert():
            return 1
        case ast.For() | ast.AsyncFor() | ast.While():
            return 1 + bool(node.orelse)
        case ast.Try():
            return len(node.handlers) + bool(node.orelse)
        case ast.BoolOp():
            return len(node.values) - 1
        case ast.comprehension():
            return 1 + len(node.ifs)
        case ast.Match():
            return len(node.cases)
    return 0


def complexity(function):
    """The number of ways through a function, without what is defined inside it."""
    waiting, found = [*function.body], 1
    while waiting:
        node = waiting.pop()
        if not isinstance(node, DEFINITIONS):
            found += branches(node)
            waiting += ast.iter_child_nodes(node)
    return found


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINITIONS = (*FUNCTIONS, ast.ClassDef)


def tangled(file, most):
    """The functions of a file with more branches than that."""
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    return [node.name for node in nodes if isinstance(node, FUNCTIONS) and complexity(node) > most]


def test_functions_stay_simple():
    found = set()
    for file in FILES:
        most = BRANCHES_OF_THE_SOLVER if SOLVER in file.parents else BRANCHES
        found |= {f"{file.relative_to(SOURCE).as_posix()}: {name}" for name in tangled(file, most)}
    assert found == set()
    assert [name for file in TOOLS for name in tangled(file, BRANCHES)] == []


def test_branches_are_counted_as_they_are_written():
    def counted(text):
        return complexity(ast.parse(text).body[0])

    assert counted("def f(): pass") == 1
    assert counted("def f(a):\n if a: return 1\n elif a is None: return 2\n else: return 3") == 3
    assert counted("def f(a, b, c): return a and b and c or (1 if a else 2)") == 5
    assert counted("def f(a):\n for b in a:\n  while b: pass\n  else: pass") == 4
    assert counted("def f(a): return [b for b in a if b if a]") == 4
    assert (
        counted("def f(a):\n try: pass\n except ValueError: pass\n except KeyError: pass\n else: pass") == 4
    )
    assert counted("def f(a):\n match a:\n  case 1: pass\n  case 2: pass") == 3
    assert counted("def f(a):\n def g(): return a or f\n return lambda: a and g") == 2


def test_no_deepcopy_and_no_pickle_anywhere():
    """We use neither; the environments only say how other people's programs get a copy."""
    for file in FILES:
        text = file.read_text("utf-8").replace("def __deepcopy__", "")
        assert "deepcopy" not in text, file
        assert "import pickle" not in text, file


def test_every_folder_states_its_law():
    for folder in {file.parent for file in FILES} - {SOURCE}:
        assert (folder / "README.md").is_file(), folder
