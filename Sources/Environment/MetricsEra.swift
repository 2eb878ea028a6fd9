import InterfaceDocument

/// The operating system whose control sizes, fonts and margins a document is laid out with.
///
/// Interface Builder draws with the system of its own Xcode. The only clock in a document is its `toolsVersion`; the
/// borders below were found by where measured control sizes change in documents, and agree with Xcode's releases.
public enum MetricsEra: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// iOS 7: `toolsVersion` before 6000.
    case iOS7 = 7
    /// iOS 8: `toolsVersion` 6000 to 7699.
    case iOS8 = 8
    /// iOS 9: `toolsVersion` 7700 to 10999.
    case iOS9 = 9
    /// iOS 10: `toolsVersion` 11000 to 12999.
    case iOS10 = 10
    /// iOS 11: `toolsVersion` 13000 to 14267.
    case iOS11 = 11
    /// iOS 12: `toolsVersion` 14268 to 14839.
    case iOS12 = 12
    /// iOS 13: `toolsVersion` 14840 to 16999.
    case iOS13 = 13
    /// iOS 14: `toolsVersion` 17000 to 17999.
    case iOS14 = 14
    /// iOS 15: `toolsVersion` 18000 to 19999.
    case iOS15 = 15
    /// iOS 16: `toolsVersion` 20000 to 21999.
    case iOS16 = 16
    /// iOS 17: `toolsVersion` 22000 to 23499, and 32000 or more.
    case iOS17 = 17
    /// iOS 18: `toolsVersion` 23500 to 24126.
    case iOS18 = 18
    /// iOS 26: `toolsVersion` 24127 to 31999.
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
