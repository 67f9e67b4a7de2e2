"""What things are, and why something is not allowed."""
