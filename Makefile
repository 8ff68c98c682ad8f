# Everything that is done with this repository. `make` lists the goals.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Start-up is a third of a short run: on Linux the standard library is linked into the program, and the C libraries as
# well where there are archives of them. It is asked when a recipe runs: `setup` may have brought them. The linker
# optimises across all of it, which takes another 6 % off a cold check.
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xswiftc -use-ld=lld --experimental-lto-mode=full $(STATIC_EXECUTABLE))
STATIC_EXECUTABLE = $(if $(and $(call archive,jansson),$(call archive,yaml),$(call archive,c)),-Xswiftc -static-executable)
archive = $(wildcard $(shell pkg-config --variable=libdir jansson 2>/dev/null)/lib$(1).a)
BINARY = .build/release/signalbox
SAMPLE := Tests/SampleWorkspaces/Stinsen/Parcelbox
# Imports that the manifest does not declare are errors.
STRICT := --explicit-target-dependency-import-check error
# Fixtures and samples are input, written the way their authors write.
FORMATTED = Package.swift Sources editors/xcode $(filter-out Tests/Fixtures Tests/SampleWorkspaces,$(patsubst %/,%,$(wildcard Tests/*/)))
EDITOR_TESTS = editor_files vscode neovim emacs kate xcode agents
# For `make replay`: the replay tool's directory, and the real apps that it reads.
REPLAY ?=
CORPORA ?=
TREE ?=

.PHONY: help
help:
	@echo 'make demo                  build, and check a sample app with planted defects'
	@echo 'make release               build $(BINARY)'
	@echo 'make install PREFIX=DIR    put signalbox, its manual and completions into DIR'
	@echo 'make test                  run every test: test-swift, then test-clients'
	@echo 'make test-clients          Neovim, Emacs and other clients, with editors/ and the debug build'
	@echo 'make editors               the tests of editors/, with the editors that are installed'
	@echo 'make lint | make format    check or correct the form of the code'
	@echo 'make bench [TREE=DIR]      measure speed, memory and growth'
	@echo 'make stress [TREE=DIR]     the long runs: typing, cancelled requests, 200,000 edits, latencies'
	@echo 'make replay REPLAY=DIR CORPORA=DIR   replay typing and mutations on real apps'
	@echo 'make setup[-tests|-clients|-python]  install what goals need and the machine lacks; they call it themselves'

.PHONY: setup setup-python setup-clients setup-tests
setup:
	@.ci/setup libraries

setup-python:
	@.ci/setup python

setup-clients:
	@.ci/setup clients shells

# Without them some tests are skipped, but not where CI is set.
setup-tests:
	@.ci/setup libraries graphviz ninja chromium judges

.PHONY: release
release: setup
	$(SWIFT) build -c release --product signalbox $(STATIC)

# Findings are what the demonstration shows: they are no failure.
.PHONY: demo
demo: release
	@echo
	@echo '$$ signalbox check    # in $(SAMPLE)'
	@cd $(SAMPLE) && $(CURDIR)/$(BINARY) check || [ $$? -eq 1 ]

.PHONY: test test-swift test-clients
test: test-swift
	@$(MAKE) --no-print-directory test-clients

test-swift: setup-tests
	$(SWIFT) test $(STRICT)

# They drive the program that `swift test` leaves, or the one that SIGNALBOX names.
test-clients: setup-clients
	.build-python/bin/python -m pytest Tests

# Installs no editor: the summary names each that is not there.
.PHONY: editors
editors:
	@.ci/setup pytest
	.build-python/bin/python -m pytest $(EDITOR_TESTS:%=Tests/Clients/test_%.py)

.PHONY: lint
lint:
	$(SWIFT) format lint --strict --parallel --configuration .swift-format -r $(FORMATTED)

.PHONY: format
format:
	$(SWIFT) format -i --parallel --configuration .swift-format -r $(FORMATTED)

.PHONY: bench
bench: release setup-python
	python3 Tests/Benchmarks/bench.py --binary $(BINARY) $(if $(TREE),--tree '$(TREE)')

.PHONY: stress
stress: release setup-python
	python3 Tests/Stress/stress.py typing --binary $(BINARY) --limit-ms 50 $(if $(TREE),--tree '$(TREE)')
	python3 Tests/Stress/stress.py storm --binary $(BINARY) $(if $(TREE),--tree '$(TREE)')
	python3 Tests/Stress/stress.py soak --binary $(BINARY) $(if $(TREE),--tree '$(TREE)')
	python3 Tests/Stress/stress.py latency --binary $(BINARY) $(if $(TREE),--tree '$(TREE)')

.PHONY: replay
replay: release setup-python
	@[ -n '$(REPLAY)' ] && [ -n '$(CORPORA)' ] || { echo 'make replay needs REPLAY=DIR with replay.py and practice.json, and CORPORA=DIR with the apps' >&2; exit 2; }
	python3 '$(REPLAY)/replay.py' --binary $(BINARY) --corpora '$(CORPORA)' --manifest '$(REPLAY)/practice.json'

.PHONY: install
install: release
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/signalbox'
	install -d '$(DESTDIR)$(PREFIX)/share/man/man1' '$(DESTDIR)$(PREFIX)/share/bash-completion/completions' \
	  '$(DESTDIR)$(PREFIX)/share/zsh/site-functions' '$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d'
	$(BINARY) manual > '$(DESTDIR)$(PREFIX)/share/man/man1/signalbox.1'
	$(BINARY) --generate-completion-script bash > '$(DESTDIR)$(PREFIX)/share/bash-completion/completions/signalbox'
	$(BINARY) --generate-completion-script zsh > '$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_signalbox'
	$(BINARY) --generate-completion-script fish > '$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/signalbox.fish'
