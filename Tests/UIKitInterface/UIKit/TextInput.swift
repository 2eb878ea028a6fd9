// Text fields, text views, search bars and bars.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
}

public struct UITextContentType: Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}

@MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    open var text: String? { didSet { attributedText = nil } }
    open var attributedText: NSAttributedString?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontSizeToFitWidth = false
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var borderStyle = BorderStyle.none
    open var adjustsFontForContentSizeCategory = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    open var isSecureTextEntry = false
    open weak var delegate: (any UITextFieldDelegate)?
}

@MainActor open class UITextView: UIScrollView {
    open var text: String! { didSet { attributedText = nil } }
    open var attributedText: NSAttributedString!
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    open var isSecureTextEntry = false
    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
}

@MainActor open class UISearchBar: UIView {
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var isSecureTextEntry = false
    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    open var showsScopeBar = false
    open var showsCancelButton = false
    public enum Style: Int, Sendable { case `default`, prominent, minimal }
    open var searchBarStyle = Style.default
    open var showsSearchResultsButton = false
    open var showsBookmarkButton = false
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var scopeButtonTitles: [String]?
    open weak var delegate: (any UISearchBarDelegate)?
}
