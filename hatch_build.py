"""pip's build: put the content packs into the wheel, and the web client, made with the node that
pyproject.toml asks for."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":  # an editable install reads them where they lie
            build_data["force_include"][str(Path(self.root, "content"))] = "roundtable/content"
        if os.environ.get("ROUNDTABLE_WITHOUT_CLIENT"):  # dev.py builds it itself, and only when it is needed
            return
        sys.path.insert(0, self.root)
        from tools import web

        if not web.ready("run"):
            web.make("run", web.Node(sys.executable), step)


def step(what: str, *words: str | Path, needs: str = "; it needs a network") -> None:
    """Standard output belongs to the build back end: all goes to the other one."""
    print(what, file=sys.stderr, flush=True)
    if subprocess.call(words, stdin=subprocess.DEVNULL, stdout=sys.stderr):
        sys.exit(f"{what} failed{needs}.")
