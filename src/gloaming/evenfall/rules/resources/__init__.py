"""Gaining, paying and spending resources."""
