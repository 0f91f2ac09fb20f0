"""The server: tables in rooms, people and bots in seats. See README.md for its law."""
