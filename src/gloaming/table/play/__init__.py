"""Tables with a running game, and what pages are told of them."""
