import InterfaceDocument

/// A screen that Interface Builder can show a document on, under Interface Builder's own name for it.
public struct Device: Sendable, Hashable {
    /// Interface Builder's name, as in `<device id="retina6_1">`.
    public var id: String
    /// The models that have this screen, for people.
    public var model: String
    /// Other names under which people ask for it: `iPhone SE`, `iphone-8`.
    public var aliases: [String]
    /// The screen in portrait, in points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// What the system keeps clear in portrait, in points: status bar, notch, home indicator.
    public var portraitSafeArea: EdgeInsets
    /// The same in landscape.
    public var landscapeSafeArea: EdgeInsets
    /// Whether both size classes are regular in every orientation.
    public var isPad: Bool
    /// Whether the width is a regular size class in landscape, as on the large iPhones.
    public var isRegularWidthInLandscape: Bool

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

extension Device {
    /// Every device that Strut knows, phones first, from small to large.
    ///
    /// Sizes, scales and insets are those of the running systems, as measured in Interface Builder documents by root
    /// sizes and safe-area constraints, and as published in the Human Interface Guidelines.
    public static let all: [Device] = [
        .homeButtonPhone("retina3_5", "iPhone 4s", 320, 480, 2),
        .homeButtonPhone("retina4_0", "iPhone 5s, SE (1st generation)", 320, 568, 2, ["iPhone 5", "iPhone SE 1"]),
        .homeButtonPhone(
            "retina4_7", "iPhone 6, 7, 8, SE (2nd and 3rd generation)", 375, 667, 2,
            ["iPhone 6", "iPhone 7", "iPhone 8", "iPhone SE", "iPhone SE 2", "iPhone SE 3"]),
        .homeButtonPhone(
            "retina5_5", "iPhone 6, 7, 8 Plus", 414, 736, 3, ["iPhone 6 Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
            isLarge: true),
        .notchPhone(
            "retina5_9", "iPhone 13 mini, 12 mini, X, XS, 11 Pro", 375, 812, 3, top: 50,
            ["iPhone 13 mini", "iPhone 12 mini", "iPhone X", "iPhone XS", "iPhone 11 Pro"]),
        .notchPhone(
            "retina6_1", "iPhone 11, XR", 414, 896, 2, top: 48, ["iPhone 11", "iPhone XR"], isLarge: true),
        .notchPhone(
            "retina6_5", "iPhone 11 Pro Max, XS Max", 414, 896, 3, top: 44, ["iPhone 11 Pro Max", "iPhone XS Max"],
            isLarge: true),
        .notchPhone(
            "retina6_0", "iPhone 14, 13, 12", 390, 844, 3, top: 47,
            ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"]),
        .notchPhone(
            "retina6_7", "iPhone 14 Plus, 13 Pro Max, 12 Pro Max", 428, 926, 3, top: 47,
            ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], isLarge: true),
        .notchPhone(
            "retina6_12", "iPhone 16, 15, 15 Pro, 14 Pro", 393, 852, 3, top: 59,
            ["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"]),
        .notchPhone(
            "retina6_72", "iPhone 16 Plus, 15 Plus, 15 Pro Max, 14 Pro Max", 430, 932, 3, top: 59,
            ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], isLarge: true),
        .notchPhone(
            "retina6_3", "iPhone 17, 17 Pro, 16 Pro", 402, 874, 3, top: 62,
            ["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"]),
        .notchPhone(
            "retina6_9", "iPhone 17 Pro Max, 16 Pro Max", 440, 956, 3, top: 62,
            ["iPhone 17 Pro Max", "iPhone 16 Pro Max"], isLarge: true),
        .pad("ipad9_7", "iPad 9.7-inch, iPad mini 7.9-inch", 768, 1024, bottom: 0, ["iPad", "iPad mini"]),
        .pad("ipad10_2", "iPad 10.2-inch", 810, 1080, bottom: 0),
        .pad("ipad10_5", "iPad Pro and Air 10.5-inch", 834, 1112, bottom: 0),
        .pad("ipad12_9", "iPad Pro 12.9-inch (1st and 2nd generation)", 1024, 1366, bottom: 0),
        .pad("ipad8_3rounded", "iPad mini 8.3-inch", 744, 1133, bottom: 20, ["iPad mini 6"]),
        .pad("ipad10_9rounded", "iPad Air and iPad 10.9-inch", 820, 1180, bottom: 20, ["iPad Air"]),
        .pad("ipad11_0rounded", "iPad Pro 11-inch", 834, 1194, bottom: 20, ["iPad Pro 11"]),
        .pad("ipad12_9rounded", "iPad Pro 12.9-inch, iPad Air 13-inch", 1024, 1366, bottom: 20, ["iPad Pro 12.9"]),
    ]

    /// The device that people mean by `name`: Interface Builder's id or a model, in any spelling of case, spaces and hyphens.
    public static func named(_ name: String) -> Device? {
        let wanted = canonical(name)
        return all.first { device in
            canonical(device.id) == wanted || device.aliases.contains { canonical($0) == wanted }
        }
    }

    private static func canonical(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
    }

    private static func homeButtonPhone(
        _ id: String, _ model: String, _ width: Double, _ height: Double, _ scale: Double, _ aliases: [String] = [],
        isLarge: Bool = false
    ) -> Device {
        Device(
            id: id, model: model, aliases: aliases, size: Size(width: width, height: height), scale: scale,
            portraitSafeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero,
            isPad: false, isRegularWidthInLandscape: isLarge)
    }

    /// In landscape the notch's inset stands on both sides, and the home indicator takes 21 points.
    private static func notchPhone(
        _ id: String, _ model: String, _ width: Double, _ height: Double, _ scale: Double, top: Double,
        _ aliases: [String], isLarge: Bool = false
    ) -> Device {
        Device(
            id: id, model: model, aliases: aliases, size: Size(width: width, height: height), scale: scale,
            portraitSafeArea: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: EdgeInsets(top: 0, left: top, bottom: 21, right: top),
            isPad: false, isRegularWidthInLandscape: isLarge)
    }

    /// iPads with a home indicator have a status bar of 24 points, those with a home button one of 20.
    private static func pad(
        _ id: String, _ model: String, _ width: Double, _ height: Double, bottom: Double, _ aliases: [String] = []
    ) -> Device {
        let insets = EdgeInsets(top: bottom > 0 ? 24 : 20, left: 0, bottom: bottom, right: 0)
        return Device(
            id: id, model: model, aliases: aliases, size: Size(width: width, height: height), scale: 2,
            portraitSafeArea: insets, landscapeSafeArea: insets, isPad: true, isRegularWidthInLandscape: true)
    }
}
