"""Faces for other people's programs: PettingZoo, OpenSpiel, numpy. See README.md for their law."""
