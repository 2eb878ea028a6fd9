import InterfaceDocument
import StrutTextMeasurement

/// What a document is laid out for. Every part may be left open: then the document's own canvas decides.
public struct LayoutEnvironment: Sendable, Hashable {
    /// The device; nil means the document's own (`<device>`, else the root view's stored size).
    public var device: Device?
    /// The orientation; nil means that of the document's own canvas, whatever the device.
    public var orientation: Orientation?
    /// A size in points that replaces the device's screen, such as a split-view pane's. One with a side that is not
    /// above zero counts as none, and no side as longer than `Size.longestSide`.
    public var size: Size?
    /// The reader's text size; nil means the canvas's, which is `large` in nearly all tools.
    public var contentSizeCategory: ContentSizeCategory?
    /// The direction of the user interface; nil means that of the language of `localization`, left to right where there
    /// is none.
    public var direction: LayoutDirection?
    /// The language of the texts; nil means the document's own.
    public var localization: Localization?
    /// Light or dark; nil means the document's own, else light. Frames never depend on it.
    public var appearance: Appearance?
    /// What the project supplies that its documents do not keep; nil for nothing.
    public var resources: ProjectResources?
    /// The fonts that text is measured with, before all tables; nil for the tables alone.
    public var fonts: InstalledFonts?
    /// What the environment is called in generated source, such as `iPhone 15`; nil means the device's id, or `canvas`.
    public var name: String?

    /// Makes an environment; the default is the document's own canvas.
    public init(
        device: Device? = nil, orientation: Orientation? = nil, size: Size? = nil,
        contentSizeCategory: ContentSizeCategory? = nil, direction: LayoutDirection? = nil,
        localization: Localization? = nil, appearance: Appearance? = nil, resources: ProjectResources? = nil,
        fonts: InstalledFonts? = nil, name: String? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.size = size
        self.contentSizeCategory = contentSizeCategory
        self.direction = direction
        self.localization = localization
        self.appearance = appearance
        self.resources = resources
        self.fonts = fonts
        self.name = name
    }
}

/// How the device is held.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// The longer side upright.
    case portrait
    /// The longer side across.
    case landscape
}

/// The direction in which the user interface reads.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
    /// As in English: leading is left.
    case leftToRight
    /// As in Arabic and Hebrew: leading is right.
    case rightToLeft

    /// The direction inside of a view, where the interface reads in this one: its
    /// `effectiveUserInterfaceLayoutDirection`.
    package func effective(for attribute: View.SemanticContentAttribute) -> LayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: self
        }
    }
}
