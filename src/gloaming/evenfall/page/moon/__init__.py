"""Moon-side clan boards on the page."""
