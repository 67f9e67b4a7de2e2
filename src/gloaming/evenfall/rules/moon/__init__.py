"""The rules of moon-side clan boards."""
