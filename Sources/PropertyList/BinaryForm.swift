/// What reader and writer of binary property lists share.
///
/// Objects stand behind the signature, each a byte with its type and length and then its content; behind them their
/// offsets, and at the end a trailer that says where. Numbers have their highest byte first. CoreFoundation's
/// `CFBinaryPList.c` describes it.
enum BinaryForm {
    /// The letters and the version that a file begins with.
    static let signature = Array("bplist00".utf8)
    /// How long the trailer is.
    static let trailerLength = 32
}
