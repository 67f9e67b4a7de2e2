"""What Evenfall is made of: components that never change, and the running state."""
