import Strut

/// The options that say in which environments `check` looks: each may be given several times, as a list with commas, or
/// as `all`; every value of one is taken with every value of the others.
extension Option {
    static let matrix = Option(
        "--matrix",
        help: "Check in a good choice of environments: small and large phones, landscape, iPads and their splits, text "
            + "sizes L, XXXL, AX3 and AX5, both directions, every translation, or all texts twice as long where there is "
            + "none. Of a folder, on the screens that its app allows; or in the environments of the configuration."
    ) { arguments, _ throws(UsageError) in
        arguments.usesMatrix = true
    }

    static let devices = list(
        device,
        help: "Lay out for these devices, by id or model (see 'strut devices'). Default: the document's own canvas.",
        \.devices)

    static let orientations = list(
        orientation,
        help: "Hold the devices these ways: portrait, landscape. Default: as each document's own canvas.",
        \.orientations)

    static let sizes = list(size, help: "Lay out in windows of these sizes in points, such as 507x1024.", \.sizes)

    static let textSizes = list(
        contentSize,
        help: "The user's text sizes: XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5 for the accessibility sizes.",
        \.contentSizes)

    static let directions = list(
        direction, help: "The directions of the user interface: ltr, rtl. Default: each language's, or else ltr.",
        \.directions)

    static let languages = list(
        language,
        help:
            "Show the texts in these languages, such as de, from the strings files and catalogs beside the document, "
            + "or in pseudo-languages: \(Localization.PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")).",
        \.languages)

    /// The options above, in the order of the help.
    static let matrixOptions: [Option] = [
        .matrix, .devices, .orientations, .sizes, .textSizes, .directions, .languages,
    ]

    static let widths = sweep(
        "--widths", .horizontal, "320...1366",
        "Check in windows of a range of widths in points, such as 320...1366: each finding is reported with the widths "
            + "at which it holds, to half a point. Goes with all other choices of environments: name an iPad, or wide "
            + "windows have the size classes of the document's own device.")

    static let heights = sweep(
        "--heights", .vertical, "480...1024", "The same with the heights of windows, such as 480...1024.")

    /// The options that look at windows of every size.
    static let sweepOptions: [Option] = [.widths, .heights]

    private static func sweep(_ name: String, _ axis: Axis, _ example: String, _ help: String) -> Option {
        Option(name, nil, "FROM...TO", help: help, completion: .words([example]), takesSeveral: true) {
            arguments, value throws(UsageError) in
            let sweep: WindowSweep
            do throws(WindowSweep.BadRange) {
                sweep = try WindowSweep(axis, named: value)
            } catch {
                throw UsageError(error.message, advice: error.advice)
            }
            if let other = arguments.sweeps.first(where: { $0.axis == axis }), other != sweep {
                throw UsageError("'\(name)' is given twice", advice: "give one range that holds both")
            }
            if !arguments.sweeps.contains(sweep) { arguments.sweeps.append(sweep) }
            arguments.sweeps.sort { $0.axis == .horizontal && $1.axis == .vertical }
        }
    }

    /// An option that takes a list of what `one` takes.
    private static func list(
        _ one: Option, help: String, _ list: WritableKeyPath<MatrixWords, [String]> & Sendable
    ) -> Option {
        // Windows have no end of sizes.
        let hasAll = one.name != size.name
        return Option(
            one.name, one.letter, one.placeholder.map { "\($0)[,…]" },
            help: help + " May be given several times, \(hasAll ? "as a list, or as all" : "or as a list").",
            completion: one.completion, takesSeveral: true
        ) { arguments, value throws(UsageError) in
            let words = value.split(separator: ",").map { String($0.drop { $0 == " " }) }
            if words.isEmpty { throw UsageError("'\(one.name) \(value)' names nothing", advice: "leave it out") }
            for word in words {
                if word.lowercased() == "all", hasAll {
                    arguments.matrixWords[keyPath: list].append("all")
                    continue
                }
                // Read as one, for its errors.
                var scratch = Arguments()
                try one.store(&scratch, word)
                if !arguments.matrixWords[keyPath: list].contains(word) {
                    arguments.matrixWords[keyPath: list].append(word)
                }
            }
        }
    }
}
