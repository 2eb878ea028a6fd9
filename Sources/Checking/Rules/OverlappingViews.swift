import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each two texts or controls that are drawn over each other.
    static let overlappingViews = LayoutRule(.overlappingViews, turns: OverlappingViews.turns) { survey in
        // From top to bottom, so that only neighbours are compared.
        let boxes = survey.content.boxes.sorted { ($0.ink.minY, $0.view) < ($1.ink.minY, $1.view) }
        var pairs: [(first: ContentBoxes.Box, second: ContentBoxes.Box, by: Size)] = []
        for (place, box) in boxes.enumerated() {
            for other in boxes[(place + 1)...] {
                guard other.ink.minY < box.ink.maxY - OverlappingViews.leastHeight else { break }
                guard let by = survey.overlap(box, other) else { continue }
                let inOrder = box.view < other.view
                pairs.append((inOrder ? box : other, inOrder ? other : box, by))
            }
        }
        pairs.sort { ($0.first.view, $0.second.view) < ($1.first.view, $1.second.view) }
        for pair in pairs {
            // What a row is too low for is pushed together.
            if survey.isInLowRow(pair.first.view) || survey.isInLowRow(pair.second.view) { continue }
            let other = survey.scene.view(pair.second.view).element
            survey.find(
                .overlappingViews,
                "\(survey.name(pair.second.view)) and \(survey.name(pair.first.view)) are drawn over each other, by "
                    + "\(survey.size(pair.by)) points. Constrain them to keep apart.", at: pair.second.view,
                notes: [
                    Finding.Note(
                        "\(survey.name(pair.first.view)) is here",
                        location: survey.scene.view(pair.first.view).element.location,
                        object: survey.scene.view(pair.first.view).element.id)
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

extension SceneSurvey {
    /// By how much two contents are drawn over each other; nil where they are not, or where one stands in for the other.
    mutating func overlap(_ a: ContentBoxes.Box, _ b: ContentBoxes.Box) -> Size? {
        guard let part = a.ink.intersection(b.ink), part.width >= OverlappingViews.leastWidth,
            part.height >= OverlappingViews.leastHeight
        else { return nil }
        // A field may hold a button or a hint, a button a label: what lies wholly inside was put there. Two in one place
        // take turns.
        let (isOuter, isInner) = (a.ink.contains(b.ink, slack: 1), b.ink.contains(a.ink, slack: 1))
        if isOuter && (a.isControl || isInner) || isInner && b.isControl { return nil }
        let (first, second) = (min(a.view, b.view), max(a.view, b.view))
        guard scene.scene.views[first].root == scene.scene.views[second].root,
            scene.scene.views[first].subtreeEnd <= second,
            geometry.scroller[first] == geometry.scroller[second], isTrusted(first), isTrusted(second)
        else { return nil }
        // An opaque view between the two hides one of them: a sheet, a card.
        if isCovered(first, by: second) { return nil }
        return part.size
    }

    /// Whether something opaque that holds `second` and not `first` lies over `first`.
    private mutating func isCovered(_ first: Int, by second: Int) -> Bool {
        var above = scene.superview(of: second)
        while above >= 0, scene.scene.views[above].subtreeEnd <= first || above > first {
            if scene.view(above).hasOpaqueBackground || scene.view(above).kind == .visualEffectView { return true }
            above = scene.superview(of: above)
        }
        return false
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

extension OverlappingViews {
    /// Where two contents may begin or cease to lie over each other, or one inside the other.
    static func turns(_ points: inout TurningPoints) {
        points.markRowsDrawnHigher()
        let boxes = points.boxes
        for (place, box) in boxes.enumerated() {
            for other in boxes[(place + 1)...] where !box.ink.isStill || !other.ink.isStill {
                let reaches = box.ink.reaches(into: other.ink)
                let (across, down) = (Array(reaches[..<2]), Array(reaches[2...]))
                guard let wide = points.part(where: across, reach: leastWidth),
                    let high = points.part(where: down, reach: leastHeight), wide.overlaps(high)
                else { continue }
                if box.isLoose || other.isLoose {
                    points.mark(wide.clamped(to: high))
                    continue
                }
                for reach in across + [box.ink.width, other.ink.width] { points.mark(reach, at: leastWidth) }
                for reach in down + [box.ink.height, other.ink.height] { points.mark(reach, at: leastHeight) }
                for slack in [-1.0, 1] {
                    for overhang in box.ink.overhangs(of: other.ink) { points.mark(overhang, at: slack) }
                }
            }
        }
    }
}
