/// The operating system whose control sizes, fonts and margins a document is laid out with.
///
/// Interface Builder draws with the system of its own Xcode. The only clock in a document is its `toolsVersion`.
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

    public static func < (a: MetricsEra, b: MetricsEra) -> Bool { a.rawValue < b.rawValue }
}
