import Strut

/// `ibtool --link`: puts compiled storyboards into a folder, and checks that what they refer to is there. Where a
/// reference leads nowhere, nothing is written.
struct StoryboardLinking {
    private let paths: [String]
    private let folder: String
    private let arguments: Arguments
    private let report: FindingsReport

    /// Prepares to link what `arguments` name into `folder`.
    init(_ arguments: Arguments, into folder: String) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw UsageError("no input", advice: "give the folders of compiled storyboards, such as Main.storyboardc")
        }
        paths = arguments.operands
        self.folder = folder
        self.arguments = arguments
        report = FindingsReport(arguments)
    }

    /// Links all of them.
    func run() throws(UsageError) -> ExitStatus {
        var sandbox = Sandbox(reading: [], arguments.runTime, roots: paths)
        sandbox.allowWriting(below: folder)
        sandbox.allowWriting(arguments.nib.dependencyFile)
        if arguments.usesSandbox {
            // It can only be opened for what is there.
            do throws(SystemError) {
                try OutputFile.makeDirectory(folder)
            } catch {
                return OutputFile.cannotWrite(folder, error.text)
            }
            try sandbox.close()
        }
        var storyboards: [CompiledStoryboard] = []
        var findings: [Finding] = []
        var status = ExitStatus.success
        for path in paths {
            do throws(InputError) {
                storyboards.append(try CompiledStoryboard(path: path))
            } catch {
                findings.append(error.finding)
                status = max(status, error.status)
            }
        }
        try refuseOverwriting(storyboards)
        if status == .success { findings += brokenReferences(of: storyboards) }
        if !findings.isEmpty { status = max(status, .findings) }
        if status == .success { status = write(storyboards) }
        let part = report.part(findings, path: "", source: nil)
        StandardStreams.report(part.text)
        return max(status, report.finish(part.findings, on: paths))
    }

    /// Storyboards of one name would replace each other, and one must not be linked onto itself.
    private func refuseOverwriting(_ storyboards: [CompiledStoryboard]) throws(UsageError) {
        var earlier: [String: String] = [:]
        for storyboard in storyboards {
            let goal = Folder.joined(folder, storyboard.linkedPath)
            if let other = earlier.updateValue(storyboard.path, forKey: goal) {
                throw UsageError("'\(other)' and '\(storyboard.path)' would both be '\(goal)'", advice: "rename one")
            }
            if let place = Directory.resolvingLinks(goal), place == Directory.resolvingLinks(storyboard.path) {
                throw UsageError(
                    "'\(storyboard.path)' is in '\(folder)' already", advice: "link it into another folder")
            }
            try CompiledOutput.refuseReplacing(goal, by: true)
        }
    }

    // MARK: References

    private func brokenReferences(of storyboards: [CompiledStoryboard]) -> [Finding] {
        storyboards.flatMap { storyboard in
            storyboard.references.compactMap { reference in
                let candidates = storyboards.filter { $0.name == reference.storyboard } + linked(reference.storyboard)
                let words = "the reference '\(reference.name)' leads to"
                guard !candidates.isEmpty else {
                    return Finding(
                        rule: .missingStoryboard,
                        message:
                            "\(words) the storyboard '\(reference.storyboard)', which is not linked with this one and "
                            + "not in '\(folder)'; name it as well", path: storyboard.path)
                }
                guard let controller = reference.controller else {
                    if candidates.contains(where: \.hasEntryPoint) { return nil }
                    return Finding(
                        rule: .missingIdentifier,
                        message: "\(words) the initial controller of '\(reference.storyboard)', which has none",
                        path: storyboard.path)
                }
                if candidates.contains(where: { $0.identifiers.contains(controller) }) { return nil }
                return Finding(
                    rule: .missingIdentifier,
                    message:
                        "\(words) the controller '\(controller)' of '\(reference.storyboard)', which has none of that "
                        + "storyboard identifier", path: storyboard.path)
            }
        }
    }

    /// What an earlier call linked under a name: in the folder itself, or in those of languages.
    private func linked(_ name: String) -> [CompiledStoryboard] {
        let languages = (Directory.names(in: folder) ?? []).filter { $0.hasSuffix(".lproj") }.sorted()
        return ([folder] + languages.map { Folder.joined(folder, $0) }).compactMap {
            try? CompiledStoryboard(path: Folder.joined($0, name + CompiledStoryboard.ending))
        }
    }

    // MARK: Writing

    private func write(_ storyboards: [CompiledStoryboard]) -> ExitStatus {
        var dependencies = DependencyFile()
        for storyboard in storyboards {
            let goal = Folder.joined(folder, storyboard.linkedPath)
            do throws(SystemError) {
                try OutputFile.makeDirectory(folder)
                let parent = Folder.parent(of: goal)
                if !parent.isEmpty { try OutputFile.makeDirectory(parent) }
                try CompiledOutput(files: storyboard.files, isFolder: true).write(to: goal)
            } catch {
                return OutputFile.cannotWrite(goal, error.text)
            }
            dependencies.results.append((goal, storyboard.files.map { Folder.joined(storyboard.path, $0.name) }))
        }
        guard let path = arguments.nib.dependencyFile else { return .success }
        return OutputFile.write(dependencies.bytes, to: path)
    }
}
