import Diagnostics
import InterfaceDocument

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
    /// The side-car's path for a document's: `Main.strut.json` for `Main.storyboard`.
    public static func path(besides documentPath: String) -> String {
        guard let dot = documentPath.lastIndex(of: "."),
            documentPath.lastIndex(of: "/").map({ $0 < dot }) ?? true
        else { return documentPath + ".strut.json" }
        return String(documentPath[..<dot]) + ".strut.json"
    }

    /// Reads a side-car from its bytes; `path` is for findings.
    public init(parsing bytes: [UInt8], path: String) throws(DesignDataError) {
        self.path = path
        let json: JSONValue
        do {
            json = try JSONReader.read(bytes)
        } catch {
            throw DesignDataError(
                finding: Finding(
                    rule: "bad-design-data", severity: .error,
                    message: "The design-time data is no JSON: \(error.message).",
                    path: path, location: JSONReader.location(of: error.offset, in: bytes)))
        }
        let reading = Reading(path: path)
        for (key, value) in try reading.object(json, "the side-car") {
            switch key {
            case "$schema", "comment": break
            case "tables", "collections":
                for (name, table) in try reading.object(value, "'\(key)'") {
                    tables[name] = try reading.table(table, name)
                }
            case "views": views = try reading.views(value)
            default: throw reading.unknown(key, "the side-car")
            }
        }
    }
}

/// Turns JSON values into design-time data, and refuses what has another shape.
private struct Reading {
    let path: String

    func failure(_ message: String) -> DesignDataError {
        DesignDataError(finding: Finding(rule: "bad-design-data", severity: .error, message: message, path: path))
    }

    func unknown(_ key: String, _ place: String) -> DesignDataError { failure("'\(key)' is not known in \(place).") }

    func object(_ value: JSONValue, _ what: String) throws(DesignDataError) -> [(key: String, value: JSONValue)] {
        guard let members = value.members else { throw failure("\(what) must be an object.") }
        return members
    }

    func string(_ value: JSONValue, _ what: String) throws(DesignDataError) -> String {
        guard let text = value.string else { throw failure("\(what) must be a string.") }
        return text
    }

    func table(_ value: JSONValue, _ name: String) throws(DesignDataError) -> DesignData.Table {
        var table = DesignData.Table()
        for (key, value) in try object(value, "'\(name)'") {
            switch key {
            case "sections":
                guard let sections = value.array else { throw failure("'sections' must be an array.") }
                for section in sections { table.sections.append(try self.section(section)) }
            case "rows", "items": table.sections.append(DesignData.Section(rows: try rows(value)))
            case "comment": break
            default: throw unknown(key, "the table '\(name)'")
            }
        }
        return table
    }

    private func section(_ value: JSONValue) throws(DesignDataError) -> DesignData.Section {
        var section = DesignData.Section()
        for (key, value) in try object(value, "a section") {
            switch key {
            case "header": section.header = try string(value, "'header'")
            case "footer": section.footer = try string(value, "'footer'")
            case "rows", "items": section.rows = try rows(value)
            case "comment": break
            default: throw unknown(key, "a section")
            }
        }
        return section
    }

    private func rows(_ value: JSONValue) throws(DesignDataError) -> [DesignData.Row] {
        guard let elements = value.array else { throw failure("'rows' must be an array.") }
        var rows: [DesignData.Row] = []
        for element in elements { rows.append(try row(element)) }
        return rows
    }

    private func row(_ value: JSONValue) throws(DesignDataError) -> DesignData.Row {
        var row = DesignData.Row()
        for (key, value) in try object(value, "a row") {
            switch key {
            case "prototype": row.prototype = try string(value, "'prototype'")
            case "count":
                guard let count = value.number, (0...100_000).contains(count), count == count.rounded() else {
                    throw failure("'count' must be a whole number from 0 to 100000.")
                }
                row.count = Int(count)
            case "views": row.views = try views(value)
            case "comment": break
            default: throw unknown(key, "a row")
            }
        }
        return row
    }

    func views(_ value: JSONValue) throws(DesignDataError) -> [String: DesignData.ViewData] {
        var views: [String: DesignData.ViewData] = [:]
        for (name, value) in try object(value, "'views'") { views[name] = try view(value, name) }
        return views
    }

    /// A view's data, or its text alone.
    private func view(_ value: JSONValue, _ name: String) throws(DesignDataError) -> DesignData.ViewData {
        if let text = value.string { return DesignData.ViewData(text: text) }
        var view = DesignData.ViewData()
        for (key, value) in try object(value, "'\(name)'") {
            switch key {
            case "text": view.text = try string(value, "'text'")
            case "hidden":
                guard let isHidden = value.bool else { throw failure("'hidden' must be true or false.") }
                view.isHidden = isHidden
            case "image": view.image = try string(value, "'image'")
            case "size":
                guard let width = value["width"]?.number, let height = value["height"]?.number, width >= 0, height >= 0
                else { throw failure("'size' must have a width and a height in points.") }
                view.size = Size(width: width, height: height)
            default: throw unknown(key, "'\(name)'")
            }
        }
        return view
    }
}
