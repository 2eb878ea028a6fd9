// What an attribute means is one answer: two documents that differ in one attribute are alike for `strut diff` exactly
// where their UIKit code is equal, or for a reason that is listed.

import Foundation
import InterfaceDocument
import StrutAutoLayout
import StrutComparison
import StrutTestSupport
import Testing

@testable import StrutEmission

@Suite("Differences and code")
struct ComparedCodeTests {
    /// An attribute of one kind of element, in the smallest document of the repository that has it.
    struct Sample: Sendable, CustomStringConvertible {
        let path: String
        /// Such as `label@numberOfLines`, or `button/color:tintColor@red` for a part with a key.
        let kind: String
        /// The number of the first element of the kind, in the order of the document.
        let element: Int
        let attribute: String
        /// Words that documents have for it.
        var words: [String]

        var description: String { kind }
    }

    // MARK: Reasons

    /// A kind of attribute for which there is a reason that one of both changes alone.
    private struct Exception {
        let kind: String
        let reason: String

        init(_ kind: String, _ reason: String) {
            self.kind = kind
            self.reason = reason
        }
    }

    /// Kinds of which code says something else, though documents that differ there mean the same.
    private static let alikeWithOtherCode = [
        Exception("*/rect:frame@*", "a stored frame follows from the rest: frames are compared as they are laid out"),
        Exception("*@customModuleProvider", "only says where a class is from: code imports no module of its own"),
        Exception("*@id", "an object goes by what it is and where it is: code has names from ids"),
        Exception("*@key", "Xcode always writes it: without it an element is no part of its object"),
        Exception("button@lineBreakMode", "code repeats what is stated: truncation in the middle is what titles have"),
    ]

    private static let alwaysWritten = "Xcode always writes it: what its absence means is not known"

    /// Kinds of which code says the same, though documents differ.
    private static let otherWithEqualCode = [
        Exception("activityIndicatorView@style", alwaysWritten),
        Exception("attributes/font:NSFont@size", alwaysWritten),
        Exception("*/fontDescription:fontDescription@pointSize", alwaysWritten),
        Exception("attributes/paragraphStyle:NSParagraphStyle@baseWritingDirection", alwaysWritten),
        Exception("button/buttonConfiguration:configuration@style", alwaysWritten),
        Exception("buttonConfiguration/directionalEdgeInsets:contentInsets@*", alwaysWritten),
        Exception("collectionView/collectionViewFlowLayout:collectionViewLayout@minimum*Spacing", alwaysWritten),
        Exception("*@separatorStyle", alwaysWritten), Exception("*/tableView:view@separatorStyle", alwaysWritten),
        Exception("tableViewCell@selectionStyle", "blue and default look alike since iOS 7"),
    ]

