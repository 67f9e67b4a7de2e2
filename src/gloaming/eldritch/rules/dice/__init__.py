"""Tests and rolls, and their odds."""
