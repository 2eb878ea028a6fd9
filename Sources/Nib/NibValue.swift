/// What an object of a `NibGraph` has for a key.
public enum NibValue: Sendable, Hashable {
    /// An integer, which is stored in as few bytes as it needs.
    case int(Int)
    /// A truth value.
    case bool(Bool)
    /// A number of four bytes.
    case float(Float)
    /// A number of eight bytes.
    case double(Double)
    /// Bytes: a text, a rectangle, a nib inside of the nib.
    case data([UInt8])
    /// No object.
    case none
    /// An object of the same graph.
    case object(NibGraph.Object)
}
