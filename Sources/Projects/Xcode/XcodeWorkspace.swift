import InterfaceDocument

/// A workspace of Xcode: the projects that it names.
struct XcodeWorkspace {
    /// The paths of the projects, as they begin with the workspace's folder.
    private(set) var projects: [String] = []

    init(path: String) throws(DocumentError) {
        let file = Path.joined(path, "contents.xcworkspacedata")
        let bytes = try Document.bytes(ofFile: file, waits: false)
        let root: Element
        do throws(DocumentError) {
            root = try Document.anyXML(bytes, path: file).root
        } catch {
            throw DocumentError(
                .notXcodeProject, "\(error.message); this is no workspace that can be read", path: file,
                location: error.location)
        }
        let folder = Path.folder(of: path)
        read(root, group: folder, container: folder)
    }

    private mutating func read(_ element: Element, group: String, container: String) {
        for child in element.children {
            let place = self.place(child.string(named: "location") ?? "group:", group, container)
            switch child.name.string {
            case "Group": read(child, group: place, container: container)
            case "FileRef" where place.hasSuffix(".xcodeproj"): projects.append(place)
            default: break
            }
        }
    }

    /// Where a location such as `group:App/App.xcodeproj` leads.
    private func place(_ location: String, _ group: String, _ container: String) -> String {
        guard let colon = location.firstIndex(of: ":") else { return group }
        let path = String(location[location.index(after: colon)...])
        switch location[..<colon] {
        case "absolute": return path
        case "container", "self": return Path.simplified(Path.joined(container, path))
        default: return Path.simplified(Path.joined(group, path))
        }
    }
}
