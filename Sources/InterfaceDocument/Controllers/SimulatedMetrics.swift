// The bars, orientation and sizes that Interface Builder pretends a controller or view has.

/// The simulated metrics of a controller, a top-level view, or (as defaults) of the whole document.
public struct SimulatedMetrics: Hashable, Sendable {
    /// A bar that is simulated.
    public enum Bar: Hashable, Sendable {
        /// Nothing is written, or that it is inferred: as the controllers around it have it.
        case inferred
        /// Written that there is none.
        case none
        /// Written that there is one: the element says how it looks.
        case shown(Element)
    }

    /// The object whose metrics they are.
    public let element: Element

    init(_ element: Element) {
        self.element = element
    }

    /// The status bar.
    public var statusBar: Bar { bar("simulatedStatusBarMetrics", or: "statusBar") }

    /// The bar on top: a navigation bar.
    public var topBar: Bar { bar("simulatedTopBarMetrics", or: "topBar") }

    /// The bar at the bottom: a toolbar or a tab bar.
    public var bottomBar: Bar { bar("simulatedBottomBarMetrics", or: "bottomBar") }

    /// True when the navigation bar on top has a prompt.
    public var isTopBarPrompted: Bool { element(of: topBar)?.bool(.prompted) ?? false }

    /// True when the navigation bar on top has a large title.
    public var hasLargeTitles: Bool { element(of: topBar)?.bool(.largeTitles) ?? false }

    /// False when the navigation bar on top is opaque.
    public var isTopBarTranslucent: Bool { element(of: topBar)?.bool(.translucent) ?? true }

    /// True when the bar at the bottom is a tab bar, false for a toolbar; nil when neither is written.
    public var isBottomBarTabBar: Bool? { element(of: bottomBar).map { $0.name == .simulatedTabBarMetrics } }

    /// `portrait`, `landscapeLeft` or `landscapeRight`; nil when nothing is written.
    public var orientation: String? {
        let metrics =
            element.child(.simulatedOrientationMetrics, key: "simulatedOrientationMetrics")
            ?? element.child(.simulatedOrientationMetrics, key: "orientation")
        return metrics.map { $0.string(.orientation) ?? "portrait" }
    }

    /// What replaces the device's size: `<freeformSimulatedSizeMetrics>`, `<simulatedScreenMetrics>`, ….
    public var destination: Element? {
        element.child(key: "simulatedDestinationMetrics") ?? element.child(key: "destination")
    }

    /// True when the size is free.
    public var isFreeform: Bool { destination?.name == .freeformSimulatedSizeMetrics }

    /// The free size of a controller.
    public var freeformSize: Size? { element.size(key: "freeformSize") }

    /// A screen's name, such as `retina4_7.fullscreen`.
    public var screen: String? { destination?.name == .simulatedScreenMetrics ? destination?.string(.type) : nil }

    private func element(of bar: Bar) -> Element? {
        if case .shown(let element) = bar { element } else { nil }
    }

    private func bar(_ key: StaticString, or shortKey: StaticString) -> Bar {
        guard let child = element.child(key: key) ?? element.child(key: shortKey) else { return .inferred }
        switch child.name {
        case .nil: return .none
        case .simulatedStatusBarMetrics, .simulatedNavigationBarMetrics, .simulatedToolbarMetrics,
            .simulatedTabBarMetrics:
            return .shown(child)
        default: return .inferred  // `<simulatedMetricsInferredSentinel>`
        }
    }
}

extension ViewController {
    /// The metrics that are simulated for the controller.
    public var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(element) }
}

extension View {
    /// The metrics that are simulated for a top-level view.
    public var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(element) }
}

extension Document {
    /// The metrics that hold for all scenes that say nothing else.
    public var defaultSimulatedMetrics: SimulatedMetrics? {
        root.child(.simulatedMetricsContainer).map(SimulatedMetrics.init)
    }
}
