"""Scenarios, and which rules have a passing test."""
