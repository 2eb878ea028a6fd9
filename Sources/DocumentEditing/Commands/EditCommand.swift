// What can be asked of an edit, one change each, in words as a command line or a script gives them.

import InterfaceDocument

/// One change to a document.
///
/// Objects go by their object ids, the outlets that lead to them, or their labels in Xcode. A constraint also goes by
/// an object and the attribute that it holds, such as `title.top`, where it is the only one.
///
/// ```swift
/// let commands = try EditCommand.parse(["title.text=Welcome", "add constraint 'title.width <= 200 @750'"])
/// ```
public enum EditCommand: Hashable, Sendable {
    /// `OBJECT.PROPERTY=VALUE`.
    case set(object: String, property: String, value: String)
    /// `remove OBJECT`, or `remove OBJECT.PROPERTY`, which brings back what an object has that says nothing.
    case remove(String)
    /// `remove constraint SENTENCE`: the constraint that says so; without a constant whatever its constant is.
    case removeConstraint(ConstraintSentence)
    /// `add constraint SENTENCE [as IDENTIFIER]`.
    case addConstraint(ConstraintSentence, identifier: String?)
    /// `add view KIND in OBJECT [PLACE] [as LABEL]`.
    case addView(kind: String, parent: String, place: Place, label: String?)
    /// `move OBJECT [into OBJECT] [PLACE]`.
    case move(String, parent: String?, place: Place)
    /// `connect outlet NAME of OBJECT to OBJECT` and its siblings.
    case connect(Wire, to: String)
    /// `disconnect outlet NAME of OBJECT` and its siblings.
    case disconnect(Wire)
    /// `wrap OBJECT… in KIND [horizontal|vertical] [as LABEL]`.
    case wrap([String], kind: String, axis: String?, label: String?)
    /// `rename KIND OLD to NEW`.
    case rename(NameKind, old: String, new: String)

    /// Where a view goes among its siblings.
    public enum Place: Hashable, Sendable {
        /// Before all others.
        case first
        /// After all others.
        case last
        /// Before one of them.
        case before(String)
        /// After one of them.
        case after(String)
    }

    /// A connection of an object, without its other end.
    public struct Wire: Hashable, Sendable {
        /// The kinds of connections.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A property that leads to an object.
            case outlet
            /// A property that leads to several objects.
            case collection
            /// A message that an object sends.
            case action
            /// A way from one controller to another.
            case segue
        }

        /// The kind.
        public var kind: Kind
        /// The property, the selector, or the kind of segue.
        public var name: String
        /// The object that has the connection.
        public var object: String
        /// The event of a control on which an action is sent; nil for the usual one.
        public var event: String?
        /// The identifier of a segue.
        public var identifier: String?
    }

    /// What can be renamed with all that refers to it, in all documents of an edit.
    public enum NameKind: String, Hashable, Sendable, CaseIterable {
        /// An object id.
        case id
        /// A custom class.
        case `class`
        /// The module of custom classes.
        case module
        /// The storyboard identifier of a controller.
        case identifier
        /// A storyboard, as references to it name it.
        case storyboard
        /// An image of an asset catalog.
        case image
        /// A colour of an asset catalog.
        case color
    }
}

/// Why an edit is not possible: what is wrong, and what to do.
public struct EditCommandError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, in one line.
    public var message: String
    /// What to do, in one line; nil where the message says it.
    public var advice: String?

    /// An error with its words.
    public init(_ message: String, advice: String? = nil) {
        self.message = message
        self.advice = advice
    }

    init(_ error: DocumentEditError) {
        self.init(error.message)
    }

    /// How it reads in messages.
    public var description: String { advice.map { "\(message); \($0)" } ?? message }
}
