"""Eldritch Horror: its components, its rules, its content and its words."""
