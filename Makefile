# One line for each thing that is done often; `make help` lists them. What is done seldom is a script of its own in
# Scripts/ or Benchmarks/, whose first lines say how it is used.
PREFIX ?= /usr/local
DOCS ?= Storyboards
STRUT = .build/release/strut
STATIC = .build/static/strut
.PHONY: help build test lint format goldens fuzz sanitize pictures images docs examples bench fit-fonts roundtrip nibs mutation-check check-widths cross-validate release try-clean integration-bazel install ci

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 18
build: .build/release/strut ## Build the release executable
test: ## Run all tests
	Scripts/test
lint: ## Check the formatting
	swift format lint --strict -r Sources Tests Fuzzing Plugins Examples Package.swift
	Scripts/make-page --check
format: ## Format all sources
	swift format -i -r Sources Tests Fuzzing Plugins Examples Package.swift
goldens: $(STRUT) ## Rewrite the goldens, the table of rules and the examples in the README; look at the difference before you commit it
	STRUT_WITHOUT_PLUGINS=1 STRUT_REWRITE_GOLDENS=1 swift test --filter GoldenTests
	Scripts/rules-table $(STRUT) > Documentation/Rules.md
	Scripts/readme-output $(STRUT)
	Examples/CompiledDocuments/check $(STRUT) --update
	git diff --stat
fuzz: ## Fuzz one TARGET, or all, for some SECONDS, with libFuzzer and the address sanitizer
	Scripts/fuzz $(or $(TARGET),all) $(or $(SECONDS),60) $(or $(SEED),0)
sanitize: ## Run the gallery and the tests under the address, undefined behaviour and thread sanitizers
	Scripts/sanitize
pictures: $(STRUT) ## Check pictures and previews of every scene of Storyboards/ in headless Chromium
	Scripts/check-pictures $(STRUT)
images: $(STRUT) ## Make the pictures of pages in the documentation again, with headless Chromium
	Scripts/make-images $(STRUT)
docs: ## Build the documentation into .build/docs
	Scripts/make-docs
# They share a folder for what is built, where SwiftPM would go by the plan of the package that was built there last.
example = swift run --scratch-path .build/examples --disable-build-manifest-caching
examples: $(STRUT) ## Run the examples of the command line, the build-tool plug-in, storyboards in code and the library
	Examples/CommandLine/header-heights $(STRUT)
	$(example) --package-path Examples/LayoutClient LayoutClient
	$(example) --package-path Examples/StoryboardClient Story
	"$$(Scripts/build-example LibraryClient)/LibraryClient"
	Examples/Programs/check
	Examples/CompiledDocuments/check $(STRUT)
	Integrations/cmake/check $(STRUT)
bench: $(STATIC) ## Compare with libxml2 alone on the documents of DOCS=folder
	Benchmarks/compile/bench $(STATIC) $(DOCS)
# Repositories to learn from: the gallery is none.
repositories = $(if $(filter-out Storyboards,$(DOCS)),$(DOCS),$(error DOCS=folder is missing: a folder for each repository))
fit-fonts: ## Fit the font tables to the documents of DOCS=folder, a folder for each repository; FACTS=folder renews what is known of Apple's
	$(if $(FACTS),python3 Scripts/fonts/import_facts.py $(FACTS))
	python3 Scripts/fonts/fit_glyph_tables.py --folds 0 $(repositories)
roundtrip: $(STRUT) ## Lay out what the UIKit code of COUNT documents of DOCS=folder builds, and compare it with the documents
	Scripts/roundtrip $(STRUT) $(DOCS) $(COUNT)
nibs: $(STRUT) ## Check the nibs of COUNT documents of DOCS=folder, and lay out what is rebuilt from them
	Scripts/check-nibs $(STRUT) $(DOCS) $(COUNT)
	Scripts/nib-roundtrip $(STRUT) $(DOCS) $(COUNT)
mutation-check: $(STRUT) ## Change every kind of attribute and element of the documents here and of DOCS=folder: UIKit code must change too, or compiled nibs with FORMAT=nib
	Scripts/mutation-check $(STRUT) --format $(or $(FORMAT),uikit) Storyboards Tests/Fixtures $(filter-out Storyboards,$(DOCS))
check-widths: $(STRUT) ## Hold --widths against layouts of every half point, on COUNT documents of DOCS=folder
	Scripts/check-widths $(STRUT) $(DOCS) $(COUNT)
cross-validate: $(STRUT) ## Score tables and rules on the repositories of DOCS=folder that they were not made from
	python3 Scripts/fonts/fit_glyph_tables.py --check $(repositories)
	Scripts/cross-validate-rules $(STRUT) $(repositories)
release: $(STATIC) ## Pack the static executable: tarball, artifact bundle, Debian package, container image
	Scripts/make-release $(STATIC)
try-clean: release ## Try each form of the release on a new Debian system, and the artifact bundle in a package's first build
	Scripts/try-clean .build/dist
	Scripts/check-bundle .build/dist/strut.artifactbundle.zip
integration-bazel: $(STATIC) ## Build 3,000 documents, or COUNT, with the rules for Bazel, and count what comes from the cache
	Integrations/bazel/check $(STATIC) $(or $(COUNT),3000)
install: $(STATIC) ## Put the static executable, completions and manual page below PREFIX
	Scripts/stage $(STATIC) "$(DESTDIR)$(PREFIX)"
ci: ## Run everything that a change must pass
	.ci/run

# SwiftPM knows what has changed.
.build/release/strut: FORCE
	swift build -c release
FORCE:

# The executable that needs nothing on the machine where it runs.
$(STATIC): Package.swift Scripts/build-static $(shell find Sources -type f)
	Scripts/build-static .build/static
