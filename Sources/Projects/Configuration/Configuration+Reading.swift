import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutJSON

/// Finds and reads configurations.
extension Configuration {
    /// The configuration for what lies at `path`: the nearest file in its folder or above, and what is wrong with it.
    public static func find(for path: String, isFolder: Bool) -> (configuration: Configuration, findings: [Finding]) {
        nearestFile(named: [fileName], for: path, isFolder: isFolder).map { read($0) } ?? (Configuration(), [])
    }

    /// The path of the nearest file of one of some names in the folder of what lies at `path`, or above; nil where
    /// there is none.
    static func nearestFile(named names: [String], for path: String, isFolder: Bool) -> String? {
        var folder = Path.plain(isFolder ? path : Path.folder(of: path))
        // Upwards from a relative path by its parts, then by the absolute one: a file is called as the user would call
        // it.
        var resolved = FileSystem.absolute(folder) ?? folder
        // Behind a link the parts of a path are not the folders that one is in.
        let hasLinks = !endsPlainly(resolved, in: folder)
        while true {
            for name in names {
                let file = Path.joined(folder, name)
                if FileSystem.kind(of: file) == .file { return file }
            }
            let above = Path.folder(of: resolved)
            if above == resolved || above.isEmpty { return nil }
            let isShort = !hasLinks && !folder.isEmpty && !folder.hasSuffix("..")
            folder = isShort ? Path.folder(of: folder) : above
            resolved = above
        }
    }

    /// Whether a path without links ends in the parts of another one for the same folder, but for those that go up.
    private static func endsPlainly(_ resolved: String, in folder: String) -> Bool {
        if folder.hasPrefix("/") { return resolved == folder }
        var parts = folder[...]
        while parts.hasPrefix("../") { parts = parts.dropFirst(3) }
        if parts.isEmpty || parts == ".." { return true }
        let end = resolved.utf8.suffix(parts.utf8.count + 1)
        return end.first == UInt8(ascii: "/") && end.dropFirst().elementsEqual(parts.utf8)
    }

    /// The configuration in the file at `path`, and what is wrong with it.
    public static func read(_ path: String) -> (configuration: Configuration, findings: [Finding]) {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try Document.bytes(ofOtherFile: path)
        } catch {
            let message = "the configuration cannot be read: \(error.text)"
            return (Configuration(), [Finding(rule: .badConfiguration, message: message, path: path)])
        }
        do throws(JSONError) {
            var reader = ConfigurationReader(path: path)
            reader.read(try JSONValue(parsing: bytes))
            return (reader.configuration, reader.findings)
        } catch {
            let finding = Finding(
                rule: .badConfiguration, message: "\(error.message): the configuration is no JSON", path: path,
                location: error.location)
            return (Configuration(), [finding])
        }
    }
}

extension Rule {
    /// A configuration is not as its schema asks.
    package static let badConfiguration = Rule(
        "bad-configuration", on: .request, .error, orElse: .warning,
        summary: "A configuration or baseline does not match `Documentation/Configuration.schema.json`; as a warning, "
            + "that an entry of it fits nothing, or that an object's notes disable no rule, or one that does not exist.",
        help: "Correct the place it names.")

    /// A baseline speaks of something that is no longer found.
    package static let staleBaseline = Rule(
        "stale-baseline", on: .request, .note, summary: "Something in the baseline is no longer found.",
        help: "Write the baseline again with `--write-baseline`.")

    /// Every rule on projects' own files.
    package static let onConfigurations: [Rule] =
        [.badConfiguration, .staleBaseline, .iblinterSettings, .unreadManifest] + onConventions
}

/// Takes a configuration apart; every mistake is a finding, and what is right counts all the same.
struct ConfigurationReader {
    var configuration = Configuration()
    var findings: [Finding] = []
    let path: String

    init(path: String) {
        self.path = path
        configuration.path = path
    }

    mutating func fail(_ message: String, at location: SourceLocation, _ severity: Severity = .error) {
        findings.append(
            Finding(rule: .badConfiguration, severity: severity, message: message, path: path, location: location))
    }

