// swift-tools-version: 6.1
import PackageDescription

// Only Apple's phones and tablets have UIKit: elsewhere the app is built with the one that Strut's tests have, which
// remembers what is done to it.
let uiKit = Target.Dependency.target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))

let package = Package(
    name: "StoryboardClient",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "strut", path: "../..")],
    targets: [
        .target(
            name: "Notes", dependencies: [uiKit], exclude: ["Strut.options"],
            plugins: [.plugin(name: "StrutLayouts", package: "strut")]),
        .executableTarget(name: "Story", dependencies: ["Notes", uiKit]),
        .target(name: "UIKit"),
    ],
    swiftLanguageModes: [.v6]
)
