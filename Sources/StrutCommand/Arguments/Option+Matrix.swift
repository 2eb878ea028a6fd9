import Strut

/// The options that say in which environments `check` looks: each may be given several times, as a list with commas, or as
/// `all`; every value of one is taken with every value of the others.
extension Option {
    static let matrix = Option(
        "--matrix",
        help: "Check in a good choice of environments: small and large phones, landscape, iPads and their splits, text "
            + "sizes L, XXXL, AX3 and AX5, both directions, every translation; or in those of the configuration."
    ) { arguments, _ throws(UsageError) in
        arguments.usesMatrix = true
    }

    static let devices = list(
        device,
        help: "Lay out for these devices, by id or model (see 'strut devices'). Default: the document's own canvas.",
        \.devices)

    static let orientations = list(
        orientation, help: "Hold the devices these ways: portrait, landscape.", \.orientations)

    static let sizes = list(size, help: "Lay out in windows of these sizes in points, such as 507x1024.", \.sizes)

    static let textSizes = list(
        contentSize,
        help: "The reader's text sizes: XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5 for the accessibility sizes.",
        \.contentSizes)

    static let directions = list(
        direction, help: "The directions of the user interface: ltr, rtl.", \.directions)

    static let languages = list(
        language,
        help:
            "Show the texts in these languages, such as de, from the strings files and catalogues beside the document, "
            + "or in pseudo-languages: \(Localization.PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")).",
        \.languages)

    /// The options above, in the order of the help.
    static let matrixOptions: [Option] = [
        .matrix, .devices, .orientations, .sizes, .textSizes, .directions, .languages,
    ]

    /// An option that takes a list of what `one` takes.
    private static func list(
        _ one: Option, help: String, _ words: WritableKeyPath<MatrixWords, [String]> & Sendable
    ) -> Option {
        Option(
            one.name, one.letter, one.placeholder.map { "\($0)[,…]" },
            help: help + " May be given several times, as a list, or as all.", completion: one.completion
        ) { arguments, value throws(UsageError) in
            for word in value.split(separator: ",") {
                let word = String(word.drop { $0 == " " })
                if word.lowercased() == "all", one.name != size.name {
                    arguments.matrixWords[keyPath: words].append("all")
                    continue
                }
                // Read as one, for its errors.
                var scratch = Arguments()
                try one.store(&scratch, word)
                if !arguments.matrixWords[keyPath: words].contains(word) {
                    arguments.matrixWords[keyPath: words].append(word)
                }
            }
        }
    }
}
