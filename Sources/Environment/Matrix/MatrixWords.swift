import InterfaceDocument
import StrutTextMeasurement

/// A matrix as people write it: lists of words, in which `all` stands for every one.
public struct MatrixWords: Sendable, Hashable {
    /// Devices by id or model.
    public var devices: [String] = []
    /// `portrait` and `landscape`.
    public var orientations: [String] = []
    /// Windows such as `507x1024`.
    public var sizes: [String] = []
    /// Text sizes such as `AX3`.
    public var contentSizes: [String] = []
    /// `ltr` and `rtl`.
    public var directions: [String] = []
    /// Languages and pseudo-languages; `all` stands for those beside the document.
    public var languages: [String] = []

    /// No words: the document's own canvas.
    public init() {}

    /// A word that means nothing.
    public struct Unknown: Error, Hashable {
        /// What it was to be: `device`.
        public var kind: String
        /// The word.
        public var word: String
    }

    /// The matrix that is meant.
    public func matrix() throws(Unknown) -> EnvironmentMatrix {
        var matrix = EnvironmentMatrix()
        matrix.canvases = try canvases()
        matrix.contentSizes =
            try Self.values(contentSizes, "content size", all: ContentSizeCategory.allCases) {
                ContentSizeCategory(named: $0)
            } ?? [nil]
        let directions: [LayoutDirection?] =
            try Self.values(directions, "direction", all: LayoutDirection.allCases) { LayoutDirection(named: $0) }
            ?? [nil]
        let named = languages.filter { $0.lowercased() != "all" }
        if let word = named.first(where: { !Localization.isShowable($0) }) {
            throw Unknown(kind: "language", word: word)
        }
        let hasAll = named.count < languages.count
        let locales: [String?] = (named.isEmpty || hasAll ? [nil] : []) + named.map(Optional.some)
        matrix.locales = locales.flatMap { language in
            directions.map { EnvironmentMatrix.Locale(language: language, direction: $0) }
        }
        matrix.translations = hasAll ? .all : .named
        return matrix
    }

    private func canvases() throws(Unknown) -> [EnvironmentMatrix.Canvas] {
        typealias Named = (name: String, device: Device)
        let named: [Named?] =
            try Self.values(devices, "device", all: Device.all.map { ($0.aliases.first ?? $0.id, $0) }) { name in
                Device.named(name).map { (name, $0) }
            } ?? [nil]
        let orientations: [Orientation?] =
            try Self.values(orientations, "orientation", all: Orientation.allCases) { word in
                Orientation(rawValue: word.lowercased())
            } ?? [nil]
        let sizes: [Size?] = try Self.values(sizes, "size", all: []) { Size(named: $0) } ?? [nil]
        return named.flatMap { named in
            orientations.flatMap { orientation in
                sizes.map {
                    EnvironmentMatrix.Canvas(
                        deviceName: named?.name, device: named?.device, orientation: orientation, size: $0)
                }
            }
        }
    }

    /// What the words mean, each once; nil where there are none.
    private static func values<Value>(
        _ words: [String], _ kind: String, all: @autoclosure () -> [Value], meaning: (String) -> Value?
    ) throws(Unknown) -> [Value?]? {
        var values: [Value?] = []
        for word in words {
            if word.lowercased() == "all", case let all = all(), !all.isEmpty {
                values += all.map(Optional.init)
            } else if let value = meaning(word) {
                values.append(value)
            } else {
                throw Unknown(kind: kind, word: word)
            }
        }
        return values.isEmpty ? nil : values
    }
}
