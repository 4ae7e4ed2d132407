"""The way in for requests and sockets: security, identity, limits, routes."""
