import Environment
import InterfaceDocument

/// Safe areas and layout margins of every view. Superviews come first, as they pass theirs on.
extension SceneSystem {
    /// Brings the safe area and the margins of every view up to date with the last solution.
    mutating func updateInsets() {
        for index in states.indices {
            states[index].safeArea = safeArea(of: index)
            states[index].margins = layoutMargins(of: index)
        }
    }

    /// The part of the superview's safe area that reaches into the view.
    private func safeArea(of index: Int) -> EdgeInsets {
        let sceneView = scene.views[index]
        guard sceneView.superview >= 0 else { return scene.roots[sceneView.root].safeArea }
        let outer = states[sceneView.superview].safeArea
        if outer == .zero { return .zero }
        guard let frame = states[index].solved, let container = states[sceneView.superview].solved else { return .zero }
        // The content of a scroll view moves; nothing in it keeps clear of the bars.
        if view(sceneView.superview).kind.isScrollView { return .zero }
        return EdgeInsets(
            top: max(0, outer.top - (frame.y - container.y)),
            left: max(0, outer.left - (frame.x - container.x)),
            bottom: max(0, outer.bottom - (container.maxY - frame.maxY)),
            right: max(0, outer.right - (container.maxX - frame.maxX)))
    }

    /// The effective margins: the view's own, its superview's where it preserves them, and the safe area.
    private func layoutMargins(of index: Int) -> EdgeInsets {
        let view = view(index)
        var margins = ownMargins(of: index)
        let parent = superview(of: index)
        if view.preservesSuperviewLayoutMargins, parent >= 0, let frame = states[index].solved,
            let container = states[parent].solved
        {
            let outer = states[parent].margins
            margins.top = max(margins.top, outer.top - (frame.y - container.y))
            margins.left = max(margins.left, outer.left - (frame.x - container.x))
            margins.bottom = max(margins.bottom, outer.bottom - (container.maxY - frame.maxY))
            margins.right = max(margins.right, outer.right - (container.maxX - frame.maxX))
        }
        if environment.era >= .iOS11 && view.insetsLayoutMarginsFromSafeArea {
            let safeArea = states[index].safeArea
            margins.top += safeArea.top
            margins.left += safeArea.left
            margins.bottom += safeArea.bottom
            margins.right += safeArea.right
        }
        return margins
    }

    /// The margins that the view states, or UIKit's for its kind.
    private func ownMargins(of index: Int) -> EdgeInsets {
        let view = view(index)
        if let margins = view.directionalLayoutMargins {
            return states[index].isRightToLeft
                ? EdgeInsets(top: margins.top, left: margins.trailing, bottom: margins.bottom, right: margins.leading)
                : EdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        }
        if let margins = view.layoutMargins { return margins }
        if superview(of: index) < 0 && scene.roots[scene.views[index].root].controller != nil {
            let side = MarginMetrics.rootSide(width: scene.roots[scene.views[index].root].frame.width)
            return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
        }
        switch view.kind {
        case .tableViewCellContentView:
            let hasAccessory =
                superview(of: index) >= 0
                && (states[superview(of: index)].solved?.width ?? 0)
                    - (states[index].solved?.width ?? 0) > 1
            return MarginMetrics.cellContent(
                width: environment.size.width, era: environment.era, hasAccessory: hasAccessory)
        default: return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
    }

    /// The insets of the readable content guide: the margins, and never more than 672 points of width, centred.
    func readableInsets(of index: Int) -> EdgeInsets {
        var insets = states[index].margins
        guard let width = states[index].solved?.width else { return insets }
        let surplus = width - insets.left - insets.right - MarginMetrics.readableWidth
        if surplus > 0 {
            insets.left += surplus / 2
            insets.right += surplus / 2
        }
        return insets
    }
}

/// Layout margins by context, in points, as measured where constraints meet margins.
enum MarginMetrics {
    /// The side margins of a controller's root view: 16 up to a width of 393, 20 from 400 on (about 550 views).
    static func rootSide(width: Double) -> Double { width < 400 ? 16 : 20 }

    /// The margins of a table cell's content view.
    static func cellContent(width: Double, era: MetricsEra, hasAccessory: Bool) -> EdgeInsets {
        let vertical: Double = era >= .iOS26 ? 15 : era >= .iOS10 ? 11 : 8
        let side: Double = era < .iOS9 ? 8 : width >= 393 ? 20 : 16
        return EdgeInsets(top: vertical, left: side, bottom: vertical, right: hasAccessory ? 8 : side)
    }

    /// The greatest width of readable text at the default text size.
    static let readableWidth = 672.0
}
