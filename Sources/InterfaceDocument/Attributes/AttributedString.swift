// Text in fragments with attributes of their own.

/// An `<attributedString>`.
public struct AttributedString: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .attributedString else { return nil }
        self.element = element
    }

    /// The pieces of the text, in order.
    public var fragments: [Fragment] { element.children.compactMap(Fragment.init) }

    /// All of the text.
    public var text: String { fragments.map(\.text).joined() }

    /// A `<fragment>`: a piece of text whose attributes are the same all through.
    public struct Fragment: Hashable, Sendable {
        public let element: Element

        public init?(_ element: Element) {
            guard element.name == .fragment else { return nil }
            self.element = element
        }

        private var attributes: Element? { element.child(.attributes) }

        public var text: String { element.text(.content, key: "content") ?? "" }
        public var font: FontDescription? { attributes?.child(.font, key: "NSFont").flatMap(FontDescription.init) }
        public var color: Color? { attributes?.child(.color, key: "NSColor").flatMap(Color.init) }

        /// The space added between characters, in points.
        public var kern: Double? { attributes?.child(key: "NSKern")?.double(.value) }
        public var paragraphStyle: ParagraphStyle? { attributes?.child(.paragraphStyle).flatMap(ParagraphStyle.init) }
    }

    /// A `<paragraphStyle>`; distances are in points.
    public struct ParagraphStyle: Hashable, Sendable {
        public let element: Element

        public init?(_ element: Element) {
            guard element.name == .paragraphStyle else { return nil }
            self.element = element
        }

        /// `left`, `center`, `right`, `justified` or `natural`.
        public var alignment: String? { element.string(.alignment) }

        /// `wordWrapping`, `charWrapping`, `clipping`, `truncatingHead`, `truncatingTail` or `truncatingMiddle`.
        public var lineBreakMode: String? { element.string(.lineBreakMode) }
        public var lineSpacing: Double { element.double(.lineSpacing) ?? 0 }
        public var lineHeightMultiple: Double { element.double(.lineHeightMultiple) ?? 0 }
        public var minimumLineHeight: Double { element.double(.minimumLineHeight) ?? 0 }
        public var maximumLineHeight: Double { element.double(.maximumLineHeight) ?? 0 }
        public var paragraphSpacing: Double { element.double(.paragraphSpacing) ?? 0 }
        public var paragraphSpacingBefore: Double { element.double(.paragraphSpacingBefore) ?? 0 }
        public var firstLineHeadIndent: Double { element.double(.firstLineHeadIndent) ?? 0 }
        public var headIndent: Double { element.double(.headIndent) ?? 0 }
        public var tailIndent: Double { element.double(.tailIndent) ?? 0 }
    }
}
