import InterfaceDocument
import StrutDiagnostics

/// What a document is compiled for, and by which version's rules.
public struct NibOptions: Sendable {
    /// The module of custom classes that the target provides; nil where none is given: their names are then kept
    /// without one.
    public var module: String?
    /// The oldest system that the result must load on.
    public var deploymentTarget = NibVersion(13)
    /// The version of Xcode whose output is followed.
    public var xcode = NibOptions.newestXcode
    /// The devices that the target is for; none for all.
    public var targetDevices: Set<NibTargetDevice> = []
    /// Whether something that nibs cannot be made of is a warning, and left out, instead of an error.
    public var allowsUnsupported = false
    /// Whether texts are compiled so that strings files can translate them, as those of documents in a `Base.lproj`
    /// are; nil for what the document's path says.
    public var isLocalized: Bool?

    /// The newest version of Xcode whose output was measured.
    public static let newestXcode = NibVersion(16, 4)

    /// The usual ones: for iOS 13, in the form of the newest Xcode.
    public init() {}
}

/// A device that a target is for, as build systems name it.
public enum NibTargetDevice: String, Sendable, CaseIterable {
    /// An iPhone.
    case iphone
    /// An iPad.
    case ipad
    /// A Mac, with Catalyst.
    case mac
}

/// What a document is compiled to.
public struct CompiledDocument: Sendable {
    /// The files: of a xib that is one file, that file with an empty name; else names inside the folder, in
    /// alphabetical order, such as `Info.plist` or `Cell.nib/runtime.nib`.
    public var files: [(name: String, bytes: [UInt8])]
    /// Whether the result is a folder: a `.storyboardc`, or a `.nib` with a file for each range of systems.
    public var isFolder: Bool
    /// What cannot be compiled; where one of them is an error there are no files.
    public var findings: [Finding]
}
