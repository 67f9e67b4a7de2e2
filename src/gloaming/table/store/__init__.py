"""What is stored: people, tables, seats, answers."""
