// Solves a few constraints for one window and for another: the solver alone, without documents.

import ConstraintSolver

var system = ConstraintSystem()
let (x, width) = (system.addVariable(), system.addVariable(lowerBound: 0))
let window = system.addConstraint(Term(x), Term(width), .equal, 320, order: 0)
system.addConstraint(Term(x), .equal, 20, order: 1)
system.addConstraint(Term(width), .equal, 200, priority: 750, order: 2)
system.markAsParameter(window)

var solver = Solver(system)
for size in [320.0, 375] {
    solver.setConstant(size, of: window)
    let solution = solver.solve()
    print("In \(size) points the view begins at \(solution[x]) and is \(solution[width]) wide.")
}
