"""Tests that know no game: they run over every registered one, at every number of seats, with every option."""
