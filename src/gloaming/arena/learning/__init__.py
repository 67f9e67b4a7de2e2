"""`gloaming train`: bots play each other, and a net learns from it how good positions are.

`gloaming weigh`: a game's own policy plays by weights that are changed by chance, and a regression
says which of them bring more.
"""
