import InterfaceDocument
import StrutEnvironment

/// Which apps of a folder compile a document, and what these say of their devices.
struct DocumentApps: Sendable {
    /// What the apps of some documents say together, once for each group of apps.
    private var settings: [[Int]: AppSettings] = [:]
    /// The apps that compile a document, by the key of its path, in ascending order.
    private var groups: [String: [Int]] = [:]

    /// Reads what each app of some projects says by itself; what it does not say is as `known`.
    init(_ projects: [XcodeProject?], known: AppSettings) {
        var apps: [AppSettings] = []
        for project in projects.compactMap(\.self) {
            for target in project.targets where target.isApp {
                for key in Set(target.documents.map(UnusedDocuments.key)) {
                    groups[key, default: []].append(apps.count)
                }
                apps.append(Self.settings(of: target, in: Path.folder(of: project.path), known: known))
            }
        }
        for group in Set(groups.values) { settings[group] = Self.union(group.map { apps[$0] }, known: known) }
    }

    /// What the apps that compile the document at `path` say together; nil where no app is known to compile it.
    func settings(ofDocument path: String) -> AppSettings? {
        groups[UnusedDocuments.key(path)].flatMap { settings[$0] }
    }

    private static func settings(
        of target: XcodeProject.Target, in folder: String, known: AppSettings
    ) -> AppSettings {
        let list = target.settings["INFOPLIST_FILE"].flatMap { PropertyListText(path: Path.joined(folder, $0)) }
        var own = known
        // A list that does not ask for the whole screen leaves it to be shared.
        if list != nil { own.requiresFullScreen = false }
        own.readDevices(of: [target], list.map { [$0] } ?? [])
        return own
    }

    /// What at least one of several apps allows.
    private static func union(_ apps: [AppSettings], known: AppSettings) -> AppSettings {
        func orientations(_ all: [Set<Orientation>?]) -> Set<Orientation>? {
            all.contains(nil) ? nil : all.reduce(into: Set()) { $0.formUnion($1 ?? []) }
        }
        var union = known
        union.runsOnPhones = apps.contains(where: \.runsOnPhones)
        union.runsOnPads = apps.contains(where: \.runsOnPads)
        union.phoneOrientations = orientations(apps.filter(\.runsOnPhones).map(\.phoneOrientations))
        union.padOrientations = orientations(apps.filter(\.runsOnPads).map(\.padOrientations))
        union.requiresFullScreen = apps.allSatisfy(\.requiresFullScreen)
        return union
    }
}

extension Project {
    /// What the apps that compile a document say of the devices that show it; what all apps of the folder say together
    /// where that is not known.
    ///
    /// - Parameter path: The path of the document, as `documents` has it.
    public func app(showing path: String) -> AppSettings { apps.settings(ofDocument: path) ?? app }
}
