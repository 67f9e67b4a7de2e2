"""What Eldritch Horror is made of: fixed components, and the running state."""
