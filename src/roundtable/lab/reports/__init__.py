"""A game in figures: what many matches show, as charts and tables. See README.md for its law."""