    mutating func read(_ json: JSONValue) {
        guard let members = json.members else {
            return fail("a configuration is an object: {\"rules\": {…}}", at: json.location)
        }
        refuseRepetition(in: json)
        for member in members {
            switch member.name {
            case "$schema": break
            case "matrix": configuration.matrix = matrix(member.value)
            case "rules": readRules(member.value)
            case "exclude":
                let list = texts(member.value, "exclude")
                for pattern in list { checkPattern(pattern.text, "exclude", at: pattern.location) }
                configuration.excludes = list.map(\.text)
            case "ignore": for element in elements(member.value, "ignore") { readIgnore(element) }
            case "classSizes": readClassSizes(member.value)
            case "conventions": readConventions(member.value)
            case "fonts": configuration.fonts = texts(member.value, "fonts").map(\.text)
            case "baseline":
                configuration.baseline = string(member.value, "baseline")
                if configuration.baseline?.isEmpty == true {
                    configuration.baseline = nil
                    fail("'baseline' is the path of a file", at: member.value.location)
                }
            default: fail("'\(member.name)' is not known; known: \(Self.keys)", at: member.location)
            }
        }
    }

    private static let keys = "matrix, rules, exclude, ignore, classSizes, fonts, conventions, baseline"

    private mutating func readRules(_ value: JSONValue) {
        guard let members = value.members else {
            return fail("'rules' is an object: {\"ambiguous-layout\": \"off\"}", at: value.location)
        }
        refuseRepetition(in: value)
        for member in members {
            guard let setting = member.value.string.flatMap(RuleSetting.init) else {
                let words = RuleSetting.allCases.map(\.rawValue).joined(separator: ", ")
                fail("'\(member.name)' needs one of \(words)", at: member.value.location)
                continue
            }
            configuration.rules[member.name] = setting
            keepPlace(member.location, of: member.name)
        }
    }

    /// Keeps where a rule is named, for those that do not exist: which do is known elsewhere.
    private mutating func keepPlace(_ location: SourceLocation, of rule: String) {
        let known = configuration.rulePlaces[rule]
        configuration.rulePlaces[rule] = min(known ?? location, location)
    }

    private mutating func readIgnore(_ value: JSONValue) {
        var ignored = IgnoredFinding(reason: "")
        refuseRepetition(in: value)
        for member in value.members ?? [] {
            let text = string(member.value, member.name)
            switch member.name {
            case "rule":
                ignored.rule = text
                if let text { keepPlace(member.value.location, of: text) }
            case "object": ignored.object = text
            case "path":
                ignored.path = text
                if let text { checkPattern(text, "path", at: member.value.location) }
            case "reason": ignored.reason = text ?? ""
            default: fail("'\(member.name)' is not known; known: rule, object, path, reason", at: member.location)
            }
        }
        if ignored.reason.isEmpty { return fail("what is ignored needs a reason", at: value.location) }
        if ignored.rule == nil && ignored.object == nil && ignored.path == nil {
            return fail("what is ignored needs a rule, an object or a path", at: value.location)
        }
        configuration.ignores.append(ignored)
        configuration.ignorePlaces.append(value.location)
    }

    /// Says of a pattern that nothing fits it: paths neither are empty nor begin with a point.
    private mutating func checkPattern(_ pattern: String, _ name: String, at location: SourceLocation) {
        if pattern.isEmpty {
            fail("'\(name)' has an empty pattern, which nothing fits", at: location, .warning)
        } else if pattern.hasPrefix("./") {
            fail(
                "nothing fits '\(pattern)' in '\(name)', as in '.gitignore'; write '\(pattern.dropFirst())' for the "
                    + "configuration's folder", at: location, .warning)
        }
    }

    private mutating func readClassSizes(_ value: JSONValue) {
        guard let members = value.members else {
            return fail("'classSizes' is an object: {\"BadgeView\": {\"width\": 24}}", at: value.location)
        }
        refuseRepetition(in: value)
        for member in members {
            var size = ClassSize(width: nil, height: nil)
            guard let sides = member.value.members else {
                fail("a size is an object: {\"width\": 24, \"height\": 24}", at: member.value.location)
                continue
            }
            refuseRepetition(in: member.value)
            for side in sides {
                guard let length = side.value.number, length >= 0, length <= Size.longestSide else {
                    fail(
                        "'\(side.name)' is a length in points, from 0 to \(Int(Size.longestSide))",
                        at: side.value.location)
                    continue
                }
                switch side.name {
                case "width": size.width = length
                case "height": size.height = length
                default: fail("'\(side.name)' is not known; known: width, height", at: side.location)
                }
            }
            configuration.classSizes[member.name] = size
            configuration.classSizePlaces[member.name] = member.location
        }
    }

