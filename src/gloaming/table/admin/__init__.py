"""What operators do: tables, people, bans, retention, backups."""
