"""Dolores: its rules, sentence by sentence."""
