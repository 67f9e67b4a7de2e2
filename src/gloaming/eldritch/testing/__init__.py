"""Positions and facts of scenarios."""
