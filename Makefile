# What a person types. Needs GNU make 3.81+, a POSIX sh and Python 3.11+: nothing else.
SHELL := /bin/sh
.DEFAULT_GOAL := help

BIN := .venv/bin
RUNTIME := .venv/.installed-runtime
DEV := .venv/.installed-dev
PYTEST := $(BIN)/python -m pytest
PYTHON ?=
ARGS ?=
UPGRADE ?=
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-header --no-emit-index-url $(UPGRADE) pyproject.toml
export PYTHON

.PHONY: help venv demo test test-deep chaos lint format lock clean

help: ## show this list
	@echo 'judge-sidecar: make TARGET [ARGS="..."] [PYTHON=python3.12]'
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  \1	\2/p' Makefile

venv: $(RUNTIME) ## make .venv with the program, from hash-pinned wheels

demo: $(RUNTIME) ## run everything on sample traffic (ARGS="--once --json")
	@exec $(BIN)/judge-sidecar demo $(ARGS)

test: $(DEV) ## run the tests that need nothing but Python
	$(PYTEST) -m "not deep" $(ARGS)

test-deep: $(DEV) ## run the tests that use other tools; prints what it skips and why
	$(PYTEST) -m deep -rs $(ARGS)

chaos: $(DEV) ## run the fault-injection tests alone
	$(PYTEST) -rs tests/chaos $(ARGS)

lint: $(DEV) ## ruff, mypy --strict, the layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(DEV) ## let ruff mend what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The widest set first; it constrains the others: one version of a package everywhere.
lock: $(DEV) ## write the lock files anew from pyproject.toml (UPGRADE=--upgrade)
	$(COMPILE) --extra demo --group dev -o requirements-dev.lock
	$(COMPILE) --extra demo -c requirements-dev.lock -o requirements.lock
	$(COMPILE) -c requirements.lock -o requirements-image.lock

clean: ## remove .venv and caches
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache

$(RUNTIME): requirements.lock pyproject.toml ops/venv.sh
	@ops/venv.sh requirements.lock
	@touch $@

# One dev package is published as source only; it is built by the setuptools of the lock
# that $(RUNTIME) has just installed, so nothing unpinned is fetched to build it.
$(DEV): requirements-dev.lock $(RUNTIME)
	@ops/venv.sh requirements-dev.lock --no-build-isolation --use-pep517 \
	  --no-binary forbiddenfruit
	@touch $@
