import Strut

/// What options need of the rest of a command line: one that nothing comes of is a mistake, and not skipped.
extension Arguments {
    /// What the type in generated source is called, by `--type-name` or `--type-stem`; nil for a name made from the
    /// document's. Both need a result that has a type.
    func typeName(for format: OutputFormat?) throws(UsageError) -> String? {
        guard typeName != nil || typeStem != nil else { return nil }
        if typeName != nil, typeStem != nil {
            throw UsageError("'--type-name' and '--type-stem' exclude each other")
        }
        guard let ending = format?.typeEnding else {
            let formats = OutputFormat.allCases.filter { $0.typeEnding != nil }
            let advice = formats.map { "'--format \($0.rawValue)'" }.joined(separator: " or ")
            throw UsageError(
                "'\(typeName == nil ? Option.typeStem.name : Option.typeName.name)' is for Swift source",
                advice: "give \(advice)")
        }
        return typeName ?? typeStem.map { "\($0) \(ending)" }
    }

    /// What subcommands need that work on documents: an input, and standard input once at most.
    func checkInputs() throws(UsageError) {
        if operands.isEmpty {
            throw UsageError("no input", advice: "give the path of a storyboard or xib, or '-' for standard input")
        }
        if operands.count(where: { $0 == "-" }) > 1 {
            throw UsageError("standard input ('-') is given twice", advice: "give it once")
        }
    }

    /// What `--project` needs: a folder.
    func checkProject() throws(UsageError) {
        if let project, !Folder.exists(project) {
            throw UsageError("'--project' needs a folder, and '\(project)' is none")
        }
    }

    /// What `--assume-filename` needs: standard input among the operands.
    func checkAssumedFileName() throws(UsageError) {
        guard assumedFileName != nil, !operands.isEmpty, !operands.contains("-") else { return }
        throw UsageError(
            "'--assume-filename' is for standard input", advice: "leave it out, or give '-' instead of the file")
    }
}
