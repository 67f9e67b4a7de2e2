# make play     open the table in the browser (gloaming play is the terminal)
# make check    the quick loop: ruff, mypy, import-linter and the tests without servers, interpreted
# make test     ruff, mypy, import-linter, then all tests, interpreted and compiled
# make build    only install and compile: what has changed   make lint    only the checks
# make nightly  the long runs about the server: kill -9, fuzzing, a siege, a load with its memory
# make coverage lines that the tests of `make check` reach
# make mutants MODULE=src/gloaming/evenfall/rules/battle.py   changes that no test notices
# make clean    remove everything that was made
#
# Needs python3 (3.11 or newer) and make. GLOAMING_BUILD=interpreted skips compiling,
# GLOAMING_BUILD=compiled makes a failure to compile an error.

PYTHON ?= python3
EXTRAS ?= arena,learn,openspiel,plot,postgres,ray,research,test,bench
SHELL  := /bin/sh

VENV  := .venv
BIN   := $(VENV)/bin
PIP   := $(BIN)/python -m pip --disable-pip-version-check
BUILT := find src -name '*.so'

# The tests start hundreds of processes: bytecode is cached, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play check test nightly build lint needs coverage mutants clean FORCE
.DEFAULT_GOAL := build
.DELETE_ON_ERROR:

play: build
	@$(BIN)/gloaming serve --open

build: $(VENV)/built

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports

# What `make check` leaves out: tests with a server, a database or a browser, those that build the package,
# the search through all short games, and of tests that play whole games all but a few cases.
QUICK := tests/kernel tests/rules tests/evenfall tests/eldritch tests/bots tests/arena tests/cli tests/terminal tests/research \
         tests/conformance/test_conformance.py tests/test_packs.py tests/test_pack_mistakes.py
SAMPLED := GLOAMING_BUILD=interpreted GLOAMING_SAMPLE=1

check: lint
	$(SAMPLED) $(BIN)/python -m pytest -n 2 --dist worksteal $(QUICK)

coverage: $(VENV)/installed
	$(SAMPLED) $(BIN)/python -m pytest -n 2 --dist worksteal $(QUICK) \
	    --cov=gloaming --cov-report=term:skip-covered

# Changes one thing at a time in a module or in all modules of a folder, tries the tests that reach
# it, and lists the changes that none of them notices; SAMPLE=0 tries all changes there are.
MODULE ?= src/gloaming/evenfall/rules/battle.py
TESTS  ?= tests/rules
SAMPLE ?= 40
mutants: $(VENV)/installed
	$(BIN)/python -m tests.mutants $(MODULE) --tests "$(TESTS)" --sample $(SAMPLE)

# Programs that some tests drive: a browser and a database server. Where they are missing and this
# machine lets us, they are installed; else those tests say that they were left out.
needs:
	@{ command -v chromium-headless-shell || command -v chromium; } >/dev/null 2>&1 && ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || { \
	    if command -v apt-get >/dev/null 2>&1 && [ "$$(id -u)" = 0 ]; then \
	        echo "== installing Chromium and PostgreSQL for the tests"; \
	        apt-get update -qq >/dev/null 2>&1; \
	        export DEBIAN_FRONTEND=noninteractive; \
	        apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 || \
	            apt-get install -y -qq chromium >/dev/null 2>&1 || true; \
	        apt-get install -y -qq postgresql >/dev/null 2>&1 || true; \
	    fi; }

# Where nothing is built yet, the tests build with little optimization: that halves the time, and what
# the modules do is the same. `make build` before, or after `make clean`, builds for speed. Types are
# checked meanwhile: both that and the making of C code use one core.
test: export GLOAMING_OPTIMIZE := $(or $(GLOAMING_OPTIMIZE),1)
test:
	@$(MAKE) --output-sync=target -j 3 build lint needs
	@echo "== tests, interpreted"
	GLOAMING_BUILD=interpreted $(BIN)/python -m pytest -n 2 --dist worksteal
	@if [ -n "$$($(BUILT))" ]; then \
	    echo "== tests, compiled"; \
	    echo "$(BIN)/python -m pytest -n 2 --dist worksteal"; \
	    env -u GLOAMING_BUILD $(BIN)/python -m pytest -n 2 --dist worksteal; \
	else \
	    echo "== NOT TESTED COMPILED: nothing is compiled here, so the tests ran interpreted only."; \
	fi

# What takes an hour, on a machine with nothing else to do: 200 times kill -9 with each database, 20,000
# fuzzed inputs, PostgreSQL away for ten seconds more, bombs among fifty tables for a minute, 500 tables at
# 100 answers a second, and the memory over 3,000 games. One after another, because some of it is measured.
# What the two loads measure is in build/.
nightly: build needs
	GLOAMING_KILLS=200 $(BIN)/python -m pytest -s tests/table/test_kill.py
	GLOAMING_FUZZ=2500 $(BIN)/python -m pytest tests/table/test_fuzzing.py
	GLOAMING_OUTAGE=10 $(BIN)/python -m pytest tests/table/test_outages.py tests/table/test_hostile.py
	GLOAMING_SIEGE=60 $(BIN)/python -m pytest -s tests/table/test_siege.py
	$(BIN)/gloaming bench table evenfall --tables 500 --rate 100 --seconds 60 > build/load.txt
	@cat build/load.txt
	$(BIN)/gloaming bench table evenfall --tables 100 --seats 2 --listening 1 --rate 1000 --games 3000 \
	    --plot build/memory.svg > build/memory.txt
	@cat build/memory.txt

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage mutants
	find src -name '*.so' -delete
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# An environment of our own.
$(VENV)/created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Gloaming needs Python 3.11 or newer, and '$(PYTHON)' is not."; \
	    echo "Name another one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	    echo "'$(PYTHON)' cannot make virtual environments: its modules venv and ensurepip are missing."; \
	    echo "Install them (on Debian and Ubuntu the package is called python3-venv) and try again."; exit 1; }
	@rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	@touch $@

# The pinned dependencies, and Gloaming itself as a link to src/. Bytecode is written when a module is
# first used: writing it for all of them took two of three minutes.
$(VENV)/installed: $(VENV)/created pyproject.toml constraints.txt setup.py
	$(PIP) install -q --no-compile -c constraints.txt setuptools wheel mypy
	GLOAMING_BUILD=interpreted $(PIP) install -q --no-compile -c constraints.txt --no-build-isolation -e '.[$(EXTRAS)]'
	@touch $@

# What a build depends on beside the sources' contents: which sources there are,
# the mode, and the compiler.
$(VENV)/sources: FORCE | $(VENV)/installed
	@{ echo "$(GLOAMING_BUILD) $$(command -v $${CC:-cc})"; find src/gloaming -name '*.py' | LC_ALL=C sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The compiled modules, in place under src/: only what has changed is compiled again. They are never
# older than the sources: setup.py removes those it does not make, and all of them where it fails;
# the stamp bears the time at which the build began.
$(VENV)/built: $(VENV)/installed $(VENV)/sources $(shell find src/gloaming -name '*.py')
	@touch $@.new
	@mkdir -p build
	@$(BIN)/python setup.py -q build_ext --inplace > build/log.txt 2>&1 || { cat build/log.txt; exit 1; }
	@if grep -q '^gloaming: .*\(refused\|failed\)' build/log.txt; then tail -n 25 build/log.txt; \
	else grep '^gloaming: ' build/log.txt; fi
	@mv $@.new $@
