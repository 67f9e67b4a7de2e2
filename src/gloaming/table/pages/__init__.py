"""What people see that is not a game's own page: pure functions from plain data to HTML."""
