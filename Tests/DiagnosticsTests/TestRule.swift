import StrutDiagnostics

extension Rule {
    /// A rule of the tests' own.
    static func test(_ id: String) -> Rule {
        Rule(id, on: .layout, .warning, summary: "It is broken.", help: "Fix it.")
    }
}
