"""An index for leaderboards"""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_results_game", "results", ["game", "size", "player"])
