// What objects are called, and what constraints say.

import InterfaceDocument

extension PropertyWriter {
    /// The attributes that are names, by the words for them.
    static let nameAttributes = [
        "class": "customClass", "module": "customModule", "storyboardIdentifier": "storyboardIdentifier",
        "reuseIdentifier": "reuseIdentifier", "restorationIdentifier": "restorationIdentifier",
        "identifier": "identifier", "accessibilityIdentifier": "", "accessibilityLabel": "", "accessibilityHint": "",
    ]

    private static let synonyms = [
        "customClass": "class", "customModule": "module", "userLabel": "label", "storyboardID": "storyboardIdentifier",
    ]

    /// Sets a name of an object; false for other properties.
    func setName(
        _ property: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        let name = Self.synonyms[property] ?? property
        switch name {
        case "id":
            guard let old = edit[target.item, "id"], let value else {
                throw EditCommandError("the object id of '\(target.name)' cannot be left out")
            }
            try edit.write { (edit) throws(DocumentEditError) in try edit.rename(id: old, to: value) }
        case "label": try setAttribute("userLabel", target, value, &edit)
        case "class": try setClass(target, value, &edit)
        case "module" where isName(name, of: target.element): try setModule(target, value, &edit)
        case "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint":
            let attribute = String(name.dropFirst("accessibility".count)).lowercased()
            try edit.write { (edit) throws(DocumentEditError) in
                let found = edit.children(of: target.item).first { edit.name(of: $0) == "accessibility" }
                guard found != nil || value != nil else { return }
                let new = NewElement("accessibility", ["key": "accessibilityConfiguration"])
                let part = try edit.part(found, or: new, of: target.item)
                try edit.set(attribute, of: part, to: value)
            }
        case let name where Self.nameAttributes[name] != nil && !isName(name, of: target.element):
            throw EditCommandError("a <\(target.element.name)> has no \(name)")
        default:
            guard let attribute = Self.nameAttributes[name] else { return false }
            if name == "storyboardIdentifier", let value,
                let other = lookup.document.controller(withStoryboardIdentifier: value), other != target.element
            {
                throw EditCommandError("the storyboard identifier '\(value)' is that of '\(other.displayName)'")
            }
            try setAttribute(attribute, target, value.flatMap { $0.isEmpty ? nil : $0 }, &edit)
        }
        return true
    }

    /// Whether elements of a kind have a name.
    func isName(_ name: String, of element: Element) -> Bool {
        switch name {
        case "storyboardIdentifier": ViewController(element) != nil
        case "reuseIdentifier":
            [.tableViewCell, .collectionViewCell, .collectionReusableView].contains(element.name)
        case "identifier": [.segue, .constraint].contains(element.name)
        case "restorationIdentifier": View(element) != nil || ViewController(element) != nil
        default: element.name != .constraint
        }
    }

    private func setAttribute(
        _ attribute: String, _ target: Target, _ value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        try edit.write { (edit) throws(DocumentEditError) in
            try edit.set(attribute, of: target.item, to: value)
        }
    }

    /// Sets the class. A class of the app stands with the module that the other classes of the document have.
    private func setClass(
        _ target: Target, _ value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        let name = value.flatMap { $0.isEmpty ? nil : $0 }
        if let name { try Self.checkIdentifier(name, "class") }
        try edit.write { (edit) throws(DocumentEditError) in
            try edit.set("customClass", of: target.item, to: name)
            guard name != nil else {
                try edit.set("customModule", of: target.item, to: nil)
                try edit.set("customModuleProvider", of: target.item, to: nil)
                return
            }
            guard edit[target.item, "customModule"] == nil, let module = lookup.targetModule else { return }
            try edit.set("customModule", of: target.item, to: module)
            try edit.set("customModuleProvider", of: target.item, to: "target")
        }
    }

    /// Sets the module of a class: `target` inherits it from the target, `target NAME` says how the target's module is
    /// called, `none` leaves it out, and else it is a module by its name.
    private func setModule(
        _ target: Target, _ value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        var module = value.flatMap { $0.isEmpty || $0 == "none" ? nil : $0 }
        var isInherited = false
        if let word = module, word == "target" || word.hasPrefix("target ") {
            isInherited = true
            let name = word.dropFirst("target".count).trimmingBlanks
            module = name.isEmpty ? lookup.targetModule : name
            guard module != nil else {
                throw EditCommandError(
                    "no class of the document inherits its module from the target, which shows the module's name",
                    advice: "write the name: '\(target.name).module=target NAME'")
            }
        }
        if let module {
            try Self.checkIdentifier(module, "module")
            guard edit[target.item, "customClass"] != nil else {
                throw EditCommandError(
                    "'\(target.name)' has no class of the app, and so no module",
                    advice: "set the class too: '\(target.name).class=NAME'")
            }
        }
        try edit.write { (edit) throws(DocumentEditError) in
            try edit.set("customModule", of: target.item, to: module)
            try edit.set("customModuleProvider", of: target.item, to: isInherited ? "target" : nil)
        }
    }

    /// Refuses what cannot be the name of a class or module. All of 26,000 classes in 6,390 documents are letters,
    /// digits and underscores; one with its module in front has a dot.
    private static func checkIdentifier(_ name: String, _ kind: String) throws(EditCommandError) {
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard isName, name.first?.isNumber == false else {
            throw EditCommandError("'\(name)' is not the name of a \(kind)")
        }
    }

