import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension Layout {
    /// What is wrong with the document or its layout, in document order.
    ///
    /// It is looked for when it is asked for; what is assigned, or was looked for by `check()`, is remembered.
    public var findings: [Finding] {
        get { knownFindings ?? lookForFindings() }
        set { knownFindings = newValue }
    }

    /// Looks for what is wrong with the document and its layout, once.
    public mutating func check() {
        if knownFindings == nil { knownFindings = lookForFindings() }
    }

    private func lookForFindings() -> [Finding] {
        var findings = document.findings
        for scene in scenes {
            guard let solved = scene.solved else { continue }
            var survey = SceneSurvey(solved)
            for rule in LayoutRule.all { rule.check(&survey) }
            findings += survey.findings
        }
        findings += designDataFindings
        findings.sort { ($0.location ?? .start) < ($1.location ?? .start) }
        return findings
    }
}
