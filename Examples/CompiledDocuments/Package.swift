// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "CompiledDocuments",
    defaultLocalization: "en",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "strut", path: "../..")],
    targets: [
        .executableTarget(
            name: "Notes", exclude: ["Info.plist", "Strut.options"],
            plugins: [.plugin(name: "StrutLayouts", package: "strut")])
    ],
    swiftLanguageModes: [.v5]
)
