"""Tests of the engine's own parts, and a toy game that stretches its interface as far as the four games do."""
