"""How this program runs here: compiled or not, locks of files, processes."""
