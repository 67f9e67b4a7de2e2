"""Many live tables at once: clients that play, what is measured, and its picture."""
