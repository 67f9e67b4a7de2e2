"""The rules of Evenfall, one module per rule area."""
