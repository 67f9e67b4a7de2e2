"""The components of Eldritch Horror as entries, and how they are read."""
