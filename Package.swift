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
            name: "CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"]), .brew(["libxml2"])]),
        .target(name: "CXMLReader", dependencies: ["CLibXML2"]),
        .target(name: "JSON"),
        .target(name: "LayoutTerms"),
        .target(name: "Diagnostics", dependencies: ["JSON"]),
        .target(
            name: "InterfaceDocument", dependencies: ["CXMLReader", "Diagnostics", "JSON", "LayoutTerms"],
            exclude: ["Names/names.txt"]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .yum(["harfbuzz-devel"]), .brew(["harfbuzz"])]),
        .target(
            name: "TextMeasurement",
            dependencies: ["LayoutTerms", .target(name: "CHarfBuzz", condition: .when(traits: ["HarfBuzz"]))]),
        .target(name: "Environment", dependencies: ["TextMeasurement", "InterfaceDocument", "Diagnostics", "JSON"]),
        .target(name: "ConstraintSolver", dependencies: ["LayoutTerms"]),
        .target(
            name: "AutoLayout",
            dependencies: [
                "Environment", "InterfaceDocument", "TextMeasurement", "ConstraintSolver", "Diagnostics", "JSON",
            ]),
        .target(
            name: "Checking",
            dependencies: [
                "AutoLayout", "ConstraintSolver", "Environment", "TextMeasurement", "InterfaceDocument", "Diagnostics",
            ]),
        .target(
            name: "Comparison",
            dependencies: ["Checking", "AutoLayout", "Environment", "InterfaceDocument", "Diagnostics"]),
        .target(
            name: "DocumentEditing", dependencies: ["Checking", "AutoLayout", "InterfaceDocument", "Diagnostics"]),
        .target(name: "PropertyList"),
        .target(name: "Nib"),
        .target(
            name: "NibEncoding",
            dependencies: ["Nib", "PropertyList", "InterfaceDocument", "TextMeasurement", "Diagnostics"]),
        .target(
            name: "Emission",
            dependencies: [
                "Nib", "PropertyList", "Comparison", "Checking", "AutoLayout", "ConstraintSolver", "Environment",
                "TextMeasurement", "InterfaceDocument", "Diagnostics", "JSON",
            ],
            // Written into Swift by Scripts/make-page.
            exclude: ["HTML/Page"]),
        .target(
            name: "Projects",
            dependencies: [
                "PropertyList", "Environment", "TextMeasurement", "InterfaceDocument", "Diagnostics", "JSON",
            ]),
        .target(
            name: "Strut",
            dependencies: [
                "Projects", "Emission", "NibEncoding", "Nib", "PropertyList", "DocumentEditing", "Comparison",
                "Checking",
                "AutoLayout",
                "ConstraintSolver", "Environment", "TextMeasurement", "InterfaceDocument", "Diagnostics", "JSON",
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
        .testTarget(name: "InterfaceDocumentTests", dependencies: ["InterfaceDocument"]),
        .testTarget(name: "TextMeasurementTests", dependencies: ["TextMeasurement"]),
        .testTarget(
            name: "EnvironmentTests", dependencies: ["Environment", "InterfaceDocument", "TextMeasurement"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(
            name: "AutoLayoutTests",
            dependencies: [
                "Checking", "AutoLayout", "Environment", "InterfaceDocument", "TextMeasurement", "ConstraintSolver",
                "Diagnostics", "JSON",
            ]),
        .testTarget(
            name: "CheckingTests",
            dependencies: [
                "Checking", "AutoLayout", "ConstraintSolver", "Environment", "InterfaceDocument", "Diagnostics",
            ]),
        .testTarget(name: "ComparisonTests", dependencies: ["Comparison", "InterfaceDocument"]),
        .testTarget(name: "DocumentEditingTests", dependencies: ["DocumentEditing", "InterfaceDocument"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "JSON"]),
        .testTarget(name: "PropertyListTests", dependencies: ["PropertyList"]),
        .testTarget(name: "NibTests", dependencies: ["Nib"]),
        .testTarget(
            name: "NibEncodingTests", dependencies: ["NibEncoding", "Nib", "PropertyList", "InterfaceDocument"]),
        .testTarget(
            name: "EmissionTests",
            dependencies: [
                "Emission", "Nib", "PropertyList", "JSON", "Checking", "AutoLayout", "Environment", "InterfaceDocument",
                "Diagnostics",
            ]),
        .testTarget(
            name: "ProjectsTests",
            dependencies: ["Projects", "PropertyList", "Environment", "InterfaceDocument", "Diagnostics"]),
        .testTarget(name: "StrutTests", dependencies: ["Strut", "ConstraintSolver"]),
        .testTarget(name: "StrutCommandTests", dependencies: ["StrutCommand", "Strut"]),
    ],
    swiftLanguageModes: [.v6]
)

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
}

// Plug-ins take the executable from an artifact bundle where one is given: its full path, or an address and a checksum with a space
// between them. A build then compiles nothing of Strut.
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
