import InterfaceDocument
import StrutTextMeasurement

/// What views of each kind say of themselves, as statements of generated Swift.
enum UIKitControls {
    static func statements(_ view: View, _ set: UIKitSetter) -> [String] {
        let element = view.element
        switch view.kind {
        case .label: return Label(element).map { label($0, set) } ?? []
        case .button: return Button(element).map { UIKitButtons.statements($0, set) } ?? []
        case .textField: return TextField(element).map { textField($0, set) } ?? []
        case .textView: return TextView(element).map { textView($0, set) } ?? []
        case .imageView:
            return UIKitValues.symbolConfiguration(in: element, key: "preferredSymbolConfiguration").flatMap {
                set("preferredSymbolConfiguration", $0)
            }
        case .stackView: return StackView(element).map { stackView($0, set) } ?? []
        case .segmentedControl: return SegmentedControl(element).map { segments($0, set) } ?? []
        case .tableView: return scrolling(element, set) + (TableView(element).map { table($0, set) } ?? [])
        case .tableViewCell: return TableViewCell(element).map { cell($0, set) } ?? []
        case .collectionView:
            return scrolling(element, set) + (CollectionView(element).map { collection($0, set) } ?? [])
        case .scrollView: return scrolling(element, set)
        case .searchBar: return SearchBar(element).map { searchBar($0, set) } ?? []
        case .navigationBar, .toolbar, .tabBar: return UIKitBarAppearances.statements(element, set)
        default: return values(view, set)
        }
    }

    private static func label(_ label: Label, _ set: UIKitSetter) -> [String] {
        var lines = label.attributedText == nil ? set.localized("text", label.text, of: label.element) : []
        lines += set.font(label.font) + set.color("textColor", label.textColor)
        if label.textAlignment != .natural { lines += set("textAlignment", ".\(label.textAlignment.rawValue)") }
        if let width = label.preferredMaxLayoutWidth {
            lines += set("preferredMaxLayoutWidth", UIKitValues.number(width))
        }
        if label.adjustsFontSizeToFitWidth {
            lines += set("adjustsFontSizeToFitWidth", "true")
            lines += set("minimumScaleFactor", UIKitValues.number(minimumScale(of: label)))
        }
        if let offset = label.element.size(key: "shadowOffset") {
            lines += set("shadowOffset", UIKitValues.size(offset))
        }
        return lines + set.attributed("attributedText", label.attributedText)
    }

    /// How far a label's font may shrink: older documents say it in points.
    private static func minimumScale(of label: Label) -> Double {
        guard !label.element.has(.minimumScaleFactor), let least = label.minimumFontSize else {
            return label.minimumScaleFactor
        }
        var size = label.font?.pointSize ?? 17
        if case .style(let name) = label.font?.kind, let style = TextStyle(interfaceBuilderName: name) {
            size = Font.preferred(style, .large).pointSize
        }
        return min(least / size, 1)
    }

    static func lineBreak(_ mode: LineBreakMode) -> String {
        switch mode {
        case .wordWrapping: ".byWordWrapping"
        case .characterWrapping: ".byCharWrapping"
        case .clipping: ".byClipping"
        case .truncatingHead: ".byTruncatingHead"
        case .truncatingMiddle: ".byTruncatingMiddle"
        case .truncatingTail: ".byTruncatingTail"
        }
    }

    private static func textField(_ field: TextField, _ set: UIKitSetter) -> [String] {
        var lines = field.attributedText == nil ? set.localized("text", field.text, of: field.element) : []
        lines += set.localized("placeholder", field.placeholder, of: field.element)
        lines += set.font(field.font, defaultSize: 14) + set.color("textColor", field.textColor)
        if field.textAlignment != .natural { lines += set("textAlignment", ".\(field.textAlignment.rawValue)") }
        return lines + UIKitProperties.traits(field.textInputTraits, set)
            + set.attributed("attributedText", field.attributedText)
    }

    private static func textView(_ view: TextView, _ set: UIKitSetter) -> [String] {
        var lines = view.attributedText == nil ? set.localized("text", view.text, of: view.element) : []
        lines += set.font(view.font, defaultSize: 14) + set.color("textColor", view.textColor)
        if view.textAlignment != .natural { lines += set("textAlignment", ".\(view.textAlignment.rawValue)") }
        if let inset = view.textContainerInset { lines += set("textContainerInset", UIKitValues.insets(inset)) }
        lines += scrolling(view.element, set)
        if let types = view.element.child(key: "dataDetectorTypes") {
            let known = detectors.filter { types.string(named: $0) == "YES" }.map { "." + $0 }
            lines += set("dataDetectorTypes", "[\(known.joined(separator: ", "))]")
        }
        return lines + UIKitProperties.traits(view.textInputTraits, set)
            + set.attributed("attributedText", view.attributedText)
    }

