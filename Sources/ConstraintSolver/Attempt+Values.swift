// Step 9: back from columns to variables.

extension Attempt {
    /// The value of every variable.
    mutating func variableValues() -> [Double] {
        let roots = valuesOfRepresentatives()
        var result: [Double] = []
        result.reserveCapacity(Int(presolve.forest.zero))
        for v in 0..<presolve.forest.zero {
            let (root, multiplier, offset) = presolve.forest.find(v)
            let constant = presolve.value(offset)
            // Adding zero turns -0 into 0.
            result.append((root == presolve.forest.zero ? 0 : multiplier * roots[Int(root)]) + constant + 0)
        }
        return result
    }

    /// The values of the representatives: columns as solved, defined ones from what defines them.
    private func valuesOfRepresentatives() -> [Double] {
        let definitions = presolve.definitions
        var result = [Double](repeating: 0, count: Int(presolve.forest.zero) + 1)
        for (column, v) in reduced.variables.enumerated() { result[Int(v)] = values[column] }
        for v in definitions.sorted(from: definitions.order) {
            var sum = presolve.value(definitions.offset(of: v))
            for term in definitions.terms(of: v) { sum += term.coefficient * result[Int(term.variable)] }
            result[Int(v)] = sum
        }
        return result
    }

    /// How every variable moves when the columns move by `directions`; those that do not move are left out.
    mutating func movements(_ directions: [Int32: Double]) -> [Term] {
        let definitions = presolve.definitions
        var change = [Double](repeating: 0, count: Int(presolve.forest.zero) + 1)
        for (column, direction) in directions { change[Int(reduced.variables[Int(column)])] = direction }
        for v in definitions.sorted(from: definitions.order) {
            var (sum, size) = (0.0, 0.0)
            for term in definitions.terms(of: v) {
                let part = term.coefficient * change[Int(term.variable)]
                sum += part
                size = max(size, abs(part))
            }
            change[Int(v)] = abs(sum) <= Tolerance.cost * size ? 0 : sum
        }
        var result: [Term] = []
        for v in 0..<presolve.forest.zero {
            let (root, multiplier, _) = presolve.forest.find(v)
            if root == presolve.forest.zero || change[Int(root)] == 0 { continue }
            result.append(Term(Variable(index: v), multiplier * change[Int(root)]))
        }
        return result
    }
}
