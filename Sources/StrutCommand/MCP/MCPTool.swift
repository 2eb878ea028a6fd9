import Strut

/// A tool that `strut mcp` offers: a command of strut, with its words as members of a JSON object.
struct MCPTool: Sendable {
    /// What a tool is given.
    struct Parameter: Sendable {
        /// What is in a member.
        enum Kind: Sendable {
            case text, texts, flag
        }

        var name: String
        var kind: Kind
        var help: String
        var isRequired = false
        /// The words on the command line; nil for an operand.
        var option: String?
    }

    var name: String
    /// What it does, in one or two sentences for a program that chooses between tools.
    var summary: String
    /// Whether it leaves files as they are.
    var isReadOnly = true
    /// The words of the command line before those of the parameters.
    var command: [String]
    var parameters: [Parameter]
    /// The exit statuses with which the command did what it is for: findings and differences are results.
    var results: ClosedRange<Int32> = 0...1

    /// The words of the command line, without the executable.
    func words(_ arguments: [JSONValue.Member]) throws(MCPFailure) -> [String] {
        for member in arguments where !parameters.contains(where: { $0.name == member.name }) {
            let known = parameters.map(\.name).joined(separator: ", ")
            throw .parameters("unknown argument '\(member.name)' of \(name); known: \(known)")
        }
        var (options, operands) = ([String](), [String]())
        for parameter in parameters {
            guard let value = arguments.last(where: { $0.name == parameter.name })?.value, value.content != .null else {
                if parameter.isRequired { throw .parameters("'\(parameter.name)' of \(name) is missing") }
                continue
            }
            let texts = try parameter.texts(value, of: name)
            if let option = parameter.option {
                options += parameter.kind == .flag ? texts : texts.flatMap { [option, $0] }
            } else {
                operands += texts
            }
        }
        return command + options + ["--"] + operands
    }
}

extension MCPTool.Parameter {
    /// What a member says, as words; of a flag the option itself, or nothing.
    fileprivate func texts(_ value: JSONValue, of tool: String) throws(MCPFailure) -> [String] {
        switch kind {
        case .text: if let text = value.string { return [text] }
        case .flag: if let isSet = value.bool { return isSet ? [option ?? ""] : [] }
        case .texts:
            let texts = value.array?.compactMap(\.string) ?? []
            if !texts.isEmpty, texts.count == value.array?.count { return texts }
        }
        throw .parameters("'\(name)' of \(tool) must be \(kind.words)")
    }
}

extension MCPTool.Parameter.Kind {
    fileprivate var words: String {
        switch self {
        case .text: "a string"
        case .texts: "an array of strings, with one at least"
        case .flag: "true or false"
        }
    }
}

extension MCPTool {
    private static let file = Parameter(
        name: "path", kind: .text, help: "The storyboard or xib.", isRequired: true, option: nil)
    private static let files = Parameter(
        name: "paths", kind: .texts, help: "Storyboards and xibs, or folders of them.", isRequired: true, option: nil)
    /// What documents are laid out for.
    private static let environment = [
        Parameter(name: "device", kind: .text, help: "A device, such as iPhone SE.", option: "--device"),
        Parameter(name: "orientation", kind: .text, help: "portrait or landscape.", option: "--orientation"),
        Parameter(name: "size", kind: .text, help: "The window in points, such as 507x1024.", option: "--size"),
        Parameter(
            name: "contentSize", kind: .text, help: "The text size: XS to XXXL, AX1 to AX5.", option: "--content-size"),
        Parameter(name: "direction", kind: .text, help: "ltr or rtl.", option: "--direction"),
        Parameter(name: "language", kind: .text, help: "A language of the project, such as de.", option: "--language"),
    ]
    private static let matrix = Parameter(
        name: "matrix", kind: .flag, help: "Small and large devices, text sizes, directions and languages.",
        option: "--matrix")

    /// Every tool, in the order in which they are listed.
    static let all = [
        MCPTool(
            name: "tree",
            summary: "Lay out a storyboard or xib and list its views: class, name, object id, frame in points, text.",
            command: ["compile", "--format", "tree"], parameters: [file] + environment),
        MCPTool(
            name: "layout", summary: "Lay out a storyboard or xib and return the frames of its views as JSON.",
            command: ["compile", "--format", "json", "--compact"],
            parameters: [
                file, Parameter(name: "fields", kind: .text, help: "all, or names of members.", option: "--fields"),
            ]
                + environment),
        MCPTool(
            name: "check",
            summary:
                "Find conflicts, ambiguity, truncated texts and other faults, with path:line:column and what to do.",
            command: ["check"], parameters: [files, matrix] + environment),
        MCPTool(
            name: "explain",
            summary: "Say why a view has its frame, or what a constraint does.",
            command: ["explain"],
            parameters: [
                file,
                Parameter(
                    name: "object", kind: .text, help: "An object id, an outlet or a label.", isRequired: true,
                    option: nil),
            ] + environment),
        MCPTool(
            name: "preview", summary: "Draw the scenes of a storyboard or xib as SVG.",
            command: ["compile", "--format", "svg"], parameters: [file] + environment),
        MCPTool(
            name: "edit",
            summary:
                "Change a document: properties, constraints, views, connections; all changes or none. Refused if they "
                + "make a conflict or an ambiguity. Write changes as for 'strut edit', such as title.text=Welcome, "
                + "add constraint 'title.width <= 200 @750', wrap title subtitle in stackView, remove banner.",
            isReadOnly: false, command: ["edit"],
            parameters: [
                file,
                Parameter(name: "changes", kind: .texts, help: "The changes, in order.", isRequired: true, option: nil),
                Parameter(
                    name: "dryRun", kind: .flag, help: "Report what would change; write nothing.", option: "--dry-run"),
                Parameter(name: "force", kind: .flag, help: "Write even if findings are new.", option: "--force"),
            ], results: 0...0),
        MCPTool(
            name: "fix",
            summary: "Apply safe fixes: stored frames, dangling references, duplicate ids and more.",
            isReadOnly: false, command: ["fix"],
            parameters: [
                files,
                Parameter(
                    name: "rule", kind: .text, help: "The rule to fix, such as misplaced-view.", option: "--only"),
                Parameter(name: "dryRun", kind: .flag, help: "Return the difference; write nothing.", option: "--diff"),
            ]),
        MCPTool(
            name: "diff", summary: "Say what differs between two versions of a storyboard or xib, frames included.",
            command: ["diff"],
            parameters: [
                Parameter(name: "old", kind: .text, help: "The old version.", isRequired: true, option: nil),
                Parameter(name: "new", kind: .text, help: "The new version.", isRequired: true, option: nil),
                matrix,
            ]),
        MCPTool(
            name: "compile",
            summary: "Compile storyboards and xibs to what iOS apps load: .storyboardc and .nib, in a folder.",
            isReadOnly: false, command: ["compile", "--format", "nib"],
            parameters: [
                files,
                Parameter(
                    name: "outputDirectory", kind: .text, help: "The folder, which is created if it does not exist.",
                    isRequired: true,
                    option: "--output-directory"),
            ], results: 0...0),
        MCPTool(
            name: "rules",
            summary: "List the rules of check: what each finds, how severe it is, whether it can be fixed.",
            command: ["rules"], parameters: []),
    ]
}
