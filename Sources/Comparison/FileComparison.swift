import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// What became of a file between two versions of a project: everything that is reported of it.
package struct FileComparison: Sendable {
    /// What became of it.
    package enum Status: String, Sendable, CaseIterable {
        /// It says the same; its bytes may differ.
        case alike
        /// It says something else.
        case changed
        /// It was not there.
        case added
        /// It is not there any more.
        case removed
        /// One of the two versions cannot be read as a document.
        case unreadable
    }

    /// Where the old version stands; nil for a file that was added.
    package var oldPath: String?
    /// Where the new version stands; nil for a file that was removed.
    package var newPath: String?
    /// What became of it.
    package var status: Status
    /// Whether it is known to be the same file under another name.
    package var isRenamed = false
    /// What differs; nil where there is nothing to compare.
    package var documents: DocumentComparison?
    /// The frames that differ; nil where nothing was laid out.
    package var frames: FrameComparison?
    /// The findings that are new, and those that are fixed.
    package var findings: FindingComparison?
    /// Both versions laid out in every environment, for pictures; none of a version that does not exist.
    package var layouts: (old: [Layout], new: [Layout]) = ([], [])
    /// The environments of the layouts.
    package var environments: [FindingEnvironment] = []
    /// Why a version cannot be read.
    package var problems: [Finding] = []
    /// How many scenes and views a file that came or went has, and whether it is a xib, which has no scenes to refer
    /// to.
    package var contents: (kind: Document.Kind, scenes: Int, views: Int)?

    /// A file that was compared, came, went, or cannot be.
    package init(oldPath: String?, newPath: String?, status: Status) {
        self.oldPath = oldPath
        self.newPath = newPath
        self.status = status
    }

    /// The path under which the file is known now.
    package var path: String { newPath ?? oldPath ?? "" }
}
