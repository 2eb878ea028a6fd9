import InterfaceDocument

/// What a container view gives the controller that it embeds, as its own scene was laid out.
package struct ContainerBounds: Sendable, Hashable {
    /// The size in points.
    package var size: Size
    /// What of the container is covered, in points from its edges.
    package var safeArea: EdgeInsets

    /// Bounds of a size, with insets.
    package init(size: Size, safeArea: EdgeInsets) {
        self.size = size
        self.safeArea = safeArea
    }
}

extension ResolvedEnvironment {
    /// Whether a xib's view is made for the screen: it has the canvas's size. A cell or a banner keeps its own.
    package func isMadeForScreen(_ view: View) -> Bool {
        (view.frame?.size ?? .zero) == canvasSize && !view.kind.isCell
    }
}

/// Where roots stand on a chosen device: what a controller has to itself, less the bars under which its view does not
/// reach.
extension RootCanvas {
    /// What a controller has to itself, its bars included: the screen, a column, a card, a form sheet, a popover or a
    /// container.
    struct Stage {
        /// The size in points.
        var size: Size
        /// What is covered without bars, in points from the edges.
        var safeArea: EdgeInsets
        /// Whether it stands over what was there before, with bars of another height.
        var isSheet = false
    }

    /// A form sheet of an iPad, in points, unless its controller asks for another size.
    private static let formSheet = Size(width: 540, height: 620)
    /// The width of a primary column, in points, and on the largest iPads, whose longer side has so many points at
    /// least.
    private static let primaryColumn = 320.0
    private static let widePrimaryColumn = 375.0
    private static let largestPad = 1366.0
    /// What is left free above a card, below the status bar of a phone with a notch: the cards of the canvases of iOS
    /// 13 and 14 are 54 points lower than a screen whose status bar has 44.
    private static let spaceAboveCards = 10.0

    /// What a controller has to itself; nil where that is not known, and its view keeps the size that is stored.
    func stage(of controller: ViewController, _ context: ControllerContext) -> Stage? {
        if let container = context.container {
            return containers[container.element.index].map { Stage(size: $0.size, safeArea: $0.safeArea) }
        }
        // A free size counts where nothing else gives the controller one.
        guard context.isSizedByWindow || !hasFreeSize(controller) || isFirstScreen(controller) else { return nil }
        return presentedStage(context) ?? columnStage(context) ?? screen
    }

    /// Whether a controller is drawn at a size of its own. Since Xcode 9 that is a size without any simulated metrics;
    /// of those only the ones that are lower than the screen are no screens, as strips and panels are: what scrolls is
    /// drawn higher.
    private func hasFreeSize(_ controller: ViewController) -> Bool {
        let metrics = controller.simulatedMetrics
        if metrics.isFreeform { return true }
        guard metrics.destination == nil, let size = metrics.freeformSize else { return false }
        return size.height < environment.canvasSize.height
    }

    /// Whether a controller of a free size is what an app begins with: the storyboard does, and it is as high as the
    /// screen of the canvas, as what scrolls is drawn. The lower ones, of 37 to 528 points, are of widgets and other
    /// extensions, and of panels that code puts into other controllers (53 of 67 such storyboards).
    private func isFirstScreen(_ controller: ViewController) -> Bool {
        contexts.isInitial(controller) && (controller.view?.frame?.height ?? 0) >= environment.canvasSize.height
    }

    private var screen: Stage { Stage(size: environment.size, safeArea: environment.safeArea) }

    /// Whether there is room for columns beside each other, and for sheets that leave the screen around them free.
    private var isWidePad: Bool { environment.isPad && environment.horizontalSizeClass == .regular }

    /// What a column of a split view controller has on an iPad: the primary one is beside the other in landscape, and
    /// over it in portrait. Elsewhere one column fills the screen: nil.
    private func columnStage(_ context: ControllerContext) -> Stage? {
        guard let column = context.column, isWidePad else { return nil }
        var stage = screen
        let isLargest = max(stage.size.width, stage.size.height) >= Self.largestPad
        let primaryWidth = isLargest ? Self.widePrimaryColumn : Self.primaryColumn
        switch column {
        case .primary: stage.size.width = min(primaryWidth, stage.size.width)
        case .secondary:
            if stage.size.width > stage.size.height { stage.size.width = max(0, stage.size.width - primaryWidth) }
        }
        return stage
    }

