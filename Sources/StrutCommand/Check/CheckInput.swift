import Strut

/// A document to check, and the project that it belongs to.
struct CheckInput: Sendable {
    var input: Input
    /// The project's place among all; nil for a document that was given by itself.
    var project: Int?

    /// The documents that a command line names, each once; a folder stands for a project.
    static func all(
        _ arguments: Arguments, _ configuration: Configuration
    ) throws(UsageError) -> (inputs: [CheckInput], projects: [Project]) {
        if arguments.operands.contains("-") || arguments.operands.isEmpty {
            return (try Input.all(arguments).map { CheckInput(input: $0) }, [])
        }
        var inputs: [CheckInput] = []
        var projects: [Project] = []
        for operand in arguments.operands {
            guard Folder.exists(operand) else {
                inputs.append(CheckInput(input: Input(path: operand)))
                continue
            }
            let project = Project(root: operand, configuration: configuration)
            // Reading an empty folder fails, and says why.
            let found = project.documents + project.unreadableFolders.filter { $0 != operand }
            let paths = found.isEmpty ? [operand] : found
            inputs += paths.map { CheckInput(input: Input(path: $0), project: projects.count) }
            projects.append(project)
        }
        return (inputs, projects)
    }
}
