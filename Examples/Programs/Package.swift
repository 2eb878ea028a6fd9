// swift-tools-version: 6.1
import PackageDescription

// Programs of under thirty lines, each with what it prints for the documents in App beside it.
let readers = ["ExtractStrings", "UnusedOutlets", "FontsAndColors", "UnregisteredCells"]

let package = Package(
    name: "Programs",
    platforms: [.macOS(.v13)],
    // As in Strut: texts are measured with font files.
    traits: [.trait(name: "HarfBuzz")],
    dependencies: [
        .package(
            name: "strut", path: "../..", traits: [.trait(name: "HarfBuzz", condition: .when(traits: ["HarfBuzz"]))])
    ],
    targets: readers.map {
        .executableTarget(name: $0, dependencies: [.product(name: "InterfaceDocument", package: "strut")])
    } + [
        .executableTarget(name: "EditDocument", dependencies: [.product(name: "Strut", package: "strut")]),
        .executableTarget(name: "UntranslatedTexts", dependencies: [.product(name: "Strut", package: "strut")]),
        .executableTarget(
            name: "SolveConstraints", dependencies: [.product(name: "ConstraintSolver", package: "strut")]),
    ],
    swiftLanguageModes: [.v6]
)
