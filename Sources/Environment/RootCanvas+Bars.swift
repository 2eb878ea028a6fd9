import InterfaceDocument

/// The bars that controllers own: how high they are, and where they stand on a chosen device.
extension RootCanvas {
    /// The frame that `view` has on the chosen device if it is a controller's own bar; nil for other views, and where the
    /// controller does not fill the screen.
    func barFrame(_ view: View) -> Rect? {
        guard [.navigationBar, .toolbar, .tabBar].contains(view.kind),
            let container = view.element.parent.flatMap({ ViewController($0) }), container.kind.isContainer
        else { return nil }
        var context = contexts.context(of: container)
        guard !context.isEmbedded, !container.simulatedMetrics.isFreeform else { return nil }
        let width = environment.size.width
        if view.kind == .navigationBar {
            let isSheet = context.isPresented && profile.canvas.presentsCards
            let root = contexts.rootController(of: container)
            var content = root.map(contexts.context) ?? context
            // One that is hidden keeps its size.
            content.navigationBar =
                content.navigationBar
                ?? ControllerContext.NavigationBar(prefersLargeTitles: view.element.bool(.largeTitles) == true)
            let height = navigationBarHeight(content, root, isSheet: isSheet)
            return Rect(x: 0, y: isSheet ? 0 : environment.safeArea.top, width: width, height: height)
        }
        var bottom = environment.size.height - environment.safeArea.bottom
        if view.kind == .toolbar {
            if case .tabBar = context.bottomBar { bottom -= bottomBarHeight(context) }
            context.bottomBar = .toolbar(isOpaque: false)
            let height = bottomBarHeight(context)
            return Rect(x: 0, y: bottom - height, width: width, height: height)
        }
        // A tab bar reaches below the home indicator.
        context.bottomBar = .tabBar(isOpaque: false)
        let height = bottomBarHeight(context)
        return Rect(x: 0, y: bottom - height, width: width, height: height + environment.safeArea.bottom)
    }

    func navigationBarHeight(
        _ context: ControllerContext, _ controller: ViewController?, isSheet: Bool
    ) -> Double {
        guard let bar = context.navigationBar else { return 0 }
        var height: Double
        if isSheet {
            height = profile.controls.cardNavigationBarHeight
        } else if environment.isPad {
            height = profile.controls.padBarHeight
        } else if isLowLandscape && !context.hasSimulatedNavigationBar {
            height = 32
        } else {
            height = profile.controls.navigationBarHeight
        }
        if bar.isPrompted { height += 30 }
        if showsLargeTitle(bar, context, controller) {
            height += isSheet ? profile.canvas.largeTitleInCards : CanvasProfile.Canvas.largeTitle
        }
        return height
    }

    /// Whether the screen is a phone's without a notch, in landscape, and too low for bars of full height.
    private var isLowLandscape: Bool {
        environment.orientation == .landscape && !environment.isPad && !isNotchedPhone && environment.size.height < 400
    }

    func showsLargeTitle(
        _ bar: ControllerContext.NavigationBar, _ context: ControllerContext, _ controller: ViewController?
    ) -> Bool {
        let inherited = context.inheritsLargeTitle
        return bar.prefersLargeTitles && controller?.showsLargeTitle(inherited: inherited) ?? inherited
    }

    func bottomBarHeight(_ context: ControllerContext) -> Double {
        if isLowLandscape { return 32 }
        if environment.isPad && profile.controls.padBarHeight > 44 { return profile.controls.padBarHeight }
        switch context.bottomBar {
        case .none: return 0
        case .tabBar:
            guard environment.orientation == .landscape && isNotchedPhone else { return 49 }
            return profile.canvas.landscapeTabBar
        case .toolbar:
            if isNotchedPhone { return 49 }
            return environment.isChosen ? 44 : profile.canvas.bottomToolbar
        }
    }
}
