"""What guards the server: rations of work, connections, bans, and limits on what comes in."""
