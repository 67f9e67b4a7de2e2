"""What a game's page in the browser is made of."""
