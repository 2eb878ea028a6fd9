// XML of views and constraints from a few words, so that a test shows what it is about and nothing else.

/// A view that constraints place, or, given a mask, one that keeps it.
package func view(
    _ id: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 10, _ height: Double = 10,
    element: String = "view", _ attributes: String = "", mask: String? = nil, subviews: String = "",
    constraints: [String] = [], content: String = ""
) -> String {
    """
    <\(element) contentMode="scaleToFill" \(mask == nil ? #"translatesAutoresizingMaskIntoConstraints="NO""# : "") \
    id="\(id)" \(attributes)>
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    \(mask.map(autoresizingMask) ?? "")
    <subviews>\(subviews)</subviews>\(content)
    <constraints>\(constraints.map(constraint).joined(separator: "\n"))</constraints>
    </\(element)>
    """
}

/// A plain view that constraints place, with attributes of its own.
package func view(
    _ id: String, _ attributes: String, subviews: String = "", constraints: [String] = [], content: String = ""
) -> String {
    view(id, 0, 0, 10, 10, attributes, subviews: subviews, constraints: constraints, content: content)
}

/// A label with a text in the system font.
package func label(
    _ id: String, _ text: String, size: Double = 17, lines: Int = 1, _ attributes: String = "",
    constraints: [String] = []
) -> String {
    """
    <label id="\(id)" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
    <string key="text">\(text)</string>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
    <constraints>\(constraints.map(constraint).joined(separator: "\n"))</constraints>
    </label>
    """
}

/// An image view whose intrinsic size is that of `image(_:_:_:)`.
package func imageView(_ id: String, _ image: String, _ attributes: String = "", constraints: [String] = []) -> String {
    view(id, element: "imageView", #"image="\#(image)" \#(attributes)"#, constraints: constraints)
}

/// An image of the resources.
package func image(_ name: String, _ width: Double, _ height: Double) -> String {
    #"<image name="\#(name)" width="\#(width)" height="\#(height)"/>"#
}

package func edgeInsets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> String {
    #"<edgeInsets key="layoutMargins" top="\#(top)" left="\#(left)" bottom="\#(bottom)" right="\#(right)"/>"#
}

/// The element of a mask, from the flags that are set: `flexibleMinX widthSizable`.
package func autoresizingMask(_ flags: String) -> String {
    let attributes = flags.split(separator: " ").map { #"\#($0)="YES""# }.joined(separator: " ")
    return #"<autoresizingMask key="autoresizingMask" \#(attributes)/>"#
}

/// The element of a constraint, from words such as `a.leading == 0.5*root.trailing + 10 @750 #name`.
///
/// Words apart: first item and attribute (`.width` leaves the item out), relation, then a constant or a second item
/// (with its multiplier before a star), and, in any order after them, a sign and a constant, `@priority`, `#id`,
/// `symbolic` and `placeholder`. Without an id, its own words are it.
package func constraint(_ words: String) -> String {
    let parts = words.split(separator: " ").map(String.init)
    var attributes: [(String, String)] = []
    func item(_ part: String, _ place: String) {
        let pieces = part.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if !pieces[0].isEmpty { attributes.append(("\(place)Item", pieces[0])) }
        attributes.append(("\(place)Attribute", pieces[1]))
    }
    item(parts[0], "first")
    switch parts[1] {
    case ">=": attributes.append(("relation", "greaterThanOrEqual"))
    case "<=": attributes.append(("relation", "lessThanOrEqual"))
    default: break
    }
    if let number = Double(parts[2]) {
        attributes.append(("constant", "\(number)"))
    } else if let star = parts[2].firstIndex(of: "*") {
        attributes.append(("multiplier", String(parts[2][..<star])))
        item(String(parts[2][parts[2].index(after: star)...]), "second")
    } else {
        item(parts[2], "second")
    }
    var id = words.replacing(" ", with: "_").replacing(">", with: "g").replacing("<", with: "l")
    for (sign, part) in zip(parts.dropFirst(2), parts.dropFirst(3)) {
        if part.hasPrefix("@") { attributes.append(("priority", String(part.dropFirst()))) }
        if part.hasPrefix("#") { id = String(part.dropFirst()) }
        if part == "symbolic" || part == "placeholder" { attributes.append((part, "YES")) }
        if let number = Double(part) { attributes.append(("constant", "\(sign == "-" ? -number : number)")) }
    }
    attributes.append(("id", id))
    return "<constraint \(attributes.map { #"\#($0.0)="\#($0.1)""# }.joined(separator: " "))/>"
}
