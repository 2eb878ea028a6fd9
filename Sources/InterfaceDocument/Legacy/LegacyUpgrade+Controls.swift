// What only some classes of archives have: states of buttons, segments, traits of keyboards.

extension LegacyUpgrade {
    /// What objects of a class have beside tables of keys.
    mutating func applyOwn(
        _ kind: LegacyClass, _ fields: inout LegacyFields, _ element: inout UpgradedElement, _ depth: Int
    ) throws(DocumentError) {
        switch kind.element {
        case "button": applyStates(&fields, &element)
        case "segmentedControl": applySegments(&fields, &element)
        case "webView": applyDetectors(&fields, &element, isStandard: true)
        case "textView": applyDetectors(&fields, &element, isStandard: false)
        case "searchBar": applyScopes(&fields, &element)
        default: break
        }
        if let traits = fields.take("IBUITextInputTraits", traits) { element.children.append(traits) }
    }

    /// What a button shows in each state.
    private func applyStates(_ fields: inout LegacyFields, _ element: inout UpgradedElement) {
        for name in ["Normal", "Disabled", "Selected", "Highlighted"] {
            var state = UpgradedElement("state", key: name.lowercased())
            state.set("title", fields.text("IBUI\(name)Title"))
            state.set("image", fields.take("IBUI\(name)Image", LegacyValues.image))
            state.set("backgroundImage", fields.take("IBUI\(name)BackgroundImage", LegacyValues.image))
            for (key, role) in [("TitleColor", "titleColor"), ("TitleShadowColor", "titleShadowColor")] {
                if let color = fields.take("IBUI\(name)\(key)", { LegacyValues.color($0, role) }) {
                    state.children.append(color)
                }
            }
            if state.attributes.count > 1 || !state.children.isEmpty { element.children.append(state) }
        }
    }

    /// The segments: lists of titles or images, widths, places of contents and whether they are enabled.
    private func applySegments(_ fields: inout LegacyFields, _ element: inout UpgradedElement) {
        let contents = fields.members("IBSegmentTitles") ?? []
        let widths = fields.take("IBSegmentWidths", Self.numbers) ?? []
        let states = fields.take("IBSegmentEnabledStates", { $0.archivedMembers?.map(\.archivedFlag) }) ?? []
        let offsets = fields.take("IBSegmentContentOffsets") { list in
            list.archivedMembers?.map { $0.archivedText.flatMap { Element.archivedNumbers($0, 2) } }
        }
        var segments = UpgradedElement("segments")
        for (index, content) in contents.enumerated() {
            var segment = UpgradedElement("segment")
            if let title = content.archivedText {
                segment.set("title", title)
            } else if let image = LegacyValues.image(content) {
                segment.set("image", image)
            } else if content.archivedClass != "NSNull" {
                segment.keep("IBSegmentTitles", content.archivedClass)
            }
            if index < widths.count, let width = widths[index], width != 0 { segment.set("width", width) }
            if index < states.count, states[index] == false { segment.set("enabled", false) }
            let offset = offsets.flatMap { index < $0.count ? $0[index] : nil }
            if let size = LegacyValues.geometry("size", "contentOffset", ["width", "height"], offset) {
                segment.children.append(size)
            }
            segments.children.append(segment)
        }
        element.children.append(segments)
    }

    private static func numbers(_ list: Element) -> [Double?]? { list.archivedMembers?.map(\.archivedNumber) }

    /// The kinds of data that become links. Of web views an old key has the telephone numbers alone.
    private func applyDetectors(
        _ fields: inout LegacyFields, _ element: inout UpgradedElement, isStandard: Bool
    ) {
        let phones = fields.flag("IBUIDetectsPhoneNumbers")
        let bits = fields.take("IBUIDataDetectorTypes") { value in
            value.archivedNumber.flatMap { Int32(exactly: $0) }.flatMap { (0...15).contains($0) ? $0 : nil }
        }
        guard bits != nil || phones != nil || isStandard else { return }
        var types = UpgradedElement("dataDetectorType", key: "dataDetectorTypes")
        let names = ["phoneNumber", "link", "address", "calendarEvent"]
        let wanted = bits ?? (phones == true ? 1 : 0)
        for (bit, name) in names.enumerated() where wanted & 1 << Int32(bit) != 0 { types.set(name, true) }
        element.children.append(types)
    }

    /// The titles below a search bar.
    private func applyScopes(_ fields: inout LegacyFields, _ element: inout UpgradedElement) {
        guard let titles = fields.take("IBUIScopeButtonTitles", { $0.archivedMembers?.compactMap(\.archivedText) }),
            !titles.isEmpty
        else { return }
        var list = UpgradedElement("scopeButtonTitles")
        list.children = titles.map(UpgradedElement.init(string:))
        element.children.append(list)
    }

    private func traits(_ object: Element) -> UpgradedElement? {
        var fields = LegacyFields(object)
        guard fields.className == "IBUITextInputTraits" else { return nil }
        let kind = LegacyClass("textInputTraits", Property.textInputTraits, [])
        var traits = UpgradedElement("textInputTraits", key: "textInputTraits")
        for key in fields.left {
            if let row = kind.row(for: key) { LegacyValues.apply(row, key, &fields, &traits) }
        }
        fields.keepRest(in: &traits)
        return traits
    }
}
