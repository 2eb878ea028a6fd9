import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutJSON
import StrutTextMeasurement

/// The views of a scene with the members that somebody asked for; what nobody asked for is not found out.
struct ChosenFields {
    let fields: Set<ViewField>
    let scene: SceneLayout
    let outlets: OutletIndex
    /// What rests on what is not known, parallel to the views.
    let approximations: [Approximation?]
    /// Where the views lie in the window, parallel to the views.
    let windowFrames: [Rect]
    /// What else layout knows of the views, parallel to them; empty where no field needs it.
    let facts: [ViewFacts]

    /// The fields that `facts` is made for.
    private static let ofFacts: Set<ViewField> = [
        .alignmentRect, .intrinsicSize, .baselines, .layoutMargins, .safeArea, .hidden, .ambiguous, .texts,
        .constraints,
    ]

    init(_ fields: Set<ViewField>, of scene: SceneLayout, outlets: OutletIndex) {
        self.fields = fields
        self.scene = scene
        self.outlets = outlets
        approximations = fields.contains(.approximate) ? scene.approximations : []
        windowFrames = fields.contains(.windowFrame) ? WindowFrames(scene).frames : []
        facts = fields.isDisjoint(with: Self.ofFacts) ? [] : scene.facts
    }
}

extension JSONWriter {
    /// Writes the members of the view at `index`.
    mutating func write(_ chosen: ChosenFields, _ index: Int) {
        for field in ViewField.allCases where chosen.fields.contains(field) { write(field, chosen, index) }
    }

    private mutating func write(_ field: ViewField, _ chosen: ChosenFields, _ index: Int) {
        let placed = chosen.scene.views[index]
        let view = placed.view
        switch field {
        case .id: member("id", orNull: view.element.id)
        case .element: member("element", view.element.name.string)
        case .class: member("class", view.className)
        case .userLabel: member("userLabel", ifAny: view.userLabel)
        case .outlets: write(chosen.outlets, of: view)
        case .frame: member("frame", placed.frame)
        case .approximate: member("approximate", ifAny: chosen.approximations[index]?.rawValue)
        case .contentSize: if let size = placed.contentSize { member("contentSize", size) }
        case .row: if let row = placed.row { write(row) }
        case .windowFrame: member("windowFrame", chosen.windowFrames[index])
        case .alpha: member("alpha", view.alpha)
        case .clips: member("clips", view.clipsSubviews)
        case .line: member("line", view.location.line)
        case .column: member("column", view.location.column)
        case .alignmentRect, .intrinsicSize, .baselines, .layoutMargins, .safeArea, .hidden, .ambiguous, .texts,
            .constraints:
            if index < chosen.facts.count { write(field, chosen.facts[index]) }
        }
    }

    private mutating func write(_ field: ViewField, _ facts: ViewFacts) {
        let details = facts.details
        switch field {
        case .alignmentRect: member("alignmentRect", facts.alignmentRect.inThousandths)
        case .intrinsicSize:
            pair("intrinsicSize", "width", facts.intrinsicSize.width, "height", facts.intrinsicSize.height)
        case .baselines:
            guard let baselines = facts.baselines else {
                key("baselines")
                return null()
            }
            pair("baselines", "first", baselines.first, "last", baselines.last)
        case .layoutMargins: member("layoutMargins", details.margins.inThousandths)
        case .safeArea: member("safeArea", details.safeArea.inThousandths)
        case .hidden: member("hidden", details.isHidden)
        case .ambiguous: member("ambiguous", details.isAmbiguous)
        case .texts:
            array("texts", .inline) { json in
                for text in details.texts { json.write(text) }
            }
        default:
            array("constraints", .inline) { json in
                for id in facts.constraints { json.string(id) }
            }
        }
    }

    /// Writes two lengths, to thousandths of a point; null for one that there is not.
    private mutating func pair(
        _ name: StaticString, _ first: StaticString, _ firstLength: Double?, _ second: StaticString,
        _ secondLength: Double?
    ) {
        object(name, .inline) { json in
            json.length(first, firstLength)
            json.length(second, secondLength)
        }
    }

    private mutating func length(_ name: StaticString, _ length: Double?) {
        key(name)
        if let length { number(ExplanationNumber.rounded(length)) } else { null() }
    }

    // MARK: Texts

    private mutating func write(_ text: PlacedText) {
        beginObject(.inline)
        member("role", text.role.name)
        member("text", text.text)
        member("truncated", text.isTruncated)
        let font = text.lines.first?.pieces.first?.font
        key("font")
        if let font { write(font) } else { null() }
        array("lines", .inline) { json in
            for line in text.lines { json.write(line, font) }
        }
        endObject()
    }

    /// Writes a line, with its pieces where they are not all in the text's font.
    private mutating func write(_ line: PlacedLine, _ font: Font?) {
        beginObject(.inline)
        member("text", line.pieces.map(\.text).joined())
        length("x", line.x)
        length("y", line.top)
        length("width", line.width)
        length("height", line.height)
        length("baseline", line.baseline)
        guard line.pieces.contains(where: { $0.font != font }) else { return endObject() }
        array("pieces", .inline) { json in
            for piece in line.pieces {
                json.beginObject(.inline)
                json.member("text", piece.text)
                json.length("x", piece.x)
                json.length("width", piece.width)
                json.key("font")
                json.write(piece.font)
                json.endObject()
            }
        }
        endObject()
    }

    private mutating func write(_ font: Font) {
        beginObject(.inline)
        switch font.face {
        case .system(let weight, let italic):
            member("face", "system")
            member("weight", weight.name)
            member("italic", italic)
        case .monospacedSystem(let weight):
            member("face", "monospacedSystem")
            member("weight", weight.name)
        case .named(let name, let family):
            member("face", "named")
            member("name", name)
            member("family", orNull: family)
        }
        length("size", font.pointSize)
        member("textStyle", ifAny: font.textStyle?.name)
        endObject()
    }
}

extension Rect {
    /// To thousandths of a point, as explanations have it.
    fileprivate var inThousandths: Rect {
        Rect(
            x: ExplanationNumber.rounded(x), y: ExplanationNumber.rounded(y),
            width: ExplanationNumber.rounded(width), height: ExplanationNumber.rounded(height))
    }
}

extension EdgeInsets {
    /// To thousandths of a point, as explanations have it.
    var inThousandths: EdgeInsets {
        EdgeInsets(
            top: ExplanationNumber.rounded(top), left: ExplanationNumber.rounded(left),
            bottom: ExplanationNumber.rounded(bottom), right: ExplanationNumber.rounded(right))
    }
}

// Names of cases, written out, as those of environments are.

extension PlacedText.Role {
    fileprivate var name: String {
        switch self {
        case .text: "text"
        case .placeholder: "placeholder"
        case .title: "title"
        case .subtitle: "subtitle"
        }
    }
}

extension Font.Weight {
    fileprivate var name: String {
        switch self {
        case .ultraLight: "ultraLight"
        case .thin: "thin"
        case .light: "light"
        case .regular: "regular"
        case .medium: "medium"
        case .semibold: "semibold"
        case .bold: "bold"
        case .heavy: "heavy"
        case .black: "black"
        }
    }
}

extension TextStyle {
    fileprivate var name: String {
        switch self {
        case .largeTitle: "largeTitle"
        case .title1: "title1"
        case .title2: "title2"
        case .title3: "title3"
        case .headline: "headline"
        case .body: "body"
        case .callout: "callout"
        case .subheadline: "subheadline"
        case .footnote: "footnote"
        case .caption1: "caption1"
        case .caption2: "caption2"
        }
    }
}
