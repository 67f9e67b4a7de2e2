"""The rules of The Crystal Path."""
