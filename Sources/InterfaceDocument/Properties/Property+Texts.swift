// Properties of labels, text fields, text views and of their keyboards.

extension Property {
    package static let labels: [Property] = [
        flag(.enabled, "isEnabled", absent: true, nib: NibKey("UIEnabled", .bool, omitted: "YES")),
        flag(.highlighted, "isHighlighted", nib: NibKey("UIHighlighted", .bool, omitted: "NO")),
        flag(
            .adjustsLetterSpacingToFitWidth, "allowsDefaultTighteningForTruncation",
            nib: NibKey("UIAdjustsLetterSpacingToFit", .bool, omitted: "NO")),
        flag(.showsExpansionTextWhenTruncated, nib: .path("showsExpansionTextWhenTruncated", .bool, omitted: "NO")),
        words(
            .baselineAdjustment, "alignBaselines=0 alignCenters=1 none=2", absent: "alignBaselines",
            nib: NibKey("UIBaselineAdjustment", .int, omitted: "alignBaselines")),
        wholeNumber(.numberOfLines, absent: "1", fresh: "1", nib: NibKey("UINumberOfLines", .int, omitted: "1")),
        words(
            .lineBreakMode, lineBreakModes, absent: "tailTruncation",
            nib: NibKey("UILineBreakMode", .int, omitted: "tailTruncation")),
        words(.textAlignment, textAlignments, absent: "left", fresh: "natural", nib: NibKey("UITextAlignment", .int)),
        number(
            .preferredMaxLayoutWidth, absent: "0", fresh: "0",
            nib: NibKey("UIPreferredMaxLayoutWidth", .float, omitted: "0")),
        flag(
            .adjustsFontForContentSizeCategory,
            nib: NibKey("UIAdjustsFontForContentSizeCategory", .bool, omitted: "NO")),
        flag(.adjustsFontSizeToFit, "adjustsFontSizeToFitWidth", absent: true, fresh: false),
    ]

    static let textFields: [Property] = [
        words(
            .clearButtonMode, "never=0 whileEditing=1 unlessEditing=2 always=3", absent: "never",
            nib: NibKey("UIClearButtonMode", .int, omitted: "never")),
        flag(.clearsOnBeginEditing, nib: NibKey("UIClearsOnBeginEditing", .bool, omitted: "NO")),
        words(
            .borderStyle, "none=0 line=1 bezel=2 roundedRect=3", absent: "none",
            nib: NibKey("UIBorderStyle", .int, omitted: "none")),
        words(.textAlignment, textAlignments, absent: "left", fresh: "natural", nib: NibKey("UITextAlignment", .int)),
        flag(
            .adjustsFontSizeToFit, "adjustsFontSizeToFitWidth", absent: true, fresh: false,
            nib: NibKey("UIAdjustsFontSizeToFit", .bool, omitted: "NO")),
        number(.minimumFontSize, absent: "0", nib: NibKey("UIMinimumFontSize", .float)),
        flag(
            .adjustsFontForContentSizeCategory,
            nib: NibKey("UIAdjustsFontForContentSizeCategory", .bool, omitted: "NO")),
    ]

    static let textViews: [Property] = [
        flag(.editable, "isEditable", absent: true, nib: NibKey("UIEditable", .bool, omitted: "YES")),
        flag(.selectable, "isSelectable", absent: true, nib: NibKey("UISelectable", .bool, omitted: "YES")),
        flag(.allowsEditingTextAttributes, nib: .path("allowsEditingTextAttributes", .bool, omitted: "NO")),
        words(.textAlignment, textAlignments, absent: "left", fresh: "natural", nib: NibKey("UITextAlignment", .int)),
        flag(
            .adjustsFontForContentSizeCategory,
            nib: NibKey("UIAdjustsFontForContentSizeCategory", .bool, omitted: "NO")),
    ]

    /// What `<textInputTraits>` has.
    package static let textInputTraits: [Property] = [
        words(
            .autocapitalizationType, "none=0 words=1 sentences=2 allCharacters=3", absent: "none", fresh: "sentences",
            nib: NibKey("UIAutocapitalizationType", .int, omitted: "none")),
        words(
            .autocorrectionType, answers, absent: "default",
            nib: NibKey("UIAutocorrectionType", .int, omitted: "default")),
        words(
            .spellCheckingType, answers, absent: "default",
            nib: NibKey("UISpellCheckingType", .int, omitted: "default")),
        words(
            .smartDashesType, answers, absent: "default",
            nib: .path("smartDashesType", .int, omitted: "default")),
        words(
            .smartQuotesType, answers, absent: "default",
            nib: .path("smartQuotesType", .int, omitted: "default")),
        words(
            .smartInsertDeleteType, answers, absent: "default",
            nib: .path("smartInsertDeleteType", .int, omitted: "default")),
        words(.keyboardType, keyboards, absent: "default", nib: NibKey("UIKeyboardType", .int, omitted: "default")),
        words(
            .returnKeyType,
            "default=0 go=1 google=2 join=3 next=4 route=5 search=6 send=7 yahoo=8 done=9 emergencyCall=10 continue=11",
            absent: "default", nib: NibKey("UIReturnKeyType", .int, omitted: "default")),
        words(
            .keyboardAppearance, "default=0 dark=1 light=2 alert:dark=1", absent: "default",
            nib: NibKey("UIKeyboardAppearance", .int, omitted: "default")),
        flag(
            .enablesReturnKeyAutomatically, nib: NibKey("UIEnablesReturnKeyAutomatically", .bool, omitted: "NO")),
        flag(.secureTextEntry, "isSecureTextEntry", nib: NibKey("UISecureTextEntry", .bool, omitted: "NO")),
    ]

    private static let answers = "default=0 no=1 yes=2"
    private static let keyboards =
        "default=0 alphabet:asciiCapable=1 asciiCapable=1 numbersAndPunctuation=2 URL=3 numberPad=4 phonePad=5 "
        + "namePhonePad=6 emailAddress=7 decimalPad=8 twitter=9 webSearch=10 asciiCapableNumberPad=11"
}
