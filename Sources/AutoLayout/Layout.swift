import ConstraintSolver
import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

/// The result of laying a document out in one environment: a frame for every installed view, and what is wrong with it.
///
/// Its parts belong together, and so nobody but an engine makes or changes them.
///
/// ```swift
/// for conflict in layout.scenes.flatMap(\.conflicts) {
///     print(conflict.log, conflict.constraints[conflict.broken].location ?? .init(line: 1, column: 1))
/// }
/// ```
public struct Layout: Sendable {
    /// The document that was laid out.
    public package(set) var document: Document
    /// The environment in which it was laid out, with every choice that the document left open filled in.
    public package(set) var environment: ResolvedEnvironment
    /// The scenes, in document order; a xib has one.
    public package(set) var scenes: [SceneLayout]
    /// What is wrong with the side-car that gives tables their rows.
    package var designDataFindings: [Finding] = []
    /// What was found wrong with the document and its layout, once somebody has looked.
    package var knownFindings: [Finding]?
    /// By which rules somebody has looked.
    package var checkedSelection: RuleSelection?
}

/// One scene with its views placed.
public struct SceneLayout: Sendable {
    /// The scene as the document has it.
    public package(set) var scene: SceneElement
    /// Every installed view, in preorder: a view stands before its subviews, siblings stand in document order.
    public package(set) var views: [PlacedView]
    /// The constraint systems that were solved, in the order of the passes; empty unless
    /// `LayoutEngine.Options.keepsSystems` asked for them.
    public package(set) var systems: [SolvedSystem]
    /// The sets of required constraints that cannot hold together, in the order in which they were found.
    ///
    /// They are put into words when they are asked for, each time. Once those of a scene have
    /// `LayoutConflict.mostMembers` members, of the next ones the broken member alone is reported.
    public var conflicts: [LayoutConflict] { solved.map { LayoutConflict.all(in: $0) } ?? [] }
    /// What is seen of each view besides its frame, where it was asked for.
    var keptDetails: [ViewDetails]?
    /// The constraints and their solution, for those that judge the layout; nil where no engine made it.
    package var solved: SolvedScene?
}

/// A view with its frame.
public struct PlacedView: Sendable {
    /// The view, resolved for the environment's traits.
    public package(set) var view: View
    /// The index, in the scene's `views`, of the superview; nil for a root.
    public package(set) var superview: Int?
    /// How many views stand above it.
    public package(set) var depth: Int
    /// The frame in points in the superview's coordinates, as UIKit's `frame`, on whole pixels.
    public package(set) var frame: Rect
    /// The size in points of the scrollable content, for scroll views whose constraints determine it, and for tables
    /// and collections that lay themselves out.
    public package(set) var contentSize: Size?
    /// Which row or item the cell stands for, where design-time data gives its table or collection rows.
    public package(set) var row: RowPath?
}

/// A constraint system in the form in which it was solved, with its solution: what `--format constraints` prints.
public struct SolvedSystem: Sendable {
    /// The layout pass that it belongs to: `widths` or `heights`.
    public var pass: String
    /// A name for each variable: an object id, a dot, and what it measures (`AfV-vS-VpN.minX`).
    public var variables: [String]
    /// The constraints, in the order in which ties between them are decided.
    public var constraints: [LoweredConstraint]
    /// The solution: a number for each variable, in points, not rounded.
    public var values: [Double]
}

/// One constraint of a solved system: the sum of coefficient × variable, a relation, a constant.
public struct LoweredConstraint: Sendable {
    /// The object id of the constraint in the document; nil for an implicit one.
    public var id: String?
    /// Where the constraint comes from.
    public var origin: ConstraintOrigin
    /// Pairs of an index in the system's `variables` and a coefficient.
    public var terms: [(variable: Int, coefficient: Double)]
    /// How the sum of the terms stands to the constant.
    public var relation: Relation
    /// In points.
    public var constant: Double
    /// 1…1000; 1000 is required.
    public var priority: Double
    /// Whether it was given up because it conflicts with others.
    public var isBroken: Bool
    /// The constraint as UIKit prints it: `V:[UILabel 'The quick…']-(15)-|`.
    public var description: String
}

/// Where a constraint comes from.
public enum ConstraintOrigin: String, Sendable, Hashable, CaseIterable {
    /// Written in the document.
    case written
    /// Made from an autoresizing mask.
    case autoresizingMask
    /// Interface Builder's prototyping constraints of a view with `fixedFrame`.
    case fixedFrame
    /// Made from an intrinsic content size: hugging or compression resistance.
    case intrinsicSize
    /// One of a stack view's own.
    case stackView
    /// The size of a root view: UIKit's `UIView-Encapsulated-Layout-Width` and `-Height`.
    case encapsulatedLayout
    /// A scroll view's content size.
    case scrollView
    /// The frame that a table or collection view gives to a cell, a header or a content view.
    case tableView
    /// The box of a layout guide: safe area, margins, readable width, keyboard.
    case layoutGuide
    /// No width and no height is negative.
    case nonNegativeSize

    /// Whether such a constraint says where a view is, or how large, for its author or its stack view.
    package var placesViews: Bool {
        switch self {
        case .written, .stackView, .fixedFrame, .autoresizingMask: true
        default: false
        }
    }
}

/// A row of a table, or an item of a collection: UIKit's index path. The header and footer of a collection's section go
/// by the path of its first item.
public struct RowPath: Sendable, Hashable {
    /// The section, counted from 0.
    public var section: Int
    /// The row or item in its section, counted from 0.
    public var row: Int

    /// The path to a row of a section; both count from 0.
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    /// Section and row with a point between, as it is reported.
    package var text: String { "\(section).\(row)" }
}
