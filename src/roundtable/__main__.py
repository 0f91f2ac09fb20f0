"""python -m roundtable: the same as the `roundtable` command."""

from roundtable.cli import main

main()
