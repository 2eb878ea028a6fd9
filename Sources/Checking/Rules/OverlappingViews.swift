import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each two texts or controls that are drawn over each other.
    static let overlappingViews = LayoutRule(.overlappingViews) { context in
        // From top to bottom, so that only neighbours are compared.
        let boxes = context.content.boxes.sorted { ($0.ink.minY, $0.view) < ($1.ink.minY, $1.view) }
        var pairs: [(first: ContentBoxes.Box, second: ContentBoxes.Box, by: Size)] = []
        for (place, box) in boxes.enumerated() {
            for other in boxes[(place + 1)...] {
                guard other.ink.minY < box.ink.maxY - OverlappingViews.leastHeight else { break }
                guard let by = context.overlap(box, other) else { continue }
                let inOrder = box.view < other.view
                pairs.append((inOrder ? box : other, inOrder ? other : box, by))
            }
        }
        pairs.sort { ($0.first.view, $0.second.view) < ($1.first.view, $1.second.view) }
        for pair in pairs {
            // What a row is too low for is pushed together.
            if context.isInLowRow(pair.first.view) || context.isInLowRow(pair.second.view) { continue }
            if context.areAlternatives(pair.first.view, pair.second.view) { continue }
            let other = context.scene.view(pair.second.view).element
            context.report(
                .overlappingViews,
                "\(context.name(pair.second.view)) and \(context.name(pair.first.view)) are drawn over each other, by "
                    + "\(context.size(pair.by)) points. Constrain them to keep apart.", at: pair.second.view,
                notes: [
                    Finding.Note(
                        "\(context.name(pair.first.view)) is here",
                        location: context.scene.view(pair.first.view).element.location,
                        object: context.scene.view(pair.first.view).element.id)
                ], amount: min(pair.by.width, pair.by.height), variant: other.id.map { "\($0)" })
        }
    }
}

extension Rule {
    /// Texts or controls are drawn over each other.
    static let overlappingViews = Rule(
        "overlapping-views", on: .layout, .warning, active: .inEnvironments, comparesWithCanvas: true,
        summary: "Two texts or controls are drawn over each other, where they are not on the document's own canvas.",
        help: "Constrain them to keep apart.")
}

enum OverlappingViews {
    /// What may overlap in points without anybody seeing it: side bearings, and the space above and below letters.
    static let leastWidth = 4.0
    static let leastHeight = 5.0
}

extension RuleContext {
    /// By how much two contents are drawn over each other; nil where they are not, or where one stands in for the
    /// other.
    mutating func overlap(_ a: ContentBoxes.Box, _ b: ContentBoxes.Box) -> Size? {
        guard a.ink.coversVisibly(b.ink), let first = visiblePart(of: a), let second = visiblePart(of: b),
            first.coversVisibly(second), let part = first.intersection(second)
        else { return nil }
        // A field may hold a button or a hint, a button a label: what lies wholly inside was put there. Two in one
        // place take turns.
        let (isOuter, isInner) = (a.ink.contains(b.ink, slack: 1), b.ink.contains(a.ink, slack: 1))
        if isOuter && (a.isControl || isInner) || isInner && b.isControl { return nil }
        let (lower, upper) = (min(a.view, b.view), max(a.view, b.view))
        guard !isReplaced(lower), !isReplaced(upper) else { return nil }
        return areInEachOthersWay(lower, upper, in: part) ? part.size : nil
    }

    /// What is seen of a content inside the views that clip it, in points in their root's coordinates; nil for nothing.
    /// What scrolls can be brought to light.
    private mutating func visiblePart(of box: ContentBoxes.Box) -> Rect? {
        var (part, clipper) = (box.ink, geometry.clipper[box.view])
        while clipper >= 0 {
            if !SceneGeometry.scrolls(scene.view(clipper).kind) {
                guard let rest = part.intersection(geometry.frames[clipper]) else { return nil }
                part = rest
            }
            clipper = geometry.clipper[clipper]
        }
        return part
    }

    /// Whether two views that share `part` of their places, in points in their root's coordinates, disturb each other:
    /// neither stands in for the other, holds it or hides it, and the place of both is beyond doubt.
    mutating func areInEachOthersWay(_ first: Int, _ second: Int, in part: Rect) -> Bool {
        guard areApart(first, second), isTrusted(first), isTrusted(second) else { return false }
        // Whole groups in one place take turns.
        if let (one, other) = scene.groups(of: first, second), geometry.frames[one].isAlike(geometry.frames[other]) {
            return false
        }
        // An opaque view between the two hides one of them: a sheet, a card, or the background that lies beside its
        // content.
        return !isCovered(first, by: second, in: part)
    }

