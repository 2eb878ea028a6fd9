import InterfaceDocument
import StrutTextMeasurement

/// How the canvas of one version of Interface Builder drew: every fact that depends on a document's `toolsVersion`.
///
/// Interface Builder draws with the system of its own Xcode, and the only clock in a document is its `toolsVersion`.
/// The steps of time stand in one table, `CanvasProfile.steps`; nothing else compares versions. Evidence is beside each
/// fact.
///
/// The facts take 800 bytes, and all that is laid out for an environment holds it: they are shared, not copied.
package final class CanvasProfile: Sendable {
    /// The operating system that the tools drew with, by name.
    package let system: MetricsEra
    /// Whether the system's messages about constraints say that they are active, and state sizes in words: since iOS
    /// 10.
    package let describesActiveConstraints: Bool
    /// What the canvas showed around scenes.
    package let canvas: Canvas
    /// Fonts and text.
    package let text: Text
    /// The sizes of controls and bars.
    package let controls: Controls
    /// Layout margins.
    package let margins: Margins
    /// The lengths of tables.
    package let tables: Tables
    /// What pictures show of controls and tables.
    package let looks: Looks
    /// How many steps of time lie behind it.
    private let age: Int

    /// The profile of the tools of `version`.
    package init(toolsVersion version: ToolsVersion) {
        let past = Self.steps.prefix { $0.since <= version.major }
        var facts = Facts()
        for step in past { step.change(&facts) }
        system = facts.system
        describesActiveConstraints = facts.describesActiveConstraints
        canvas = facts.canvas
        text = facts.text
        controls = facts.controls
        margins = facts.margins
        tables = facts.tables
        looks = facts.looks
        age = past.count
    }

    /// What the steps change. The initial values are those of the oldest tools.
    struct Facts {
        var system = MetricsEra.iOS7
        var describesActiveConstraints = false
        var canvas = Canvas()
        var text = Text()
        var controls = Controls()
        var margins = Margins()
        var tables = Tables()
        var looks = Looks()
    }

    /// A version, by its first number, and what changed with it.
    struct Step: Sendable {
        var since: Int
        var change: @Sendable (inout Facts) -> Void

        init(_ since: Int, _ change: @escaping @Sendable (inout Facts) -> Void) {
            self.since = since
            self.change = change
        }
    }
}

/// Profiles are equal where the same steps lie behind them.
extension CanvasProfile: Hashable {
    package static func == (one: CanvasProfile, other: CanvasProfile) -> Bool { one.age == other.age }

    package func hash(into hasher: inout Hasher) { hasher.combine(age) }
}

extension CanvasProfile {
    /// Fonts and text.
    package struct Text: Sendable, Hashable {
        /// Whether texts are drawn in a font whose widths are known: the tools before iOS 7 drew in Helvetica.
        package var hasKnownWidths = false
        /// The typeface that the words "system font" mean.
        package var systemFont = SystemFontGeneration.helveticaNeue
        /// Whether the system font's ideographs are one em wide: up to 10116 (5 labels in 2 repositories, none
        /// against).
        package var hasSquareIdeographs = true
        /// The text size: the tools up to Xcode 7 drew text styles at the medium size (35 of 36 one-line labels of
        /// `Body`, `Headline`, `Subhead`, `Caption` and `Footnote` have its heights), those of Xcode 12.5 to 13 at the
        /// smallest (108 of 115 labels).
        package var contentSizeCategory = ContentSizeCategory.medium
        /// Whether titles were smaller than Apple's table has them: from Xcode 10.2 to the first of Xcode 11.
        package var hasSmallTitles = false
        /// Whether the style `Title1` was light: in iOS 9 and 10, by Apple's table of the time (1 label, none against).
        package var hasLightTitle = false
        /// Whether labels of two lines and more shrink where they may (6 labels in 2 repositories with tools from
        /// 19529, 2 of one do not up to 15702).
        package var shrinksWrappedLabels = false
        /// How labels break their texts: they leave no word alone on the last of two lines, seen from 14490 on and not
        /// up to 12120, and keep Korean words whole since iOS 14, as `UILabel.lineBreakStrategy` is documented.
        package var lineBreakStrategy: LineBreakStrategy = []
        /// Whether labels on one line are as high as whole points in every font, and not only in the system font at 17
        /// points: in Xcode 8 up to 8.2 (36 labels in 8 repositories, 3 against). Beside stack views they are not.
        package var hasWholeLines = false
        /// Whether they are so in the system font at other sizes too, at some scales (43 labels at 3x in 10
        /// repositories are whole, 8 in 5 are not; from 22000 on 21 in 7, and 1).
        package var hasWholeSystemLines = false
        /// Whether labels of several lines shared a row with other views before the hugging of these was heard: seen up
        /// to 18122 (18 views in 5 repositories), and not from 19529 on (19 views in 5 others).
        package var sharesRowsFirst = true
        /// How much higher bold symbols under 20 points are than others, as a share of the point size.
        package var boldSymbolGrowth = 0.0625
    }

    /// Layout margins, in points.
    package struct Margins: Sendable, Hashable {
        /// Whether margins keep clear of the safe area, and stated ones only widen the system's: since there are safe
        /// areas, in Xcode 9.
        package var followSafeArea = false
        /// The side margins of a root from 400 points of width on; below that they are 16 (483 of 489 edges).
        package var wideRoot = 16.0
        /// Whether the content of cells that preserve nothing has the margins of any view: until the first tools of
        /// Xcode 9 (7 of 7 edges, in 4 documents of 2 projects).
        package var keepsPlainCells = true
        /// Whether the margins of a cell's content are those of the screen; before, 15 at the sides and 8 elsewhere.
        package var followScreenInCells = false
        /// Above and below a cell's content.
        package var cellVertical = 11.0
        /// Which cells kept 15 at the sides: Xcode 9 to 11, in tables that are not their controller's view.
        package var narrowCells = NarrowCells.none
        /// Whether all cells from 400 points of width on have wider sides, and not those of wide screens only.
        package var widensWideCells = true
        /// At the sides of cells of inset grouped tables; nil where the screen or the table decides, as in the first
        /// tools of iOS 26 (14 edges of one repository, beside 2 of one with the later tools).
        package var insetGroupedCellSide: Double?
        /// The sides of static cells that begin below the edge of their table, whose content had not taken over the
        /// table's margins (10 cells in 3 repositories, none against); nil where they have those of the others.
        package var hiddenCellSide: Double?
        /// The id of a narrow phone whose cells had the sides of a wide one: 7 views and 33 cells of 4 repositories,
        /// none against.
        package var widePhone: String?
        /// The id of a wide phone whose cells had the sides of a narrow one.
        package var narrowPhone: String?
    }

    /// Cells that kept a margin of 15.
    package enum NarrowCells: Sendable, Hashable {
        /// None.
        case none
        /// Those of tables that are not their controller's view.
        case inTables
        /// Those, and cells that stand by themselves.
        case everywhere
    }
}
