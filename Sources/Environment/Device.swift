import InterfaceDocument

/// A screen that Interface Builder can show a document on, under Interface Builder's own name for it.
public struct Device: Sendable, Hashable {
    /// Interface Builder's name, as in `<device id="retina6_1">`; a name of our own where no document shows one.
    public let id: String
    /// The models that have this screen, for people.
    public let model: String
    /// The names under which people ask for it: those of the simulators, as `iPhone SE (3rd generation)`, and shorter
    /// ones.
    public var aliases: [String] { names.split(separator: ",").map { String($0.drop { $0 == " " }) } }
    /// The same names, with commas between: the table of all devices then needs no work before it can be read.
    let names: String
    /// The screen in portrait, in points.
    public internal(set) var size: Size
    /// Pixels per point.
    public let scale: Double
    /// What the system keeps clear in portrait, in points: status bar, notch, home indicator.
    public let portraitSafeArea: EdgeInsets
    /// The same in landscape.
    public let landscapeSafeArea: EdgeInsets
    /// Whether both size classes are regular in every orientation.
    public let isPad: Bool
    /// Whether the width is a regular size class in landscape, as on the large iPhones.
    public let isRegularWidthInLandscape: Bool

    /// Devices are identified by their ids.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Whether the phone has an island, which is lower than a notch, instead of one.
    var hasIsland: Bool { !isPad && portraitSafeArea.top > 50 }

    /// Whether canvases showed the device's status bar even when they showed no other.
    var alwaysShowsStatusBar: Bool { id == "ipad10_2" }

    /// The screen's size in points, held as `orientation` says.
    public func size(in orientation: Orientation) -> Size {
        orientation == .portrait ? size : Size(width: size.height, height: size.width)
    }

    /// The insets in points that the system keeps clear, without any bars of the app.
    public func safeArea(in orientation: Orientation) -> EdgeInsets {
        orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    }

    /// The size classes of the whole screen.
    public func traits(in orientation: Orientation) -> (width: SizeClass, height: SizeClass) {
        if isPad { return (.regular, .regular) }
        switch orientation {
        case .portrait: return (.compact, .regular)
        case .landscape: return (isRegularWidthInLandscape ? .regular : .compact, .compact)
        }
    }
}
