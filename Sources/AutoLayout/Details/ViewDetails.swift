import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// What of a placed view is seen besides its frame, for pictures and lists. Places are in points in the view's own
/// coordinates, from its upper left corner.
package struct ViewDetails: Sendable {
    /// Whether it is hidden, in the document or by a change at run time.
    package var isHidden = false
    /// Whether it can move without any constraint noticing.
    package var isAmbiguous = false
    /// Whether a constraint that refers to it is broken.
    package var isBroken = false
    /// Whether leading means right for what it contains.
    package var isRightToLeft = false
    /// The effective layout margins, the safe area included.
    package var margins = EdgeInsets.zero
    /// How far the safe area lies inside its edges.
    package var safeArea = EdgeInsets.zero
    /// The texts that it shows, line by line.
    package var texts: [PlacedText] = []
    /// The image that it shows beside them.
    package var image: PlacedImage?

    /// Of nothing.
    package init() {}

    /// Whether one of its texts is cut.
    package var isTruncated: Bool { texts.contains { $0.isTruncated } }
    /// The first text that it shows, uncut: what people recognise it by.
    package var text: String? { texts.first?.text }
}

/// A text in a view, where layout put it.
package struct PlacedText: Sendable {
    /// What the text is in its view.
    package enum Role: Sendable {
        /// The text of a label, field or text view.
        case text
        /// What is in an empty field.
        case placeholder
        /// The title of a button.
        case title
        /// The second line of a button.
        case subtitle
    }

    /// What the text is in its view.
    package var role: Role
    /// All of the text, uncut.
    package var text: String
    /// The lines that are shown, from the top.
    package var lines: [PlacedLine]
    /// Whether text was left out, or lies outside of the view.
    package var isTruncated: Bool
}

/// A line of a text.
package struct PlacedLine: Sendable {
    /// Where its ink starts.
    package var x: Double
    /// Its top.
    package var top: Double
    /// Where its letters stand.
    package var baseline: Double
    /// How wide its ink is.
    package var width: Double
    /// From its top to its bottom.
    package var height: Double
    /// What stands on it, in the order of the text: a piece for each run.
    package var pieces: [PlacedPiece]
}

/// The part of a line that has one font and one colour.
package struct PlacedPiece: Sendable {
    /// The characters, with the ellipsis of a line that is cut.
    package var text: String
    /// Where it starts.
    package var x: Double
    /// How wide it is.
    package var width: Double
    /// What it is set in.
    package var font: Font
    /// The colour of its run; nil for the view's.
    package var color: Color?
    /// The colour behind it; nil for none.
    package var ground: Color?
    /// Whether a line runs below it, or through it.
    package var isUnderlined = false
    package var isStruckThrough = false
}

/// An image in a view.
package struct PlacedImage: Sendable {
    /// The image's name.
    package var name: String
    /// Whether it is one of the system's symbols.
    package var isSymbol: Bool
    /// Where it lies.
    package var frame: Rect
    /// How large a symbol is by the text that it goes with, in points; nil for other images.
    package var symbolSize: Size?
}
