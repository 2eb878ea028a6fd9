import InterfaceDocument

/// A change at run time in one line, as the command line takes it: `rtg-Zk-9E0.constant=20`.
public struct RunTimeAssignment: Sendable, Hashable {
    /// The object id, the name of an outlet that leads to the object, or its label in Xcode.
    public var object: String
    /// What is set, and to what.
    public var value: Value

    /// What is set.
    public enum Value: Sendable, Hashable {
        /// A constraint's constant.
        case constant(Length)
        /// A constraint's priority.
        case priority(Double)
        /// Whether a constraint counts.
        case isActive(Bool)
        /// Whether a view is hidden.
        case isHidden(Bool)
        /// A label's, field's or text view's text, or a button's title.
        case text(String)
        /// In points; zero for automatic.
        case preferredMaxLayoutWidth(Double)
        /// Whether a view keeps its frame by constraints made of its autoresizing mask.
        case translatesAutoresizingMaskIntoConstraints(Bool)
        /// In points in the superview.
        case frame(Rect)
        /// A table's own header view, by object id or outlet: set again, so that the table looks at its height.
        case tableHeaderView(String)
    }

    /// A number of points, or one that a layout gives.
    public enum Length: Sendable, Hashable {
        /// A number of points.
        case points(Double)
        /// The height of the content of a table or scroll view, and some points: what apps set the height of a table
        /// that does not scroll to.
        case contentHeight(of: String, plus: Double)
    }

    /// Why a line could not be read.
    public struct SyntaxError: Error, Sendable, Hashable {
        /// What is wrong with it.
        public var message: String
    }

    /// The properties that can be set, as they are spelled, each with a value that it can have.
    private static let examples: KeyValuePairs = [
        "constant": "20", "priority": "750", "isActive": "NO", "isHidden": "YES", "text": "Hello",
        "preferredMaxLayoutWidth": "280", "translatesAutoresizingMaskIntoConstraints": "YES", "frame": "0,0,320,44",
        "tableHeaderView": "OBJECT-ID",
    ]

    /// The properties that can be set, as they are spelled.
    public static let properties = examples.map { $0.key }

    /// A line as `line` should be, as far as that says which property is meant: `OBJECT-ID.isHidden=YES`.
    package static func example(for line: String) -> String {
        let property = line.prefix { $0 != "=" }.split(separator: ".").last ?? ""
        let (name, value) = examples.first { $0.key == property } ?? examples[0]
        return "OBJECT-ID.\(name)=\(value)"
    }

    /// Reads `OBJECT.property=value`.
    public init(parsing line: String) throws(SyntaxError) {
        guard let equals = line.firstIndex(of: "="), let dot = line[..<equals].lastIndex(of: "."), dot > line.startIndex
        else { throw SyntaxError(message: "'\(line)' is not of the form OBJECT.property=value") }
        object = String(line[..<dot])
        let property = String(line[line.index(after: dot)..<equals])
        let text = String(line[line.index(after: equals)...])
        value = try Self.value(of: property, text)
    }

    private static func value(of property: String, _ text: String) throws(SyntaxError) -> Value {
        switch property {
        case "constant": return .constant(try length(text))
        case "priority": return .priority(try number(text))
        case "isActive", "active": return .isActive(try flag(text))
        case "isHidden", "hidden": return .isHidden(try flag(text))
        case "text": return .text(text)
        case "tableHeaderView": return .tableHeaderView(text)
        case "preferredMaxLayoutWidth": return .preferredMaxLayoutWidth(try number(text))
        case "translatesAutoresizingMaskIntoConstraints":
            return .translatesAutoresizingMaskIntoConstraints(try flag(text))
        case "frame":
            let sides = text.split(separator: ",").map { Double($0) ?? .nan }
            guard sides.count == 4, sides.allSatisfy(\.isFinite) else {
                throw SyntaxError(message: "'\(text)' is no frame: write x,y,width,height")
            }
            return .frame(Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
        default:
            throw SyntaxError(
                message: "'\(property)' cannot be set; these can: \(properties.joined(separator: ", "))")
        }
    }

    private static func number(_ text: some StringProtocol) throws(SyntaxError) -> Double {
        guard let number = Double(text), number.isFinite else { throw SyntaxError(message: "'\(text)' is no number") }
        return number
    }

    private static func flag(_ text: String) throws(SyntaxError) -> Bool {
        switch text.lowercased() {
        case "yes", "true": return true
        case "no", "false": return false
        default: throw SyntaxError(message: "'\(text)' is neither YES nor NO")
        }
    }

    /// A number, `contentHeight(OBJECT)` or `contentHeight(OBJECT)+20`.
    private static func length(_ text: String) throws(SyntaxError) -> Length {
        let function = "contentHeight("
        guard text.hasPrefix(function), let close = text.lastIndex(of: ")") else { return .points(try number(text)) }
        let object = text[text.index(text.startIndex, offsetBy: function.count)..<close]
        let rest = text[text.index(after: close)...]
        return .contentHeight(of: String(object), plus: rest.isEmpty ? 0 : try number(rest))
    }
}

extension LayoutSession {
    /// Makes a change. One that asks for a content's height, or for that of a table's header, lays out first.
    public mutating func apply(_ assignment: RunTimeAssignment) throws(LayoutSessionError) {
        let object = assignment.object
        switch assignment.value {
        case .constant(.points(let constant)): try setConstant(constant, ofConstraint: object)
        case .constant(.contentHeight(let view, let surplus)):
            layoutIfNeeded()
            _ = try self.object(named: view)
            guard let height = contentSize(of: view)?.height else {
                throw .wrongKind(view, expected: "table or scroll view")
            }
            try setConstant(height + surplus, ofConstraint: object)
        case .priority(let priority): try setPriority(priority, ofConstraint: object)
        case .isActive(let isActive): try setActive(isActive, ofConstraint: object)
        case .isHidden(let isHidden): try setHidden(isHidden, of: object)
        case .text(let text): try setText(text, of: object)
        case .preferredMaxLayoutWidth(let width): try setPreferredMaxLayoutWidth(width, of: object)
        case .translatesAutoresizingMaskIntoConstraints(let translates):
            try setTranslatesAutoresizingMaskIntoConstraints(translates, of: object)
        case .frame(let frame): try setFrame(frame, of: object)
        case .tableHeaderView(let header):
            layoutIfNeeded()
            try setTableHeaderView(header, ofTable: object)
        }
    }
}
