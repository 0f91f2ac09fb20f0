"""Readers: whose eyes they have, what they may do, their websocket. See README.md for its law."""
