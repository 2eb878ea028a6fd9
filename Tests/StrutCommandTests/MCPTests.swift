// `strut mcp` answers JSON-RPC requests, one on each line, and goes on after any that are wrong.

import Foundation
import Testing

@Suite("The Model Context Protocol")
struct MCPTests {
    /// The messages that answer some lines, as dictionaries.
    private func answers(_ lines: [String], in folder: URL = Repository.root) throws -> [[String: Any]] {
        let run = try StrutProcess(["mcp"], in: folder, input: lines.joined(separator: "\n") + "\n")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        return try run.output.split(separator: "\n").map { line in
            let message = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(message["jsonrpc"] as? String == "2.0")
            return message
        }
    }

    private func request(_ id: Int, _ method: String, _ parameters: [String: Any] = [:]) throws -> String {
        let message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method, "params": parameters]
        return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    }

    /// What calls of tools give: text, and whether it is an error.
    private func call(
        _ calls: [(tool: String, arguments: [String: Any])], in folder: URL = Repository.root
    ) throws -> [(text: String, isError: Bool)] {
        let lines = try calls.enumerated().map { index, call in
            try request(index, "tools/call", ["name": call.tool, "arguments": call.arguments])
        }
        return try answers(lines, in: folder).enumerated().map { index, message in
            #expect(message["id"] as? Int == index)
            let result = try #require(message["result"] as? [String: Any], "\(message)")
            let content = try #require(result["content"] as? [[String: Any]])
            #expect(content.count == 1 && content[0]["type"] as? String == "text")
            return (try #require(content[0]["text"] as? String), try #require(result["isError"] as? Bool))
        }
    }

    @Test("The server says who it is, in the revision that is asked for if it knows that, and which tools it has")
    func beginning() throws {
        let messages = try answers([
            request(1, "initialize", ["protocolVersion": "2024-11-05"]),
            #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
            request(2, "initialize", ["protocolVersion": "1999-01-01"]), "", request(3, "ping"),
            request(4, "tools/list"),
        ])
        #expect(messages.map { $0["id"] as? Int } == [1, 2, 3, 4])
        let results = messages.compactMap { $0["result"] as? [String: Any] }
        try #require(results.count == 4)
        #expect(results[0]["protocolVersion"] as? String == "2024-11-05")
        #expect((results[0]["serverInfo"] as? [String: Any])?["name"] as? String == "strut")
        #expect((results[0]["capabilities"] as? [String: Any])?["tools"] != nil)
        #expect(results[1]["protocolVersion"] as? String == "2025-06-18")
        #expect(results[2].isEmpty)
        let tools = try #require(results[3]["tools"] as? [[String: Any]])
        #expect(
            tools.compactMap { $0["name"] as? String } == [
                "tree", "layout", "check", "explain", "preview", "edit", "fix", "diff", "compile", "rules",
            ])
        for tool in tools {
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            let properties = try #require(schema["properties"] as? [String: Any])
            let required = try #require(schema["required"] as? [String])
            #expect(required.allSatisfy { properties[$0] != nil })
            let isReadOnly = (tool["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool
            let writes = ["edit", "fix", "compile"].contains(tool["name"] as? String)
            #expect(isReadOnly == !writes)
        }
    }

    @Test("A conflict is found, explained and fixed, and then there is none")
    func conflict() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            SampleDocument.conflicting.replacing(
                "targetRuntime=", with: #"initialViewController="vie-wc-001" targetRuntime="#), to: "A.storyboard")
        let path: [String: Any] = ["path": "A.storyboard"]
        let results = try call(
            [
                ("check", ["paths": ["A.storyboard"]]),
                ("explain", ["path": "A.storyboard", "object": "con-wi-002"]),
                ("edit", ["path": "A.storyboard", "changes": ["con-wi-002.constant=300"], "dryRun": true]),
                ("edit", ["path": "A.storyboard", "changes": ["remove con-wi-002"]]),
                ("check", ["paths": ["A.storyboard"]]), ("tree", path), ("preview", path),
                ("layout", path.merging(["device": "iPhone SE (3rd generation)"]) { $1 }),
                ("compile", ["paths": ["A.storyboard"], "outputDirectory": "out"]),
            ], in: folder.url)
        #expect(results[0].text.contains("[conflicting-constraints]") && results[0].text.contains("A.storyboard:"))
        #expect(results[1].text.contains("con-wi-002"))
        #expect(results[2].text.contains("constant 90 → 300") && results[2].text.contains("nothing is written"))
        #expect(results[3].text.contains("- constraint"))
        #expect(!results[4].text.contains("conflicting-constraints"))
        #expect(results[5].text.hasPrefix("document \"A.storyboard\"") && results[6].text.contains("<svg"))
        #expect(results[7].text.contains(#""frame":"#))
        #expect(
            FileManager.default.fileExists(
                atPath: folder.url.appendingPathComponent("out/A.storyboardc/Info.plist").path))
        #expect(results.map(\.isError) == Array(repeating: false, count: 9), "\(results)")
    }

    @Test("What a tool cannot do is its result, with what strut said")
    func failures() throws {
        let results = try call([
            ("tree", ["path": "nothere.xib"]), ("check", ["paths": ["-x.xib"]]),
            ("edit", ["path": "Storyboards/TableViewHeader.storyboard", "changes": ["nothing.text=A"]]),
            ("compile", ["paths": ["nothere.xib"], "outputDirectory": "/proc/nothere"]),
        ])
        #expect(results.map(\.isError) == [true, true, true, true])
        #expect(results[0].text.contains("nothere.xib") && results[0].text.contains("(exit status 66)"))
        #expect(results[1].text.contains("-x.xib") && !results[1].text.contains("unknown option"))
        #expect(results[2].text.contains("'nothing'"))
    }

    @Test(
        "A request that is wrong has an error with its id, and the next one is answered",
        arguments: [
            (#"{"jsonrpc": "2.0", "id": 7, "method": "resources/list"}"#, -32601, "resources/list"),
            (#"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "run"}}"#, -32602, "known: tree"),
            (#"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {}}"#, -32602, "name"),
            (
                #"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "tree", "arguments": {}}}"#,
                -32602,
                "'path' of tree is missing"
            ),
            (
                #"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "check", "arguments": {"paths": "A.xib"}}}"#,
                -32602, "'paths' of check must be an array of strings"
            ),
            (
                #"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "tree", "arguments": {"file": "A"}}}"#,
                -32602, "unknown argument 'file' of tree; known: path, device"
            ),
            (#"{"jsonrpc": "2.0", "id": 7}"#, -32600, "method"),
            (#"{"jsonrpc": "2.0", "id": {}, "method": "ping"}"#, -32600, "id"),
            ("[1, 2]", -32600, "object"), ("{", -32700, "column"),
        ])
    func wrong(line: String, code: Int, words: String) throws {
        let messages = try answers([line, #"{"jsonrpc": "2.0", "id": "next", "method": "ping"}"#])
        try #require(messages.count == 2)
        let error = try #require(messages[0]["error"] as? [String: Any])
        #expect(error["code"] as? Int == code)
        #expect((error["message"] as? String)?.contains(words) == true, "\(error)")
        #expect(line.contains(#""id": 7"#) ? messages[0]["id"] as? Int == 7 : messages[0]["id"] is NSNull)
        #expect(messages[1]["id"] as? String == "next")
    }
}
