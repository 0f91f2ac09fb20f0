"""What the tests in a real browser share: a server, people, saved matches, and ways to look at a page."""
