"""The `conjura` command."""
