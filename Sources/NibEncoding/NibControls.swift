import InterfaceDocument
import StrutNib

/// Segmented controls, sliders, switches and other controls.
extension NibUnit {
    // MARK: Segmented controls

    /// The segments of a control, the last one first.
    mutating func encodeSegments(_ view: View, in object: NibGraph.Object) -> [NibGraph.Object] {
        guard let control = SegmentedControl(view.element) else { return [] }
        let size = view.frame?.size ?? Size(width: 0, height: 0)
        let count = control.segments.count
        var objects: [NibGraph.Object] = []
        var x = 0.0
        for (index, segment) in control.segments.enumerated() {
            let made = graph.make("UISegment")
            if context.follows(11) {
                setFrame(Rect(x: 0, y: 0, width: 0, height: size.height), on: made)
            } else {
                let available = size.width - Double(count - 1)
                let width =
                    index == count - 1 ? size.width - x : (available / Double(count)).rounded(.down)
                setFrame(Rect(x: x, y: 0, width: width, height: size.height), on: made)
                x += width + 1
            }
            encodeSegment(segment, index, of: count, view.element, on: made)
            objects.append(made)
        }
        segments = objects
        return objects.reversed()
    }

    private mutating func encodeSegment(
        _ segment: SegmentedControl.Segment, _ index: Int, of count: Int, _ control: Element, on object: NibGraph.Object
    ) {
        if context.follows(8) { set("UIDeepDrawRect", .bool(true), on: object) }
        let isNew = context.follows(11)
        if !isNew { set("UIOpaque", .bool(true), on: object) }
        set("UIAutoresizeSubviews", .bool(true), on: object)
        if !isNew {
            let isFirst = index == 0
            let isLast = index == count - 1
            let left = isFirst ? 0.916111111111111 : isLast ? 0.0272222222222222 : 0
            set(
                "UIContentStretch",
                .geometry(left, 0.485, isFirst || isLast ? 0.00111111111111111 : 1, 0.000588235294117647), on: object)
        }
        if isNew { set("UIViewLargeContentStoredProperties", .none, on: object) }
        set("UIViewSemanticContentAttribute", .int(0), on: object)
        if let image = image("image", of: segment.element) {
            set("UISegmentInfo", image, on: object)
        } else {
            let title = segment.title ?? ""
            set("UISegmentInfo", localizable(title, of: control, "segmentTitles[\(index)]"), on: object)
        }
        if let width = segment.width { set("UISegmentWidth", .float(Float(width)), on: object) }
        if let offset = segment.element.size(key: "contentOffset"), offset != .zero {
            set("UISegmentContentOffset", .size(offset), on: object)
        }
        if segment.element.bool(.enabled) == false { set("UISegmentEnabled", .bool(false), on: object) }
        set("UISegmentStyle", .int(5), on: object)
        if index > 0 {
            let last = isNew ? 3 : 2
            set("UISegmentPosition", .int(index == count - 1 ? last : 1), on: object)
        }
    }

    mutating func encodeSegmentedControl(_ element: Element, on object: NibGraph.Object) {
        set("UISegments", mutableArray(segments), on: object)
        setColor(
            "UISegmentedControlSelectedSegmentTintColor", "selectedSegmentTintColor", of: element, on: object)
        set("UISelectedSegmentIndex", .int(element.int(.selectedSegmentIndex) ?? -1), on: object)
    }

    // MARK: Others

    /// A switch has a size of its own: the stored frame is set after it is loaded.
    mutating func encodeSwitch(_ element: Element, on object: NibGraph.Object) {
        if let frame = View(element)?.frame {
            addKeyValuePair("frame", .object(rectValue(frame)), on: object)
        }
        setColor("UISwitchOnTintColor", "onTintColor", of: element, on: object)
        setColor("UISwitchThumbTintColor", "thumbTintColor", of: element, on: object)
        if let title = element.string(.title), !title.isEmpty {
            addKeyValuePair("title", .object(localizable(title, of: element, "title")), on: object)
        }
    }

    mutating func encodeSlider(_ element: Element, on object: NibGraph.Object) {
        setImage(path: "minimumValueImage", "minimumValueImage", of: element, on: object)
        setImage(path: "maximumValueImage", "maximumValueImage", of: element, on: object)
        setColor("UIMinimumTintColor", "minimumTrackTintColor", of: element, on: object)
        setColor("UIMaximumTintColor", "maximumTrackTintColor", of: element, on: object)
        setColor(path: "thumbTintColor", "thumbTintColor", of: element, on: object)
    }

    mutating func encodeProgressView(_ element: Element, on object: NibGraph.Object) {
        setColor("UIProgressTrackTintColor", "trackTintColor", of: element, on: object)
        setColor("UIProgressProgressTintColor", "progressTintColor", of: element, on: object)
        setImage(path: "progressImage", "progressImage", of: element, on: object)
        setImage(path: "trackImage", "trackImage", of: element, on: object)
    }

    mutating func encodePageControl(_ element: Element, on object: NibGraph.Object) {
        setColor("UICurrentPageIndicatorTintColor", "currentPageIndicatorTintColor", of: element, on: object)
        setColor("UIPageIndicatorTintColor", "pageIndicatorTintColor", of: element, on: object)
    }

