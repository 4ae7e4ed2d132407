"""The database: schema, queries, and the one way in which things are written."""
