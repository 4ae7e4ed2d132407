# A machine needs Python 3.11 or newer; with a C compiler the engine is compiled. PYTHON=python3.12 picks another Python.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PREPARE = @$(PYTHON) tools/prepare.py
BIN := .venv/bin
# Many tests wait for a server or a browser: two workers more than there are cores, six at most. Of the quick ones few do.
WORKERS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN); [ $$n -lt 4 ] && echo $$((n + 2)) || echo 6)
COMPILE_LOCK = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--upgrade --custom-compile-command "make lock"

.PHONY: help play test quick engine bench docs lock clean python

help:
	@echo "make play    serve the tables at a local address and open it in a browser"
	@echo "make test    lint, types and all tests"
	@echo "make quick   the quick tests, in about a minute; stops at the first failure"
	@echo "make engine  compile what changed, quickly, for trying things out (make test compiles in full)"
	@echo "make bench   how fast the engine is here, beside its peers"
	@echo "make docs    the documentation as a static site in build/site"
	@echo "make lock    move all dependencies to their newest versions (uv writes the lock files)"
	@echo "make clean   remove everything that was built or installed here"

play: python
	$(PREPARE) play

test: python
	$(PREPARE) test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

quick: python
	$(PREPARE) quick
	$(BIN)/python -m pytest -n $$(($(WORKERS) - 1)) --dist worksteal -m "not slow and not seconds" --ignore tests/browser -x

engine: python
	@WRECKFISH_BUILD=quick $(PYTHON) tools/prepare.py engine

bench: python .venv-bench/installed
	$(PREPARE) quick
	@$(BIN)/wreckfish bench

docs: .venv-docs/installed
	@.venv-docs/bin/python -m sphinx --quiet --fail-on-warning -b html -c docs -d build/doctrees . build/site
	@echo "The site is in build/site; open build/site/index.html."

python:
	@$(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "Wreckfish needs Python 3.11 or newer, and $(if $(PYTHON),$(PYTHON) is none,there is none on the path). Install one, or name it: make PYTHON=/path/to/python3.12 $(MAKECMDGOALS)"; exit 1; }

lock: | .venv-lock/bin/uv
	$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], "uv", sep="\n")' \
		> .venv-lock/build.in
	$(COMPILE_LOCK) pyproject.toml .venv-lock/build.in --extra dev --extra server --extra lab --extra environments --group docs \
		-o requirements.lock
	$(COMPILE_LOCK) pyproject.toml .venv-lock/build.in --extra server --constraints requirements.lock -o requirements-play.lock
	$(COMPILE_LOCK) benchmarks/requirements.in -o benchmarks/requirements.lock
	$(COMPILE_LOCK) --group docs --constraints requirements.lock -o docs/requirements.lock

clean:
	rm -rf .venv .venv-bench .venv-docs .venv-lock build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info src/wreckfish/server/page web/node_modules
	find src tests -name '*.so' -delete -o -name '*.pyd' -delete -o -name '*.pyc' -delete

.venv-bench/installed: benchmarks/requirements.lock | .venv-bench/bin/pip
	@.venv-bench/bin/python -m pip install --quiet --require-hashes --only-binary :all: -r benchmarks/requirements.lock \
		|| echo "OpenSpiel and Catanatron cannot be installed here: they will be missing from the comparison."
	@touch $@

.venv-docs/installed: docs/requirements.lock | .venv-docs/bin/pip
	@.venv-docs/bin/python -m pip install --quiet --require-hashes -r docs/requirements.lock
	@touch $@

.venv-lock/bin/uv: | .venv-lock/bin/pip
	.venv-lock/bin/python -m pip install --quiet uv

.venv-bench/bin/pip .venv-docs/bin/pip .venv-lock/bin/pip: | python
	$(PYTHON) -m venv --clear $(@D)/..
