"""Finished games: record, replay, verification, statistics and ratings."""
