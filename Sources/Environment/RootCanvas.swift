import InterfaceDocument

/// Decides the frame and the safe area of a scene's root.
///
/// On the document's own canvas the root has its stored size, and the safe area that Interface Builder of that time
/// showed. On a chosen device a controller's view fills the screen, and the insets are those of the running system.
struct RootCanvas {
    let document: Document
    let environment: ResolvedEnvironment
    let contexts: ControllerContexts

    private var toolsVersion: Int { document.toolsVersion.major }

    /// Whether the document was written by tools that doubled the insets of notched phones on the canvas.
    private var doublesInsets: Bool { (23727..<32000).contains(toolsVersion) }

    /// The root's frame in points, and its safe area's insets from it.
    func place(_ view: View, controller: ViewController?) -> (frame: Rect, safeArea: EdgeInsets) {
        let stored = view.frame ?? .zero
        let context = controller.map(contexts.context) ?? contexts.context(ofTopLevel: view)
        guard !environment.isChosen else { return placeOnDevice(view, controller, context, stored) }
        var frame = stored
        if frame.width == 0 && frame.height == 0
            && (controller != nil || !view.translatesAutoresizingMaskIntoConstraints)
        {
            frame = Rect(origin: .zero, size: environment.size)
        }
        if view.kind.isCell || view.key == "customView" || view.key == "titleView" { return (frame, .zero) }
        if controller == nil && view.element.parent?.name != .objects { return (frame, .zero) }
        return (frame, canvasInsets(of: view, frame, controller, context))
    }

    // MARK: A chosen device

    private func placeOnDevice(
        _ view: View, _ controller: ViewController?, _ context: ControllerContext, _ stored: Rect
    ) -> (Rect, EdgeInsets) {
        let screen = Rect(origin: .zero, size: environment.size)
        let canvas = ResolvedEnvironment(document: document, environment: LayoutEnvironment()).size
        // A xib's view is made for the screen when it has the canvas's width; a cell or a banner keeps its size.
        guard controller != nil || (stored.size == canvas && !view.kind.isCell) else { return (stored, .zero) }
        if controller != nil && (context.isEmbedded || controller?.simulatedMetrics.isFreeform == true) {
            return (Rect(origin: .zero, size: stored.size), .zero)
        }
        var insets = environment.safeArea
        if context.isPresented && environment.era >= .iOS13 && environment.horizontalSizeClass == .compact {
            insets.top = 0
        }
        insets.top += navigationBarHeight(context, controller)
        insets.bottom += bottomBarHeight(context)
        return (screen, insets)
    }

    // MARK: The document's canvas

    private func canvasInsets(
        of view: View, _ frame: Rect, _ controller: ViewController?, _ context: ControllerContext
    ) -> EdgeInsets {
        var insets = environment.safeArea
        let isSheet = isSheet(context, frame)
        if isSheet {
            insets.top = 0
        } else if toolsVersion < 13000, case .none = statusBar(view, controller) {
            insets.top = 0
        }
        let bottomInset = insets.bottom
        if doublesInsets && isNotchedPhone {
            if !isSheet { insets.top += portraitTop }
            insets.bottom += 34
        }
        fitSmallRoots(&insets, frame, controller, context, deviceBottom: bottomInset)
        let edges = controller?.edgesForExtendedLayout ?? .all
        if let bar = context.navigationBar {
            let extends =
                edges.contains(.top) && (!bar.isOpaque || controller?.extendedLayoutIncludesOpaqueBars == true)
            insets.top = extends ? insets.top + (isSheet ? 56 : navigationBarHeight(context, controller)) : 0
        }
        switch context.bottomBar {
        case .none: break
        case .tabBar(let isOpaque), .toolbar(let isOpaque):
            let extends = edges.contains(.bottom) && (!isOpaque || controller?.extendedLayoutIncludesOpaqueBars == true)
            insets.bottom = extends ? insets.bottom + bottomBarHeight(context) : 0
        }
        return insets
    }

    private func statusBar(_ view: View, _ controller: ViewController?) -> SimulatedMetrics.Bar {
        (controller?.simulatedMetrics ?? view.simulatedMetrics).statusBar
    }

    private var isNotchedPhone: Bool {
        environment.safeArea.bottom == 34 || environment.safeArea.bottom == 21
    }

    /// The top inset that the phone has in portrait.
    private var portraitTop: Double {
        environment.orientation == .portrait ? environment.safeArea.top : environment.safeArea.left
    }

    /// A presented root is a card since iOS 13: its stored height shows it.
    private func isSheet(_ context: ControllerContext, _ frame: Rect) -> Bool {
        guard toolsVersion >= 14800 else { return false }
        let canvas = environment.size
        if context.isPresented && frame.height != canvas.height { return true }
        let step: Double = !isNotchedPhone ? 20 : toolsVersion < 21000 ? 54 : 10
        return frame.width == canvas.width && frame.height == canvas.height - step
    }

    /// Roots smaller than the canvas: each generation of the tools has its own idea of what reaches into them.
    private func fitSmallRoots(
        _ insets: inout EdgeInsets, _ frame: Rect, _ controller: ViewController?, _ context: ControllerContext,
        deviceBottom: Double
    ) {
        let canvas = environment.size
        guard frame.size != canvas else { return }
        if toolsVersion < 13000 && context.isEmbedded { insets.top = 0 }
        if toolsVersion < 14800 && !isNotchedPhone && frame.height < 436 && insets.top == 20 { insets.top = 0 }
        if (14800..<21700).contains(toolsVersion), frame.width <= canvas.width, frame.height <= canvas.height {
            insets.bottom = max(0, frame.height - (canvas.height - deviceBottom))
        }
    }

    // MARK: Bars

    private func navigationBarHeight(_ context: ControllerContext, _ controller: ViewController?) -> Double {
        guard let bar = context.navigationBar else { return 0 }
        var height: Double
        if environment.era >= .iOS26 {
            height = 54
        } else if environment.isPad {
            height = environment.era >= .iOS12 ? 50 : 44
        } else if environment.verticalSizeClass == .compact && !isNotchedPhone {
            height = 32
        } else {
            height = 44
        }
        if bar.isPrompted { height += 30 }
        if showsLargeTitle(bar, context, controller) { height += 52 }
        return height
    }

    private func showsLargeTitle(
        _ bar: ControllerContext.NavigationBar, _ context: ControllerContext, _ controller: ViewController?
    ) -> Bool {
        guard bar.prefersLargeTitles else { return false }
        switch controller?.navigationItem?.largeTitleDisplayMode {
        case "always"?: return true
        case "never"?: return false
        default: return context.isNavigationRoot
        }
    }

    private func bottomBarHeight(_ context: ControllerContext) -> Double {
        switch context.bottomBar {
        case .none: 0
        case .tabBar: environment.verticalSizeClass == .compact && isNotchedPhone ? 32 : 49
        case .toolbar: toolsVersion < 14800 ? 44 : 49
        }
    }
}
