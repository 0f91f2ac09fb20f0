"""How much the tests look at: a sample in the usual run, all of it with ROUNDTABLE_THOROUGH=1."""

import os

THOROUGH = bool(os.environ.get("ROUNDTABLE_THOROUGH"))
