#!/usr/bin/env python3
"""Set up and run Roundtable; Python 3.11 or newer is all it needs.

  python3 dev.py serve         play in a browser; any other word is passed on to the roundtable command
  python3 dev.py play GAME     play in the terminal
  python3 dev.py roundtable -h list all other commands

For developers:
  python3 dev.py test [...]    run the checks, then the tests; further words go to pytest
  python3 dev.py check         run the checks alone: formatters, linters, types
  python3 dev.py types         write the protocol's types for the web client, web/src/wire/protocol.ts
  python3 dev.py lock [...]    make the lock files again; further words (--upgrade) go to uv

The first call makes .venv and installs what the lock files name; later calls start at once.
Only the words that need the web client (serve, test, check, types) wait until it is built.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NoReturn

# Older Pythons must get as far as this sentence: no newer syntax in this file, no newer import above.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.stderr.write(f"Roundtable needs Python 3.11 or newer; this is {sys.version.split()[0]}.\n")
    sys.exit(2)

from tools import web
from tools.web import ROOT, Word, read

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "roundtable.stamp"  # there only while .venv is whole; says what it was made from
NODE_STAMP = VENV / "node.stamp"
NODE_LOCK = ROOT / "locks" / "web.lock"
PIP: list[Word] = [PYTHON, "-m", "pip", "install", "-qq"]
UV: list[Word] = [PYTHON, "-m", "uv"]
CHECKS = {"format": ["ruff", "format", "--check"], "lint": ["ruff", "check"], "types": ["mypy"]}
NETWORK = "; a set-up needs a network and room on the disk"


def main(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help"):
        print(__doc__.strip())
        return 0
    if words[0] == "roundtable" and words[1:]:  # as the README's table writes it
        words = words[1:]
    command, *rest = words
    if command not in ("test", "check", "types", "lock"):
        set_up("run", client=command == "serve")
        os.environ["ROUNDTABLE_CALLED_AS"] = "python3 dev.py"  # what it names when it suggests a command
        become(BIN / "roundtable", *words)
    if command in ("check", "types") and rest:
        say(f"{command} takes no further words")
        return 2
    set_up("dev", client=command != "lock")
    os.chdir(ROOT)
    if command == "lock":
        return make_locks(rest)
    node = web.Node(PYTHON)
    if command == "types":
        web.PROTOCOL.write_text(web.protocol(PYTHON, node), "utf-8")
        return 0
    sound = run_checks(node, web.CHECKS if command == "check" else web.CHECKS | web.TESTS)
    return run_tests(rest, sound) if command == "test" else int(not sound)


def run_checks(node: web.Node, web_checks: dict[str, list[str]]) -> bool:
    """Run every check, even after one has failed, and say which ones did. Those of the two languages run side
    by side, so each says what it found when it is done."""
    ours: dict[str, list[Word]] = {name: [PYTHON, "-m", *words] for name, words in CHECKS.items()}
    theirs = {name: node.script(*words) for name, words in web_checks.items()}
    with ThreadPoolExecutor() as pool:
        of_ours = pool.submit(failing, ours, ROOT)
        of_theirs = pool.submit(failing, theirs, web.WEB)
        failed = of_ours.result() + ([] if protocol_fits(node) else ["protocol"]) + of_theirs.result()
    print("checks failed: " + ", ".join(failed) if failed else "checks passed", flush=True)
    return not failed


def failing(checks: dict[str, list[Word]], folder: Path) -> list[str]:
    """Run these one after the other; it returns the names of those that failed."""
    failed = []
    for name, words in checks.items():
        done = subprocess.run(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
        failed += [name] if done.returncode else []
    return failed


def protocol_fits(node: web.Node) -> bool:
    """Does the web client know the protocol as it is?"""
    try:
        fits = read(web.PROTOCOL) == web.protocol(PYTHON, node)
    except subprocess.CalledProcessError:
        return False  # its command has said why
    if not fits:
        print("web/src/wire/protocol.ts is not up to date; run: python3 dev.py types", flush=True)
    return fits


def run_tests(rest: list[str], sound: bool) -> int:
    """Run pytest last, so that its closing line is the last one; a failed check still counts."""
    # "auto" rather than a number, because only then does --pdb switch the worker processes off.
    # "loadgroup" keeps the browser tests in one worker.
    parallel = ["-n", "auto", "--maxprocesses", "4", "--dist", "loadgroup"]
    words = ["-m", "pytest", *(parallel if (os.cpu_count() or 1) > 1 else []), *rest]
    if sound:
        become(PYTHON, *words)
    return subprocess.call([PYTHON, *words]) or 1


def make_locks(rest: list[str]) -> int:
    """Pin every package for every platform, by hash and without any address."""
    settings = ["--quiet", "--universal", "--generate-hashes", "--no-header", "--python-version", "3.11"]
    run = ["pyproject.toml", "--group", "build"]
    sources = {
        "boot": ["--group", "boot"],
        "web": ["--group", "web"],
        "run": run,
        "dev": [*run, "--extra", "dev", "--constraints", "locks/run.lock"],
    }
    for kind, source in sources.items():
        words = [*settings, *source, "--output-file", f"locks/{kind}.lock", *rest]
        if subprocess.call([PYTHON, "-m", "uv", "pip", "compile", *words]):
            return 1
    return 0


def set_up(kind: str, client: bool) -> None:
    """Make all fit its lock files, for a player ("run") or a developer ("dev")."""
    once(ready, renew, kind)
    if client:
        once(client_ready, renew_client, kind)


def once(ready: Callable[[str], bool], renew: Callable[[str], None], kind: str) -> None:
    """Next to no work where all is ready; else nobody else sets up meanwhile."""
    if not ready(kind):
        with alone():
            if not ready(kind):  # whichever process held the lock before us may have done it
                started = time.monotonic()
                renew(kind)
                say(f"ready after {time.monotonic() - started:.1f} s")


def ready(kind: str) -> bool:
    """Is .venv up to date? A developer's one serves a player too."""
    return PYTHON.exists() and read(STAMP) in (fingerprint("dev"), fingerprint(kind))


