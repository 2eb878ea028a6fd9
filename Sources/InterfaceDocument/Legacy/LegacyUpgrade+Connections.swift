// What archives say of objects in their records: custom classes, runtime attributes, connections.

extension LegacyUpgrade {
    /// The connections of an object.
    mutating func connections(of object: Element) -> UpgradedElement? {
        guard let connections = records.connections[object.index] else { return nil }
        var list = UpgradedElement("connections")
        for connection in connections {
            var fields = connection.fields
            var element = UpgradedElement(connection.name ?? UpgradedElement.unknownName(fields.className))
            element.set(connection.name == "action" ? "selector" : "property", connection.label)
            element.set("destination", records.id(of: connection.destination))
            element.set("eventType", fields.int("IBEventType").flatMap { Self.events[$0] })
            element.set("collectionClass", fields.text("cachedDesigntimeDestinationCollectionClassName"))
            if fields.flag("addsContentToExistingCollection") == true { element.set("appends", true) }
            element.set("id", connection.id)
            fields.keepRest(in: &element)
            list.children.append(element)
        }
        return list
    }

    /// The events of controls: the number of the bit in `UIControl.Event`, from 1 on.
    private static let events = [
        1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside", 5: "touchDragEnter",
        6: "touchDragExit", 7: "touchUpInside", 8: "touchUpOutside", 9: "touchCancel", 13: "valueChanged",
        17: "editingDidBegin", 18: "editingChanged", 19: "editingDidEnd", 20: "editingDidEndOnExit",
    ]

    /// What is said of an object under its id.
    func applyProperties(of object: Element, _ element: inout UpgradedElement) throws(DocumentError) {
        let properties = records.properties[object.index] ?? []
        guard properties.count <= LegacyFields.maximumUnknownKeys else {
            throw DocumentError(notUpgraded: object, "\(properties.count) things are said of one object")
        }
        for (name, value) in properties {
            switch name {
            case "CustomClassName":
                if let className = value.archivedText {
                    element.set("customClass", className)
                } else {
                    element.keep(name, value.archivedClass)
                }
            case "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints":
                element.set("translatesAutoresizingMaskIntoConstraints", value.archivedFlag)
            case "IBAttributePlaceholdersKey": applyPlaceholders(value, &element)
            case _ where Self.isOfEditor(name): break
            default: element.keep(name, value.archivedClass)
            }
        }
    }

    /// Whether only the editor reads it.
    private static func isOfEditor(_ name: String) -> Bool {
        let names = [
            "IBPluginDependency", "IBViewBoundsToFrameTransform", "IBUserGuides", "notes", "notesFontSize", "showNotes",
            "lastResizeAction", "editorWindowContentRectSynchronizationRect", "ImportedFromIB2",
            "userInterfaceItemIdentifier",
            "IBViewMetadataConstraints", "IBViewMetadataGestureRecognizers",
            "IBLastUsedUIStatusBarStylesToTargetRuntimesMap",
            "IBLastUsedLabelLineBreakMode", "canvasPosition", "IBShouldRemoveOnLegacySave", "IBPropertyAccessControl",
        ]
        return names.contains(name) || name.hasPrefix("IBEditor") || name.hasPrefix("IBWindowTemplate")
            || name.hasPrefix("IBViewEditor") || name.hasPrefix("IBUserGuide") || name.hasPrefix("windowTemplate")
    }

    // MARK: Runtime attributes

    private func applyPlaceholders(_ value: Element, _ element: inout UpgradedElement) {
        for (name, placeholder) in value.archivedEntries ?? [] {
            switch name {
            case "IBUserDefinedRuntimeAttributesPlaceholderName":
                var fields = LegacyFields(placeholder)
                let attributes = fields.members("userDefinedRuntimeAttributes") ?? []
                if attributes.isEmpty { continue }
                var list = UpgradedElement("userDefinedRuntimeAttributes")
                list.children = attributes.map(runtimeAttribute)
                element.children.append(list)
            case "ToolTip": break
            default: element.keep(name, placeholder.archivedClass)
            }
        }
    }

    private func runtimeAttribute(_ object: Element) -> UpgradedElement {
        var fields = LegacyFields(object)
        var attribute = UpgradedElement("userDefinedRuntimeAttribute")
        let type = fields.text("typeIdentifier") ?? ""
        let word = type.lastIndex(of: ".").map { String(type[type.index(after: $0)...]) } ?? type
        attribute.set("keyPath", fields.text("keyPath"))
        switch word {
        case "string":
            attribute.set("type", "string")
            attribute.set("value", fields.text("value"))
        case "boolean":
            attribute.set("type", "boolean")
            attribute.set("value", fields.flag("value"))
        case "nil":
            attribute.set("type", "nil")
            fields.ignore("value")
        case "image":
            attribute.set("type", "image")
            attribute.set("value", fields.take("value", LegacyValues.image))
        case "color":
            attribute.set("type", "color")
            if let color = fields.take("value", { LegacyValues.color($0, "value") }) {
                attribute.children.append(color)
            }
        case "number":
            attribute.set("type", "number")
            if let number = fields.number("value") {
                var value = UpgradedElement(Int(exactly: number) == nil ? "real" : "integer", key: "value")
                value.set("value", number)
                attribute.children.append(value)
            }
        default: attribute.keep("typeIdentifier", type)
        }
        fields.keepRest(in: &attribute)
        return attribute
    }
}
