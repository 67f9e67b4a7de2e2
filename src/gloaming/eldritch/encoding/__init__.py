"""Eldritch Horror as numbers: its actions and observations."""
