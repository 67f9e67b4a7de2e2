"""What things are, and why something is not among the options."""
