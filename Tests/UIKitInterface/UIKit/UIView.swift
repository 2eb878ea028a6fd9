// Views, containers and gesture recognizers.

@_exported import Foundation

@MainActor open class UIResponder: NSObject {
    /// Who is asked next: a view's controller or superview, a controller's parent.
    open var next: UIResponder? { nil }
}

/// An object that says which methods it has by their selectors: without Apple's runtime nobody else can.
@MainActor public protocol MessageReceiver: AnyObject {
    var messages: [String: (Any?) -> Void] { get }
}

/// What Apple's Foundation has and others lack: objects answer to messages and keys by name.
open class NSObject: Foundation.NSObject {
    /// The values that were set by key, in order: outlets, and runtime attributes by their key paths.
    public private(set) var valuesByKey: [(key: String, value: Any?)] = []

    open func setValue(_ value: Any?, forKey key: String) { valuesByKey.append((key, value)) }
    open func value(forKey key: String) -> Any? { valuesByKey.last { $0.key == key }?.value }
    open func responds(to selector: Selector!) -> Bool { message(selector) != nil }
    open func forwardingTarget(for selector: Selector!) -> Any? { nil }
    @discardableResult
    open func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        if let message = message(selector) { message(object) }
        return nil
    }
    @discardableResult
    open func perform(_ selector: Selector!, with object: Any!, with other: Any!) -> Unmanaged<AnyObject>! {
        perform(selector, with: object)
    }
    private func message(_ selector: Selector!) -> ((Any?) -> Void)? {
        nonisolated(unsafe) let receiver = self
        nonisolated(unsafe) var message: ((Any?) -> Void)?
        MainActor.assumeIsolated { message = (receiver as? any MessageReceiver)?.messages[selector.name] }
        return message
    }
    @MainActor open func awakeFromNib() {}
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@MainActor open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public init(frame: CGRect = .zero) { self.frame = frame }
    public required init?(coder: NSCoder) { nil }

    open var frame = CGRect.zero
    open var bounds: CGRect { CGRect(origin: CGPoint(), size: frame.size) }
    /// The controller whose view it is.
    weak var controller: UIViewController?
    open override var next: UIResponder? { controller ?? superview }
    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    open private(set) var layoutGuides: [UILayoutGuide] = []
    /// The priorities that were set; those that were not are UIKit's own.
    public private(set) var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    public private(set) var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// Whether margins were set, and which: they are in the document then.
    public private(set) var hasLayoutMargins = false
    public private(set) var hasDirectionalLayoutMargins = false

    open var traitCollection: UITraitCollection { UITraitCollection() }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Is told that the view came into a window, or went.
    open func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var backgroundColor: UIColor?
    open var tintColor: UIColor!
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var clipsToBounds = false
    open var isOpaque = true
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { hasLayoutMargins = true } }
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet { hasDirectionalLayoutMargins = true }
    }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var isAccessibilityElement = false
    open var isMultipleTouchEnabled = false
    open var autoresizesSubviews = true
    open var clearsContextBeforeDrawing = true
    open var restorationIdentifier: String?
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(self, "safeArea")
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(self, "layoutMarginsGuide")
    open private(set) lazy var readableContentGuide = UILayoutGuide(self, "readableContentGuide")
    open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(self, "keyboard")
    /// The guides that every view has.
    public var ownGuides: [UILayoutGuide] {
        [safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide, keyboardLayoutGuide]
    }
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open func addSubview(_ view: UIView) {
        if isDescendant(of: view) { Faults.report("a view is added to what is in it: \(type(of: view))") }
        if view.superview === self { subviews.removeAll { $0 === view } } else { view.removeFromSuperview() }
        view.superview = self
        subviews.append(view)
    }
    open func removeFromSuperview() {
        // Constraints that lead out of the view are gone with it.
        var outer = superview
        while let holder = outer {
            NSLayoutConstraint.deactivate(holder.constraints.filter { $0.concerns(self) })
            outer = holder.superview
        }
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView = self
        layoutGuides.append(guide)
    }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        huggingPriorities[axis] = priority
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        resistancePriorities[axis] = priority
    }
    /// A view that another one makes for itself.
    func made<Made: UIView>(_ view: Made) -> Made {
        addSubview(view)
        return view
    }
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

open class UITraitCollection: NSObject, @unchecked Sendable {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public init(
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
    }
    /// Those of whoever UIKit asks at the moment.
    open class var current: UITraitCollection { UITraitCollection() }
}

@MainActor open class UIWindow: UIView {}
@MainActor open class UIInputView: UIView {}
@MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {}
@MainActor open class UICalendarView: UIView {
    open weak var delegate: (any UICalendarViewDelegate)?
}

public struct UIContentUnavailableConfiguration {
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
}

@MainActor open class UIContentUnavailableView: UIView {
    public init(configuration: UIContentUnavailableConfiguration) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
}

@MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
    open private(set) var arrangedSubviews: [UIView] = []
    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
    }
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }
    public let style: Style
    public init(style: Style) { self.style = style }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

open class UIVibrancyEffect: UIVisualEffect {
    public let blurEffect: UIBlurEffect
    public let style: UIVibrancyEffectStyle?
    public init(blurEffect: UIBlurEffect) { (self.blurEffect, style) = (blurEffect, nil) }
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
    }
}

@MainActor open class UIVisualEffectView: UIView {
    public let effect: UIVisualEffect?
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
    open private(set) lazy var contentView = made(UIView())
    open override func addSubview(_ view: UIView) {
        super.addSubview(view)
        // UIKit raises an exception for subviews beside the content view.
        if subviews.count > 1 { Faults.report("a visual effect view has a subview beside its content view") }
    }
}

@MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var refreshControl: UIRefreshControl? { didSet { refreshControl?.superview = self } }
    open var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var bouncesZoom = true
    open var isDirectionalLockEnabled = false
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var indicatorStyle = IndicatorStyle.default
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(self, "contentLayoutGuide")
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(self, "frameLayoutGuide")
    open weak var delegate: (any UIScrollViewDelegate)?
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

@MainActor open class UIGestureRecognizer: NSObject {
    public nonisolated override init() {}
    /// What is told, by which selector.
    public private(set) var targets: [(target: Any, action: String)] = []
    open func addTarget(_ target: Any, action: Selector) { targets.append((target, action.name)) }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
}

@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}

@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration = 0.5
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
}

@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
