// The advances of one typeface, one number per slot.

/// Namespace of the generated tables: each holds one advance per slot of `GlyphSlots`, in 1/2048 em.
enum GlyphTable {
    /// The units that make up one em in every table.
    static let unitsPerEm = 2048.0
}
