// swift-tools-version: 6.1
import PackageDescription

// The targets stand in the order of the pipeline; each depends only on those above it.
// bytes ─read─▶ Document ─resolve─▶ Scene ─lower─▶ system ─solve─▶ values ─place─▶ Layout ─emit─▶ JSON, Swift, …
let package = Package(
    name: "strut",
    // What the standard library's searching in strings (ranges(of:), replacing(_:with:)) comes with.
    platforms: [.macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .executable(name: "strut", targets: ["StrutCommand"]),
        .library(name: "Strut", targets: ["Strut"]),
        .library(name: "InterfaceDocument", targets: ["InterfaceDocument"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .plugin(name: "StrutLayouts", targets: ["StrutLayouts"]),
        .plugin(name: "StrutCommandLine", targets: ["StrutCommandLine"]),
    ],
    traits: [
        .trait(name: "HarfBuzz", description: "Measures text with font files (needs libharfbuzz).")
    ],
    targets: [
        .systemLibrary(
            name: "CStrutLibXML2", path: "Sources/CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"]), .brew(["libxml2"])]),
        .target(name: "CXMLReader", dependencies: ["CStrutLibXML2"]),
        .target(name: "StrutJSON"),
        .target(name: "StrutLayoutTerms"),
        .target(name: "StrutDiagnostics", dependencies: ["StrutJSON"]),
        .target(
            name: "InterfaceDocument",
            dependencies: ["CXMLReader", "StrutDiagnostics", "StrutJSON", "StrutLayoutTerms"],
            exclude: ["Names/names.txt"]),
        .systemLibrary(
            name: "CStrutHarfBuzz", path: "Sources/CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .yum(["harfbuzz-devel"]), .brew(["harfbuzz"])]),
        .target(
            name: "StrutTextMeasurement",
            dependencies: ["StrutLayoutTerms", .target(name: "CStrutHarfBuzz", condition: .when(traits: ["HarfBuzz"]))]),
        .target(
            name: "StrutEnvironment",
            dependencies: ["StrutTextMeasurement", "InterfaceDocument", "StrutDiagnostics", "StrutJSON"]),
        .target(name: "ConstraintSolver", dependencies: ["StrutLayoutTerms"]),
        .target(
            name: "StrutAutoLayout",
            dependencies: [
                "StrutEnvironment", "InterfaceDocument", "StrutTextMeasurement", "ConstraintSolver", "StrutDiagnostics",
                "StrutJSON",
            ]),
        .target(
            name: "StrutChecking",
            dependencies: [
                "StrutAutoLayout", "ConstraintSolver", "StrutEnvironment", "StrutTextMeasurement", "InterfaceDocument",
                "StrutDiagnostics",
            ]),
        .target(
            name: "StrutComparison",
            dependencies: [
                "StrutChecking", "StrutAutoLayout", "StrutEnvironment", "InterfaceDocument", "StrutDiagnostics",
            ]),
        .target(
            name: "StrutDocumentEditing",
            dependencies: [
                "StrutComparison", "StrutChecking", "StrutAutoLayout", "InterfaceDocument", "StrutDiagnostics",
            ]),
        .target(name: "StrutPropertyList"),
        .target(name: "StrutNib"),
        .target(
            name: "StrutNibEncoding",
            dependencies: [
                "StrutNib", "StrutPropertyList", "InterfaceDocument", "StrutTextMeasurement", "StrutDiagnostics",
            ]),
        .target(
            name: "StrutEmission",
            dependencies: [
                "StrutNib", "StrutPropertyList", "StrutComparison", "StrutChecking", "StrutAutoLayout",
                "ConstraintSolver", "StrutEnvironment",
                "StrutTextMeasurement", "InterfaceDocument", "StrutDiagnostics", "StrutJSON",
            ],
            // Written into Swift by Scripts/make-page.
            exclude: ["HTML/Page"]),
        .target(
            name: "StrutProjects",
            dependencies: [
                "StrutPropertyList", "StrutEnvironment", "StrutTextMeasurement", "InterfaceDocument",
                "StrutDiagnostics", "StrutJSON",
            ]),
        .target(
            name: "StrutJobs",
            dependencies: [
                "StrutProjects", "StrutNibEncoding", "StrutComparison", "StrutChecking", "StrutAutoLayout",
                "StrutEnvironment", "StrutTextMeasurement", "InterfaceDocument", "StrutDiagnostics",
            ]),
        .target(
            name: "Strut",
            dependencies: [
                "StrutJobs",
                "StrutProjects", "StrutEmission", "StrutNibEncoding", "StrutNib", "StrutPropertyList",
                "StrutDocumentEditing", "StrutComparison",
                "StrutChecking",
                "StrutAutoLayout",
                "ConstraintSolver", "StrutEnvironment", "StrutTextMeasurement", "InterfaceDocument", "StrutDiagnostics",
                "StrutJSON",
            ]),
        .target(name: "CFaultReport"),
        .target(name: "CContainment"),
        .executableTarget(name: "StrutCommand", dependencies: ["CContainment", "CFaultReport", "Strut"]),
        .plugin(name: "StrutLayouts", capability: .buildTool(), dependencies: ["StrutCommand"]),
        .plugin(
            name: "StrutCommandLine",
            capability: .command(
                intent: .custom(verb: "strut", description: "Lay out and check storyboards and xibs.")),
            dependencies: ["StrutCommand"]),
        // What the tests of several modules share.
        .target(name: "StrutTestSupport", path: "Tests/Support"),
        // Scenes in a few words, and what they are laid out as: for the tests of layouts and of rules.
        .target(
            name: "StrutTestScenes",
            dependencies: [
                "StrutTestSupport", "StrutChecking", "StrutAutoLayout", "StrutEnvironment", "StrutTextMeasurement",
                "InterfaceDocument", "StrutDiagnostics",
            ],
            path: "Tests/Scenes"),
        .testTarget(name: "InterfaceDocumentTests", dependencies: ["StrutTestSupport", "InterfaceDocument"]),
        .testTarget(name: "TextMeasurementTests", dependencies: ["StrutTextMeasurement"]),
        .testTarget(
            name: "EnvironmentTests",
            dependencies: ["StrutTestSupport", "StrutEnvironment", "InterfaceDocument", "StrutTextMeasurement"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(
            name: "AutoLayoutTests",
            dependencies: [
                "StrutTestScenes", "StrutTestSupport", "StrutChecking", "StrutAutoLayout", "StrutEnvironment",
                "InterfaceDocument",
                "StrutTextMeasurement",
                "ConstraintSolver",
                "StrutDiagnostics", "StrutJSON",
            ]),
        .testTarget(
            name: "CheckingTests",
            dependencies: [
                "StrutTestScenes", "StrutTestSupport", "StrutChecking", "StrutAutoLayout", "ConstraintSolver",
                "StrutEnvironment", "StrutTextMeasurement", "InterfaceDocument", "StrutDiagnostics",
            ]),
        .testTarget(
            name: "ComparisonTests", dependencies: ["StrutTestSupport", "StrutComparison", "InterfaceDocument"]),
        .testTarget(
            name: "DocumentEditingTests",
            dependencies: ["StrutTestSupport", "StrutDocumentEditing", "StrutComparison", "InterfaceDocument"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["StrutDiagnostics", "StrutJSON"]),
        .testTarget(name: "PropertyListTests", dependencies: ["StrutPropertyList"]),
        .testTarget(name: "NibTests", dependencies: ["StrutNib"]),
        .testTarget(
            name: "NibEncodingTests",
            dependencies: [
                "StrutTestSupport", "StrutNibEncoding", "StrutNib", "StrutPropertyList", "InterfaceDocument",
            ]),
        .testTarget(
            name: "EmissionTests",
            dependencies: [
                "StrutTestSupport", "StrutEmission", "StrutNib", "StrutPropertyList", "StrutJSON", "StrutComparison",
                "StrutChecking",
                "StrutAutoLayout",
                "StrutEnvironment", "InterfaceDocument",
                "StrutDiagnostics",
            ]),
        .testTarget(
            name: "ProjectsTests",
            dependencies: [
                "StrutTestSupport", "StrutProjects", "StrutPropertyList", "StrutEnvironment", "InterfaceDocument",
                "StrutDiagnostics",
            ]),
        .testTarget(
            name: "JobsTests",
            dependencies: [
                "StrutTestSupport", "StrutJobs", "StrutProjects", "StrutComparison", "StrutEnvironment",
                "InterfaceDocument",
                "StrutDiagnostics",
            ]),
        .testTarget(name: "StrutTests", dependencies: ["StrutTestSupport", "Strut", "ConstraintSolver"]),
        .testTarget(name: "StrutCommandTests", dependencies: ["StrutTestSupport", "StrutCommand", "Strut"]),
    ],
    swiftLanguageModes: [.v6]
)

// An app may have modules of its own called JSON or Environment. Those that are no product have a prefix, and their
// folders none.
for target in package.targets
where target.type == .regular && target.path == nil && target.name.hasPrefix("Strut") && target.name != "Strut" {
    target.path = "Sources/" + target.name.dropFirst("Strut".count)
}

// Fuzz targets need libFuzzer, which comes with `-sanitize=fuzzer`: `make fuzz` asks for them.
if Context.environment["STRUT_FUZZING"] != nil {
    package.targets.append(.target(name: "CFuzzer", path: "Fuzzing/CFuzzer"))
    package.targets.append(
        .executableTarget(
            name: "StrutFuzz", dependencies: ["CFuzzer", "CommandLineParts", "Strut"], path: "Fuzzing",
            exclude: ["CFuzzer", "Seeds", "StrutCommand"]))
    // The executable's sources as a library: a link to their folder.
    package.targets.append(
        .target(
            name: "CommandLineParts", dependencies: ["CContainment", "CFaultReport", "Strut"],
            path: "Fuzzing/StrutCommand", exclude: ["main.swift"]))
    // The modules whose internal types targets call. For all modules it would be a tenth of the build's time.
    let tested: Set = ["CommandLineParts", "StrutProjects"]
    // Where a run spends little of its time. Instrumented code takes three times as long to compile optimized.
    let unoptimized: Set = [
        "CommandLineParts", "StrutComparison", "StrutDocumentEditing", "StrutEmission", "StrutJobs", "StrutNib",
        "StrutNibEncoding", "StrutProjects", "StrutPropertyList",
    ]
    for target in package.targets where target.type == .regular || target.type == .executable {
        target.swiftSettings = [
            .unsafeFlags(
                [unoptimized.contains(target.name) ? "-Onone" : "-Osize"]
                    + (tested.contains(target.name) ? ["-enable-testing"] : []))
        ]
    }
}

// Plug-ins take the executable from an artifact bundle where one is given: its full path, or an address and a checksum
// with a space between them. A build then compiles nothing of Strut.
if let given = Context.environment["STRUT_ARTIFACT_BUNDLE"], !given.isEmpty {
    let words = given.split(separator: " ").map(String.init)
    let bundle: Target =
        if words.count == 2, words[0].contains("://") {
            .binaryTarget(name: "StrutBundle", url: words[0], checksum: words[1])
        } else {
            // SwiftPM wants a path from the package's folder.
            .binaryTarget(
                name: "StrutBundle",
                path: given.hasPrefix("/")
                    ? String(repeating: "../", count: Context.packageDirectory.split(separator: "/").count)
                        + given.drop { $0 == "/" } : given)
        }
    package.targets.insert(bundle, at: 0)
    for target in package.targets where target.type == .plugin { target.dependencies = [.target(name: "StrutBundle")] }
}

// For the plug-ins SwiftPM builds the executable, and all below it, a second time. Whoever only tests can do without.
if Context.environment["STRUT_WITHOUT_PLUGINS"] != nil {
    package.products.removeAll { $0 is Product.Plugin }
    package.targets.removeAll { $0.type == .plugin }
}
