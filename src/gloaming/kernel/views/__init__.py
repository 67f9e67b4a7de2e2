"""What a seat may know, as data that can be sent."""
