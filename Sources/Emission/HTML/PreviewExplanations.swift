import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutJSON

/// The explanations of a page's views, in which every text, link, chain and explanation stands once: environments, and
/// views beside each other, share most of theirs.
struct PreviewExplanations {
    /// A link: its words, its line or 0, and where it comes from.
    private struct Link: Hashable {
        var text: Int
        var line: Int
        var source: Int
    }

    /// The chain of a number: its headline, its links, and what is open about it.
    private struct Chain: Hashable {
        var headline: Int
        var links: [Int]
        var ambiguities: [Int]
    }

    /// What a view's explanation says.
    private struct Explanation: Hashable {
        /// How much the view insists on its content size: hugging and resistance, horizontally and vertically; nil for
        /// none.
        var priorities: [Double?]
        var chains: [Int]
        /// What was not met, and what stands against it: links, or the words for all that decides a number.
        var lost: [Loss]
        var loose: [Int]
    }

    private struct Loss: Hashable {
        var constraint: Int
        var links: [Int]
        var words: Int?
    }

    private var links = PreviewTable<Link>()
    private var chains = PreviewTable<Chain>()
    private var explanations = PreviewTable<Explanation>()

    /// The number of a view's explanation.
    mutating func number(_ view: ViewExplanation, _ strings: inout PreviewTable<String>) -> Int {
        let outline = ExplanationOutline(view)
        var priorities: [Double?] = []
        if !view.contentSizes.isEmpty {
            for axis in [Axis.horizontal, .vertical] {
                let size = view.contentSizes.first { $0.axis == axis }
                priorities += [size?.huggingPriority, size?.compressionResistancePriority]
            }
        }
        let explanation = Explanation(
            priorities: priorities, chains: outline.quantities.map { number($0, &strings) },
            lost: outline.lost.map { loss in
                let constraint = number(loss.constraint, &strings)
                switch loss.against {
                case .links(let links):
                    return Loss(constraint: constraint, links: links.map { number($0, &strings) }, words: nil)
                case .all(let quantity):
                    let words = strings.number("all that decides its \(quantity)")
                    return Loss(constraint: constraint, links: [], words: words)
                }
            },
            loose: outline.loose.map { number($0, &strings) })
        return explanations.number(explanation)
    }

    private mutating func number(_ link: ExplanationOutline.Link, _ strings: inout PreviewTable<String>) -> Int {
        links.number(
            Link(
                text: strings.number(link.text), line: link.location?.line ?? 0, source: strings.number(link.source)))
    }

    private mutating func number(
        _ quantity: ExplanationOutline.Quantity, _ strings: inout PreviewTable<String>
    ) -> Int {
        chains.number(
            Chain(
                headline: strings.number(quantity.headline), links: quantity.links.map { number($0, &strings) },
                ambiguities: quantity.ambiguities.map { strings.number($0) }))
    }

    /// Writes `links`, `chains` and `explanations`, members of the object that is open.
    func write(to json: inout JSONWriter) {
        json.array("links", .lines) { json in
            for link in links.values { json.write([link.text, link.line, link.source]) }
        }
        json.array("chains", .lines) { json in
            for chain in chains.values {
                json.beginArray(.inline)
                json.number(chain.headline)
                json.write(chain.links)
                if !chain.ambiguities.isEmpty { json.write(chain.ambiguities) }
                json.endArray()
            }
        }
        json.array("explanations", .lines) { json in
            for explanation in explanations.values { Self.write(explanation, to: &json) }
        }
    }

    private static func write(_ explanation: Explanation, to json: inout JSONWriter) {
        json.beginObject(.inline)
        json.array("q", .inline) { json in
            for chain in explanation.chains { json.number(chain) }
        }
        if !explanation.priorities.isEmpty {
            json.array("h", .inline) { json in
                for priority in explanation.priorities {
                    if let priority { json.number(priority) } else { json.null() }
                }
            }
        }
        if !explanation.lost.isEmpty {
            json.array("n", .inline) { json in
                for loss in explanation.lost {
                    json.beginArray(.inline)
                    json.number(loss.constraint)
                    if let words = loss.words { json.number(words) } else { json.write(loss.links) }
                    json.endArray()
                }
            }
        }
        if !explanation.loose.isEmpty {
            json.array("s", .inline) { json in
                for link in explanation.loose { json.number(link) }
            }
        }
        json.endObject()
    }
}

/// Values that are known by their numbers: each stands once.
struct PreviewTable<Value: Hashable> {
    /// The values in the order of their numbers.
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    /// The number of a value, which is added where it is new.
    mutating func number(_ value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ numbers: [Int]) {
        beginArray(.inline)
        for number in numbers { self.number(number) }
        endArray()
    }
}
