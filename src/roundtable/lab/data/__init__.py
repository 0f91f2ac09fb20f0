"""Matches as data for other people's tools: decisions by rows. See README.md for its law."""
