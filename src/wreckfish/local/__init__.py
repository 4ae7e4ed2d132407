"""A table host for one device: the server's own messages, without a network, a database or a web framework."""