    private static let detectors = [
        "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
        "lookupSuggestion",
    ]

    private static func stackView(_ stack: StackView, _ set: UIKitSetter) -> [String] {
        var lines: [String] = []
        if stack.usesStandardSpacing {
            lines += set("spacing", "UIStackView.spacingUseSystem")
        } else if stack.spacing != 0 {
            lines += set("spacing", UIKitValues.number(stack.spacing))
        }
        if stack.isLayoutMarginsRelativeArrangement { lines += set("isLayoutMarginsRelativeArrangement", "true") }
        return lines
    }

    private static func segments(_ control: SegmentedControl, _ set: UIKitSetter) -> [String] {
        var lines: [String] = []
        for (index, segment) in control.segments.enumerated() {
            if let image = segment.imageName {
                if set.document.keepsImage(image) {
                    lines.append("// The segment \(index) of \(set.name) has none: \(UIKitSetter.keptImage(image)).")
                }
                let image = UIKitValues.image(image, of: segment.element, in: set.document)
                lines.append("\(set.name).insertSegment(with: \(image), at: \(index), animated: false)")
            } else {
                let title = set.localized(
                    segment.title ?? "", of: control.element, key: "segmentTitles[\(index)]")
                lines.append("\(set.name).insertSegment(withTitle: \(title), at: \(index), animated: false)")
            }
            if segment.element.bool(.enabled) == false {
                lines.append("\(set.name).setEnabled(false, forSegmentAt: \(index))")
            }
            if let width = segment.width {
                lines.append("\(set.name).setWidth(\(UIKitValues.number(width)), forSegmentAt: \(index))")
            }
            if let offset = segment.element.size(key: "contentOffset"), offset != .zero {
                lines.append("\(set.name).setContentOffset(\(UIKitValues.size(offset)), forSegmentAt: \(index))")
            }
        }
        if let selected = control.selectedSegmentIndex, selected >= 0 {
            lines += set("selectedSegmentIndex", "\(selected)")
        }
        return lines
    }

    private static func searchBar(_ bar: SearchBar, _ set: UIKitSetter) -> [String] {
        var lines =
            set.localized("text", bar.text, of: bar.element)
            + set.localized("placeholder", bar.placeholder, of: bar.element)
            + set.localized("prompt", bar.prompt, of: bar.element)
        lines += UIKitProperties.traits(bar.element.child(.textInputTraits), set)
        if !bar.scopeButtonTitles.isEmpty {
            lines += set(
                "scopeButtonTitles",
                "["
                    + bar.scopeButtonTitles.enumerated().map {
                        set.localized($0.element, of: bar.element, key: "scopeButtonTitles[\($0.offset)]")
                    }.joined(separator: ", ") + "]")
        }
        return lines
    }

    // MARK: Scrolling

    private static func scrolling(_ element: Element, _ set: UIKitSetter) -> [String] {
        guard let view = ScrollView(element) else { return [] }
        return (view.contentInset.map { set("contentInset", UIKitValues.insets($0)) } ?? [])
            + set.insets("scrollIndicatorInsets", view.scrollIndicatorInsets)
    }

    private static func table(_ table: TableView, _ set: UIKitSetter) -> [String] {
        let heights = [
            ("rowHeight", table.rowHeight), ("estimatedRowHeight", table.estimatedRowHeight),
            ("sectionHeaderHeight", table.sectionHeaderHeight), ("sectionFooterHeight", table.sectionFooterHeight),
            ("estimatedSectionHeaderHeight", table.element.double(.estimatedSectionHeaderHeight)),
            ("estimatedSectionFooterHeight", table.element.double(.estimatedSectionFooterHeight)),
        ]
        var lines = heights.flatMap { name, height -> [String] in
            guard let height else { return [] }
            return set(name, height < 0 ? "UITableView.automaticDimension" : UIKitValues.number(height))
        }
        if table.separatorStyle == "none" { lines += set("separatorStyle", ".none") }
        if let inset = table.separatorInset { lines += set("separatorInset", UIKitValues.insets(inset)) }
        return lines
    }

    private static func cell(_ cell: TableViewCell, _ set: UIKitSetter) -> [String] {
        var lines: [String] = []
        if cell.indentationWidth != 10 {
            lines += set("indentationWidth", UIKitValues.number(cell.indentationWidth))
        }
        if let inset = cell.separatorInset { lines += set("separatorInset", UIKitValues.insets(inset)) }
        return lines
    }

