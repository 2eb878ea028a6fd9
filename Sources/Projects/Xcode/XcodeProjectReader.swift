import InterfaceDocument
import StrutPropertyList

/// Reads the objects of a project file: groups for the paths, targets for what belongs to what.
struct XcodeProjectReader {
    private let objects: [String: PropertyListValue]
    private let root: PropertyListValue
    /// The folder that paths of the project begin at.
    private let folder: String
    /// The path of each file and folder that a group names, by its id.
    private var paths: [String: String] = [:]
    /// The folders that the project keeps in step with the disk, in the order of their ids, with their documents.
    private var synchronized: [(id: String, folder: String, documents: [String])] = []
    /// The storyboards and xibs that are listed, each once, in the order of the groups.
    private(set) var documents: [String] = []
    /// The folders that are listed as one file: what lies in them is not listed.
    private(set) var folderReferences: [String] = []

    init(_ objects: PropertyListDictionary, _ root: PropertyListValue, folder: String) {
        self.objects = Dictionary(objects.entries.map { ($0.key, $0.value) }) { $1 }
        self.root = root
        let own = root["projectDirPath"]?.string ?? ""
        self.folder = own.hasPrefix("/") ? own : Path.simplified(Path.joined(folder, own))
        if let main = root["mainGroup"]?.string { placeAll(below: main) }
        synchronized.sort { $0.id < $1.id }
        var seen: Set<String> = []
        documents = documents.filter { seen.insert($0).inserted }
    }

    // MARK: Groups

    /// Finds the paths of a group and of all that it contains; what several groups name is where the first one says.
    private mutating func placeAll(below group: String) {
        var placed: Set<String> = []
        var waiting = [(id: group, parent: folder)]
        while let (id, parent) = waiting.popLast() {
            // What the system or a build has is none of the project's files.
            guard placed.insert(id).inserted, let object = objects[id], let own = path(of: object, in: parent) else {
                continue
            }
            paths[id] = own
            switch object["isa"]?.string {
            case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
                let children = object["children"]?.array?.compactMap(\.string) ?? []
                waiting += children.reversed().map { (id: $0, parent: own) }
            case "PBXFileSystemSynchronizedRootGroup":
                let found = ProjectWalk(root: own.isEmpty ? "." : own).documents.map { Path.joined(own, $0) }
                synchronized.append((id, own, found))
                documents += found
            case "PBXFileReference" where Self.isDocument(own): documents.append(own)
            case "PBXFileReference":
                let type = object["lastKnownFileType"]?.string ?? object["explicitFileType"]?.string
                if type == "folder" || type == "wrapper" { folderReferences.append(own) }
            default: break
            }
        }
    }

    private func path(of object: PropertyListValue, in parent: String) -> String? {
        let own = object["path"]?.string ?? ""
        switch object["sourceTree"]?.string ?? "<group>" {
        case "<absolute>": return own
        case "SOURCE_ROOT": return Path.simplified(Path.joined(folder, own))
        case "<group>": return own.isEmpty ? parent : Path.simplified(Path.joined(parent, own))
        default: return nil
        }
    }

    private static func isDocument(_ path: String) -> Bool {
        if case .document? = ProjectWalk.FileKind(of: path) { true } else { false }
    }

    // MARK: Targets

    func target(_ id: String) -> XcodeProject.Target? {
        guard let object = objects[id], let name = object["name"]?.string else { return nil }
        var target = XcodeProject.Target(name: name, productType: object["productType"]?.string ?? "")
        var found: [String] = []
        for phase in object["buildPhases"]?.array?.compactMap(\.string) ?? [] {
            for file in objects[phase]?["files"]?.array?.compactMap(\.string) ?? [] {
                if let reference = objects[file]?["fileRef"]?.string { found += documents(of: reference) }
            }
        }
        found += synchronizedDocuments(of: id, object)
        var seen: Set<String> = []
        target.documents = found.filter { seen.insert($0).inserted }
        target.settings = settings(of: object, named: name)
        return target
    }

    /// The documents that a reference of a build phase stands for: a file, or all the versions of a translated one.
    private func documents(of reference: String) -> [String] {
        guard let object = objects[reference] else { return [] }
        let isTranslated = object["isa"]?.string == "PBXVariantGroup"
        let files = isTranslated ? object["children"]?.array?.compactMap(\.string) ?? [] : [reference]
        return files.compactMap { paths[$0] }.filter(Self.isDocument)
    }

    /// The documents of folders that are in step with the disk: all of a folder that the target names but its
    /// exceptions, and the exceptions alone of a folder that it does not name.
    private func synchronizedDocuments(of id: String, _ target: PropertyListValue) -> [String] {
        let own = Set(target["fileSystemSynchronizedGroups"]?.array?.compactMap(\.string) ?? [])
        var found: [String] = []
        for (group, folder, documents) in synchronized {
            let sets = objects[group]?["exceptions"]?.array?.compactMap(\.string).compactMap { objects[$0] } ?? []
            let excepted = sets.filter { $0["target"]?.string == id }
                .flatMap { $0["membershipExceptions"]?.array?.compactMap(\.string) ?? [] }
                .map { Path.simplified(Path.joined(folder, $0)) }
            let isOwn = own.contains(group)
            found += documents.filter { path in
                excepted.contains { $0 == path || path.hasPrefix($0 + "/") } != isOwn
            }
        }
        return found
    }

    // MARK: Settings

    /// The settings of a target over those of the project, each over its configuration file.
    private func settings(of target: PropertyListValue, named name: String) -> [String: String] {
        // Xcode builds in the folder of the project: paths begin there.
        var settings = BuildSettings([
            "TARGET_NAME": name, "TARGETNAME": name, "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".",
        ])
        for owner in [root, target] {
            guard let configuration = configuration(of: owner) else { continue }
            if let file = configuration["baseConfigurationReference"]?.string.flatMap({ paths[$0] }) {
                settings.add(ConfigurationFile.read(file))
            }
            let own = configuration["buildSettings"]?.dictionary?.entries ?? []
            settings.add(own.compactMap { entry in Self.text(entry.value).map { (entry.key, $0) } })
        }
        return settings.resolved
    }

    /// A setting's value: a list is one text with blanks.
    private static func text(_ value: PropertyListValue) -> String? {
        value.string ?? value.array.map { $0.compactMap(\.string).joined(separator: " ") }
    }

    /// The configuration that is built when none is named, which is the one that is archived.
    private func configuration(of owner: PropertyListValue) -> PropertyListValue? {
        guard let list = owner["buildConfigurationList"]?.string.flatMap({ objects[$0] }) else { return nil }
        let all = list["buildConfigurations"]?.array?.compactMap(\.string).compactMap { objects[$0] } ?? []
        let wanted = list["defaultConfigurationName"]?.string ?? "Release"
        return all.first { $0["name"]?.string == wanted } ?? all.first { $0["name"]?.string == "Release" } ?? all.last
    }
}
