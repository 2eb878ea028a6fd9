// One random edit of a document, and which lines it may change.
import Foundation
import InterfaceDocument

enum EditKind: String, CaseIterable {
    case nothing, setAttribute, addAttribute, removeAttribute, setText, insert, copy, remove, move, rename
}

struct CheckFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}

struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ state >> 33) &* 0xff51_afd7_ed55_8ccd
    }
}

/// How the lines of the old and the new document may differ.
struct EditTrial {
    let kind: EditKind
    var edit: DocumentEdit
    /// The element that is removed or moved, for the report of a failure.
    private(set) var subject = ""
    /// Texts of which an old line has one if it is changed.
    private var marks: [String] = []

    /// Makes an edit; nil where the document has no place for one of its kind.
    init?(_ kind: EditKind, _ document: Document, _ random: inout SeededGenerator) throws {
        self.kind = kind
        edit = try DocumentEdit(document)
        // Without these a document is none.
        let kept: Set<String> = ["document", "scenes", "objects"]
        let elements = (0..<document.elementCount).map(document.element)
        let movable = elements.filter { !kept.contains($0.name.string) }
        switch kind {
        case .nothing: return
        case .setAttribute:
            guard let element = movable.filter({ !$0.attributes.isEmpty }).randomElement(using: &random),
                let attribute = element.attributes.randomElement(using: &random)
            else { return nil }
            try edit.set(attribute.name, of: edit.item(element), to: attribute.value + " & <\"ä\">")
            marks = ["<\(element.name)"]
        case .addAttribute:
            guard let element = elements.randomElement(using: &random),
                element.string(named: "restorationIdentifier") == nil
            else { return nil }
            try edit.set("restorationIdentifier", of: edit.item(element), to: "one\ttwo\nthree")
            marks = ["<\(element.name)"]
        case .removeAttribute:
            guard let element = movable.filter({ !$0.attributes.isEmpty }).randomElement(using: &random),
                let attribute = element.attributes.randomElement(using: &random)
            else { return nil }
            try edit.set(attribute.name, of: edit.item(element), to: nil)
            marks = ["<\(element.name)"]
        case .setText:
            guard let element = elements.filter({ !$0.hasChildren && !$0.text.isEmpty }).randomElement(using: &random)
            else { return nil }
            try edit.setText(of: edit.item(element), to: "1 < 2 & 3 > 2")
            marks = element.text.split(separator: "\n").map { "\($0)" } + ["<\(element.name)", "</\(element.name)"]
        case .insert:
            guard let parent = elements.filter({ $0.text.isEmpty }).randomElement(using: &random) else { return nil }
            let new = NewElement(
                "view", ["id": edit.newID(for: "\(parent.index)"), "contentMode": "scaleToFill"],
                children: [NewElement("rect", ["key": "frame", "width": "10", "height": "10", "x": "0.0", "y": "0.0"])])
            try edit.insert(new, into: edit.item(parent))
        case .copy:
            guard let element = movable.randomElement(using: &random),
                let parent = elements.filter({ $0.text.isEmpty }).randomElement(using: &random)
            else { return nil }
            try edit.insert(copyOf: element, into: edit.item(parent), at: .last)
        case .remove:
            guard let element = movable.randomElement(using: &random) else { return nil }
            subject = Self.words(element)
            try edit.remove(edit.item(element))
        case .move:
            guard let element = movable.randomElement(using: &random),
                let parent = elements.filter({ $0.text.isEmpty && !$0.isInside(element) }).randomElement(using: &random)
            else { return nil }
            subject = "\(Self.words(element)) into \(Self.words(parent))"
            try edit.move(edit.item(element), into: edit.item(parent), at: .first)
        case .rename:
            guard
                let element = elements.filter({ $0.id != nil && document.element(id: $0.id ?? "") == $0 })
                    .randomElement(using: &random), let id = element.id
            else { return nil }
            try edit.rename(id: id, to: edit.newID(for: id))
            marks = ["\"\(id)\"", "'\(id)'"]
        }
    }

    private static func words(_ element: Element) -> String {
        "<\(element.name)> at \(element.location.line):\(element.location.column)"
    }

    /// Throws where lines differ that the edit does not speak of.
    func check(_ old: [Substring], _ new: [Substring]) throws {
        // What has no lines has none of its own.
        guard old.count > 3 else { return }
        switch kind {
        case .nothing: if old != new { throw CheckFailure("lines differ without a change") }
        case .setAttribute, .addAttribute, .removeAttribute, .rename:
            guard old.count == new.count else { throw CheckFailure("\(old.count) lines became \(new.count)") }
            let changed = zip(old, new).filter { $0 != $1 }
            if changed.isEmpty { throw CheckFailure("nothing was changed") }
            if kind != .rename, changed.count > 1 { throw CheckFailure("\(changed.count) lines differ") }
            for (line, _) in changed where !marks.contains(where: { line.contains($0) }) && line.contains("<") {
                throw CheckFailure("'\(line)' is no line of the edit")
            }
        case .setText:
            let (lost, _) = Self.difference(old, new)
            for line in lost
            where line.contains { !$0.isWhitespace } && !line.contains("&")
                && !marks.contains(where: { line.contains($0) })
            {
                throw CheckFailure("'\(line)' is no line of the edit")
            }
        case .insert, .copy:
            // Only the tag of a parent that had no elements may be split.
            let (lost, _) = Self.difference(old, new)
            if lost.count > 2
                || lost.contains(where: { !$0.hasSuffix("/>") && !$0.contains("</") && !$0.hasSuffix(">") })
            {
                throw CheckFailure("lines are lost: \(lost)")
            }
            if lost.count == 2, !lost[1].contains("</") { throw CheckFailure("lines are lost: \(lost)") }
        case .remove:
            let (_, gained) = Self.difference(old, new)
            if gained.count > 1 || gained.contains(where: { !$0.hasSuffix("/>") && !$0.hasSuffix("/>\r") }) {
                throw CheckFailure("lines are new: \(gained)")
            }
        case .move:
            let before = Self.counted(old)
            let after = Self.counted(new)
            let lost = before.filter { after[$0.key, default: 0] < $0.value }
            if lost.count > 8 { throw CheckFailure("lines are lost: \(lost)") }
        }
    }

    /// The lines without their indentation, and how often each is there.
    private static func counted(_ lines: [Substring]) -> [Substring: Int] {
        lines.reduce(into: [:]) { $0[$1.drop { $0 == " " || $0 == "\t" }, default: 0] += 1 }
    }

    /// What stands between the beginning and the end that both have in common.
    private static func difference(_ old: [Substring], _ new: [Substring]) -> (
        ArraySlice<Substring>, ArraySlice<Substring>
    ) {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (Array(old[start..<(old.count - end)])[...], Array(new[start..<(new.count - end)])[...])
    }
}

extension [UInt8] {
    /// The lines of a document in UTF-8.
    var lines: [Substring] {
        String(decoding: self, as: UTF8.self).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }
}