    mutating func encodeActivityIndicator(_ element: Element, on object: NibGraph.Object) {
        let color = element.color(key: "color")
        if let style = NibClasses.activityStyle(element.string(.style)) {
            if context.follows(11, 4) { set("UIActivityIndicatorViewStyle-Modern", .int(style), on: object) }
            if context.follows(11, 4) || style != 1 { set("UIActivityIndicatorViewStyle", .int(style), on: object) }
        }
        if context.follows(11, 4) {
            let made = self.color(color)
            set("UIColor", made.map { .object($0) } ?? .none, on: object)
            if let made {
                set("UITintColor", made, on: object)
                set("UIDisableUpdateColorOnTraitCollectionChange", .bool(true), on: object)
            }
        } else if let made = self.color(color) {
            set("UITintColor", made, on: object)
        } else if element.has(.style, equalTo: "gray") {
            let gray = NibColor(components: .gray(.init(float: 0), .init(float: 0.45)))
            set("UITintColor", self.color(gray), on: object)
        }
    }

    mutating func encodeDatePicker(_ element: Element, on object: NibGraph.Object) {
        if let locale = element.child(key: "locale")?.string(named: "localeIdentifier") {
            set("UILocale", self.locale(locale), on: object)
        }
        for (key, role) in [("UIDate", "date"), ("UIMinimumDate", "minimumDate"), ("UIMaximumDate", "maximumDate")] {
            let child = element.children.first { $0.key == role }
            guard let seconds = child?.double(.timeIntervalSinceReferenceDate) else { continue }
            let date = graph.make("NSDate")
            set("NS.time", .double(seconds), on: date)
            set(key, date, on: object)
        }
    }

    /// A locale; equal ones are one object.
    private mutating func locale(_ identifier: String) -> NibGraph.Object {
        let name = "NSLocale \(identifier)"
        if let object = shared.values[name] { return object }
        let object = graph.make("NSLocale")
        shared.values[name] = object
        set("NS.identifier", string(identifier), on: object)
        return object
    }

    mutating func encodeSearchBar(_ element: Element, on object: NibGraph.Object) {
        guard let bar = SearchBar(element) else { return }
        set("UIText", localizable(bar.text ?? "", of: element, "text"), on: object)
        if let text = bar.placeholder, !text.isEmpty {
            set("UIPlaceholder", localizable(text, of: element, "placeholder"), on: object)
        }
        if let text = bar.prompt, !text.isEmpty {
            set("UIPrompt", localizable(text, of: element, "prompt"), on: object)
        }
        if !bar.scopeButtonTitles.isEmpty {
            let titles = bar.scopeButtonTitles.enumerated().map { index, title in
                localizable(title, of: element, "scopeButtonTitles[\(index)]")
            }
            addKeyValuePair("scopeButtonTitles", .object(array(titles)), on: object)
        }
        setColor("UIBarTintColor", "barTintColor", of: element, on: object)
        setImage(path: "backgroundImage", "backgroundImage", of: element, on: object)
        set("UISearchBarTranslucence", .int(element.bool(.translucent) == false ? 2 : 1), on: object)
        let traits = element.child(.textInputTraits)
        encodeTraits(of: element, on: object)
        set("UIEnablesReturnKeyAutomatically", .bool(traits?.bool(.enablesReturnKeyAutomatically) ?? false), on: object)
        set("UISecureTextEntry", .bool(traits?.bool(.secureTextEntry) ?? false), on: object)
    }

    /// The bounds of a stepper's value, before which the value itself counts only within those that it has by itself.
    mutating func encodeStepper(_ element: Element, on object: NibGraph.Object) {
        guard element.has(.maximumValue) || element.has(.minimumValue), let value = element.double(.value) else {
            return
        }
        addKeyValuePair("value", .object(number(value)), on: object)
    }

    mutating func encodeVisualEffect(_ view: View, on object: NibGraph.Object) {
        let element = view.element
        if let effect = encodeEffect(of: element) { set("UIVisualEffectViewEffect", effect, on: object) }
        set("UIVisualEffectViewGroupName", .none, on: object)
        if let content = element.child(key: "contentView").flatMap(View.init) {
            set("UIVisualEffectViewContentView", encodeListed(content), on: object)
        }
    }

    private mutating func encodeEffect(of element: Element) -> NibGraph.Object? {
        return element.child(.blurEffect).map { encodeBlur($0) }
    }

    private mutating func encodeBlur(_ element: Element) -> NibGraph.Object {
        let object = graph.make("UIBlurEffect")
        set("UIBlurEffectStyle", .int(NibClasses.blurStyle(element.string(.style)) ?? 1), on: object)
        return object
    }

    mutating func encodeRefreshControl(_ element: Element, on object: NibGraph.Object) {
        set("UIRefreshControlStyle", .int(2), on: object)
    }
}

extension NibClasses {
    /// The raw value of an activity indicator's style.
    static func activityStyle(_ word: String?) -> Int? {
        switch word {
        case "whiteLarge": 0
        case "white", nil: 1
        case "gray": 2
        case "medium": 100
        case "large": 101
        default: nil
        }
    }

    /// The raw values of `UIBlurEffect.Style`.
    static func blurStyle(_ word: String?) -> Int? {
        [
            "extraLight", "light", "dark", "extraDark", "regular", "prominent", "systemUltraThinMaterial",
            "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
            "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight",
            "systemThickMaterialLight",
            "systemChromeMaterialLight", "systemUltraThinMaterialDark", "systemThinMaterialDark", "systemMaterialDark",
            "systemThickMaterialDark", "systemChromeMaterialDark",
        ].firstIndex(of: word ?? "")
    }
}
