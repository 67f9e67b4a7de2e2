"""The set-up of a game: its options and what goes together."""
