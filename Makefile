# Needs git, make and a python3 (3.11 or newer) with venv and pip; everything else goes into .venv.
PYTHON ?= python3
ARGS ?=

VENV := .venv
BENCH := .venv-bench
LOCK := .venv-lock
SOURCES := src tests bench
UV := uv==0.13.7

PIP_INSTALL := -m pip install -qq --disable-pip-version-check
NEW_VENV = $(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit( \
	"Cardhouse needs Python 3.11 or newer: make PYTHON=python3.11 ...")' && $(PYTHON) -m venv

.DEFAULT_GOAL := help
.PHONY: help install open test oracle check format coverage bench lock clean

help: ## print this help
	@echo 'usage: make TARGET [PYTHON=python3] [ARGS="..."]'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

install: $(VENV)/.installed ## set everything up in .venv (the command: .venv/bin/cardhouse)

open: install ## set up, then play hold'em at a table in the terminal
	@$(VENV)/bin/cardhouse play tommys holdem $(ARGS)

test: install ## set up, then run the tests (ARGS="-k pot" to choose)
	$(VENV)/bin/pytest -n auto $(ARGS)

oracle: install ## replay 21,000 random hands of seven games in PokerKit (ARGS="--hands 500")
	@$(VENV)/bin/python -m tests.oracle $(ARGS)

check: install ## lint, formatting, types and layers
	$(VENV)/bin/ruff check $(SOURCES)
	$(VENV)/bin/ruff format --check $(SOURCES)
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

format: install ## mend what ruff can mend
	$(VENV)/bin/ruff check --fix $(SOURCES)
	$(VENV)/bin/ruff format $(SOURCES)

coverage: install ## run the tests in one process and list the lines that none reaches
	$(VENV)/bin/coverage run -m pytest $(ARGS)
	$(VENV)/bin/coverage report

bench: $(BENCH)/.installed ## measure against PokerKit and RLCard in one run (ARGS="--json")
	@$(BENCH)/bin/python -m bench $(ARGS)

lock: $(LOCK)/.installed ## write requirements/*.lock anew (ARGS=--upgrade for newer versions)
	$(COMPILE) --extra dev pyproject.toml --output-file requirements/dev.lock $(ARGS)
	$(COMPILE) pyproject.toml requirements/bench.in --constraints requirements/dev.lock \
		--output-file requirements/bench.lock $(ARGS)

clean: ## remove environments, caches and builds
	rm -rf $(VENV) $(BENCH) $(LOCK) dist .coverage htmlcov .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

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
	@$(BENCH)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(LOCK)/.installed: Makefile
	@$(NEW_VENV) $(LOCK)
	@$(LOCK)/bin/python $(PIP_INSTALL) $(UV)
	@touch $@
