/// The text of a property list in XML, of which single keys are looked up.
struct PropertyListText {
    private let text: String

    /// Reads the file at `path`; nil where it cannot be read.
    init?(path: String) {
        guard let bytes = FileSystem.bytes(of: path) else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Whether it is that of an app, and of none of its extensions.
    var isOfApp: Bool {
        let signs = [
            "UISupportedInterfaceOrientations", "UIMainStoryboardFile", "UILaunchStoryboardName", "LSRequiresIPhoneOS",
        ]
        return !has("NSExtension") && signs.contains(where: has)
    }

    private func has(_ key: String) -> Bool { text.contains("<key>\(key)") }

    /// What stands behind a key, up to the next one.
    private func value(of key: String) -> Substring? {
        guard let start = text.ranges(of: "<key>\(key)</key>").first?.upperBound else { return nil }
        let rest = text[start...]
        return rest.ranges(of: "<key>").first.map { rest[..<$0.lowerBound] } ?? rest
    }

    func flag(_ key: String) -> Bool? {
        guard let value = value(of: key) else { return nil }
        return value.contains("<true/>") || value.contains("<true />")
    }

    func strings(_ key: String) -> [String]? {
        value(of: key).map { value in
            value.split(separator: "<string>").dropFirst().map { part in
                String(part.prefix { $0 != "<" }.filter { !$0.isWhitespace })
            }
        }
    }
}
