import Strut

/// The options about run time: tables, design-time data, and changes that code would make.
extension Option {
    static let tableHeaders = Option(
        "--table-headers", nil, "NAME",
        help:
            "stored keeps the stored height of table headers and footers, as UIKit does with a document; fitting sizes "
            + "them to fit at the table's width, as the usual workarounds do. Default: stored.",
        completion: .words(TableHeaderSizing.allCases.map(\.rawValue))
    ) { arguments, value throws(UsageError) in
        guard let sizing = TableHeaderSizing(rawValue: value.lowercased()) else {
            throw .unknown("sizing of table headers", value, among: TableHeaderSizing.allCases.map(\.rawValue))
        }
        arguments.runTime.tableHeaders = sizing
    }

    static let designData = Option(
        "--design-data", nil, "FILE",
        help: "Fill tables with the rows of FILE, or with none. Default: the side-car beside the document, "
            + "Main.strut.json for Main.storyboard, if there is one.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        if value == "none" {
            arguments.runTime.ignoresDesignData = true
        } else {
            arguments.runTime.designDataPath = value
        }
    }

    static let set = Option(
        "--set", nil, "OBJECT.PROPERTY=VALUE",
        help: "Change an object as code would at run time, by object id, outlet or label in Xcode; may be given "
            + "several times. "
            + "Properties: \(RunTimeAssignment.properties.joined(separator: ", ")). "
            + "All of the document is then laid out as at run time, on its own canvas too: tables lay out their rows, and "
            + "views lose what only Interface Builder gives them, such as design-time and placeholder sizes.",
        takesSeveral: true
    ) { arguments, value throws(UsageError) in
        do throws(RunTimeAssignment.SyntaxError) {
            arguments.runTime.assignments.append(try RunTimeAssignment(parsing: value))
            arguments.assignmentWords.append(value)
        } catch {
            throw UsageError(error.message, advice: "write '--set \(RunTimeAssignment.example(for: value))'")
        }
    }

    /// The options above, in the order of the help.
    static let runTimeOptions: [Option] = [.tableHeaders, .designData, .set]
}
