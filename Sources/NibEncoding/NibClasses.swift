import InterfaceDocument

/// What is known of UIKit's classes beside their properties: names, sizes and priorities of their own.
enum NibClasses {
    /// The class of a view.
    static func name(of view: View) -> String {
        switch view.kind {
        case .tableViewCellContentView: "UITableViewCellContentView"
        case .label where isLabelOfCell(view): "UITableViewLabel"
        case .view where view.key == "contentView" && view.element.parent?.name == .visualEffectView:
            "_UIVisualEffectContentView"
        case .unknown: "UI" + view.element.name.string.prefix(1).uppercased() + view.element.name.string.dropFirst()
        default: view.kind.className
        }
    }

    /// Whether a label is the text of a cell with a built-in style.
    static func isLabelOfCell(_ view: View) -> Bool {
        guard let id = view.id, let content = view.element.parent?.parent, content.name == .tableViewCellContentView,
            let cell = content.parent
        else { return false }
        return cell.has(.textLabel, equalTo: id) || cell.has(.detailTextLabel, equalTo: id)
    }

    /// The frame of a view in its superview: the one that is stored, but for classes that have a size or a place of
    /// their own.
    static func frame(of view: View, _ context: NibContext) -> Rect {
        var frame = view.frame ?? Rect(x: 0, y: 0, width: 1000, height: 1000)
        if let parent = view.element.parent, parent.name == .tableView {
            // A table has its header at its top, and the footer right below.
            if view.key == "tableHeaderView" { (frame.x, frame.y) = (0, 0) }
            if view.key == "tableFooterView" {
                (frame.x, frame.y) = (0, parent.child(key: "tableHeaderView").flatMap(View.init)?.frame?.height ?? 0)
            }
        }
        switch view.kind {
        case .switch: (frame.width, frame.height) = (51, 31)
        case .stepper: (frame.width, frame.height) = (94, 32)
        case .collectionViewCell, .collectionReusableView: (frame.x, frame.y) = (0, 0)
        case .tableViewCell where view.element.parent?.name == .prototypes && !context.follows(11):
            (frame.x, frame.y) = (0, 0)
        case .tableViewCellContentView where !context.follows(9): frame = oldContentFrame(of: view, context) ?? frame
        default: break
        }
        return frame
    }

    /// Where the content view of a table cell was before Xcode 9: beside the accessory and above the separator.
    private static func oldContentFrame(of view: View, _ context: NibContext) -> Rect? {
        guard let cell = view.element.parent.flatMap(View.init), let size = cell.frame?.size else { return nil }
        let accessory: Double = cell.element.has(.accessoryType, equalTo: "disclosureIndicator") ? 26 : 0
        return Rect(x: 0, y: 0, width: size.width - accessory, height: size.height - context.separatorThickness)
    }

    /// The hugging priorities that a fresh view has; nil for classes whose priorities are always kept.
    static func hugging(of kind: View.Kind) -> (Double, Double)? {
        switch kind {
        case .switch, .activityIndicatorView, .stepper: (750, 750)
        case .progressView: (250, 750)
        case .navigationBar, .toolbar, .tabBar, .pickerView, .segmentedControl, .searchBar, .datePicker, .slider,
            .pageControl:
            nil
        default: (250, 250)
        }
    }
}
