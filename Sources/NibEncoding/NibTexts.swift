import InterfaceDocument
import StrutNib

/// Labels, text fields and text views.
extension NibUnit {
    mutating func encodeLabel(_ element: Element, on object: NibGraph.Object) {
        guard let label = Label(element) else { return }
        if let attributed = label.attributedText {
            set("UIAttributedText", attributedString(attributed.element), on: object)
            set("UIText", string(attributed.text), on: object)
        } else {
            set("UIText", text(label.text, "text", of: element), on: object)
        }
        set("UIFont", font(of: element, defaultSize: 17), on: object)
        setTextColor("UIDisableUpdateTextColorOnTraitCollectionChange", of: element, on: object)
        setColor("UIHighlightedColor", "highlightedColor", of: element, on: object)
        setColor("UIShadowColor", "shadowColor", of: element, on: object)
        let offset = element.size(key: "shadowOffset") ?? Size(width: 0, height: -1)
        set("UIShadowOffset", .size(offset), on: object)
        guard element.bool(.adjustsFontSizeToFit) != false else { return }
        let size = fontSize(of: element, defaultSize: 17)
        if let scale = element.double(.minimumScaleFactor) {
            setShrinking(to: Float(scale * size), Float(scale), on: object)
        } else if let least = element.double(.minimumFontSize) {
            setShrinking(to: Float(least), Float(size == 0 ? 0 : least / size), on: object)
        } else {
            setShrinking(to: 0, 0, on: object)
        }
    }

    private mutating func setShrinking(to size: Float, _ scale: Float, on object: NibGraph.Object) {
        set("UIAdjustsFontSizeToFit", .bool(true), on: object)
        set("UIMinimumFontSize", .float(size), on: object)
        set("UIMinimumScaleFactor", .float(scale), on: object)
    }

    private func fontSize(of element: Element, defaultSize: Double) -> Double {
        description(of: element).map { NibFont($0, defaultSize: defaultSize).size } ?? defaultSize
    }

    /// A text's colour, with whether it is the author's: one that is not changes with the appearance.
    private mutating func setTextColor(_ flag: String, of element: Element, on object: NibGraph.Object) {
        let child = element.child(key: "textColor")
        let own = color(child.flatMap(Color.init))
        let standard = context.follows(11) ? "labelColor" : "blackColor"
        if own == nil, !context.follows(8), element.name == .textField {
            let zero = NibColor.Component(float: 0)
            let black = NibColor(components: .rgb(zero, zero, zero, .init(float: 1)))
            set("UITextColor", color(black), on: object)
        } else {
            set("UITextColor", own ?? systemColor(standard), on: object)
        }
        if context.follows(8) { set(flag, .bool(child?.name != .nil), on: object) }
    }

    /// A text that may stand in an element of its own, which may be a mutable one.
    private mutating func text(_ text: String?, _ property: String, of element: Element) -> NibGraph.Object {
        let child = element.children.first { $0.key == property }
        if child?.name == .mutableString, !context.isLocalized { return makeString("NSMutableString", text ?? "") }
        return localizable(text ?? "", of: element, property)
    }

    mutating func encodeTextField(_ element: Element, on object: NibGraph.Object) {
        guard let field = TextField(element) else { return }
        set("UIFont", font(of: element, defaultSize: 14), on: object)
        if let text = field.attributedText {
            set("UIAttributedText", attributedString(text.element), on: object)
        } else if let text = field.text, !text.isEmpty {
            set("UIText", self.text(text, "text", of: element), on: object)
        }
        if let text = field.placeholder, !text.isEmpty {
            set("UIPlaceholder", localizable(text, of: element, "placeholder"), on: object)
        }
        encodeTraits(of: element, on: object)
        setTextColor("UIDisableTextColorUpdateOnTraitCollectionChange", of: element, on: object)
        set("UIClearButtonOffset", .geometry(3, 1), on: object)
        setImage(path: "background", "background", of: element, on: object)
        setImage(path: "disabledBackground", "disabledBackground", of: element, on: object)
    }

