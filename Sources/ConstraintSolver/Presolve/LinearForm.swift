// A sum of coefficient × representative plus an offset: what a constraint becomes when its variables are looked up.

/// A linear form under construction, with its terms merged. One is reused for all the constraints of a system.
struct LinearForm {
    private(set) var count = 0
    let variables: UnsafeMutablePointer<Int32>
    let coefficients: UnsafeMutablePointer<Double>
    var offset = ParametricNumber.zero
    /// The largest single contribution to each coefficient, to distinguish what is left of a cancellation from zero.
    private let largest: UnsafeMutablePointer<Double>
    /// For forms of many terms: where a variable stands among them; -1 for nowhere.
    private let places: UnsafeMutablePointer<Int32>
    private var isMerged = false
    private var usesPlaces = false
    private static let few = 12

    /// A form with room for `capacity` different variables, of as many.
    init(capacity: Int, in arena: Arena) {
        variables = arena.allocate(Int32.self, capacity)
        coefficients = arena.allocate(Double.self, capacity)
        largest = arena.allocate(Double.self, capacity)
        places = arena.allocate(capacity, of: -1)
    }

    /// Makes the form the constant `offset`.
    @inline(__always)
    mutating func reset(to constant: ParametricNumber) {
        if usesPlaces { clearPlaces() }
        count = 0
        isMerged = false
        offset = constant
    }

    /// Adds a constant.
    @inline(__always)
    mutating func add(_ constant: ParametricNumber) { offset += constant }

    /// Adds a multiple of a variable.
    @inline(__always)
    mutating func add(_ coefficient: Double, _ variable: Int32) {
        let place = count <= Self.few ? search(variable) : lookUp(variable)
        if place >= 0 {
            coefficients[place] += coefficient
            largest[place] = max(largest[place], abs(coefficient))
            isMerged = true
            return
        }
        if usesPlaces { places[Int(variable)] = Int32(truncatingIfNeeded: count) }
        variables[count] = variable
        coefficients[count] = coefficient
        largest[count] = abs(coefficient)
        count += 1
    }

    @inline(__always)
    private func search(_ variable: Int32) -> Int {
        for place in 0..<count where variables[place] == variable { return place }
        return -1
    }

    @inline(never)
    private mutating func lookUp(_ variable: Int32) -> Int {
        if !usesPlaces {
            for place in 0..<count { places[Int(variables[place])] = Int32(truncatingIfNeeded: place) }
            usesPlaces = true
        }
        return Int(places[Int(variable)])
    }

    private mutating func clearPlaces() {
        for place in 0..<count { places[Int(variables[place])] = -1 }
        usesPlaces = false
    }

    /// Takes out the terms whose coefficients cancelled.
    @inline(__always)
    mutating func dropCancelled() {
        if isMerged { sift() }
    }

    private mutating func sift() {
        if usesPlaces { clearPlaces() }
        var kept = 0
        for place in 0..<count where abs(coefficients[place]) > Tolerance.cancellation * largest[place] {
            variables[kept] = variables[place]
            coefficients[kept] = coefficients[place]
            largest[kept] = largest[place]
            kept += 1
        }
        count = kept
        isMerged = false
    }

    /// Copies another form.
    mutating func assign(_ other: LinearForm) {
        reset(to: other.offset)
        for place in 0..<other.count {
            variables[place] = other.variables[place]
            coefficients[place] = other.coefficients[place]
            largest[place] = other.largest[place]
        }
        count = other.count
    }
}
