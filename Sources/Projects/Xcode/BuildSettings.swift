import InterfaceDocument

/// Build settings with variables in them, such as `$(TARGET_NAME:c99extidentifier)`.
struct BuildSettings {
    private var values: [String: String]

    init(_ values: [String: String]) { self.values = values }

    /// Adds settings over those that are known; `$(inherited)` stands for what was known.
    mutating func add(_ settings: [(key: String, value: String)]) {
        for (key, value) in settings {
            // A setting for some SDK or architecture only: those for devices count like all.
            let name: String
            if let bracket = key.firstIndex(of: "[") {
                guard key[bracket...].hasPrefix("[sdk=iphoneos") || key[bracket...] == "[sdk=*]" else { continue }
                name = String(key[..<bracket])
            } else {
                name = key
            }
            let inherited = values[name] ?? ""
            values[name] = value.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
        }
    }

    /// All settings with their variables filled in; those that name a variable that nothing says, or that stands for
    /// itself, are left out.
    var resolved: [String: String] {
        var expansion = Expansion(values)
        return values.keys.reduce(into: [:]) { $0[$1] = expansion.value(of: $1) }
    }

    /// Fills in variables, each once.
    private struct Expansion {
        private let values: [String: String]
        private var done: [String: String?] = [:]
        private var depth = 0

        /// The longest setting, in bytes, and the deepest: real ones have some hundred bytes and five variables in each
        /// other.
        private static let (mostBytes, mostDepth) = (1 << 16, 64)

        init(_ values: [String: String]) { self.values = values }

        mutating func value(of name: String) -> String? {
            if let known = done[name] { return known }
            // A variable that stands for itself has no value while it is looked for.
            done[name] = .some(nil)
            guard let text = values[name], depth < Self.mostDepth else { return nil }
            depth += 1
            let value = expanded(text)
            depth -= 1
            done[name] = .some(value)
            return value
        }

        private mutating func expanded(_ text: String) -> String? {
            var result = ""
            var rest = text[...]
            while let dollar = rest.firstIndex(of: "$") {
                result += rest[..<dollar]
                let after = rest.index(after: dollar)
                guard after < rest.endIndex, let close = ["(": ")", "{": "}"][rest[after]] as Character?,
                    let end = rest[after...].firstIndex(of: close)
                else {
                    result.append("$")
                    rest = rest[after...]
                    continue
                }
                let parts = rest[rest.index(after: after)..<end].split(separator: ":", omittingEmptySubsequences: false)
                guard let name = parts.first, let value = value(of: String(name)) else { return nil }
                result += parts.dropFirst().reduce(value) { BuildSettings.changed($0, by: $1) }
                guard result.utf8.count <= Self.mostBytes else { return nil }
                rest = rest[rest.index(after: end)...]
            }
            return result + rest
        }
    }

    fileprivate static func changed(_ value: String, by modifier: Substring) -> String {
        switch modifier {
        case "c99extidentifier", "identifier": identifier(value)
        case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: value
        }
    }

    /// A name as an identifier of C: what is no letter and no digit is an underscore.
    static func identifier(_ name: String) -> String {
        let characters = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
        return (characters.first?.isNumber == true ? "_" : "") + String(characters)
    }
}

/// A configuration file of Xcode, `.xcconfig`: settings one a line, and other such files.
enum ConfigurationFile {
    /// The settings of the file at a path, those of files that it includes in their place; none of what cannot be read.
    static func read(_ path: String, depth: Int = 0) -> [(key: String, value: String)] {
        guard depth < 16, let bytes = FileSystem.bytes(of: path) else { return [] }
        var settings: [(key: String, value: String)] = []
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.ranges(of: "//").first.map { line[..<$0.lowerBound] } ?? line
            let words = text.drop(while: \.isWhitespace)
            if words.hasPrefix("#include") {
                let name = words.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                settings += read(Path.simplified(Path.joined(Path.folder(of: path), name)), depth: depth + 1)
            } else if let equals = words.firstIndex(of: "=") {
                // A condition such as [sdk=iphoneos*] has a sign of equality too.
                let bracket = words.firstIndex(of: "[").flatMap { $0 < equals ? words.firstIndex(of: "]") : nil }
                let sign = bracket.flatMap { words[$0...].firstIndex(of: "=") } ?? equals
                let value = words[words.index(after: sign)...].drop(while: \.isWhitespace)
                let end = value.lastIndex { !$0.isWhitespace && $0 != ";" }.map { value.index(after: $0) }
                settings.append(
                    (String(words[..<sign].filter { !$0.isWhitespace }), String(value[..<(end ?? value.startIndex)])))
            }
        }
        return settings
    }
}
