"""Writes the games as a folder of files that any web host can serve: page, engine, texts. Nothing runs on the host."""
