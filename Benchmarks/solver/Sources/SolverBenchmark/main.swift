// solver-benchmark list | write WORKLOAD N FILE | measure WORKLOAD N VALUES-FILE
//
// `write` puts a workload into a file that drivers of other solvers read; `measure` measures Strut's solver on it,
// prints one line of JSON, and writes the values of the first solution to a file, a number per line.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes a text to a file, or ends the program.
func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
        print("cannot write \(path)")
        exit(73)
    }
}

/// The file format: a header, then a line per constraint, then the window's sizes.
func text(_ workload: Workload) -> String {
    var result = "H \(workload.variableCount) \(workload.lines.count) \(Workload.steps)\n"
    for line in workload.lines {
        result += "C \(line.priority) \(line.relation.rawValue) \(line.constant) \(line.terms.count)"
        for term in line.terms { result += " \(term.variable) \(term.coefficient)" }
        result += "\n"
    }
    for (variable, sizes) in [(Workload.width(0), workload.widths), (Workload.height(0), workload.heights)] {
        result += "E \(variable) " + sizes.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    return result
}

let arguments = CommandLine.arguments
if arguments.count == 2, arguments[1] == "list" {
    for workload in Workload.all { print("\(workload.name)\t\(workload.title)") }
} else if arguments.count == 5, let make = Workload.all.first(where: { $0.name == arguments[2] })?.make,
    let n = Int(arguments[3])
{
    let workload = make(n)
    if arguments[1] == "write" {
        write(text(workload), to: arguments[4])
    } else {
        let result = Measurement(workload)
        write(result.values.map { "\($0)\n" }.joined(), to: arguments[4])
        print(
            "{\"build_ms\": \(result.buildMilliseconds), \"resize_us\": \(result.resizeMicroseconds), "
                + "\"bytes\": \(result.bytes), \"views\": \(workload.viewCount)}")
    }
} else {
    print("usage: solver-benchmark list | write WORKLOAD N FILE | measure WORKLOAD N VALUES-FILE")
    exit(64)
}