    // MARK: Constraints

    /// What can be set of a constraint.
    static let constraintProperties = [
        "id", "label", "constant", "priority", "multiplier", "relation", "identifier", "installed", "placeholder",
    ]

    /// Sets what a constraint says.
    func setConstraint(
        _ property: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        var attribute = property
        var text: String?
        switch property {
        case "id", "label", "userLabel", "identifier":
            _ = try setName(property, of: target, to: value, &edit)
            return
        case "constant":
            let number = try value.map { value throws(EditCommandError) in try Self.number(value, property) }
            text = number.flatMap { $0 == 0 ? nil : XcodeNumber.text($0) }
            // A number instead of the standard distance.
            if edit[target.item, "symbolic"] != nil {
                try edit.write { (edit) throws(DocumentEditError) in try edit.set("symbolic", of: target.item, to: nil)
                }
            }
        case "priority":
            let number = try value.map { value throws(EditCommandError) in try Self.priority(value) }
            text = number.flatMap { $0 == 1000 ? nil : XcodeNumber.text($0) }
        case "multiplier":
            let number = try value.map { value throws(EditCommandError) in try Self.ratio(value) }
            // A ratio stays as it is written, as Xcode keeps it.
            text = number.flatMap { $0 == 1 ? nil : value?.contains(":") == true ? value : XcodeNumber.text($0) }
        case "relation":
            let relation = try value.map { value throws(EditCommandError) in try Self.relation(value) }
            text = relation.flatMap { $0 == .equal ? nil : $0.rawValue }
        case "isActive", "active", "installed":
            let isOn = try value.map { value throws(EditCommandError) in try Self.flag(value, property) } ?? true
            return try setInstalled(isOn, target, list: "constraints", &edit)
        case "placeholder":
            let isOn = try value.map { value throws(EditCommandError) in try Self.flag(value, property) } ?? false
            (attribute, text) = ("placeholder", isOn ? "YES" : nil)
        case "firstItem", "firstAttribute", "secondItem", "secondAttribute":
            throw EditCommandError(
                "the items of a constraint and their attributes stay",
                advice: "remove '\(target.name)' and add another constraint")
        default:
            throw EditCommandError(
                "a constraint has no property '\(property)'",
                advice: "it has \(Self.constraintProperties.joined(separator: ", "))")
        }
        try setAttribute(attribute, target, text, &edit)
    }

    static func priority(_ value: String) throws(EditCommandError) -> Double {
        if let known = ["required": 1000.0, "high": 750, "low": 250][value] { return known }
        guard let number = Double(value), (1...1000).contains(number) else {
            throw EditCommandError("'\(value)' is no priority", advice: "it is a number from 1 to 1000")
        }
        return number
    }

    private static func ratio(_ value: String) throws(EditCommandError) -> Double {
        let parts = value.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) ?? .nan }
        guard (1...2).contains(parts.count), parts.allSatisfy(\.isFinite), parts.last != 0 else {
            throw EditCommandError("'\(value)' is no multiplier", advice: "write a number, or a ratio such as 16:9")
        }
        return parts.count == 2 ? parts[0] / parts[1] : parts[0]
    }

    private static func relation(_ value: String) throws(EditCommandError) -> Relation {
        let signs: [String: Relation] = [
            "=": .equal, "==": .equal, "<=": .lessThanOrEqual, "≤": .lessThanOrEqual, ">=": .greaterThanOrEqual,
            "≥": .greaterThanOrEqual,
        ]
        guard let relation = signs[value] ?? Relation(rawValue: value) else {
            throw EditCommandError(
                "'\(value)' is no relation", advice: "it is equal, lessThanOrEqual or greaterThanOrEqual")
        }
        return relation
    }

    /// Installs an object, or not, whatever the size classes are.
    func setInstalled(
        _ isInstalled: Bool, _ target: Target, list: String, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        guard let id = edit[target.item, "id"], let holder = target.element.parent?.parent,
            target.element.parent?.name.string == list
        else { throw EditCommandError("'\(target.name)' is not in a list of \(list), and cannot be uninstalled") }
        try edit.write { (edit) throws(DocumentEditError) in
            let owner = edit.item(holder)
            let found = edit.children(of: owner).first {
                edit.name(of: $0) == "variation" && edit[$0, "key"] == "default"
            }
            let excluded = found.flatMap { variation in
                edit.children(of: variation).first { edit[$0, "key"] == list && edit.name(of: $0) == "mask" }
            }
            let exclusion = excluded.flatMap { mask in
                edit.children(of: mask).first { edit.name(of: $0) == "exclude" && edit[$0, "reference"] == id }
            }
            if isInstalled {
                guard let exclusion, let excluded, let found else { return }
                try edit.remove(exclusion)
                if edit.children(of: excluded).isEmpty { try edit.remove(excluded) }
                if edit.children(of: found).isEmpty { try edit.remove(found) }
            } else if exclusion == nil {
                let variation = try edit.part(found, or: NewElement("variation", ["key": "default"]), of: owner)
                let mask = try edit.part(excluded, or: NewElement("mask", ["key": list]), of: variation, at: .last)
                try edit.insert(NewElement("exclude", ["reference": id]), into: mask, at: .last)
            }
        }
    }
}
