import InterfaceDocument
import StrutAutoLayout
import StrutTextMeasurement

/// Labels, text fields, text views and search bars.
extension ScenePainter {
    mutating func paintLabel(_ index: Int, _ frame: Rect) {
        guard let label = Label(scene.views[index].view.element) else { return }
        let highlighted = label.isHighlighted ? colors.ink(label.highlightedTextColor) : nil
        let own = highlighted ?? colors.ink(label.textColor) ?? SystemColors.label
        let ink = label.isEnabled ? own : own.opacity(0.35)
        let texts = details(of: index).texts
        // A label shows nothing beyond its bounds; where it has none, that is nothing.
        guard frame.width > 0, frame.height > 0 else { return }
        let overflows = texts.contains { text in
            text.lines.contains { $0.baseline > frame.height + 0.5 || $0.baseline < 0 }
        }
        if overflows { svg.openClip(frame) }
        if let offset = label.shadowOffset, offset != .zero, let shadow = colors.ink(label.shadowColor) {
            let place = Rect(
                x: frame.x + offset.width, y: frame.y + offset.height, width: frame.width, height: frame.height)
            for text in texts { lines(of: text, in: place, shadow, isShadow: true) }
        }
        for text in texts { lines(of: text, in: frame, ink) }
        if overflows { svg.close("g") }
    }

    mutating func paintTextField(_ index: Int, _ frame: Rect) {
        guard let field = TextField(scene.views[index].view.element) else { return }
        // A field with a round border does not show its image: `UITextField.background`.
        if let name = field.backgroundImageName, field.borderStyle != .roundedRect {
            paintImage(
                name, isSymbol: false, in: frame, contentMode: "scaleToFill", tint: SystemColors.label, isTinted: false,
                showsName: details(of: index).texts.isEmpty)
        }
        paintBorder(of: field, frame)
        let ink = colors.ink(field.textColor) ?? SystemColors.label
        for text in details(of: index).texts {
            lines(of: text, in: frame, text.role == .placeholder ? SystemColors.placeholder : ink)
        }
        let isFilled = details(of: index).texts.first?.role == .text
        // There is no clear button without a text: `UITextField.ViewMode.always`.
        if field.showsClearButton && isFilled {
            let center = Point(x: frame.maxX - 14, y: frame.center.y)
            circle(center, radius: 7, SystemColors.tertiaryLabel)
            cross(center, reach: 2.5, SystemColors.background, width: 1.5)
        }
    }

    private mutating func paintBorder(of field: TextField, _ frame: Rect) {
        switch field.borderStyle {
        case .roundedRect:
            // A colour of its own is painted already, and once: it may let something show through.
            if colors.ink(field.element.color(key: "backgroundColor")) == nil {
                fill(frame, radius: 5, SystemColors.background)
            }
            stroke(frame.inset(by: 0.25), radius: 5, SystemColors.separator, width: 0.5)
        case .bezel: stroke(frame.inset(by: 0.5), radius: 0, SystemColors.gray, width: 1)
        case .line: stroke(frame.inset(by: 0.5), radius: 0, SystemColors.label, width: 1)
        case .none: break
        }
    }

    mutating func paintTextView(_ index: Int, _ frame: Rect) {
        guard let textView = TextView(scene.views[index].view.element) else { return }
        let ink = colors.ink(textView.textColor) ?? SystemColors.label
        let texts = details(of: index).texts
        guard !texts.isEmpty else { return }
        svg.openClip(frame)
        for text in texts { lines(of: text, in: frame, ink) }
        svg.close("g")
    }

