"""A table at the terminal. See README.md for its law."""
