"""Requests over HTTP, and the application. See README.md for its law."""
