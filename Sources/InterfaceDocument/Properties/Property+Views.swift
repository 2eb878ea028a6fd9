// Properties of all views.

extension Property {
    /// What every view has.
    package static let views: [Property] = [
        flag(
            .multipleTouchEnabled, "isMultipleTouchEnabled",
            nib: NibKey("UIMultipleTouchEnabled", .bool, omitted: "NO")),
        flag(.autoresizesSubviews, absent: true, nib: NibKey("UIAutoresizeSubviews", .bool, omitted: "NO")),
        flag(
            .clearsContextBeforeDrawing, absent: true,
            nib: NibKey("UIClearsContextBeforeDrawing", .bool, omitted: "YES")),
        flag(.hidden, "isHidden", nib: NibKey("UIHidden", .bool, omitted: "NO")),
        flag(.opaque, "isOpaque", absent: true, nib: NibKey("UIOpaque", .bool, omitted: "NO")),
        number(.alpha, absent: "1", fresh: "1", nib: NibKey("UIAlpha", .float, omitted: "1")),
        wholeNumber(.tag, absent: "0", fresh: "0", nib: NibKey("UITag", .int, omitted: "0")),
        flag(
            .userInteractionEnabled, "isUserInteractionEnabled", absent: true,
            nib: NibKey("UIUserInteractionDisabled", .negatedBool, omitted: "YES")),
        flag(.clipsSubviews, "clipsToBounds", nib: NibKey("UIClipsToBounds", .bool, omitted: "NO")),
        words(
            .contentMode, contentModes, absent: "scaleToFill",
            nib: NibKey("UIContentMode", .int, omitted: "scaleToFill")),
        words(
            .semanticContentAttribute, "unspecified=0 playback=1 spatial=2 forceLeftToRight=3 forceRightToLeft=4",
            absent: "unspecified", nib: NibKey("UIViewSemanticContentAttribute", .int)),
        flag(
            .insetsLayoutMarginsFromSafeArea, absent: true,
            nib: NibKey("UIViewInsetsLayoutMarginsFromSafeArea", .intBool, omitted: "YES", since: NibVersion(9))),
        flag(
            .layoutMarginsFollowReadableWidth,
            nib: NibKey("UIViewLayoutMarginsFollowReadableWidth", .bool, omitted: "NO")),
    ]

    private static let contentModes =
        "scaleToFill=0 scaleAspectFit=1 scaleAspectFill=2 redraw=3 center=4 top=5 bottom=6 left=7 right=8 topLeft=9 "
        + "topRight=10 bottomLeft=11 bottomRight=12 TopLeft:topLeft=9 TopRight:topRight=10 BottomLeft:bottomLeft=11 "
        + "BottomRight:bottomRight=12"

    /// What every control has.
    package static let controls: [Property] = [
        flag(.enabled, "isEnabled", absent: true, nib: NibKey("UIDisabled", .negatedBool, omitted: "YES")),
        flag(.selected, "isSelected", nib: NibKey("UISelected", .bool, omitted: "NO")),
        flag(.highlighted, "isHighlighted", nib: NibKey("UIHighlighted", .bool, omitted: "NO")),
        words(
            .contentHorizontalAlignment, horizontalAlignments, absent: "center",
            nib: NibKey("UIContentHorizontalAlignment", .int, omitted: "center")),
        words(
            .contentVerticalAlignment, verticalAlignments, absent: "center",
            nib: NibKey("UIContentVerticalAlignment", .int, omitted: "center")),
    ]

    static let horizontalAlignments = "center=0 left=1 right=2 fill=3 leading=4 trailing=5"
    static let verticalAlignments = "center=0 top=1 bottom=2 fill=3"
    static let textAlignments = "left=0 center=1 right=2 justified=3 natural=4"
    static let lineBreakModes =
        "wordWrap:byWordWrapping=0 characterWrap:byCharWrapping=1 clip:byClipping=2 headTruncation:byTruncatingHead=3 "
        + "tailTruncation:byTruncatingTail=4 middleTruncation:byTruncatingMiddle=5"
}
