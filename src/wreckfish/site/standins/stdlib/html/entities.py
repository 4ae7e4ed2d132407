"""No names of characters: the engine escapes HTML, and never reads it."""

html5 = {}
