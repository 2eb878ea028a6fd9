// A sum of coefficient × representative plus an offset: what a constraint becomes when its variables are looked up.

/// A linear form under construction, with its terms merged. One is reused for all the constraints of a system.
struct LinearForm {
    var variables: [Int32] = []
    var coefficients: [Double] = []
    /// The largest single contribution to each coefficient, to tell what is left of a cancellation from zero.
    var largest: [Double] = []
    var offset = Offset.zero
    /// Where a variable stands in `variables`; kept only for long forms.
    private var places: [Int32: Int] = [:]

    var count: Int { variables.count }

    /// Makes the form the constant `offset`.
    mutating func reset(to constant: Offset) {
        variables.removeAll(keepingCapacity: true)
        coefficients.removeAll(keepingCapacity: true)
        largest.removeAll(keepingCapacity: true)
        if !places.isEmpty { places.removeAll(keepingCapacity: true) }
        offset = constant
    }

    /// Adds a constant.
    mutating func add(_ constant: Offset) {
        offset += constant
    }

    /// Adds a multiple of a variable.
    mutating func add(_ coefficient: Double, _ variable: Int32) {
        if let place = place(of: variable) {
            coefficients[place] += coefficient
            largest[place] = max(largest[place], abs(coefficient))
            return
        }
        if count >= 8 { places[variable] = count }
        variables.append(variable)
        coefficients.append(coefficient)
        largest.append(abs(coefficient))
        if count == 8 { for (place, v) in variables.enumerated() { places[v] = place } }
    }

    private func place(of variable: Int32) -> Int? {
        count < 8 ? variables.firstIndex(of: variable) : places[variable]
    }

    /// Takes out the terms whose coefficients cancelled.
    mutating func dropCancelled() {
        var kept = 0
        for place in 0..<count {
            if abs(coefficients[place]) <= Tolerance.cancellation * largest[place] { continue }
            variables[kept] = variables[place]
            coefficients[kept] = coefficients[place]
            largest[kept] = largest[place]
            kept += 1
        }
        let dropped = count - kept
        variables.removeLast(dropped)
        coefficients.removeLast(dropped)
        largest.removeLast(dropped)
        if dropped > 0, !places.isEmpty {
            places.removeAll(keepingCapacity: true)
            if count >= 8 { for (place, v) in variables.enumerated() { places[v] = place } }
        }
    }
}
