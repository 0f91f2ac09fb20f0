"""Which Chromium the browser tests drive."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

from dev import alone
from tools import web

FOLDER = Path(__file__).parent / "browser"
OUT = FOLDER / "out"
LOCK = FOLDER / "package-lock.json"
CARRIED = "carried"


class Chromium(NamedTuple):
    path: str | Path
    env: dict[str, str]


def find_browser() -> Chromium | None:
    """The one that is asked for, or the system's, or the one that an npm package carries for 64-bit Linux.
    ROUNDTABLE_BROWSER asks for one: by its path, or by the word `carried`."""
    wish = os.environ.get("ROUNDTABLE_BROWSER")
    if wish != CARRIED and (path := wish or shutil.which("chromium") or shutil.which("google-chrome")):
        return Chromium(path, {})
    if sysconfig.get_platform() == "linux-x86_64":
        return carried()
    return None


def carried() -> Chromium | None:
    """A Chromium with all libraries and fonts it needs: neither root nor a package of the system."""
    with alone():
        if web.read(OUT / web.STAMP) != web.read(LOCK):
            try:
                unpack()
            except (OSError, subprocess.CalledProcessError):
                return None
    env = {"LD_LIBRARY_PATH": f"{OUT / 'lib'}:{OUT}", "FONTCONFIG_FILE": str(FOLDER / "fonts.conf")}
    return Chromium(OUT / "chromium", env)


def unpack() -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    node = web.Node(sys.executable)
    subprocess.run(node.install(FOLDER), check=True, stdout=subprocess.DEVNULL)
    subprocess.run([node.path, "unpack.mjs"], cwd=FOLDER, check=True)
    (OUT / web.STAMP).write_text(web.read(LOCK))
