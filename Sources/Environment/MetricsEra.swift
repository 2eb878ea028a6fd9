import InterfaceDocument

/// The operating system whose control sizes, fonts and margins a document is laid out with.
///
/// Interface Builder draws with the system of its own Xcode. The only clock in a document is its `toolsVersion`; the
/// borders below were found by where measured control sizes change in documents, and agree with Xcode's releases.
public enum MetricsEra: Int, Sendable, Hashable, Comparable, CaseIterable {
    case iOS7 = 7
    case iOS8 = 8
    case iOS9 = 9
    case iOS10 = 10
    case iOS11 = 11
    case iOS12 = 12
    case iOS13 = 13
    case iOS14 = 14
    case iOS15 = 15
    case iOS16 = 16
    case iOS17 = 17
    case iOS18 = 18
    case iOS26 = 26

    /// The era that a document's `toolsVersion` belongs to.
    ///
    /// 32700 is what newer Xcodes write into documents under source control; its metrics are those of iOS 17.
    public init(toolsVersion version: ToolsVersion) {
        switch version.major {
        case ..<6000: self = .iOS7
        case ..<7700: self = .iOS8
        case ..<11000: self = .iOS9
        case ..<13000: self = .iOS10
        case ..<14268: self = .iOS11
        case ..<14840: self = .iOS12
        case ..<17000: self = .iOS13
        case ..<18000: self = .iOS14
        case ..<20000: self = .iOS15
        case ..<22000: self = .iOS16
        case ..<23500: self = .iOS17
        case ..<24127: self = .iOS18
        case ..<32000: self = .iOS26
        default: self = .iOS17
        }
    }

    public static func < (a: MetricsEra, b: MetricsEra) -> Bool { a.rawValue < b.rawValue }
}
