"""A game at a table, local or on a server: positions, undo, clocks, matches and bots. No screen, no database."""
