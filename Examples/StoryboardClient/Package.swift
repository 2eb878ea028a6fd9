// swift-tools-version: 6.1
import PackageDescription

// Linux has no UIKit: there the app is built with the one that Strut's tests have, which remembers what is done to it.
#if os(Linux)
    let uiKit: [Target] = [.target(name: "UIKit")]
    let dependencies: [Target.Dependency] = ["UIKit"]
#else
    let uiKit: [Target] = []
    let dependencies: [Target.Dependency] = []
#endif

let package = Package(
    name: "StoryboardClient",
    dependencies: [.package(name: "strut", path: "../..")],
    targets: [
        .target(
            name: "Notes", dependencies: dependencies, exclude: ["Strut.options"],
            plugins: [.plugin(name: "StrutLayouts", package: "strut")]),
        .executableTarget(name: "Story", dependencies: ["Notes"] + dependencies),
    ] + uiKit,
    swiftLanguageModes: [.v6]
)