def client_ready(kind: str) -> bool:
    """Is the web client up to date? Without a change in it a player needs no node."""
    return web.ready(kind) and (kind == "run" or node_ready())


def node_ready() -> bool:
    return read(NODE_STAMP) == NODE_LOCK.read_text()


def fingerprint(kind: str) -> str:
    """All that goes into a .venv of this kind, in one word."""
    digest = hashlib.sha256(f"{kind} {ROOT} {PYTHON.resolve()}".encode())
    for source in ("dev.py", "pyproject.toml", "locks/boot.lock", f"locks/{kind}.lock"):
        digest.update((ROOT / source).read_bytes())
    return digest.hexdigest()


@contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time. The system frees the lock when its last holder ends, however it ends."""
    with open(ROOT / ".venv.lock", "w") as file:
        if not locked(file):
            say("waiting for another set-up to end")
            while not locked(file):
                time.sleep(0.1)
        # An installer may outlive a killed dev.py; it holds the lock too, and the next dev.py waits for it.
        os.set_inheritable(file.fileno(), True)
        yield


def locked(file: IO[str]) -> bool:
    """Take the lock, if nobody has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def renew(kind: str) -> None:
    """Bring .venv up to date; if its last set-up did not come to the end, begin again from nothing."""
    if not (read(STAMP) and PYTHON.exists() and quiet(PYTHON, "-c", "import pip").returncode == 0):
        make_venv()
    STAMP.unlink(missing_ok=True)
    say("installing uv")
    quiet(*PIP, "--require-hashes", "--only-binary", ":all:", "-r", ROOT / "locks/boot.lock")
    install = installer()
    step("installing packages", *install, "--require-hashes", "-r", ROOT / f"locks/{kind}.lock")
    step("installing roundtable", *install, "--no-deps", "--no-build-isolation", "-e", ROOT)
    STAMP.write_text(fingerprint(kind))


def renew_client(kind: str) -> None:
    """Build the web client with a node of our own; only commands that need it wait for it."""
    if not node_ready():
        step("installing node", *installer(), "--require-hashes", "-r", NODE_LOCK)
        NODE_STAMP.write_text(NODE_LOCK.read_text())
    web.make(kind, web.Node(PYTHON), step)


def make_venv() -> None:
    if importlib.util.find_spec("ensurepip") is None:  # Debian keeps it in a package of its own
        package = f"python3.{sys.version_info.minor}-venv"
        sys.exit(f"dev.py: this Python cannot make .venv; first run: sudo apt install {package}")
    # Called with .venv's own Python, it must not clear away what it stands on: take that one's base.
    base = getattr(sys, "_base_executable", sys.executable)
    step("making .venv", base, "-m", "venv", "--clear", VENV)


def installer() -> list[Word]:
    """uv, ten times as fast; or pip, where uv cannot be had. Both read the same lock files."""
    if quiet(*UV, "--version").returncode == 0:
        return [*UV, "pip", "install", "-q", "--python", PYTHON]
    say("uv cannot be had; pip takes its place, more slowly")
    return PIP


def step(what: str, *words: Word, needs: str = NETWORK) -> None:
    say(what)
    done = quiet(*words)
    if done.returncode:
        noise = ("WARNING", "npm warn", "    at ")
        lines = [line for line in done.stdout.splitlines() if line and not line.startswith(noise)]
        details = "\n    ".join(["", *lines[-8:]])
        sys.exit(f"dev.py: {what} failed{needs}.{details}")


def quiet(*words: Word) -> subprocess.CompletedProcess[str]:
    """Run a step of the set-up without a sound: standard output belongs to the command that follows."""
    # uv leaves bytecode to the first start, but where PYTHONDONTWRITEBYTECODE is set no start ever keeps it.
    env = dict(os.environ, UV_COMPILE_BYTECODE="1", PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_RETRIES="2")
    env.update(
        NO_COLOR="1", ROUNDTABLE_WITHOUT_CLIENT="1"
    )  # the build hook leaves the client to renew_client()
    return subprocess.run(
        words,
        cwd=ROOT,
        env=env,
        errors="replace",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        close_fds=False,  # hands on the lock of alone()
    )


def say(text: str) -> None:
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def become(*words: Word) -> NoReturn:
    """Turn into the command, so that terminal, signals and exit code are its own."""
    if os.name == "nt":
        sys.exit(subprocess.call(words))
    os.execv(words[0], words)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except subprocess.CalledProcessError:
        sys.exit(1)  # the command has said why
    except OSError as error:
        sys.exit(f"dev.py: {error}")
