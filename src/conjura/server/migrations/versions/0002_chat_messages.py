"""Lines of chat keep the id of the message that brought them, so that one that comes again is not said twice.

Revision: 0002, after 0001.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """See above."""
    op.add_column("chat", sa.Column("message", sa.String(40)))


def downgrade() -> None:
    """The way back."""
    op.drop_column("chat", "message")