    private static func collection(_ view: CollectionView, _ set: UIKitSetter) -> [String] {
        let attributes = view.layout.map { layout -> [String] in
            let name = "\(set.name).collectionViewLayout"
            return UIKitViews.attributes(layout, UIKitSetter(name: name, document: set.document))
                + UIKitLeftovers.unusedClass(layout, name: name)
        }
        return flow(view, set) + (attributes ?? [])
    }

    private static func flow(_ view: CollectionView, _ set: UIKitSetter) -> [String] {
        guard let flow = view.flowLayout else { return [] }
        let layout = UIKitSetter(name: "layout", document: set.document)
        var lines = layout("scrollDirection", ".\(flow.scrollDirection.rawValue)")
        lines += layout("minimumLineSpacing", UIKitValues.number(flow.minimumLineSpacing))
        lines += layout("minimumInteritemSpacing", UIKitValues.number(flow.minimumInteritemSpacing))
        lines += layout("itemSize", UIKitValues.size(flow.itemSize))
        lines += layout("headerReferenceSize", UIKitValues.size(flow.headerReferenceSize))
        lines += layout("footerReferenceSize", UIKitValues.size(flow.footerReferenceSize))
        lines += layout("sectionInset", UIKitValues.insets(flow.sectionInset))
        if flow.usesAutomaticEstimatedItemSize {
            lines += layout("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize")
        } else if let size = flow.estimatedItemSize, size != .zero {
            lines += layout("estimatedItemSize", UIKitValues.size(size))
        }
        let references = ["safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins"]
        if let reference = references[flow.sectionInsetReference] {
            lines += layout("sectionInsetReference", ".\(reference)")
        }
        return ["if let layout = \(set.name).collectionViewLayout as? UICollectionViewFlowLayout {"]
            + lines.map { "    " + $0 } + ["}"]
    }

    // MARK: Values

    private static func values(_ view: View, _ set: UIKitSetter) -> [String] {
        let element = view.element
        func number(_ value: Double) -> String { UIKitValues.number(value) }
        var lines: [String] = []
        if let control = Switch(element) {
            lines += set.text("title", control.title)
        } else if let slider = Slider(element) {
            lines += set("minimumValue", number(slider.minimumValue)) + set("maximumValue", number(slider.maximumValue))
            lines += set("value", number(slider.value))
        } else if let stepper = Stepper(element) {
            lines += self.stepper(stepper, set)
        } else if let bar = ProgressView(element) {
            lines += set("progress", number(bar.progress))
        } else if let indicator = ActivityIndicator(element) {
            lines += set("hidesWhenStopped", "\(indicator.hidesWhenStopped)")
            // The oldest styles are colours too.
            if let style = element.string(.style),
                let color = ["white", "whiteLarge", "gray"].first(where: { $0 == style })
            {
                lines += set("color", color == "gray" ? "UIColor.gray" : "UIColor.white")
            }
            if indicator.isAnimating { lines.append("\(set.name).startAnimating()") }
        } else if let control = PageControl(element) {
            lines += set("numberOfPages", "\(control.numberOfPages)") + set("currentPage", "\(control.currentPage)")
        } else if let picker = DatePicker(element) {
            if picker.mode != .dateAndTime { lines += set("datePickerMode", ".\(picker.mode.rawValue)") }
            let dates = [
                ("date", element.bool(.useCurrentDate) == true ? nil : picker.date),
                ("minimumDate", picker.minimumDate),
                ("maximumDate", picker.maximumDate),
            ]
            for case (let name, let date?) in dates {
                lines += set(name, "Date(timeIntervalSinceReferenceDate: \(number(date)))")
            }
            if let duration = element.double(.countDownDuration) { lines += set("countDownDuration", number(duration)) }
        }
        return lines
    }

    /// A stepper begins with the bounds 0 and 100, and raises an exception where its least value is not below its
    /// greatest, in between too; so it does for a step that is not more than nothing.
    private static func stepper(_ stepper: Stepper, _ set: UIKitSetter) -> [String] {
        let (least, greatest) = (stepper.minimumValue, stepper.maximumValue)
        let minimum = set("minimumValue", UIKitValues.number(least))
        let maximum = set("maximumValue", UIKitValues.number(greatest))
        var lines: [String]
        if least < greatest {
            lines = least < 100 ? minimum + maximum : maximum + minimum
        } else {
            lines = ["// The bounds of \(set.name) are not set: its least value is not below its greatest."]
        }
        if stepper.stepValue > 0 {
            lines += set("stepValue", UIKitValues.number(stepper.stepValue))
        } else {
            lines.append("// The step of \(set.name) is not set: it is not more than nothing.")
        }
        return lines + set("value", UIKitValues.number(stepper.value))
    }
}
