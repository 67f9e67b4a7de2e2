"""How good positions are, what can be done about them, and the bot that plans with it."""
