import Strut

/// `strut fit`: the size that a view wants.
extension Subcommand {
    static let fit = Subcommand(
        name: "fit", summary: "Print the size that a view wants, as systemLayoutSizeFitting finds it.",
        operands: "FILE OBJECT-ID", operandCompletion: .documents,
        options: [.width, .height, .device, .orientation, .size, .fitContentSize, .direction, .language]
            + Option.runTimeOptions + [.help],
        examples: [
            ("strut fit Main.storyboard AfV-vS-VpN --width 320", "Print the height that a table header needs."),
            ("strut fit Main.storyboard AfV-vS-VpN", "Print the compressed size: texts stay on one line."),
            ("strut fit Main.storyboard AfV-vS-VpN --width 375 --content-size all", "Print a row for each text size."),
        ],
        run: { arguments throws(UsageError) in
            guard arguments.operands.count == 2 else {
                throw UsageError("expected a file and an object id", advice: "write 'strut fit FILE OBJECT-ID'")
            }
            return fit(arguments.operands[0], id: arguments.operands[1], arguments)
        })

    private static func fit(_ path: String, id: String, _ arguments: Arguments) -> ExitStatus {
        do throws(InputError) {
            let document = try Input(path: path, isStandardInput: path == "-").read()
            let target = FittingTarget.compressed(width: arguments.fittingWidth, height: arguments.fittingHeight)
            var text = ""
            let translation = arguments.language.map { Localization.named($0, forDocumentAt: document.path) }
            for var environment in arguments.fittingEnvironments {
                environment.localization = translation?.localization
                guard
                    let size = arguments.runTime.fittingSize(
                        of: id, in: document, environment: environment, target: target)
                else {
                    StandardStreams.report(
                        "\(path): error: no installed view has the object id '\(id)' [unknown-object]")
                    return .findings
                }
                if arguments.fitsAllContentSizes, let category = environment.contentSizeCategory {
                    text += "\(category) "
                }
                text += "\(shortest(size.width)) × \(shortest(size.height))\n"
            }
            return StandardStreams.writeResult(text) ? .success : .cannotWrite
        } catch {
            var report: [UInt8] = []
            TextReporter().report(error.finding, to: &report)
            StandardStreams.report(report)
            return error.status
        }
    }

    /// At most three digits behind the point.
    private static func shortest(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Arguments {
    /// The environments of `fit`: one for each device and, where all are wanted, each text size.
    var fittingEnvironments: [LayoutEnvironment] {
        guard fitsAllContentSizes else { return environments }
        return environments.flatMap { environment in
            ContentSizeCategory.allCases.map { category in
                var environment = environment
                environment.contentSizeCategory = category
                return environment
            }
        }
    }
}
