"""The description of a game's state, and what the kernel derives from it.

A game declares the fields of its state once, beside its classes (`fields`). From that come
snapshots and the way back (`snapshot`), a digest and a comparison of two positions (`digest`),
the imagined games that bots think with (`imagine`) and the point where undo ends (`hidden`).
"""
