/// The words and numbers that mutants are made of.
enum Words {
    static let numbers = [
        "0", "-0", "1", "-1", "0.5", "2", "8", "20", "44", "100", "320", "-100000", "1000000", "1e9", "1e15", "1e300",
        "1e308", "-1e308", "1.7976931348623157e308", "4.9e-324", "1e-17", "1e-9", "0.3333333333333333",
        "9007199254740993",
        "9223372036854775807", "9223372036854775808", "18446744073709551616", "2147483647", "-2147483648", "nan", "inf",
        "infinity", "1:0", "0:1", "16:9", "", "00", "0x10", "1e400",
    ]

    static let words = [
        "", "YES", "NO", "fill", "center", "leading", "baseline", "system", "custom", "vertical", "horizontal", "_",
        "class",
        "self", "1st", "a b", "&#x202e;x", "&#x9b;", "&#10;", "é世界", "*/ //", "\\(x)", "$0", "%@", "]]&gt;",
        "&lt;/script&gt;",
        "normal", "grouped", "plain", "automatic", "compact", "regular", "scaleAspectFit", "wordWrap", "tailTruncation",
    ]

    static let references = [
        "id", "firstItem", "secondItem", "destination", "view", "reference", "target", "initialViewController", "ref",
    ]

    static let anchors = [
        "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY", "baseline",
        "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin", "leftMargin",
        "rightMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]

    static let containers = [
        "view", "stackView", "scrollView", "tableView", "collectionView", "visualEffectView", "containerView",
        "tableViewCell", "collectionViewCell", "label", "button",
    ]

    static let distributions = [
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
}
