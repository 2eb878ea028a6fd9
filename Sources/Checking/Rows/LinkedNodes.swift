/// Numbered things, and which of them hang together by links between two of them.
struct LinkedNodes {
    /// For each a linked one, or itself where it stands for all that are linked with it.
    private var links: [Int]

    init(count: Int) { links = Array(0..<count) }

    /// The one that stands for all that a node is linked with; the way there becomes shorter.
    mutating func representative(of node: Int) -> Int {
        var node = node
        while links[node] != node {
            links[node] = links[links[node]]
            node = links[node]
        }
        return node
    }

    /// Whether two hang together.
    mutating func areLinked(_ a: Int, _ b: Int) -> Bool { representative(of: a) == representative(of: b) }

    mutating func link(_ a: Int, _ b: Int) {
        let (a, b) = (representative(of: a), representative(of: b))
        links[max(a, b)] = min(a, b)
    }
}
