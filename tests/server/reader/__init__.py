"""Readers: what reaches whom."""
