"""Commands for people who run a server. See README.md."""
