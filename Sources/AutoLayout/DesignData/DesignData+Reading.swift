import InterfaceDocument
import StrutDiagnostics
import StrutJSON

/// Why a side-car could not be read.
public struct DesignDataError: Error, Sendable, Hashable {
    /// The error as it is reported.
    public var finding: Finding

    /// An error that is reported as `finding`.
    public init(finding: Finding) {
        self.finding = finding
    }
}

extension DesignData {
    /// How the paths of side-cars end.
    package static let pathEnding = ".strut.json"

    /// The side-car's path for a document's: `Main.strut.json` for `Main.storyboard`.
    public static func path(besides documentPath: String) -> String {
        guard let dot = documentPath.utf8.lastIndex(of: UInt8(ascii: ".")),
            !documentPath[dot...].utf8.contains(UInt8(ascii: "/"))
        else { return documentPath + pathEnding }
        return String(documentPath[..<dot]) + pathEnding
    }

    /// Reads the side-car that is beside a document: `Main.strut.json` for `Main.storyboard`.
    ///
    /// - Returns: Nil where none is there.
    /// - Throws: What is wrong with one that does: it cannot be read, or has another shape than its schema asks.
    public static func read(besides documentPath: String) throws(DesignDataError) -> DesignData? {
        let path = Self.path(besides: documentPath)
        let bytes: [UInt8]
        do throws(DocumentError) {
            bytes = try Document.bytes(ofFile: path, waits: false)
        } catch {
            if error.kind == .noSuchFile { return nil }
            throw DesignDataError(
                finding: Finding(
                    rule: .badDesignData, message: "The design-time data cannot be read: \(error.message).", path: path)
            )
        }
        return try DesignData(parsing: bytes, path: path)
    }

    /// Reads a side-car from its bytes; `path` is for findings.
    public init(parsing bytes: [UInt8], path: String) throws(DesignDataError) {
        self.path = path
        let reading = Reading(path: path)
        for member in try reading.object(try reading.json(bytes), "the side-car") {
            switch member.name {
            case "$schema", "comment": break
            case "tables", "collections":
                for table in try reading.object(member.value, "'\(member.name)'") {
                    guard tables[table.name] == nil else {
                        throw reading.failure("'\(table.name)' stands here twice.", table.location)
                    }
                    tables[table.name] = try reading.table(table)
                }
            case "views": views = try reading.views(member.value)
            default: throw reading.unknown(member, "the side-car")
            }
        }
        let rows = tables.values.lazy.flatMap(\.sections).flatMap(\.rows).reduce(0) { $0 + $1.count }
        if rows > Self.maximumRows {
            throw reading.failure("There are \(rows) rows in all; at most \(Self.maximumRows) are laid out.", .start)
        }
    }

    /// The most rows that a side-car may give its tables and collections in all: each is a copy of a cell. Those of
    /// tables in rows count in each of them.
    public static let maximumRows = 100_000

    /// The most views that these copies may be.
    public static let maximumCopiedViews = 1_000_000
}

/// Turns JSON values into design-time data, and refuses what has another shape.
private struct Reading {
    let path: String

