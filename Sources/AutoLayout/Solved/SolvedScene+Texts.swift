import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Which texts of a scene do not fit their views.
extension SolvedScene {
    /// The texts of the view at `index` that are cut off, beyond what measuring may have wrong.
    package func textsThatDoNotFit(_ index: Int) -> [TextFit] {
        guard hasOwnPlace(index), !isBesideStoredFrame(index) else { return [] }
        return settings(of: index).compactMap { fit($0.role, $0.setting, index) }.filter { fit in
            // What else holds text may draw a line outside of its insets, if there is room at all.
            if case .height(_, let room) = fit.lack { view(index).kind == .label || room == 0 } else { true }
        }
    }

    private typealias RoleSetting = (role: TextFit.Role, setting: TextSetting)

    /// Every text of the view at `index`, as it is set there.
    private func settings(of index: Int) -> [RoleSetting] {
        let element = view(index).element
        func one(_ role: TextFit.Role, _ setting: TextSetting?) -> [RoleSetting] { setting.map { [(role, $0)] } ?? [] }
        return switch view(index).kind {
        case .label: one(.text, Label(element).flatMap { setting(of: $0, index) })
        case .button: one(.title, Button(element).flatMap { setting(of: $0, index) })
        case .textField: one(.placeholder, TextField(element).flatMap { setting(of: $0, index) })
        case .textView: one(.text, TextView(element).flatMap { setting(of: $0, index) })
        case .segmentedControl: SegmentedControl(element).map { segments(of: $0, index) } ?? []
        default: []
        }
    }

    /// A cell of a standard style places its labels itself, and shortens them as it likes.
    private func hasOwnPlace(_ index: Int) -> Bool {
        let content = superview(of: index)
        guard content >= 0, view(content).kind == .tableViewCellContentView else { return true }
        let cell = superview(of: content)
        return cell < 0 || TableViewCell(view(cell).element).map { $0.style == .custom } ?? true
    }

    /// What a frame may be off the stored one, in points, and count as the same: a point at each of two edges, for
    /// texts that are rounded up and for the whole points that Xcode before 8 stored.
    package static let storedFrameTolerance = 2.0

    /// Whether a view on the document's own canvas is not as large as Interface Builder had it: then its frame is as
    /// doubtful as its text.
    private func isBesideStoredFrame(_ index: Int) -> Bool {
        guard environment.isCanvas, let stored = view(index).frame else { return false }
        let frame = frame(of: index)
        return max(abs(frame.width - stored.width), abs(frame.height - stored.height)) > Self.storedFrameTolerance
    }

    private func fit(_ role: TextFit.Role, _ setting: TextSetting, _ index: Int) -> TextFit? {
        var setting = setting
        // A size of 0 stands for one that only Interface Builder knows.
        guard view(index).element.child(.fontDescription)?.double(.pointSize) != 0 else { return nil }
        // On its canvas a text has the width that Interface Builder drew it with.
        if environment.isCanvas, let stored = view(index).frame {
            setting.room.width += max(0, stored.width - frame(of: index).width)
        }
        setting.isGuess = view(index).customClass != nil || !environment.profile.text.hasKnownWidths
        return setting.lack.map { TextFit(role: role, text: setting.runs.map(\.text).joined(), lack: $0) }
    }

    private func setting(
        _ text: ShownText?, font: Font, room: Size, numberOfLines: Int, wraps: Bool,
        lineBreakMode: LineBreakMode = .wordWrapping, smallestScale: Double = 1, hasOneParagraphStyle: Bool = false
    ) -> TextSetting? {
        guard let text else { return nil }
        return TextSetting(
            runs: measurer.runs(text, font: font, hasOneParagraphStyle: hasOneParagraphStyle), room: room,
            numberOfLines: numberOfLines, wraps: wraps,
            lineBreakMode: lineBreakMode, smallestScale: smallestScale, measurer: typesetting.measurer)
    }

    // MARK: Labels and text views

    private func setting(of label: Label, _ index: Int) -> TextSetting? {
        let font = typesetting.fonts.font(label.font, defaultSize: 17)
        let text = model.shownText(of: index)
        var setting = setting(
            text, font: font, room: alignmentRect(of: index).size, numberOfLines: label.numberOfLines,
            wraps: label.numberOfLines != 1, lineBreakMode: label.lineBreakMode,
            smallestScale: Self.smallestScale(label, font), hasOneParagraphStyle: true)
        if text?.isAttributed == false { setting?.strategy = environment.profile.text.lineBreakStrategy }
        setting?.tightens = label.adjustsLetterSpacingToFitWidth
        return setting
    }

