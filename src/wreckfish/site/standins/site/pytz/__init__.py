"""No times are told in sentences."""
