"""Many matches between bots, and what they show. See README.md for its law."""
