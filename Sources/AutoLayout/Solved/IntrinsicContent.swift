import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// What gives a view its intrinsic size, in words.
package struct IntrinsicContent: Sendable {
    /// Whose size it is: `text`, `image`, `own size`.
    package var noun: String
    /// How it was measured: `in the system font, regular, 17 points, on 2 lines`; may be empty.
    package var detail: String
    /// What the view has on the vertical axis where it follows from the width: how many lines of text.
    package var lines: Int?

    /// Whether the noun means several things.
    package var isPlural: Bool { noun.hasSuffix("s") || noun.contains(" and ") }

    /// Both together.
    package var words: String {
        if detail.isEmpty { return noun }
        let isClause = detail.hasPrefix("which ") || detail.hasPrefix("that ") || detail.hasPrefix("as ")
        return "\(noun)\(isClause ? ", " : " ")\(detail)"
    }
}

/// Finds out what intrinsic sizes were made from.
struct IntrinsicContentReader {
    let system: SceneSystem

    func content(of index: Int, _ axis: Axis) -> IntrinsicContent {
        stated(index, axis) ?? measured(index)
    }

    /// A size that does not come from what the view shows.
    private func stated(_ index: Int, _ axis: Axis) -> IntrinsicContent? {
        let (view, model) = (system.view(index), system.model)
        let intrinsics = IntrinsicMeasurer(model: model)
        if model.changes(of: index)?.intrinsicContentSize != nil {
            return IntrinsicContent(noun: "intrinsic size", detail: "as it was set at run time")
        }
        let placeholder = axis == .horizontal ? view.placeholderIntrinsicWidth : view.placeholderIntrinsicHeight
        if placeholder != nil && !model.isRunTime {
            return IntrinsicContent(noun: "placeholder size", detail: "which counts at design time only")
        }
        if view.customClass.flatMap({ system.environment.resources?.classSizes[$0] }) != nil {
            return IntrinsicContent(noun: "intrinsic size", detail: "which the project states for \(view.className)")
        }
        let width = system.states[index].solved?.width
        if let reported = intrinsics.designableSize(of: index), !intrinsics.isWrapped(index, within: width, reported) {
            return IntrinsicContent(noun: "intrinsic size", detail: "as the designable view reported it")
        }
        let own = intrinsics.ownSize(of: index, width: width)
        if (axis == .horizontal ? own.width : own.height) == nil {
            return IntrinsicContent(
                noun: "design-time size",
                detail: "which Interface Builder gives a view without one in a stack view, at design time only")
        }
        return nil
    }

    private func measured(_ index: Int) -> IntrinsicContent {
        let view = system.view(index)
        let intrinsics = IntrinsicMeasurer(model: system.model)
        switch view.kind {
        case .label:
            guard let label = Label(view.element) else { break }
            let width = system.states[index].solved?.width
            return text(
                in: intrinsics.labelFont(label, of: index),
                isAttributed: system.model.shownText(of: index)?.isAttributed == true,
                lines: intrinsics.labelText(label, of: index, width: width).lineCount)
        case .button:
            guard let button = Button(view.element) else { break }
            let hasImage = (button.configuration?.imageName ?? button.imageState?.imageName) != nil
            guard system.model.shownText(of: index)?.string.isEmpty == false else {
                return hasImage
                    ? IntrinsicContent(noun: "image", detail: "")
                    : IntrinsicContent(noun: "title", detail: "which is empty")
            }
            let noun = hasImage ? "title and image" : "title"
            let setting = button.configuration == nil ? "" : ", with its configuration's insets"
            return IntrinsicContent(noun: noun, detail: "in \(describe(intrinsics.titleFont(button)))\(setting)")
        case .textField: return IntrinsicContent(noun: "text and border", detail: "")
        case .textView: return IntrinsicContent(noun: "text", detail: "with its insets")
        case .imageView:
            let name = ImageView(view.element)?.imageName
            return IntrinsicContent(noun: "image", detail: name.map { "'\($0)'" } ?? "")
        case .segmentedControl: return IntrinsicContent(noun: "segments", detail: "by their titles")
        default: break
        }
        return IntrinsicContent(
            noun: "own size", detail: "that of every \(view.kind.className) in iOS \(system.environment.era.rawValue)")
    }

    private func text(in font: Font, isAttributed: Bool, lines: Int) -> IntrinsicContent {
        if lines == 0 { return IntrinsicContent(noun: "text", detail: "which is empty", lines: 0) }
        let face = isAttributed ? "in its own fonts" : "in \(describe(font))"
        return IntrinsicContent(
            noun: "text", detail: "\(face), on \(lines) \(lines == 1 ? "line" : "lines")", lines: lines)
    }

    private func describe(_ font: Font) -> String {
        let face =
            switch font.face {
            case .system(let weight, let isItalic): "the system font, \(weight)\(isItalic ? " italic" : "")"
            case .monospacedSystem(let weight): "the monospaced system font, \(weight)"
            case .named(let name, _):
                system.measurer.isKnown(font) ? name : "\(name) (not known: measured as a fallback)"
            }
        return "\(face), \(ConstraintDescription(system: system).number(font.pointSize)) points"
    }
}
