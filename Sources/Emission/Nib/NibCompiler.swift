import Diagnostics
import InterfaceDocument

/// A version of Xcode or iOS: "16.4".
public struct NibVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The three numbers.
    public var major, minor, patch: Int

    /// A version.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The version that `text` spells; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard (1...3).contains(parts.count), parts.allSatisfy({ (0...9999).contains($0) }) else { return nil }
        self.init(parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
    }

    /// How it reads.
    public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

    /// Whether the first is the older one.
    public static func < (a: NibVersion, b: NibVersion) -> Bool {
        (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
}

/// How a document is compiled.
public struct NibOptions: Sendable {
    /// The module of the app's own classes.
    public var module: String?
    /// The oldest system that loads the result.
    public var deploymentTarget = NibVersion(13)
    /// The version of Xcode whose output is followed.
    public var xcode = NibVersion(16, 4)
    /// The devices that load the result; empty for all.
    public var targetDevices: Set<NibTargetDevice> = []
    /// Whether what is not supported is a warning.
    public var allowsUnsupported = false
    /// The defaults.
    public init() {}
}

/// A device that loads a compiled document.
public enum NibTargetDevice: String, Sendable, CaseIterable {
    /// A kind of device.
    case iphone, ipad, mac
}

/// What a document is compiled to.
public struct CompiledDocument: Sendable {
    /// The files.
    public var files: [(name: String, bytes: [UInt8])] = []
    /// Whether they stand in a folder.
    public var isFolder = false
    /// What is wrong.
    public var findings: [Finding] = []
}

extension Document {
    /// The document compiled.
    public func compiled(_ options: NibOptions) -> CompiledDocument {
        CompiledDocument(isFolder: kind == .storyboard)
    }
}
