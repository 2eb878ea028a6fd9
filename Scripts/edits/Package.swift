// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "CheckEdits",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "strut", path: "../..")],
    targets: [
        .executableTarget(
            name: "CheckEdits", dependencies: [.product(name: "InterfaceDocument", package: "strut")])
    ],
    swiftLanguageModes: [.v6]
)
