// What views of each class show and hold.

import UIKit

extension ViewWriter {
    func writeContents(_ view: UIView, to element: inout MarkupElement) {
        switch view {
        case let view as UILabel: label(view, &element)
        case let view as UIButton: button(view, &element)
        case let view as UITextField: field(view, &element)
        case let view as UITextView: textView(view, &element)
        case let view as UIImageView:
            element.image("image", view.image)
            element.image("highlightedImage", view.highlightedImage)
            element.add(.symbol(view.preferredSymbolConfiguration, key: "preferredSymbolConfiguration"))
        case let view as UIStackView: stack(view, &element)
        case let view as UISegmentedControl: segments(view, &element)
        case let view as UISearchBar: searchBar(view, &element)
        case let view as UITableView: table(view, &element)
        case let view as UICollectionView: collection(view, &element)
        case let view as UITableViewCell: cell(view, &element)
        case let view as UICollectionViewCell: content(view.contentView, of: view, &element)
        case let view as UIVisualEffectView: effect(view, &element)
        case let view as UINavigationBar:
            element.flag("largeTitles", view.prefersLargeTitles, byDefault: false)
            element.add("items", (view.items ?? []).map(item))
        case let view as UIToolbar: element.add("items", (view.items ?? []).map(item))
        case let view as UITabBar: element.add("items", (view.items ?? []).map(item))
        default: value(view, &element)
        }
        if let view = view as? UIScrollView { scrolling(view, &element) }
        if let view = view as? UIControl { control(view, &element) }
        let made = Set(Self.made(in: view).map(ObjectIdentifier.init))
        element.add("subviews", elements(view.subviews.filter { !made.contains(ObjectIdentifier($0)) }))
    }

    /// The subviews that a view makes itself, which are written under keys of their own.
    private static func made(in view: UIView) -> [UIView] {
        switch view {
        case let cell as UITableViewCell: [cell.contentView]
        case let cell as UICollectionViewCell: [cell.contentView]
        case let view as UIVisualEffectView: [view.contentView]
        default: []
        }
    }

    private func content(_ content: UIView, of view: UIView, _ element: inout MarkupElement) {
        recorder.name(content, of: view, "contentView")
        element.add(self.element(content, key: "contentView"))
    }

    // MARK: Texts

    private func label(_ label: UILabel, _ element: inout MarkupElement) {
        if let text = label.attributedText {
            element.add(.attributed(text, key: "attributedText"))
        } else {
            element.text("text", label.text)
        }
        element.add(.font(label.font))
        element.add(.color(label.textColor, key: "textColor"))
        if let shadow = label.shadowColor {
            element.add(.color(shadow, key: "shadowColor"))
            element.add(.size(label.shadowOffset, key: "shadowOffset"))
        }
        element.word("textAlignment", label.textAlignment, byDefault: .natural)
        if label.numberOfLines != 1 { element["numberOfLines"] = "\(label.numberOfLines)" }
        element["lineBreakMode"] = MarkupElement.lineBreak(label.lineBreakMode)
        element.number("preferredMaxLayoutWidth", label.preferredMaxLayoutWidth, byDefault: 0)
        element.flag("adjustsFontSizeToFit", label.adjustsFontSizeToFitWidth, byDefault: true)
        element.number("minimumScaleFactor", label.minimumScaleFactor, byDefault: 0)
        element.flag(
            "adjustsLetterSpacingToFitWidth", label.allowsDefaultTighteningForTruncation, byDefault: false)
        element.flag(
            "adjustsFontForContentSizeCategory", label.adjustsFontForContentSizeCategory, byDefault: false)
        element.word("baselineAdjustment", label.baselineAdjustment, byDefault: .alignBaselines)
    }

    private func field(_ field: UITextField, _ element: inout MarkupElement) {
        if let text = field.attributedText {
            element.add(.attributed(text, key: "attributedText"))
        } else {
            element.text("text", field.text)
        }
        element.text("placeholder", field.placeholder)
        element.word("borderStyle", field.borderStyle, byDefault: .none)
        element.add(.font(field.font))
        element.add(.color(field.textColor, key: "textColor"))
        element.word("textAlignment", field.textAlignment, byDefault: .natural)
        element.flag("adjustsFontSizeToFit", field.adjustsFontSizeToFitWidth, byDefault: true)
        element.number("minimumFontSize", field.minimumFontSize, byDefault: 0)
        element.flag("adjustsFontForContentSizeCategory", field.adjustsFontForContentSizeCategory, byDefault: false)
        element.word("clearButtonMode", field.clearButtonMode, byDefault: .never)
        element.image("background", field.background)
        traits(isSecure: field.isSecureTextEntry, &element)
    }

    private func traits(isSecure: Bool, _ element: inout MarkupElement) {
        guard isSecure else { return }
        var traits = MarkupElement("textInputTraits", key: "textInputTraits")
        traits["secureTextEntry"] = "YES"
        element.add(traits)
    }

