import InterfaceDocument
import StrutLayoutTerms
import StrutTextMeasurement

/// What the code does not make of an object, said in a comment at its place: nothing of a document is lost silently.
///
/// The tables name what the code says besides `UIKitProperties`, and what says nothing to an app:
/// `Scripts/mutation-check` holds both against documents.
enum UIKitLeftovers {
    /// A comment on the attributes and elements of an object that nothing in the code stands for; none where there are
    /// none.
    static func comments(_ element: Element, name: String, withAttributes: Bool = true) -> [String] {
        let rest = (withAttributes ? attributes(element) : []) + element.children.flatMap(self.rest)
        let lost = rest.isEmpty ? [] : ["// Not made of \(name): \(rest.joined(separator: ", "))."]
        return (withAttributes ? unusedClass(element, name: name) : []) + lost
    }

    /// A comment on a class that the document names for an object, and that is not used.
    static func unusedClass(_ element: Element, name: String) -> [String] {
        guard let custom = element.string(.customClass), let reason = UIKitUnit.obstacle(toClassOf: element) else {
            return []
        }
        return ["// The class \(custom) of \(name) is not used: \(reason)."]
    }

    /// The attributes of an element that nothing in the code stands for.
    private static func attributes(_ element: Element) -> [String] {
        let kind = element.name.string
        let own = said[kind] ?? []
        return element.attributes.filter { attribute in
            if everywhere.contains(attribute.name) || isEmpty(attribute) { return false }
            if UIKitProperties.says(attribute, of: element) { return false }
            let isSaid =
                own.contains(attribute.name) || isEverybodys(attribute.name, of: element)
                || UIKitProperties.isSetByCode(attribute.name, of: element)
            return !isSaid || !knows(attribute, of: element)
        }.map { "\($0.name) \(SwiftSource.literal($0.value))" }
    }

    /// Whether the code has something for the word of an attribute that it says.
    private static func knows(_ attribute: (name: String, value: String), of element: Element) -> Bool {
        let kind = element.name.string
        switch (kind, attribute.name) {
        case (_, "lineBreakMode"), (_, "titleLineBreakMode"):
            return LineBreakMode(interfaceBuilderName: attribute.value) != nil
        case ("fontDescription", "weight"): return Font.Weight(interfaceBuilderName: attribute.value) != nil
        case ("fontDescription", "style"): return TextStyle(interfaceBuilderName: attribute.value) != nil
        case ("imageReference", "renderingMode") where element.hasChildren: return true  // its layers' colours say it
        default:
            if let known = words["\(kind).\(attribute.name)"] ?? words[attribute.name] {
                return known.contains(attribute.value)
            }
            let row =
                Property.property(attribute.name, of: element.name)
                ?? Property.codedProperties(of: element.name).first { $0.attribute.string == attribute.name }
            let known = row?.words ?? []
            return known.isEmpty || known.contains(attribute.value)
        }
    }

    private static func isEverybodys(_ attribute: String, of element: Element) -> Bool {
        View(element) != nil && ofViews.contains(attribute)
    }

    /// What nothing in the code stands for of an element inside of an object: all of it, or some.
    private static func rest(_ child: Element) -> [String] {
        if View(child) != nil || !saysSomething(child) { return [] }
        if !isSaid(child) || isUnread(child) { return [summary(child)] }
        if inside[child.name.string] == nil { return [] }
        let rest = attributes(child) + child.children.flatMap(self.rest)
        let words = child.key.map { "\(child.name.string) \($0)" } ?? child.name.string
        return rest.isEmpty ? [] : ["\(words) (\(rest.joined(separator: ", ")))"]
    }

    /// Whether a button's element counts for nothing: a state that code has no name for, or what a configuration, which
    /// says the same, stands in for.
    private static func isUnread(_ element: Element) -> Bool {
        guard let button = element.parent.flatMap(Button.init) else { return false }
        if element.name == .state { return !UIKitButtons.says(element, of: button) }
        return element.name == .fontDescription && button.configuration != nil
    }

    /// Why something is not set that leads to an object without code.
    static let notMade = "it leads to what is not made here"

    /// A comment on an outlet that is not set, for a reason.
    ///
    /// - Parameter object: What has the outlet; nil for the owner of the code.
    static func outlet(_ property: String, of object: String? = nil, _ reason: String) -> String {
        "// The outlet \(property)\(object.map { " of \($0)" } ?? "") is not set: \(reason)."
    }

    /// A comment on an action of an object that is not connected, for a reason.
    static func action(_ selector: String, of object: String, _ reason: String) -> String {
        "// The action \(selector) of \(object) is not connected: \(reason)."
    }