    /// What `<textInputTraits>` say of the keyboard.
    mutating func encodeTraits(of element: Element, on object: NibGraph.Object) {
        guard let traits = element.child(.textInputTraits) else { return }
        let rows = Property.textInputTraits
        for place in rows.indices where traits.has(rows[place].attribute) {
            let row = rows[place]
            // A text view begins sentences with capitals by itself.
            let standard = row.attribute == .autocapitalizationType && element.name == .textView ? "sentences" : nil
            guard let key = row.nib, key.since <= context.options.xcode else { continue }
            guard let word = traits.string(row.attribute), word != standard ?? key.omitted else { continue }
            if let value = row.nibValue(word, key, isAlways: true) { set(key, value, on: object) }
        }
        if let type = traits.string(.textContentType) { set("UITextContentType", string(type), on: object) }
        // What is secret is not corrected, unless the document says so.
        guard traits.bool(.secureTextEntry) == true, traits.string(.autocorrectionType) == nil else { return }
        set("UIAutocorrectionType", .int(1), on: object)
        if traits.string(.spellCheckingType) == nil { set("UISpellCheckingType", .int(1), on: object) }
    }

    mutating func encodeTextView(_ view: View, on object: NibGraph.Object) {
        let element = view.element
        guard let textView = TextView(element) else { return }
        encodeScrolling(view, on: object)
        let hasFont = element.child(.fontDescription, key: "fontDescription") != nil
        let fontObject = font(of: element, defaultSize: 14)
        if let attributed = textView.attributedText {
            set("UIText", string(attributed.text), on: object)
            set("UIAttributedText", attributedString(attributed.element), on: object)
        } else if let content = textView.text, !content.isEmpty {
            set("UIText", text(content, "text", of: element), on: object)
            set("UIAttributedText", plainAttributedText(content, fontObject, of: element), on: object)
        }
        if hasFont || textView.attributedText == nil { set("UIFont", fontObject, on: object) }
        let color = element.color(key: "textColor")
        if let made = self.color(color) { set("UITextColor", made, on: object) }
        if let color, context.follows(8), !isLabelColor(color) {
            set("UIDisableUpdateTextColorOnTraitCollectionChange", .bool(true), on: object)
        }
        set("UIContentSize", contentSize(of: view, textView), on: object)
        if let types = element.child(key: "dataDetectorTypes") {
            let bits = NibClasses.dataDetectors(types)
            if bits != 0 { set("UIDataDetectorTypes", .int(bits), on: object) }
        }
        setInsets("UITextContainerInset", "textContainerInset", of: element, on: object)
        encodeTraits(of: element, on: object)
    }

    private func isLabelColor(_ color: Color) -> Bool { color.value == .system("labelColor") }

    /// The text of a text view with the attributes that the view itself gives it.
    private mutating func plainAttributedText(
        _ text: String, _ font: NibGraph.Object, of element: Element
    ) -> NibGraph.Object {
        let object = graph.make("NSAttributedString")
        set("NSString", string(text), on: object)
        let style = graph.make("NSMutableParagraphStyle")
        let alignment = Property.textAlignment(element.string(.textAlignment) ?? "left") ?? 0
        if alignment != 0 { set("NSAlignment", .int(alignment), on: style) }
        set("NSTabStops", .none, on: style)
        var entries = [(string("NSFont"), font)]
        if let color = color(element.color(key: "textColor")) { entries.append((string("NSColor"), color)) }
        entries.append((string("NSParagraphStyle"), style))
        set("NSAttributes", dictionary(entries), on: object)
        return object
    }

    /// The size of what a text view shows: its own where it does not scroll, else that of its lines, which break five
    /// points before its edges.
    private func contentSize(of view: View, _ textView: TextView) -> NibValue {
        let size = view.frame?.size ?? Size(width: 0, height: 0)
        guard textView.isScrollEnabled else { return .size(size) }
        let font = description(of: view.element).map { NibFont($0, defaultSize: 14) } ?? .system(14)
        let text = textView.text ?? ""
        let measured = context.textMeasurer.measure(
            text.isEmpty ? " " : text, font: font.measured, maximumWidth: max(size.width - 10, 0))
        let line = measured.exactHeight / Double(max(measured.lineCount, 1))
        let lines = max(measured.lineCount, text.split(separator: "\n", omittingEmptySubsequences: false).count)
        return .geometry(size.width, (16 + Double(lines) * line).rounded())
    }

    private func description(of element: Element) -> FontDescription? {
        element.child(.fontDescription, key: "fontDescription").flatMap(FontDescription.init)
    }
}

extension Property {
    /// The raw value of a text's alignment.
    static func textAlignment(_ word: String) -> Int? {
        ["left", "center", "right", "justified", "natural"].firstIndex(of: word)
    }
}

extension NibClasses {
    /// The bits of `UIDataDetectorTypes`.
    static func dataDetectors(_ element: Element) -> Int {
        let names = [
            "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
            "lookupSuggestion",
        ]
        return names.enumerated().reduce(0) { bits, entry in
            element.string(named: entry.element) == "YES" ? bits | 1 << entry.offset : bits
        }
    }
}
