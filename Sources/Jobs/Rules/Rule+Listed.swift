import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutNibEncoding
import StrutProjects

/// The rules of the command line itself, and the list of all.
extension Rule {
    /// A change of `--set` does not fit the document.
    package static let badChange = Rule(
        "bad-change", on: .request, .error, summary: "A change with `--set` does not fit the document.",
        help: "Correct the id, the outlet or the property.")

    /// A document is for another idiom than the devices that were asked for.
    package static let otherIdiom = Rule(
        "other-idiom", on: .request, .note,
        summary: "A document for iPads alone is not laid out on iPhones, nor one for iPhones on iPads.",
        help: "Add a device of its kind.")

    /// There is no such object.
    package static let unknownObject = Rule(
        "unknown-object", on: .request, .error,
        summary: "No installed object has the id, outlet or label that `explain` or `fit` was given.",
        help: "Look for its id in the JSON or the tree of 'strut compile'.")

    /// A text is no conflict log.
    package static let notAConflictLog = Rule(
        "not-a-conflict-log", on: .request, .error,
        summary: "The text that `explain-log` was given holds no conflict of constraints.",
        help: "Pass what the console shows from \"Unable to simultaneously satisfy constraints\" on.")

    /// A row of a conflict log cannot be read.
    package static let unknownLogRow = Rule(
        "unknown-log-row", on: .request, .warning,
        summary: "A row of a conflict log is in no known grammar, and is left out.", help: "Report the log, please.")

    /// A file is no compiled document.
    package static let notACompiledDocument = Rule(
        "not-a-compiled-document", on: .request, .error,
        summary: "What `nib` was given is no compiled nib or storyboard, or cannot be read whole.",
        help: "Pass a file that ibtool made: a `.nib` or a `.storyboardc`.")

    /// Strut itself is at fault.
    package static let internalError = Rule(
        "internal-error", on: .request, .error, summary: "An internal error in Strut; the exit status is 70.",
        help: "Report the document, please.")

    /// A document takes more than `--limit-memory` or `--limit-time` allow.
    package static let limitExceeded = Rule(
        "limit-exceeded", on: .file, .error,
        summary: "A document takes more memory or time than `--limit-memory` or `--limit-time` allow.",
        help: "Split the document, or raise the limit if you trust it.")

    /// Every rule that `strut rules` lists, the library's and the command line's, in the order of the documentation.
    package static var listed: [Rule] {
        onLayouts + onDocuments
            + [badChange, otherIdiom, unknownObject, notAConflictLog, unknownLogRow, notACompiledDocument]
            + onNibs + onDesignData
            + onTranslations + onTexts + onProjects + onConfigurations + [internalError, limitExceeded] + onFiles
    }
}
