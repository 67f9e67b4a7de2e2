"""The parts that sentences of cards are made of: who, where, how many, how much."""
