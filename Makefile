# lawtext needs nothing but python3 (3.11 or newer) to start: every target makes .venv itself.
#
#   make book                                        the sample law book, on http://localhost:8000/
#   make book SOURCES="a.pdf b.html" EDITION=nl-2017 the same from your own files
#   make book EDITION="nl-2017 en-2017"              other editions of the corpus
#   make test    make lint    make bench    make fuzz MINUTES=5

PYTHON  ?= python3
EDITION ?= nl-2017
PORT    ?= 8000
MINUTES ?= 1
SOURCES ?=

VENV  := .venv
BIN   := $(VENV)/bin
PIP   := $(BIN)/python -m pip install --quiet --disable-pip-version-check
OWN   := build/editions/$(EDITION)
CODE  := lawtext tests tools

.PHONY: book test lint bench fuzz clean
.SILENT:
.DEFAULT_GOAL := book

ifeq ($(strip $(SOURCES)),)
book: $(VENV)/.run
	$(BIN)/lawtext book $(EDITION) --out build/book
	$(BIN)/lawtext serve build/book --port $(PORT) || test $$? -eq 130
else
book: $(VENV)/.run
	$(BIN)/lawtext import $(SOURCES) --edition $(EDITION) --into $(OWN) --replace
	$(BIN)/lawtext book $(OWN) --out build/book
	$(BIN)/lawtext serve build/book --port $(PORT) || test $$? -eq 130
endif

test: $(VENV)/.test
	$(BIN)/python -m pytest -n auto --dist loadgroup

lint: $(VENV)/.test
	$(BIN)/ruff check --quiet $(CODE)
	$(BIN)/ruff format --quiet --check $(CODE)
	$(BIN)/mypy --no-error-summary
	$(BIN)/python -m tests.lint.duplicates
	$(BIN)/python -m tests.lint.docs

bench: $(VENV)/.bench
	$(BIN)/python -m tests.bench

fuzz: $(VENV)/.test
	$(BIN)/python -m tests.fuzz --minutes $(MINUTES)

clean:
	rm -rf build dist

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "lawtext needs Python 3.11 or newer; name it with: make PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV) || \
	  { echo "This Python cannot make a venv. On Debian: apt-get install python3-venv" >&2; exit 1; }

$(VENV)/.run: pyproject.toml | $(BIN)/python
	echo "Installing lawtext in $(VENV)" >&2
	$(PIP) --editable '.[import,yaml]'
	touch $@

$(VENV)/.test: tests/requirements.txt $(VENV)/.run
	echo "Installing the test tools in $(VENV)" >&2
	$(PIP) --requirement tests/requirements.txt
	touch $@

$(VENV)/.bench: tests/requirements-bench.txt $(VENV)/.test
	echo "Installing the tools to compare with in $(VENV)" >&2
	$(PIP) --requirement tests/requirements-bench.txt
	touch $@
