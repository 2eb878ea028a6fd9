// An explanation, for tools.

import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutJSON

extension ExplanationReport {
    /// `{"strut": 1, "document": …, "explanations": […]}`: one explanation for each environment.
    ///
    /// Objects of one kind have the same members; what there is not is null or an empty array.
    package func emitJSON() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.member("document", Document.fileName(ofPath: document.path))
        json.array("explanations", .lines) { json in
            for entry in entries { json.write(entry, document) }
        }
        json.endObject()
        return json.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ entry: ExplanationReport.Entry, _ document: Document) {
        beginObject(.lines)
        switch entry.subject {
        case .view: member("kind", "view")
        case .constraint: member("kind", "constraint")
        }
        object("environment", .lines) {
            $0.write(entry.environment, toolsVersion: document.root.string(.toolsVersion))
        }
        switch entry.subject {
        case .view(let view): write(view)
        case .constraint(let constraint): write(constraint)
        }
        endObject()
    }

    // MARK: Views

    private mutating func write(_ view: ViewExplanation) {
        member("name", view.name)
        place(view.object, view.location)
        if view.copies > 1 { member("copies", view.copies) }
        member("placement", view.placement)
        rect("frame", view.frame)
        rect("alignmentRect", view.alignmentRect)
        member("layoutMargins", view.layoutMargins.inThousandths)
        member("safeArea", view.safeArea.inThousandths)
        array("contentSizes", .lines) { json in
            for size in view.contentSizes {
                json.beginObject(.inline)
                json.member("axis", size.axis == .horizontal ? "horizontal" : "vertical")
                json.points("length", size.length)
                json.member("measurement", size.measurement)
                json.member("huggingPriority", size.huggingPriority)
                json.member("compressionResistancePriority", size.compressionResistancePriority)
                json.member("description", size.description)
                json.endObject()
            }
        }
        array("quantities", .lines) { json in
            for quantity in view.quantities { json.write(quantity) }
        }
        array("lost", .lines) { json in
            for constraint in view.lost { json.write(constraint) }
        }
        array("loose", .lines) { json in
            for constraint in view.loose { json.write(constraint) }
        }
    }

    private mutating func write(_ quantity: ExplainedQuantity) {
        beginObject(.lines)
        member("name", quantity.name.rawValue)
        points("value", quantity.value)
        points("alignmentValue", quantity.alignmentValue)
        points("alignmentInset", quantity.alignmentInset)
        member("factor", quantity.factor)
        array("ambiguities", .inline) { json in
            for ambiguity in quantity.ambiguities { json.string(ambiguity) }
        }
        links("links", quantity.links)
        endObject()
    }

    private mutating func links(_ name: StaticString, _ links: [ExplanationLink]) {
        array(name, .lines) { json in
            for link in links {
                json.beginObject(.inline)
                json.member("text", link.text)
                json.source(link.origin, link.constraint, link.object, link.location, link.priority)
                json.member("direction", link.direction.rawValue)
                json.points("contribution", link.contribution)
                json.member("factor", link.factor)
                json.array("descriptions", .inline) { json in
                    for description in link.descriptions { json.string(description) }
                }
                json.endObject()
            }
        }
    }

    private mutating func write(_ constraint: LostConstraint) {
        beginObject(.lines)
        member("text", constraint.text)
        source(constraint.origin, constraint.constraint, constraint.object, constraint.location, constraint.priority)
        points("amount", constraint.amount)
        member("broken", constraint.isBroken)
        member("description", constraint.description)
        links("against", constraint.against)
        endObject()
    }

    private mutating func write(_ constraint: LooseConstraint) {
        beginObject(.inline)
        member("text", constraint.text)
        source(constraint.origin, constraint.constraint, constraint.object, constraint.location, constraint.priority)
        points("amount", constraint.room)
        member("description", constraint.description)
        endObject()
    }

    // MARK: Constraints

    private mutating func write(_ constraint: ConstraintExplanation) {
        member("text", constraint.text)
        place(constraint.object, constraint.location)
        if constraint.copies > 1 { member("copies", constraint.copies) }
        member("description", constraint.description)
        member("priority", constraint.priority)
        member("outcome", constraint.outcome.rawValue)
        points("amount", constraint.amount)
        array("decides", .lines) { json in
            for view in constraint.decides {
                json.beginObject(.inline)
                json.member("name", view.name)
                json.place(view.object, view.location)
                json.array("quantities", .inline) { json in
                    for quantity in view.quantities {
                        json.beginObject(.inline)
                        json.member("name", quantity.name.rawValue)
                        json.points("value", quantity.value)
                        if let without = quantity.without {
                            json.points("without", without)
                        } else {
                            json.key("without")
                            json.null()
                        }
                        json.endObject()
                    }
                }
                json.endObject()
            }
        }
        links("against", constraint.against)
    }

    // MARK: Parts

    private mutating func source(
        _ origin: ConstraintOrigin, _ constraint: String?, _ object: String?, _ location: SourceLocation?,
        _ priority: Double
    ) {
        member("origin", origin.rawValue)
        member("constraint", orNull: constraint)
        place(object, location)
        member("priority", priority)
    }

    private mutating func place(_ object: String?, _ location: SourceLocation?) {
        member("object", orNull: object)
        key("line")
        if let location { number(location.line) } else { null() }
        key("column")
        if let location { number(location.column) } else { null() }
    }

    private mutating func rect(_ name: StaticString, _ rect: Rect) {
        object(name, .inline) { json in
            json.points("x", rect.x)
            json.points("y", rect.y)
            json.points("width", rect.width)
            json.points("height", rect.height)
        }
    }

    private mutating func points(_ name: StaticString, _ value: Double) {
        member(name, ExplanationNumber.rounded(value))
    }
}
