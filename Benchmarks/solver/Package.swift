// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "solver-benchmark",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "strut", path: "../..")],
    targets: [
        .executableTarget(
            name: "SolverBenchmark", dependencies: [.product(name: "ConstraintSolver", package: "strut")]),
        // A link to the solver's own tests, so that they can run at full size without the rest of the project.
        .testTarget(
            name: "SolverFuzz", dependencies: [.product(name: "ConstraintSolver", package: "strut")], path: "Tests"),
    ],
    swiftLanguageModes: [.v6]
)
