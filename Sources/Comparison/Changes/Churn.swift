/// What differs without saying anything: order, spelling, what tools note of themselves, frames that constraints give.
package struct Churn: Sendable {
    /// The versions of the tools that wrote the documents, where they differ.
    package var tools: (old: String, new: String)?
    /// The devices on the canvas, with what is unusual about them, where both documents name one and not the same.
    package var canvas: (old: String, new: String)?
    /// How many frames are stored otherwise though constraints, tables or the canvas decide them.
    package var storedFrames = 0
    /// How many scenes and views stand elsewhere on the canvas.
    package var canvasPlaces = 0
    /// How many images have another size noted, which Interface Builder reads from their files.
    package var imageSizes = 0
    /// Whether what has no order is in another one.
    package var isReordered = false
    /// Whether the same is spelled or laid out otherwise.
    package var isReformatted = false
    /// Whether what tools note of themselves and of the system differs.
    package var notesDiffer = false
    /// How many constraints and connections have other ids, or are held by other views, and say the same.
    package var renumbered = 0

    /// Whether there is none.
    package var isEmpty: Bool { words.isEmpty }

    /// What there is of it, in words for one line.
    package var words: [String] {
        var words: [String] = []
        if let tools { words.append("tools version \(tools.old) → \(tools.new)") }
        if let canvas { words.append("canvas \(canvas.old) → \(canvas.new)") }
        if storedFrames > 0 { words.append("\(storedFrames) stored frame\(storedFrames == 1 ? "" : "s")") }
        if canvasPlaces > 0 { words.append("\(canvasPlaces) place\(canvasPlaces == 1 ? "" : "s") on the canvas") }
        if imageSizes > 0 { words.append("\(imageSizes) image size\(imageSizes == 1 ? "" : "s")") }
        if renumbered > 0 { words.append("\(renumbered) object id\(renumbered == 1 ? "" : "s")") }
        if notesDiffer { words.append("notes of the tools") }
        if isReordered { words.append("reordered") }
        if isReformatted { words.append("reformatted") }
        return words
    }
}
