"""Environments for research: PettingZoo, Gymnasium, vectorised, OpenSpiel (extra `research`).

Each is in a module of its own, so that only the library is loaded that is used:
`gloaming.research.aec`, `.seat`, `.vector`, `.processes`, `.openspiel`.
"""