    /// How small a label's font may become. Without a least scale UIKit shrinks far, but not to nothing.
    private static func smallestScale(_ label: Label, _ font: Font) -> Double {
        guard label.adjustsFontSizeToFitWidth else { return 1 }
        return label.leastPointSize(of: font).map { min(1, $0 / max(font.pointSize, 1)) } ?? 0.5
    }

    /// A text view that scrolls shows all of its text in the end.
    private func setting(of textView: TextView, _ index: Int) -> TextSetting? {
        guard !textView.isScrollEnabled else { return nil }
        var room = alignmentRect(of: index).size
        room.width -= textView.sides
        room.height -= textView.containerInsets.top + textView.containerInsets.bottom
        return setting(
            model.shownText(of: index), font: typesetting.fonts.font(textView.font, defaultSize: 14), room: room,
            numberOfLines: 0, wraps: true)
    }

    // MARK: Controls

    private func setting(of button: Button, _ index: Int) -> TextSetting? {
        let rect = alignmentRect(of: index)
        let font = measurer.titleFont(button)
        var room = rect.size
        if let configuration = button.configuration {
            // Its titles wrap, and what its styles leave around them differs: only what cannot have room counts.
            let insets = configuration.contentInsets
            room.width -= (insets?.leading ?? 0) + (insets?.trailing ?? 0)
            room.height -= (insets?.top ?? 0) + (insets?.bottom ?? 0)
            guard configuration.imageName == nil, !Self.isUsedUp(rect.size, leaving: room) else { return nil }
            return setting(model.shownText(of: index), font: font, room: room, numberOfLines: 0, wraps: true)
        }
        let insets = [button.contentEdgeInsets, button.titleEdgeInsets]
        for inset in insets { room.width -= (inset?.left ?? 0) + (inset?.right ?? 0) }
        for inset in insets { room.height -= (inset?.top ?? 0) + (inset?.bottom ?? 0) }
        if let image = button.imageState.flatMap(measurer.imageSize) {
            // What is higher than its button is drawn smaller, and nobody knows how wide.
            if image.height > room.height { return nil }
            room.width -= image.width
        }
        if Self.isUsedUp(rect.size, leaving: room) { return nil }
        let wraps = button.lineBreakMode == .wordWrapping || button.lineBreakMode == .characterWrapping
        return setting(
            model.shownText(of: index), font: font, room: room, numberOfLines: 0, wraps: wraps,
            lineBreakMode: button.lineBreakMode)
    }

    /// Whether a button's insets and picture leave nothing of its size to its title: a picture alone is meant, and a
    /// title that was never taken out.
    private static func isUsedUp(_ size: Size, leaving room: Size) -> Bool {
        size.width >= 1 && room.width < 1 || size.height >= 1 && room.height < 1
    }

    private func setting(of field: TextField, _ index: Int) -> TextSetting? {
        guard model.shownText(of: index)?.string.isEmpty != false, let placeholder = model.placeholder(of: index) else {
            return nil
        }
        let font = typesetting.fonts.font(field.font, defaultSize: 14)
        var room = alignmentRect(of: index).size
        switch field.borderStyle {
        case .roundedRect, .bezel: room.width -= 14
        case .line: room.width -= 4
        case .none: break
        }
        var scale = 1.0
        if field.adjustsFontSizeToFitWidth, let points = field.minimumFontSize, points > 0 {
            scale = min(1, points / max(font.pointSize, 1))
        }
        return setting(
            .plain(placeholder), font: font, room: room, numberOfLines: 1, wraps: false, smallestScale: scale)
    }

    /// Segments without a width of their own share what is left, a point between them; what UIKit keeps clear inside of
    /// one is not known for all systems, and left out.
    private func segments(of control: SegmentedControl, _ index: Int) -> [RoleSetting] {
        let segments = control.segments
        let flexible = segments.count { $0.width == nil }
        guard flexible > 0, !control.apportionsSegmentWidthsByContent else { return [] }
        let rect = alignmentRect(of: index)
        let fixed = segments.reduce(0) { $0 + ($1.width ?? 0) }
        let share = (rect.width - fixed - Double(segments.count - 1)) / Double(flexible)
        let font = Font.system(
            ofSize: 13, weight: environment.profile.controls.hasMediumSegmentTitles ? .medium : .regular)
        return segments.enumerated().compactMap { place, segment in
            let title = model.translated(segment.title, of: control.element, key: "segmentTitles[\(place)]")
            let room = Size(width: segment.width ?? share, height: rect.height)
            guard segment.imageName == nil, let title else { return nil }
            return setting(.plain(title), font: font, room: room, numberOfLines: 1, wraps: false)
                .map { (.segment(place), $0) }
        }
    }
}
