# Everything a newcomer or a machine does here. Nothing has to be installed by hand: Python 3.11 or newer, Node 20 or
# newer (it builds the client) and make are enough (a C compiler too for the compiled build).

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
BIN := $(VENV)/bin
WHEELS := build/wheels

# Stamps lie inside the environment they speak of, so that removing it makes it anew.
PLAY := $(VENV)/.conjura-play
DEV := $(VENV)/.conjura-dev
# How much gcc optimises the compiled build: 2 to play and measure, 0 to test, where it only has to be the same.
LEVEL ?= 2
FAST := $(COMPILED)/.conjura-compiled-$(LEVEL)
MODULES := web/node_modules/.conjura-installed
WEB := src/conjura/server/web/.conjura-built

SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' -not -path 'src/conjura/server/web/*' 2>/dev/null)
CLIENT := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*' 2>/dev/null)
PIP := -m pip install --quiet --disable-pip-version-check

# Arguments of `conjura serve`, e.g. make play ARGS="--lang es"; of pytest, e.g. make pytest ARGS="-k income".
ARGS ?=
# How many games each contract test plays, in the suite and in `make fuzz` (the contract's own default is 20).
SUITE_GAMES ?= 3
GAMES ?= 500
# How often `make crash` kills the server; the suite does it 8 times.
CRASHES ?= 100
# A worker a core, and one for the time in which a browser's test waits.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)

.PHONY: play terminal web client browser test quick lint types layers format pytest compiled fast fuzz crash bench picture pictures lighthouse docs clean help bench-server
.DEFAULT_GOAL := help

help:  ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(PLAY) $(WEB)  ## play Illuminati in the browser: a table is ready, you against three opponents
	@$(BIN)/conjura serve --play $(ARGS)

terminal: $(PLAY)  ## play Illuminati in this terminal
	@$(BIN)/conjura play $(ARGS)

web: $(WEB)  ## build the browser's client

# The compiler works beside what comes before; if it failed there, `compiled` tries again and says why.
test: $(WEB)  ## all checks, the whole suite on the pure build, what plays games on the compiled one
	@mkdir -p build; $(MAKE) --no-print-directory fast LEVEL=0 >build/compiling.log 2>&1 & \
	$(MAKE) --no-print-directory lint types layers client browser pytest; code=$$?; wait; [ $$code = 0 ] || exit $$code; \
	$(MAKE) --no-print-directory compiled LEVEL=0

fast: $(FAST)

client: $(MODULES)  ## types and tests of the browser's client
	cd web && npm run --silent check && npm test --silent

# Browser tests drive the Chromium of the system. Where this may be done (root, Debian) it is installed; else they are
# left out, loudly; where CI is set that is a failure.
browser:  ## a Chromium for the browser tests, where there is none
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Fetching a Chromium for the browser tests (once) ..."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null; \
	else \
		echo "NO CHROMIUM: the browser tests are left out (install one: apt install chromium)"; [ -z "$$CI" ]; \
	fi

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

pytest: $(DEV) $(WEB)  ## the whole suite on the pure build
	GAMES=$(SUITE_GAMES) $(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

# What plays: whatever looks at texts, commands and servers from outside is tried once, on the pure build.
PLAYS := $(addprefix tests/,contract/test_contract.py engine games golden rulings properties test_project.py)

compiled: $(FAST)  ## what plays games, on the build compiled with mypyc
	@if [ -e $(COMPILED)/bin/conjura ]; then CONJURA_COMPILED=1 GAMES=$(SUITE_GAMES) $(COMPILED)/bin/python -P -m pytest -n $(WORKERS) -p no:cacheprovider $(PLAYS) $(ARGS); fi

fuzz: $(DEV)  ## many more games and examples than the suite plays (GAMES=500)
	GAMES=$(GAMES) HYPOTHESIS_PROFILE=fuzz $(BIN)/python -m pytest $(ARGS)

crash: $(DEV)  ## kill the server under load again and again (CRASHES=100), compare with what was acknowledged
	CRASHES=$(CRASHES) $(BIN)/python -m pytest tests/server/test_crash.py -s $(ARGS)

bench: $(DEV) $(FAST)  ## speed of both builds, side by side with peers; bench-server: of the server under load
	$(BIN)/python $(PIP) -e '.[bench]'
	@$(BIN)/python bench/run.py $(ARGS)

bench-server: $(DEV) $(FAST)
	@$(BIN)/python bench/server.py $(ARGS)

picture: $(DEV)  ## make the picture and the tables of docs anew that are taken from the source
	$(BIN)/python docs/make_picture.py
	$(BIN)/python docs/make_protocol.py

pictures: $(DEV) $(WEB) browser  ## take the pictures of the browser's client that docs show anew
	$(BIN)/python -m pytest -q tests/browser/take_pictures.py $(ARGS)

lighthouse: $(DEV) $(WEB) browser  ## measure home and table with Lighthouse 12
	@mkdir -p build/lighthouse && npm install --silent --no-audit --no-fund --prefix build/lighthouse lighthouse@12.8.2
	$(BIN)/python bench/lighthouse.py

docs: picture  ## the documentation as pages, in docs/_build/html
	$(BIN)/python $(PIP) -e '.[docs]'
	$(BIN)/python -m sphinx -W -q -b html docs docs/_build/html
	@echo docs/_build/html/index.html

clean:  ## remove environments, caches and build outputs
	rm -rf $(VENV) $(COMPILED) build dist docs/_build web/node_modules src/conjura/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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

# The client. Its build lies in the package, where the server looks for it and from where the wheel takes it.
$(MODULES): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The client is built with Node 20 or newer (nodejs.org): there is no npm here. \"make terminal\" needs none."; exit 1; }
	@echo "Fetching what builds the client (once) ..."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(WEB): $(MODULES) $(CLIENT)
	@echo "Building the client ..."
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

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
		CONJURA_COMPILE=1 CONJURA_COMPILE_LEVEL=$(LEVEL) $(COMPILED)/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps -w $(WHEELS) .; \
		wheel=$$(echo $(WHEELS)/conjura-*.whl); \
		$(COMPILED)/bin/python $(PIP) "$$wheel" pytest pytest-xdist hypothesis httpx; \
		$(COMPILED)/bin/python $(PIP) --force-reinstall --no-deps "$$wheel"; \
		rm -f $(COMPILED)/.conjura-compiled-*; touch $@; \
	fi
