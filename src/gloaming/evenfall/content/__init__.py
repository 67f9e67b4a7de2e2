"""The entries of Evenfall, their schema and grammar, and the loader."""
