/// What happens to a line that is longer than the width, as `NSLineBreakMode`.
///
/// The raw value is the word that Interface Builder writes on a view.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// It breaks between words, and inside a word that is longer than a line.
    case wordWrapping = "wordWrap"
    /// It breaks between characters.
    case characterWrapping = "characterWrap"
    /// It is cut off at the edge.
    case clipping = "clip"
    /// Its beginning yields to an ellipsis.
    case truncatingHead = "headTruncation"
    /// Its middle yields to an ellipsis.
    case truncatingMiddle = "middleTruncation"
    /// Its end yields to an ellipsis; lines before the last break between words.
    case truncatingTail = "tailTruncation"

    /// Whether the last line that fits ends in an ellipsis when text is left out.
    public var truncates: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .characterWrapping, .clipping: false
        }
    }

    /// The mode that Interface Builder calls `name` on a view (`tailTruncation`) or in a paragraph style
    /// (`truncatingTail`); nil for an unknown name.
    public init?(interfaceBuilderName name: String) {
        switch name {
        case "wordWrap", "wordWrapping": self = .wordWrapping
        case "characterWrap", "characterWrapping", "charWrapping": self = .characterWrapping
        case "clip", "clipping": self = .clipping
        case "headTruncation", "truncatingHead": self = .truncatingHead
        case "tailTruncation", "truncatingTail": self = .truncatingTail
        case "middleTruncation", "truncatingMiddle": self = .truncatingMiddle
        default: return nil
        }
    }
}
