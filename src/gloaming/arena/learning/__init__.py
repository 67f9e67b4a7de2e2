"""`gloaming train`: bots play each other, and a net learns from it how good positions are."""
