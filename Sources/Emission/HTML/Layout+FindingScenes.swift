import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

extension Layout {
    /// For each of some findings on the document the number of the scene that its object stands in; nil for what is of
    /// none.
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
