import Strut

/// A project or workspace of Xcode on the command line.
struct XcodeInput: Sendable {
    let path: String
    let projects: [XcodeProject]

    /// Reads what lies at a path; a project or a workspace whose targets compile nothing that Strut reads is an error.
    init(_ path: String) throws(InputError) {
        self.path = path
        do {
            projects = try XcodeProject.all(at: path)
        } catch {
            throw InputError(error)
        }
        if documents.isEmpty {
            throw InputError(
                DocumentError(
                    .unreadable,
                    "no target compiles a storyboard or xib; give the folder to take all documents below it", path: path
                ))
        }
    }

    /// The documents of all targets, each once.
    var documents: [String] {
        var seen: Set<String> = []
        return projects.flatMap(\.documents).filter { seen.insert($0).inserted }
    }

    /// The target that compiles each document: an app's before others.
    var targets: [String: XcodeProject.Target] {
        var targets: [String: XcodeProject.Target] = [:]
        for project in projects {
            for document in project.documents {
                guard let target = project.target(of: document) else { continue }
                if targets[document].map({ !$0.isApp && target.isApp }) ?? true { targets[document] = target }
            }
        }
        return targets
    }
}
