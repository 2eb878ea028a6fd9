import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

/// What an app's data would be, for the time of design: the side-car `Main.strut.json` beside `Main.storyboard`.
///
/// Prototype tables have no rows in the file. With this data each row is a copy of its prototype with texts, images,
/// hidden states and sizes of its own. `Documentation/DesignData.schema.json` describes the form.
public struct DesignData: Sendable, Hashable {
    /// The rows of tables and the items of collections, by object id or outlet name.
    public var tables: [String: Table] = [:]
    /// What is known of single views outside rows, by object id or outlet name.
    public var views: [String: ViewData] = [:]
    /// The side-car's path, for findings.
    public var path = ""

    /// Data that say nothing.
    public init() {}

    /// The rows of one table, or the items of one collection.
    public struct Table: Sendable, Hashable {
        /// The sections, in order.
        public var sections: [Section] = []
        /// Where the table is in the side-car; nil for data made in code.
        public var location: SourceLocation?

        /// A table or collection of some sections.
        public init(sections: [Section] = []) {
            self.sections = sections
        }
    }

    /// One section.
    public struct Section: Sendable, Hashable {
        /// The title above.
        public var header: String?
        /// The title below.
        public var footer: String?
        /// The rows, or the items of a collection, in order.
        public var rows: [Row]

        /// A section of some rows.
        public init(header: String? = nil, footer: String? = nil, rows: [Row] = []) {
            self.header = header
            self.footer = footer
            self.rows = rows
        }
    }

    /// A row, or several equal ones.
    public struct Row: Sendable, Hashable {
        /// The reuse identifier or object id of the prototype; nil for the first.
        public var prototype: String?
        /// How many rows it stands for.
        public var count: Int
        /// What is known of the views in the row, by object id or outlet name.
        public var views: [String: ViewData]
        /// Where the row is in the side-car; nil for data made in code.
        public var location: SourceLocation?

        /// One row, or `count` equal ones.
        public init(prototype: String? = nil, count: Int = 1, views: [String: ViewData] = [:]) {
            self.prototype = prototype
            self.count = count
            self.views = views
        }
    }

    /// What is known of one view; nil is as in the document.
    public struct ViewData: Sendable, Hashable {
        /// The text, or a button's title.
        public var text: String?
        /// Whether it is hidden, which takes it out of a stack view.
        public var isHidden: Bool?
        /// The name of an image of the document's resources.
        public var image: String?
        /// The intrinsic content size in points of a custom view, or the size of an image; sides count as from 0 to
        /// `Size.longestSide`.
        public var size: Size?
        /// Where the view's name is in the side-car; nil for data made in code.
        public var location: SourceLocation?

        /// What is known of one view.
        public init(text: String? = nil, isHidden: Bool? = nil, image: String? = nil, size: Size? = nil) {
            self.text = text
            self.isHidden = isHidden
            self.image = image
            self.size = size
        }
    }

    /// The data of a table or collection: of several names for it the first that the side-car says.
    func table(_ view: View, in document: Document) -> Table? {
        if tables.isEmpty { return nil }
        if tables.count == 1 { return tables.first { document.isNamed(view.element, $0.key) }?.value }
        return tables.ordered(by: \.location).first { document.isNamed(view.element, $0.key) }?.value
    }
}

extension [String: DesignData.ViewData] {
    /// What is known of views, in the order of the side-car, of which the first counts where two names are of one view.
    var inOrder: [(key: String, value: DesignData.ViewData)] { ordered(by: \.location) }
}

extension Dictionary where Key == String {
    /// The entries by where they stand, and by their names where that is not known.
    fileprivate func ordered(by location: (Value) -> SourceLocation?) -> [(key: String, value: Value)] {
        sorted {
            (location($0.value) ?? .start, $0.key) < (location($1.value) ?? .start, $1.key)
        }
    }
}

extension ViewChanges {
    /// The changes that design-time data makes.
    init(_ data: DesignData.ViewData, in document: Document) {
        self.init()
        isHidden = data.isHidden
        text = data.text
        intrinsicContentSize = data.size?.bounded ?? data.image.flatMap { document.image(named: $0)?.size }
    }
}
