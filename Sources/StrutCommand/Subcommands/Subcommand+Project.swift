import Strut

/// `strut project`: what belongs to what in Xcode projects.
extension Subcommand {
    static let project = Subcommand(
        name: "project", summary: "List the targets of Xcode projects with their storyboards and xibs.",
        operands: "PATH...", operandCompletion: .files,
        options: [.explanationFormat] + Option.jsonForms + [.help],
        examples: [
            ("strut project App.xcodeproj", "Each target with its documents and the options of 'strut ibtool' for it."),
            ("strut project --format json App.xcworkspace", "The same of all projects of a workspace, for a script."),
        ],
        exitStatuses: [
            (.success, ExitStatus.success.meaning), (.usage, ExitStatus.usage.meaning),
            (.badInput, "a project or workspace is damaged"),
            (.noInput, "a path leads to no project or workspace, or it cannot be read"),
            (.cannotWrite, ExitStatus.cannotWrite.meaning),
        ],
        run: { arguments throws(UsageError) in
            if arguments.operands.isEmpty {
                throw UsageError("no input", advice: "give the path of an .xcodeproj or .xcworkspace, or of a folder")
            }
            try arguments.checkJSON(arguments.format == .json, advice: "add '--format json'")
            var status = ExitStatus.success
            var projects: [XcodeProject] = []
            for operand in arguments.operands {
                do throws(DocumentError) {
                    projects += try found(at: operand)
                } catch {
                    let error = InputError(error)
                    status = max(status, error.status)
                    StandardStreams.report([error.finding])
                }
            }
            if projects.isEmpty { return status }
            let result =
                arguments.format == .json
                ? arguments.jsonForm.applied(to: XcodeProjectReport.json(projects))
                : XcodeProjectReport.text(projects)
            return StandardStreams.writeResult(result) ? status : .cannotWrite
        })

    /// The projects at a path; those of a folder are all below it.
    private static func found(at path: String) throws(DocumentError) -> [XcodeProject] {
        if XcodeProject.isXcode(path) { return try XcodeProject.all(at: path) }
        let paths = Folder.exists(path) ? XcodeProject.paths(below: path) : []
        if paths.isEmpty {
            let manifest = ProjectManifest(in: path)
            throw DocumentError(
                .noSuchFile,
                manifest.map { "no Xcode project lies here, and \($0.name) is not read; run \($0.tool.rawValue) first" }
                    ?? "no Xcode project lies here; give the path of an .xcodeproj or .xcworkspace", path: path)
        }
        var projects: [XcodeProject] = []
        for path in paths { projects.append(try XcodeProject(path: path)) }
        return projects
    }
}

/// What is in projects, for people and for scripts.
private enum XcodeProjectReport {
    static func text(_ projects: [XcodeProject]) -> [UInt8] {
        var text = ""
        for project in projects {
            text += project.path
            if let region = project.developmentRegion { text += ": development language \(region)" }
            if !project.knownRegions.isEmpty { text += ", languages \(project.knownRegions.joined(separator: " "))" }
            text += "\n"
            for target in project.targets {
                text += "  target \(target.name)\(facts(of: target))\n"
                if !target.documents.isEmpty { text += "    strut ibtool \(target.flags.joined(separator: " "))\n" }
                for document in target.documents { text += "    \(document)\n" }
            }
            if !project.otherDocuments.isEmpty {
                text += "  in no target\n"
                for document in project.otherDocuments { text += "    \(document)\n" }
            }
        }
        return Array(text.utf8)
    }

    private static func facts(of target: XcodeProject.Target) -> String {
        let prefix = "com.apple.product-type."
        var facts: [String] = []
        if target.productType.hasPrefix(prefix) { facts.append(String(target.productType.dropFirst(prefix.count))) }
        if let version = target.deploymentTarget { facts.append("iOS \(version)") }
        let kinds = [(1, "iPhone"), (2, "iPad")].filter { target.deviceFamilies.contains($0.0) }.map(\.1)
        if !kinds.isEmpty { facts.append(kinds.joined(separator: " and ")) }
        return facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")
    }

    static func json(_ projects: [XcodeProject]) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("projects", .lines) { json in
            for project in projects { write(project, &json) }
        }
        json.endObject()
        return json.finish()
    }

    private static func write(_ project: XcodeProject, _ json: inout JSONWriter) {
        json.beginObject(.lines)
        json.member("path", project.path)
        if let region = project.developmentRegion { json.member("developmentRegion", region) }
        write("knownRegions", project.knownRegions, .inline, &json)
        json.array("targets", .lines) { json in
            for target in project.targets {
                json.beginObject(.lines)
                json.member("name", target.name)
                if !target.productType.isEmpty { json.member("productType", target.productType) }
                json.member("module", target.module)
                if let version = target.deploymentTarget { json.member("deploymentTarget", version) }
                json.array("deviceFamilies", .inline) { json in
                    for family in target.deviceFamilies.sorted() { json.number(Double(family)) }
                }
                write("ibtool", target.flags, .inline, &json)
                write("documents", target.documents, .lines, &json)
                json.endObject()
            }
        }
        write("otherDocuments", project.otherDocuments, .lines, &json)
        json.endObject()
    }

    private static func write(
        _ name: StaticString, _ texts: [String], _ layout: JSONWriter.Style, _ json: inout JSONWriter
    ) {
        json.array(name, layout) { json in
            for text in texts { json.string(text) }
        }
    }
}

extension XcodeProject.Target {
    /// The options with which ibtool compiles the target's documents.
    fileprivate var flags: [String] {
        var flags = ["--module", module]
        if let deploymentTarget { flags += ["--minimum-deployment-target", deploymentTarget] }
        for (family, name) in [(1, "iphone"), (2, "ipad")] where deviceFamilies.contains(family) {
            flags += ["--target-device", name]
        }
        return flags
    }
}