    /// Whether code stands for an element inside of an object, or an app has no use for it.
    private static func isSaid(_ child: Element) -> Bool {
        if UIKitBarAppearances.className(of: child) != nil { return true }
        if child.key == "dataDetectorTypes" { return child.parent?.name == .textView }
        if let inner = child.parent.flatMap({ inside[$0.name.string] }) {
            return inner.contains(child.name.string) || child.key.map(inner.contains) ?? false
        }
        return children.contains(child.name.string) || child.key.map(keys.contains) ?? false
            || child.name.string.hasPrefix("simulated")
    }

    /// Elements without content stand for what UIKit has by itself.
    private static func saysSomething(_ element: Element) -> Bool {
        element.attributes.contains { $0.name != "key" && $0.name != "id" } || element.hasChildren
            || element.text.utf8.contains { $0 > 0x20 }
    }

    /// An element with all that is in it on one line.
    static func summary(_ element: Element) -> String {
        if let controller = ViewController(element) {
            return [controller.className, controller.id].compactMap { $0 }.joined(separator: " ")
        }
        var words = [element.name.string]
        if let key = element.key { words.append(key) }
        let inner =
            element.attributes.filter { $0.name != "key" && $0.name != "id" }
            .map { "\($0.name) \(SwiftSource.literal($0.value))" }
            + element.children.map(summary)
        let text = element.hasChildren ? "" : element.text
        if text.utf8.contains(where: { $0 > 0x20 }) { words.append(SwiftSource.literal(text)) }
        return words.joined(separator: " ") + (inner.isEmpty ? "" : " (\(inner.joined(separator: ", ")))")
    }

    /// Values that say what UIKit has anyway.
    private static func isEmpty(_ attribute: (name: String, value: String)) -> Bool {
        switch (attribute.name, attribute.value) {
        case ("hidesAccessoryWhenEditing", "NO"), ("style", "plain"), ("enabled", "YES"),
            ("contentHorizontalAlignment", "center"), ("contentVerticalAlignment", "center"):
            true
        default: false
        }
    }

