// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "LayoutClient",
    dependencies: [.package(name: "strut", path: "../..")],
    targets: [
        .executableTarget(
            name: "LayoutClient",
            exclude: ["Strut.options"],
            plugins: [.plugin(name: "StrutLayouts", package: "strut")])
    ],
    swiftLanguageModes: [.v6]
)
