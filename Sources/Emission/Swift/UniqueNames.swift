/// Gives names within one namespace, no name twice.
struct UniqueNames {
    private var taken: Set<String>
    /// For each wanted name the number to try next, so that a thousand equal names cost no more than a thousand steps.
    private var nextNumber: [String: Int] = [:]

    /// Makes a namespace in which some names are taken from the start.
    init(reserved: [String] = []) {
        taken = Set(reserved)
    }

    /// `wanted` if it is free, else `wanted2`, `wanted3`, … whichever is free first.
    mutating func claim(_ wanted: String) -> String {
        if !SwiftIdentifier.isReserved(wanted), taken.insert(wanted).inserted { return wanted }
        var number = nextNumber[wanted] ?? 2
        // `item1` numbered would read like another item: an underscore keeps the two numbers apart.
        let stem = wanted.last?.isNumber == true ? wanted + "_" : wanted
        while !taken.insert("\(stem)\(number)").inserted { number += 1 }
        nextNumber[wanted] = number + 1
        return "\(stem)\(number)"
    }
}
