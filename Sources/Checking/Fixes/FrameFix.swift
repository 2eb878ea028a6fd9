import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// Stored frames that are not what the constraints give, with the flags that say so.
struct FrameFix {
    private let layout: Layout
    /// The views that are written, with what follows from them; nil for all.
    private let views: Set<String>?

    /// For the frames of a layout on the document's own canvas.
    init(_ layout: Layout, _ views: Set<String>? = nil) {
        self.layout = layout
        self.views = views
    }

    /// Writes the frames of views that stand elsewhere than they are stored, and takes flags away that are not so any
    /// more; how many views were changed.
    func apply(_ edit: inout DocumentEdit) throws(DocumentEditError) -> Int {
        var count = 0
        let names = ObjectNames(layout.document)
        for scene in layout.scenes {
            guard let solved = scene.solved, solved.isOnCanvas else { continue }
            var context = RuleContext(solved, names, RuleSelection())
            let excused = context.viewsWithOtherFindings()
            var resized: Set<Int> = []
            for index in solved.scene.views.indices {
                let isPlaced =
                    solved.placement(of: index) == .constraints && !excused.contains(index)
                    && views.map { $0.contains(solved.view(index).id ?? "") } ?? true
                guard isPlaced || follows(index, solved, resized) else { continue }
                let change = try write(index, solved, isPlaced: isPlaced, &edit)
                if change.isResized { resized.insert(index) }
                if change.isWritten { count += 1 }
            }
        }
        return count
    }

    /// Whether a view's frame follows from that of its superview, which is stored with another size now.
    private func follows(_ index: Int, _ scene: SolvedScene, _ resized: Set<Int>) -> Bool {
        guard resized.contains(scene.superview(of: index)) else { return false }
        return [.autoresizingMask, .fillsSuperview].contains(scene.placement(of: index))
    }

    private func write(
        _ index: Int, _ scene: SolvedScene, isPlaced: Bool, _ edit: inout DocumentEdit
    ) throws(DocumentEditError) -> (isWritten: Bool, isResized: Bool) {
        let view = scene.view(index)
        // In the variations of size classes other frames are stored.
        guard !view.element.children.contains(where: { $0.name == .variation && $0.child(key: "frame") != nil }) else {
            return (false, false)
        }
        let item = edit.item(layout.document.element(at: view.element.index))
        let frame = scene.frame(of: index)
        let stored = edit.children(of: item).first { edit[$0, "key"] == "frame" && edit.name(of: $0) == "rect" }
        var isWritten = false
        var isResized = false
        if stored == nil || isOff(edit, stored, frame) {
            isResized = size(edit, stored) != (frame.width, frame.height)
            try write(frame, into: item, stored, &edit)
            isWritten = true
        }
        for flag in ["misplaced", "ambiguous"] where isPlaced && edit[item, flag] != nil {
            try edit.set(flag, of: item, to: nil)
            isWritten = true
        }
        return (isWritten, isResized)
    }

    private func size(_ edit: DocumentEdit, _ stored: DocumentEdit.Item?) -> (Double, Double) {
        guard let stored else { return (.nan, .nan) }
        return (number(edit[stored, "width"]), number(edit[stored, "height"]))
    }

    private func isOff(_ edit: DocumentEdit, _ stored: DocumentEdit.Item?, _ frame: Rect) -> Bool {
        guard let stored else { return true }
        func value(_ name: String) -> Double { number(edit[stored, name]) }
        let rect = Rect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
        return DocumentFix.isOff(rect, frame)
    }

    private func number(_ text: String?) -> Double { text.flatMap { Double($0) } ?? .nan }

    private func write(
        _ frame: Rect, into item: DocumentEdit.Item, _ stored: DocumentEdit.Item?, _ edit: inout DocumentEdit
    ) throws(DocumentEditError) {
        let rect: DocumentEdit.Item
        if let stored {
            rect = stored
        } else {
            rect = try edit.insert(NewElement("rect", ["key": "frame"]), into: item)
        }
        for (name, value) in [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)] {
            if let text = edit[rect, name], Double(text) == value { continue }
            try edit.set(name, of: rect, to: XcodeNumber.text(value))
        }
    }

    /// Whether all views of two layouts of one document have the same frames.
    static func areSame(_ a: Layout, _ b: Layout) -> Bool {
        zip(a.scenes, b.scenes).allSatisfy { first, second in
            first.views.count == second.views.count
                && zip(first.views, second.views).allSatisfy { isNear($0.frame, $1.frame) }
        }
    }

    private static func isNear(_ a: Rect, _ b: Rect) -> Bool {
        let distances = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
        return distances.allSatisfy { $0.magnitude < 0.01 }
    }
}
