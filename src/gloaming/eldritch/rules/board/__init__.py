"""What lies and moves on the board: tracks, Gates, Clues, tokens, Monsters, the reserve."""
