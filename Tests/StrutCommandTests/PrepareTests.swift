import Foundation
import Testing

/// What `Scripts/prepare` does on machines of each kind: nothing but its own words and stand-ins are on the path.
@Suite("Preparing a machine")
struct PrepareTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let script = Repository.root.appendingPathComponent("Scripts/prepare")
        try folder.write(try String(contentsOf: script, encoding: .utf8), to: "Scripts/prepare")
        try folder.write("", to: "Package.swift")
        for tool in ["sh", "sed", "head", "dirname", "touch", "grep", "env", "cat", "chmod"] {
            let path = try #require(
                ["/usr/bin/", "/bin/"].map { $0 + tool }.first(where: FileManager.default.fileExists))
            let link = folder.url.appendingPathComponent("bin/\(tool)").path
            try FileManager.default.createDirectory(
                atPath: folder.url.appendingPathComponent("bin").path, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        }
        for tool in ["gcc", "g++", "git", "ld"] { try stub(tool, "") }
        try stub("uname", "echo Linux")
        try stub("id", "echo 1000")
        try stub("sudo", "echo \"sudo $*\" >> log; exec \"$@\"")
        try stub("swift", "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'")
        try stub("pkg-config", "exit 1")
    }

    /// Puts a command on the path.
    private func stub(_ name: String, _ body: String) throws {
        try folder.write("#!/bin/sh\n\(body)\n", to: "bin/\(name)")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("bin/\(name)").path)
    }

    /// A package manager: `list` says whether a package is installed, by the file `installed`.
    private func manager(_ name: String, lister: String, _ list: String) throws {
        try stub(lister, list)
        let installs = "echo \"\(name) $*\" >> log; case \"$*\" in *install*) echo \"$*\" >> installed ;; esac"
        let existing = name == lister ? list : ""
        try stub(name, "\(existing)\n\(installs)")
    }

    private func prepare(_ arguments: String = "") throws -> (status: Int32, log: String, errors: String) {
        try shell("HOME=/nowhere; export HOME; sh Scripts/prepare \(arguments)")
    }

    private func shell(_ line: String) throws -> (status: Int32, log: String, errors: String) {
        let run = try StrutProcess(
            executable: URL(fileURLWithPath: "/bin/sh"),
            ["-c", "PATH=$PWD/bin; export PATH; touch log installed; \(line)"], in: folder.url, input: "")
        return (run.status, try folder.read("log"), run.errors)
    }

    private func makeDebian() throws {
        try manager(
            "apt-get", lister: "dpkg-query",
            "for last; do :; done; grep -q -w -- \"$last\" installed && echo 'install ok installed'")
    }

    @Test("On Debian and Ubuntu, libxml2 and pkg-config come from apt-get, once")
    func debian() throws {
        try makeDebian()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)],
            ofItemAtPath: folder.url.appendingPathComponent("Package.swift").path)
        let run = try prepare()
        #expect(run.status == 0, "\(run)")
        #expect(run.errors.contains("prepare: installing libxml2-dev pkg-config"))
        #expect(run.log.contains("sudo apt-get update\n"))
        #expect(run.log.contains("apt-get install --yes --no-install-recommends libxml2-dev pkg-config\n"))
        let touched =
            try FileManager.default.attributesOfItem(
                atPath: folder.url.appendingPathComponent("Package.swift").path)[.modificationDate] as? Date
        #expect(try #require(touched) > Date(timeIntervalSince1970: 1), "SwiftPM would not look for libxml2 again")
        #expect(try prepare() == (0, run.log, ""), "the second time nothing is missing")
        #expect(try prepare("--static").log.contains("libicu-dev liblzma-dev xz-utils zlib1g-dev"))
    }

    @Test("HarfBuzz is installed where it is asked for, by a script that sources this too")
    func fonts() throws {
        try makeDebian()
        try folder.write("#!/bin/sh\nset -eu\nprepare=--fonts\n. Scripts/prepare\n", to: "Scripts/other")
        let run = try shell("sh Scripts/other")
        #expect(run.status == 0 && run.log.contains("pkg-config libharfbuzz-dev\n"), "\(run)")
        // What a script is given is its own business. Debian's shell gives a file that is sourced no arguments at all.
        try folder.write("#!/bin/sh\nset -eu\n. Scripts/prepare\n", to: "Scripts/other")
        #expect(try shell("sh Scripts/other --filter X").status == 0)
        let test = try String(
            contentsOf: Repository.root.appendingPathComponent("Scripts/test-fonts"), encoding: .utf8)
        try folder.write(test, to: "Scripts/test-fonts")
        try folder.write("#!/bin/sh\n", to: "Scripts/test")
        try folder.write("", to: "installed")
        let tested = try shell("chmod +x Scripts/*; sh Scripts/test-fonts")
        #expect(tested.status == 0 && tested.log.components(separatedBy: "libharfbuzz-dev\n").count > 3, "\(tested)")
    }

    @Test("A word that means nothing is an error, and a user without a home is none")
    func words() throws {
        try makeDebian()
        let run = try prepare("--fnots")
        #expect(run.status == 64 && run.log == "" && run.errors.contains("unknown argument '--fnots'"))
        #expect(try shell("unset HOME; sh Scripts/prepare").status == 0)
    }

    @Test("Where Swift does not run or cannot link, what it needs is installed as well")
    func bareMachine() throws {
        try makeDebian()
        try stub(
            "swift", "case $1 in build) grep -q libcurl4-openssl-dev installed ;; *) echo 'Swift version 6.1' ;; esac")
        let run = try prepare()
        #expect(run.status == 0, "\(run)")
        #expect(
            run.log.contains(
                "libxml2-dev pkg-config binutils ca-certificates gcc g++ git libc6-dev libcurl4-openssl-dev"))
    }

    @Test("On Fedora dnf installs")
    func fedora() throws {
        try manager("dnf", lister: "rpm", "for last; do :; done; grep -q -w -- \"$last\" installed")
        let run = try prepare()
        #expect(run.status == 0, "\(run)")
        #expect(
            run.log == "sudo dnf install --assumeyes libxml2-devel pkgconf-pkg-config\n"
                + "dnf install --assumeyes libxml2-devel pkgconf-pkg-config\n")
        #expect(try prepare() == (0, run.log, ""))
        #expect(try prepare("--static").status == 69)
    }

    @Test("On macOS brew installs, without sudo; without brew it says where to get it")
    func macOS() throws {
        try stub("uname", "echo Darwin")
        let none = try prepare()
        #expect(none.status == 69 && none.errors.contains("https://brew.sh"))
        try manager(
            "brew", lister: "brew",
            "case $1 in list) for last; do :; done; grep -q -w -- \"$last\" installed; exit ;; esac")
        let run = try prepare()
        #expect(run.status == 0, "\(run)")
        #expect(run.log == "brew install libxml2 pkgconf\n")
        #expect(try prepare() == (0, run.log, ""))
    }

    @Test("Root needs no sudo; without it and sudo the command is reported, and nothing done")
    func root() throws {
        try makeDebian()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("bin/sudo"))
        let run = try prepare()
        #expect(run.status == 77 && run.log == "")
        #expect(run.errors.contains("this is for root to do: env DEBIAN_FRONTEND=noninteractive apt-get install"))
        try stub("id", "echo 0")
        #expect(try prepare().status == 0)
    }

    @Test("On other systems it says what is needed, and is content with what is there")
    func unknownSystem() throws {
        let run = try prepare()
        #expect(run.status == 69 && run.errors.contains("please install libxml2 with its headers, and pkg-config"))
        try stub("pkg-config", "case $* in *harfbuzz*) exit 1 ;; esac")
        #expect(try prepare().status == 0)
        let fonts = try prepare("--fonts")
        #expect(fonts.status == 69 && fonts.errors.contains("please install HarfBuzz with its headers"))
        try stub("pkg-config", "exit 0")
        #expect(try prepare("--fonts").status == 0)
    }

    @Test(
        "A Swift that is missing or too old is reported",
        arguments: ["exit 127", "echo 'Apple Swift version 6.0.3'", "echo 'Swift version 5.10'"])
    func swift(body: String) throws {
        try stub("pkg-config", "exit 0")
        try stub("swift", body)
        let run = try prepare()
        #expect(run.status == 69 && run.errors.contains("6.1"))
    }
}
