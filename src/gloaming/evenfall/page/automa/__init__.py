"""The Automa on the page: its clan, its rondel, its battles and its scoring."""
