"""What is left of a game that is over: its record, its replay, the proof of its deal, statistics and ratings."""
