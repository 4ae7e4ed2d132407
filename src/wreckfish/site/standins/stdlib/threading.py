"""There is one thread."""

from _thread import RLock  # noqa: F401
