// Step 2: equations of three or more representatives define those of them that nothing else limits.

/// Representatives that are sums of others. The sums are kept as the equations gave them, never multiplied out, so that
/// a chain of them takes no more room than its equations.
struct Definitions {
    /// The equation that defines a representative; -1 for none.
    var constraint: [Int32]
    /// Whether a definition mentions the representative.
    var isMentioned: [Bool]
    /// Where the definition of a representative starts and how many terms it has.
    private var start: [Int32]
    private var count: [Int32]
    private var offsets: [Offset]
    private var variables: [Int32] = []
    private var coefficients: [Double] = []
    /// The defined representatives, in the order of defining.
    private(set) var order: [Int32] = []

    /// No definitions, of `count` possible representatives.
    init(count: Int) {
        constraint = [Int32](repeating: -1, count: count)
        isMentioned = [Bool](repeating: false, count: count)
        start = constraint
        self.count = constraint
        offsets = [Offset](repeating: .zero, count: count)
    }

    /// Whether a representative is defined by others.
    func isDefined(_ variable: Int32) -> Bool { constraint[Int(variable)] >= 0 }

    /// Solves `form = 0` for its term at `place`.
    mutating func define(_ place: Int, by form: LinearForm, because equation: Int32) {
        let (variable, pivot) = (form.variables[place], form.coefficients[place])
        let v = Int(variable)
        constraint[v] = equation
        start[v] = Int32(truncatingIfNeeded: variables.count)
        count[v] = Int32(truncatingIfNeeded: form.count - 1)
        offsets[v] = form.offset.negated(dividedBy: pivot)
        for other in 0..<form.count where other != place {
            variables.append(form.variables[other])
            coefficients.append(-form.coefficients[other] / pivot)
            isMentioned[Int(form.variables[other])] = true
        }
        order.append(variable)
    }

    /// The terms of a definition.
    func terms(of variable: Int32) -> some Sequence<(variable: Int32, coefficient: Double)> {
        let range = Int(start[Int(variable)])..<Int(start[Int(variable)] + count[Int(variable)])
        return zip(variables[range], coefficients[range]).lazy.map { (variable: $0, coefficient: $1) }
    }

    /// The constant of a definition.
    func offset(of variable: Int32) -> Offset { offsets[Int(variable)] }

    /// The defined representatives that `roots` lead to, each after those that its definition mentions.
    func sorted(from roots: some Sequence<Int32>) -> [Int32] {
        var result: [Int32] = []
        var state: [Int32: Bool] = [:]
        var stack: [(variable: Int32, isDone: Bool)] = []
        for root in roots where isDefined(root) && state[root] == nil {
            stack.append((root, false))
            while let (variable, isDone) = stack.popLast() {
                if isDone {
                    result.append(variable)
                    continue
                }
                if state[variable] != nil { continue }
                state[variable] = true
                stack.append((variable, true))
                for term in terms(of: variable) where isDefined(term.variable) && state[term.variable] == nil {
                    stack.append((term.variable, false))
                }
            }
        }
        return result
    }

    /// Replaces the defined representatives in a form until only independent ones are left.
    func expand(_ form: inout LinearForm) {
        guard form.variables.contains(where: isDefined) else { return }
        let chain = sorted(from: form.variables)
        var coefficient: [Int32: Double] = [:]
        var result = LinearForm()
        result.reset(to: form.offset)
        for place in 0..<form.count {
            if isDefined(form.variables[place]) {
                coefficient[form.variables[place], default: 0] += form.coefficients[place]
            } else {
                result.add(form.coefficients[place], form.variables[place])
            }
        }
        for variable in chain.reversed() {
            guard let factor = coefficient[variable], factor != 0 else { continue }
            result.add(offset(of: variable).scaled(by: factor))
            for term in terms(of: variable) {
                if isDefined(term.variable) {
                    coefficient[term.variable, default: 0] += factor * term.coefficient
                } else {
                    result.add(factor * term.coefficient, term.variable)
                }
            }
        }
        result.dropCancelled()
        form = result
    }
}
