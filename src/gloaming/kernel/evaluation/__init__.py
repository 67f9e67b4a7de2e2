"""Learned judgement: named inputs, a small net over them, and the file that its weights ship in."""
