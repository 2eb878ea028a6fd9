import InterfaceDocument

/// What keeps the content of a controller's view clear of the screen's edges, in words.
package struct SafeAreaSources: Sendable {
    /// What covers the upper edge: `the status bar`, `the navigation bar`.
    package var top: [String] = []
    /// What covers the lower edge.
    package var bottom: [String] = []
    /// Whether the root's controller is presented over another one, as a card since iOS 13.
    package var isPresented = false

    /// What covers the edges of a scene's root.
    package init(of root: SceneRoot, in document: Document, _ environment: ResolvedEnvironment) {
        let system = environment.safeArea
        let context = root.controller.map { ControllerContexts(document: document).context(of: $0) }
        isPresented = context?.isPresented == true
        if root.safeArea.top > 0 {
            if system.top > 0, !root.isCard, context?.hidesStatusBar != true || environment.hasNotch {
                top.append("the status bar")
            }
            if context?.navigationBar != nil { top.append("the navigation bar") }
        }
        if root.safeArea.bottom > 0 {
            switch context?.bottomBar {
            case .tabBar?: bottom.append("the tab bar")
            case .toolbar? where context?.isBottomBarOpaque != nil:
                bottom.append("the toolbar")
                if context?.isToolbarAboveTabBar == true { bottom.append("the tab bar") }
            default: break
            }
            if system.bottom > 0 { bottom.append("the home indicator") }
        }
    }
}
