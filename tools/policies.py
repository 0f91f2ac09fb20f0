"""Count what knights do, for src/roundtable/games/shadows/hints/belief/policies.toml, in the stories that
`python -m tools.crossplay --log FILE` has kept: `python -m tools.policies FILE … > policies.toml`."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from roundtable.games.shadows.cards import LOYAL
from roundtable.games.shadows.hints.belief.deeds import deeds
from roundtable.kernel import Event

Counts = dict[str, dict[str, Counter[str]]]  # policy -> situation -> deed -> how often


def counted(stories: Iterable[dict[str, Any]]) -> Counts:
    """How often each policy did what in which situation."""
    found: Counts = {}
    for story in stories:
        events = [Event(key, args) for key, args in story["log"]]
        for _, deed in deeds(events, story["seats"]):
            loyal = story["loyalty"][deed.seat] == LOYAL
            policy = f"loyal {story['level']}" if loyal else f"traitor {story['style']}"
            found.setdefault(policy, {}).setdefault(deed.when, Counter())[deed.what] += 1
    return found


def written(counts: Counts) -> str:
    """As TOML, in a fixed order."""
    return "\n".join([_section(policy, counts[policy]) for policy in sorted(counts)])


def _section(policy: str, situations: dict[str, Counter[str]]) -> str:
    lines = [f'["{policy}"]']
    for when, counts in sorted(situations.items()):
        pairs = [
            f'"{what}" = {counts[what]}' if " " in what else f"{what} = {counts[what]}"
            for what in sorted(counts)
        ]
        lines.append(f'"{when}" = {{ {", ".join(pairs)} }}')
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stories", nargs="+", type=Path)
    args = parser.parse_args()
    lines = [line for path in args.stories for line in path.read_text("utf-8").splitlines()]
    print(written(counted([json.loads(line) for line in lines])))


if __name__ == "__main__":
    main()
