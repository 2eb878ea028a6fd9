import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension Layout {
    /// What is wrong with the document or its layout, in document order.
    ///
    /// It is looked for when it is asked for; what is assigned, or was looked for by `check()`, is remembered.
    public var findings: [Finding] {
        get { knownFindings ?? lookForFindings(RuleSelection()) }
        set { knownFindings = newValue }
    }

    /// Looks for what is wrong with the document and its layout by the rules that are selected, and remembers it as
    /// `findings`, with the severities that the selection says. Of equal selections only the first one looks.
    ///
    /// A name in the selection that no rule has counts for nothing; `RuleSelection.unknownRules` has those.
    public mutating func check(_ selection: RuleSelection = RuleSelection()) {
        if knownFindings != nil, checkedSelection == selection { return }
        (knownFindings, checkedSelection) = (lookForFindings(selection), selection)
    }

    private func lookForFindings(_ selection: RuleSelection) -> [Finding] {
        var findings = document.findings(applying: selection.applies) + layoutFindings(selection)
        if selection.mentionsRules { findings = selection.weighed(findings) }
        return findings.joinedByRows.sorted { ($0.location ?? .start) < ($1.location ?? .start) }
    }

    /// What is wrong with the layout alone, by the rules that are selected, in document order; in each row of
    /// design-time data by itself.
    package func layoutFindings(_ selection: RuleSelection) -> [Finding] {
        var findings: [Finding] = []
        let names = ObjectNames(document)
        for scene in scenes {
            guard let solved = scene.solved else { continue }
            findings += LayoutRule.findings(in: solved, names, selection)
        }
        findings += designDataFindings
        findings.sort { ($0.location ?? .start) < ($1.location ?? .start) }
        return findings
    }
}
