import InterfaceDocument

/// The class that a table or collection makes for each row of a prototype, and its registration.
struct UIKitPrototype {
    private let cell: View
    /// What the class is called.
    private let className: String

    init(_ cell: View, className: String) {
        self.cell = cell
        self.className = className
    }

    /// Writes a subclass of the cell's own class that is given what the document says of the prototype.
    ///
    /// - Parameters:
    ///   - base: The cell's own class.
    ///   - unit: The class that gives it.
    ///   - connectsUp: Whether outlets lead to the controller of the cell's table.
    ///   - waking: The statements that wake up what is of the app's own classes.
    func writeClass(
        of base: String, holding unit: String, isVaried: Bool, connectsUp: Bool, segues: UIKitCellSegues,
        waking: [String], to source: inout SwiftSource
    ) {
        let unit = SwiftIdentifier.escaped(unit)
        source.blank()
        source.line("/// The class of the cells: its views are properties of `builtInterface`.")
        let protocols = segues.isEmpty ? "" : ", SegueCell"
        source.block("@MainActor final class \(className): \(base)\(protocols)") { source in
            source.line("private(set) var builtInterface: \(unit)!")
            segues.writeProperties(to: &source)
            source.blank()
            let style = TableViewCell(cell.element).map(Self.style)
            let parameters =
                style == nil ? "frame: CGRect" : "style: UITableViewCell.CellStyle, reuseIdentifier: String?"
            source.block("override init(\(parameters))") { source in
                let arguments = style.map { "style: .\($0), reuseIdentifier: reuseIdentifier" } ?? "frame: frame"
                source.line("super.init(\(arguments))")
                source.line("builtInterface = \(unit)(self)")
                // UIKit notifies a view of its traits when they change, and not of those that it has from the start.
                if isVaried { source.line("builtInterface.adapt(to: traitCollection)") }
                segues.writeTriggers(to: &source)
                for line in waking { source.line(line) }
            }
            source.blank()
            if isVaried {
                source.block("override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)") {
                    source in
                    source.line("super.traitCollectionDidChange(previousTraitCollection)")
                    source.line("builtInterface.adapt(to: traitCollection)")
                }
                source.blank()
            }
            if connectsUp {
                source.lines(Self.connectingUp)
                source.blank()
            }
            source.line("@available(*, unavailable)")
            source.block("required init?(coder: NSCoder)") { source in
                source.line("fatalError(\"made in code\")")
            }
        }
    }

    private static let connectingUp = """
        override func didMoveToWindow() {
            var responder = next
            while let candidate = responder, !(candidate is UIViewController) { responder = candidate.next }
            if let responder { builtInterface.connect(upTo: responder) }
            super.didMoveToWindow()
        }
        """

    /// UIKit's name of a cell's style.
    static func style(_ cell: TableViewCell) -> String {
        switch cell.style {
        case .custom, .default: "default"
        case .value1: "value1"
        case .value2: "value2"
        case .subtitle: "subtitle"
        }
    }

    /// The statement that registers the prototype's class `name` with the table or collection `owner`.
    func registration(of name: String, with owner: String) -> String {
        let type = "\(SwiftIdentifier.escaped(name)).\(className).self"
        guard let identifier = cell.element.string(.reuseIdentifier) else {
            return "// \(name) is not registered: it has no reuse identifier."
        }
        let quoted = SwiftSource.literal(identifier)
        switch cell.kind {
        case .tableViewCell: return "\(owner).register(\(type), forCellReuseIdentifier: \(quoted))"
        case .collectionViewCell: return "\(owner).register(\(type), forCellWithReuseIdentifier: \(quoted))"
        default:
            let kind = cell.key == "sectionFooterView" ? "Footer" : "Header"
            return "\(owner).register(\(type), forSupplementaryViewOfKind: "
                + "UICollectionView.elementKindSection\(kind), withReuseIdentifier: \(quoted))"
        }
    }
}
