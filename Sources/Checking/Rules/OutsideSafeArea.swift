import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each control whose middle lies under a bar, a notch or the home indicator.
    static let outsideSafeArea = LayoutRule(.outsideSafeArea) { context in
        let geometry = context.geometry
        context.reportTextsBesideScreen()
        context.reportHeadersOfTables()
        for box in context.content.boxes where box.isControl {
            let root = context.scene.scene.roots[context.scene.scene.views[box.view].root]
            guard context.isOnScreen(box.view), geometry.scroller[box.view] < 0, !geometry.isInCell[box.view],
                root.safeArea != .zero, context.isOnScreenItself(root)
            else { continue }
            let frame = geometry.frames[box.view]
            let bounds = geometry.frames[root.view]
            guard bounds.intersection(frame) != nil, frame.area < bounds.area / 2 else { continue }
            let safe = bounds.inset(by: root.safeArea)
            let middle = Rect(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: 0, height: 0)
            // Nothing lies at a side without an inset; what leaves the screen there is another rule's.
            let sides = context.trustedSides(of: box.view).filter {
                root.safeArea[$0] > 0 && bounds.overhang(of: box.ink, at: $0) <= OutsideScreen.slack
                    && !root.isKeptFromBars(at: $0)
            }
            let (depth, side) = safe.farthestOverhang(of: middle, at: sides)
            guard depth > 0 else { continue }
            let sources = SafeAreaSources(of: root, in: context.scene.document, context.scene.environment)
            if side == .top, context.hasNoInsetAbove(box.view, sources) { continue }
            let inset = min(safe.overhang(of: frame, at: side), root.safeArea[side])
            context.report(
                .outsideSafeArea,
                "\(context.name(box.view)) reaches \(context.points(inset)) out of the safe area at the \(side), "
                    + "under \(context.cover(of: root, sources, at: side, depth)). Constrain it to the safe area.",
                at: box.view, amount: inset)
        }
    }
}

extension Rule {
    /// A control lies under a bar, a notch or the home indicator.
    static let outsideSafeArea = Rule(
        "outside-safe-area", on: .layout, .warning, orElse: .note, active: .inEnvironments,
        comparesWithCanvas: true,
        summary:
            "The middle of a control lies under a bar, a notch or the home indicator; a note where it does so on the "
            + "document's own canvas, too.",
        help: "Constrain it to the safe area.")
}

extension RuleContext {
    /// One finding for each view that hangs on a side of the screen, so that a text in it starts or ends under the
    /// notch.
    fileprivate mutating func reportTextsBesideScreen() {
        var seen: Set<Int> = []
        for box in content.boxes where !box.isControl && isOnScreen(box.view) {
            let root = scene.scene.roots[scene.scene.views[box.view].root]
            guard geometry.scroller[box.view] < 0, !geometry.isInCell[box.view], isOnScreenItself(root),
                root.safeArea.left > 0 || root.safeArea.right > 0
            else { continue }
            let bounds = geometry.frames[root.view]
            let sides = trustedSides(of: box.view).filter {
                $0.isHorizontal && root.safeArea[$0] > 0 && bounds.overhang(of: box.ink, at: $0) <= OutsideScreen.slack
            }
            let (overhang, side) = bounds.inset(by: root.safeArea).farthestOverhang(of: box.ink, at: sides)
            // The notch is behind rounded corners, and a few points under it are not missed.
            guard overhang > OutsideSafeArea.leastOverhang else { continue }
            let holder = outermost(box.view, below: root.view)
            guard seen.insert(holder).inserted else { continue }
            report(
                .outsideSafeArea,
                "\(name(box.view)) reaches \(points(overhang)) out of the safe area at the \(side), under the notch. Constrain "
                    + "\(holder == box.view ? "it" : name(holder)) to the safe area.", at: holder, amount: overhang)
        }
    }

    /// The view that holds another right below a root.
    func outermost(_ view: Int, below root: Int) -> Int {
        var view = view
        while scene.superview(of: view) != root, scene.superview(of: view) >= 0 { view = scene.superview(of: view) }
        return view
    }

    /// Whether a root fills the screen, so that the system's insets are where they seem.
    func isOnScreenItself(_ root: SceneRoot) -> Bool {
        abs(root.frame.width - scene.environment.size.width) < 1
            && abs(root.frame.height - scene.environment.size.height) < 1
    }

    /// Whether a frame without constraints begins at the very top of the controller's view.
    fileprivate mutating func isDrawnAtTop(_ index: Int) -> Bool {
        let root = scene.scene.roots[scene.scene.views[index].root].view
        return scene.placement(of: index) == .fixedFrame && geometry.frames[index].y - geometry.frames[root].y < 1
    }

    /// Whether nothing covers the upper edge of a root where a view lies, although the canvas seems to show a status
    /// bar there.
    fileprivate mutating func hasNoInsetAbove(_ index: Int, _ sources: SafeAreaSources) -> Bool {
        guard sources.top.allSatisfy({ $0 == "the status bar" }) else { return false }
        // A card begins below the status bar: since iOS 13 whatever is presented and does not ask for the full screen,
        // where there is height for it. Canvases of earlier versions of Xcode show it as large as the screen.
        if sources.isPresented, scene.environment.verticalSizeClass != .compact { return true }
        // A control that is drawn at the very edge says that there is a bar which the document does not show: code
        // pushes the controller under an opaque one, at which the view begins.
        return isDrawnAtTop(index)
    }

    /// What covers a place at a side of a root that fills the screen, which lies `depth` points outside of its safe
    /// area.
    fileprivate func cover(
        of root: SceneRoot, _ sources: SafeAreaSources, at side: RectSide, _ depth: Double
    ) -> String {
        let names: [String]
        switch side {
        // What the system covers lies above a navigation bar.
        case .top:
            names = root.safeArea.top - depth < scene.environment.safeArea.top ? sources.top : sources.top.reversed()
        // A tab bar reaches down to the edge of the screen.
        case .bottom: names = sources.bottom
        case .left, .right: names = scene.environment.hasNotch ? ["the notch"] : []
        }
        return names.first ?? "a bar"
    }
}

extension SceneRoot {
    /// Whether the controller's view begins below a navigation bar, which code pushes it under: it has an item for one,
    /// and does not extend under bars there.
    fileprivate func isKeptFromBars(at side: RectSide) -> Bool {
        guard side == .top, let controller, controller.navigationItem != nil else { return false }
        return !controller.edgesForExtendedLayout.contains(.top)
    }
}

extension EdgeInsets {
    /// The inset at a side, in points.
    subscript(side: RectSide) -> Double {
        switch side {
        case .top: top
        case .bottom: bottom
        case .left: left
        case .right: right
        }
    }
}

enum OutsideSafeArea {
    /// How far a text may reach out of the safe area at a side and still be read, in points.
    static let leastOverhang = 8.0

}
