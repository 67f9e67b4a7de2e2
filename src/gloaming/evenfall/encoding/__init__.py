"""Evenfall as numbers: the actions and observations of a variant."""
