"""Get Wrecked, rule by rule."""
