"""The table server: friends, bots and strangers at one table, live or over days. Knows no game by name."""
