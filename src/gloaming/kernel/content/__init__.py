"""Content: packs of entries, and the notation their sentences are written in."""