    /// What a presented controller has to itself; nil where it fills the screen.
    private func presentedStage(_ context: ControllerContext) -> Stage? {
        let isCard = profile.canvas.presentsCards
        if isWidePad {
            switch context.presentationStyle {
            case "formSheet":
                let size = preferredSize(context, else: Self.formSheet)
                return Stage(size: size, safeArea: .zero, isSheet: isCard)
            case "popover":
                if context.preferredContentSize != nil {
                    let size = preferredSize(context, else: environment.size)
                    return Stage(size: size, safeArea: .zero, isSheet: isCard)
                }
            default: break
            }
        }
        guard context.isPresented, isCard else { return nil }
        var stage = screen
        stage.isSheet = true
        stage.safeArea.top = 0
        if environment.isPad { return stage }
        // Where there is little height everything that is presented fills the screen.
        if environment.verticalSizeClass == .compact { return nil }
        let above = environment.safeArea.top + (environment.hasNotch ? Self.spaceAboveCards : 0)
        stage.size.height = max(0, stage.size.height - above)
        return stage
    }

    /// The size that a controller asks for, as far as the window has room; a side of zero is no wish.
    private func preferredSize(_ context: ControllerContext, else standard: Size) -> Size {
        func side(_ wish: Double?, _ standard: Double, _ room: Double) -> Double {
            min(wish.map { $0 > 0 ? $0 : standard } ?? standard, room)
        }
        let (wish, room) = (context.preferredContentSize, environment.size)
        return Size(
            width: side(wish?.width, standard.width, room.width),
            height: side(wish?.height, standard.height, room.height))
    }

    /// The frame and the safe area of a root on the chosen device.
    func placeOnDevice(
        _ view: View, _ controller: ViewController?, _ context: ControllerContext, isDetached: Bool
    ) -> (frame: Rect, safeArea: EdgeInsets) {
        if let bar = barFrame(view) { return (bar, .zero) }
        let stored = view.frame ?? .zero
        if let controller {
            guard let stage = stage(of: controller, context) else {
                return (Rect(origin: .zero, size: stored.size), .zero)
            }
            return root(on: stage, controller, context)
        }
        // A table makes its cells as wide as itself, which is mostly as wide as the window.
        if view.kind == .tableViewCell {
            return (Rect(x: stored.x, y: stored.y, width: environment.size.width, height: stored.height), .zero)
        }
        guard environment.isMadeForScreen(view) else { return (stored, .zero) }
        // A view that no controller has as its own is shown inside of another, where nothing is known to cover it.
        if isDetached { return (Rect(origin: .zero, size: environment.size), .zero) }
        return root(on: screen, nil, context)
    }

    /// A controller's view reaches under bars, unless they are opaque or its edges are not extended.
    private func root(
        on stage: Stage, _ controller: ViewController?, _ context: ControllerContext
    ) -> (frame: Rect, safeArea: EdgeInsets) {
        var frame = Rect(origin: .zero, size: stage.size)
        var insets = stage.safeArea
        if let bar = context.navigationBar {
            insets.top += navigationBarHeight(context, controller, isSheet: stage.isSheet)
            if !reachesUnderNavigationBar(controller, bar) {
                frame.y = insets.top
                frame.height = max(0, frame.height - insets.top)
                insets.top = 0
            }
        }
        if let isOpaque = context.isBottomBarOpaque {
            insets.bottom += bottomBarsHeight(context)
            if !reachesUnderBottomBar(controller, isOpaque: isOpaque) {
                frame.height = max(0, frame.height - insets.bottom)
                insets.bottom = 0
            }
        }
        return (frame, insets)
    }

    /// Whether a controller's root is a card, or another sheet, over the one before.
    func isSheet(of controller: ViewController, _ frame: Rect, _ context: ControllerContext) -> Bool {
        guard environment.isChosen else { return isCanvasSheet(context, frame, controller) }
        return stage(of: controller, context)?.isSheet == true
    }
}
