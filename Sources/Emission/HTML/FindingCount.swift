import AutoLayout
import Diagnostics
import InterfaceDocument

/// How many findings of each severity there are.
struct FindingCount {
    private let counts: [(severity: Severity, count: Int)]

    init(_ findings: [Finding]) {
        counts = Severity.allCases.map { severity in (severity, findings.count { $0.severity == severity }) }
    }

    /// Whether there are none.
    var isEmpty: Bool { counts.allSatisfy { $0.count == 0 } }

    /// The counts in words, the gravest first: "1 error, 3 warnings".
    var words: String {
        if isEmpty { return "No findings" }
        return counts.filter { $0.count > 0 }.map { "\($0.count) \($0.severity.rawValue)\($0.count == 1 ? "" : "s")" }
            .joined(separator: ", ")
    }
}

extension Layout {
    /// For each of some findings on the document the number of the scene that its object stands in; nil for what is of none.
    func scenes(of findings: [Finding]) -> [Int?] {
        let numbers = Dictionary(scenes.enumerated().map { ($1.scene.element.index, $0) }) { first, _ in first }
        return findings.map { finding in
            var element = finding.object.flatMap { document.element(id: $0) }
            while let outer = element {
                if let number = numbers[outer.index] { return number }
                element = outer.parent
            }
            return nil
        }
    }
}
