"""Eldritch Horror in a terminal."""
