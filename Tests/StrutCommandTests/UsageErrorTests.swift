import Foundation
import Testing

@Suite("Wrong command lines")
struct UsageErrorTests {
    /// Command lines, and what standard error must say about each.
    private static let wrong: [(line: String, says: String)] = [
        ("", "Usage: strut SUBCOMMAND"),
        ("compil A.xib", "unknown subcommand 'compil'; did you mean 'compile'?"),
        ("A.storyboard", "did you mean 'strut compile A.storyboard'?"),
        ("compile", "no input; give the path of a storyboard or xib"),
        ("compile --formt json A.xib", "unknown option '--formt'; did you mean '--format'?"),
        ("compile --zzzzzzzz A.xib", "unknown option '--zzzzzzzz'; '--help' lists the options"),
        ("compile -z A.xib", "unknown option '-z'"),
        ("--verison", "unknown option '--verison'; did you mean '--version'?"),
        ("compile --format jsn A.xib", "unknown format 'jsn'; did you mean 'json'?"),
        ("compile --format", "'--format' needs a value; write '--format FORMAT'"),
        ("compile --output --strict A.xib", "'--output' needs a value"),
        ("compile --output= A.xib", "the value of '--output' is empty"),
        ("compile --strict=yes A.xib", "'--strict' takes no value, but was given 'yes'"),
        (
            "compile --device iPone8 A.xib",
            "unknown device 'iPone8'; did you mean 'iPhone 8'? 'strut devices' lists them"
        ),
        ("compile --device iPhone-18 A.xib", "unknown device 'iPhone-18'; did you mean 'iPhone 17'?"),
        ("compile --device iPhone-SE-4 A.xib", "did you mean 'iPhone SE (3rd generation)'"),
        ("compile --device iPad-10 A.xib", "did you mean 'iPad (10th generation)'?"),
        ("compile --device zzzzzzzzzzzz A.xib", "unknown device 'zzzzzzzzzzzz'; 'strut devices' lists them"),
        (
            "compile --device iPhone-15,iPad-Air A.xib",
            "'--device' takes one device, not 'iPhone-15,iPad-Air'; give it once for each"
        ),
        ("compile --device iPhone-15,iPone A.xib", "unknown device 'iPhone-15,iPone'"),
        ("compile --orientation up A.xib", "unknown orientation 'up'; known: portrait, landscape"),
        ("compile --size 320 A.xib", "'320' is not a size; write width x height in points"),
        ("compile --size 320x-1 A.xib", "'320x-1' is not a size"),
        ("compile --size 320xnan A.xib", "'320xnan' is not a size"),
        ("compile --size 1x2x3 A.xib", "'1x2x3' is not a size"),
        ("check --only , A.xib", "'--only ,' names no rule; 'strut rules' lists them"),
        ("check --disable=, A.xib", "'--disable ,' names no rule"),
        ("check -d , A.xib", "'--device ,' names nothing"),
        ("check --language=,, A.xib", "'--language ,,' names nothing"),
        ("check --widths 320 A.xib", "'320' is not a range of widths; write it as 320...1366, in points"),
        ("check --widths 320..400 A.xib", "'320..400' is not a range of widths; write it as 320...1366"),
        ("check --widths ...400 A.xib", "'...400' is not a range of widths"),
        ("check --heights 9o...400 A.xib", "'9o' in '9o...400' is not a length; write the range as 480...1024"),
        ("check --heights 400...320 A.xib", "the range '400...320' ends before it begins; write it as 320...400"),
        ("check --widths 320.3...400 A.xib", "'320.3' in '320.3...400' is between two half points; ranges are checked"),
        ("check --widths 0...400 A.xib", "'0' in '0...400' is no length of a window; windows are from 1 to 100000"),
        ("check --widths 1...1e9 A.xib", "'1e9' in '1...1e9' is no length of a window"),
        ("check --widths 1...2 --widths 3...4 A.xib", "'--widths' is given twice; give one range that holds both"),
        ("compile --widths 320...400 A.xib", "unknown option '--widths'"),
        ("compile --content-size XLL A.xib", "unknown content size 'XLL'; did you mean 'XL'?"),
        ("compile --direction right A.xib", "unknown direction 'right'"),
        (
            "compile --language de,fr A.xib",
            "'--language' takes one language here, and 'de,fr' is not one; ask for each by itself; 'strut check'"
        ),
        ("explain --language all A.xib i1", "'--language' takes one language here, and 'all' is not one"),
        ("fit --language ALL A.xib i1", "'--language' takes one language here, and 'ALL' is not one"),
        ("compile --language ../SB/de A.xib", "'../SB/de' is not a language; write its code: de, pt-BR"),
        ("compile --language mul A.xib", "'mul' is not a language"),
        ("check --language de,../de A.xib", "'../de' is not a language; write its code: de, pt-BR"),
        ("preview --language fr,d.e A.xib", "'d.e' is not a language"),
        ("compile --jobs 0 A.xib", "'0' is not a number of jobs"),
        ("compile A.xib B.xib", "several inputs give several results; say where to put them"),
        ("compile -o C.json A.xib B.xib", "several inputs give several results"),
        ("compile -d iPhone8 -d iPad A.xib", "several devices give several results"),
        ("compile -o C.json --output-directory out A.xib", "exclude each other"),
        ("compile -o A.xib A.xib", "'A.xib' is both the input and the output"),
        ("compile - -", "standard input ('-') is given twice"),
        (
            "compile --content-size L --content-size AX5 A.xib",
            "'--content-size' is given twice, as 'L' and as 'AX5'; give it once"
        ),
        ("compile -o a --output=b A.xib", "'--output' is given twice, as 'a' and as 'b'"),
        (
            "compile --type-name Foo A.xib",
            "'--type-name' is for Swift source; give '--format swift' or '--format uikit'"
        ),
        ("compile --type-name Foo --format json A.xib", "'--type-name' is for Swift source"),
        ("compile --type-name Foo --format svg A.xib", "'--type-name' is for Swift source"),
        ("compile --type-name Foo --format tree A.xib", "'--type-name' is for Swift source"),
        (
            "compile --assume-filename x.storyboard A.xib",
            "'--assume-filename' is for standard input; leave it out, or give '-' instead of the file"
        ),
        ("check --assume-filename x.storyboard A.xib", "'--assume-filename' is for standard input"),
        ("preview --assume-filename x.storyboard A.xib", "'--assume-filename' is for standard input"),
        ("textconv --assume-filename x.storyboard A.xib", "'--assume-filename' is for standard input"),
        (
            "compile --output-directory out a/A.xib b/A.xib",
            "the results of 'a/A.xib' and 'b/A.xib' would have the same name in 'out'; compile them in two calls"
        ),
        ("check --output x A.xib", "unknown option '--output'"),
        (
            "check --diagnostic-format xml A.xib",
            "unknown diagnostic format 'xml'; known: text, json, sarif, github, checkstyle, junit"
        ),
        ("check --diagnostic-format srif A.xib", "unknown diagnostic format 'srif'; did you mean 'sarif'?"),
        ("check --diagnostic-output A.xib A.xib", "'A.xib' is both the input and the report"),
        ("compile -o B --diagnostic-output B A.xib", "'B' is both the output and the report"),
        ("compile --diagnostic-output - A.xib", "the result and the report would both go to standard output"),
        ("check --color sometimes A.xib", "unknown color mode 'sometimes'; known: always, never, auto"),
        ("completions", "expected the name of a shell; known: bash, zsh, fish"),
        ("completions fisch", "unknown shell 'fisch'; did you mean 'fish'?"),
        ("manual all", "unexpected argument 'all'"),
        ("devices all", "unexpected argument 'all'"),
        ("help nothing", "unknown subcommand 'nothing'"),
        ("help compile check", "unexpected argument 'check'"),
    ]

    @Test("Each ends with 64, says what to do, and writes nothing", arguments: wrong)
    func status(line: String, says: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "A.xib")
        let run = try StrutProcess(line.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.contains(says), "\(run.errors)")
        #expect(try folder.names() == ["A.xib"])
        #expect(try folder.read("A.xib") == SampleDocument.clean)
    }
}
