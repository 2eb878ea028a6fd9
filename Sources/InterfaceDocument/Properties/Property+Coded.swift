// Properties for which nibs and UIKit code need more than a row: the rows say how documents state them.

extension Property {
    /// The properties of elements of a name that other writers than documents' keep by code of their own: editing sets
    /// them, and whoever reads them finds their words here.
    package static func codedProperties(of element: ElementName) -> [Property] {
        switch element {
        case .stackView: [stated(.spacing, .number, absent: "0")]
        case .label: labelShrinking
        case .tableView: tableLines
        case .tableViewCell: [stated(.rowHeight, .number)]
        case .segmentedControl: [stated(.selectedSegmentIndex, .wholeNumber)]
        case .segment: [stated(.enabled, .flag, absent: "YES"), stated(.width, .number, absent: "0")]
        case .activityIndicatorView: indicatorStyles
        case .barButtonItem: codedBarButtonItems
        case .tabBarItem:
            [stated(.systemItem, .words(systemTabs)), stated(.enabled, .flag, absent: "YES")]
        case .collectionViewFlowLayout: flowLayouts
        case .tapGestureRecognizer:
            [stated(.numberOfTapsRequired, .wholeNumber), stated(.numberOfTouchesRequired, .wholeNumber)]
        case .pongPressGestureRecognizer:
            [
                stated(.minimumPressDuration, .number), stated(.allowableMovement, .number),
                stated(.numberOfTapsRequired, .wholeNumber), stated(.numberOfTouchesRequired, .wholeNumber),
            ]
        case .panGestureRecognizer:
            [stated(.minimumNumberOfTouches, .wholeNumber), stated(.maximumNumberOfTouches, .wholeNumber)]
        case .buttonConfiguration: buttonConfigurations
        default: []
        }
    }

    private static let labelShrinking = [
        stated(.minimumScaleFactor, .number, absent: "0"), stated(.minimumFontSize, .number, absent: "0"),
    ]

    private static let tableLines = [
        stated(.separatorStyle, .words(Word.list("none=0 singleLine=1 singleLineEtched=2 default=1")))
    ]

    private static let indicatorStyles = [
        stated(.style, .words(Word.list("whiteLarge=0 white=1 gray=2 medium=100 large=101")))
    ]

    private static let codedBarButtonItems = [
        stated(.systemItem, .words(systemItems)), stated(.style, .words(Word.list("plain=0 bordered=1 done=2"))),
        stated(.width, .number, absent: "0"), stated(.enabled, .flag, absent: "YES"),
    ]

    private static let flowLayouts = [
        stated(.minimumLineSpacing, .number), stated(.minimumInteritemSpacing, .number),
        stated(.scrollDirection, .words(Word.list("vertical=0 horizontal=1")), absent: "vertical"),
        stated(
            .sectionInsetReference, .words(Word.list("contentInset=0 safeArea=1 layoutMargins=2")),
            absent: "contentInset"),
    ]

    private static let buttonConfigurations = [
        stated(
            .style,
            .words(
                Word.list(
                    "plain=0 gray=1 tinted=2 filled=3 bordered=4 borderless=5 borderedTinted=6 borderedProminent=7"))),
        stated(.imagePlacement, .words(Word.list("top=1 leading=2 bottom=4 trailing=8")), absent: "leading"),
        stated(.imagePadding, .number, absent: "0"), stated(.titlePadding, .number, absent: "1"),
        stated(
            .titleAlignment, .words(Word.list("automatic=0 leading=1 center=2 trailing=3")), absent: "automatic"),
        stated(
            .cornerStyle, .words(Word.list("fixed=-1 dynamic=0 small=1 medium=2 large=3 capsule=4")),
            absent: "dynamic"),
        stated(.buttonSize, .words(Word.list("medium=0 small=1 mini=2 large=3")), absent: "medium"),
        stated(.showsActivityIndicator, .flag, absent: "NO"),
    ]

    /// `UIBarButtonItem.SystemItem`.
    package static let systemItems = Word.numbered(
        "done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop "
            + "camera trash play pause rewind fastForward undo redo pageCurl close")

    /// `UITabBarItem.SystemItem`.
    package static let systemTabs = Word.numbered(
        "more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed")

    /// The raw value of a word of a list; nil for one that is not in it.
    package static func rawValue(of word: String?, among words: [Word]) -> Int? {
        words.first { $0.document == word }?.rawValue
    }

    /// A row that only says how a document states the property.
    private static func stated(_ attribute: AttributeName, _ form: Form, absent: String? = nil) -> Property {
        Property(attribute, form, absent: absent, uikit: nil, nib: nil)
    }
}

extension Property.Word {
    /// The words of a list, with raw values from 0.
    fileprivate static func numbered(_ text: String) -> [Self] {
        text.utf8.split(separator: UInt8(ascii: " ")).enumerated().map { rawValue, word in
            let word = String(Substring(word))
            return Self(document: word, uikit: word, rawValue: rawValue)
        }
    }
}
