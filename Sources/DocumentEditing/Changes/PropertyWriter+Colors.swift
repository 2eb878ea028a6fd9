// Colours and images, with the entries that documents have for them in `<resources>`.

import InterfaceDocument
import StrutDiagnostics

extension PropertyWriter {
    // MARK: Colours

    /// The colours that an element has, by their keys.
    func colorKeys(of element: Element) -> [String] {
        if element.name == .button {
            return ["titleColor", "titleShadowColor", "backgroundColor", "tintColor"]
                + (element.child(.buttonConfiguration) == nil ? [] : ["baseForegroundColor", "baseBackgroundColor"])
        }
        if let kind = View.Kind(element.name) {
            let texts = [.label, .textField, .textView].contains(kind) ? ["textColor"] : []
            return texts + ColorProperty.colors(of: kind).map { "\($0.key)" }
        }
        switch element.name {
        case .barButtonItem: return ["tintColor"]
        case .tabBarItem: return ["badgeColor"]
        default: return []
        }
    }

    /// Sets a colour; false for other properties.
    func setColor(
        _ property: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        let element = target.element
        var key = property
        if let kind = View.Kind(element.name),
            let row = ColorProperty.colors(of: kind).first(where: { $0.uikit == property })
        {
            key = "\(row.key)"
        }
        if element.name == .button, property == "textColor" || property == "titleColor" {
            // A configuration says what colour its title has.
            let isConfigured = element.child(.buttonConfiguration) != nil && target.state == "normal"
            key = isConfigured ? "baseForegroundColor" : "titleColor"
        }
        guard colorKeys(of: element).contains(key) else { return false }
        let color = try value.map { value throws(EditCommandError) in try self.color(value, &edit) } ?? nil
        var holder = target.item
        if key.hasPrefix("title") {
            guard let state = try edit.state(target.state, of: holder, isMade: color != nil) else { return true }
            holder = state
        } else if key.hasPrefix("base") {
            holder = edit.children(of: holder).first { edit.name(of: $0) == "buttonConfiguration" } ?? holder
        }
        try edit.write { (edit) throws(DocumentEditError) in
            var new = color
            // Where a label has no colour Xcode says so.
            if new == nil, element.name == .label, key == "textColor" || key == "highlightedColor" {
                new = NewElement("nil")
            }
            new?["key"] = key
            try edit.replaceChild(key: key, of: holder, by: new)
        }
        return true
    }

    /// A colour as it is written: `#RRGGBB`, `#RRGGBBAA`, `clear`, `black`, `white`, UIKit's name of a system colour
    /// (`systemRed`, `secondaryLabel`), the name of one in an asset catalog, or `default` for none.
    private func color(_ text: String, _ edit: inout DocumentEdit) throws(EditCommandError) -> NewElement? {
        if text == "default" || text == "none" || text.isEmpty { return nil }
        if text.hasPrefix("#") { return try Self.color(hex: text.dropFirst()) }
        switch text {
        case "clear": return Self.gray(0, alpha: 0)
        case "black": return Self.gray(0, alpha: 1)
        case "white": return Self.gray(1, alpha: 1)
        default: break
        }
        if let name = [text, "\(text)Color"].first(where: { SystemColor.light($0) != nil }) {
            try addSystemColor(name, &edit)
            return NewElement("color", ["systemColor": name])
        }
        let isKnown = lookup.document.namedColor(text) != nil ? true : try addNamedColor(text, &edit)
        if !isKnown, let likely = Suggestion.nearest(to: text, among: SystemColor.names.map { String($0.dropLast(5)) }),
            likely.lowercased() == text.lowercased() || Suggestion.distance(text, likely) <= 2
        {
            throw EditCommandError("no colour of the system is called '\(text)'; did you mean '\(likely)'?")
        }
        guard isKnown else {
            throw EditCommandError(
                "'\(text)' is no colour of the system, and the document has no named colour of this name",
                advice: "write #RRGGBB, a system colour such as systemRed, or change the document together with one "
                    + "that uses the colour")
        }
        return NewElement("color", ["name": text])
    }

    /// Notes a colour of an asset catalog as a document notes it that is changed together with this one; false where
    /// none does.
    private func addNamedColor(_ name: String, _ edit: inout DocumentEdit) throws(EditCommandError) -> Bool {
        for document in lookup.others {
            let notes = document.root.child(.resources)?.children.first {
                $0.name == .namedColor && $0.has(.name, equalTo: name)
            }
            guard let notes else { continue }
            try edit.addResource(NewElement(notes))
            return true
        }
        return false
    }

    private static func color(hex digits: Substring) throws(EditCommandError) -> NewElement {
        let values = digits.compactMap(\.hexDigitValue)
        let isShort = digits.count == 3
        guard values.count == digits.count, isShort || digits.count == 6 || digits.count == 8 else {
            throw EditCommandError("'#\(digits)' is no colour", advice: "write #RRGGBB or #RRGGBBAA")
        }
        // With types written down: inferred, this function takes the compiler five seconds.
        let bytes: [Int] =
            if isShort {
                values.map { (digit: Int) -> Int in digit * 17 }
            } else {
                stride(from: 0, to: values.count, by: 2).map { (place: Int) -> Int in
                    values[place] * 16 + values[place + 1]
                }
            }
        let parts: [String] = bytes.map { (byte: Int) -> String in XcodeNumber.text(Double(byte) / 255) }
        let alpha: String = parts.count > 3 ? parts[3] : "1"
        return NewElement(
            "color",
            [
                "red": parts[0], "green": parts[1], "blue": parts[2], "alpha": alpha, "colorSpace": "custom",
                "customColorSpace": "sRGB",
            ])
    }

