// Properties of buttons, switches, sliders and other controls.

extension Property {
    static let imageViews: [Property] = [
        flag(.highlighted, "isHighlighted", nib: NibKey("UIHighlighted", .bool, omitted: "NO")),
        flag(
            .adjustsImageSizeForAccessibilityContentSizeCategory,
            nib: .path("adjustsImageSizeForAccessibilityContentSizeCategory", .bool, omitted: "NO")),
    ]

    static let buttons: [Property] = [
        flag(
            .adjustsImageWhenHighlighted, absent: true,
            nib: NibKey("UIAdjustsImageWhenHighlighted", .bool, omitted: "NO")),
        flag(.adjustsImageWhenDisabled, absent: true, nib: NibKey("UIAdjustsImageWhenDisabled", .bool, omitted: "NO")),
        flag(.showsTouchWhenHighlighted, nib: NibKey("UIShowsTouchWhenHighlighted", .bool, omitted: "NO")),
        flag(.showsMenuAsPrimaryAction, nib: .path("showsMenuAsPrimaryAction", omitted: "NO")),
        flag(.changesSelectionAsPrimaryAction, nib: .path("changesSelectionAsPrimaryAction", omitted: "NO")),
        flag(.springLoaded, "isSpringLoaded", nib: .path("springLoaded", omitted: "NO")),
        flag(
            .pointerInteraction, "isPointerInteractionEnabled", nib: .path("pointerInteractionEnabled", omitted: "NO")),
        flag(
            .adjustsImageSizeForAccessibilityContentSizeCategory,
            nib: .path("adjustsImageSizeForAccessibilityContentSizeCategory", omitted: "NO")),
        words(
            .role, "normal=0 primary=1 cancel=2 destructive=3", absent: "normal",
            nib: .path("role", .int, omitted: "normal")),
        words(
            .lineBreakMode, lineBreakModes, absent: "middleTruncation",
            nib: NibKey("UILineBreakMode", .int, omitted: "middleTruncation")),
        words(
            .buttonType,
            "custom=0 roundedRect:system=1 system=1 detailDisclosure=2 infoLight=3 infoDark=4 contactAdd=5 plain=6 close=7",
            absent: "custom", nib: NibKey("UIButtonType", .int, omitted: "custom")),
        flag(
            .reversesTitleShadowWhenHighlighted,
            nib: .path("reversesTitleShadowWhenHighlighted", .bool, omitted: "NO")
        ).onlyInNibs,
    ]

    static let switches: [Property] = [
        flag(.on, "isOn", nib: NibKey("UISwitchOn", .bool, omitted: "NO")),
        flag(.enabled, "isEnabled", absent: true, nib: NibKey("UISwitchEnabled", .bool)),
    ]

    static let sliders: [Property] = [
        flag(.continuous, "isContinuous", absent: true, nib: .path("continuous", .bool, omitted: "YES")),
        number(.minValue, "minimumValue", absent: "0", nib: NibKey("UIMinValue", .float, omitted: "0")),
        number(.maxValue, "maximumValue", absent: "1", nib: NibKey("UIMaxValue", .float, omitted: "1")),
        number(.value, absent: "0", nib: NibKey("UIValue", .float, omitted: "0")),
    ]

    static let steppers: [Property] = [
        flag(.continuous, "isContinuous", absent: true, nib: .path("continuous", .bool, omitted: "YES")),
        flag(.autorepeat, absent: true, nib: .path("autorepeat", .bool, omitted: "YES")),
        flag(.wraps, nib: .path("wraps", .bool, omitted: "NO")),
        number(.value, absent: "0", nib: NibKey("UIValue", .double, omitted: "0")),
        number(.minimumValue, absent: "0", nib: .path("minimumValue", .double, omitted: "0")),
        number(.maximumValue, absent: "100", nib: .path("maximumValue", .double, omitted: "100")),
        number(.stepValue, absent: "1", nib: NibKey("UIStepValue", .double, omitted: "1")),
    ]

    static let progressViews: [Property] = [
        number(.progress, absent: "0", nib: NibKey("UIProgress", .float, omitted: "0")),
        words(
            .progressViewStyle, "default=0 bar=1", absent: "default",
            nib: .path("progressViewStyle", .int, omitted: "default")),
    ]

    static let pageControls: [Property] = [
        flag(.defersCurrentPageDisplay, nib: .path("defersCurrentPageDisplay", .bool, omitted: "NO")),
        flag(.hidesForSinglePage, nib: .path("hidesForSinglePage", .bool, omitted: "NO")),
        wholeNumber(.numberOfPages, absent: "0", fresh: "0", nib: NibKey("UINumberOfPages", .int, omitted: "0")),
        wholeNumber(.currentPage, absent: "0", fresh: "0", nib: .path("currentPage", .int, omitted: "0")),
    ]

    static let segmentedControls: [Property] = [
        flag(.momentary, "isMomentary", nib: .path("momentary", .bool, omitted: "NO")),
        flag(
            .apportionsSegmentWidthsByContent, nib: NibKey("UIUseProportionalWidthSegments", .bool, omitted: "NO")),
    ]

    static let activityIndicators: [Property] = [
        flag(.hidesWhenStopped, nib: NibKey("UIHidesWhenStopped", .bool, omitted: "YES")),
        flag(.animating, nib: NibKey("UIAnimating", .bool, omitted: "NO")),
    ]

    static let datePickers: [Property] = [
        words(
            .style, as: "preferredDatePickerStyle", "automatic=0 wheels=1 compact=2 inline=3", absent: "automatic",
            nib: .path("preferredDatePickerStyle", .int, omitted: "automatic")),
        number(.countDownDuration, absent: "0", fresh: "0", nib: .path("countDownDuration", .double, omitted: "0")),
        words(
            .datePickerMode, "time=0 date=1 dateAndTime=2 countDownTimer=3 yearAndMonth=4", absent: "dateAndTime",
            nib: NibKey("UIDatePickerMode", .int, omitted: "dateAndTime")),
        wholeNumber(.minuteInterval, absent: "1", fresh: "1", nib: NibKey("UIMinuteInterval", .int, omitted: "1")),
    ]
}
