import Strut

/// Why a request cannot be answered, as JSON-RPC says it.
enum MCPFailure: Error {
    case syntax(String)
    case request(String)
    case method(String)
    case parameters(String)

    /// The code and the message of the error.
    var error: (code: Int, message: String) {
        switch self {
        case .syntax(let message): (-32700, message)
        case .request(let message): (-32600, message)
        case .method(let name): (-32601, "unknown method '\(name)'")
        case .parameters(let message): (-32602, message)
        }
    }
}

/// Answers requests of the Model Context Protocol: JSON-RPC 2.0, a message on each line
/// (https://modelcontextprotocol.io/specification).
///
/// A tool is a run of strut's own executable, so that what one document does to it cannot end the server.
struct MCPServer {
    /// The revisions of the protocol that are understood, the newest first: of what differs nothing is used here.
    static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// Runs strut with some words.
    let run: ([String]) throws(SystemError) -> ChildProcess

    /// The answer to a message, with its line break; nil to what asks for none.
    func answer(to line: [UInt8]) -> [UInt8]? {
        var id: JSONValue.Content?
        do throws(MCPFailure) {
            let message = try Self.message(line)
            let value = message["id"]
            switch value?.content {
            case .string, .number: id = value?.content
            // A notification, or a response, of which this server has asked for none.
            case nil: return nil
            default: throw .request("the id of a request is a string or a number")
            }
            guard let method = message["method"]?.string else {
                if message["result"] != nil || message["error"] != nil { return nil }
                throw .request("a request has a method")
            }
            return try response(method, message["params"], id)
        } catch {
            return Self.response(id) { json in
                json.object("error", .inline) { json in
                    json.member("code", error.error.code)
                    json.member("message", error.error.message)
                }
            }
        }
    }

    private static func message(_ line: [UInt8]) throws(MCPFailure) -> JSONValue {
        let message: JSONValue
        do throws(JSONError) {
            message = try JSONValue(parsing: line)
        } catch {
            throw .syntax("\(error.message), at column \(error.place.column)")
        }
        guard message.members != nil else { throw .request("a message is an object") }
        return message
    }

    private func response(
        _ method: String, _ parameters: JSONValue?, _ id: JSONValue.Content?
    ) throws(MCPFailure) -> [UInt8] {
        switch method {
        case "initialize":
            let asked = parameters?["protocolVersion"]?.string ?? ""
            return Self.response(id) { $0.writeServer(Self.revisions.contains(asked) ? asked : Self.revisions[0]) }
        case "ping": return Self.response(id) { $0.object("result", .inline) { _ in } }
        case "tools/list":
            return Self.response(id) { json in
                json.object("result", .inline) { json in
                    json.array("tools", .inline) { json in
                        for tool in MCPTool.all { json.write(tool) }
                    }
                }
            }
        case "tools/call":
            guard let name = parameters?["name"]?.string else { throw .parameters("the name of the tool is missing") }
            guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
                throw .parameters(
                    "unknown tool '\(name)'; known: \(MCPTool.all.map(\.name).joined(separator: ", "))")
            }
            let words = try tool.words(parameters?["arguments"]?.members ?? [])
            let (text, isError) = call(tool, words)
            return Self.response(id) { json in
                json.object("result", .inline) { json in
                    json.array("content", .inline) { json in
                        json.beginObject(.inline)
                        json.member("type", "text")
                        json.member("text", text)
                        json.endObject()
                    }
                    json.member("isError", isError)
                }
            }
        default: throw .method(method)
        }
    }

    /// What a run of a tool printed, results before messages; and whether it failed.
    private func call(_ tool: MCPTool, _ words: [String]) -> (text: String, isError: Bool) {
        do throws(SystemError) {
            let process = try run(words)
            let parts = [process.output, process.errors].filter { !$0.isEmpty }.map {
                String(decoding: $0, as: UTF8.self)
            }
            let text = parts.joined(separator: parts.first?.hasSuffix("\n") == true ? "" : "\n")
            let isError = !tool.results.contains(process.status)
            if !isError, text.isEmpty { return ("\(tool.name): done, with nothing to report", false) }
            return (text + (isError ? "(exit status \(process.status))" : ""), isError)
        } catch {
            return ("strut cannot be started: \(error.text)", true)
        }
    }

    /// A message with an id, on a line of its own.
    private static func response(_ id: JSONValue.Content?, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject(.inline)
        json.member("jsonrpc", "2.0")
        switch id {
        case .string(let text): json.member("id", text)
        case .number(let number): json.member("id", number)
        default: json.member("id", orNull: nil)
        }
        write(&json)
        json.endObject()
        return JSONForm.compact.applied(to: json.finish()).filter { $0 != 0x0A } + [0x0A]
    }
}

extension JSONWriter {
    fileprivate mutating func writeServer(_ revision: String) {
        object("result", .inline) { json in
            json.member("protocolVersion", revision)
            json.object("capabilities", .inline) { $0.object("tools", .inline) { _ in } }
            json.object("serverInfo", .inline) { json in
                json.member("name", "strut")
                json.member("version", Subcommand.strutVersion)
            }
            json.member(
                "instructions",
                "Reads, checks, edits and compiles Xcode storyboards and xibs without Xcode. Lengths are in points. Objects are "
                    + "named by object id, outlet or label; 'tree' lists them. Check after every edit.")
        }
    }

    fileprivate mutating func write(_ tool: MCPTool) {
        beginObject(.inline)
        member("name", tool.name)
        member("description", tool.summary)
        object("inputSchema", .inline) { json in
            json.member("type", "object")
            json.object("properties", .inline) { json in
                for parameter in tool.parameters { json.write(parameter) }
            }
            json.array("required", .inline) { json in
                for parameter in tool.parameters where parameter.isRequired { json.string(parameter.name) }
            }
            json.member("additionalProperties", false)
        }
        object("annotations", .inline) { json in
            json.member("readOnlyHint", tool.isReadOnly)
            json.member("openWorldHint", false)
        }
        endObject()
    }

    private mutating func write(_ parameter: MCPTool.Parameter) {
        key(named: parameter.name)
        beginObject(.inline)
        switch parameter.kind {
        case .text: member("type", "string")
        case .flag: member("type", "boolean")
        case .texts:
            member("type", "array")
            object("items", .inline) { $0.member("type", "string") }
            member("minItems", 1)
        }
        member("description", parameter.help)
        endObject()
    }
}
