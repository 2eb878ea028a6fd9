// What a project has beside the documents that are changed.

import InterfaceDocument

/// What changes may name that no document holds: the images and fonts of a project.
public struct EditResources: Sendable, Hashable {
    /// The sizes in points of the images in asset catalogs and folders, by name; a size may be unknown.
    public var imageSizes: [String: Size?]
    /// The names of the font files, without extensions, in lower case.
    public var fontFiles: Set<String>

    /// Resources; the default has none.
    public init(imageSizes: [String: Size?] = [:], fontFiles: Set<String> = []) {
        (self.imageSizes, self.fontFiles) = (imageSizes, fontFiles)
    }
}
