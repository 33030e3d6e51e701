# `make check` is what CI runs.
PYTHON ?= python

.PHONY: help check lint types layers spelling docs docs-check site wasm test coverage numba-bounds perft positions golden campaigns screenshots bench

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

check: lint types layers spelling site numba-bounds test ## everything

lint: ## format and lint
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m ruff check .

types: ## pyright, strict on the source, standard on the tests
	$(PYTHON) -m pyright --pythonpath "$$($(PYTHON) -c 'import sys; print(sys.executable)')"

layers: ## imports go down only
	lint-imports

spelling: ## codespell
	$(PYTHON) -m codespell_lib src tests bench *.md

docs: ## write the generated passages of the README
	$(PYTHON) -m tests.docs.generate

docs-check: ## generated passages are fresh
	$(PYTHON) -m tests.docs.generate --check

site: docs-check ## the documentation as a site, into build/site; any warning fails
	$(PYTHON) -m sphinx -q -W --keep-going -b html docs build/site

wasm: ## the rules as WebAssembly, into the games' folders; needs a linker (Debian: lld)
	$(PYTHON) -m bourgade.compile.wasm

test: ## all tests, on all cores
	$(PYTHON) -m pytest -n auto

coverage: ## kernel and rules, on the interpreted run
	BOURGADE_NUMBA=off $(PYTHON) -m coverage run -m pytest -q --ignore tests/test_install.py --deselect tests/conformance/test_differential.py
	$(PYTHON) -m coverage report

numba-bounds: ## compile with the oldest and the newest numba that pyproject.toml allows
	$(PYTHON) -m tests.compile.bounds

perft: ## count the trees again; read the difference
	$(PYTHON) -m tests.perft.regenerate

positions: ## change very many positions: each must be refused with its fault, or playable
	$(PYTHON) -m tests.conformance.change_positions

golden: ## play the golden games again; read the difference
	$(PYTHON) -m tests.golden.regenerate

campaigns: ## kill, starve and fuzz a server for hours; nothing acknowledged may be lost
	$(PYTHON) -m tests.campaigns all --kills 500

screenshots: ## pictures of every page and phase, into build/screenshots
	$(PYTHON) -m tests.browser.screenshots build/screenshots

bench: ## speed beside other libraries and how it scales, into bench/RESULTS.md
	$(PYTHON) -m bench.field
	$(PYTHON) -m bench.scaling
	$(PYTHON) -m bench.starting
	$(PYTHON) -m bench.wasm
	$(PYTHON) -m bench.page
