/// Ends the process with what was found unless a property holds: `precondition` says nothing where code is optimised.
func require(_ holds: Bool, _ what: @autoclosure () -> String = "a property does not hold") {
    if !holds { fatalError(what()) }
}
