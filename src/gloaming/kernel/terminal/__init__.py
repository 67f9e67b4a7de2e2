"""What a game's screen in a terminal is made of."""
