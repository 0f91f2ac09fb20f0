"""The laboratory: many matches at once, and how fast the rules are. See README.md for its law."""
