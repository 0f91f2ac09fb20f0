"""What a pack is. README.md states the law of this room."""
