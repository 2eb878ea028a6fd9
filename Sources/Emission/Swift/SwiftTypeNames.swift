import InterfaceDocument

/// The types that generated source refers to: one that is called after something in the document must hide none of
/// them.
///
/// `TypeNameTests` looks for every type in the code of all fixtures, and calls a scene after each.
enum SwiftTypeNames {
    /// Those in a file of `--format swift`: of Swift and Foundation, and those that are beside the scenes.
    static let layouts: [String] = words(
        "Array CGRect Codable Double Environment Equatable Hashable Insets Int KeyPath Scene Sendable String View")

    /// Those in a file of `--format uikit`: of Swift, Foundation, UIKit and its neighbours, and those that are beside
    /// the scenes or inside of them.
    static let interfaces: [String] =
        View.Kind.allCases.map(\.className) + UIKitController.ownClasses.sorted() + UIKitReferences.protocols
        + UIKitContext.types
        + words(
            """
            AnyObject Array Bool Double Float Int MainActor ObjectIdentifier Set String Void

            AttributedString Bundle CGFloat CGPoint CGRect CGSize Date IndexPath NSAttributedString NSCoder
            NSDirectionalEdgeInsets NSKeyedArchiver NSKeyedUnarchiver NSLayoutConstraint NSLocalizedString
            NSMutableAttributedString NSMutableParagraphStyle NSObject NSShadow NSTextTab Selector

            AVPlayerViewController GLKViewController UIAction UIBarButtonItem UIBlurEffect UICollectionViewFlowLayout
            UICollectionViewLayout UIColor UIConfigurationTextAttributesTransformer UIContentUnavailableConfiguration
            UIControl UIEdgeInsets UIFont UIGestureRecognizer UIHoverGestureRecognizer UIImage UIInputView
            UILayoutGuide UILayoutPriority UILongPressGestureRecognizer UINavigationBarAppearance UINavigationItem
            UIPanGestureRecognizer UIPinchGestureRecognizer UIResponder UIRotationGestureRecognizer
            UIScreenEdgePanGestureRecognizer UIStoryboard UISwipeGestureRecognizer UITabBarAppearance UITabBarItem
            UITableViewHeaderFooterView UITapGestureRecognizer UITextContentType UITextInputPasswordRules
            UIToolbarAppearance UITraitCollection UIVibrancyEffect

            Cell PrototypeCell
            """)

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
