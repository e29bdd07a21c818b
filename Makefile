# Everything a newcomer or a machine does here. Nothing has to be installed by hand: Python 3.11 or newer and make
# are enough (a C compiler too for the compiled build).

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
BIN := $(VENV)/bin
WHEELS := build/wheels

# Stamps lie inside the environment they speak of, so that removing it makes it anew.
PLAY := $(VENV)/.conjura-play
DEV := $(VENV)/.conjura-dev
FAST := $(COMPILED)/.conjura-compiled

SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' 2>/dev/null)
PIP := -m pip install --quiet --disable-pip-version-check

# Arguments of `conjura play`, e.g. make play ARGS="--lang es"; of pytest, e.g. make pytest ARGS="-k income".
ARGS ?=
# How many games each contract test plays, in the suite and in `make fuzz` (the contract's own default is 20).
SUITE_GAMES ?= 6
GAMES ?= 500
# One worker a core.
WORKERS ?= auto

.PHONY: play test quick lint types layers format pytest compiled fuzz bench picture docs clean help
.DEFAULT_GOAL := help

help:  ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(PLAY)  ## play Illuminati in this terminal, against opponents
	@$(BIN)/conjura play $(ARGS)

test: lint types layers pytest compiled  ## all checks, and the whole suite on both builds

quick: $(DEV)  ## the suite without the long runs, on the pure build
	$(BIN)/python -m pytest -m "not slow" $(ARGS)

lint: $(DEV)  ## ruff: mistakes and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(DEV)  ## put the sources into the agreed form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(DEV)  ## mypy --strict
	$(BIN)/mypy

layers: $(DEV)  ## arrows point one way
	$(BIN)/lint-imports

pytest: $(DEV)  ## the whole suite on the pure build
	GAMES=$(SUITE_GAMES) $(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

compiled: $(FAST)  ## the whole suite on the build compiled with mypyc
	@if [ -e $(COMPILED)/bin/conjura ]; then CONJURA_COMPILED=1 GAMES=$(SUITE_GAMES) $(COMPILED)/bin/python -P -m pytest -n $(WORKERS) -p no:cacheprovider $(ARGS); fi

fuzz: $(DEV)  ## many more games and examples than the suite plays (GAMES=500)
	GAMES=$(GAMES) HYPOTHESIS_PROFILE=fuzz $(BIN)/python -m pytest $(ARGS)

bench: $(DEV) $(FAST)  ## speed of both builds, side by side with peers
	$(BIN)/python $(PIP) -e '.[bench]'
	@$(BIN)/python bench/run.py $(ARGS)

picture: $(DEV)  ## draw the picture of docs/architecture.md anew
	$(BIN)/python docs/make_picture.py

docs: picture  ## the documentation as pages, in docs/_build/html
	$(BIN)/python $(PIP) -e '.[docs]'
	$(BIN)/python -m sphinx -W -q -b html docs docs/_build/html
	@echo docs/_build/html/index.html

clean:  ## remove environments, caches and build outputs
	rm -rf $(VENV) $(COMPILED) build dist docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -not -path './web/*' -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Conjura needs Python 3.11 or newer, this is %d.%d: try make PYTHON=python3.13" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

# Editable: what is changed in src is what runs. Only what the game needs.
$(PLAY): pyproject.toml | $(VENV)/bin/python
	@echo "Setting up Conjura in $(VENV) (once) ..."
	@$(BIN)/python $(PIP) -e .
	@touch $@

$(DEV): pyproject.toml | $(VENV)/bin/python
	$(BIN)/python $(PIP) -e '.[dev]'
	@touch $@ $(PLAY)

# The compiled wheel has an environment of its own: an editable install is never compiled. Without a C compiler the
# compiled build is left out, loudly; where CI is set that is a failure.
$(FAST): pyproject.toml hatch_build.py $(SOURCES)
	@if ! command -v $${CC:-cc} >/dev/null 2>&1; then \
		echo "no C compiler: the compiled build is neither made nor tested"; [ -z "$$CI" ]; \
	else \
		set -e; \
		[ -x $(COMPILED)/bin/python ] || $(PYTHON) -m venv $(COMPILED); \
		rm -rf $(WHEELS); \
		echo "compiling engine and rules with mypyc ..."; \
		CONJURA_COMPILE=1 $(COMPILED)/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps -w $(WHEELS) .; \
		wheel=$$(echo $(WHEELS)/conjura-*.whl); \
		$(COMPILED)/bin/python $(PIP) "$$wheel" pytest pytest-xdist hypothesis; \
		$(COMPILED)/bin/python $(PIP) --force-reinstall --no-deps "$$wheel"; \
		touch $@; \
	fi
