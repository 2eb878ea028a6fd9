import InterfaceDocument

/// Decides the frame and the safe area of a scene's root.
///
/// On the document's own canvas the root has its stored size, and the safe area that Interface Builder of that time
/// showed. On a chosen device a controller's view fills what the controller has to itself, mostly the screen, and the
/// insets are those of the running system.
struct RootCanvas {
    var environment: ResolvedEnvironment
    let contexts: ControllerContexts
    /// What containers give the controllers that they embed, by the containers' elements; empty on the document's
    /// canvas.
    var containers: [Int: ContainerBounds] = [:]

    var profile: CanvasProfile { environment.profile }

    /// The root's frame in points, and its safe area's insets from it.
    func place(
        _ view: View, controller: ViewController?, isDetached: Bool = false
    ) -> (frame: Rect, safeArea: EdgeInsets) {
        let stored = view.frame ?? .zero
        let context = controller.map(contexts.context) ?? contexts.context(ofTopLevel: view)
        guard !environment.isChosen else { return placeOnDevice(view, controller, context, isDetached: isDetached) }
        var frame = stored
        if frame.width == 0 && frame.height == 0
            && (controller != nil || !view.translatesAutoresizingMaskIntoConstraints)
        {
            frame = Rect(origin: .zero, size: controller?.simulatedMetrics.freeformSize ?? environment.size)
        }
        if controller != nil && frame.y > 0 && frame.height == environment.size.height
            && profile.canvas.pushedRootsEndAtCanvas
        {
            frame.height -= frame.y
        }
        if view.kind == .tableViewCell || view.isShownByBarItem { return (frame, .zero) }
        if controller == nil && view.element.parent?.name != .objects { return (frame, .zero) }
        return (frame, canvasInsets(of: view, frame, controller, context))
    }

    // MARK: The document's canvas

    private func canvasInsets(
        of view: View, _ frame: Rect, _ controller: ViewController?, _ context: ControllerContext
    ) -> EdgeInsets {
        var insets = environment.safeArea
        if hasDoubledInsets {
            insets.top += portraitTop
            insets.bottom += 34
        } else if environment.isPad && insets.bottom > 0 {
            insets.bottom += profile.canvas.raisesPadBottom
        }
        let isSheet = isCanvasSheet(context, frame, controller)
        if isSheet {
            insets = sheetInsets(insets, context)
        } else if profile.canvas.respectsHiddenStatusBar && context.hidesStatusBar {
            insets.top = 0
        } else if profile.canvas.fullScreenHasNoInsets && context.isFullScreen {
            // The second share of a doubled safe area, as in cards (1 view, none against).
            insets.top = hasDoubledInsets ? portraitTop : 0
            insets.bottom = 0
        }
        if !isSheet { fitSmallRoot(&insets, view, frame, controller, context) }
        if context.column == .secondary && environment.isPad && environment.orientation == .landscape {
            insets.left = max(insets.left, profile.canvas.padSidebar)
        }
        addBars(to: &insets, frame, controller, context, isSheet: isSheet)
        return insets
    }

    var isNotchedPhone: Bool { environment.hasNotch }

    /// Whether the canvas applies the insets of the phone twice.
    private var hasDoubledInsets: Bool { profile.canvas.doublesSafeArea && isNotchedPhone }

    /// The top inset that the phone has in portrait.
    private var portraitTop: Double {
        environment.orientation == .portrait ? environment.safeArea.top : environment.safeArea.left
    }

    /// A presented root is a card since iOS 13: its stored height shows it.
    func isCanvasSheet(_ context: ControllerContext, _ frame: Rect, _ controller: ViewController?) -> Bool {
        guard profile.canvas.showsCards, !environment.isPad else { return false }
        let canvas = environment.size
        if controller?.simulatedMetrics.isFreeform == true { return false }
        if context.isPresented && (abs(frame.height - canvas.height) > 1 || hasLowCards) { return true }
        guard frame.width == canvas.width else { return false }
        let step = canvas.height - frame.height
        if isNotchedPhone { return abs(step - profile.canvas.notchedCardStep) < 1 }
        return abs(step - 20) < 1 || abs(step - 10) < 1
    }

