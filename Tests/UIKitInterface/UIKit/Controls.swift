// Labels, images and controls.

import Foundation

@MainActor open class UILabel: UIView {
    open var text: String? { didSet { attributedText = nil } }
    open var attributedText: NSAttributedString?
    open var font: UIFont!
    open var textColor: UIColor!
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var isHighlighted = false
    open var allowsDefaultTighteningForTruncation = false
    open var showsExpansionTextWhenTruncated = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var isEnabled = true
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

@MainActor open class UIImageView: UIView {
    open var isHighlighted = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var image: UIImage?
    open var highlightedImage: UIImage?
}

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var isSpringLoaded = false
    /// What is told of which events, by which selector; nil goes up the chain of responders.
    public private(set) var targets: [(target: Any?, action: String, events: Event)] = []
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        targets.append((target, action.name, events))
    }
    public private(set) var actions: [(action: UIAction, events: Event)] = []
    open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }
    /// Tells all who are told of events: actions by their closures, targets by their selectors.
    open func sendActions(for events: Event) {
        for (action, own) in actions where !own.isDisjoint(with: events) { action.performWithSender(self, target: nil) }
        for (target, action, own) in targets where !own.isDisjoint(with: events) {
            _ = (target as? NSObject)?.perform(Selector(action), with: self)
        }
    }
}

public enum NSDirectionalRectEdge: Int, Sendable { case top, leading, bottom, trailing }

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    public struct Configuration {
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public static func plain() -> Configuration { Configuration(style: "plain") }
        public static func gray() -> Configuration { Configuration(style: "gray") }
        public static func tinted() -> Configuration { Configuration(style: "tinted") }
        public static func filled() -> Configuration { Configuration(style: "filled") }
        /// The name of the function that made it.
        public let style: String
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        /// UIKit's own until they are set.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) {
            didSet { hasContentInsets = true }
        }
        public private(set) var hasContentInsets = false
        public var titleAlignment = TitleAlignment.automatic
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var showsActivityIndicator = false
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var automaticallyUpdateForSelection = true
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var background = UIBackgroundConfiguration()
    }

    /// What is shown in one state.
    public struct Content {
        public var title: String?
        public var attributedTitle: NSAttributedString?
        public var image: UIImage?
        public var backgroundImage: UIImage?
        public var titleColor: UIColor?
        public var titleShadowColor: UIColor?
        public var symbol: UIImage.SymbolConfiguration?
    }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }
    open private(set) var buttonType = ButtonType.custom
    public private(set) var contents: [UInt: Content] = [:]
    open var configuration: Configuration?
    /// No subview: the title is the button's to place.
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.lineBreakMode = .byTruncatingMiddle
        return label
    }()
    open var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    private func set<Value>(_ path: WritableKeyPath<Content, Value>, _ value: Value, _ state: State) {
        contents[state.rawValue, default: Content()][keyPath: path] = value
    }
    open func setTitle(_ title: String?, for state: State) { set(\.title, title, state) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set(\.attributedTitle, title, state)
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColor, color, state) }
    open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, state) }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { set(\.titleShadowColor, color, state) }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        set(\.symbol, configuration, state)
    }
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    open var role = Role.normal
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var showsMenuAsPrimaryAction = false
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgroundImage, image, state) }
}

public struct UIConfigurationTextAttributesTransformer {
    private let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ container: AttributeContainer) -> AttributeContainer { transform(container) }
}

public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var strokeColor: UIColor?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var cornerRadius: CGFloat = 0
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    public var visualEffect: UIVisualEffect?
}

extension AttributeContainer {
    enum FontAttribute: AttributedStringKey {
        typealias Value = UIFont
        static let name = "font"
    }

    public var font: UIFont? {
        get { self[FontAttribute.self] }
        set { self[FontAttribute.self] = newValue }
    }
}

@MainActor open class UISwitch: UIControl {
    open var title: String?
    open var thumbTintColor: UIColor?
    open var isOn = false
    open var onTintColor: UIColor?
}

@MainActor open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
}

@MainActor open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0 { didSet { checkBounds() } }
    open var maximumValue: Double = 100 { didSet { checkBounds() } }
    open var stepValue: Double = 1 {
        didSet { if stepValue <= 0 { Faults.report("a stepper's step is not greater than 0: \(stepValue)") } }
    }
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    private func checkBounds() {
        if minimumValue < maximumValue { return }
        Faults.report("a stepper's minimum is not less than its maximum: \(minimumValue), \(maximumValue)")
    }
}

@MainActor open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = -1
    public struct Segment {
        public var title: String?
        public var image: UIImage?
        public var width: CGFloat = 0
        public var isEnabled = true
        public var contentOffset = CGSize()
    }

    public private(set) var segments: [Segment] = []
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        segments.insert(Segment(title: title), at: min(index, segments.count))
    }
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        segments.insert(Segment(image: image), at: min(index, segments.count))
    }
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { segments[index].width = width }
    open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) { segments[index].contentOffset = offset }
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) { segments[index].isEnabled = enabled }
    open var selectedSegmentTintColor: UIColor?
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
}

@MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    public convenience init(progressViewStyle: Style) {
        self.init(frame: .zero)
        self.progressViewStyle = progressViewStyle
    }
    open var progressViewStyle = Style.default
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
}

@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium, large }
    public let style: Style
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
    open var color: UIColor!
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
}

@MainActor open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var defersCurrentPageDisplay = false
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    open var datePickerMode = Mode.dateAndTime
    open var minuteInterval = 1
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration = 0.0
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
}

@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {}

@MainActor open class UIPickerView: UIView {
    open weak var delegate: (any UIPickerViewDelegate)?
    open weak var dataSource: (any UIPickerViewDataSource)?
}

@MainActor open class UIColorWell: UIControl {}
@MainActor open class UIRefreshControl: UIControl {}
