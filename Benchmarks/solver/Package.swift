// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "solver-benchmark",
    dependencies: [.package(name: "strut", path: "../..")],
    targets: [
        .executableTarget(
            name: "SolverBenchmark", dependencies: [.product(name: "ConstraintSolver", package: "strut")])
    ],
    swiftLanguageModes: [.v6]
)
