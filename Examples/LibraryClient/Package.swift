// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "LibraryClient",
    platforms: [.macOS(.v13)],
    // As in Strut: texts are measured with font files.
    traits: [.trait(name: "HarfBuzz")],
    dependencies: [
        .package(
            name: "strut", path: "../..", traits: [.trait(name: "HarfBuzz", condition: .when(traits: ["HarfBuzz"]))])
    ],
    targets: [
        .target(name: "JSON"),
        .executableTarget(
            name: "LibraryClient", dependencies: ["JSON", .product(name: "Strut", package: "strut")]),
    ],
    swiftLanguageModes: [.v6]
)
