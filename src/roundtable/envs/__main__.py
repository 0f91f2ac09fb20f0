"""Print what every action and every place of an observation means: python -m roundtable.envs GAME [SEATS]"""

from __future__ import annotations

import sys

from roundtable.games import find
from roundtable.kernel import RoundtableError

from .features import encoder


def main(words: list[str]) -> int:
    if not words or len(words) > 2 or not all(word.isdecimal() for word in words[1:]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        game = find(words[0])
        made = encoder(
            game.name, game.check_seats(int(words[1]) if words[1:] else game.seats[0]), game.choose({})
        )
    except RoundtableError as wrong:
        print(f"roundtable.envs: {wrong}", file=sys.stderr)
        return 2
    for title, names in (("actions", made.numbering.names()), ("observation", made.names())):
        print(f"{title}: {len(names)}")
        print("\n".join(f"{number:5} {name}" for number, name in enumerate(names)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
