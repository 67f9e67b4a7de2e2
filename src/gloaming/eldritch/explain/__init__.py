"""Explains Eldritch Horror to people: why a move is not allowed, and what a thing is."""