    private static func gray(_ white: Double, alpha: Double) -> NewElement {
        NewElement(
            "color",
            [
                "white": XcodeNumber.text(white), "alpha": XcodeNumber.text(alpha), "colorSpace": "custom",
                "customColorSpace": "genericGamma22GrayColorSpace",
            ])
    }

    /// Notes a system colour in the resources, as Xcode does for tools that do not know it.
    private func addSystemColor(_ name: String, _ edit: inout DocumentEdit) throws(EditCommandError) {
        guard lookup.document.systemColor(name) == nil, let value = SystemColor.light(name) else { return }
        let color: NewElement
        if let white = value.white {
            color = Self.gray(white, alpha: value.alpha)
        } else {
            color = NewElement(
                "color",
                [
                    "red": XcodeNumber.text(value.red), "green": XcodeNumber.text(value.green),
                    "blue": XcodeNumber.text(value.blue), "alpha": XcodeNumber.text(value.alpha),
                    "colorSpace": "custom", "customColorSpace": "sRGB",
                ])
        }
        try edit.addResource(NewElement("systemColor", ["name": name], children: [color]))
    }

    // MARK: Images

    /// The images that an element has, by their attributes.
    func imageNames(of element: Element) -> [String] {
        if element.name == .button { return ["image", "backgroundImage"] }
        if let kind = View.Kind(element.name) { return ImageProperty.images(of: kind).map(\.name) }
        switch element.name {
        case .barButtonItem, .tabBarItem: return ["image", "selectedImage", "landscapeImage"]
        case .segment: return ["image"]
        default: return []
        }
    }

    /// Sets an image; false for other properties.
    func setImage(
        _ property: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        guard imageNames(of: target.element).contains(property) else { return false }
        let text = value.flatMap { $0.isEmpty || $0 == "none" ? nil : $0 }
        let isSymbol = text.map { $0.hasPrefix("system:") || $0.hasPrefix("symbol:") } ?? false
        let name = text.map { isSymbol ? String($0.dropFirst(7)) : $0 }
        if name?.isEmpty == true {
            throw EditCommandError("'\(property)' names no symbol", advice: "write system:star.fill")
        }
        if let name, !isSymbol { try checkImage(name, target.name, property) }
        var holders = [target.item]
        if target.element.name == .button {
            holders = try edit.state(target.state, of: target.item, isMade: name != nil).map { [$0] } ?? []
            if property == "image" {
                holders += edit.children(of: target.item).filter { edit.name(of: $0) == "buttonConfiguration" }
            }
        }
        for holder in holders {
            try edit.write { (edit) throws(DocumentEditError) in
                try edit.set(property, of: holder, to: name)
                try edit.set("catalog", of: holder, to: isSymbol ? "system" : nil)
            }
        }
        if let name, lookup.document.image(named: name) == nil {
            try edit.addResource(imageEntry(name, isSymbol: isSymbol))
        }
        return true
    }

    /// The entry of an image in the resources, with its size: as a document has it that is changed together with this
    /// one, that of a symbol's picture, or as the project's catalogs have it.
    private func imageEntry(_ name: String, isSymbol: Bool) -> NewElement {
        for other in lookup.others {
            if let entry = other.image(named: name), entry.isSystem == isSymbol { return NewElement(entry.element) }
        }
        var entry = NewElement("image", ["name": name])
        if isSymbol {
            let size = SymbolPreview.size(of: name)
            entry["catalog"] = "system"
            (entry["width"], entry["height"]) = (size.width, size.height)
        } else if let size = lookup.resources.imageSizes[name].flatMap(\.self) {
            (entry["width"], entry["height"]) = (XcodeNumber.text(size.width), XcodeNumber.text(size.height))
        }
        return entry
    }

    /// Refuses the name of one of the system's symbols where it would mean an image of the app, and the app has none.
    private func checkImage(_ name: String, _ object: String, _ property: String) throws(EditCommandError) {
        let isKnown =
            lookup.resources.imageSizes.keys.contains(name)
            || ([lookup.document] + lookup.others).contains { $0.image(named: name)?.isSystem == false }
        guard !isKnown, SymbolPreview.isSymbol(name) else { return }
        throw EditCommandError(
            "no image of the app is called '\(name)', and one of the system's symbols is",
            advice: "write '\(object).\(property)=system:\(name)'")
    }
}

extension DocumentEdit {
    /// Puts an entry into the document's `<resources>`, among those of its kind by its name, as Xcode sorts them.
    mutating func addResource(_ element: NewElement) throws(EditCommandError) {
        try write { (edit) throws(DocumentEditError) in
            let list = try edit.list("resources", of: edit.root)
            func key(_ kind: String, _ name: String) -> (Int, String) {
                (["image": 0, "namedColor": 1, "systemColor": 2][kind] ?? 3, name)
            }
            let own = key(element.name, element.attributeList.first { $0.name == "name" }?.value ?? "")
            let next = edit.children(of: list).first { key(edit.name(of: $0), edit[$0, "name"] ?? "") > own }
            try edit.insert(element, into: list, at: next.map { .before($0) } ?? .last)
        }
    }
}
