"""A package, so that its fixtures of package scope end with it: a browser must not outlive its tests."""
