import InterfaceDocument
import StrutAutoLayout
import StrutComparison
import StrutEnvironment

/// A scene of a page, with all that it is drawn from in each environment; where two versions are compared, with both.
struct PageScene {
    /// One version of a scene in one environment.
    struct Version {
        let scene: SceneLayout
        let layout: Layout
        let picture: ScenePicture
        /// The outlines around views, by object id.
        let marks: [String: SceneMarks.Mark]
    }

    /// What became of a scene between two versions.
    enum Change: String {
        case added, removed, changed
    }

    /// The scene in each environment; one that was removed as it was.
    var versions: [Version]
    /// The version before, in the same environments; none where nothing differs.
    var before: [Version] = []
    /// What became of it; nil where nothing did, and where there is one version only.
    var change: Change?

    /// The scene in the first environment.
    var scene: SceneLayout { versions[0].scene }
    /// The title of its heading.
    var heading: String { scene.heading }
}

/// The scenes of a document that a page shows: in the order of the document, behind them those that were removed.
struct PageScenes {
    private(set) var all: [PageScene] = []
    /// For the elements of scenes of the new and the old version, the places of these in `all`.
    private var numbers: (new: [Int: Int], old: [Int: Int]) = ([:], [:])

    /// The scenes of a document, laid out once for each environment; `comparison` has the layouts of the version
    /// before.
    init(_ layouts: [Layout], comparison file: FileComparison?) {
        let marks = file.flatMap { file in file.documents.map { SceneMarks($0, file.frames) } }
        let old = (marks == nil ? [] : file?.layouts.old ?? []).enumerated().map {
            LayoutVersion($1, marks?.old($0) ?? [:])
        }
        let new = layouts.enumerated().map { LayoutVersion($1, marks?.new($0) ?? [:]) }
        let pairs = marks?.scenes ?? []
        let pairOfScene = Dictionary(pairs.compactMap { pair in pair.new.map { ($0, pair) } }) { first, _ in first }
        for scene in layouts.first?.scenes ?? [] {
            let element = scene.scene.element.index
            let versions = new.compactMap { $0.version(ofSceneAt: element) }
            guard versions.count == layouts.count else { continue }
            var shown = PageScene(versions: versions)
            if let pair = pairOfScene[element] {
                let before = old.compactMap { $0.version(ofSceneAt: pair.old) }
                shown.before = before.count == versions.count ? before : []
                shown.change = pair.old == nil ? .added : .changed
            } else if let status = file?.status, status == .added || status == .removed {
                shown.change = status == .added ? .added : .removed
            }
            numbers.new[element] = all.count
            all.append(shown)
        }
        for pair in pairs where pair.new == nil {
            let versions = old.compactMap { $0.version(ofSceneAt: pair.old) }
            guard versions.count == layouts.count, !versions.isEmpty, let element = pair.old else { continue }
            numbers.old[element] = all.count
            all.append(PageScene(versions: versions, change: .removed))
        }
        if let documents = file?.documents { addOldNumbers(documents) }
        if file?.status == .removed { numbers.old = numbers.new }
    }

    private mutating func addOldNumbers(_ documents: DocumentComparison) {
        for (place, node) in documents.new.nodes.enumerated() {
            guard let number = numbers.new[node.element.index], let before = documents.oldPlace(of: place) else {
                continue
            }
            numbers.old[documents.old.nodes[before].element.index] = number
        }
    }

    /// How many of them are scenes of the document.
    var countInDocument: Int { numbers.new.count }
    /// The number of the scene whose element has a place in the new document.
    func number(ofNew element: Int) -> Int? { numbers.new[element] }
    /// The number of the scene whose element has a place in the old document.
    func number(ofOld element: Int) -> Int? { numbers.old[element] }
}

/// A document in one environment, with what all its scenes are drawn with.
private struct LayoutVersion {
    private let layout: Layout
    private let marks: [String: SceneMarks.Mark]
    private let chrome: ChromeResolver
    private let scenes: [Int: SceneLayout]

    init(_ layout: Layout, _ marks: [String: SceneMarks.Mark]) {
        self.layout = layout
        self.marks = marks
        chrome = ChromeResolver(document: layout.document, environment: layout.environment)
        scenes = Dictionary(layout.scenes.map { ($0.scene.element.index, $0) }) { first, _ in first }
    }

    /// The scene whose element has a place in the document; nil where there is none.
    func version(ofSceneAt element: Int?) -> PageScene.Version? {
        element.flatMap { scenes[$0] }.map {
            PageScene.Version(
                scene: $0, layout: layout, picture: ScenePicture($0, of: layout, chrome: chrome), marks: marks)
        }
    }
}

extension ScenePicture {
    /// Where a view lies in the picture; nil for one that is not drawn in a window.
    func frame(of view: Int, in scene: SceneLayout, _ geometry: WindowFrames) -> Rect? {
        var root = view
        while let above = scene.views[root].superview { root = above }
        guard let window = windows.first(where: { $0.roots.contains(root) }) else { return nil }
        var frame = geometry.frames[view]
        frame.x += window.origin.x - window.rect.x
        frame.y += window.origin.y - window.rect.y
        return frame
    }
}
