"""Wreck Raiders: the rules by their ids, refusals, secrets, data, bots."""
