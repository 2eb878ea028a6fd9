// Text in fragments with attributes of their own.

/// An `<attributedString>`.
public struct AttributedString: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<attributedString>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .attributedString else { return nil }
        self.element = element
    }

    /// The pieces of the text, in order.
    public var fragments: [Fragment] { element.children.compactMap(Fragment.init) }

    /// All of the text.
    public var text: String { fragments.reduce(into: "") { $0 += $1.text } }

    /// A `<fragment>`: a piece of text whose attributes are the same all through.
    public struct Fragment: ElementWrapper {
        /// The element that is read.
        public let element: Element

        /// Wraps a `<fragment>`; nil for other elements.
        public init?(_ element: Element) {
            guard element.name == .fragment else { return nil }
            self.element = element
        }

        private var attributes: Element? { element.child(.attributes) }

        /// The text.
        public var text: String { element.text(.content, key: "content") ?? "" }

        /// The font.
        public var font: FontDescription? { attributes?.child(.font, key: "NSFont").flatMap(FontDescription.init) }

        /// The colour of the text.
        public var color: Color? { attributes?.color(key: "NSColor") }

        /// The colour behind the text.
        public var backgroundColor: Color? { attributes?.color(key: "NSBackgroundColor") }

        /// Whether a line runs below the text.
        public var isUnderlined: Bool { hasLine("NSUnderline") }

        /// Whether a line runs through the text.
        public var isStruckThrough: Bool { hasLine("NSStrikethrough") }

        private func hasLine(_ key: StaticString) -> Bool {
            attributes?.child(key: key)?.int(.value).map { $0 != 0 } ?? false
        }

        /// The space added between characters, in points.
        public var kern: Double? { attributes?.child(key: "NSKern")?.double(.value) }

        /// How lines and paragraphs are set.
        public var paragraphStyle: ParagraphStyle? { attributes?.child(.paragraphStyle).flatMap(ParagraphStyle.init) }
    }

    /// A `<paragraphStyle>`; distances are in points.
    public struct ParagraphStyle: ElementWrapper {
        /// The element that is read.
        public let element: Element

        /// Wraps a `<paragraphStyle>`; nil for other elements.
        public init?(_ element: Element) {
            guard element.name == .paragraphStyle else { return nil }
            self.element = element
        }

        /// `left`, `center`, `right`, `justified` or `natural`.
        public var alignment: String? { element.string(.alignment) }

        /// `wordWrapping`, `charWrapping`, `clipping`, `truncatingHead`, `truncatingTail` or `truncatingMiddle`.
        public var lineBreakMode: String? { element.string(.lineBreakMode) }

        /// The space between lines.
        public var lineSpacing: Double { element.double(.lineSpacing) ?? 0 }

        /// The factor by which lines are higher than their font asks for; 0 for none.
        public var lineHeightMultiple: Double { element.double(.lineHeightMultiple) ?? 0 }

        /// The least height of a line; 0 for none.
        public var minimumLineHeight: Double { element.double(.minimumLineHeight) ?? 0 }

        /// The greatest height of a line; 0 for none.
        public var maximumLineHeight: Double { element.double(.maximumLineHeight) ?? 0 }

        /// The space after a paragraph.
        public var paragraphSpacing: Double { element.double(.paragraphSpacing) ?? 0 }

        /// The space before a paragraph.
        public var paragraphSpacingBefore: Double { element.double(.paragraphSpacingBefore) ?? 0 }

        /// How far a first line is indented.
        public var firstLineHeadIndent: Double { element.double(.firstLineHeadIndent) ?? 0 }

        /// How far the other lines are indented.
        public var headIndent: Double { element.double(.headIndent) ?? 0 }

        /// Where lines end: from the leading edge, or when negative from the trailing one.
        public var tailIndent: Double { element.double(.tailIndent) ?? 0 }

        /// Where tabs move to, from the leading edge and in ascending order; nil where the default stops count.
        public var tabStops: [Double]? {
            let stops = element.children.first { $0.name.string == "tabStops" }
            return stops?.children.compactMap { $0.string(named: "location").flatMap(Double.init) }
                .filter { abs($0) <= 1e12 }.sorted()
        }

        /// What lies between the tab stops behind the last one; 0 for none.
        public var defaultTabInterval: Double {
            element.string(named: "defaultTabInterval").flatMap(Double.init).map { min(max($0, 0), 1e12) } ?? 0
        }
    }
}
