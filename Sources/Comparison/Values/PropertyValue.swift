import StrutDiagnostics

/// A value of a property: how it reads, and what of it is compared.
package struct PropertyValue: Sendable {
    /// The value as people read it, without quotes.
    package var text: String
    /// Whether it is a text of the app or a name of its author's, which is shown in quotes.
    package var isQuoted: Bool
    /// What is compared besides the numbers.
    var form: String
    /// The numbers in it, which are the same when nobody could see a difference.
    var numbers: [Double]
    /// What is beside a name that says all: the components of one of the system's colours, as the tools noted them.
    var note: String?
    /// The value with every digit that is compared, where `text` leaves some out.
    var exact: String?
    /// Whether it is the id of another object.
    var isReference = false
    /// How the document spells it, where that can differ without any difference.
    var spelling: String

    /// A value that is compared by its words.
    init(_ text: String, isQuoted: Bool = false, form: String? = nil) {
        self.text = text
        self.isQuoted = isQuoted
        self.form = form ?? text
        numbers = []
        spelling = text
    }

    /// A value that is compared by its numbers and what kind of value they are.
    init(_ text: String, form: String, numbers: [Double], spelling: String? = nil) {
        self.text = text
        isQuoted = false
        self.form = form
        self.numbers = numbers
        self.spelling = spelling ?? text
    }

    /// Whether both say the same, however they are written: `20`, `20.0` and `19.999999999`. Texts are compared byte by
    /// byte: `==` takes é and e with an accent behind it for one.
    func isSame(as other: PropertyValue) -> Bool {
        form.utf8.elementsEqual(other.form.utf8)
            && (numbers.count == other.numbers.count || note != nil || other.note != nil)
            && zip(numbers, other.numbers).allSatisfy { NumberWords.areSame($0, $1) }
    }

    /// The id of another object.
    static func reference(_ id: String) -> PropertyValue {
        var value = PropertyValue(id)
        value.isReference = true
        return value
    }

    /// The id of the object that it means; nil for any other value.
    package var objectID: String? { isReference ? text : nil }

    /// The value as it is in a report: texts in quotes.
    package var shown: String { isQuoted ? "\"\(text)\"" : text }

    /// The value as `shown`, but so that no two values read the same on one line: to the last digit, and texts with
    /// quotes, backslashes, tabs and line feeds escaped as in Swift.
    package var spelled: String {
        guard isQuoted else { return exact ?? text }
        var spelled = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": spelled += "\\\(scalar)".unicodeScalars
            case "\n": spelled += "\\n".unicodeScalars
            case "\t": spelled += "\\t".unicodeScalars
            default: spelled.append(scalar)
            }
        }
        return "\"\(String(spelled))\""
    }
}

/// Numbers of documents as people write them: multipliers say something in four digits behind the point.
enum NumberWords {
    /// The number with at most four digits behind the point.
    static func text(_ value: Double) -> String { DecimalText.text(value, digits: 4) ?? "\(value)" }

    /// Whether two numbers say the same: whole ones are compared exactly, others to the digits that are shown. What is
    /// beyond all whole numbers that a double distinguishes stands for a limit, which tools write in more or fewer
    /// digits.
    static func areSame(_ a: Double, _ b: Double) -> Bool {
        if a == b { return true }
        let greater = max(abs(a), abs(b))
        if greater >= 0x1p53 { return abs(a - b) <= greater * 1e-7 }
        if a == a.rounded(), b == b.rounded() { return false }
        return abs(a - b) <= 1e-4
    }
}
