// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "LibraryClient",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "strut", path: "../..")],
    targets: [
        .executableTarget(name: "LibraryClient", dependencies: [.product(name: "Strut", package: "strut")])
    ],
    swiftLanguageModes: [.v6]
)