    /// Whether cards are drawn in landscape, as high as the canvas and clear of what reaches into it in portrait (6
    /// views of one repository, none against; others are lower than the canvas).
    private var hasLowCards: Bool { hasDoubledInsets && environment.orientation == .landscape }

    /// A card starts below the status bar, and since Xcode 14 it ends above the home indicator.
    private func sheetInsets(_ insets: EdgeInsets, _ context: ControllerContext) -> EdgeInsets {
        if hasLowCards {
            return EdgeInsets(top: portraitTop, left: 0, bottom: 34, right: 0)
        }
        // The second share of a doubled safe area (5 views in 2 scenes of one repository); a bar has its own place.
        let isDoubled = hasDoubledInsets && context.navigationBar == nil
        return EdgeInsets(
            top: isDoubled ? portraitTop : 0, left: 0,
            bottom: profile.canvas.cardsEndAboveHomeIndicator ? 0 : insets.bottom, right: 0)
    }

    /// Roots smaller than the canvas: each generation of the tools has its own idea of what reaches into them.
    private func fitSmallRoot(
        _ insets: inout EdgeInsets, _ view: View, _ frame: Rect, _ controller: ViewController?,
        _ context: ControllerContext
    ) {
        let canvas = environment.size
        let isFreeform =
            (controller?.simulatedMetrics ?? view.simulatedMetrics).isFreeform
            || (controller?.simulatedMetrics ?? view.simulatedMetrics).freeformSize != nil
        guard isFreeform || context.isEmbedded || view.kind.isCell || frame.height < canvas.height - 120 else { return }
        if profile.canvas.smallRootsReachTop && !isNotchedPhone && frame.height < 480 { insets.top = 0 }
        if profile.canvas.smallRootsMeetHomeIndicator, frame.width <= canvas.width, frame.height <= canvas.height {
            // What the home indicator covers of a view at the canvas's origin.
            insets.bottom = max(0, frame.height - (canvas.height - insets.bottom))
        }
    }

    /// Adds what bars cover to the insets; under an opaque bar the root starts where the bar ends, and has none.
    private func addBars(
        to insets: inout EdgeInsets, _ frame: Rect, _ controller: ViewController?, _ context: ControllerContext,
        isSheet: Bool
    ) {
        if let bar = context.navigationBar {
            let extends = reachesUnderNavigationBar(controller, bar)
            let end = insets.top + navigationBarHeight(context, controller, isSheet: isSheet)
            insets.top = extends ? end : 0
            // One that is still as high as the screen sticks out below it (3 views in 2 scenes, none against).
            if !extends && frame.height == environment.size.height && context.isBottomBarOpaque == nil && !isSheet {
                insets.bottom += end
            }
        }
        if let isOpaque = context.isBottomBarOpaque ?? (showsBareToolbar(context) ? false : nil) {
            let extends = reachesUnderBottomBar(controller, isOpaque: isOpaque)
            insets.bottom = extends ? insets.bottom + bottomBarsHeight(context) : 0
        }
    }

    /// Whether the canvas shows a toolbar without a navigation bar because simulated metrics ask for it.
    private func showsBareToolbar(_ context: ControllerContext) -> Bool {
        guard case .toolbar = context.bottomBar else { return false }
        return profile.canvas.showsBareToolbars && context.hasSimulatedToolbar
    }

    /// Whether a controller's view reaches under the navigation bar.
    func reachesUnderNavigationBar(_ controller: ViewController?, _ bar: ControllerContext.NavigationBar) -> Bool {
        guard (controller?.edgesForExtendedLayout ?? .all).contains(.top) else { return false }
        return !bar.isOpaque || controller?.extendedLayoutIncludesOpaqueBars == true
    }

    /// Whether a controller's view reaches under the bar at the bottom. On the document's canvas none reaches under an
    /// opaque one.
    func reachesUnderBottomBar(_ controller: ViewController?, isOpaque: Bool) -> Bool {
        guard (controller?.edgesForExtendedLayout ?? .all).contains(.bottom) else { return false }
        return !isOpaque || environment.isChosen && controller?.extendedLayoutIncludesOpaqueBars == true
    }
}
