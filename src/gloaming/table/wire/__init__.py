"""What changed of a page on its way there: found, written as an event, compressed once."""
