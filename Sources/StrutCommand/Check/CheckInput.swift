import Strut

/// A document to check, and the project that it belongs to.
struct CheckInput: Sendable {
    var input: Input
    /// The project's place among all; nil for a document that was given by itself.
    var project: Int?
    /// Other paths that lead to it and were given too.
    var otherPaths: [String] = []

    /// The documents that a command line names, each once, where it comes first; a folder stands for a project.
    ///
    /// - Parameter followsLinks: Whether a link is the document that it leads to, and not one of its own.
    static func all(
        _ arguments: Arguments, _ configuration: Configuration, followsLinks: Bool = false
    ) throws(UsageError) -> (inputs: [CheckInput], projects: [Project]) {
        try arguments.checkInputs()
        var list = CheckInputList(paths: DistinctPaths(followsLinks: followsLinks))
        for operand in arguments.operands {
            if operand == "-" {
                list.inputs.append(CheckInput(input: .standard(arguments)))
                continue
            }
            guard Folder.exists(operand) else {
                list.add(operand)
                continue
            }
            if XcodeProject.isXcode(operand) {
                list.add(xcode: operand, configuration)
                continue
            }
            let project = Project(root: operand, configuration: configuration)
            // Reading an empty folder fails, and says why.
            let found = project.documents + project.unreadableFolders.filter { $0 != operand }
            list.projects.append(project)
            for path in found.isEmpty ? [operand] : found { list.add(path, toProject: list.projects.count - 1) }
        }
        return (list.inputs, list.projects)
    }
}

/// Puts the documents of a command line together.
private struct CheckInputList {
    var inputs: [CheckInput] = []
    var projects: [Project] = []
    var paths: DistinctPaths

    /// Adds a document, unless it came before: then a project that knows more of what it asks for takes it over.
    mutating func add(_ path: String, toProject project: Int? = nil) {
        guard let earlier = paths.earlier(path, number: inputs.count) else {
            inputs.append(CheckInput(input: Input(path: path, isOfProject: project != nil), project: project))
            return
        }
        if let project, inputs[earlier].project.map({ isWider(project, than: $0) }) ?? true {
            inputs[earlier].project = project
        }
        let known = inputs[earlier].input.path
        if path == known { return }
        // Translations and side-cars lie beside the document itself.
        if Directory.isLink(known), !Directory.isLink(path) {
            inputs[earlier].input = Input(path: path)
            inputs[earlier].otherPaths.append(known)
        } else {
            inputs[earlier].otherPaths.append(path)
        }
    }

    /// Adds the documents that an Xcode project's targets compile, as a project of its own.
    mutating func add(xcode path: String, _ configuration: Configuration) {
        do throws(InputError) {
            let documents = try XcodeInput(path).documents
            var project = Project(root: Folder.around(path), configuration: configuration)
            project.documents = documents
            projects.append(project)
            for document in documents { add(document, toProject: projects.count - 1) }
        } catch {
            inputs.append(CheckInput(input: Input(path: path, failing: error)))
        }
    }

    /// Whether one project's folder holds the other one's.
    private func isWider(_ project: Int, than other: Int) -> Bool {
        let roots = [project, other].map { Directory.resolvingLinks(projects[$0].root) ?? projects[$0].root }
        return roots[0].utf8.count < roots[1].utf8.count
    }
}
