# Needs git, make and a python3 (3.11 or newer) with venv and pip; everything else goes into .venv.
PYTHON ?= python3
ARGS ?=

VENV := .venv
BENCH := .venv-bench
LOCK := .venv-lock
SOURCES := src tests bench examples web/build.py
UV := uv==0.13.7

PAGES := $(VENV)/bin/python web/build.py
AS_ROOT := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)

# One process compiles the tests, while those of the pages run, instead of each worker all of them.
COMPILED := $(VENV)/bin/pytest --collect-only -qq >/dev/null 2>&1

PIP_INSTALL := -m pip install -qq --disable-pip-version-check
NEW_VENV = $(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit( \
	"Cardhouse needs Python 3.11 or newer: make PYTHON=python3.11 ...")' && $(PYTHON) -m venv

# The tests start the program hundreds of times: what one process compiled, the next one reads.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install open web browser test fuzz readers slow long oracle compiled ways books seats faults backups floor kills outages frames pictures mutants solved charts spiel check format coverage bench lock clean

help: ## print this help
	@echo 'usage: make TARGET [PYTHON=python3] [ARGS="..."]'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

install: $(VENV)/.installed ## set everything up in .venv (the command: .venv/bin/cardhouse)

open: install web ## set up, then open the card room at http://localhost:8000 (ARGS="--port 9000")
	@$(VENV)/bin/cardhouse open $(ARGS)

web: install ## build the pages that the server sends
	@$(PAGES) build

browser: ## install Debian's Chromium and nginx, with which the tests look at the room
	@{ PATH="$$PATH:/usr/sbin"; { command -v chromium-headless-shell || command -v chromium; } && \
		command -v nginx && command -v openssl || { $(AS_ROOT) apt-get update -qq && $(AS_ROOT) apt-get install -qq -y \
			--no-install-recommends chromium-headless-shell nginx-light openssl; }; } >/dev/null

test: install web ## set up, then run the tests (ARGS="-k pot" to choose)
	@$(COMPILED) & $(PAGES) test && wait
	$(VENV)/bin/pytest -n auto --dist worksteal $(ARGS)

long: install web ## run the tests that take too long for every day: exhaustive counts, rare storms, more examples
	$(VENV)/bin/pytest -n auto --dist worksteal -m "long or hypothesis" --hypothesis-profile long $(ARGS)

fuzz: install ## send the server 10,000 inputs that nobody should send (ARGS="--inputs 500")
	@$(VENV)/bin/python -m tests.runs.server.fuzz $(ARGS)

readers: install ## read the hand history 100,000 times while seats change hands (ARGS="--answers 5000")
	@$(VENV)/bin/python -m tests.runs.server.readers $(ARGS)

slow: install ## hold 5,000 half-sent requests against a room, from one address and from 200
	@$(VENV)/bin/python -m tests.runs.server.slow $(ARGS)

oracle: install ## replay 51,000 random hands of seventeen tables in PokerKit (ARGS="--hands 500")
	@$(VENV)/bin/python -m tests.oracle $(ARGS)
	@$(VENV)/bin/python -m tests.oracle.kills
	@$(VENV)/bin/python -m tests.oracle.shoes

histories: install ## write 1,000 random hands of each game as PHH, play them in PokerKit, read them back (ARGS="--hands 50")
	@$(VENV)/bin/python -m tests.runs.histories.phh $(ARGS)

compiled: install ## play 100,000 hands of each game for a pot, and of pan, compiled and in the engine (ARGS="--hands 500")
	@$(VENV)/bin/python -m tests.runs.compiled.compiled $(ARGS)

ways: install ## simulate each game for a pot compiled and through the engine (ARGS="--engine 500")
	@$(VENV)/bin/python -m tests.runs.compiled.ways $(ARGS)

books: install ## deal 20 hands of each of 3,000 changed rule books that `check` accepts (ARGS="--books 500")
	@$(VENV)/bin/python -m tests.runs.books.books $(ARGS)

seats: install ## play 100,000 hands of random comings and goings beside a plain model
	@$(VENV)/bin/python -m tests.runs.seats.seats $(ARGS)

faults: install ## kill a room of bots 200 times, with PostgreSQL 50 times (ARGS="--kills 20")
	@$(VENV)/bin/python -m tests.runs.room.kills $(ARGS)

backups: install ## back a room up 50 times while bots play, and play on in each copy (ARGS="--times 6")
	@$(VENV)/bin/python -m tests.runs.room.backups $(ARGS)

kills: install ## kill a served room 100 times, as seen by its guests (ARGS="--kills 20")
	@$(VENV)/bin/python -m tests.runs.room.outside $(ARGS)

outages: install ## let PostgreSQL fail 50 times under a served room (ARGS="--times 5")
	@$(VENV)/bin/python -m tests.runs.room.outages $(ARGS)

frames: install web ## measure long tasks and late frames on a slow phone while chips move (ARGS="--seconds 5")
	@$(VENV)/bin/python -m tests.e2e.frames $(ARGS)

pictures: install web ## picture every family's felt at four sizes in build/screenshots/felts, and measure its ranks
	@$(VENV)/bin/python -m tests.e2e.album

mutants: install ## put 300 small faults into core and books; 95 % must be noticed (ARGS="--seed 7")
	@$(VENV)/bin/python -m tests.mutants $(ARGS)

floor: install ## deal 50,000 hands with mistakes and rulings in them (ARGS="--hands 2000")
	@$(VENV)/bin/python -m tests.runs.floor.storm $(ARGS)

solved: install ## solver against 10,000,000 kernel rounds and 200,000 engine hands a house
	@$(VENV)/bin/python -m tests.runs.solved $(ARGS)

charts: install ## solve every blackjack table anew, for the bots
	@$(VENV)/bin/python -m tests.runs.charts

spiel: $(BENCH)/.installed ## solve a cut-down hold'em with OpenSpiel, here and in its own game (ARGS="--iterations 40")
	@$(BENCH)/bin/python -m tests.runs.spiel $(ARGS)

check: install ## lint, formatting, types (of the pages too) and layers
	$(VENV)/bin/ruff check $(SOURCES)
	$(VENV)/bin/ruff format --check $(SOURCES)
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(PAGES) check

format: install ## mend what ruff can mend
	$(VENV)/bin/ruff check --fix $(SOURCES)
	$(VENV)/bin/ruff format $(SOURCES)

coverage: install ## run the tests in one process and list the lines that none reaches
	$(VENV)/bin/coverage run -m pytest -m "" $(ARGS)
	$(VENV)/bin/coverage report

bench: $(BENCH)/.installed ## measure against all peers in one run (ARGS="--json")
	@$(BENCH)/bin/python -m bench $(ARGS)

lock: $(LOCK)/.installed ## write requirements/*.lock anew (ARGS=--upgrade for newer versions)
	$(COMPILE) --extra dev pyproject.toml --output-file requirements/dev.lock $(ARGS)
	$(COMPILE) pyproject.toml requirements/bench.in --constraints requirements/dev.lock \
		--output-file requirements/bench.lock $(ARGS)

clean: ## remove environments, caches and builds
	rm -rf $(VENV) $(BENCH) $(LOCK) dist .coverage htmlcov .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache build web/node_modules src/cardhouse/server/static
	find src tests bench examples -name __pycache__ -type d -prune -exec rm -rf {} +

COMPILE = $(LOCK)/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command 'make lock'

# A stamp is newer than what it was made from, or the environment is brought up to date.
$(VENV)/.installed: pyproject.toml requirements/dev.lock
	@echo 'Setting up $(VENV) (once) ...'
	@$(NEW_VENV) $(VENV)
	@$(VENV)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/dev.lock
	@$(VENV)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH)/.installed: pyproject.toml requirements/bench.lock
	@echo 'Setting up $(BENCH) (once) ...'
	@$(NEW_VENV) $(BENCH)
	@$(BENCH)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/bench.lock
	@rm -rf $(BENCH)/lib/python*/site-packages/tests  # pgx brings its own, which would hide ours
	@$(BENCH)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(LOCK)/.installed: Makefile
	@$(NEW_VENV) $(LOCK)
	@$(LOCK)/bin/python $(PIP_INSTALL) $(UV)
	@touch $@
