"""What any game is made of; knows no game."""
