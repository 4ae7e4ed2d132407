"""What a request or a socket passes on its way in: security, identity, limits, routes."""
