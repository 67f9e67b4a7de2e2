"""How good positions and effects are, in points."""
