"""Parts of a game with one value changed: what `simulate --vary ships.cutter.hull=3..6` plays with. Knows no game."""

from __future__ import annotations

from typing import Any

import msgspec


def as_tables(value: Any) -> Any:
    """Parts as the tables of a data file: what is left at its default is left out."""
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.fields(value)
        return {
            field.encode_name: as_tables(getattr(value, field.name))
            for field in fields
            if getattr(value, field.name) != field.default
        }
    if isinstance(value, dict):
        return {str(key): as_tables(one) for key, one in value.items()}
    return [as_tables(one) for one in value] if isinstance(value, tuple | list) else value