    private static func set(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

    /// Attributes of every object that the code stands for, that Interface Builder alone reads, or that repeat another.
    private static let everywhere = set(
        "id key customClass customModule customModuleProvider userLabel sceneMemberID ambiguous misplaced "
            + "placeholderIntrinsicWidth placeholderIntrinsicHeight verifyAmbiguity colorLabel catalog reference "
            + "propertyAccessControl")

    /// Attributes that the code says of every view, or that say nothing to an app.
    private static let ofViews = set(
        "horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority "
            + "verticalCompressionResistancePriority preservesSuperviewLayoutMargins restorationIdentifier fixedFrame "
            + "translatesAutoresizingMaskIntoConstraints")

    /// What the code says of each kind, besides what has rows in the tables of properties.
    private static let said: [String: Set<String>] = [
        "label": set(
            "text minimumScaleFactor minimumFontSize usesAttributedText useAutomaticPreferredMaxLayoutWidth"),
        "button": set("hasAttributedTitle"), "textField": set("text placeholder usesAttributedText"),
        "textView": set("text usesAttributedText"), "stackView": set("spacing spacingType"),
        "segmentedControl": set("selectedSegmentIndex segmentControlStyle"),
        "searchBar": set("text placeholder prompt"),
        "tableView": set(
            "style dataMode rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight "
                + "estimatedSectionHeaderHeight estimatedSectionFooterHeight separatorStyle"),
        "tableViewCell": set("style reuseIdentifier rowHeight textLabel detailTextLabel imageView"),
        "tableViewCellContentView": set("tableViewCell"),
        "collectionView": set("dataMode"), "collectionViewCell": set("reuseIdentifier"),
        "collectionReusableView": set("reuseIdentifier"), "switch": set("title"),
        "activityIndicatorView": set("style"), "datePicker": set("useCurrentDate"),
        "barButtonItem": set("title image systemItem style width"),
        "tabBarItem": set("title image selectedImage systemItem badgeValue"),
        "navigationBarAppearance": appearances, "toolbarAppearance": appearances, "tabBarAppearance": appearances,
        "navigationItem": set("title prompt backButtonTitle backButtonDisplayMode"),
        "accessibility": set("identifier label hint"),
        "accessibilityTraits": Set(UIKitViews.accessibilityTraits.keys).union(["none"]),
        "state": set("title image backgroundImage"), "segment": set("title image enabled width"),
        "buttonConfiguration": set(
            "style title subtitle image imagePlacement imagePadding titlePadding titleAlignment cornerStyle buttonSize "
                + "showsActivityIndicator titleLineBreakMode automaticallyUpdateForSelection"),
        "backgroundConfiguration": set("image imageContentMode cornerRadius strokeWidth strokeOutset"),
        "collectionViewFlowLayout": set(
            "minimumLineSpacing minimumInteritemSpacing scrollDirection automaticEstimatedItemSize sectionInsetReference"
        ),
        "collectionViewLayout": [],
        "imageReference": set("image name symbolScale renderingMode variableValue"),
        "fontDescription": set("type name family pointSize size style weight"),
    ].merging(controllers) { own, _ in own }

    /// The words that the code knows of attributes, of a kind or of all; where none are listed, those that a row has.
    private static let words: [String: Set<String>] = [
        "imageContentMode": UIKitViews.modes,
        "button.buttonType": UIKitViews.buttonTypes.union(["roundedRect"]), "stackView.spacingType": set("standard"),
        "tableViewCell.style": Set(TableViewCell.Style.allCases.map(\.rawValue)),
        "barButtonItem.systemItem": UIKitBars.systemItems,
        "backButtonDisplayMode": UIKitBars.backButtonDisplayModes.union(["default"]),
        "modalPresentationStyle": UIKitBars.presentations.union(["automatic"]),
        "interfaceStyle": set("unspecified light dark"),
        "splitViewController.style": set("unspecified doubleColumn tripleColumn"),
        "buttonConfiguration.style": Set(ButtonConfiguration.Style.allCases.map(\.rawValue)),
        "imageReference.renderingMode": set("default template original multicolor"),
        "imageReference.symbolScale": set("default small medium large"),
        "fontDescription.type": set("system boldSystem italicSystem"),
    ]

    /// The elements inside of objects that the code reads in parts, each with what it reads inside of them, by name or
    /// key.
    private static let inside: [String: Set<String>] = [
        "accessibility": set("label hint isElement accessibilityTraits"), "accessibilityTraits": [],
        "textInputTraits": set("passwordRules"), "segments": set("segment"),
        "segment": set("title contentOffset imageReference"),
        "state": set(
            "title titleColor titleShadowColor attributedTitle imageReference preferredSymbolConfiguration "
                + "preferredSymbolConfigurationForImage"),
        "buttonConfiguration": set(
            "title subtitle attributedTitle attributedSubtitle titleFontDescription fontDescription imageReference "
                + "preferredSymbolConfigurationForImage baseForegroundColor baseBackgroundColor contentInsets "
                + "backgroundConfiguration"),
        "backgroundConfiguration": set("backgroundColor strokeColor imageReference backgroundInsets visualEffect"),
        "collectionViewFlowLayout": set(
            "itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset connections "
                + "userDefinedRuntimeAttributes"),
        "collectionViewLayout": set("connections userDefinedRuntimeAttributes"),
        "imageReference": set("hierarchicalColors"), "fontDescription": [],
    ]

    private static let appearances = set("backgroundEffect backgroundImage shadowImage")

    /// Scenes' own identifiers are how storyboards make controllers, which the app does where there is code.
    private static let controllers: [String: Set<String>] = {
        let said = set(
            "title storyboardIdentifier interfaceStyle autoresizesArchivedViewToFullSize wantsFullScreenLayout "
                + "restorationIdentifier useStoryboardIdentifierAsRestorationIdentifier")
        let kinds =
            "viewController tableViewController collectionViewController navigationController tabBarController "
            + "splitViewController pageViewController glkViewController avPlayerViewController hostingController"
        let all = Dictionary(uniqueKeysWithValues: set(kinds).map { ($0, said) })
        return all.merging(["splitViewController": set("style")]) { $0.union($1) }
    }()

    /// Elements that the code stands for, or that say nothing to an app.
    private static let children = set(
        "subviews constraints connections rect frame autoresizingMask viewLayoutGuide keyboardLayoutGuide variation "
            + "accessibility userDefinedRuntimeAttributes nil fontDescription state buttonConfiguration segments "
            + "scopeButtonTitles items sections prototypes cells preferredSymbolConfiguration blurEffect vibrancyEffect "
            + "collectionViewFlowLayout collectionViewLayout textInputTraits userGuides layoutGuides "
            + "designables mask point placeholder leftBarButtonItems rightBarButtonItems toolbarItems tabBar "
            + "navigationBar toolbar navigationItem tabBarItem barButtonItem modalFormSheetSimulatedSizeMetrics "
            + "freeformSimulatedSizeMetrics screenMetrics animations imageReference gestureRecognizers string "
            + "mutableString")

    /// Elements by what they are for.
    private static let keys = set(
        "frame frameInset textColor shadowOffset text attributedText layoutMargins directionalLayoutMargins "
            + "contentInset scrollIndicatorInsets separatorInset textContainerInset contentEdgeInsets titleEdgeInsets "
            + "imageEdgeInsets userComments freeformSize customSize contentSizeForViewInPopover canvasLocation date "
            + "minimumDate maximumDate imageInsets insetFor6xAndEarlier titleShadowOffset dataDetectorTypes "
            + "titleTextAttributes largeTitleTextAttributes contentStretch edgesForExtendedLayout badgeColor"
    ).union(ColorProperty.keys)
}
