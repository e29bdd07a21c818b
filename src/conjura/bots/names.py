"""What programs are called at a table."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("Ada", "Boris", "Clio", "Dario", "Edda", "Faust", "Greta", "Hugo", "Iris", "Jonas")
"""Names of programs, and of people who gave none."""
