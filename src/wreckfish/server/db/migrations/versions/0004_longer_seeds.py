"""Seeds may have 64 digits"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":  # which ignores the length of a text
        op.alter_column("tables", "seed", type_=sa.String(length=64), existing_nullable=False)
