"""The page of Eldritch Horror in a browser."""
