"""Tests of the engine's own parts, and a toy game that bends its interface as far as the four games will."""
