import InterfaceDocument
import StrutComparison
import StrutDiagnostics
import StrutJSON

/// Differences as JSON, version 1: every file that was compared, with all that is known of it.
package enum ComparisonJSON {
    /// A report on some files; of an edit with what became of it.
    package static func bytes(_ files: [FileComparison], outcome: EditOutcome? = nil) -> [UInt8] {
        var json = JSONWriter(capacity: 4096)
        json.beginObject(.lines)
        json.member("strut", 1)
        if let outcome {
            json.member("written", outcome.isWritten)
            json.member("refused", outcome.isRefused)
            json.member("dryRun", outcome.isDryRun)
        }
        json.array("files", .lines) { json in
            for file in files { json.write(file) }
        }
        json.endObject()
        return json.finish()
    }
}

/// What became of an edit.
package struct EditOutcome: Sendable {
    /// Whether the changed documents were written.
    package var isWritten: Bool
    /// Whether it would make a conflict, an ambiguity or another error, and was not made for that.
    package var isRefused: Bool
    /// Whether nothing was to be written.
    package var isDryRun: Bool

    package init(isWritten: Bool, isRefused: Bool, isDryRun: Bool) {
        (self.isWritten, self.isRefused, self.isDryRun) = (isWritten, isRefused, isDryRun)
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ file: FileComparison) {
        beginObject(.lines)
        member("old", orNull: file.oldPath)
        member("new", orNull: file.newPath)
        member("status", file.status.rawValue)
        if file.isRenamed { member("renamed", true) }
        if let contents = file.contents {
            member("scenes", contents.scenes)
            member("views", contents.views)
        }
        if !file.problems.isEmpty {
            array("problems", .lines) { json in
                for problem in file.problems { json.write(problem, path: problem.path) }
            }
        }
        if let documents = file.documents {
            array("changes", .lines) { json in
                for group in documents.groups {
                    for change in group.changes { json.write(change, scene: group.scene) }
                }
            }
            write(documents.churn)
            array("remarks", .lines) { json in
                for remark in documents.remarks { json.string(remark) }
            }
        }
        if let frames = file.frames { write(frames) }
        if let findings = file.findings {
            array("newFindings", .lines) { json in
                for finding in findings.new { json.write(finding) }
            }
            array("mendedFindings", .lines) { json in
                for finding in findings.fixed { json.write(finding) }
            }
        }
        endObject()
    }

    // MARK: Changes

    private mutating func write(_ change: Change, scene: String?) {
        beginObject(.lines)
        member("kind", change.kind.rawValue)
        write("object", change.object)
        member("scene", ifAny: scene)
        member("says", ifAny: change.sentence)
        if let move = change.move {
            if !move.from.isEmpty { member("from", move.from) }
            member("to", move.to)
        }
        if change.contents > 0 { member(change.kind == .reordered ? "moved" : "views", change.contents) }
        if !change.properties.isEmpty {
            array("properties", .lines) { json in
                for property in change.properties {
                    json.beginObject(.inline)
                    json.member("name", property.name)
                    json.member("old", orNull: property.old)
                    json.member("new", orNull: property.new)
                    json.endObject()
                }
            }
        }
        if !change.companions.isEmpty {
            array("companions", .lines) { json in
                for companion in change.companions { json.write(companion, scene: nil) }
            }
        }
        endObject()
    }

    private mutating func write(_ key: StaticString, _ object: ObjectReference) {
        self.object(key, .inline) { json in
            json.member("id", object.id)
            if object.occurrence > 1 { json.member("occurrence", object.occurrence) }
            json.member("category", object.category.rawValue)
            json.member("name", object.name)
            if let place = object.oldLocation { json.write("old", place) }
            if let place = object.newLocation { json.write("new", place) }
        }
    }

    private mutating func write(_ key: StaticString, _ place: SourceLocation) {
        object(key, .inline) { json in
            json.member("line", place.line)
            json.member("column", place.column)
        }
    }

    private mutating func write(_ churn: Churn) {
        guard !churn.isEmpty else { return }
        object("churn", .lines) { json in
            if let tools = churn.tools {
                json.object("toolsVersion", .inline) { json in
                    json.member("old", tools.old)
                    json.member("new", tools.new)
                }
            }
            if let canvas = churn.canvas {
                json.object("canvas", .inline) { json in
                    json.member("old", canvas.old)
                    json.member("new", canvas.new)
                }
            }
            json.member("storedFrames", churn.storedFrames)
            json.member("canvasPlaces", churn.canvasPlaces)
            json.member("imageSizes", churn.imageSizes)
            json.member("objectIDs", churn.renumbered)
            json.member("notes", churn.notesDiffer)
            json.member("reordered", churn.isReordered)
            json.member("reformatted", churn.isReformatted)
        }
    }

    // MARK: Frames

    private mutating func write(_ frames: FrameComparison) {
        array("frames", .lines) { json in
            for difference in frames.differences {
                json.beginObject(.lines)
                json.write("object", difference.object)
                if let row = difference.rows.first {
                    json.member("row", row.text)
                    json.array("rows", .inline) { json in for row in difference.rows { json.string(row.text) } }
                }
                json.member("caused", difference.isCaused)
                json.array("environments", .lines) { json in
                    for frame in difference.frames {
                        json.beginObject(.lines)
                        json.write(
                            environments: [frames.environments[frame.environment]].filter { $0 != FindingEnvironment() }
                        )
                        json.member("old", frame.old)
                        json.member("new", frame.new)
                        json.endObject()
                    }
                }
                json.endObject()
            }
        }
    }
}
