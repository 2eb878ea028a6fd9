import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// A part of Strut that takes bytes from strangers, with the properties that hold whatever they are.
struct FuzzTarget: Sendable {
    var name: String
    /// Whether its inputs are documents, alone or first of several parts, which the grammar-aware mutator changes.
    var isStructured: Bool
    var run: @Sendable ([UInt8]) -> Void

    static let all: [FuzzTarget] = [
        .reading, .upgrading, .layout, .emission, .comparison, .merging, .editing, .changes, .explanation, .windows,
        .preview,
        .logs, .sideCar, .strings, .configuration, .pictures, .fonts, .nib, .propertyList, .commandLine,
        .nibEncoding, .sourceCode, .xcode,
    ]
}

/// What an input decides besides its bytes: an environment, options. The same input always decides the same.
struct FuzzChoices {
    var random: SmallRandom

    init(_ bytes: [UInt8]) { random = SmallRandom(bytes.fingerprint) }

    mutating func environment() -> LayoutEnvironment {
        var environment = LayoutEnvironment()
        if random.chance(2, in: 3) { environment.device = random.pick(Device.all) }
        if random.chance(1, in: 3) { environment.orientation = random.pick(Orientation.allCases) }
        if random.chance(1, in: 3) { environment.contentSizeCategory = random.pick(ContentSizeCategory.allCases) }
        if random.chance(1, in: 3) { environment.direction = .rightToLeft }
        if random.chance(1, in: 6) {
            environment.localization = random.pick(Localization.PseudoLanguage.allCases).map(Localization.init)
        }
        if random.chance(1, in: 8) {
            environment.size = Size(width: Double(random.below(2000)), height: Double(random.below(2000)))
        }
        return environment
    }
}

extension [UInt8] {
    /// The document that these bytes are; nil where they are none, which has been checked to be said in words.
    var document: Document? {
        do throws(DocumentError) {
            return try Document.parse(self, path: "Fuzz.storyboard")
        } catch {
            require(!error.message.isEmpty)
            // Of a file in two or four bytes a character, places count the characters.
            if !prefix(4).contains(0) { FindingCheck(self).demand([error.finding]) }
            return nil
        }
    }
}
