"""A package, so that its fixtures of package scope end with it."""
