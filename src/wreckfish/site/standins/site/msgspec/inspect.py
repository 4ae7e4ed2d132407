"""No type is described."""
