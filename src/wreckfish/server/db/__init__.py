"""The database: schema, queries, and the one way to write."""
