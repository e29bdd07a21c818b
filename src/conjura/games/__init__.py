"""The games, one package each. A game never imports another; it registers under the entry point group `conjura.games`."""
