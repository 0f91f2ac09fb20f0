"""The boards that games have of their own, in a real browser."""
