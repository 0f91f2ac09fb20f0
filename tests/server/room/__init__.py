"""Rooms: what is decided, and what becomes of it."""
