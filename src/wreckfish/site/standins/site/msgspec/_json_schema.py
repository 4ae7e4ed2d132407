"""No type is described."""

schema = schema_components = None
