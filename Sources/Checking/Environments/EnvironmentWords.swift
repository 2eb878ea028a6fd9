import Diagnostics
import Environment
import TextMeasurement

/// Says in few words which of several environments are meant: "iPhone SE at AX3 and above, de; 14 of 96".
package struct EnvironmentWords {
    /// All environments that were looked at.
    let all: [FindingEnvironment]

    /// Words for some of `all`.
    package init(all: [FindingEnvironment]) {
        self.all = all
    }

    /// The words for some of them by their indices; empty for all.
    package func words(for indices: [Int]) -> String {
        let place = place(of: indices)
        return place.isEmpty ? "" : "\(place); \(count(indices))"
    }

    /// How many there are of how many.
    func count(_ indices: [Int]) -> String { "\(indices.count) of \(all.count)" }

    /// The words without the count; empty for all.
    func place(of indices: [Int]) -> String {
        guard indices.count < all.count else { return "" }
        let some = indices.map { all[$0] }
        var words = list(some, canvas) ?? ""
        if let sizes = contentSizes(some) { words += (words.isEmpty ? "" : " ") + sizes }
        if let tongues = list(some, tongue) { words += (words.isEmpty ? "" : ", ") + tongues }
        // What cannot be said by what all of them share is said by one example.
        if words.isEmpty, let first = some.first { words = "such as \(canvas(first))" }
        return words
    }

    /// The most names that are listed.
    private static let longest = 4

    /// The names that occur among some, each once; nil where they are those of all.
    private func list(_ some: [FindingEnvironment], _ name: (FindingEnvironment) -> String) -> String? {
        let names = unique(some.map(name))
        guard names.count < unique(all.map(name)).count else { return nil }
        if names.count <= Self.longest { return names.joined(separator: ", ") }
        return names.prefix(Self.longest - 1).joined(separator: ", ") + " and \(names.count - Self.longest + 1) more"
    }

    private func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private func canvas(_ environment: FindingEnvironment) -> String {
        let name = environment.device ?? (environment.size == nil ? "its own canvas" : "")
        let way = environment.orientation == "landscape" && environment.size == nil ? "landscape" : ""
        return [name, way, environment.size ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func tongue(_ environment: FindingEnvironment) -> String {
        let isRightToLeft = environment.direction == "rtl"
        guard let language = environment.language else { return isRightToLeft ? "right to left" : "left to right" }
        return isRightToLeft == LanguageCode.isRightToLeft(language)
            ? language : "\(language) \(isRightToLeft ? "right to left" : "left to right")"
    }

    /// "at AX3 and above", "up to XL", or a list; nil where text sizes make no difference.
    private func contentSizes(_ some: [FindingEnvironment]) -> String? {
        let order = ContentSizeCategory.shortNames
        func places(_ environments: [FindingEnvironment]) -> [Int] {
            Set(environments.compactMap { $0.contentSize.flatMap { order.firstIndex(of: $0) } }).sorted()
        }
        let (own, known) = (places(some), places(all))
        guard own.count < known.count, let first = own.first, let last = own.last else { return nil }
        if own == known.filter({ $0 >= first }) { return "at \(order[first])" + (own.count > 1 ? " and above" : "") }
        if own == known.filter({ $0 <= last }) { return own.count > 1 ? "up to \(order[last])" : "at \(order[last])" }
        return "at " + own.map { order[$0] }.joined(separator: ", ")
    }
}

extension FindingEnvironment {
    /// The environment as findings name it.
    package init(_ environment: MatrixEnvironment) {
        let layout = environment.environment
        self.init(
            device: layout.device.map { layout.name ?? $0.id }, orientation: layout.orientation?.rawValue,
            size: layout.size?.shortName, contentSize: layout.contentSizeCategory?.shortName,
            direction: layout.direction == .rightToLeft || environment.language != nil
                ? layout.direction.shortName : nil,
            language: environment.language)
    }
}
