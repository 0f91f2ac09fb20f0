"""The contract that every game passes, and the machines that hold a game to it. See README.md for its law."""
