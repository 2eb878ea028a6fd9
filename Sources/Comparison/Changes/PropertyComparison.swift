import InterfaceDocument
import StrutDiagnostics

/// What two objects that are the same say differently of themselves.
struct PropertyComparison {
    /// What differs, in the alphabetical order of the names.
    private(set) var changes: [PropertyChange] = []
    /// Whether something is only spelled otherwise.
    private(set) var isRespelt = false

    /// Compares what `old` and `new` say; the closures say whether two ids mean one object, and name the objects that
    /// values are ids of.
    init(
        _ old: ObjectProperties, _ new: ObjectProperties, kind: ElementName, except left: Set<String> = [],
        isSameObject: (String, String) -> Bool, oldName: (String) -> String?, newName: (String) -> String?
    ) {
        for name in Set(old.values.keys).union(new.values.keys).subtracting(left).sorted() {
            let (before, after) = (old.values[name], new.values[name])
            if let before, let after, before.isSame(as: after) {
                if before.spelling != after.spelling { isRespelt = true }
                continue
            }
            // A reference to what has another id now.
            if let a = before?.objectID, let b = after?.objectID, isSameObject(a, b) { continue }
            if let before, let after, before.text == after.text, let a = before.note, let b = after.note {
                changes.append(
                    PropertyChange(
                        name: name, old: "\(before.shown), noted as \(a)", new: "\(after.shown), noted as \(b)"))
                continue
            }
            let words = (Self.words(before, name, kind, oldName), Self.words(after, name, kind, newName))
            changes.append(Self.change(name, words.0, words.1, before, after))
        }
        for name in Set(old.lists.keys).union(new.lists.keys).sorted() {
            compare(
                list: name, old.lists[name] ?? [], new.lists[name] ?? [], isSameObject: isSameObject, oldName: oldName,
                newName: newName)
        }
    }

    /// A value in words; what stands for nothing is the default.
    private static func words(
        _ value: PropertyValue?, _ name: String, _ kind: ElementName, _ object: (String) -> String?
    ) -> String? {
        value.map { words($0, object) } ?? Insignificant.standard(name, on: kind)
    }

    /// A value in words: where it is the id of an object, that object's name.
    private static func words(_ value: PropertyValue, _ object: (String) -> String?) -> String {
        value.objectID.flatMap(object) ?? value.shown
    }

    /// A change of one value into another, in words that distinguish them: where those for reports are the same, with
    /// what makes the difference.
    private static func change(
        _ name: String, _ old: String?, _ new: String?, _ before: PropertyValue?, _ after: PropertyValue?
    ) -> PropertyChange {
        guard let old, let new, let before, let after else { return PropertyChange(name: name, old: old, new: new) }
        // As a report has them.
        let (line, other) = (old.onOneLine, new.onOneLine)
        guard LookAlikes.visible(line) == LookAlikes.visible(other) else {
            return PropertyChange(name: name, old: old, new: new)
        }
        if before.isQuoted, after.isQuoted, line.utf8.elementsEqual(other.utf8), !old.utf8.elementsEqual(new.utf8) {
            return PropertyChange(name: name, old: before.spelled, new: after.spelled)
        }
        if let codes = LookAlikes.codes(before.text, after.text) {
            return PropertyChange(name: name, old: old + codes.old, new: new + codes.new)
        }
        if before.exact != after.exact {
            return PropertyChange(name: name, old: before.exact ?? old, new: after.exact ?? new)
        }
        let forms = (before.form.isEmpty ? old : before.form, after.form.isEmpty ? new : after.form)
        return PropertyChange(name: name, old: forms.0, new: forms.1)
    }

    private mutating func compare(
        list name: String, _ old: [[String: PropertyValue]], _ new: [[String: PropertyValue]],
        isSameObject: (String, String) -> Bool, oldName: (String) -> String?, newName: (String) -> String?
    ) {
        func isSame(_ a: PropertyValue, _ b: PropertyValue) -> Bool {
            if let id = a.objectID, let other = b.objectID { return id == other || isSameObject(id, other) }
            return a.isSame(as: b)
        }
        let comparison = ListComparison(old.count, new.count) { i, j in
            let (before, after) = (old[i], new[j])
            return before.count == after.count
                && before.allSatisfy { key, value in after[key].map { isSame(value, $0) } ?? false }
        }
        for gap in comparison.gaps(old.count, new.count) {
            // What is in the same place is the same part, changed.
            let both = min(gap.old.count, gap.new.count)
            for offset in 0..<both {
                let (before, after) = (old[gap.old.lowerBound + offset], new[gap.new.lowerBound + offset])
                for key in Set(before.keys).union(after.keys).sorted() {
                    let (a, b) = (before[key], after[key])
                    if let a, let b, isSame(a, b) { continue }
                    let place = "\(name)[\(gap.new.lowerBound + offset)]"
                    let name = key.isEmpty ? place : "\(place).\(key)"
                    let words = (a.map { Self.words($0, oldName) }, b.map { Self.words($0, newName) })
                    changes.append(Self.change(name, words.0, words.1, a, b))
                }
            }
            for place in gap.old.dropFirst(both) {
                changes.append(
                    PropertyChange(
                        name: "\(name)[\(place)]", old: Self.words(old[place]) { Self.words($0, oldName) }, new: nil))
            }
            for place in gap.new.dropFirst(both) {
                changes.append(
                    PropertyChange(
                        name: "\(name)[\(place)]", old: nil, new: Self.words(new[place]) { Self.words($0, newName) }))
            }
        }
    }

    /// A part of a list in words.
    static func words(_ item: [String: PropertyValue], _ form: (PropertyValue) -> String) -> String {
        item.sorted { $0.key < $1.key }.map { $0.key.isEmpty ? form($0.value) : "\($0.key) \(form($0.value))" }
            .joined(separator: ", ")
    }
}
