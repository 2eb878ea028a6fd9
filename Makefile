# One line for each thing that is done often; `make help` lists them.
STRUT = .build/release/strut
PREFIX ?= /usr/local
DOCS ?= Storyboards
COUNT ?= 20000
STATIC = .build/static/strut
.PHONY: help build test lint format goldens readme rules scenes measure compare bench bench-resize bench-solver fuzz-solver docs typecheck example-command example-plugin example-library static release ci install clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 18
build: ## Build the release executable
	swift build -c release
test: ## Run all tests
	STRUT_WITHOUT_PLUGINS=1 swift test
lint: ## Check the formatting
	swift format lint --strict -r Sources Tests Plugins Examples Package.swift
format: ## Format all sources
	swift format -i -r Sources Tests Plugins Examples Package.swift
goldens: ## Rewrite the goldens of all fixtures; look at the difference before you commit it
	STRUT_WITHOUT_PLUGINS=1 STRUT_REWRITE_GOLDENS=1 swift test --filter GoldenTests && git diff --stat -- Tests/Fixtures
readme: build ## Put the real output of its examples into the README
	Scripts/readme-output $(STRUT)
rules: build ## Write the table of the rules into Documentation/Rules.md
	Scripts/rules-table $(STRUT) > Documentation/Rules.md
scenes: build ## Compile every scene of Storyboards/ and check the exit statuses
	Scripts/compile-gallery $(STRUT)
measure: build ## Measure speed and memory on the documents of DOCS=folder
	python3 Scripts/measure $(STRUT) $(DOCS)
compare: build ## Compare the frames with those that are stored in the documents of DOCS=folder
	Scripts/compare-frames $(STRUT) $(DOCS)
bench: static ## Compare startup and throughput with programs that do less, on the documents of DOCS=folder
	Benchmarks/compile/bench $(STATIC) $(DOCS)
bench-resize: ## Count the instructions of a resized session and of a layout made anew
	Benchmarks/resize/bench
bench-solver: ## Compare the solver with kiwi in speed and memory, on one core
	Benchmarks/solver/bench
fuzz-solver: ## Check the solver against exact arithmetic on COUNT random systems
	Benchmarks/solver/fuzz $(COUNT)
docs: ## Build the documentation into .build/docs
	Scripts/make-docs
typecheck: build ## Type-check the Swift that is made of the documents of DOCS=folder
	Scripts/type-check-swift $(STRUT) $(DOCS)
example-command: build ## Run the example of the command line
	Examples/CommandLine/header-heights $(STRUT)
example-plugin: ## Build and run the example of the build-tool plug-in
	swift run --package-path Examples/LayoutClient --scratch-path .build/examples LayoutClient
example-library: ## Build and run the example of the library
	swift run --package-path Examples/LibraryClient --scratch-path .build/examples LibraryClient
ci: ## Run everything that a change must pass
	.ci/run
static: ## Build the executable that needs nothing on the machine where it runs
	Scripts/build-static .build/static
release: static ## Pack the static executable with completions and manual page
	Scripts/make-release $(STATIC)
install: static ## Put the static executable, completions and manual page below PREFIX
	Scripts/stage $(STATIC) $(DESTDIR)$(PREFIX)
clean: ## Remove everything that was built
	swift package clean
