import Strut

/// The configuration behind a command line, and what layouts take of it.
extension Configuration {
    /// The configuration that is named, or that is found beside the first input; what is wrong with it is added.
    init(_ arguments: Arguments, _ findings: inout [Finding]) {
        if let path = arguments.configuration {
            let read = Configuration.read(path)
            findings += read.findings
            self = read.configuration
            return
        }
        let first = Self.firstPath(arguments)
        let found = Configuration.find(for: first, isFolder: first == "." || Folder.exists(first))
        findings += found.findings
        self = found.configuration
    }

    /// Where the configuration of a command line is, or may come to be: the file that is named, or those of its name in
    /// the folder of the first input and above.
    static func paths(for arguments: Arguments) -> [String] {
        if let path = arguments.configuration { return [path] }
        let first = firstPath(arguments)
        let folder = first == "." || Folder.exists(first) ? first : Folder.parent(of: first)
        guard var above = Directory.resolvingLinks(folder.isEmpty ? "." : folder) else { return [] }
        var paths = [Folder.joined(above, fileName)]
        while !above.isEmpty, above != "/" {
            above = Folder.parent(of: above)
            paths.append(Folder.joined(above, fileName))
        }
        return paths
    }

    /// The path that the first input has, or that standard input goes by where its folder is there; else the current
    /// folder.
    private static func firstPath(_ arguments: Arguments) -> String {
        if arguments.operands.first == "-", let name = arguments.assumedFileName {
            let folder = Folder.parent(of: name)
            if !folder.isEmpty, Folder.exists(folder) { return name }
        }
        return arguments.operands.first { $0 != "-" } ?? "."
    }
}

extension [LayoutEnvironment] {
    /// The same with the sizes that a configuration gives to custom classes.
    func sized(by configuration: Configuration) -> [LayoutEnvironment] {
        guard let resources = configuration.resources else { return self }
        return map { environment in
            var environment = environment
            environment.resources = resources
            return environment
        }
    }
}
