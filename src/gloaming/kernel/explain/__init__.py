"""Explains a game to people: why a move is not allowed, and what a thing is."""
