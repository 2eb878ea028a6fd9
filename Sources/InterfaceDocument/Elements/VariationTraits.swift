// The traits that choose among variations, packed into one byte so that every element can carry them.

/// The traits for which variations are chosen: size classes and idiom; an absent one matches nothing that asks for it.
///
/// `.none` means the document as it stands: only `<variation key="default">` counts.
public struct VariationTraits: Hashable, Sendable {
    /// A kind of device.
    public enum Idiom: UInt8, Hashable, Sendable, CaseIterable {
        /// An iPhone.
        case phone = 1
        /// An iPad.
        case pad = 2
        /// A Mac.
        case mac = 3
    }

    private var bits: UInt8

    /// No traits.
    public static let none = VariationTraits()

    /// Traits with the given size classes and idiom.
    public init(widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, idiom: Idiom? = nil) {
        bits = Self.bits(of: widthClass) | Self.bits(of: heightClass) << 2 | (idiom?.rawValue ?? 0) << 4
    }

    /// The width's size class.
    public var widthClass: SizeClass? { Self.sizeClass(of: bits & 3) }

    /// The height's size class.
    public var heightClass: SizeClass? { Self.sizeClass(of: bits >> 2 & 3) }

    /// The idiom.
    public var idiom: Idiom? { Idiom(rawValue: bits >> 4 & 3) }

    private static func bits(of sizeClass: SizeClass?) -> UInt8 {
        switch sizeClass {
        case nil: 0
        case .compact: 1
        case .regular: 2
        }
    }

    private static func sizeClass(of bits: UInt8) -> SizeClass? {
        switch bits {
        case 1: .compact
        case 2: .regular
        default: nil
        }
    }

    /// How many traits a variation's key asks for; nil when these traits do not have them all.
    func specificity(ofVariationKey key: Bytes) -> Int? {
        if key.spell("default") { return 0 }
        return Self.count(ofPartsOf: key) { matches($0) }
    }

    /// True when every part of a variation's key can match some traits.
    static func isKnown(variationKey key: Bytes) -> Bool {
        key.spell("default") || count(ofPartsOf: key) { part in some.contains { $0.matches(part) } } != nil
    }

    /// How many parts a variation's key has, set apart by hyphens; nil when one is not matched, or there is none.
    private static func count(ofPartsOf key: Bytes, matched isMatched: (Bytes) -> Bool) -> Int? {
        var count = 0
        var start = 0
        for end in 0...key.count where end == key.count || key[end] == UInt8(ascii: "-") {
            if end > start {
                guard isMatched(Bytes(rebasing: key[start..<end])) else { return nil }
                count += 1
            }
            start = end + 1
        }
        return count == 0 ? nil : count
    }

    /// Traits among which every known part of a key matches one.
    private static let some = [
        VariationTraits(widthClass: .compact, heightClass: .compact, idiom: .phone),
        VariationTraits(widthClass: .regular, heightClass: .regular, idiom: .pad),
        VariationTraits(idiom: .mac),
    ]

    private func matches(_ part: Bytes) -> Bool {
        if part.spell("widthClass=compact") { return widthClass == .compact }
        if part.spell("widthClass=regular") { return widthClass == .regular }
        if part.spell("heightClass=compact") { return heightClass == .compact }
        if part.spell("heightClass=regular") { return heightClass == .regular }
        if part.spell("userInterfaceIdiom=phone") { return idiom == .phone }
        if part.spell("userInterfaceIdiom=pad") { return idiom == .pad }
        if part.spell("userInterfaceIdiom=mac") { return idiom == .mac }
        return false
    }
}
