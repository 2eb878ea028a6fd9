import Strut

/// What options need of the rest of a command line: one that nothing comes of is a mistake, and not passed over.
extension Arguments {
    /// What `--type-name` needs: a result that has a type.
    func checkTypeName(for format: OutputFormat?) throws(UsageError) {
        let formats: [OutputFormat] = [.swift, .uikit]
        guard typeName != nil, !formats.contains(where: { $0 == format }) else { return }
        let advice = formats.map { "'--format \($0.rawValue)'" }.joined(separator: " or ")
        throw UsageError("'--type-name' is for Swift source", advice: "give \(advice)")
    }

    /// What `--assume-filename` needs: standard input among the operands.
    func checkAssumedFileName() throws(UsageError) {
        guard assumedFileName != nil, !operands.isEmpty, !operands.contains("-") else { return }
        throw UsageError(
            "'--assume-filename' is for standard input", advice: "leave it out, or give '-' in place of the file")
    }
}
