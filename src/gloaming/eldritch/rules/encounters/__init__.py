"""The Encounter Phase: combats, and the encounters of each kind."""
