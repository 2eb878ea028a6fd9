// Which properties the views of each kind have: those of their class and of its superclasses.

extension Property {
    /// The properties of views of a kind, those of the class itself first. Where a class and its superclass keep one
    /// attribute under different rules, only the rule of the class is listed.
    package static func properties(of kind: View.Kind) -> [Property] { byKind[kind] ?? views }

    /// The one of them that an attribute states; nil where there is none. It is found without the others: those of all
    /// kinds take as long to list as a small document to check.
    static func property(_ attribute: AttributeName, of kind: View.Kind) -> Property? {
        for rows in own(of: kind) + [kind.isControl ? controls : []] {
            if let row = rows.first(where: { $0.attribute == attribute }) { return inCode(row, of: kind) }
        }
        return views.first { $0.attribute == attribute }.map { inCode(adapted($0, to: kind), of: kind) }
    }

    private static let byKind = Dictionary(
        uniqueKeysWithValues: View.Kind.allCases.map { kind in
            var rows: [Property] = []
            let inherited = (kind.isControl ? controls : []) + views.map { adapted($0, to: kind) }
            for row in own(of: kind).joined() + inherited
            where !rows.contains(where: { $0.attribute == row.attribute }) {
                rows.append(inCode(row, of: kind))
            }
            return (kind, rows)
        })

    /// A row of all views. Of classes that are not opaque by themselves the document says so only where they are.
    private static func adapted(_ row: Property, to kind: View.Kind) -> Property {
        guard row.attribute == .opaque else { return row }
        switch kind {
        case .stackView: return row.withoutNibKey
        case .navigationBar, .searchBar, .toolbar: return row.with(absent: "NO")
        default: return row
        }
    }

    /// What code sets of some classes is called otherwise, or is otherwise in a fresh object.
    private static func inCode(_ row: Property, of kind: View.Kind) -> Property {
        switch (kind, row.attribute) {
        case (.scrollView, .clipsSubviews), (.tableView, .clipsSubviews), (.collectionView, .clipsSubviews),
            (.textView, .clipsSubviews):
            row.with(fresh: "YES")
        // A table bounces by itself.
        case (.tableView, .alwaysBounceVertical): row.with(fresh: "YES")
        case (.tableView, .layoutMarginsFollowReadableWidth):
            row.with(uikit: "cellLayoutMarginsFollowReadableWidth", fresh: "NO")
        default: row
        }
    }

    /// The tables of a class, its own first.
    private static func own(of kind: View.Kind) -> [[Property]] {
        switch kind {
        case .label: [labels]
        case .imageView: [imageViews]
        case .button: [buttons]
        case .textField: [textFields]
        case .textView: [textViews, scrollViews]
        case .switch: [switches]
        case .slider: [sliders]
        case .stepper: [steppers]
        case .progressView: [progressViews]
        case .pageControl: [pageControls]
        case .segmentedControl: [segmentedControls]
        case .datePicker: [datePickers]
        case .searchBar: [searchBars]
        case .scrollView: [scrollViews]
        case .tableView: [tableViews, scrollViews]
        case .tableViewCell: [tableViewCells]
        case .collectionView: [collectionViews, scrollViews]
        case .navigationBar: [navigationBars]
        case .toolbar: [toolbars]
        case .tabBar: [tabBars]
        case .stackView: [stackViews]
        case .mapView: [mapViews]
        case .activityIndicatorView: [activityIndicators]
        default: []
        }
    }
}

extension View.Kind {
    /// Whether the class inherits from `UIControl`.
    package var isControl: Bool {
        switch self {
        case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker,
            .refreshControl,
            .colorWell:
            true
        default: false
        }
    }
}

extension Property {
    /// The raw value of a vertical alignment of content; nil for a word that is none.
    package static func verticalAlignment(_ word: String) -> Int? {
        Word.list(verticalAlignments).first { $0.document == word }?.rawValue
    }
}
