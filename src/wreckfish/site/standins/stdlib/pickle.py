"""Babel reads its data with the fast half of the module."""

from _pickle import load, loads  # noqa: F401