    func json(_ bytes: [UInt8]) throws(DesignDataError) -> JSONValue {
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            throw failure("The design-time data is no JSON: \(error.message).", error.location)
        }
    }

    func failure(_ message: String, _ location: SourceLocation) -> DesignDataError {
        DesignDataError(
            finding: Finding(
                rule: .badDesignData, message: message, path: path, location: location))
    }

    func unknown(_ member: JSONValue.Member, _ place: String) -> DesignDataError {
        failure("'\(member.name)' is not known in \(place).", member.location)
    }

    /// The members of an object, each of another name: of two of one name one would be lost.
    func object(_ value: JSONValue, _ what: String) throws(DesignDataError) -> [JSONValue.Member] {
        guard let members = value.members else { throw failure("\(what) must be an object.", value.location) }
        if let member = value.repeatedMembers(allowing: "comment").first {
            throw failure("'\(member.name)' stands here twice.", member.location)
        }
        return members
    }

    func array(_ member: JSONValue.Member) throws(DesignDataError) -> [JSONValue] {
        guard let elements = member.value.array else {
            throw failure("'\(member.name)' must be an array.", member.value.location)
        }
        return elements
    }

    func string(_ member: JSONValue.Member) throws(DesignDataError) -> String {
        guard let text = member.value.string else {
            throw failure("'\(member.name)' must be a string.", member.value.location)
        }
        return text
    }

    func table(_ member: JSONValue.Member) throws(DesignDataError) -> DesignData.Table {
        var table = DesignData.Table()
        table.location = member.location
        for part in try object(member.value, "'\(member.name)'") {
            switch part.name {
            case "sections", "rows", "items":
                guard table.sections.isEmpty else {
                    throw failure("A table has either sections or the rows of a single one.", part.location)
                }
                if part.name != "sections" {
                    table.sections = [DesignData.Section(rows: try rows(part))]
                } else {
                    for section in try array(part) { table.sections.append(try self.section(section)) }
                }
            case "comment": break
            default: throw unknown(part, "the table '\(member.name)'")
            }
        }
        return table
    }

    private func section(_ value: JSONValue) throws(DesignDataError) -> DesignData.Section {
        var section = DesignData.Section()
        for part in try object(value, "a section") {
            switch part.name {
            case "header": section.header = try string(part)
            case "footer": section.footer = try string(part)
            case "rows", "items": section.rows = try rows(part)
            case "comment": break
            default: throw unknown(part, "a section")
            }
        }
        return section
    }

    private func rows(_ member: JSONValue.Member) throws(DesignDataError) -> [DesignData.Row] {
        var rows: [DesignData.Row] = []
        for element in try array(member) { rows.append(try row(element)) }
        return rows
    }

    private func row(_ value: JSONValue) throws(DesignDataError) -> DesignData.Row {
        var row = DesignData.Row()
        row.location = value.location
        for part in try object(value, "a row") {
            switch part.name {
            case "prototype": row.prototype = try string(part)
            case "count":
                guard let count = part.value.number, (0...100_000).contains(count), count == count.rounded() else {
                    throw failure("'count' must be a whole number from 0 to 100000.", part.value.location)
                }
                row.count = Int(count)
            case "views": row.views = try views(part.value)
            case "comment": break
            default: throw unknown(part, "a row")
            }
        }
        return row
    }

    func views(_ value: JSONValue) throws(DesignDataError) -> [String: DesignData.ViewData] {
        var views: [String: DesignData.ViewData] = [:]
        for member in try object(value, "'views'") { views[member.name] = try view(member) }
        return views
    }

    /// A view's data, or its text alone.
    private func view(_ member: JSONValue.Member) throws(DesignDataError) -> DesignData.ViewData {
        var view = DesignData.ViewData(text: member.value.string)
        view.location = member.location
        if view.text != nil { return view }
        for part in try object(member.value, "'\(member.name)'") {
            switch part.name {
            case "text": view.text = try string(part)
            case "hidden":
                guard let isHidden = part.value.bool else {
                    throw failure("'hidden' must be true or false.", part.value.location)
                }
                view.isHidden = isHidden
            case "image": view.image = try string(part)
            case "size": view.size = try size(part.value)
            default: throw unknown(part, "'\(member.name)'")
            }
        }
        return view
    }

    private func size(_ value: JSONValue) throws(DesignDataError) -> Size {
        for part in try object(value, "'size'") where part.name != "width" && part.name != "height" {
            throw unknown(part, "'size'")
        }
        guard let width = value["width"]?.number, let height = value["height"]?.number, width >= 0, height >= 0 else {
            throw failure("'size' must have a width and a height in points.", value.location)
        }
        // As all numbers of documents, so that layouts can be computed with them.
        return Size(width: min(width, .greatestInDocuments), height: min(height, .greatestInDocuments))
    }
}
