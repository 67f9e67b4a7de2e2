"""Games as numbers, for programs that learn: actions, observations, and many games at once."""