    private func textView(_ view: UITextView, _ element: inout MarkupElement) {
        if let text = view.attributedText {
            element.add(.attributed(text, key: "attributedText"))
        } else {
            element.text("text", view.text)
        }
        element.add(.font(view.font))
        element.add(.color(view.textColor, key: "textColor"))
        element.word("textAlignment", view.textAlignment, byDefault: .natural)
        element.flag("editable", view.isEditable, byDefault: true)
        element.flag("selectable", view.isSelectable, byDefault: true)
        if view.textContainerInset != UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
            element.add(.margins(view.textContainerInset, key: "textContainerInset"))
        }
    }

    // MARK: Controls

    private func control(_ control: UIControl, _ element: inout MarkupElement) {
        element.flag("enabled", control.isEnabled, byDefault: true)
        element.flag("selected", control.isSelected, byDefault: false)
        element.word("contentHorizontalAlignment", control.contentHorizontalAlignment, byDefault: .center)
        element.word("contentVerticalAlignment", control.contentVerticalAlignment, byDefault: .center)
    }

    private func button(_ button: UIButton, _ element: inout MarkupElement) {
        element.word("role", button.role, byDefault: .normal)
        element["buttonType"] = button.buttonType == .custom ? nil : "\(button.buttonType)"
        let states: [(UInt, String)] = [
            (0, "normal"), (1, "highlighted"), (2, "disabled"), (4, "selected"), (8, "focused"),
        ]
        for (raw, key) in states {
            guard let content = button.contents[raw] else { continue }
            var state = MarkupElement("state", key: key)
            if let title = content.attributedTitle {
                state.add(.attributed(title, key: "attributedTitle"))
            } else {
                state.text("title", content.title)
            }
            state.image("image", content.image)
            state.image("backgroundImage", content.backgroundImage)
            state.add(.color(content.titleColor, key: "titleColor"))
            state.add(.symbol(content.symbol, key: "preferredSymbolConfigurationForImage"))
            element.add(state)
        }
        if let configuration = button.configuration { element.add(self.configuration(configuration)) }
        element.add(.font(button.titleLabel?.font))
        element["lineBreakMode"] = button.titleLabel.map { MarkupElement.lineBreak($0.lineBreakMode) }
        let insets = [
            ("contentEdgeInsets", button.contentEdgeInsets), ("titleEdgeInsets", button.titleEdgeInsets),
            ("imageEdgeInsets", button.imageEdgeInsets),
        ]
        for (key, value) in insets where value != UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
            element.add(.inset(value, key: key))
        }
    }

    private func configuration(_ configuration: UIButton.Configuration) -> MarkupElement {
        var element = MarkupElement("buttonConfiguration", key: "configuration")
        element["style"] = configuration.style
        func text(_ key: String, _ plain: String?, _ attributed: AttributedString?) {
            if let original = attributed?.original {
                element.add(.attributed(original, key: "attributed" + key.prefix(1).uppercased() + key.dropFirst()))
            } else {
                element.text(key, plain)
            }
        }
        text("title", configuration.title, configuration.attributedTitle)
        text("subtitle", configuration.subtitle, configuration.attributedSubtitle)
        if let font = configuration.titleTextAttributesTransformer?(AttributeContainer()).font {
            element.add(.font(font, key: "titleFontDescription"))
        }
        element.image("image", configuration.image)
        element.add(
            .symbol(configuration.preferredSymbolConfigurationForImage, key: "preferredSymbolConfigurationForImage"))
        element.word("imagePlacement", configuration.imagePlacement, byDefault: .leading)
        element.number("imagePadding", configuration.imagePadding, byDefault: 0)
        element.number("titlePadding", configuration.titlePadding, byDefault: 0)
        if configuration.hasContentInsets { element.add(.margins(configuration.contentInsets, key: "contentInsets")) }
        element.word("titleAlignment", configuration.titleAlignment, byDefault: .automatic)
        element.word("cornerStyle", configuration.cornerStyle, byDefault: .dynamic)
        element.word("buttonSize", configuration.buttonSize, byDefault: .medium)
        element.flag("showsActivityIndicator", configuration.showsActivityIndicator, byDefault: false)
        return element
    }

    private func segments(_ control: UISegmentedControl, _ element: inout MarkupElement) {
        element.add(
            "segments",
            control.segments.map { segment in
                var element = MarkupElement("segment")
                element.text("title", segment.title)
                element.image("image", segment.image)
                element.number("width", segment.width, byDefault: 0)
                element.flag("enabled", segment.isEnabled, byDefault: true)
                return element
            })
        if control.selectedSegmentIndex >= 0 { element["selectedSegmentIndex"] = "\(control.selectedSegmentIndex)" }
        element.flag("momentary", control.isMomentary, byDefault: false)
        element.flag("apportionsSegmentWidthsByContent", control.apportionsSegmentWidthsByContent, byDefault: false)
    }

    private func value(_ view: UIView, _ element: inout MarkupElement) {
        switch view {
        case let view as UIProgressView:
            element.word("progressViewStyle", view.progressViewStyle, byDefault: .default)
            element["progress"] = "\(view.progress)"
            element.image("progressImage", view.progressImage)
            element.image("trackImage", view.trackImage)
        case let view as UIActivityIndicatorView:
            element["style"] = "\(view.style)"
            element.flag("hidesWhenStopped", view.hidesWhenStopped, byDefault: false)
            element.flag("animating", view.isAnimating, byDefault: false)
        case let view as UIPageControl:
            element["numberOfPages"] = "\(view.numberOfPages)"
            element["currentPage"] = "\(view.currentPage)"
            element.flag("hidesForSinglePage", view.hidesForSinglePage, byDefault: false)
        case let view as UIDatePicker:
            element.word("datePickerMode", view.datePickerMode, byDefault: .dateAndTime)
            element.word("style", view.preferredDatePickerStyle, byDefault: .automatic)
        case let view as UISwitch:
            element.flag("on", view.isOn, byDefault: false)
            element.text("title", view.title)
        case let view as UISlider:
            element["value"] = "\(view.value)"
            element["minValue"] = "\(view.minimumValue)"
            element["maxValue"] = "\(view.maximumValue)"
            element.image("minimumValueImage", view.minimumValueImage)
            element.image("maximumValueImage", view.maximumValueImage)
        default: break
        }
    }

    private func searchBar(_ bar: UISearchBar, _ element: inout MarkupElement) {
        element.text("text", bar.text)
        element.text("placeholder", bar.placeholder)
        element.text("prompt", bar.prompt)
        element.flag("showsScopeBar", bar.showsScopeBar, byDefault: false)
        element.flag("showsCancelButton", bar.showsCancelButton, byDefault: false)
        element.word("searchBarStyle", bar.searchBarStyle, byDefault: .default)
        var titles = MarkupElement("scopeButtonTitles")
        for title in bar.scopeButtonTitles ?? [] { titles.add(MarkupElement(string: title, key: "")) }
        if !titles.children.isEmpty { element.add(titles) }
    }

    private func stack(_ stack: UIStackView, _ element: inout MarkupElement) {
        element.word("axis", stack.axis, byDefault: .horizontal)
        element.word("distribution", stack.distribution, byDefault: .fill)
        element.word("alignment", stack.alignment, byDefault: .fill)
        if stack.spacing == UIStackView.spacingUseSystem {
            element["spacingType"] = "standard"
        } else {
            element.number("spacing", stack.spacing, byDefault: 0)
        }
        element.flag("baselineRelativeArrangement", stack.isBaselineRelativeArrangement, byDefault: false)
        // A document says so by writing margins.
        if stack.isLayoutMarginsRelativeArrangement, !stack.hasLayoutMargins, !stack.hasDirectionalLayoutMargins {
            element.add(.margins(stack.layoutMargins, key: "layoutMargins"))
        }
    }

    private func effect(_ view: UIVisualEffectView, _ element: inout MarkupElement) {
        if let vibrancy = view.effect as? UIVibrancyEffect {
            var effect = MarkupElement("vibrancyEffect")
            effect["style"] = vibrancy.style.map { "\($0)" }
            var blur = MarkupElement("blurEffect")
            blur["style"] = "\(vibrancy.blurEffect.style)"
            effect.add(blur)
            element.add(effect)
        }
        if let blur = view.effect as? UIBlurEffect {
            var effect = MarkupElement("blurEffect")
            effect["style"] = "\(blur.style)"
            element.add(effect)
        }
        content(view.contentView, of: view, &element)
    }

    // MARK: Bars

    private func item(_ item: UINavigationItem) -> MarkupElement {
        var element = MarkupElement("navigationItem")
        element["id"] = recorder.id(of: item)
        element.text("title", item.title)
        element.text("prompt", item.prompt)
        if let view = item.titleView { element.add(self.element(view, key: "titleView")) }
        for (key, items) in [
            ("leftBarButtonItems", item.leftBarButtonItems), ("rightBarButtonItems", item.rightBarButtonItems),
        ] {
            var list = MarkupElement(key)
            for item in items ?? [] { list.add(self.item(item)) }
            if !list.children.isEmpty { element.add(list) }
        }
        return element
    }

    private func item(_ item: UIBarItem) -> MarkupElement {
        var element = MarkupElement(item is UITabBarItem ? "tabBarItem" : "barButtonItem")
        element["id"] = recorder.id(of: item)
        element.text("title", item.title)
        element.image("image", item.image)
        element.flag("enabled", item.isEnabled, byDefault: true)
        if let item = item as? UIBarButtonItem {
            element["systemItem"] = item.systemItem.map { "\($0)" }
            element.number("width", item.width, byDefault: 0)
            if let view = item.customView { element.add(self.element(view, key: "customView")) }
        }
        if let item = item as? UITabBarItem { element["systemItem"] = item.systemItem.map { "\($0)" } }
        return element
    }
}
