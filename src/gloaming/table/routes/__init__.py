"""The handlers of requests."""
