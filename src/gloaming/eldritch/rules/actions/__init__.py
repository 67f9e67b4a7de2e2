"""The Action Phase and its actions."""
