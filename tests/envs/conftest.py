"""OpenSpiel has no wheels for Windows, and `roundtable[envs]` leaves it out there."""

import sys

collect_ignore = ["test_openspiel.py"] if sys.platform == "win32" else []
