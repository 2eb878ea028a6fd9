import InterfaceDocument

/// The bars that controllers own: how high they are, and where they stand on a chosen device.
extension RootCanvas {
    /// The frame that `view` has on the chosen device if it is a controller's own bar; nil for other views, and where
    /// the controller's size is not known.
    func barFrame(_ view: View) -> Rect? {
        guard [.navigationBar, .toolbar, .tabBar].contains(view.kind),
            let container = view.element.parent.flatMap({ ViewController($0) }), container.kind.isContainer
        else { return nil }
        var context = contexts.context(of: container)
        guard let stage = stage(of: container, context) else { return nil }
        let width = stage.size.width
        if view.kind == .navigationBar {
            let root = contexts.rootController(of: container)
            var content = root.map(contexts.context) ?? context
            // One that is hidden keeps its size.
            content.navigationBar =
                content.navigationBar
                ?? ControllerContext.NavigationBar(prefersLargeTitles: view.element.bool(.largeTitles) == true)
            let height = navigationBarHeight(content, root, isSheet: stage.isSheet)
            let above = stage.isSheet ? profile.canvas.aboveCardBar : 0
            return Rect(x: 0, y: stage.safeArea.top + above, width: width, height: height - above)
        }
        var bottom = stage.size.height - stage.safeArea.bottom
        if view.kind == .toolbar {
            if case .tabBar = context.bottomBar { bottom -= bottomBarHeight(context) }
            context.bottomBar = .toolbar(isOpaque: false)
            let height = bottomBarHeight(context)
            return Rect(x: 0, y: bottom - height, width: width, height: height)
        }
        // A tab bar reaches below the home indicator.
        context.bottomBar = .tabBar(isOpaque: false)
        let height = bottomBarHeight(context)
        return Rect(x: 0, y: bottom - height, width: width, height: height + stage.safeArea.bottom)
    }

    func navigationBarHeight(
        _ context: ControllerContext, _ controller: ViewController?, isSheet: Bool
    ) -> Double {
        guard let bar = context.navigationBar else { return 0 }
        var height: Double
        if isSheet {
            height = profile.canvas.aboveCardBar + profile.controls.cardNavigationBarHeight
        } else if environment.isPad {
            height = profile.controls.padNavigationBarHeight
        } else if hasLowBars && (environment.isChosen || !context.hasSimulatedNavigationBar) {
            height = Self.lowBar
        } else {
            height = profile.controls.navigationBarHeight
        }
        if bar.isPrompted || controller?.navigationItem?.prompt?.isEmpty == false { height += 30 }
        if showsLargeTitle(bar, context, controller) {
            height += isSheet ? profile.canvas.largeTitleInCards : CanvasProfile.Canvas.largeTitle
        }
        return height
    }

    /// Any bar of a screen with little room.
    private static let lowBar = 32.0

    /// Whether the screen is a phone's in landscape, and too small for bars of full height.
    ///
    /// On a device that is decided by both size classes, as far as is known up to iOS 18; the canvases drew low bars
    /// without a notch only.
    private var hasLowBars: Bool {
        guard !environment.isPad else { return false }
        guard environment.isChosen else {
            return environment.orientation == .landscape && !isNotchedPhone && environment.size.height < 400
        }
        return environment.verticalSizeClass == .compact && environment.horizontalSizeClass == .compact
            && environment.era < .iOS26
    }

    func showsLargeTitle(
        _ bar: ControllerContext.NavigationBar, _ context: ControllerContext, _ controller: ViewController?
    ) -> Bool {
        // With little height there is no room for large titles.
        if environment.isChosen && environment.verticalSizeClass == .compact { return false }
        let inherited = context.inheritsLargeTitle
        return bar.prefersLargeTitles && controller?.showsLargeTitle(inherited: inherited) ?? inherited
    }

    /// How much the bars at the bottom cover: a toolbar stands on a tab bar, as in UIKit (3 scenes of 2 repositories),
    /// but not on canvases of iOS 26 (1 scene).
    func bottomBarsHeight(_ context: ControllerContext) -> Double {
        let height = bottomBarHeight(context)
        guard context.isToolbarAboveTabBar, environment.isChosen || profile.system < .iOS26 else { return height }
        var below = context
        below.bottomBar = .tabBar(isOpaque: false)
        return height + bottomBarHeight(below)
    }

    func bottomBarHeight(_ context: ControllerContext) -> Double {
        if hasLowBars { return Self.lowBar }
        if environment.isPad && profile.controls.padBarHeight > 44 { return profile.controls.padBarHeight }
        switch context.bottomBar {
        case .none: return 0
        case .tabBar:
            if environment.isChosen { return 49 }
            if isNotchedPhone { return environment.orientation == .landscape ? profile.canvas.landscapeTabBar : 49 }
            return environment.isPad ? 49 : profile.canvas.tabBar
        case .toolbar:
            if isNotchedPhone { return 49 }
            return environment.isChosen ? 44 : profile.canvas.bottomToolbar
        }
    }
}
