"""Eldritch Horror in words."""
