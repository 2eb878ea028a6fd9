/// The names in an Xcode project file: of its files with code, and of its modules.
struct ProjectFileNames {
    /// The names of files in Swift and Objective-C, without folders.
    private(set) var sources: Set<String> = []
    /// Names that a module of the project may have: of targets and products.
    private(set) var modules: Set<String> = []
    /// Whether the project takes files from beside its folder.
    private(set) var reachesOut = false
    /// Whether it takes packages from elsewhere.
    private(set) var hasPackages = false

    /// Reads the settings, which stand one a line: `KEY = value;`. Those of a file stand in a line together.
    init(_ bytes: [UInt8]) {
        var isTarget = false
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if Self.place(behind: "isa = PBXFileReference", in: line) != nil {
                guard let path = Self.value(of: "path = ", in: line) else { continue }
                if path.hasPrefix("../") { reachesOut = true }
                let name = Path.name(of: path)
                if [".swift", ".m", ".mm"].contains(where: name.hasSuffix) { sources.insert(name) }
            } else if Self.place(behind: "isa = PBXNativeTarget", in: line) != nil {
                isTarget = true
            } else if Self.place(behind: "isa = XCRemoteSwiftPackageReference", in: line) != nil {
                hasPackages = true
            } else if let path = Self.value(of: "\tpath = ", in: line) {
                if path.hasPrefix("../") { reachesOut = true }
            } else if let name = Self.value(of: "PRODUCT_MODULE_NAME = ", in: line)
                ?? Self.value(of: "PRODUCT_NAME = ", in: line)
            {
                modules.insert(name)
            } else if isTarget, let name = Self.value(of: "\tname = ", in: line) {
                modules.insert(name)
                isTarget = false
            }
        }
    }

    /// The place behind a text in a line.
    private static func place(behind text: StaticString, in line: ArraySlice<UInt8>) -> Int? {
        let count = text.utf8CodeUnitCount
        guard line.count >= count else { return nil }
        let first = text.utf8Start[0]
        for start in line.startIndex...(line.endIndex - count) where line[start] == first {
            if (1..<count).allSatisfy({ line[start + $0] == text.utf8Start[$0] }) { return start + count }
        }
        return nil
    }

    /// The value of a key that stands in a line.
    private static func value(of key: StaticString, in line: ArraySlice<UInt8>) -> String? {
        guard let start = place(behind: key, in: line) else { return nil }
        let value = line[start...].prefix { $0 != UInt8(ascii: ";") }.filter { $0 != UInt8(ascii: "\"") }
        return String(decoding: value, as: UTF8.self)
    }
}
