"""The newest Python has all of it."""

from typing import Literal  # noqa: F401
