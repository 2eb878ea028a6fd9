// A system that is changed after it was built is the system that says the same from the start.

import Testing

@testable import ConstraintSolver

@Suite struct ChangedSystemTests {
    /// A sum of variables that are wished to be 10 each and come to 100, its terms added one by one: records hold four,
    /// longer ones lie elsewhere.
    @Test(arguments: 1...7)
    func termsAreAdded(count: Int) {
        var system = ConstraintSystem()
        let terms = (0..<count).map { Term(system.addVariable(), Double($0 + 1)) }
        for (order, term) in terms.enumerated() {
            system.addConstraint(Term(term.variable), .equal, 10, priority: 100, order: Int32(order))
        }
        var whole = system
        whole.addConstraint(terms, .equal, 100, order: 100)
        let sum = system.addConstraint(terms[0], .equal, 100, order: 100)
        for term in terms.dropFirst() { system.addTerm(term, to: sum) }
        #expect(system.terms(of: sum) == terms)
        var (changed, built) = (Solver(system), Solver(whole))
        #expect(changed.solve().values == built.solve().values)
    }

    /// Terms that are added one after the other take as much room as they need.
    @Test func addedTermsTakeTheirRoom() {
        var system = ConstraintSystem()
        let terms = (0..<200).map { Term(system.addVariable(), Double($0 + 1)) }
        let sum = system.addConstraint(terms[0], .equal, 100, order: 0)
        for term in terms.dropFirst() { system.addTerm(term, to: sum) }
        #expect(system.terms(of: sum) == terms)
        #expect(system.longTerms.count == terms.count)
    }

    /// Two constraints that grow in turn keep their terms.
    @Test func termsAreAddedInTurn() {
        var system = ConstraintSystem()
        let terms = (0..<20).map { Term(system.addVariable(), Double($0 + 1)) }
        let ids = (0..<2).map { system.addConstraint(terms[0], .equal, 100, order: $0) }
        for term in terms.dropFirst() { for id in ids { system.addTerm(term, to: id) } }
        for id in ids { #expect(system.terms(of: id) == terms) }
    }

    /// A constraint that grows by a share of a parameter is solved again for each of its values without being prepared
    /// again, and has the values of a system of constants.
    @Test func shareOfAParameter() {
        func system(_ least: Double) -> (ConstraintSystem, ConstraintID) {
            var system = ConstraintSystem()
            let (a, b) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
            system.addConstraint(Term(a), Term(b), .equal, 300, order: 0)
            system.addConstraint(Term(a), .equal, 200, priority: 250, order: 1)
            let wish = system.addConstraint(Term(b), .greaterThanOrEqual, least, priority: 750, order: 2)
            return (system, wish)
        }
        var (parametric, wish) = system(50)
        parametric.fixParameters()
        let growth = parametric.addVariable()
        parametric.addTerm(Term(growth, -0.2), to: wish)
        let parameter = parametric.addConstraint(Term(growth), .equal, 0, order: 3)
        parametric.markAsParameter(parameter)
        var solver = Solver(parametric)
        for value in [0.0, 250, 500, 1000, 0] {
            solver.setConstant(value, of: parameter)
            var constant = Solver(system(50 + 0.2 * value).0)
            #expect(Array(solver.solve().values.prefix(2)) == constant.solve().values)
        }
    }

    /// Of what does not depend on a parameter nobody hears again when that changes, but a choice that was left there
    /// still is.
    @Test func aChoiceElsewhereIsRemembered() {
        var system = ConstraintSystem()
        let (window, height) = (system.addVariable(), system.addVariable(lowerBound: 0))
        let width = system.addConstraint(Term(window), .equal, 320, order: 0)
        for (order, wish) in [30.0, 60].enumerated() {
            system.addConstraint(Term(height), .equal, wish, priority: 250, order: Int32(order + 1))
        }
        system.markAsParameter(width)
        var solver = Solver(system)
        for value in [320.0, 321, 322, 375, 320] {
            solver.setConstant(value, of: width)
            #expect(solver.solve().hasTies)
        }
    }

    /// Of two constraints of one place in the document the parameter is served last, whatever it is worth: an answer
    /// does not tell what it was worth before, not even where it was worth so much that it counts as a parameter no
    /// more.
    @Test func parametersOfOneOrder() {
        func system(_ value: Double) -> (ConstraintSystem, Variable, ConstraintID) {
            var system = ConstraintSystem()
            let x = system.addVariable()
            let parameter = system.addConstraint(Term(x), .equal, value, priority: 500, order: 1)
            system.addConstraint(Term(x), .equal, 10, priority: 500, order: 1)
            system.markAsParameter(parameter)
            return (system, x, parameter)
        }
        let (first, x, parameter) = system(5)
        var warm = Solver(first)
        for value in [5.0, 20, -3, 1e10, 20, 5] {
            warm.setConstant(value, of: parameter)
            var cold = Solver(system(value).0)
            #expect(warm.solve()[x] == 10)
            #expect(cold.solve()[x] == 10)
        }
    }

    /// Nor does the order of adding show in which of two constraints that differ in their stances alone is in a
    /// conflict.
    @Test func stancesOfOneOrder() {
        for stances in [[Breakability.Stance.neutral, .yielding], [.yielding, .neutral]] {
            var system = ConstraintSystem()
            let x = system.addVariable()
            for stance in stances {
                system.addConstraint(
                    Term(x), .equal, 10, order: 0, breakability: Breakability(rank: 5, stance: stance))
            }
            system.addConstraint(
                Term(x), .equal, 30, order: 1, breakability: Breakability(rank: 9, stance: .firm))
            var solver = Solver(system)
            let members = solver.solve().conflicts.map { $0.members.map { system.breakability(of: $0).stance } }
            #expect(members == [[.neutral, .firm]])
        }
    }

    /// A parameter that is no number counts for nothing, as a constant that is none does, until it is one again.
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func parameterThatIsNoNumber(value: Double) {
        var system = ConstraintSystem()
        let x = system.addVariable()
        let parameter = system.addConstraint(Term(x), .equal, 300, order: 1)
        system.addConstraint(Term(x), .equal, 7, priority: 500, order: 2)
        system.markAsParameter(parameter)
        var solver = Solver(system)
        #expect(solver.solve()[x] == 300)
        solver.setConstant(value, of: parameter)
        #expect(solver.solve()[x] == 7)
        system.setConstant(value, of: parameter)
        var cold = Solver(system)
        #expect(cold.solve()[x] == 7)
        solver.setConstant(200, of: parameter)
        #expect(solver.solve()[x] == 200)
    }

    /// What is divided by such a coefficient is infinite: the constraint counts for nothing.
    @Test(arguments: [Double.leastNonzeroMagnitude, -Double.leastNormalMagnitude / 2], [Priority.required, 500])
    func coefficientsBelowAllOthers(coefficient: Double, priority: Double) {
        for other in [0.0, 1] {
            var system = ConstraintSystem()
            let (x, y) = (system.addVariable(), system.addVariable())
            let tiny = system.addConstraint(
                Term(x, other), Term(y, coefficient), .equal, 100, priority: priority, order: 1)
            system.addConstraint(Term(x), .equal, 20, priority: 250, order: 2)
            system.addConstraint(Term(y), .equal, 30, priority: 250, order: 3)
            var solver = Solver(system)
            #expect(solver.solve().values == [20, 30])
            #expect(!system.counts(tiny))
        }
    }
}
