// Views as Interface Builder's library makes them.

import InterfaceDocument

/// What Interface Builder writes for a view that is dragged from its library.
///
/// The attributes are those that most views of each kind have in 2,192 documents of Xcode 15 and later.
enum LibraryView {
    /// The kinds of views, by the names of their elements.
    static let kinds = templates.map(\.key)

    /// The element of a kind of view, without ids; nil for a kind that is not in the library.
    static func element(_ kind: String, isAutoLayout: Bool) -> NewElement? {
        let source = templates.first { $0.key == kind }?.value
        guard let source, let document = try? Document.parse(Array((header + source + footer).utf8), path: kind),
            let objects = document.root.child(.objects), let first = objects.children.first(where: { _ in true })
        else { return nil }
        var element = NewElement(first)
        if isAutoLayout, !cells.contains(kind) {
            let attribute = NewElement.Attribute(name: "translatesAutoresizingMaskIntoConstraints", value: "NO")
            element.attributeList.append(attribute)
        } else if !isAutoLayout {
            element.children.insert(
                NewElement(
                    "autoresizingMask", ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"]),
                at: min(1, element.children.count))
        }
        return element
    }

    /// Cells of tables and collections, which lie where their container puts them.
    static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]

    /// The kind that a word means: an element's name or a UIKit class.
    static func kind(_ word: String) -> String? {
        if kinds.contains(word) { return word }
        return kinds.first { kind in
            kind.lowercased() == word.lowercased()
                || View.Kind(rawValue: kind).map { $0.className.lowercased() == word.lowercased() } ?? false
        }
    }

    private static let header =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" "
        + "targetRuntime=\"iOS.CocoaTouch\"><objects>"
    private static let footer = "</objects></document>"

    private static let templates: KeyValuePairs = [
        "view": """
        <view contentMode="scaleToFill"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/></view>
        """,
        "label": """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" \
        baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO">\
        <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/>\
        <nil key="textColor"/><nil key="highlightedColor"/></label>
        """,
        "button": """
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation">\
        <rect key="frame" x="0.0" y="0.0" width="75" height="35"/><state key="normal" title="Button"/>\
        <buttonConfiguration key="configuration" style="plain" title="Button"/></button>
        """,
        "imageView": """
        <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" \
        horizontalHuggingPriority="251" verticalHuggingPriority="251">\
        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/></imageView>
        """,
        "stackView": """
        <stackView opaque="NO" contentMode="scaleToFill"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>\
        </stackView>
        """,
        "textField": """
        <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
        contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17">\
        <rect key="frame" x="0.0" y="0.0" width="97" height="34"/>\
        <fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits"/>\
        </textField>
        """,
        "textView": """
        <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" textAlignment="natural">\
        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
        <fontDescription key="fontDescription" type="system" pointSize="14"/>\
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
        """,
        "switch": """
        <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
        contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES">\
        <rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
        """,
        "slider": """
        <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" value="0.5" minValue="0.0" maxValue="1">\
        <rect key="frame" x="0.0" y="0.0" width="118" height="31"/></slider>
        """,
        "stepper": """
        <stepper opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
        contentHorizontalAlignment="center" contentVerticalAlignment="center" maximumValue="100">\
        <rect key="frame" x="0.0" y="0.0" width="94" height="32"/></stepper>
        """,
        "segmentedControl": """
        <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
        contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="0">\
        <rect key="frame" x="0.0" y="0.0" width="131" height="32"/><segments><segment title="First"/>\
        <segment title="Second"/></segments></segmentedControl>
        """,
        "progressView": """
        <progressView opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" progress="0.5">\
        <rect key="frame" x="0.0" y="0.0" width="150" height="4"/></progressView>
        """,
        "activityIndicatorView": """
        <activityIndicatorView opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" \
        verticalHuggingPriority="750" style="medium"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/>\
        </activityIndicatorView>
        """,
        "pageControl": """
        <pageControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" numberOfPages="3"><rect key="frame" x="0.0" y="0.0" width="120" height="26"/>\
        </pageControl>
        """,
        "datePicker": """
        <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
        datePickerMode="dateAndTime" minuteInterval="1"><rect key="frame" x="0.0" y="0.0" width="194" height="35"/>\
        </datePicker>
        """,
        "pickerView": """
        <pickerView contentMode="scaleToFill"><rect key="frame" x="0.0" y="0.0" width="320" height="216"/></pickerView>
        """,
        "searchBar": """
        <searchBar contentMode="redraw"><rect key="frame" x="0.0" y="0.0" width="320" height="56"/>\
        <textInputTraits key="textInputTraits"/></searchBar>
        """,
        "scrollView": """
        <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill">\
        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
        <viewLayoutGuide key="contentLayoutGuide" id=""/><viewLayoutGuide key="frameLayoutGuide" id=""/></scrollView>
        """,
        "tableView": """
        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" \
        style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" \
        sectionFooterHeight="28"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/></tableView>
        """,
        "tableViewCell": """
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
        selectionStyle="default" indentationWidth="10" reuseIdentifier="Cell" id="">\
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>\
        <autoresizingMask key="autoresizingMask"/>\
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
        contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="" \
        id=""><rect key="frame" x="0.0" y="0.0" width="320" height="44"/><autoresizingMask key="autoresizingMask"/>\
        </tableViewCellContentView></tableViewCell>
        """,
        "collectionView": """
        <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes">\
        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="">\
        <size key="itemSize" width="128" height="128"/><size key="headerReferenceSize" width="0.0" height="0.0"/>\
        <size key="footerReferenceSize" width="0.0" height="0.0"/>\
        <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout></collectionView>
        """,
        "collectionViewCell": """
        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" \
        reuseIdentifier="Cell" id=""><rect key="frame" x="0.0" y="0.0" width="128" height="128"/>\
        <autoresizingMask key="autoresizingMask"/>\
        <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
        contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="">\
        <rect key="frame" x="0.0" y="0.0" width="128" height="128"/><autoresizingMask key="autoresizingMask"/>\
        </collectionViewCellContentView></collectionViewCell>
        """,
        "visualEffectView": """
        <visualEffectView opaque="NO" contentMode="scaleToFill"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
        <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" \
        insetsLayoutMarginsFromSafeArea="NO" id=""><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
        <autoresizingMask key="autoresizingMask"/></view><blurEffect style="regular"/></visualEffectView>
        """,
        "containerView": """
        <containerView opaque="NO" contentMode="scaleToFill"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
        </containerView>
        """,
        "mapView": """
        <mapView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" mapType="standard">\
        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/></mapView>
        """,
        "wkWebView": """
        <wkWebView contentMode="scaleToFill"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
        <wkWebViewConfiguration key="configuration">\
        <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>\
        <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
        """,
    ]
}
