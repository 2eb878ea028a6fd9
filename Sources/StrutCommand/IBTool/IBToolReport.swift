import Strut

/// Findings as Apple's `ibtool` prints its messages: on standard output, in a section for each severity.
struct IBToolReport: Sendable {
    /// The form.
    var format: IBToolArguments.OutputFormat

    /// All findings, in their order; nothing where there are none in a form for people, and an empty dictionary else.
    func bytes(_ findings: [Finding]) -> [UInt8] {
        switch format {
        case .text: Array(text(findings).utf8)
        case .xml: propertyList(findings).xmlBytes()
        case .binary: propertyList(findings).binaryBytes()
        }
    }

    /// A section of messages.
    private enum Section: CaseIterable {
        /// What is no document, or cannot be read.
        case tool
        case documentErrors, documentWarnings, documentNotices

        init(_ finding: Finding) {
            switch finding.severity {
            case .error: self = finding.rule.subject == .file ? .tool : .documentErrors
            case .warning: self = .documentWarnings
            case .note: self = .documentNotices
            }
        }

        /// The key in a property list, and the heading in text.
        var key: String {
            switch self {
            case .tool: "com.apple.ibtool.errors"
            case .documentErrors: "com.apple.ibtool.document.errors"
            case .documentWarnings: "com.apple.ibtool.document.warnings"
            case .documentNotices: "com.apple.ibtool.document.notices"
            }
        }
    }

    private func sections(_ findings: [Finding]) -> [(section: Section, findings: [Finding])] {
        Section.allCases.compactMap { section in
            let own = findings.filter { Section($0) == section }
            return own.isEmpty ? nil : (section, own)
        }
    }

    // MARK: Text

    /// A line for each message, `path:object: warning: message`; one that is about no object has the line in its place.
    private func text(_ findings: [Finding]) -> String {
        var text = ""
        for (section, findings) in sections(findings) {
            text += "/* \(section.key) */\n"
            for finding in findings {
                text += line(finding, finding.severity, words(finding), finding.object, finding.location)
                for note in finding.notes {
                    text += line(finding, .note, note.message, note.object, note.location ?? finding.location)
                }
            }
        }
        return text
    }

    private func line(
        _ finding: Finding, _ severity: Severity, _ message: String, _ object: String?, _ location: SourceLocation?
    ) -> String {
        let place = (object ?? location.map { String($0.line) }).map { ":\($0)" } ?? ""
        let word = severity == .note ? "notice" : severity.rawValue
        return "\(finding.path)\(place): \(word): \(message)".onOneLine + "\n"
    }

    private func words(_ finding: Finding) -> String {
        "\(finding.message)\(finding.environmentWords) [\(finding.rule.id)]"
    }

    // MARK: Property lists

    /// A dictionary of sections: of documents, by their paths, each message with its object and line; else a list.
    private func propertyList(_ findings: [Finding]) -> PropertyListValue {
        var list = PropertyListDictionary()
        for (section, findings) in sections(findings) {
            if section == .tool {
                list[section.key] = .array(findings.map { ["description": .string("\($0.path): \(words($0))")] })
                continue
            }
            var documents: [String: [PropertyListValue]] = [:]
            for finding in findings { documents[finding.path, default: []].append(message(finding)) }
            list[section.key] = .dictionary(
                PropertyListDictionary(
                    documents.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: .array($0.value)) }))
        }
        return .dictionary(list)
    }

    private func message(_ finding: Finding) -> PropertyListValue {
        var message = PropertyListDictionary()
        message["message"] = .string(finding.message + finding.environmentWords)
        message["type"] = .string(finding.rule.id)
        message["object-id"] = finding.object.map { .string($0) }
        message["line"] = finding.location.map { .integer($0.line) }
        return .dictionary(message)
    }
}
