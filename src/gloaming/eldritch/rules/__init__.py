"""The rules of Eldritch Horror, a module for each area."""
