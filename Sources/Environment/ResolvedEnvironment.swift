import InterfaceDocument
import TextMeasurement

/// An environment in which nothing is left open any more: what one document is laid out for.
public struct ResolvedEnvironment: Sendable, Hashable {
    /// The device's id; nil for a canvas without a device.
    public var deviceID: String?
    /// Whether the caller chose the device or the size: run-time behaviour, not the document's own canvas.
    public var isChosen: Bool
    public var orientation: Orientation
    /// The screen in points, as it is held.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    /// What the system keeps clear on the whole screen, in points, without bars.
    public var safeArea: EdgeInsets
    public var contentSizeCategory: ContentSizeCategory
    public var direction: LayoutDirection
    /// The operating system whose metrics apply.
    public var era: MetricsEra
}