    mutating func paintSearchBar(_ view: View, _ frame: Rect, tint: Ink) {
        guard let bar = SearchBar(view.element) else { return }
        /// A text in the environment's language; nil where it says nothing.
        func shown(_ text: String?, _ key: String) -> String? {
            text.flatMap { $0.isEmpty ? nil : self.shown($0, of: view.element, key: key) }
        }
        if bar.style != "minimal" && colors.ink(view.backgroundColor) == nil {
            fill(frame, colors.ink(view.element.color(key: "barTintColor")) ?? SystemColors.bar)
        }
        var room = Rect(x: frame.x + 8, y: frame.y, width: frame.width - 16, height: frame.height)
        if let prompt = shown(bar.prompt, "prompt"), room.height >= 64 {
            line(
                prompt, .system(ofSize: 13), in: Rect(x: room.x, y: room.y + 4, width: room.width, height: 20),
                alignment: .center, SystemColors.label)
            room.y += 24
            room.height -= 24
        }
        if bar.showsScopeBar, !bar.scopeButtonTitles.isEmpty, room.height >= 80 {
            room.height -= 44
            let titles = bar.scopeButtonTitles.enumerated().map { number, title in
                self.shown(title, of: view.element, key: "scopeButtonTitles[\(number)]")
            }
            let place = Rect(x: room.x, y: room.maxY + 4, width: room.width, height: 32)
            paintScopes(titles, place, tint: tint)
        }
        room.height = min(room.height, 56)
        if bar.showsCancelButton {
            let font = Font.system(ofSize: 17)
            let width = measurer.width(of: "Cancel", font: font)
            line(
                "Cancel", font, in: Rect(x: room.maxX - width, y: room.y, width: width + 1, height: room.height),
                alignment: .left, tint)
            room.width -= width + 10
        }
        let height = environment.profile.looks.searchFieldHeight
        let field = room.centered(max(0, room.width), min(height, room.height))
        fill(field, radius: environment.profile.looks.searchFieldRadius, SystemColors.tertiaryFill)
        upright(Rect(x: field.x + 10, y: field.center.y - 6, width: 12, height: 12)) { $0.paintGlass(in: $1) }
        var words = Rect(x: field.x + 30, y: field.y, width: max(0, field.width - 36), height: field.height)
        let text = shown(bar.text, "text")
        if text == nil, bar.showsBookmarkButton {
            let side = min(18, field.height)
            words.width = max(0, words.width - side - 6)
            paintSymbol(
                "book", in: Rect(x: field.maxX - side - 8, y: field.center.y - side / 2, width: side, height: side),
                SystemColors.gray)
        }
        guard let shown = text ?? shown(bar.placeholder, "placeholder") else { return }
        line(
            shown, .system(ofSize: environment.profile.looks.searchTextSize), in: words, alignment: .left,
            text == nil ? SystemColors.secondaryLabel : SystemColors.label)
    }

    /// The glass that stands for searching.
    private mutating func paintGlass(in box: Rect) {
        let lens = Point(x: box.x + 5, y: box.y + 5)
        circle(lens, radius: 5, .clear, outline: SystemColors.gray)
        polyline(
            [Point(x: lens.x + 3.5, y: lens.y + 3.5), Point(x: lens.x + 7, y: lens.y + 7)], SystemColors.gray,
            width: 1.5)
    }

    /// Two crossed lines.
    mutating func cross(_ center: Point, reach: Double, _ ink: Ink, width: Double) {
        polyline(
            [Point(x: center.x - reach, y: center.y - reach), Point(x: center.x + reach, y: center.y + reach)], ink,
            width: width)
        polyline(
            [Point(x: center.x - reach, y: center.y + reach), Point(x: center.x + reach, y: center.y - reach)], ink,
            width: width)
    }

    /// A plus, or only its level line.
    mutating func plus(_ center: Point, reach: Double, _ ink: Ink, width: Double, isMinus: Bool = false) {
        polyline([Point(x: center.x - reach, y: center.y), Point(x: center.x + reach, y: center.y)], ink, width: width)
        if isMinus { return }
        polyline([Point(x: center.x, y: center.y - reach), Point(x: center.x, y: center.y + reach)], ink, width: width)
    }
}