    /// Whether one of two views is shown in the place of the other: code reaches both, and the document draws the one
    /// over the other already, or over something else of the other's group.
    fileprivate mutating func areAlternatives(_ first: Int, _ second: Int) -> Bool {
        guard names.hasOutlets(scene.view(first).element), names.hasOutlets(scene.view(second).element),
            let one = scene.storedPlace(of: first), let other = scene.storedPlace(of: second)
        else { return false }
        return one.coversVisibly(other) || isDrawn(one, of: first, overGroupOf: second)
            || isDrawn(other, of: second, overGroupOf: first)
    }

    /// Whether the document draws a view, at `place`, over something that stands beside `member` in a group of which
    /// the view is no part.
    private mutating func isDrawn(_ place: Rect, of view: Int, overGroupOf member: Int) -> Bool {
        let group = scene.superview(of: member)
        guard group >= 0, !isSoOrInside(view, { $0 == group }) else { return false }
        let drawn = drawnGroups[group] ?? DrawnGroup(group, in: scene)
        drawnGroups[group] = drawn
        return drawn.isCovered(by: place)
    }

    /// Whether something opaque lies over `first`: it holds `second`, or lies behind it all over `part`.
    private mutating func isCovered(_ first: Int, by second: Int, in part: Rect) -> Bool {
        let geometry = geometry
        return scene.opaqueViews(between: first, second).contains { index in
            scene.scene.views[index].subtreeEnd > second
                || geometry.isShown[index] && geometry.frames[index].contains(part, slack: 1)
        }
    }
}

extension SolvedScene {
    /// The groups of which the one holds `first` and the other, which stands after it in the document, `second`, next
    /// below what holds both; nil where the two stand side by side there themselves.
    fileprivate func groups(of first: Int, _ second: Int) -> (Int, Int)? {
        var other = second
        // In the order of the document what holds both stands before them, and nothing else around `second` does.
        while superview(of: other) > first { other = superview(of: other) }
        var one = first
        while superview(of: one) >= 0, superview(of: one) != superview(of: other) { one = superview(of: one) }
        return one == first && other == second ? nil : (one, other)
    }

    /// The views drawn after `first` and before `second` that hide what is behind them, as far as they reach.
    fileprivate func opaqueViews(between first: Int, _ second: Int) -> [Int] {
        (scene.views[first].subtreeEnd..<second).filter { index in
            view(index).hasOpaqueBackground || view(index).kind == .visualEffectView
        }
    }
}

/// Where the document has the views of a group.
struct DrawnGroup: Sendable {
    /// From top to bottom, in points in their root's coordinates.
    private let places: [Rect]
    /// How far down the places up to each one reach.
    private var reach: [Double] = []

    fileprivate init(_ group: Int, in scene: SolvedScene) {
        places = scene.scene.subviews(of: group).filter { !scene.isHidden($0) }.compactMap(scene.storedPlace)
            .sorted { $0.minY < $1.minY }
        for place in places { reach.append(max(reach.last ?? place.maxY, place.maxY)) }
    }

    /// Whether one of them shares so much with a place that it is seen; in the time of the neighbours of that place.
    fileprivate func isCovered(by place: Rect) -> Bool {
        var (index, end) = (0, places.count)
        while index < end {
            let middle = (index + end) / 2
            if places[middle].minY < place.maxY { index = middle + 1 } else { end = middle }
        }
        while index > 0, reach[index - 1] > place.minY {
            index -= 1
            if places[index].coversVisibly(place) { return true }
        }
        return false
    }
}

extension SolvedScene {
    /// Where the document has the view at `index`, in points in its root's coordinates; nil where it does not say.
    fileprivate func storedPlace(of index: Int) -> Rect? {
        guard var place = view(index).frame else { return nil }
        var above = superview(of: index)
        while above >= 0, superview(of: above) >= 0 {
            guard let outer = view(above).frame else { return nil }
            place.x += outer.x
            place.y += outer.y
            above = superview(of: above)
        }
        return place
    }
}

extension Rect {
    /// Whether both share so much that it is seen.
    fileprivate func coversVisibly(_ other: Rect) -> Bool {
        guard let part = intersection(other) else { return false }
        return part.width >= OverlappingViews.leastWidth && part.height >= OverlappingViews.leastHeight
    }

    /// Whether both are the same but for a point at each side, and more than a line.
    fileprivate func isAlike(_ other: Rect) -> Bool {
        min(width, height, other.width, other.height) >= 1 && contains(other, slack: 1)
            && other.contains(self, slack: 1)
    }
}

extension View {
    /// Whether its background hides what is behind it.
    var hasOpaqueBackground: Bool {
        guard alpha >= 0.9, let color = backgroundColor else { return false }
        switch color.value {
        case .rgb(_, _, _, let alpha), .white(_, let alpha): return alpha >= 0.9
        case .named, .pattern: return true
        case .system(let name): return name != "clearColor"
        case .unknown: return false
        }
    }
}
