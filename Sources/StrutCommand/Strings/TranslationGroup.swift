import Strut

/// Documents that have their translations in the same files: those of one name, in a folder and in its language
/// folders.
struct TranslationGroup {
    /// Those that can be read. The first one's texts count where several have an object of the same id.
    var documents: [Document]
    /// What else has texts in their files.
    var others = OtherTexts.nothing
    /// What is to be said of that.
    var problems: [InputError] = []
    /// The language in whose folder all of them lie, read or not; nil where there is none.
    var ownLanguage: String?
}

/// What else has its texts in a file, besides the documents that were read.
enum OtherTexts: Int, Comparable {
    case nothing
    /// Documents for other platforms. Which texts they have is not known, so that nothing is left out of the file.
    case ofOtherPlatforms
    /// Documents that cannot be read. The file is left as it is.
    case ofUnreadable

    static func < (a: OtherTexts, b: OtherTexts) -> Bool { a.rawValue < b.rawValue }
}

extension TranslationGroup {
    /// A document of the group that could not be read.
    struct Failure {
        var error: InputError
        /// Whether that was said before.
        var isReported: Bool
    }

    /// Documents, with those of the group that could not be read.
    init(_ documents: [Document], _ failures: [Failure]) {
        self.documents = documents
        for failure in failures {
            others = max(others, failure.error.isOfOtherPlatform ? .ofOtherPlatforms : .ofUnreadable)
            if let problem = problem(failure) { problems.append(problem) }
        }
    }

    /// What is to be said of a document that could not be read; nil where all was said.
    private func problem(_ failure: Failure) -> InputError? {
        let isForeign = failure.error.isOfOtherPlatform
        if failure.isReported, isForeign || documents.isEmpty { return nil }
        var problem = failure.error
        let sharer = documents.first.map { "'\($0.path)' shares its translations" } ?? "others share its translations"
        let fate = isForeign ? "of which none is left out" : "which are left as they are"
        problem.finding.message += "; \(sharer), \(fate)"
        return isForeign ? problem.asNote : problem
    }
}

extension InputError {
    /// Whether the document is for a platform that Strut knows nothing of.
    var isOfOtherPlatform: Bool { finding.rule.id == "unsupported-platform" }

    /// The same as a note, with which nothing has gone wrong.
    var asNote: InputError {
        var note = self
        note.finding.severity = .note
        note.status = .success
        return note
    }
}
