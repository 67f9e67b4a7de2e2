"""Evenfall in words and symbols."""
