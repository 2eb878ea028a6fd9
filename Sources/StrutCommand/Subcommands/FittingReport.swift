import Strut

/// What `strut fit` prints: the size that a view wants in each environment.
struct FittingReport {
    /// The answer for one environment.
    struct Entry {
        /// The view's object id.
        var object: String
        var environment: LayoutEnvironment
        /// In points.
        var size: Size
    }

    var document: Document
    /// The width and the height in points that the view had to keep; nil for one that was left open.
    var asked: (width: Double?, height: Double?)
    var entries: [Entry]
    /// Whether each line of text begins with its device.
    var namesDevice: Bool
    /// Whether each line of text says its text size.
    var namesContentSize: Bool

    /// A line for each environment, for people.
    var text: String {
        entries.map { entry in
            var words: [String] = namesDevice ? ["\(entry.environment.name ?? ""):"] : []
            if namesContentSize, let category = entry.environment.contentSizeCategory { words.append("\(category)") }
            words.append("\(Subcommand.length(entry.size.width)) × \(Subcommand.length(entry.size.height))")
            return words.joined(separator: " ") + "\n"
        }.joined()
    }

    /// `{"strut": 1, "document": …, "sizes": […]}`, for tools.
    var json: [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.member("document", Document.fileName(ofPath: document.path))
        json.array("sizes", .lines) { json in
            for entry in entries { json.write(entry, asked, in: document) }
        }
        json.endObject()
        return json.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func write(
        _ entry: FittingReport.Entry, _ asked: (width: Double?, height: Double?), in document: Document
    ) {
        beginObject(.lines)
        member("object", entry.object)
        write(ResolvedEnvironment(document: document, environment: entry.environment), of: document)
        object("asked", .inline) { json in
            json.length("width", asked.width)
            json.length("height", asked.height)
        }
        object("size", .inline) { json in
            json.length("width", entry.size.width)
            json.length("height", entry.size.height)
        }
        endObject()
    }

    /// A length in points to thousandths; null for one that was left open.
    private mutating func length(_ name: StaticString, _ length: Double?) {
        key(name)
        if let length { number((length * 1000).rounded() / 1000) } else { null() }
    }
}
