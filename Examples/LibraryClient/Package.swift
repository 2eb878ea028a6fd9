// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "LibraryClient",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "strut", path: "../..")],
    targets: [
        .target(name: "JSON"),
        .executableTarget(
            name: "LibraryClient", dependencies: ["JSON", .product(name: "Strut", package: "strut")]),
    ],
    swiftLanguageModes: [.v6]
)
