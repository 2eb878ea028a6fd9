import StrutDiagnostics
import StrutEnvironment
import StrutTextMeasurement

/// Says in few words which of several environments are meant: "iPhone SE at AX3 and above, de; 6 of 96", or, where
/// these are not all that share a device, a text size and a language, by an example: "such as iPhone SE at AX3, de; 5
/// of 96".
package struct EnvironmentWords {
    /// The names of the environments' canvases, and of their languages and directions.
    private let canvases: Names
    private let locales: Names
    /// Their text sizes, by the places in the order of sizes; nil for the canvas's own.
    private let contentSizes: [Int?]
    /// Every text size among them, in their order.
    private let knownSizes: [Int]
    /// How many environments there are.
    private let count: Int

    /// One name for each environment.
    private struct Names {
        var all: [String]
        /// How many different ones there are.
        var count: Int

        init(_ all: [String]) {
            self.all = all
            count = Set(all).count
        }
    }

    /// Words for some of `all`.
    package init(all: [FindingEnvironment]) {
        let order = ContentSizeCategory.shortNames
        canvases = Names(all.map(Self.canvas))
        locales = Names(all.map(Self.locale))
        contentSizes = all.map { $0.contentSize.flatMap { order.firstIndex(of: $0) } }
        knownSizes = Set(contentSizes.compactMap { $0 }).sorted()
        count = all.count
    }

    /// The words for some of them by their indices; empty for all. The one at `origin` is the example, where one is
    /// needed.
    package func words(for indices: [Int], origin: Int? = nil) -> String {
        let place = place(of: indices, origin: origin)
        return place.isEmpty ? "" : "\(place); \(count(indices))"
    }

    /// How many there are of how many.
    func count(_ indices: [Int]) -> String { "\(indices.count) of \(count)" }

    /// The words without the count; empty for all.
    func place(of indices: [Int], origin: Int? = nil) -> String {
        guard indices.count < count, let first = indices.first else { return "" }
        let example = origin.flatMap { indices.contains($0) ? $0 : nil } ?? first
        let shared = sharedWords(indices)
        return shared.isEmpty ? "such as \(name(of: example))" : shared
    }

    /// The one of some environments in which most is amiss, and of which the numbers are: "worst: iPhone SE at AX3,
    /// de"; empty where the words for all of them name it as their example.
    func worst(_ origin: Int, of indices: [Int]) -> String {
        indices.count < count && sharedWords(indices).isEmpty ? "" : "worst: \(name(of: origin))"
    }

    /// What some environments and no others have in common, in words; empty where there is nothing.
    private func sharedWords(_ indices: [Int]) -> String {
        isProduct(indices) ? joined(list(indices, canvases), sizes(indices), list(indices, locales)) : ""
    }

    /// Whether some environments are all those with one of their canvases, one of their text sizes and one of their
    /// locales: else the names of these would say too much.
    private func isProduct(_ indices: [Int]) -> Bool {
        let (ownCanvases, ownLocales) = (Set(indices.map { canvases.all[$0] }), Set(indices.map { locales.all[$0] }))
        let ownSizes = Set(indices.map { contentSizes[$0] })
        let product = (0..<count).count { index in
            ownCanvases.contains(canvases.all[index]) && ownSizes.contains(contentSizes[index])
                && ownLocales.contains(locales.all[index])
        }
        return product == Set(indices).count
    }

    /// One environment in full, but for what is the same in all.
    private func name(of index: Int) -> String {
        let size = Set(contentSizes).count > 1 ? contentSizes[index] : nil
        let name = joined(
            canvases.count > 1 ? canvases.all[index] : nil, size.map { "at \(ContentSizeCategory.shortNames[$0])" },
            locales.count > 1 ? locales.all[index] : nil)
        return name.isEmpty ? canvases.all[index] : name
    }

    private func joined(_ canvas: String?, _ size: String?, _ locale: String?) -> String {
        let place = [canvas, size].compactMap { $0 }.joined(separator: " ")
        return [place, locale ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The most names that are listed.
    private static let longest = 4

    /// The names that occur among some, each once; nil where they are those of all.
    private func list(_ indices: [Int], _ names: Names) -> String? {
        var seen: Set<String> = []
        let unique = indices.map { names.all[$0] }.filter { seen.insert($0).inserted }
        guard unique.count < names.count else { return nil }
        if unique.count <= Self.longest { return unique.joined(separator: ", ") }
        return unique.prefix(Self.longest - 1).joined(separator: ", ") + " and \(unique.count - Self.longest + 1) more"
    }

    private static func canvas(_ environment: FindingEnvironment) -> String {
        let name = environment.device ?? (environment.size == nil ? "its own canvas" : "")
        let way = environment.orientation == "landscape" && environment.size == nil ? "landscape" : ""
        return [way, environment.size ?? ""].reduce(name) { $0.isEmpty || $1.isEmpty ? $0 + $1 : "\($0) \($1)" }
    }

    private static func locale(_ environment: FindingEnvironment) -> String {
        let isRightToLeft = environment.direction == "rtl"
        guard let language = environment.language else { return isRightToLeft ? "right to left" : "left to right" }
        return isRightToLeft == LanguageCode.isRightToLeft(language)
            ? language : "\(language) \(isRightToLeft ? "right to left" : "left to right")"
    }

    /// "at AX3 and above", "up to XL", or a list; nil where text sizes make no difference.
    private func sizes(_ indices: [Int]) -> String? {
        let order = ContentSizeCategory.shortNames
        let own = Set(indices.compactMap { contentSizes[$0] }).sorted()
        guard own.count < knownSizes.count, let first = own.first, let last = own.last else { return nil }
        if own == knownSizes.filter({ $0 >= first }) {
            return "at \(order[first])" + (own.count > 1 ? " and above" : "")
        }
        if own == knownSizes.filter({ $0 <= last }) {
            return own.count > 1 ? "up to \(order[last])" : "at \(order[last])"
        }
        return "at " + own.map { order[$0] }.joined(separator: ", ")
    }
}

extension FindingEnvironment {
    /// Whether its texts are those of a pseudo-language, which nobody reads.
    var isInPseudoLanguage: Bool { language.map { Localization.PseudoLanguage(rawValue: $0) != nil } ?? false }

    /// The environment as findings name it.
    package init(_ environment: MatrixEnvironment) {
        let (layout, language) = (environment.environment, environment.language)
        let direction = layout.direction ?? language.map { LayoutDirection(ofLanguage: $0) }
        self.init(
            device: layout.device.map { layout.name ?? $0.id }, orientation: layout.orientation?.rawValue,
            size: layout.size?.shortName, contentSize: layout.contentSizeCategory?.shortName,
            direction: direction == .rightToLeft || language != nil ? direction?.shortName : nil, language: language)
    }
}
