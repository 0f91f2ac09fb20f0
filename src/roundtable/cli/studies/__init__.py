"""Commands that let bots play, and count. See README.md for their law."""
