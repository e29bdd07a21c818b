"""Running the migrations. Imported only when there is something to migrate: the tool behind it takes its time."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def config_for(connection: sa.Connection | None = None) -> Config:
    """The settings of the migrations, which lie beside this module."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    return config


def upgrade(engine: sa.Engine) -> None:
    """Bring a database to the newest version, whole or not at all."""
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "head")
