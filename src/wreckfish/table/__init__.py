"""A game at a table, wherever the table stands: positions, undo, clocks, matches and bots. No screen, no database."""