    /// Kinds of which code says nothing, with their reasons: those that `Scripts/mutation-check` knows.
    private static let silentInCode: [String] = ["mutation-reasons.txt", "mutation-reasons-uikit.txt"].flatMap { name in
        let text = (try? String(contentsOfFile: "\(GalleryFolder.repository)/Scripts/\(name)", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    /// Whether a pattern stands for a kind, or for what it is in whatever it stands.
    private static func isListed(_ kind: String, in patterns: [String]) -> Bool {
        let (place, attribute) = (kind.prefix { $0 != "@" }, kind.drop { $0 != "@" })
        let element = (place.split(separator: "/").last ?? place).prefix { $0 != ":" }
        let anywhere = "\(element)\(attribute)"
        return patterns.contains { fnmatch($0, kind, 0) == 0 || fnmatch($0, anywhere, 0) == 0 }
    }

    // MARK: Samples

    /// What no app sees of a document.
    private static let aside: Set<String> = [
        "device", "dependencies", "customFonts", "designables", "inferredMetricsTieBreakers", "classes", "resources",
        "color",
    ]

    /// A sample of every kind of attribute.
    static let samples: [Sample] = {
        var samples: [String: Sample] = [:]
        // Reproducers have values that no document of Xcode has.
        let fixtures = GalleryFolder.documents(below: "Tests/Fixtures").filter {
            !$0.contains("/reproducers/") && !$0.contains("/bad-input/")
        }
        let paths = GalleryFolder.documents(below: "Storyboards") + fixtures
        let documents = paths.compactMap { path in
            (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { data in
                (try? Document.parse(Array(data), path: path)).map { (size: data.count, path: path, document: $0) }
            }
        }
        for (_, path, document) in documents.sorted(by: { ($0.size, $0.path) < ($1.size, $1.path) })
        where document.root.string(named: "type")?.contains("CocoaTouch") == true {
            for part in document.root.children where !aside.contains(part.name.string) {
                for element in [part] + Array(part.descendants) {
                    for attribute in element.attributes {
                        let kind = kind(of: element, attribute.name)
                        if samples[kind] == nil {
                            samples[kind] = Sample(
                                path: path, kind: kind, element: element.index, attribute: attribute.name, words: [])
                        }
                        if attribute.value.allSatisfy(\.isLetter),
                            samples[kind]?.words.contains(attribute.value) == false
                        {
                            samples[kind]?.words.append(attribute.value)
                        }
                    }
                }
            }
        }
        return samples.values.sorted { $0.kind < $1.kind }
    }()

    private static func kind(of element: Element, _ attribute: String) -> String {
        let name = element.name.string
        // What stands beside a color's name is for older systems.
        if name == "color", element.string(named: "systemColor") != nil { return "systemColor@\(attribute)" }
        guard let key = element.string(named: "key"), attribute != "key" else { return "\(name)@\(attribute)" }
        return "\(element.parent?.name.string ?? "")/\(name):\(key)@\(attribute)"
    }

    /// What a value is changed to; nil is for taking it out.
    private static func values(_ value: String, words: [String]) -> [String?] {
        if value == "YES" || value == "NO" { return [value == "YES" ? "NO" : "YES", nil] }
        if let number = Double(value) { return [Int(value).map { "\($0 + 1)" } ?? "\(number + 1)", nil] }
        return [nil] + words.filter { $0 != value }.prefix(2).map(Optional.some)
    }

    // MARK: The comparison

    private static func code(_ document: Document) -> [UInt8] { LayoutEngine().layout(document).emit(.uikit) }

    @Test func thereAreSamples() {
        #expect(Self.samples.count > 700)
        #expect(Self.silentInCode.count > 100)
    }

    /// The edits of a sample that change the code alone, or are a difference alone, in words.
    private static func disagreements(
        _ sample: Sample, in document: Document, _ code: [UInt8]
    ) throws -> [(isAlike: Bool, words: String)] {
        let element = try #require(document.root.descendants.first { $0.index == sample.element })
        return try values(try #require(element.string(named: sample.attribute)), words: sample.words).compactMap {
            value in
            var edit = try DocumentEdit(document)
            try edit.set(sample.attribute, of: edit.item(element), to: value)
            // What the document is no longer read with is refused.
            guard let changed = try? edit.result().document else { return nil }
            let isAlike = DocumentComparison(document, changed).isAlike
            if isAlike == (Self.code(changed) == code) { return nil }
            let words = isAlike ? "no difference, and other code" : "a difference, and equal code"
            return (isAlike, "\(sample.kind) = \(value ?? "none") in \(sample.path): \(words)")
        }
    }

    /// The documents of the samples.
    static let paths = Set(samples.map(\.path)).sorted()

    @Test("An edit of one attribute changes the code exactly where it is a difference", arguments: paths)
    func edit(path: String) throws {
        let document = try Document.read(path: path)
        let code = Self.code(document)
        for sample in Self.samples where sample.path == path {
            for (isAlike, words) in try Self.disagreements(sample, in: document, code) {
                let reasons =
                    isAlike
                    ? Self.alikeWithOtherCode.map(\.kind) : Self.otherWithEqualCode.map(\.kind) + Self.silentInCode
                #expect(Self.isListed(sample.kind, in: reasons), "\(words)")
            }
        }
    }

    @Test("Each reason is needed")
    func reasons() throws {
        for (exceptions, isAlike) in [(Self.alikeWithOtherCode, true), (Self.otherWithEqualCode, false)] {
            for exception in exceptions {
                let samples = Self.samples.lazy.filter { Self.isListed($0.kind, in: [exception.kind]) }
                #expect(
                    try samples.contains { sample in
                        let document = try Document.read(path: sample.path)
                        return try Self.disagreements(sample, in: document, Self.code(document))
                            .contains { $0.isAlike == isAlike }
                    },
                    "\(exception.kind): \(exception.reason)")
            }
        }
    }
}
