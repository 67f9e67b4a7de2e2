"""What investigators have, gain, lose and pay, and what becomes of them."""
