"""A server as the command starts it, which can be killed and opened again at the same address."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Self

HASTE = "0.02"  # how long bots seem to think, as a part of what they would


class House:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.port = "0"  # the system's choice, and then always the same
        self.said = Path(f"{file}.said")

    def open(self) -> None:
        words = [sys.executable, "-m", "roundtable", "serve", "--port", self.port, "--data", str(self.file)]
        with self.said.open("ab") as said:
            self._process = subprocess.Popen(
                [*words, "--haste", HASTE, "--rate", "1000"], stdout=subprocess.PIPE, stderr=said
            )
        assert self._process.stdout is not None
        found = re.search(rb"http://127.0.0.1:(\d+)/", self._process.stdout.readline())
        assert found, self.said.read_text()
        self.port = found[1].decode()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9, in the middle of whatever it does."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()