    // MARK: The matrix

    /// Lists of words, each with every other. Of what is wrong the rest counts, and nothing of the standard matrix.
    private mutating func matrix(_ value: JSONValue) -> EnvironmentMatrix {
        guard let members = value.members else {
            fail("'matrix' is an object: {\"devices\": [\"iPhone SE\"]}", at: value.location)
            return EnvironmentMatrix()
        }
        refuseRepetition(in: value)
        var words = MatrixWords()
        var sweeps: [WindowSweep] = []
        for member in members {
            if let axis = ["widths": Axis.horizontal, "heights": .vertical][member.name] {
                if let sweep = sweep(axis, member.value, member.name) { sweeps.append(sweep) }
                continue
            }
            switch member.name {
            case "devices": read(member, \.devices, &words)
            case "orientations": read(member, \.orientations, &words)
            case "sizes": read(member, \.sizes, &words)
            case "contentSizes": read(member, \.contentSizes, &words)
            case "directions": read(member, \.directions, &words)
            case "languages": read(member, \.languages, &words)
            default:
                fail(
                    "'\(member.name)' is not known; known: devices, orientations, sizes, contentSizes, directions, "
                        + "languages, widths, heights", at: member.location)
            }
        }
        guard var matrix = try? words.matrix() else { return EnvironmentMatrix() }
        matrix.sweeps = sweeps.sorted { $0.axis == .horizontal && $1.axis == .vertical }
        return matrix
    }

    /// Reads a list of words; those that mean nothing are left out, each with a finding.
    private mutating func read(
        _ member: JSONValue.Member, _ list: WritableKeyPath<MatrixWords, [String]>, _ words: inout MatrixWords
    ) {
        for (word, location) in texts(member.value, member.name) {
            var one = MatrixWords()
            one[keyPath: list] = [word]
            do throws(MatrixWords.Unknown) {
                _ = try one.matrix()
                words[keyPath: list].append(word)
            } catch {
                var advice = ""
                if list == \.devices {
                    advice =
                        Device.likelyNames(for: word).first.map { "; did you mean '\($0)'?" }
                        ?? "; 'strut devices' lists them"
                }
                fail("'\(word)' is no \(error.kind)\(advice)", at: location)
            }
        }
    }

    /// The range of windows that a text such as `320...1366` means.
    private mutating func sweep(_ axis: Axis, _ value: JSONValue, _ name: String) -> WindowSweep? {
        guard let text = string(value, name) else { return nil }
        do throws(WindowSweep.BadRange) {
            return try WindowSweep(axis, named: text)
        } catch {
            fail("\(error.message): \(error.advice)", at: value.location)
            return nil
        }
    }

    // MARK: Values

    /// Tells of members of an object that have one name, of which one would be lost.
    mutating func refuseRepetition(in object: JSONValue) {
        for member in object.repeatedMembers() { fail("'\(member.name)' stands here twice", at: member.location) }
    }

    mutating func elements(_ value: JSONValue, _ name: String) -> [JSONValue] {
        if value.array == nil { fail("'\(name)' is a list", at: value.location) }
        return value.array ?? []
    }

    private mutating func string(_ value: JSONValue, _ name: String) -> String? {
        if value.string == nil { fail("'\(name)' is a text", at: value.location) }
        return value.string
    }

    /// The texts of a list, with their places.
    mutating func texts(_ value: JSONValue, _ name: String) -> [(text: String, location: SourceLocation)] {
        var texts: [(text: String, location: SourceLocation)] = []
        for element in elements(value, name) {
            if let text = element.string {
                texts.append((text, element.location))
            } else {
                fail("'\(name)' is a list of texts", at: element.location)
            }
        }
        return texts
    }
}
