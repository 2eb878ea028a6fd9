import InterfaceDocument

/// What the code does not make of an object, said in a comment at its place: nothing of a document is lost in silence.
///
/// The tables name what the code says, and what says nothing to an app: `Scripts/mutation-check` holds both against documents.
enum UIKitLeftovers {
    /// A comment on the attributes and elements of an object that nothing in the code stands for; none where there are none.
    static func comments(_ element: Element, name: String, withAttributes: Bool = true) -> [String] {
        let kind = element.name.string
        let (own, ofTables) = (attributes[kind] ?? [], UIKitProperty.attributes(of: element))
        let all = withAttributes ? element.attributes : []
        var rest = all.filter { attribute in
            !own.contains(attribute.name) && !ofTables.contains(attribute.name) && !everywhere.contains(attribute.name)
                && !isEmpty(attribute, kind)
        }.map { "\($0.name) \(SwiftSource.literal($0.value))" }
        rest += element.children.compactMap { child in
            isSaid(child) || View(child) != nil || !saysSomething(child) ? nil : summary(child)
        }
        return rest.isEmpty ? [] : ["// Not made of \(name): \(rest.joined(separator: ", "))."]
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
    private static func isEmpty(_ attribute: (name: String, value: String), _ kind: String) -> Bool {
        switch (attribute.name, attribute.value) {
        case ("contentHorizontalAlignment", _), ("contentVerticalAlignment", "center"): true
        case ("contentVerticalAlignment", _): kind != "textField"
        case ("animates", "YES"), ("hidesAccessoryWhenEditing", "NO"), ("automaticallyAdjustsScrollViewInsets", "YES"),
            ("clearsSelectionOnViewWillAppear", "YES"), ("style", "plain"), ("enabled", "YES"):
            true
        default: false
        }
    }

    private static func set(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

    /// Attributes of every object that the code stands for, that Interface Builder alone reads, or that repeat another.
    private static let everywhere = set(
        "id key customClass customModule customModuleProvider userLabel sceneMemberID hidden alpha clipsSubviews contentMode "
            + "tag userInteractionEnabled semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority "
            + "horizontalCompressionResistancePriority verticalCompressionResistancePriority "
            + "preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth "
            + "restorationIdentifier fixedFrame translatesAutoresizingMaskIntoConstraints opaque ambiguous misplaced "
            + "placeholderIntrinsicWidth placeholderIntrinsicHeight verifyAmbiguity colorLabel catalog reference "
            + "propertyAccessControl useStoryboardIdentifierAsRestorationIdentifier")

    /// What the code says of each kind, besides the tables of `UIKitProperty`.
    private static let attributes: [String: Set<String>] = [
        "label": set(
            "text textAlignment numberOfLines lineBreakMode preferredMaxLayoutWidth adjustsFontSizeToFit minimumScaleFactor "
                + "minimumFontSize adjustsFontForContentSizeCategory usesAttributedText useAutomaticPreferredMaxLayoutWidth"
        ),
        "button": set("buttonType lineBreakMode hasAttributedTitle"),
        "textField": set(
            "text placeholder borderStyle adjustsFontSizeToFit textAlignment adjustsFontForContentSizeCategory "
                + "usesAttributedText"),
        "textView": set("text textAlignment editable selectable usesAttributedText"),
        "imageView": set("image highlightedImage"),
        "stackView": set("axis distribution alignment spacing spacingType baselineRelativeArrangement"),
        "segmentedControl": set("selectedSegmentIndex segmentControlStyle"),
        "searchBar": set("text placeholder prompt showsScopeBar showsCancelButton"),
        "tableView": set(
            "style dataMode rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight "
                + "estimatedSectionHeaderHeight estimatedSectionFooterHeight separatorStyle"),
        "tableViewCell": set(
            "style reuseIdentifier accessoryType selectionStyle indentationLevel indentationWidth rowHeight textLabel "
                + "detailTextLabel imageView"),
        "tableViewCellContentView": set("tableViewCell"),
        "collectionView": set("dataMode"), "collectionViewCell": set("reuseIdentifier"),
        "collectionReusableView": set("reuseIdentifier"), "switch": set("on title"),
        "slider": set("value minValue maxValue"), "stepper": set("value minimumValue maximumValue stepValue"),
        "progressView": set("progress progressViewStyle"),
        "activityIndicatorView": set("style hidesWhenStopped animating"),
        "pageControl": set("numberOfPages currentPage hidesForSinglePage"),
        "datePicker": set("datePickerMode minuteInterval useCurrentDate"),
        "barButtonItem": set("title image systemItem style width enabled"),
        "tabBarItem": set("title image selectedImage systemItem enabled"),
        "navigationBarAppearance": appearances, "toolbarAppearance": appearances, "tabBarAppearance": appearances,
        "navigationItem": set("title prompt largeTitleDisplayMode leftItemsSupplementBackButton"),
    ].merging(controllers) { own, _ in own }

    private static let appearances = set("backgroundEffect backgroundImage shadowImage")

    /// Scenes' own identifiers are how storyboards make controllers, which the app does where there is code.
    private static let controllers: [String: Set<String>] = {
        let said = set(
            "title hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle storyboardIdentifier "
                + "extendedLayoutIncludesOpaqueBars navigationBarHidden toolbarHidden definesPresentationContext "
                + "providesPresentationContextTransitionStyle interfaceStyle autoresizesArchivedViewToFullSize "
                + "wantsFullScreenLayout")
        let kinds =
            "viewController tableViewController collectionViewController navigationController tabBarController "
            + "splitViewController pageViewController glkViewController avPlayerViewController hostingController"
        let more = [
            "pageViewController": set("transitionStyle navigationOrientation spineLocation"),
            "splitViewController": set("style"), "tableViewController": set("clearsSelectionOnViewWillAppear"),
            "collectionViewController": set("clearsSelectionOnViewWillAppear"),
        ]
        return Dictionary(uniqueKeysWithValues: set(kinds).map { ($0, said.union(more[$0] ?? [])) })
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
        "frame frameInset backgroundColor tintColor textColor highlightedColor shadowColor shadowOffset text attributedText "
            + "layoutMargins directionalLayoutMargins contentInset scrollIndicatorInsets separatorInset textContainerInset "
            + "contentEdgeInsets titleEdgeInsets imageEdgeInsets separatorColor sectionIndexColor sectionIndexBackgroundColor "
            + "sectionIndexTrackingBackgroundColor onTintColor thumbTintColor minimumTrackTintColor maximumTrackTintColor "
            + "progressTintColor trackTintColor color pageIndicatorTintColor currentPageIndicatorTintColor "
            + "selectedSegmentTintColor barTintColor unselectedItemTintColor userComments freeformSize customSize "
            + "contentSizeForViewInPopover canvasLocation date minimumDate maximumDate imageInsets insetFor6xAndEarlier "
            + "titleShadowOffset dataDetectorTypes titleTextAttributes largeTitleTextAttributes contentStretch "
            + "edgesForExtendedLayout")
}
