# A machine needs Python 3.11 or newer; with a C compiler the engine is compiled. PYTHON=python3.12 picks another Python.

PYTHON ?= python3
BIN := .venv/bin
# Many tests wait for a server or a browser: two workers more than there are cores, six at most.
WORKERS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN); [ $$n -lt 4 ] && echo $$((n + 2)) || echo 6)
ENGINE := $(wildcard src/wreckfish/core/*.py src/wreckfish/games/*/*.py src/wreckfish/bots/*.py) src/wreckfish/lab/rows.py src/wreckfish/environments/tables.py
WEB := web/build.py web/index.html web/package-lock.json web/vite.config.ts $(shell find web/src web/public -type f 2>/dev/null)
COMPILE_LOCK = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--upgrade --custom-compile-command "make lock"

.PHONY: help play test quick bench lock clean

help:
	@echo "make play    serve the tables at a local address and open it in a browser"
	@echo "make test    lint, types and all tests"
	@echo "make quick   the tests that take seconds; stops at the first failure"
	@echo "make bench   how fast the engine is here, beside its peers"
	@echo "make lock    choose the newest versions of all dependencies anew (uv writes the lock files)"
	@echo "make clean   remove everything that was built or installed here"

play: .venv/built .venv/page
	@$(BIN)/wreckfish serve --open

test: .venv/built .venv/page
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

quick: .venv/built .venv/page
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not slow" -x

bench: .venv/built .venv-bench/installed
	@$(BIN)/wreckfish bench

lock: | .venv-lock/bin/uv
	$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(COMPILE_LOCK) pyproject.toml - --extra dev --extra server --extra lab --extra environments -o requirements.lock
	$(COMPILE_LOCK) benchmarks/requirements.in -o benchmarks/requirements.lock

clean:
	rm -rf .venv .venv-bench .venv-lock build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info src/wreckfish/server/page web/node_modules
	find src tests -name '*.so' -delete -o -name '*.pyd' -delete -o -name '*.pyc' -delete

# The environments. pip is the last thing that venv installs: where it is missing, a first try was cut short.

.venv/built: .venv/installed pyproject.toml setup.py $(ENGINE)
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@$(BIN)/wreckfish --version
	@touch $@

# The browser client, built with Node from PyPI. Without it the server still runs, for bots and for the API.
.venv/page: .venv/installed $(WEB)
	$(BIN)/python web/build.py
	@touch $@

.venv/installed: requirements.lock | .venv/bin/pip
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	@touch $@

.venv-bench/installed: benchmarks/requirements.lock | .venv-bench/bin/pip
	@.venv-bench/bin/python -m pip install --quiet --require-hashes --only-binary :all: -r benchmarks/requirements.lock \
		|| echo "OpenSpiel and Catanatron cannot be installed here: they will be missing from the comparison."
	@touch $@

.venv-lock/bin/uv: | .venv-lock/bin/pip
	.venv-lock/bin/python -m pip install --quiet uv

.venv/bin/pip .venv-bench/bin/pip .venv-lock/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Wreckfish needs Python 3.11 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' \
		|| { echo "This Python lacks the module venv; on Debian and Ubuntu install the package python3-venv."; exit 1; }
	$(PYTHON) -m venv --clear $(@D)/..
