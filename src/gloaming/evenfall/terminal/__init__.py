"""Evenfall in a terminal."""
