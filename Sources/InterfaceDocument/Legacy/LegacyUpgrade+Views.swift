// Views of an archive: their frames, masks, subviews and constraints.

extension LegacyUpgrade {
    /// What every view has.
    mutating func applyView(
        _ kind: LegacyClass, _ fields: inout LegacyFields, _ element: inout UpgradedElement, _ depth: Int
    ) throws(DocumentError) {
        applyFrame(&fields, &element)
        applyFlags(&fields, &element)
        if let priorities = fields.numbers("NSHuggingPriority", 2) {
            element.set("horizontalHuggingPriority", priorities[0])
            element.set("verticalHuggingPriority", priorities[1])
        }
        if let priorities = fields.numbers("NSAntiCompressionPriority", 2) {
            element.set("horizontalCompressionResistancePriority", priorities[0])
            element.set("verticalCompressionResistancePriority", priorities[1])
        }
        if kind.element == "tableViewCell" { try applyContent(&fields, &element, depth) }
        try applySubviews(kind, &fields, &element, depth)
        if let constraints = constraints(of: fields.element) { element.children.append(constraints) }
        if let accessibility = fields.take("IBUIAccessibilityConfiguration", LegacyAccessibility.element) {
            element.children.append(accessibility)
        }
    }

    /// The frame; one at the origin is written as a size alone.
    private func applyFrame(_ fields: inout LegacyFields, _ element: inout UpgradedElement) {
        let frame = fields.numbers("NSFrame", 4) ?? fields.numbers("NSFrameSize", 2).map { [0, 0] + $0 }
        let parts = ["x", "y", "width", "height"]
        if let rect = LegacyValues.geometry("rect", "frame", parts, frame ?? [0, 0, 0, 0]) {
            element.children.append(rect)
        }
    }

    /// The bits of `NSvFlags`: six of the autoresizing mask, one for subviews that are resized, the last for a hidden
    /// view.
    private func applyFlags(_ fields: inout LegacyFields, _ element: inout UpgradedElement) {
        guard let flags = fields.take("NSvFlags", { $0.archivedNumber.flatMap { Int64(exactly: $0) } }) else { return }
        let bits = UInt32(truncatingIfNeeded: flags)
        if bits & 1 << 31 != 0 { element.set("hidden", true) }
        if bits & 0x100 == 0 { element.set("autoresizesSubviews", false) }
        guard bits & 63 != 0 else { return }
        var mask = UpgradedElement("autoresizingMask", key: "autoresizingMask")
        let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        for (bit, name) in names.enumerated() where bits & 1 << UInt32(bit) != 0 { mask.set(name, true) }
        element.children.append(mask)
    }

    /// The content view of a cell.
    private mutating func applyContent(
        _ fields: inout LegacyFields, _ element: inout UpgradedElement, _ depth: Int
    ) throws(DocumentError) {
        guard let content = fields.object("IBUIContentView"),
            var child = try upgraded(content, key: "contentView", depth: depth + 1)
        else { return }
        child.set("tableViewCell", records.id(of: fields.element))
        element.children.append(child)
    }

    /// The subviews that have no other place. Of cells and tables those that have none are not known.
    private mutating func applySubviews(
        _ kind: LegacyClass, _ fields: inout LegacyFields, _ element: inout UpgradedElement, _ depth: Int
    ) throws(DocumentError) {
        guard let subviews = fields.members("NSSubviews") else { return }
        let list = try self.list("subviews", subviews, depth: depth)
        if list.children.isEmpty { return }
        if kind.element == "tableViewCell" || kind.element == "tableView" {
            element.keep("NSSubviews", "\(list.children.count)")
        } else {
            element.children.append(list)
        }
    }

    // MARK: Constraints

    private mutating func constraints(of view: Element) -> UpgradedElement? {
        guard let constraints = records.constraints[view.index] else { return nil }
        var list = UpgradedElement("constraints")
        for constraint in constraints where place(constraint) { list.children.append(self.constraint(constraint)) }
        return list
    }

    private mutating func constraint(_ object: Element) -> UpgradedElement {
        var fields = LegacyFields(object)
        var element = UpgradedElement("constraint")
        let attributes = [
            1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width", 8: "height",
            9: "centerX",
            10: "centerY", 11: "baseline",
        ]
        if let item = fields.object("firstItem") { element.set("firstItem", records.id(of: item)) }
        element.set("firstAttribute", fields.take("firstAttribute") { $0.archivedWord(attributes) })
        let relation = fields.take("relation") {
            $0.archivedWord([-1: "lessThanOrEqual", 0: "", 1: "greaterThanOrEqual"])
        }
        if let relation, !relation.isEmpty { element.set("relation", relation) }
        if let item = fields.object("secondItem") { element.set("secondItem", records.id(of: item)) }
        let second = fields.take("secondAttribute") { $0.archivedWord(attributes.merging([0: ""]) { $1 }) }
        if let second, !second.isEmpty { element.set("secondAttribute", second) }
        if let multiplier = fields.number("multiplier"), multiplier != 1 { element.set("multiplier", multiplier) }
        applyConstant(&fields, &element)
        if let priority = fields.number("priority"), priority != 1000 { element.set("priority", priority) }
        element.set("id", records.id(of: object))
        for key in ["containingView", "scoringType", "scoringTypeFloat", "contentType", "referencingItem"] {
            fields.ignore(key)
        }
        fields.keepRest(in: &element)
        return element
    }

    /// The constant, which is an object; of one class it is the system's own distance.
    private func applyConstant(_ fields: inout LegacyFields, _ element: inout UpgradedElement) {
        guard let object = fields.object("constant") else { return }
        if let number = object.archivedNumber {
            element.set("constant", number)
            return
        }
        var constant = LegacyFields(object)
        element.set("constant", constant.number("value"))
        if constant.className == "IBNSLayoutSymbolicConstant" { element.set("symbolic", true) }
    }
}

extension Element {
    /// The word for a whole number.
    fileprivate func archivedWord(_ words: [Int: String]) -> String? {
        archivedNumber.flatMap { Int(exactly: $0) }.flatMap { words[$0] }
    }
}
