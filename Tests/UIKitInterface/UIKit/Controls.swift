// Labels, images and controls.

import Foundation

@MainActor open class UILabel: UIView {
    open var text: String?
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
    open var shadowOffset = CGSize.zero
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
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
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
        public static func plain() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        public var titleAlignment = TitleAlignment.automatic
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var showsActivityIndicator = false
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var background = UIBackgroundConfiguration()
    }

    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    open var configuration: Configuration?
    open var titleLabel: UILabel? { nil }
    open var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open func setTitle(_ title: String?, for state: State) {}
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    open func setImage(_ image: UIImage?, for state: State) {}
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    open var role = Role.normal
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var showsMenuAsPrimaryAction = false
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

public struct UIConfigurationTextAttributesTransformer {
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {}
}

public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var strokeColor: UIColor?
    public var image: UIImage?
    public var cornerRadius: CGFloat = 0
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
}

extension AttributeContainer {
    public var font: UIFont? {
        get { nil }
        set {}
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
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
}

@MainActor open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = 0
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {}
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {}
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {}
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
    open var selectedSegmentTintColor: UIColor?
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
}

@MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
}

@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium, large }
    public init(style: Style) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var color: UIColor!
    open var hidesWhenStopped = true
    open func startAnimating() {}
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
