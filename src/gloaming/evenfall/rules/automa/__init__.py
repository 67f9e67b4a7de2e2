"""The rules of the Automa in a solo game."""
